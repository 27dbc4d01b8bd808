"""At the terminal, choices at any time are offered below the answers, also to people who are not asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from railherd.core.agree import agree
from railherd.core.playing import replay
from railherd.core.playing.match import Match
from railherd.terminal.voice import Voice
from tests.terminal.desk import Desk
from tests.toy.lottery import Lottery


@pytest.fixture(autouse=True)
def plain_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy speak by its keys: its words are in no catalogue."""
    say = Voice.say

    def speak(self: Voice, key: str, **arguments: Any) -> str:
        return say(self, key, **arguments) if self.knows(key) else key

    monkeypatch.setattr(Voice, "say", speak)


def lottery() -> Match:
    game = Lottery()
    return replay.start(game, agree(game, 2, None), 1, ["Ana", "Bo"])


def at_desk(folder: Path, lines: list[str], bots: tuple[str, ...] = ()) -> Desk:
    return Desk(folder, lines, match=lottery(), bots=bots)


def texts(desk: Desk) -> list[tuple[int, str]]:
    return [(move.seat, move.text) for move in desk.match.moves]


def test_what_can_be_done_at_any_time_has_a_row_of_its_own(tmp_path: Path) -> None:
    printed = at_desk(tmp_path, [""]).play()
    table = printed.split("« ")[1]
    assert table.index("toy.draw") < table.index("At any time:") < table.index("lottery.lot")


def test_by_number_or_words_it_is_done_beside_the_turn(tmp_path: Path) -> None:
    desk = at_desk(tmp_path, ["", "3", "take", "lot", "leave", "draw"])
    desk.play()
    assert texts(desk) == [(0, "lot"), (0, "take"), (0, "lot"), (0, "leave"), (0, "draw")]
    assert [move.anytime for move in desk.match.moves] == [True, True, True, True, False]


def test_what_is_refused_is_explained(tmp_path: Path) -> None:
    printed = at_desk(tmp_path, ["", "sell c1"]).play()
    assert "lottery.refusal.not_held" in printed


def test_another_person_acts_without_being_asked_and_answers_their_own_question(tmp_path: Path) -> None:
    desk = at_desk(tmp_path, ["", "boast", "seat bo", "", "lot", "leave", "", "undo", "draw"])
    printed = desk.play()
    assert texts(desk) == [(1, "lot"), (1, "leave"), (0, "draw")], "what Ana undid is hers alone"
    assert "Next at the screen: Bo" in printed


def test_undo_takes_back_what_the_person_at_the_screen_did(tmp_path: Path) -> None:
    desk = at_desk(tmp_path, ["", "draw", "", "draw", "", "boast", "seat", "", "sell c3", "", "seat b", "", "undo", ""])
    desk.play()
    assert [text for _, text in texts(desk)] == ["draw", "draw", "boast"]


def test_nobody_is_handed_a_screen_for_nothing(tmp_path: Path) -> None:
    assert "Name one of those who may do something now: Bo." in at_desk(tmp_path, ["", "seat ana"]).play()
    alone = at_desk(tmp_path, ["help"], bots=("random",)).play()
    assert "seat NAME" not in alone


def test_bots_act_beside_their_turn_too(tmp_path: Path) -> None:
    desk = Desk(tmp_path, [], match=lottery(), bots=("random", "greedy"))
    desk.play()
    assert desk.match.over
    assert {move.seat for move in desk.match.moves if move.anytime} == {0, 1}
