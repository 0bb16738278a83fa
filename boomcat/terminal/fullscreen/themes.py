"""The colours of the screen, which are those of the browser's table: paper by day, a warm plum by night."""

from __future__ import annotations

import os
from typing import Final

from textual.theme import Theme

NIGHT: Final = Theme(
    name="boomcat-night",
    dark=True,
    background="#1D1A28",
    surface="#2C2838",
    panel="#38334A",
    foreground="#F8ECD2",
    primary="#1F8A84",
    secondary="#A8D2C2",
    accent="#FF8B6E",
    warning="#F0B434",
    error="#FF8B6E",
    success="#A8D2C2",
)
DAY: Final = Theme(
    name="boomcat-day",
    dark=False,
    background="#F8ECD2",
    surface="#FFF8E8",
    panel="#E9D5AC",
    foreground="#221D2D",
    primary="#177470",
    secondary="#12504F",
    accent="#BF3720",
    warning="#7A5200",
    error="#BF3720",
    success="#12504F",
)
#: The background colours, in what many terminals put into COLORFGBG, that are light.
LIGHT_BACKGROUNDS: Final = ("7", "15")


def preferred() -> str:
    """Return the theme for this terminal, if it says how light it is."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return DAY.name if background in LIGHT_BACKGROUNDS else NIGHT.name
