"""The catalogues of src/railherd/words/locales, keyed by stable ids, never by English text."""

import gettext
import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import isinf
from typing import Protocol, runtime_checkable

import polib

LOCALES = files("railherd.words") / "locales"
_FIELD = re.compile(r"\{(\w+)\}")
_SECOND = "_2"  # ends the name of an argument that is another thing of the same kind


def languages_in(folder: Traversable) -> tuple[str, ...]:
    """Return the codes of the catalogues in a folder: English, the language to fall back on, and then the others."""
    codes = sorted(file.name.removesuffix(".po") for file in folder.iterdir() if file.name.endswith(".po"))
    return ("en", *(code for code in codes if code != "en"))


LANGUAGES = languages_in(LOCALES)


@runtime_checkable
class Said(Protocol):
    """Something with a text of its own, such as a problem inside another."""

    key: str
    arguments: dict[str, object]


class Catalogue:
    """The texts of one language."""

    def __init__(self, language: str, folder: Traversable = LOCALES) -> None:
        file = polib.pofile((folder / f"{language}.po").read_text(encoding="utf-8"))
        entries = [entry for entry in file if not entry.obsolete]
        self.language = language
        self.texts: dict[str, str] = {e.msgid: e.msgstr for e in entries if not e.msgid_plural}
        # A plural entry names, as its msgid_plural, the argument that counts.
        self.plurals: dict[str, tuple[str, dict[int, str]]] = {
            e.msgid: (e.msgid_plural, e.msgstr_plural) for e in entries if e.msgid_plural
        }
        self.native_name = file.metadata["X-Native-Name"]
        self.tag = file.metadata["Language"].replace("_", "-")
        self.direction = file.metadata.get("X-Direction", "ltr")
        self.plural_rule = file.metadata["Plural-Forms"].split("plural=")[1].rstrip(";")
        self._form: Callable[[int], int] = gettext.c2py(self.plural_rule)
        self._separator = self.texts["core.thousands_separator"]
        self._point = self.texts["core.decimal_separator"]

    def __contains__(self, key: str) -> bool:
        return key in self.texts or key in self.plurals

    def say(self, key: str, arguments: Mapping[str, object]) -> str:
        """Return the sentence for a key. An argument that is an id with a name appears by that name."""
        game = key.partition(".")[0]
        return _FIELD.sub(lambda field: self._value(game, field[1], arguments), self._pattern(key, arguments))

    def _pattern(self, key: str, arguments: Mapping[str, object]) -> str:
        if key in self.plurals:
            counted, forms = self.plurals[key]
            number = arguments[counted]
            assert isinstance(number, int), (key, counted)
            return forms[self._form(abs(number))]
        return self.texts[key]

    def _value(self, game: str, name: str, arguments: Mapping[str, object]) -> str:
        value = arguments[name]
        if isinstance(value, Said):
            return self.say(value.key, value.arguments)
        if isinstance(value, bool):
            return self.texts[f"core.{str(value).lower()}"]
        if isinstance(value, int):
            return self.number(value)
        return self.texts.get(f"{game}.{name.removesuffix(_SECOND)}.{value}", str(value))

    def number(self, value: int) -> str:
        """Return a integer number with this language's separator of thousands."""
        return f"{value:,}".replace(",", self._separator).replace("-", "\N{MINUS SIGN}")

    def decimal(self, value: float, places: int) -> str:
        """Return a number with a fraction, with this language's separators."""
        if isinf(value):  # such as the error of a mean of one
            return "∞"
        integer, point, fraction = f"{value:.{places}f}".partition(".")
        return self.number(int(integer)) + (self._point + fraction if point else "")


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of one of `LANGUAGES`, read once."""
    return Catalogue(language)


def say(key: str, arguments: Mapping[str, object], language: str = "en") -> str:
    """Return the sentence for a key in a language."""
    return catalogue(language).say(key, arguments)
