"""Report bad input as a key and arguments, to be put into one sentence in the reader's language."""

from collections.abc import Mapping

from railherd.words.catalogue import say


class Problem(ValueError):
    """Raised for bad input. `str()` is one English sentence; `key` and `arguments` serve other languages."""

    def __init__(self, key: str, arguments: Mapping[str, object] | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = dict(arguments or {})

    def __str__(self) -> str:
        return say(self.key, self.arguments)
