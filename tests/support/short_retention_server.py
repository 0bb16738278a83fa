"""`boomcat serve` that keeps tables for minutes instead of days.

Usage: `python -m tests.support.short_retention_server MINUTES serve ...`.

An hour of it shows what days do.  Nothing else is quicker. Like unlimited_server.py it has no limits.
"""

import sys
from typing import Any

from boomcat.cli import main
from boomcat.server.operations import server_process as serve
from boomcat.server.tables import registry
from tests.support.unlimited_server import lift_limits

A_DAY = 24 * 60


def hasty(minutes: float) -> None:
    """Remove the tables that were not touched for this long when the memory is next tidied, too."""
    registry.TIDYING_GRACE_SECONDS = registry.TIDYING_INTERVAL_SECONDS = 0.0
    kept = registry.TableRegistry

    def make_house(*given: Any, **more: Any) -> registry.TableRegistry:
        return kept(*given, **{**more, "keep_days": minutes / A_DAY})

    changed: Any = serve
    changed.TableRegistry = make_house


if __name__ == "__main__":
    lift_limits()
    hasty(float(sys.argv[1]))
    sys.argv[1:] = sys.argv[2:]
    main()
