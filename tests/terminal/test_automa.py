"""An automa at the terminal and in a series of bots."""

from __future__ import annotations

import pytest

from railherd.api import new
from railherd.games.registry import GAMES
from railherd.sim.bot_game import play
from railherd.sim.series import plan_series, summary
from railherd.terminal.company import names_of
from railherd.terminal.voice import Voice
from tests.toy.solo import SoloToy


@pytest.fixture(autouse=True)
def solo_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, SoloToy.ID, SoloToy)


def test_every_seat_has_a_name_the_automa_too() -> None:
    voice = Voice()
    assert names_of(new(SoloToy.ID, 1, names=["Ana"]), voice) == ["Ana", "metronome"]
    assert names_of(new(SoloToy.ID, 1), voice) == ["Seat 0", "metronome"]
    assert names_of(new(SoloToy.ID, 2), voice) == ["Seat 0", "Seat 1"]


def test_a_series_counts_the_automa_beside_the_bots() -> None:
    series = plan_series(SoloToy.ID, ["random"], 20, 1, {})
    outcomes = [play(SoloToy(), series.setup, series.entrants, *series.plan(index)) for index in range(20)]
    assert all(len(outcome.totals) == 2 for outcome in outcomes)
    told = summary(series, outcomes)
    (bot,), (automa,) = told["entrants"], told["automas"]
    assert (bot["bot"], automa["automa"], len(told["seats"])) == ("random", "metronome", 1)
    assert bot["wins"] + automa["wins"] == pytest.approx(20)
    assert automa["mean_total"] == sum(outcome.totals[1] for outcome in outcomes) / 20
