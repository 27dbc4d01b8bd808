"""One name for one thing: where an English text has a word of the glossary, every translation has its word."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from tests.words import po

GLOSSARY = Path(__file__).resolve().parents[2] / "docs" / "languages.md"
HEADING = "## Words that a test holds"
COLUMNS = {"pt": 1, "es": 2, "ru": 3}
ENDING = 2  # letters that a form may have otherwise
SHORT = 4  # letters of a word of which only the last one may change

# Sentences that say it otherwise, and are clear.
OTHERWISE = {
    "pt": {"web.rules.gwt_nz.solo"},
    "es": {"web.rules.gwt_nz.solo", "web.gwt.summary"},
    "ru": {
        "gwt.face.f",
        "gwt.tile.f",
        "gwt_nz.rule.lowest_fee_to_you",
        "web.gwt.objectives_end",
        "web.gwt_nz.objectives_end",
    },
}
TITLE = "Trail"  # games keep their English names


def rows() -> list[list[str]]:
    """Return the words of the glossary that are held, each row in all languages."""
    lines = GLOSSARY.read_text(encoding="utf-8").split(HEADING)[1].splitlines()
    table = [line.strip("| ") for line in lines if line.startswith("|")][2:]
    return [[re.sub(r"\(.*?\)", "", cell).strip() for cell in line.split("|")] for line in table]


def words(language: str) -> list[tuple[str, str]]:
    """Return pairs of an English term and its word."""
    pairs: list[tuple[str, str]] = []
    for row in rows():
        terms, meant = ([term.strip() for term in row[column].split(",")] for column in (0, COLUMNS[language]))
        pairs += zip(terms, meant, strict=True)
    return pairs


def has(text: str, word: str) -> bool:
    """Return whether a text has all parts of a word, whatever their endings."""
    return any(_has(text, form) for form in word.split(" / "))


def _has(text: str, form: str) -> bool:
    stems = [part[: len(part) - (ENDING if len(part) > SHORT else 1)] for part in form.split() if len(part) > 1]
    return all(stem.lower() in text.lower() for stem in stems)


def test_the_glossary_has_words_for_all_languages() -> None:
    assert len(words("pt")) == len(words("es")) == len(words("ru")) > 20


@pytest.mark.parametrize("language", COLUMNS)
def test_a_thing_has_one_name(language: str) -> None:
    told: defaultdict[str, list[str]] = defaultdict(list)
    for key, text in po.texts(language):
        told[key].append(text)
    missing = [
        f"{key}: {term} is {word!r}, not in {told[key][0]!r}"
        for term, word in words(language)
        for key, text in po.texts("en")
        if re.search(rf"(?<![\w{{.]){term}(s|es)?(?![\w}}])", text.replace(TITLE, ""), re.IGNORECASE)
        and key not in OTHERWISE[language]
        and not any(has(one, word) for one in told[key])
    ]
    assert not missing, "\n".join(sorted(set(missing)))
