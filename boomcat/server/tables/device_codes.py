"""Codes that bring a seat to another device: each is valid once, for a short time, even after a restart."""

from __future__ import annotations

from dataclasses import dataclass

#: Seconds for which a code is valid.
CODE_SECONDS = 180


@dataclass(frozen=True, slots=True)
class IssuedCode:
    """A code that opens a seat on another device, once."""

    table: str
    #: A key of the seat, as a hash; the next player on that seat has other keys.
    holder: str
    until: float
