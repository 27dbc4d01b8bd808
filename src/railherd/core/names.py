"""Check the names that people give themselves."""

from collections.abc import Sequence

from railherd.core.problem import Problem

MAX_NAME_LENGTH = 40


def check_name(name: str) -> None:
    """Raise `Problem` unless a name can be read in a list and written into a record."""
    if not name.strip() or len(name) > MAX_NAME_LENGTH or not name.isprintable() or "|" in name:
        raise Problem("core.wrong_name", {"name": name, "most": MAX_NAME_LENGTH})


def check_names(names: Sequence[str], seats: int) -> None:
    """Raise `Problem` unless there is a good name for each seat, or none at all."""
    if names and len(names) != seats:
        raise Problem("core.wrong_names", {"count": seats, "found": len(names)})
    for name in names:
        check_name(name)
