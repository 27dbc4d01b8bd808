"""Report bad input as a key and arguments, to be put into one sentence in the reader's language."""

from collections.abc import Mapping

from railherd.words.catalogue import say

MAX_ARGUMENT_LENGTH = 1000  # characters of a text that came from outside: a sentence need not repeat all of it


class Problem(ValueError):
    """Raised for bad input. `str()` is one English sentence; `key` and `arguments` serve other languages."""

    def __init__(self, key: str, arguments: Mapping[str, object] | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = {name: _shortened(value) for name, value in (arguments or {}).items()}

    def __str__(self) -> str:
        return say(self.key, self.arguments)


def _shortened(value: object) -> object:
    if isinstance(value, str) and len(value) > MAX_ARGUMENT_LENGTH:
        return value[:MAX_ARGUMENT_LENGTH] + "…"
    return value
