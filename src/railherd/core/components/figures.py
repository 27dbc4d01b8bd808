"""Read component figures from TOML, correct them by an overlay, and check them.

No rule depends on a particular figure, so that an owner of the printed game can correct ours with a file. An overlay
may change figures, but not add or remove a component, except in tables that a game lets it give anew: it names them in
a list `whole`. Anybody may send one, so it is bounded before it is read.
"""

import tomllib
from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from railherd.core.bounds import check_count, check_depth
from railherd.core.problem import Problem

OVERLAID = "overlay"
"""The provenance of a figure that came from an overlay."""

MAX_OVERLAY_LENGTH = 140_000  # characters; all our figures of a game, written as an overlay, take up to 122,000
MAX_DEPTH = 8  # of tables, lists and the parts of a dotted key in each other
MAX_DOTS = 100  # in a line, because a key of very many parts takes the TOML reader very long
LINE_SHOWN = 60  # characters
LEAST_ROOM = 4  # entries that a list may have even where ours has only one or none
WHOLE = "whole"  # the key of an overlay with the names of tables that it gives anew

T = TypeVar("T")


def unchanged(figures: Any, ours: Any) -> Any:
    """Return figures by the names that they have."""
    return figures


def read(
    folder: Traversable,
    names: Sequence[str],
    overlay: str,
    schema: type[T],
    replaceable: Sequence[str] = (),
    modern: Callable[[Any, Any], Any] = unchanged,
) -> T:
    """Return the figures of the data files of a folder, corrected by an overlay (TOML text, may be empty).

    An overlay may give the `replaceable` tables anew. `modern` returns an older overlay by the names of today; it is
    also given what the overlay lies on.
    """
    # Typed and back again, so that an overlay may also correct a figure that the files leave out.
    whole = as_data(checked(read_files(folder, names), schema))
    corrections = modern(parse_overlay(overlay), whole)
    replace_tables(whole, corrections, replaceable)
    lay_over(whole, corrections)
    return checked(whole, schema)


def read_files(folder: Traversable, names: Sequence[str]) -> dict[str, Any]:
    """Return what the data files of a folder say, as one dictionary."""
    data: dict[str, Any] = {}
    for name in names:
        data.update(parse((folder / name).read_text(encoding="utf-8")))
    return data


def as_data(figures: object) -> dict[str, Any]:
    """Return typed figures as JSON in which none is left out."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(figures))
    return data


def parse_overlay(text: str) -> dict[str, Any]:
    """Return an overlay as a dictionary; raise `Problem` if it is longer or more deeply nested than can be read."""
    if len(text) > MAX_OVERLAY_LENGTH:
        raise Problem("core.components_too_long", {"found": len(text), "most": MAX_OVERLAY_LENGTH})
    for line in text.split("\n"):
        if line.count(".") > MAX_DOTS and not line.lstrip().startswith("#"):
            raise Problem("core.data_too_deep", {"where": line[:LINE_SHOWN], "most": MAX_DEPTH})
    data = parse(text)
    for key, value in data.items():
        check_depth(key, value, MAX_DEPTH - 1)
    return data


def parse(text: str) -> dict[str, Any]:
    """Return TOML text as a dictionary."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also of numbers too long and nests too deep to be read
        raise Problem("core.components_not_toml", {"detail": str(error)}) from None


def replace_tables(base: dict[str, Any], overlay: dict[str, Any], replaceable: Sequence[str]) -> None:
    """Take the tables that an overlay gives anew out of it, and put them in place of the base's."""
    names = overlay.pop(WHOLE, [])
    for name in names if isinstance(names, list) else [names]:
        given = overlay.pop(name, None) if isinstance(name, str) and name in replaceable else None
        if not isinstance(given, type(base[name]) if given is not None else dict):
            raise Problem("core.components_not_whole", {"where": str(name)[:LINE_SHOWN]})
        check_count(name, len(given), 2 * len(base[name]))
        is_sourced = any("provenance" in entry for entry in _entries(base[name]))
        for entry in _entries(given):
            if is_sourced and isinstance(entry, dict):
                entry["provenance"] = OVERLAID
        base[name] = given


def _entries(table: Any) -> list[Any]:
    return list(table.values()) if isinstance(table, dict) else table


def lay_over(base: dict[str, Any], overlay: dict[str, Any], path: str = "") -> None:
    """Write an overlay's figures into the base, and "overlay" as the provenance of what changes."""
    for key, value in overlay.items():
        where = f"{path}{key}"
        if key not in base:
            raise Problem("core.components_unknown", {"where": where})
        ours = base[key]
        if isinstance(ours, dict) and isinstance(value, dict):
            lay_over(ours, value, f"{where}.")
        else:
            if isinstance(ours, list) and isinstance(value, list):
                check_count(where, len(value), max(2 * len(ours), LEAST_ROOM))
            base[key] = value
            if "provenance" in base:
                base["provenance"] = OVERLAID


def checked(data: dict[str, Any], schema: type[T]) -> T:
    """Return the figures as typed structures; raise `Problem` naming the first of a wrong type or range."""
    try:
        return msgspec.convert(data, schema, strict=False)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        path = _named(data, schema, where.strip("`$."))
        raise Problem("core.components_wrong", {"where": path or "*", "what": what}) from None


def _named(data: Any, schema: Any, path: str) -> str:
    """Return a path with the names of the wrong entries, because msgspec writes `[...]` for the key of any table."""
    before, mark, after = path.partition("[...]")
    if not mark or "[" in before:
        return path
    for step in filter(None, before.split(".")):
        data, schema = data[step], get_type_hints(schema, include_extras=True)[step]
    entry = get_args(schema)[1]
    name = next(name for name, value in data.items() if not _fits(value, entry))
    rest = _named(data[name], entry, after.removeprefix("."))
    return ".".join(filter(None, (before, name, rest)))


def _fits(value: Any, schema: Any) -> bool:
    try:
        msgspec.convert(value, schema, strict=False)
    except msgspec.ValidationError:
        return False
    return True
