"""`boomcat serve` to which anybody may talk as fast as they can: `python -m tests.support.unlimited_server serve ...`.

For trials of what is behind the limits; the limits have separate trials.
"""

from functools import partial
from typing import Any

from boomcat.cli import main
from boomcat.server.http import app
from boomcat.server.operations import server_process as serve
from boomcat.server.websocket import session as socket

ENOUGH = 10**9


def lift_limits() -> None:
    changed: Any = serve
    changed.App = partial(app.App, burst=ENOUGH)
    socket.REQUEST_BURST = ENOUGH
    app.CONNECTIONS = app.READINGS = (ENOUGH, 1.0)


if __name__ == "__main__":
    lift_limits()
    main()
