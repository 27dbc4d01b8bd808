"""Read data that a person wrote, naming every wrong value with its place and refusing unknown keys."""

import json
from collections.abc import Mapping, Sequence

from railherd.core.bounds import check_count
from railherd.core.problem import Problem

MAX_ITEMS = 1000  # of a list; no game has so many of anything


def as_written(value: object) -> str:
    """Return a value as it stands in the data, for a sentence about it."""
    return value if isinstance(value, str) else json.dumps(value, default=str)


class Checked:
    """A JSON object read key by key. `close` refuses the keys that were not read."""

    def __init__(self, data: object, where: str, names: Mapping[str, Sequence[str]]) -> None:
        if not isinstance(data, dict):
            raise Problem("core.data_not_object", {"where": where})
        self.data: dict[str, object] = data
        self.where = where
        self.names = names
        self.asked: set[str] = set()

    def value(self, key: str) -> object:
        """Return any value; it must be there."""
        self.asked.add(key)
        if key not in self.data:
            raise Problem("core.data_missing", {"where": self.where, "name": key})
        return self.data[key]

    def number(self, key: str, low: int, high: int, unit: int = 1, none: int | None = None) -> int:
        """Return a whole number in a range and of a unit, or `none` for JSON's null if `none` is given."""
        value = self.value(key)
        if value is None and none is not None:
            return none
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high or value % unit:
            wanted = {"where": f"{self.where}.{key}", "low": low, "high": high, "unit": unit}
            raise Problem("core.data_number", wanted)
        return value

    def flag(self, key: str) -> bool:
        """Return true or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise Problem("core.data_flag", {"where": f"{self.where}.{key}"})
        return value

    def text(self, key: str) -> str:
        """Return a text."""
        value = self.value(key)
        if not isinstance(value, str):
            raise Problem("core.data_text", {"where": f"{self.where}.{key}"})
        return value

    def items(self, key: str) -> list[object]:
        """Return a list of any values."""
        value = self.value(key)
        if not isinstance(value, list):
            raise Problem("core.data_list", {"where": f"{self.where}.{key}"})
        check_count(f"{self.where}.{key}", len(value), MAX_ITEMS)
        return value

    def ids(self, key: str, vocabulary: str) -> list[int]:
        """Return a list of names of one vocabulary as numbers."""
        return [self._index(f"{self.where}.{key}", vocabulary, name) for name in self.items(key)]

    def id(self, key: str, vocabulary: str, none: int | None = None) -> int:
        """Return one name of a vocabulary as a number, or `none` for JSON's null if `none` is given."""
        value = self.value(key)
        if value is None and none is not None:
            return none
        return self._index(f"{self.where}.{key}", vocabulary, value)

    def objects(self, key: str, count: int | None = None) -> list["Checked"]:
        """Return a list of objects, of an exact length if `count` is given."""
        items = self.items(key)
        if count is not None and len(items) != count:
            raise Problem("core.data_count", {"where": f"{self.where}.{key}", "count": count, "found": len(items)})
        return [Checked(item, f"{self.where}.{key}[{i}]", self.names) for i, item in enumerate(items)]

    def close(self) -> None:
        """Raise `Problem` for a key that was not read."""
        for key in self.data:
            if key not in self.asked:
                raise Problem("core.data_unknown", {"where": self.where, "name": key})

    def _index(self, where: str, vocabulary: str, name: object) -> int:
        names = self.names[vocabulary]
        if name not in names:
            raise Problem("core.data_name", {"where": where, "name": as_written(name), "example": names[0]})
        return names.index(str(name))
