"""The address of a table, read from its link."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

from boomcat.core.errors import MalformedInput

__all__ = ["TableAddress"]

#: The part of a link before the table's code.
BEFORE_CODE = "t"


@dataclass(frozen=True)
class TableAddress:
    """The server with its path prefix, without a slash at the end; and the code of the table."""

    server: str
    code: str

    @classmethod
    def read(cls, link: str) -> TableAddress:
        """Return the address in a link; raise MalformedInput if it isn't the link of a table."""
        try:
            parts = urlsplit(link.strip())
            parts.port  # noqa: B018 (it is read when it is asked for)
        except ValueError:
            raise MalformedInput("not-a-link", {"word": link}) from None
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise MalformedInput("not-a-link", {"word": link})
        folders = [folder for folder in parts.path.split("/") if folder]
        if len(folders) < 2 or folders[-2] != BEFORE_CODE:
            raise MalformedInput("not-a-table", {"word": link})
        code = "-".join(unquote(folders[-1]).lower().replace("-", " ").split())
        if not code.replace("-", "").isalnum() or not code.isascii():
            raise MalformedInput("not-a-table", {"word": link})
        return cls("/".join([f"{parts.scheme}://{parts.netloc}", *folders[:-2]]), code)

    @property
    def table(self) -> str:
        return f"{self.server}/api/tables/{self.code}"

    @property
    def socket(self) -> str:
        return self.table.replace("http", "ws", 1) + "/socket"
