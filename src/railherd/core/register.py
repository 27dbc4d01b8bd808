"""Number things in the order in which they are named: what games share first, then a game's own."""

from typing import Generic, TypeVar

T = TypeVar("T")


class Register(Generic[T]):
    """A list of things whose numbers are their places in it."""

    def __init__(self, shared: "Register[T] | None" = None) -> None:
        """Begin after all that is in another register."""
        self.items: list[T] = [] if shared is None else shared.items[:]

    def add(self, item: T) -> int:
        """Append a thing and return its number."""
        self.items.append(item)
        return len(self.items) - 1
