"""A queue in which tables with people come first, and no host's tables hold up another's."""

from __future__ import annotations

from collections import deque
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")


class Share(NamedTuple):
    """For whom a job is: whether people wait for it, and the host of their table."""

    has_people: bool = True
    host: str = ""


ANYBODY = Share()


class FairQueue(Generic[Item]):
    """Items by their shares. Hosts take turns; within one host's share the first to come is the first to go."""

    def __init__(self) -> None:
        self._ahead: deque[Item] = deque()
        self._people: dict[str, deque[Item]] = {}  # by host, the one whose turn it is first
        self._bots: dict[str, deque[Item]] = {}

    def __bool__(self) -> bool:
        """Return whether anything waits."""
        return bool(self._ahead or self._people or self._bots)

    def __len__(self) -> int:
        """Return how much waits."""
        return len(self._ahead) + sum(len(items) for hosts in (self._people, self._bots) for items in hosts.values())

    def push(self, item: Item, share: Share) -> None:
        """Queue an item."""
        hosts = self._people if share.has_people else self._bots
        hosts.setdefault(share.host, deque()).append(item)

    def push_ahead(self, item: Item) -> None:
        """Put an item before all others."""
        self._ahead.appendleft(item)

    def pop(self) -> Item:
        """Take the next item; there must be one."""
        if self._ahead:
            return self._ahead.popleft()
        hosts = self._people or self._bots
        host = next(iter(hosts))
        items = hosts.pop(host)
        if len(items) > 1:
            hosts[host] = items  # now the last of the hosts
        return items.popleft()

    def remove(self, item: Item) -> bool:
        """Take an item out; return whether it waited."""
        if item in self._ahead:
            self._ahead.remove(item)
            return True
        for hosts in (self._people, self._bots):
            for host, items in hosts.items():
                if item in items:
                    items.remove(item)
                    if not items:
                        del hosts[host]
                    return True
        return False
