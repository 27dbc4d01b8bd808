"""Catalogue texts in the reader's language, safe to print whatever a player or a file put into them."""

from railherd.core.problem import Problem
from railherd.words.catalogue import LANGUAGES, catalogue

DEFAULT = LANGUAGES[0]
# Typographic characters of the catalogues, for screens that have none.
_PLAIN = str.maketrans(
    {"–": "-", "—": "-", "−": "-", "·": "|", "→": "->", "›": ">", "…": "...", "\xa0": " ", "\u202f": " "}
    | dict.fromkeys("“”«»„", '"')
    | dict.fromkeys("‘’", "'")
)

_SPACES = "\xa0\u202f"  # the catalogues keep numbers and their units together with these


class Voice:
    """Says things in one language. A text that has no translation yet comes in English."""

    def __init__(self, language: str = DEFAULT, plain: bool = False) -> None:
        self.language = language
        self.plain = plain
        self._texts = catalogue(language)
        self._fallback = catalogue(DEFAULT)

    def say(self, key: str, **arguments: object) -> str:
        """The text for a key."""
        safe = {name: printable(value) if isinstance(value, str) else value for name, value in arguments.items()}
        texts = self._texts if key in self._texts else self._fallback
        return self._typeset(texts.say(key, safe))

    def knows(self, key: str) -> bool:
        """Whether there is such a text."""
        return key in self._texts or key in self._fallback

    def problem(self, problem: Problem) -> str:
        """The one sentence of a problem."""
        return self.say(problem.key, **problem.arguments)

    def name(self, game: str, vocabulary: str, item: str) -> str:
        """What people call a thing of a game: ("last_spike", "city", "den") is Denver."""
        key = f"{game}.{vocabulary}.{item}"
        return self.say(key) if self.knows(key) else printable(item)

    def number(self, value: int) -> str:
        """A whole number."""
        return self._typeset(self._texts.number(value))

    def decimal(self, value: float, places: int) -> str:
        """A number with a fraction."""
        return self._typeset(self._texts.decimal(value, places))

    def money(self, amount: int) -> str:
        """An amount of money."""
        return self.say("terminal.money", amount=amount)

    def words(self, key: str) -> set[str]:
        """Every word that answers for a key, in this language and in English."""
        return {*self.say(key).casefold().split(), *self._fallback.say(key, {}).casefold().split()}

    def _typeset(self, text: str) -> str:
        return text.translate(_PLAIN) if self.plain else text


def printable(text: str) -> str:
    """The text without anything that could steer a terminal."""
    return "".join(character if character.isprintable() or character in _SPACES else "?" for character in text)
