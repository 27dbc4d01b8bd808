"""Levels of play: each game says how its levels think, and slack makes mistakes that stay small."""

from __future__ import annotations

import pytest

import railherd
from railherd.bots.contract import Outlook
from railherd.bots.learned import judgement
from railherd.bots.levels import LEVELS, USUAL, TreeLevel, TurnLevel, levels_of
from railherd.bots.registry import DEFAULT_BOT, make_bot
from railherd.bots.thinker import Thinker
from railherd.bots.turn_search import Beam, best_turn, best_turns
from railherd.core.playing.match import Match
from railherd.core.rng import Rng

BEAM = Beam(8, 4, 80, 160)


def outlook(match: Match, seed: int = 3) -> Outlook:
    assert match.asked is not None
    return Outlook(match.game, match.imagine(match.asked, seed), match.asked)


def test_absent_people_are_replaced_by_the_middle_level() -> None:
    assert DEFAULT_BOT == LEVELS[1] == "regular"


@pytest.mark.parametrize("game", railherd.games())
def test_every_game_has_every_level_and_each_searches_more_than_the_one_below(game: str) -> None:
    levels = levels_of(game)
    assert tuple(levels) == LEVELS
    effort = [level.rounds if isinstance(level, TreeLevel) else level.enough for level in levels.values()]
    assert effort == sorted(set(effort))
    slack = [level.slack for level in levels.values()]
    assert slack == sorted(slack, reverse=True)
    assert slack[-1] == 0


def test_a_game_that_says_nothing_has_the_usual_levels() -> None:
    assert levels_of("toy") == USUAL
    assert all(isinstance(level, TurnLevel) for level in USUAL.values())


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_alike_in_worlds_its_seat_cannot_tell_apart(level: str) -> None:
    """Only what is drawn later can differ between them, and the tree search imagines its own worlds."""
    match = railherd.new("last_spike", seats=2, seed=11)
    assert match.asked is not None
    hidden = [match.imagine(match.asked, seed) for seed in (1, 2)]
    chosen = {make_bot(level, 8).choose(Outlook(match.game, world, match.asked)) for world in hidden}
    assert len(chosen) == 1


def test_turns_are_ranked_by_their_first_choice() -> None:
    look = outlook(railherd.new("gwt", seats=2, seed=4))
    value = judgement(look)
    found = best_turns(value, look.world, look.seat, BEAM)
    assert [line.value for line in found] == sorted((line.value for line in found), reverse=True)
    firsts = [line.path[0] for line in found]
    assert len(set(firsts)) == len(firsts) > 1
    assert found[0].path == best_turn(value, look.world, look.seat, BEAM)


def test_slack_never_takes_a_turn_that_loses_more() -> None:
    """Twenty careless choices: several turns are taken, and each is within the slack of the best by the judgement."""
    look = outlook(railherd.new("gwt", seats=2, seed=4))
    found = best_turns(judgement(look), look.world, look.seat, BEAM)
    slack = found[0].value - found[2].value + 0.01
    allowed = {line.path[0] for line in found if line.value >= found[0].value - slack}
    rng = Rng(5)
    chosen = {Thinker(judgement, BEAM, 1, slack, rng.word()).choose(look) for _ in range(20)}
    assert chosen <= allowed
    assert len(chosen) > 1
    assert {Thinker(judgement, BEAM, 1, 0.0, rng.word()).choose(look) for _ in range(5)} == {found[0].path[0]}
