"""A tree of everybody's choices, over worlds that a seat cannot tell apart."""

from __future__ import annotations

import railherd
from railherd.bots.contract import Outlook
from railherd.bots.guard import Guard
from railherd.bots.tree import TreeThinker
from railherd.bots.tree_search import Depth, choices
from railherd.bots.value import HandMade
from railherd.core.playing.match import Match
from tests.bots.positions import winning_position

DEPTH = Depth(rounds=120, curiosity=0.15, scale=20_000.0)


def outlook(match: Match, seed: int = 3) -> Outlook:
    assert match.asked is not None
    return Outlook(match.game, match.imagine(match.asked, seed), match.asked)


def test_every_round_follows_one_option() -> None:
    look = outlook(railherd.new("last_spike", seats=3, seed=5))
    followed = choices(look.game, HandMade(look.game), look.imagine, 9, DEPTH, Guard())
    assert sum(followed.values()) == DEPTH.rounds
    assert sorted(followed) == look.legal()


def test_the_choice_that_wins_is_followed_most() -> None:
    match = winning_position()
    match.choose(TreeThinker(DEPTH, 0.0, 4).choose(outlook(match)))
    assert match.moves[-1].text == "lay v3"
    assert match.winners() == [0]


def test_slack_takes_choices_that_look_nearly_as_good() -> None:
    look = outlook(railherd.new("last_spike", seats=2, seed=5))
    exact = {TreeThinker(DEPTH, 0.0, 4).choose(look) for _ in range(12)}
    careless = TreeThinker(Depth(20, 0.15, 20_000.0), 0.9, 4)
    assert len(exact) == 1
    assert len({careless.choose(look) for _ in range(12)}) > 1
