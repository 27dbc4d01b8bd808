"""The .po files, read with an independent parser that shows what the program's own reader tolerates."""

from __future__ import annotations

import gettext
import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import polib

LOCALES = Path(__file__).resolve().parents[2] / "src" / "railherd" / "words" / "locales"

PLACEHOLDER = re.compile(r"\{(\w+)\}")


@cache
def entries(language: str) -> list[polib.POEntry]:
    """Return every entry of a language, in file order."""
    return list(polib.pofile(str(LOCALES / f"{language}.po")))


def by_key(language: str) -> dict[str, polib.POEntry]:
    """Return the entries of a language by key."""
    return {entry.msgid: entry for entry in entries(language)}


def forms(entry: polib.POEntry) -> list[str]:
    """Return the texts of an entry: one, or all plural forms."""
    return list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]


def texts(language: str) -> list[tuple[str, str]]:
    """Return (key, text) for every text of a language, plural forms one by one."""
    return [(entry.msgid, text) for entry in entries(language) for text in forms(entry)]


def placeholders(text: str) -> set[str]:
    """Return the names of the arguments that a text inserts."""
    return set(PLACEHOLDER.findall(text))


def listed(keys: Iterable[str]) -> str:
    """Join keys for the message of a failing test, one per line: pytest itself would truncate them."""
    return "\n".join(["", *sorted(keys)])


def plural_rule(language: str) -> tuple[int, Callable[[int], int]]:
    """Return how many plural forms a language has, and a function from a number to its form."""
    header = polib.pofile(str(LOCALES / f"{language}.po")).metadata["Plural-Forms"]
    match = re.fullmatch(r"nplurals=(\d+); plural=(.+);", header)
    assert match, header
    return int(match[1]), gettext.c2py(match[2])
