"""Texts of the catalogues on a screen."""

from __future__ import annotations

import pytest

from railherd.core.problem import Problem
from railherd.terminal.voice import Voice, printable
from railherd.words.catalogue import catalogue


def test_text_without_translation_comes_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(catalogue("pt").texts, "last_spike.title")
    assert Voice("pt").say("last_spike.title") == "Last Spike"
    assert Voice("pt").say("core.true") == "sim"


def test_names_of_things() -> None:
    assert Voice().name("last_spike", "city", "den") == "Denver"
    assert Voice().name("last_spike", "city", "atlantis") == "atlantis"


def test_plain_voice_has_no_typography() -> None:
    assert Voice(plain=False).say("last_spike.route.a") == "St. Louis – Omaha"
    assert Voice(plain=True).say("last_spike.route.a") == "St. Louis - Omaha"
    assert Voice("ru", plain=True).number(1_234_567) == "1 234 567"


def test_problem_in_the_readers_language() -> None:
    problem = Problem("core.wrong_seats", {"low": 2, "high": 6, "found": "9"})
    assert Voice().problem(problem) == str(problem)
    assert Voice("pt").problem(problem) != str(problem)


def test_arguments_cannot_steer_the_terminal() -> None:
    said = Voice().say("terminal.no_such_file", file="a\x1b[31m\r\nb\u202e")
    assert said == "There is no file a?[31m??b?."


@pytest.mark.parametrize("text", ["Ana", "Łódź", "日本", "a b", "[x]"])
def test_ordinary_text_is_left_alone(text: str) -> None:
    assert printable(text) == text
