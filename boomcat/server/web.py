"""The web client's files, if they were built."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

__all__ = ["web_routes"]

#: Built files have a hash of what they hold in their names.
FOR_EVER = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER
        return response


def web_routes(folder: Path | None) -> list[BaseRoute]:
    """The client for every address that people see; a word about its absence where it was not built."""
    if folder is None or not (folder / "index.html").exists():

        async def absent(_: Request) -> Response:
            return PlainTextResponse("Boomcat's server is running, but the web client was not built.\n")

        return [Route("/", absent)]
    page = folder / "index.html"

    async def index(_: Request) -> Response:
        return FileResponse(page, headers={"cache-control": "no-cache"})

    found: list[BaseRoute] = [Route("/", index), Route("/t/{code}", index), Route("/d/{code}", index)]
    if (folder / "assets").is_dir():
        found.append(Mount("/assets", Assets(directory=folder / "assets")))
    for file in sorted(folder.iterdir()):
        if file.is_file() and file != page:
            found.append(Route(f"/{file.name}", plain(file)))
    return found


def plain(file: Path):  # type: ignore[no-untyped-def]
    async def send(_: Request) -> Response:
        return FileResponse(file, headers={"cache-control": "no-cache"})

    return send
