"""Advise a player: the best options in their place, knowing what they know, and what speaks for each."""

import secrets
from typing import NamedTuple

from railherd.bots.advice.counsel import Counsel, counsel
from railherd.bots.advice.weigh import WORLDS, Reason
from railherd.bots.contract import Outlook
from railherd.bots.registry import DEFAULT_BOT, make_bot
from railherd.core.playing.match import Match
from railherd.core.playing.prompt import Option
from railherd.core.problem import Problem
from railherd.core.rng import SEED_BITS, Rng


class Choice(NamedTuple):
    """An option and what the seat may expect of it at the end of the game.

    `expected` is the mean over imagined worlds and `spread` their standard deviation. `unit` says of what: "lead" over
    the best of the others or one's own "total", of "points" or "money", such as "lead.points". The reasons say what
    the option brings more of by the end of the turn than the others do.
    """

    option: Option
    expected: float
    spread: float
    unit: str
    reasons: tuple[Reason, ...]


class Advice(NamedTuple):
    """The option to take: an answer for `Match.choose` or, beside the turn, one for `Match.interrupt`.

    `best` has the most promising options of the turn's question, the best first; beside the turn nothing is weighed.
    """

    option: Option
    is_aside: bool
    best: tuple[Choice, ...] = ()


def advise(match: Match, seat: int | None = None, seed: int | None = None, budget: int = WORLDS) -> Advice:
    """Return what a seat, or the asked one, could do now; raise `Problem` if it is asked nothing.

    `budget` is in how many imagined worlds the best options are weighed; with 0 the advice is what the default bot
    would do. What the seat cannot see has no influence. Equal seeds give equal advice.
    """
    seat = asked_seat(match, seat)
    rng = Rng(secrets.randbits(SEED_BITS) if seed is None else seed)
    outlook = Outlook(match.game, match.imagine(seat, rng.word()), seat)
    return advice_of(match, seat, counsel(make_bot(DEFAULT_BOT, rng.word()), outlook, rng.word(), budget))


def advice_of(match: Match, seat: int, given: Counsel) -> Advice:
    """Return a bot's counsel in terms of the match."""
    prompt = match.prompt(seat)
    assert prompt is not None
    offered = prompt.options if prompt.aside or not given.answer.is_aside else prompt.anytime
    by_id = {option.id: option for option in offered}
    best = tuple(
        Choice(by_id[each.option], each.expected, each.spread, each.unit, tuple(each.reasons)) for each in given.weighed
    )
    return Advice(by_id[given.answer.option], given.answer.is_aside, best)


def asked_seat(match: Match, seat: int | None = None) -> int:
    """Return the seat that is asked something, by default the one that everybody waits for; `Problem` if it is not."""
    asked = match.asked
    if asked is None:
        raise Problem("core.game_over")
    if seat is None or seat == asked or seat in match.open_asides:
        return asked if seat is None else seat
    if seat not in match.seats:
        raise Problem("core.no_such_seat", {"found": str(seat), "most": match.seats[-1]})
    raise Problem("core.not_your_turn", {"seat": asked})
