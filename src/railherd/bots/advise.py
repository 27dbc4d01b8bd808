"""Advise a player: what the default bot would do in their place, knowing what they know."""

import secrets
from typing import NamedTuple

from railherd.bots.answer import ask
from railherd.bots.contract import Outlook
from railherd.bots.registry import DEFAULT_BOT, make_bot
from railherd.core.match import Match
from railherd.core.problem import Problem
from railherd.core.prompt import Option
from railherd.core.rng import SEED_BITS, Rng


class Advice(NamedTuple):
    """The option to take: an answer for `Match.choose` or, beside the turn, one for `Match.interrupt`."""

    option: Option
    is_aside: bool


def advise(match: Match, seat: int | None = None, seed: int | None = None) -> Advice:
    """Return what a seat, or the asked one, could do now; raise `Problem` if it is asked nothing.

    What the seat cannot see has no influence. Equal seeds give equal advice.
    """
    seat = asked_seat(match, seat)
    rng = Rng(secrets.randbits(SEED_BITS) if seed is None else seed)
    outlook = Outlook(match.game, match.imagine(seat, rng.word()), seat)
    answer = ask(make_bot(DEFAULT_BOT, rng.word()), outlook)
    prompt = match.prompt(seat)
    assert prompt is not None
    offered = prompt.options if prompt.aside or not answer.is_aside else prompt.anytime
    return Advice(next(option for option in offered if option.id == answer.option), answer.is_aside)


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
