"""The bans that operators have written into the storage."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from boomcat.server.http.networks import BadAddress, Network, address_in, network
from boomcat.server.storage.change import Ban


class Bans:
    def __init__(self) -> None:
        self.found: list[Ban] = []
        self.networks: list[Network] = []

    def replace(self, found: Iterable[Ban]) -> bool:
        """Set the bans, and return whether they changed."""
        listed = list(found)
        if listed == self.found:
            return False
        self.found = listed
        self.networks = []
        for one in listed:
            with suppress(BadAddress):  # written there by hand; the others are valid
                self.networks.append(network(one.network))
        return True

    def has(self, client: str) -> bool:
        address = address_in(client) if self.networks else None
        return address is not None and any(address in one for one in self.networks)
