"""Makes a server a node of a cluster, on the connection of its storage."""

from __future__ import annotations

import re
import secrets
import socket

from boomcat.server.cluster.nats_bus import NatsBus
from boomcat.server.cluster.node import Node
from boomcat.server.storage.nats.nats_storage import ClusterStorage
from boomcat.server.tables.registry import TableRegistry

__all__ = ["join"]


def join(registry: TableRegistry, storage: ClusterStorage, version: str) -> Node:
    node = Node(registry, NatsBus(storage, registry.log), name(), storage.peek, version)
    registry.tenure = node
    return node


def name() -> str:
    """Return a name for operators, which is unique even on copied machines."""
    machine = re.sub(r"[^a-z0-9-]+", "-", socket.gethostname().lower())[:24].strip("-")
    return f"{machine or 'node'}-{secrets.token_hex(3)}"
