"""Where a house without a server keeps what must not be lost: texts by key, in a browser its IndexedDB."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Keeper(Protocol):
    """Texts by key. Keys are ordered as texts."""

    async def put(self, texts: Mapping[str, str]) -> None:
        """Keep texts, all or nothing, in place of those with the same keys; return once they are safe.

        Raise `OSError` if that is impossible.
        """

    async def read(self, prefix: str) -> dict[str, str]:
        """Return all texts whose keys begin so, in the order of their keys. Raise `OSError` if that is impossible."""


class MemoryKeeper:
    """A keeper that forgets everything with its process."""

    def __init__(self, texts: Mapping[str, str] | None = None) -> None:
        self.texts = dict(texts or {})

    async def put(self, texts: Mapping[str, str]) -> None:
        """Keep texts."""
        self.texts.update(texts)

    async def read(self, prefix: str) -> dict[str, str]:
        """Return all texts whose keys begin so, in the order of their keys."""
        return {key: text for key, text in sorted(self.texts.items()) if key.startswith(prefix)}
