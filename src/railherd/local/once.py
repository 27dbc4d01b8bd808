"""Requests that a page sends again, when the worker that had it was lost: what was done is not done twice."""

from __future__ import annotations

from collections.abc import Mapping

_CHANGES = ("table/", "entry/", "guest")


class Once:
    """A request with a key of its own. That it was done is kept in the transaction that does it."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.is_noted = False

    def note(self, texts: Mapping[str, str]) -> dict[str, str]:
        """Return what is to be kept beside a change: the table that it makes, if any; nothing for later ones."""
        if self.is_noted or not any(key.startswith(_CHANGES) for key in texts):
            return {}
        made = [key.partition("/")[2] for key in texts if key.startswith("table/")]
        return {f"done/{self.key}": made[0] if made else ""}
