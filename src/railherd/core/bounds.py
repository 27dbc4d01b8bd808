"""Bound what anybody may hand in, before anything is worked out from it."""

from railherd.core.problem import Problem


def check_count(where: str, found: int, most: int) -> None:
    """Raise `Problem` if a list has more entries than can be read."""
    if found > most:
        raise Problem("core.data_too_many", {"where": where, "found": found, "most": most})


def check_depth(where: str, data: object, most: int) -> None:
    """Raise `Problem` if lists and objects are nested in each other more often than can be read."""
    level: list[object] = [data]
    for _ in range(most):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return
    if any(isinstance(left, (dict, list)) for left in level):
        raise Problem("core.data_too_deep", {"where": where, "most": most})


def _inside(data: object) -> list[object]:
    if isinstance(data, dict):
        return list(data.values())
    return data if isinstance(data, list) else []
