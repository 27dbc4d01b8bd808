"""Read component figures from TOML, correct them by an overlay, and check them.

No rule depends on a particular figure, so that an owner of the printed game can correct ours with a file. An overlay
may change figures, but not add or remove a component.
"""

import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from railherd.core.problem import Problem

OVERLAID = "overlay"
"""The provenance of a figure that came from an overlay."""

T = TypeVar("T")


def read(folder: Traversable, names: Sequence[str], overlay: str, schema: type[T]) -> T:
    """Return the figures of the data files of a folder, corrected by an overlay (TOML text, may be empty)."""
    data: dict[str, Any] = {}
    for name in names:
        data.update(parse((folder / name).read_text(encoding="utf-8")))
    whole = as_data(checked(data, schema))  # an overlay may also correct a figure that the files leave out
    lay_over(whole, parse(overlay))
    return checked(whole, schema)


def as_data(figures: object) -> dict[str, Any]:
    """Return typed figures as JSON in which none is left out."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(figures))
    return data


def parse(text: str) -> dict[str, Any]:
    """Return TOML text as a dictionary."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also of numbers too long and nests too deep to be read
        raise Problem("core.components_not_toml", {"detail": str(error)}) from None


def lay_over(base: dict[str, Any], overlay: dict[str, Any], path: str = "") -> None:
    """Write an overlay's figures into the base, and "overlay" as the provenance of what changes."""
    for key, value in overlay.items():
        where = f"{path}{key}"
        if key not in base:
            raise Problem("core.components_unknown", {"where": where})
        if isinstance(base[key], dict) and isinstance(value, dict):
            lay_over(base[key], value, f"{where}.")
        else:
            base[key] = value
            if "provenance" in base:
                base["provenance"] = OVERLAID


def checked(data: dict[str, Any], schema: type[T]) -> T:
    """Return the figures as typed structures; raise `Problem` naming the first of a wrong type or range."""
    try:
        return msgspec.convert(data, schema, strict=False)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        path = where.strip("`$.")
        if "[...]" in path:
            path = path.replace("[...]", f".{_culprit(data, schema, path.partition('[')[0])}", 1)
        raise Problem("core.components_wrong", {"where": path or "*", "what": what}) from None


def _culprit(data: dict[str, Any], schema: type[Any], table: str) -> str:
    """Return the name of the wrong entry of a table, because msgspec names only the table."""
    entry = get_args(get_type_hints(schema)[table])[1]
    for name, value in data[table].items():
        try:
            msgspec.convert(value, entry, strict=False)
        except msgspec.ValidationError:
            return str(name)
    return "?"
