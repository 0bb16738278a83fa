"""The web client's files, if they were built: each as small as the browser can read it, in its language."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

__all__ = ["built_client", "web_routes"]

PACKAGE = Path(__file__).resolve().parents[2]
#: Inside the package where that was installed (setup.py lays it there); in a clone, where the build leaves it.
BUILDS = (PACKAGE / "web", PACKAGE.parent / "web" / "dist")

#: Built files have a hash of what they hold in their names.
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
#: What the build lays beside a file (web/compress.ts), by the browsers' name for it; the smallest first.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
#: Some systems have other ideas about these, and browsers are told not to guess.
TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml"}
#: The screens that are drawn before any script arrives (web/prerender.ts), one page for each language.
SCREENS = {"/": "home", "/t/{code}": "table"}


class BuiltFiles(StaticFiles):
    """Files of the build, compressed where the browser takes it and the build did it."""

    def __init__(self, folder: Path, cache: str) -> None:
        super().__init__(directory=folder)
        self.cache = cache

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        asked, file = Headers(scope=scope), Path(full_path)
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
        headers = {"cache-control": self.cache, "vary": "Accept-Encoding"}
        accepted = preferences(asked.get("accept-encoding", ""))
        for encoding, ending in ENCODINGS.items():
            squeezed = file.with_name(file.name + ending)
            if accepted.get(encoding, accepted.get("*", 0.0)) > 0 and squeezed.is_file():
                file, headers["content-encoding"] = squeezed, encoding
                break
        response = FileResponse(file, status_code, headers, kind, stat_result=file.stat())
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response


def preferences(header: str) -> dict[str, float]:
    """What a browser takes and how much it likes it: `fr-CH, en;q=0.5` is {"fr-ch": 1.0, "en": 0.5}."""
    found = {}
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        try:
            found[name.strip()] = float(quality.partition("=")[2]) if quality.strip() else 1.0
        except ValueError:
            found[name.strip()] = 0.0
    return found


def languages_wanted(header: str) -> list[str]:
    """Languages without their countries, the best first, as `speak` in web/src/text/catalogue.ts reads them."""
    liked = preferences(header)
    return [tag.partition("-")[0] for tag in sorted(liked, key=lambda tag: -liked[tag]) if liked[tag] > 0]


def built_client() -> Path | None:
    """The folder of the browser client that came along, if it was built."""
    return next((folder for folder in BUILDS if (folder / "index.html").is_file()), None)


def web_routes(folder: Path | None) -> list[BaseRoute]:
    """The client for every address that people see; a word about its absence where it was not built."""
    if folder is None or not (folder / "index.html").exists():

        async def absent(_: Request) -> Response:
            return PlainTextResponse("Boomcat's server is running, but the web client was not built.\n")

        return [Route("/", absent)]
    files = BuiltFiles(folder, ASK_AGAIN)

    def plain(name: str):  # type: ignore[no-untyped-def]
        async def send(request: Request) -> Response:
            return await files.get_response(name, request.scope)

        return send

    def drawn(screen: str):  # type: ignore[no-untyped-def]
        async def send(request: Request) -> Response:
            wanted = languages_wanted(request.headers.get("accept-language", ""))
            pages = [f"pages/{screen}-{language}.html" for language in [*wanted, "en"] if language.isalpha()]
            name = next((page for page in pages if (folder / page).is_file()), "index.html")
            response = await files.get_response(name, request.scope)
            response.headers["vary"] = "Accept-Encoding, Accept-Language"
            return response

        return send

    found: list[BaseRoute] = [Route(path, drawn(screen)) for path, screen in SCREENS.items()]
    found.append(Route("/d/{code}", plain("index.html")))
    if (folder / "assets").is_dir():
        found.append(Mount("/assets", BuiltFiles(folder / "assets", FOR_EVER)))
    for file in sorted(folder.iterdir()):
        if file.is_file() and file.name != "index.html" and file.suffix not in ENCODINGS.values():
            found.append(Route(f"/{file.name}", plain(file.name)))
    return found
