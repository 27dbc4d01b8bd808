"""A list that only grows at its end, so that copies of it share what they have in common."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class Growing(Sequence[T]):
    """A list whose copy costs the same however long it is: a table is copied for every choice made there.

    Copies have one list in common, each as much of its beginning as it knows. Whoever adds something where another
    copy has gone on otherwise gets a list of its own.
    """

    __slots__ = ("_count", "_items")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._count = len(self._items)

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> list[T]: ...

    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, int):
            return self._items[range(self._count)[at]]
        start, stop, step = at.indices(self._count)
        return self._items[start:stop] if step == 1 else list(self)[at]

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._count])

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Growing | list) else NotImplemented

    def __repr__(self) -> str:
        return f"Growing({list(self)})"

    def copy(self) -> "Growing[T]":
        """Return a copy; what is added to one of both is not in the other."""
        twin: Growing[T] = Growing()
        twin._items, twin._count = self._items, self._count
        return twin

    def append(self, item: T) -> None:
        """Add something at the end."""
        self.extend((item,))

    def extend(self, items: Iterable[T]) -> None:
        """Add some things at the end."""
        if len(self._items) != self._count:
            self._items = self._items[: self._count]
        self._items.extend(items)
        self._count = len(self._items)

    def cut(self, count: int) -> None:
        """Keep so many things at the beginning."""
        self._count = min(count, self._count)
