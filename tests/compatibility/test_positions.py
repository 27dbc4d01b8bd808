"""Positions of 414419e, written by it or by hand, are read for ever and mean the same."""

from __future__ import annotations

import pytest

import railherd
from railherd.core.laws.conformance import state_of
from railherd.core.notation import modern
from railherd.games.registry import find
from tests.compatibility.kept import Json, check_scores, positions, today

POSITIONS = [(game, kept) for game in ("gwt", "last_spike") for kept in positions(game)]
PLAYED_ON = 12  # choices

each_position = pytest.mark.parametrize(("game", "kept"), POSITIONS, ids=[kept["name"] for _, kept in POSITIONS])


@each_position
def test_a_position_is_read_as_it_was_meant(game: str, kept: Json) -> None:
    match = railherd.from_position(kept["position"])
    _check(match, game, kept)
    for text in kept["shown"]["texts"]:
        assert match.why_not(modern(match.game, text)) is None, f"the old text {text!r} must be read"


@each_position
def test_a_position_is_written_and_read_again(game: str, kept: Json) -> None:
    match = railherd.from_position(kept["position"])
    _check(railherd.from_position(match.position()), game, kept)


@each_position
def test_a_position_is_played_on(game: str, kept: Json) -> None:
    match = railherd.from_position(kept["position"])
    while match.asked is not None and len(match.moves) < PLAYED_ON:
        match.choose(match.imagine(match.asked, 0).legal()[0])
    assert match.over or len(match.moves) == PLAYED_ON


@pytest.mark.parametrize(("game", "decisions"), [("gwt", 36), ("last_spike", 3)])
def test_every_decision_of_then_waits_in_some_position(game: str, decisions: int) -> None:
    waiting = {kept["position"]["pending"][-1]["decision"] for _, kept in POSITIONS if kept["position"]["game"] == game}
    assert len(waiting) == decisions
    assert waiting <= {kind.NAME for kind in find(game).DECISIONS}


def _check(match: railherd.Match, game: str, kept: Json) -> None:
    shown, prompt = kept["shown"], match.prompt()
    assert prompt is not None
    assert (prompt.seat, prompt.path) == (shown["asked"], shown["path"])
    assert sorted(map(match.text_of, state_of(match).legal())) == sorted(today(game, text) for text in shown["texts"])
    check_scores(match, shown)
    own = [match.view(seat)["players"][seat] for seat in range(match.setup.seats)]
    assert [player[{"gwt": "money", "last_spike": "cash"}[game]] for player in own] == shown["purse"]
