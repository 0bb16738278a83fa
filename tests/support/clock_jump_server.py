"""`boomcat serve` with a clock that jumps: `python -m tests.support.clock_jump_server FILE serve ...`.

FILE says by how many seconds every clock of this node is ahead: the one on the wall, the tables', and the one by which
it judges which other nodes live.
"""

import sys
import time
from functools import partial
from pathlib import Path
from unittest.mock import patch

from boomcat.server.cluster import node
from boomcat.server.tables import clock


class JumpingClock(clock.RealClock):
    ahead: Path

    def jumped(self) -> float:
        return float(self.ahead.read_text() or 0)

    def now(self) -> float:
        return super().now() + self.jumped()

    def wall(self) -> float:
        return super().wall() + self.jumped()


if __name__ == "__main__":
    from boomcat.cli import main
    from boomcat.server.operations import server_process as serve

    JumpingClock.ahead = Path(sys.argv[1])
    patch.object(serve, "RealClock", JumpingClock).start()
    jumping = partial(node.Node, now=lambda: time.monotonic() + JumpingClock().jumped())
    patch.object(node, "Node", jumping).start()
    sys.argv[1:] = sys.argv[2:]
    main()
