"""Catalogue texts in the reader's language, safe to print with anything that a player or a file put into them."""

from railherd.core.problem import Problem
from railherd.words.catalogue import LANGUAGES, Catalogue, catalogue

DEFAULT_LANGUAGE = LANGUAGES[0]
# Typographic characters of the catalogues, for screens that have none.
_PLAIN_CHARACTERS = str.maketrans(
    {"–": "-", "—": "-", "−": "-", "·": "|", "→": "->", "›": ">", "±": "+-", "…": "...", "\xa0": " "}
    | {"\u202f": " ", "£": "L", "ō": "o"}
    | dict.fromkeys("“”«»„", '"')
    | dict.fromkeys("‘’", "'")
)

_PRINTABLE_SPACES = "\xa0\u202f"  # the catalogues keep numbers and their units together with these


class Voice:
    """Says texts in one language. A text without a translation comes in English."""

    def __init__(self, language: str = DEFAULT_LANGUAGE, plain: bool = False) -> None:
        self.language = language
        self.plain = plain
        self._texts = catalogue(language)
        self._fallback = catalogue(DEFAULT_LANGUAGE)

    def say(self, key: str, **arguments: object) -> str:
        """Return the text for a key."""
        safe = {name: printable(value) if isinstance(value, str) else value for name, value in arguments.items()}
        texts = self._texts if key in self._texts else self._fallback
        return self.typeset(texts.say(key, safe))

    @property
    def texts(self) -> Catalogue:
        """The texts of the language."""
        return self._texts

    def knows(self, key: str) -> bool:
        """Return whether there is a text for a key."""
        return key in self._texts or key in self._fallback

    def problem(self, problem: Problem) -> str:
        """Return the sentence of a problem."""
        return self.say(problem.key, **problem.arguments)

    def name(self, game: str, vocabulary: str, item: str) -> str:
        """Return the name of a thing of a game: ("last_spike", "city", "den") is Denver."""
        key = f"{game}.{vocabulary}.{item}"
        return self.say(key) if self.knows(key) else printable(item)

    def number(self, value: int) -> str:
        """Return a whole number as text."""
        return self.typeset(self._texts.number(value))

    def decimal(self, value: float, places: int) -> str:
        """Return a number with a fraction as text."""
        return self.typeset(self._texts.decimal(value, places))

    def money(self, amount: int) -> str:
        """Return an amount of money as text."""
        return self.say("terminal.money", amount=amount)

    def words(self, key: str) -> set[str]:
        """Return every word that answers for a key, in this language and in English."""
        return {*self.say(key).casefold().split(), *self._fallback.say(key, {}).casefold().split()}

    def typeset(self, text: str) -> str:
        """Return a text with the characters that the screen has."""
        return text.translate(_PLAIN_CHARACTERS) if self.plain else text


def printable(text: str) -> str:
    """Return a text without characters that could control a terminal."""
    return "".join(
        character if character.isprintable() or character in _PRINTABLE_SPACES else "?" for character in text
    )
