"""The catalogues agree with each other: same keys, same arguments, all translated, all well formed."""

from __future__ import annotations

import re

import pytest

from railherd import games
from railherd.words.catalogue import LANGUAGES
from tests.games.profile import profiles
from tests.words import po
from tests.words.used import problem_keys

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

LATIN = [names for profile in profiles().values() for names in profile.latin_names]
CODES = [names for profile in profiles().values() for names in profile.codes]
TITLE = rf"({'|'.join([*games(), 'web'])})\.title"  # games are sold under their English names, and ours is English

TOTAL = r"(terminal|web\.end)\.total"  # the same word in Portuguese and Spanish
NO = r"core\.false|terminal\.no"  # and in Spanish

# The keys whose text may be an English one; those of games stand in their profiles. A new language starts like Russian.
SAME_AS_ENGLISH = {
    "pt": [*LATIN, *CODES, TITLE, TOTAL],
    "es": [*LATIN, *CODES, TITLE, TOTAL, NO],
    "ru": [*CODES, TITLE],
}

SEPARATORS = {"core.thousands_separator", "core.decimal_separator"}  # marks, one of them may be blank
ENDS_WITH_ANOTHER_SENTENCE = {"core.record_choice": "{why}"}

# A money sign stands before the number or, after a no-break space, behind it.
BEFORE, BEHIND = r"\$(?=[{\d])", r"(?<=[}\d]\u00a0)\$"
MONEY = {"en": BEFORE, "pt": BEFORE, "es": BEFORE, "ru": BEHIND}

MIXED_ALPHABETS = re.compile(r"[a-zA-Z][а-яёА-ЯЁ]|[а-яёА-ЯЁ][a-zA-Z]")


def test_every_file_is_a_language() -> None:
    assert {path.stem for path in po.LOCALES.glob("*.po")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_are_those_of_english(language: str) -> None:
    keys, english = [[entry.msgid for entry in po.entries(of)] for of in (language, "en")]
    assert not set(english) - set(keys), po.listed(set(english) - set(keys))
    assert not set(keys) - set(english), po.listed(set(keys) - set(english))
    assert len(keys) == len(set(keys)), "a key stands twice"
    assert keys == english, "another order"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_fuzzy_or_obsolete(language: str) -> None:
    assert not [entry.msgid for entry in po.entries(language) if entry.fuzzy or entry.obsolete]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_inserts_what_english_inserts(language: str) -> None:
    english = {key: po.placeholders(po.forms(entry)[0]) for key, entry in po.by_key("en").items()}
    assert not [(key, text) for key, text in po.texts(language) if po.placeholders(text) != english.get(key)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_braces_hold_nothing_but_arguments(language: str) -> None:
    rest = [(key, po.PLACEHOLDER.sub("", text)) for key, text in po.texts(language)]
    assert not [(key, text) for key, text in rest if "{" in text or "}" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_entries_count_by_the_same_argument(language: str) -> None:
    english = po.by_key("en")
    for entry in po.entries(language):
        assert entry.msgid_plural == english[entry.msgid].msgid_plural, entry.msgid


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_entries_have_all_forms(language: str) -> None:
    count, rule = po.plural_rule(language)
    assert {rule(number) for number in range(1000)} == set(range(count))
    plurals = [entry for entry in po.entries(language) if entry.msgid_plural]
    assert plurals
    assert not [entry.msgid for entry in plurals if sorted(entry.msgstr_plural) != list(range(count))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str) -> None:
    assert not [key for key, text in po.texts(language) if not text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_blanks_around_it(language: str) -> None:
    assert not [key for key, text in po.texts(language) if text != text.strip() and key not in SEPARATORS]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    allowances = SAME_AS_ENGLISH.get(language, [*CODES, TITLE])
    english = {text for _, text in po.texts("en") if re.search(r"[^\W\d_]", po.PLACEHOLDER.sub("", text))}
    same = {key for key, text in po.texts(language) if text in english}
    allowed = {key for key in same if any(re.fullmatch(names, key) for names in allowances)}
    assert not same - allowed, po.listed(same - allowed)
    stale = [names for names in allowances if not any(re.fullmatch(names, key) for key in allowed)]
    assert not stale, "nothing needs these exceptions any more"


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_and_refusals_are_sentences(language: str) -> None:
    said = [(key, text) for key, text in po.texts(language) if key in problem_keys()]
    assert said
    assert not [text for key, text in said if not text.endswith(ENDS_WITH_ANOTHER_SENTENCE.get(key, "."))]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_texts_close_as_in_english(language: str) -> None:
    english = {key: _close(po.forms(entry)[0]) for key, entry in po.by_key("en").items()}
    said = [(key, text) for key, text in po.texts(language) if key not in SEPARATORS]
    assert not [text for key, text in said if _close(text) != english[key]]


def _close(text: str) -> str:
    """Return the mark at the end of a text that makes it a sentence, a question or neither."""
    return text[-1] if text[-1] in ".?!:…" else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_money_is_written_the_way_of_the_language(language: str) -> None:
    english = {key: text.count("$") for key, text in po.texts("en")}
    for key, text in po.texts(language):
        assert text.count("$") == english[key], text
        assert len(re.findall(MONEY.get(language, f"{BEFORE}|{BEHIND}"), text)) == text.count("$"), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_mixes_alphabets(language: str) -> None:
    assert not [text for _, text in po.texts(language) if MIXED_ALPHABETS.search(text)]
