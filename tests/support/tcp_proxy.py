"""Stands between a node and its NATS servers, where a line can break, hang or be slow."""

import socket

from tests.support.connection_proxy import LineProxy

__all__ = ["TcpProxy"]


class TcpProxy(LineProxy):
    """Forwards connections from `port` to `target`, unless a fault is set."""

    def __init__(self, target: int) -> None:
        self.target = target
        listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = listener.getsockname()[1]
        super().__init__(listener, lambda: socket.create_connection(("127.0.0.1", self.target)))
