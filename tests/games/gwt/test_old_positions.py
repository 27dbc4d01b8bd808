"""Positions as the first version wrote them are read for ever: buildings as texts, workers as lists, used as bits."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

import railherd
from railherd.core.laws.conformance import state_of
from railherd.core.playing import replay
from railherd.games.gwt.state import State
from railherd.kit.rules.place import Use
from tests.games.gwt.table import GAME, new, play, table

RECORDS = Path(__file__).resolve().parents[2] / "records"
USED = {
    "auxiliary": ["auxiliary"],
    "copied": ["use 1", "copied 2"],
    "risk": ["use 2", "risk"],
    "slash": ["use 1"],
    "used": ["use 2", "use 3"],
}
"""What had been used of the place in each of the old positions."""


def old(name: str) -> dict[str, Any]:
    """Return a position and its fingerprint, byte for byte as the first version wrote them."""
    data: dict[str, Any] = json.loads((RECORDS / f"position-gwt-{name}.json").read_text("utf-8"))
    return data


def counts(player: dict[str, Any]) -> list[list[int]]:
    """Workers and tepees of a player as the old position lists them."""
    return [list(player["workers"].values()), list(player["tepees"].values())]


@pytest.mark.parametrize("name", USED)
def test_an_old_position_is_read(name: str) -> None:
    given = old(name)["position"]
    match = railherd.from_position(given)
    written = match.position()
    assert written["pending"][0]["used"] == USED[name]
    for seat, player in enumerate(given["players"]):
        assert [player["workers"], player["tepees"]] == counts(written["players"][seat])
        assert [int(number) for number in player["unbuilt"]] == written["players"][seat]["unbuilt"]
        seen = match.view(seat)["players"][seat]
        assert [seen[key] for key in ("workers", "tepees", "unbuilt")] == [
            written["players"][seat][key] for key in ("workers", "tepees", "unbuilt")
        ]
    assert railherd.from_position(written).position() == written


@pytest.mark.parametrize("name", USED)
def test_an_old_position_has_the_fingerprint_of_its_form_of_today(name: str) -> None:
    match = railherd.from_position(old(name)["position"])
    assert railherd.from_position(match.position()).fingerprint() == match.fingerprint()


def test_a_record_that_begins_in_an_old_position_writes_itself_again() -> None:
    beginning = json.dumps(old("copied")["position"], ensure_ascii=False)
    text = f"railherd 1 · gwt rules=1\nnames Ana | Bia\nposition {beginning}\n0 done  ~ deck_0:guernsey\n"
    assert railherd.load(text).record() == text


def first_form(s: State, data: dict[str, Any]) -> dict[str, Any]:
    """Return a position as the first version wrote it."""
    players = [
        {
            **written,
            "unbuilt": [
                str(number) for number in [number for number in range(1, 11) if player.unbuilt >> number - 1 & 1]
            ],
            "workers": player.workers[:],
            "tepees": player.tepees[:],
        }
        for written, player in zip(data["players"], s.players, strict=True)
    ]
    pending = [
        {**waiting, "used": decision.used} if isinstance(decision, Use) else waiting
        for waiting, decision in zip(data["pending"], s.pending, strict=True)
    ]
    return {**data, "players": players, "pending": pending}


def test_every_position_reads_back_from_its_first_form() -> None:
    match = new(3, seed=4, sides="random")
    steps = 0
    while not match.over and steps < 300:
        data = match.position()
        first = first_form(cast(State, state_of(match)), data)
        assert replay.from_position(GAME, first, 1, []).position() == data
        options = state_of(match).legal()
        match.choose(options[steps % len(options)])
        steps += 1


def test_of_actions_with_a_slash_between_them_any_may_be_named() -> None:
    data = play(table(at="n_d", money=9), "use 2").position()
    assert data["pending"][0]["used"] == ["use 2"]
    for side in ("use 1", "use 2"):
        data["pending"][0]["used"] = [side]
        assert railherd.from_position(data).position()["pending"][0]["used"] == [side]
