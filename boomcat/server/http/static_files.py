"""Serves the web client's files, compressed and in the browser's language."""

from __future__ import annotations

import mimetypes
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from boomcat.server.http.filled_pages import FilledPages

PACKAGE = Path(__file__).resolve().parents[2]
#: Inside an installed package (setup.py puts it there), or in the build folder of a clone.
BUILDS = (PACKAGE / "web", PACKAGE.parent / "web" / "dist")

#: Names of built files contain a hash of their contents.
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
#: The endings of compressed files (web/compress.ts) by encoding, the smallest first.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
#: Some systems map these differently, and browsers must not guess.
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
}
#: Prerendered screens (web/prerender.ts), with one page for each language.
SCREENS = {"/": "home", "/t/{name}": "table"}
#: Screens that the client draws once it has loaded: the pages of cards, decks and deals, recorded games, and puzzles.
BLANK = ("/card/{name}", "/deck/{name}", "/deal/{name}", "/replay", "/games", "/puzzles", "/puzzles/{name}")
#: Likewise, and private or on a TV, so that links to them need no preview: a code for another device, a table's screen.
PLAIN = ("/d/{code}", "/tv/{code}", "/tv/", "/offline/")
#: Writes the head of a page for these languages: its title, and the tags of its link preview.
Heads = Callable[[Request, list[str]], Awaitable[str]]


class BuiltFiles(StaticFiles):
    """Files of the build, compressed if the browser accepts it."""

    def __init__(self, folder: Path, cache: str) -> None:
        super().__init__(directory=folder)
        self.cache = cache

    def send(self, name: str) -> Callable[[Request], Awaitable[Response]]:
        """Return an endpoint that sends one file, wherever it is asked for."""

        async def endpoint(request: Request) -> Response:
            return await self.get_response(name, request.scope)

        return endpoint

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
    """Return the preferences of a header: `fr-CH, en;q=0.5` is {"fr-ch": 1.0, "en": 0.5}."""
    found = {}
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        try:
            found[name.strip()] = float(quality.partition("=")[2]) if quality.strip() else 1.0
        except ValueError:
            found[name.strip()] = 0.0
    return found


def languages_wanted(header: str) -> list[str]:
    """Return languages without countries, the preferred first, like `speak` in web/src/text/catalogue.ts."""
    liked = preferences(header)
    return [tag.partition("-")[0] for tag in sorted(liked, key=lambda tag: -liked[tag]) if liked[tag] > 0]


def built_client() -> Path | None:
    """Return the folder of the built web client, if there is one."""
    return next((folder for folder in BUILDS if (folder / "index.html").is_file()), None)


def bundle_of(client: Path) -> Path:
    """Return where the bundle of Python is that belongs to a built client: inside, or beside it in a clone."""
    return client.parent / "python" if client.name == "dist" else client / "python"


async def one_folder_down(request: Request) -> Response:
    """Redirect an address without a slash at its end: pages find their files by how deep they are."""
    return RedirectResponse(request.url.path.rpartition("/")[2] + "/")


def web_routes(folder: Path | None, heads: Heads | None = None) -> list[BaseRoute]:
    """Return the routes of the web client, or a page that says it was not built.  Its pages get a head of `heads`."""
    if folder is None or not (folder / "index.html").exists():

        async def absent(_: Request) -> Response:
            return PlainTextResponse("Boomcat's server is running, but the web client was not built.\n")

        return [Route("/", absent)]
    files = BuiltFiles(folder, ASK_AGAIN)
    filled = FilledPages(folder, offline=bundle_of(folder).is_dir())

    def drawn(screen: str):  # type: ignore[no-untyped-def]
        async def send(request: Request) -> Response:
            wanted = languages_wanted(request.headers.get("accept-language", ""))
            pages = [f"pages/{screen}-{language}.html" for language in [*wanted, "en"] if language.isalpha()]
            name = next((page for page in pages if (folder / page).is_file()), "index.html")
            if heads is not None:
                accepted = preferences(request.headers.get("accept-encoding", ""))
                squeeze = accepted.get("gzip", accepted.get("*", 0.0)) > 0
                return filled.answer(request, name, await heads(request, wanted), squeeze)
            response = await files.get_response(name, request.scope)
            response.headers["vary"] = "Accept-Encoding, Accept-Language"
            return response

        return send

    found: list[BaseRoute] = [Route(path, drawn(screen)) for path, screen in SCREENS.items()]
    found += [Route(path, drawn("blank")) for path in BLANK]
    found += [Route(path, files.send("index.html")) for path in PLAIN]
    found += [Route(path, one_folder_down) for path in ("/tv", "/offline")]
    if (folder / "assets").is_dir():
        found.append(Mount("/assets", BuiltFiles(folder / "assets", FOR_EVER)))
    if (bundle := bundle_of(folder)).is_dir():
        # What says which files there are now changes; they themselves don't.
        about = BuiltFiles(bundle, ASK_AGAIN)
        found += [Route(f"/python/{name}", about.send(name)) for name in ("bundle.json", "bundle.js")]
        found.append(Mount("/python", BuiltFiles(bundle, FOR_EVER)))
    for file in sorted(folder.iterdir()):
        if file.is_file() and file.name != "index.html" and file.suffix not in ENCODINGS.values():
            found.append(Route(f"/{file.name}", files.send(file.name)))
    return found
