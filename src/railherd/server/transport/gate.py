"""The connections of a server by address, and which of them have not sent a whole request yet."""

from __future__ import annotations

from collections import Counter, defaultdict
from ipaddress import ip_address, ip_network
from typing import Protocol

CONNECTIONS_PER_ADDRESS = 400  # forty people, each with two sockets and eight requests under way
UNFINISHED_PER_ADDRESS = 100


class Connection(Protocol):
    """A connection that the gate may end."""

    def drop(self) -> None:
        """Close it at once."""


class Gate:
    """Decides which connections make room for others.

    Addresses are those of the other end of a connection. Everybody behind a trusted proxy has the proxy's, so for
    such an address nothing is limited here: only the application learns who they are.
    """

    def __init__(self, trusted: str = "") -> None:
        self._trusted = [part.strip() for part in trusted.split(",") if part.strip()]
        self._open: Counter[str] = Counter()
        self._unfinished: dict[Connection, str] = {}  # the address of each, oldest first
        self._unfinished_of: defaultdict[str, dict[Connection, None]] = defaultdict(dict)

    def __len__(self) -> int:
        """Return how many connections are open."""
        return self._open.total()

    def unfinished(self) -> int:
        """Return how many connections have not sent a whole request."""
        return len(self._unfinished)

    def enter(self, address: str) -> bool:
        """Count a connection; return False if its address has too many."""
        self._open[address] += 1
        return self._open[address] <= CONNECTIONS_PER_ADDRESS or self._is_trusted(address)

    def leave(self, address: str) -> None:
        """Count a connection no more."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def begin(self, connection: Connection, address: str) -> None:
        """Note that a request begins; of too many from one address the oldest is dropped."""
        same = self._unfinished_of[address]
        if len(same) >= UNFINISHED_PER_ADDRESS and not self._is_trusted(address):
            self._drop(next(iter(same)))
        self._unfinished[connection] = address
        self._unfinished_of[address][connection] = None

    def finish(self, connection: Connection) -> None:
        """Note that a request is complete, or its connection is gone."""
        address = self._unfinished.pop(connection, None)
        if address is not None:
            del self._unfinished_of[address][connection]
            if not self._unfinished_of[address]:
                del self._unfinished_of[address]

    def make_room(self) -> bool:
        """Drop the oldest unfinished request; return False if there is none."""
        if not self._unfinished:
            return False
        self._drop(next(iter(self._unfinished)))
        return True

    def _drop(self, connection: Connection) -> None:
        self.finish(connection)
        connection.drop()

    def _is_trusted(self, address: str) -> bool:
        return any(part == "*" or _contains(part, address) for part in self._trusted)


def _contains(network: str, address: str) -> bool:
    try:
        return ip_address(address) in ip_network(network, strict=False)
    except ValueError:  # a /64 network as a whole, or no address at all
        return False
