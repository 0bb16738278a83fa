"""Samples for quick tests; `python3 play soak --thorough`, which sets BOOMCAT_THOROUGH, tries everything.

    @pytest.mark.parametrize(("key", "players", "options"), mixed(TABLES, OPTIONS))

Every table is tried and every set of options, but not each with each.
"""

import os
from collections.abc import Iterable
from typing import Any

__all__ = ["THOROUGH", "few", "mixed"]

THOROUGH = bool(os.environ.get("BOOMCAT_THOROUGH"))


def mixed(ones: Iterable[tuple[Any, ...]], others: Iterable[Any], each: int = 1) -> list[tuple[Any, ...]]:
    """Pair every one of `ones` with `each` of the others, which take turns."""
    others = list(others)
    found = []
    for number, one in enumerate(ones):
        turn = others if THOROUGH else [others[(number * each + more) % len(others)] for more in range(each)]
        found += [(*one, other) for other in turn]
    return found


def few(some: int, many: int) -> int:
    """Return how often something is tried."""
    return many if THOROUGH else some
