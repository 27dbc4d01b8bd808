"""The meaning of typed lines."""

from __future__ import annotations

import pytest

from railherd.api import new
from railherd.core.problem import Problem
from railherd.terminal.actions import ACTIONS
from railherd.terminal.commands import LOOK, Choice, Command, understand
from railherd.terminal.voice import Voice

NAMES = list(ACTIONS)


def meaning(line: str, language: str = "en") -> Choice | Command:
    prompt = new("last_spike", 2, seed=2).prompt()
    assert prompt is not None
    return understand(line, prompt.options, NAMES, Voice(language))


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("undo", Command("undo", "")),
        ("u", Command("undo", "")),
        ("UN", Command("undo", "")),
        ("r", Command("redo", "")),
        ("w a3", Command("why", "a3")),
        ("why  lay   A3 ", Command("why", "lay A3")),
        ("save My Game.game", Command("save", "My Game.game")),
        ("?", Command("help", "")),
        ("hel", Command("help", "")),
        ("lo", Command("log", "")),
        ("m", Command("map", "")),
        ("q", Command("quit", "")),
        ("", Command(LOOK, "")),
    ],
)
def test_commands(line: str, command: Command) -> None:
    assert meaning(line) == command


@pytest.mark.parametrize(("line", "both"), [("l", "land, log"), ("h", "hint, help")])
def test_a_beginning_of_two_commands_is_refused(line: str, both: str) -> None:
    with pytest.raises(Problem, match=f'"{line}" may mean {both}; type more of the word.'):
        meaning(line)


def test_words_that_are_no_command_are_left_to_the_match() -> None:
    assert meaning("Lay  Z9") == Choice("lay z9")


@pytest.mark.parametrize("line", ["0", "5", "99999999999999999999"])
def test_numbers_out_of_range(line: str) -> None:
    with pytest.raises(Problem, match=f"There is no choice {line}; the choices go from 1 to 4."):
        meaning(line)
