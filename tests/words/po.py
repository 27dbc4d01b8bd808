"""The .po files read without the program's own reader, so that what it forgives is seen here."""

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
    """Every entry of a language, in the order of the file."""
    return list(polib.pofile(str(LOCALES / f"{language}.po")))


def by_key(language: str) -> dict[str, polib.POEntry]:
    """The entries of a language by their keys."""
    return {entry.msgid: entry for entry in entries(language)}


def forms(entry: polib.POEntry) -> list[str]:
    """The texts of an entry: one, or all plural forms."""
    return list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]


def texts(language: str) -> list[tuple[str, str]]:
    """(key, text) of everything a language says, plural forms one by one."""
    return [(entry.msgid, text) for entry in entries(language) for text in forms(entry)]


def placeholders(text: str) -> set[str]:
    """The names of the arguments that a text inserts."""
    return set(PLACEHOLDER.findall(text))


def listed(keys: Iterable[str]) -> str:
    """Keys for a failing test to show, one a line: pytest itself would cut them short."""
    return "\n".join(["", *sorted(keys)])


def plural_rule(language: str) -> tuple[int, Callable[[int], int]]:
    """How many plural forms a language has, and which of them a number takes."""
    header = polib.pofile(str(LOCALES / f"{language}.po")).metadata["Plural-Forms"]
    match = re.fullmatch(r"nplurals=(\d+); plural=(.+);", header)
    assert match, header
    return int(match[1]), gettext.c2py(match[2])
