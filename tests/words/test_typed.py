"""Words that people type: a language's word for an answer or a command must be unambiguous."""

from __future__ import annotations

from itertools import combinations

import pytest

from railherd.words.catalogue import LANGUAGES
from tests.words import po
from tests.words.used import GAME_NAMES, game_named

# Keys whose texts list words for one meaning; within a group a word may have only one meaning.
ANSWERS = [
    ("terminal.yes", "terminal.no"),
    ("terminal.replay.next", "terminal.replay.back", "terminal.replay.quit"),
]
COMMANDS = [key for key in po.by_key("en") if key.startswith("terminal.command.")]


def words(language: str, key: str) -> set[str]:
    """Return what may be typed for a key: English is understood in every language."""
    return {word for spoken in (language, "en") for word in po.by_key(spoken)[key].msgstr.casefold().split()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", [*ANSWERS, COMMANDS], ids=lambda group: group[0])
def test_a_word_has_one_meaning(group: list[str], language: str) -> None:
    meanings = combinations([(key, words(language, key)) for key in group], 2)
    assert not [(one, other) for (one, some), (other, more) in meanings if some & more]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_single_words(language: str) -> None:
    assert len(COMMANDS) >= 10
    assert not [key for key in COMMANDS if len(po.by_key(language)[key].msgstr.split()) != 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_shows_every_command_by_its_word(language: str) -> None:
    texts = po.by_key(language)
    for key in COMMANDS:
        usage = texts[key.replace(".command.", ".usage.")].msgstr
        assert usage.replace(",", " ").split()[0] == texts[key].msgstr


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_begins_like_the_name_of_a_thing(language: str) -> None:
    """`den` chooses Denver, although a command may be abbreviated to its first letters."""
    ids = {name for game in GAME_NAMES for names in game_named(game).names.values() for name in names if len(name) > 1}
    commands = {word for key in COMMANDS for word in words(language, key)}
    assert not [(command, name) for command in commands for name in ids if command.startswith(name)]
