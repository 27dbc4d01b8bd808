"""Bots are asked what they do beside the turn before each choice of their own, and answer their own questions first."""

from __future__ import annotations

import pytest

from railherd.bots.answer import Answer, ask
from railherd.bots.contract import Outlook
from railherd.bots.registry import make_bot
from railherd.core.agree import agree
from railherd.core.playing import replay
from railherd.core.playing.match import Match
from railherd.sim.bot_game import play
from tests.toy.game import CARDS
from tests.toy.lottery import LEAVE, LOT, SELL, TAKE, Lottery

GAME = Lottery()


def with_hand(hand: list[int], tokens: int = 1) -> Match:
    """Return a match in which seat 0 is asked and holds cards."""
    match = replay.start(GAME, agree(GAME, 2, None), 1, [])
    data = match.position()
    data["players"][0]["hand"] = [f"c{card}" for card in hand]
    data["lots"][0]["tokens"] = tokens
    return replay.from_position(GAME, data, 1, [])


def answer_of(bot: str, match: Match, seat: int = 0, seed: int = 1) -> Answer:
    return ask(make_bot(bot, seed), Outlook(GAME, match.imagine(seat, seed), seat))


class Plodding:
    """A bot that knows nothing of choices at any time."""

    def choose(self, outlook: Outlook) -> int:
        """Return the last option of the turn."""
        return outlook.legal()[-1]


def test_greedy_does_what_is_worth_most_at_once() -> None:
    match = with_hand([0, 7])
    assert answer_of("greedy", match) == Answer(SELL + 7, is_aside=True)
    match.interrupt(0, SELL + 7)
    assert not answer_of("greedy", match).is_aside, "no token is left"


def test_greedy_does_nothing_for_nothing() -> None:
    match = with_hand([0], tokens=1)
    data = match.position()
    data["lots"][0]["taken"] = ["l1", "l2", "l3"]  # only a lot of no worth is left
    assert not answer_of("greedy", replay.from_position(GAME, data, 1, [])).is_aside


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_an_open_question_is_answered_before_anything_else(bot: str) -> None:
    match = with_hand([7])
    match.interrupt(0, LOT)
    for seed in range(8):
        answer = answer_of(bot, match, seed=seed)
        assert answer.is_aside
        assert answer.option in (TAKE, LEAVE)


def test_a_bot_that_never_interrupts_still_answers_what_is_left_open() -> None:
    match = with_hand([7])
    outlook = Outlook(GAME, match.imagine(0, 1), 0)
    assert ask(Plodding(), outlook) == Answer(outlook.legal()[-1])
    match.interrupt(0, LOT)
    assert ask(Plodding(), Outlook(GAME, match.imagine(0, 1), 0)) == Answer(TAKE, is_aside=True)


def test_a_random_bot_does_anything_or_nothing() -> None:
    match = with_hand([1, 2])
    answers = {answer_of("random", match, seed=seed) for seed in range(60)}
    assert {answer.option for answer in answers if answer.is_aside} == {LOT, SELL + 1, SELL + 2}
    assert any(not answer.is_aside for answer in answers)


def test_games_between_bots_have_such_choices_too() -> None:
    outcomes = [play(GAME, agree(GAME, 2, None), ["greedy", "random"], seed, 0) for seed in range(4)]
    assert any(sum(outcome.totals) > sum(range(CARDS)) for outcome in outcomes), "only lots bring more than the cards"
