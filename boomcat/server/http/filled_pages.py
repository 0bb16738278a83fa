"""Pages of the build with separate heads, compressed when they are first asked for."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from hashlib import blake2s
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

#: What the head replaces in a page of the build.
TITLE = "<title>Boomcat</title>"
#: What a page shows the way to the game without a server by, if there is a bundle for it.
HTML, OFFLINE = "<html ", "<html data-offline "
MOST_KEPT = 200


class FilledPage(NamedTuple):
    plain: bytes
    squeezed: bytes
    etag: str


class FilledPages:
    """The latest pages that were asked for."""

    def __init__(self, folder: Path, offline: bool = False) -> None:
        self.folder = folder
        self.html = OFFLINE if offline else HTML
        self.kept: OrderedDict[tuple[str, int, str], FilledPage] = OrderedDict()

    def page(self, name: str, head: str) -> FilledPage:
        file = self.folder / name
        key = (name, file.stat().st_mtime_ns, head)
        found = self.kept.pop(key, None)
        if found is None:
            plain = file.read_text("utf-8").replace(HTML, self.html, 1).replace(TITLE, head, 1).encode()
            found = FilledPage(plain, gzip.compress(plain, 9, mtime=0), blake2s(plain, digest_size=16).hexdigest())
        self.kept[key] = found
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found

    def answer(self, request: Request, name: str, head: str, squeeze: bool) -> Response:
        page = self.page(name, head)
        etag = f'"{page.etag}{"-gz" if squeeze else ""}"'
        headers = {"cache-control": "no-cache", "vary": "Accept-Encoding, Accept-Language", "etag": etag}
        if not_modified(request, etag):
            return Response(status_code=304, headers=headers)
        if squeeze:
            headers["content-encoding"] = "gzip"
        return Response(page.squeezed if squeeze else page.plain, 200, headers, "text/html")


def not_modified(request: Request, etag: str) -> bool:
    """Return whether the client has this version already."""
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    return etag in known
