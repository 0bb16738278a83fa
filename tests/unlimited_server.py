"""`boomcat serve` to which anybody may talk as fast as they can: `python -m tests.unlimited_server serve ...`.

For trials of what is behind the limits; the limits have trials of their own.
"""

from boomcat.cli import main
from boomcat.server import app, socket

if __name__ == "__main__":
    socket.BURST = 10**9
    app.CONNECTIONS = (10**9, 1.0)
    main()
