"""Check the names that people give themselves."""

from railherd.core.problem import Problem

MAX_NAME_LENGTH = 40


def check_name(name: str) -> None:
    """Raise `Problem` unless a name can be read in a list and written into a record."""
    if not name.strip() or len(name) > MAX_NAME_LENGTH or not name.isprintable() or "|" in name:
        raise Problem("core.wrong_name", {"name": name, "most": MAX_NAME_LENGTH})
