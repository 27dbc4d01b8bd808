"""Who sees what at a shared screen, and that names and records cannot corrupt it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from railherd.api import load
from tests.terminal.desk import Desk

HELD = re.compile(r"[▸▹]([A-Z]\d)")
DRAWN = re.compile(r"(\w+) draws [A-Z]\d(?! for the first turn)")
HAND_OVER = "Next at the screen: "


def hands(desk: Desk) -> list[set[str]]:
    """Return each seat's hand as the screen would write it."""
    return [{tile.upper() for tile in desk.match.view(seat)["players"][seat]["hand"]} for seat in range(2)]


def test_hot_seat_never_shows_another_hand(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["1"] * 60, bots=[], names=["Ana", "Bo"])
    screens = 0

    def check() -> None:
        nonlocal screens
        shown = desk.printed.rpartition(HAND_OVER)[2]
        seat = desk.match.asked
        if seat is None or "Which tile" not in shown or desk.match.over:
            return
        screens += 1
        marked = set(HELD.findall(shown.rpartition("Last Spike ·")[2]))
        assert marked == hands(desk)[seat]
        drawn = DRAWN.findall(shown.rpartition("Last Spike ·")[2])
        assert set(drawn) <= {["Ana", "Bo"][seat]}

    desk.before_line = check
    printed = desk.play()
    assert screens > 15
    assert f"{HAND_OVER}Ana." in printed
    assert f"{HAND_OVER}Bo." in printed


def test_hand_over_pushes_the_last_hand_out_of_sight(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["", "1", "1"], bots=[], names=["Ana", "Bo"])
    before, _, _ = desk.play().rpartition(HAND_OVER)
    assert before.endswith("\n" * 40)


def test_hand_over_clears_a_screen_that_can_be_cleared(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["", "1", "1"], bots=[], names=["Ana", "Bo"], colour=True)
    before, _, _ = desk.play().rpartition(HAND_OVER)
    assert before.endswith("\x1b[2J\x1b[H")


def test_one_person_needs_no_hand_over(tmp_path: Path) -> None:
    assert HAND_OVER not in Desk(tmp_path, ["1", "1"]).play()


def test_colour_off_means_no_escape_codes(tmp_path: Path) -> None:
    lines = ["help", "map", "land", "log", "hint", "why den", "1", "undo", "1", "1", "quit", "n"]
    assert "\x1b" not in Desk(tmp_path, lines).play()
    assert "\x1b[" in Desk(tmp_path, lines, colour=True).play()


def test_ascii_means_ascii(tmp_path: Path) -> None:
    lines = ["help", "map", "land", "log", "hint", "why", *["1"] * 12]
    printed = Desk(tmp_path, lines, plain=True, seats=3, bots=["greedy"] * 2).play()
    assert printed.replace("«", "").isascii()
    assert not Desk(tmp_path, lines).play().replace("«", "").isascii()


@pytest.mark.parametrize("name", ["[red]x", "[/]", "[bold]", ":smile:", "{who}", "\\[x]"])
def test_names_are_printed_as_they_are(tmp_path: Path, name: str) -> None:
    printed = Desk(tmp_path, ["1", "log"], names=[name, "Bo"]).play()
    assert f"● {name} " in printed
    assert f"{name} lays " in printed


def test_a_name_cannot_steer_the_terminal(tmp_path: Path) -> None:
    evil = load(Desk(tmp_path, names=["Ana", "Bo"]).session.record())
    evil.names[0] = "A\x1b[2Jna\u202e"  # no input accepts such a name, and no output prints it
    printed = Desk(tmp_path, match=evil).play()
    assert "A?[2Jna?" in printed
    assert "\x1b" not in printed
    assert "\u202e" not in printed
