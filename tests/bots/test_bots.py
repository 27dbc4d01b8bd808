"""Bots answer through the public interface, choose legally, and play at their level."""

import gc
import subprocess
import sys
from typing import Any

import pytest

import railherd
from railherd import Match, Problem
from railherd.bots.contract import Outlook
from railherd.bots.process import GC_THRESHOLDS
from railherd.bots.registry import bots, make_bot
from railherd.core.agree import agree
from railherd.core.contract import Game, State
from railherd.games.registry import find
from railherd.sim.bot_game import play
from tests.bots.positions import winning_position


def answer(match: Match, name: str) -> int:
    seat = match.asked
    assert seat is not None
    return make_bot(name, 5).choose(Outlook(match.game, match.imagine(seat, 3), seat))


@pytest.mark.parametrize("game", railherd.games())
@pytest.mark.parametrize("name", ["greedy", "novice", "random"])
def test_a_bot_plays_a_whole_game_through_the_door(game: str, name: str) -> None:
    play_through_the_door(game, name, find(game).SEATS[-1] if name == "random" else find(game).SEATS[0])


@pytest.mark.parametrize("game", railherd.games())
@pytest.mark.parametrize("name", ["expert", "regular"])
def test_a_strong_bot_answers_through_the_door(game: str, name: str) -> None:
    """Whole games of theirs take long and are in the long run: here they begin one."""
    match = railherd.new(game, find(game).SEATS[0], seed=2)
    for _ in range(12):
        match.choose(answer(match, name))
    assert len(match.moves) == 12


@pytest.mark.soak  # the ones above, with as many players as possible
@pytest.mark.parametrize("game", railherd.games())
@pytest.mark.parametrize("name", bots())
def test_bots_play_whole_games_of_any_size_through_the_door(game: str, name: str) -> None:
    for seats in find(game).SEATS:
        play_through_the_door(game, name, seats)


def play_through_the_door(game: str, name: str, seats: int) -> None:
    match = railherd.new(game, seats, seed=2)
    while not match.over:
        match.choose(answer(match, name))
    assert match.winners()


def test_an_unknown_bot_is_refused_with_a_sentence() -> None:
    with pytest.raises(Problem, match='There is no bot "deep"; there are: novice, regular, expert, greedy, random'):
        make_bot("deep", 1)


def test_random_uses_every_option() -> None:
    match = railherd.new("last_spike", seats=2, seed=1)
    bot = make_bot("random", 8)
    prompt = match.prompt()
    assert prompt is not None
    chosen = {bot.choose(Outlook(match.game, match.imagine(prompt.seat, 1), prompt.seat)) for _ in range(100)}
    assert chosen == {option.id for option in prompt.options}


def test_greedy_takes_the_last_spike_that_wins() -> None:
    match = winning_position()
    match.choose(answer(match, "greedy"))
    assert match.moves[-1].text == "lay v3"
    assert match.winners() == [0]


def test_greedy_takes_a_payout_rather_than_leave_it() -> None:
    data = railherd.new("last_spike", seats=2, seed=1).position()
    data |= {
        "laid": ["e1", "e2", "e3"],
        "players": [
            {"cash": 30_000, "hand": ["a1", "e4", "z1"], "land": ["dod-0", "dod-1", "dod-2"], "bankrupt": False},
            {"cash": 30_000, "hand": ["c3"], "land": [], "bankrupt": False},
        ],
        "pending": [{"decision": "lay", "seat": 0}],
    }
    match = railherd.from_position(data)
    match.choose(answer(match, "greedy"))
    assert match.moves[-1].text == "lay e4"


def test_greedy_beats_random() -> None:
    """Sixty games with fixed seeds, seats rotated; the soak run measures a thousand."""
    game = find("last_spike")
    setup = agree(game, 2, None)
    wins = 0
    for index in range(60):
        outcome = play(game, setup, ["greedy", "random"], index // 2, index % 2)
        wins += outcome.winners == [outcome.seating.index(0)]
    assert wins >= 51


def test_greedy_leaves_the_collector_of_its_process_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    before = (gc.isenabled(), gc.get_threshold(), gc.get_freeze_count())
    while_thinking = []

    def think(game: Game[Any], world: State, seat: int, beam: object) -> list[int]:
        while_thinking.append((gc.isenabled(), gc.get_threshold(), gc.get_freeze_count()))
        return world.legal()[:1]

    monkeypatch.setattr("railherd.bots.greedy.best_turn", think)
    answer(railherd.new("last_spike", seats=2, seed=1), "greedy")
    assert while_thinking == [before]


def test_a_process_of_bots_collects_rarely() -> None:
    code = "import gc; from railherd.bots.process import tune_gc; tune_gc(); print(gc.isenabled(), *gc.get_threshold())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", *map(str, GC_THRESHOLDS)]


def test_a_process_may_have_its_own_thresholds() -> None:
    code = "import gc; from railherd.bots.process import tune_gc; tune_gc((7, 8, 9)); print(*gc.get_threshold())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["7", "8", "9"]
