"""Replaying a saved game."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from rich.console import Console

from railherd.api import load
from railherd.core.problem import Problem
from railherd.terminal.replayer import Replayer
from railherd.terminal.screen import Screen
from railherd.terminal.voice import Voice
from tests.terminal.desk import late_game

RECORD = late_game(seats=2, choices=30)
LENGTH = len(load(RECORD).moves)


def replayer(lines: Sequence[str] = (), text: str = RECORD, seat: int | None = None) -> tuple[Replayer, io.StringIO]:
    output = io.StringIO()
    console = Console(file=output, width=100, color_system=None, markup=False, highlight=False, emoji=False)
    typed = iter(lines)

    def read(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        output.write(f"\n« {line}\n")
        return line

    return Replayer(Screen(console, Voice(), read), text, seat), output


def places(lines: Sequence[str], start: int = 0) -> list[int]:
    """Return the numbers of the choices shown, in order."""
    shown, output = replayer(lines)
    shown.step_through(start)
    return [int(part.split()[0]) for part in output.getvalue().split("Choice ")[1:]]


def test_next_back_and_jump() -> None:
    assert places(["", "n", "p", "20", "back", "next", "q", "n"]) == [0, 1, 2, 1, 20, 19, 20]


def test_it_stops_at_both_ends() -> None:
    assert places(["p", str(LENGTH), ""]) == [0, 0, LENGTH, LENGTH]


def test_begin_anywhere() -> None:
    assert places(["p"], start=5) == [5, 4]
    with pytest.raises(Problem, match=f"There is no choice 999; this game has {LENGTH}."):
        places([], start=999)


@pytest.mark.parametrize("line", ["999", "x", "-1", "quit now"])
def test_nonsense_is_one_sentence(line: str) -> None:
    shown, output = replayer([line])
    shown.step_through()
    answer = output.getvalue().partition(f"« {line}\n")[2].partition("Choice 0")[0].strip()
    assert answer.endswith(".")
    assert "\n" not in answer


def test_each_choice_shows_its_table_and_what_it_did() -> None:
    shown, output = replayer()
    first = load(RECORD).moves[0]
    shown.print_all(at=1)
    tile = first.text.removeprefix("lay ").upper()
    assert f"lays {tile} for" in output.getvalue()
    assert f"{tile}──" in output.getvalue()
    assert "Is land bought?" in output.getvalue()


def test_spectator_sees_no_hand_and_a_seat_its_own() -> None:
    shown, output = replayer()
    shown.print_all(at=LENGTH)
    assert "Hand" not in output.getvalue()
    assert output.getvalue().count("hidden") == 2
    shown, output = replayer(seat=1)
    shown.print_all(at=LENGTH)
    hand = load(RECORD).view(1)["players"][1]["hand"]
    assert all(f"▹{tile.upper()} " in output.getvalue() for tile in hand)
    with pytest.raises(Problem, match="There is no seat 7"):
        replayer(seat=7)


def test_everything_in_words_with_the_result() -> None:
    finished = load(RECORD)
    while prompt := finished.prompt():
        finished.choose(prompt.options[0].id)
    shown, output = replayer(text=finished.record())
    shown.print_all()
    printed = output.getvalue()
    laid = sum(event["key"] == "last_spike.tile_laid" for event in finished.events(None))
    assert " ".join(printed.split()).count(" lays ") == laid
    assert "The game ends" in printed
    assert "Winner" in printed


def test_broken_record_is_shown_up_to_the_last_good_choice() -> None:
    lines = RECORD.splitlines()
    at = next(
        number
        for number, line in enumerate(lines)
        if line == f"{load(RECORD).moves[10].seat} {load(RECORD).moves[10].text}"
    )
    broken = "\n".join([*lines[:at], "0 lay nowhere", *lines[at + 1 :]])
    shown, output = replayer(text=broken)
    assert shown.broken is not None
    assert shown.length == 10
    shown.print_all()
    assert f"The record can be followed up to line {at + 1}" in output.getvalue()
    assert " lays " in output.getvalue()
    shown, output = replayer(["10"], text=broken)
    shown.step_through()
    assert output.getvalue().count("The record can be followed") == 2, "at once, and where it breaks off"


def test_the_record_is_read_once_however_many_choices_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, output = replayer(["", "", "p", "20", str(LENGTH), "3"])

    def refuse(text: str) -> None:
        raise AssertionError("read again")

    monkeypatch.setattr("railherd.terminal.replayer.load", refuse)
    shown.step_through()
    assert f"Choice 3 of {LENGTH}" in output.getvalue()
