"""Keep component figures apart from the installed ones, so that a game goes on with those that it began with.

Figures are kept whole, under a digest of their canonical form. They come back as an overlay on the installed ones: so
records, positions and bots carry them like any other correction.
"""

import json
from hashlib import sha256
from typing import Any

from railherd.core.contract import Game, Json

PROVENANCE = "provenance"
_BARE = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")


def figures_digest(game: Game[Any]) -> str:
    """Return a digest of all figures of a game: equal for equal figures, wherever they come from."""
    return digest_of(canonical(game.all_figures()))


def digest_of(text: str) -> str:
    """Return the digest of figures in their canonical form."""
    return sha256(text.encode()).hexdigest()


def canonical(figures: Json) -> str:
    """Return figures as JSON with sorted keys. Their order and where we read them do not matter to a game."""
    return json.dumps(_without_provenance(figures), sort_keys=True, separators=(",", ":"), default=str)


def _without_provenance(figures: Json) -> Json:
    return {
        key: _without_provenance(value) if isinstance(value, dict) else value
        for key, value in figures.items()
        if key != PROVENANCE
    }


def difference(installed: Json, kept: Json) -> Json:
    """Return the kept figures that differ from the installed ones. What only the installed ones have is left out."""
    found: Json = {}
    for key, value in kept.items():
        there = installed.get(key)
        if isinstance(value, dict) and isinstance(there, dict):
            inner = difference(there, value)
            if inner:
                found[key] = inner
        elif not _is_same(there, value):
            found[key] = value
    return found


def _is_same(installed: object, kept: object) -> bool:
    """Return whether a figure is as it was kept, apart from what only the installed one has."""
    if isinstance(kept, dict) and isinstance(installed, dict):
        return not difference(installed, kept)
    if isinstance(kept, list) and isinstance(installed, list):
        pairs = zip(installed, kept, strict=False)
        return len(installed) == len(kept) and all(_is_same(one, other) for one, other in pairs)
    return installed == kept or str(installed) == str(kept)  # an overlay may have put a number between quotes


def as_overlay(figures: Json) -> str:
    """Return figures as the TOML text of an overlay, one a line."""
    return "".join(f"{line}\n" for line in _lines(figures, ""))


def _lines(figures: Json, path: str) -> list[str]:
    lines: list[str] = []
    for key, value in figures.items():
        name = f"{path}{_key(key)}"
        if isinstance(value, dict):
            lines += _lines(value, f"{name}.")
        elif value is not None:  # TOML has no word for what is absent
            lines.append(f"{name} = {_value(value)}")
    return lines


def _key(key: str) -> str:
    return key if key and _BARE.issuperset(key) else json.dumps(key)


def _value(value: object) -> str:
    """Return a value in TOML, which writes texts, numbers and truth as JSON does, but objects in another way."""
    if isinstance(value, dict):
        inner = [f"{_key(key)} = {_value(part)}" for key, part in value.items() if part is not None]
        return "{ " + ", ".join(inner) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([_value(part) for part in value]) + "]"
    return json.dumps(value)
