"""Addresses and networks of clients, as limits and bans count them."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

#: A customer or a machine has at least this IPv6 network, so its addresses count as one client.
CLIENT_NETWORK_PREFIX = 64
#: A larger customer has this one: 65,536 of the above.
SITE_PREFIX = 48
#: IPv4 addresses written as IPv6.
MAPPED = IPv6Network("::ffff:0:0/96")
#: This machine itself, with every proxy that runs on it.
LOOPBACK = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))


class BadAddress(Exception):
    """The text isn't an address."""


def network(text: str) -> Network:
    """Read `10.0.0.7` or `10.0.0.0/8`; `::ffff:10.0.0.0/104` is the same IPv4 network."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadAddress(text) from None
    if isinstance(found, IPv6Network) and found.subnet_of(MAPPED):
        return IPv4Network((int(found.network_address) & 0xFFFF_FFFF, found.prefixlen - MAPPED.prefixlen))
    return found


def has_this_machine(found: Network) -> bool:
    return any(found.overlaps(own) for own in LOOPBACK)


def address_in(text: str) -> Address | None:
    """Read an address of a proxy header: `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1`, `"[2001:db8::1]:5678"`."""
    plain = text.strip().strip('"')
    if plain.startswith("["):
        plain = plain[1:].partition("]")[0]
    elif plain.count(":") == 1:
        plain = plain.partition(":")[0]
    try:
        found = ip_address(plain)
    except ValueError:
        return None
    # A dual-stack socket shows IPv4 addresses as IPv6.
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


@lru_cache(10_000)
def client_network(text: str, prefix: int = CLIENT_NETWORK_PREFIX) -> str:
    """Return the network that an address counts for in all limits."""
    found = address_in(text)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, prefix), strict=False))
    return str(found) if found else text
