"""Texts of options beside commands: what a person types for a command never takes an action instead."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from railherd.core.notation import words
from railherd.core.playing.film import Film
from railherd.terminal.actions import ACTIONS
from railherd.terminal.commands import Command, understand
from railherd.terminal.voice import Voice
from railherd.words.catalogue import LANGUAGES
from tests.games.gwt.table import table
from tests.golden.games import NAMES, loaded
from tests.terminal.desk import Desk


def texts_of(name: str) -> set[str]:
    """Every text that was offered in a golden game."""
    texts: set[str] = set()
    for match in Film(loaded(name)).run():
        if match.asked is not None:
            state = match.imagine(match.asked, 0)
            texts |= {words(match.game, state, option).text for option in state.legal()}
    return texts


@cache
def command_words() -> set[str]:
    """Return what may be typed for a command, in any language."""
    voices = [Voice(language) for language in LANGUAGES]
    return {word for name in ACTIONS for voice in voices for word in (name, *voice.words(f"terminal.command.{name}"))}


@pytest.mark.parametrize("name", NAMES)
def test_no_option_begins_with_the_word_of_a_command(name: str) -> None:
    assert not {text for text in texts_of(name) if text.split()[0] in command_words()}


def test_help_at_a_building_shows_the_help(tmp_path: Path) -> None:
    match = table(at="n_b", hand="dutch_belt")
    prompt = match.prompt()
    assert prompt is not None
    assert understand("help", prompt.options, list(ACTIONS), Voice()) == Command("help", "")
    printed = Desk(tmp_path, ["help"], match=match).play()
    assert Voice().say("terminal.help.undo") in printed
    assert not match.moves
