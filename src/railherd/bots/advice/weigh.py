"""Weigh the best options of a seat: each is followed to the end of its turn in the same imagined worlds."""

from statistics import fmean, pstdev
from typing import NamedTuple

from railherd.bots.advice.traits import Traits, count, traits_of, worth
from railherd.bots.contract import Outlook
from railherd.bots.learned import judgement
from railherd.bots.turn_search import Beam, best_turns
from railherd.bots.value import HandMade, Value
from railherd.core.contract import State
from railherd.core.rng import Rng

WORLDS = 6
OPTIONS = 3  # that are weighed, the most promising ones
REASONS = 3  # that are given for one
BEAM = Beam(width=12, narrow=4, enough=120, most=240)
LEAST = 0.05  # of a trait: less is told as nothing


class Reason(NamedTuple):
    """What an option brings more of by the end of the turn than the others do on average."""

    trait: str
    amount: float


class Weighed(NamedTuple):
    """An option, what its seat may expect at the end of the game, and how far imagined worlds differ about that."""

    option: int
    expected: float
    spread: float  # the standard deviation over worlds
    unit: str  # "lead" or "total", of "points" or "money": such as "lead.points"
    reasons: list[Reason]


class _Ends(NamedTuple):
    """Where an option leads in each world: what that is worth, and what the seat has there."""

    values: list[float]
    has: dict[str, float]


def weigh(outlook: Outlook, seed: int, worlds: int = WORLDS) -> list[Weighed]:
    """Return the most promising options of the turn's question, the best first. Equal seeds weigh alike."""
    rng = Rng(seed)
    value = judgement(outlook)
    imagined = [outlook.imagine(rng.word()) for _ in range(worlds)]
    options = _promising(value, imagined[0], outlook.seat)
    ends = {option: _ends(outlook, value, imagined, option) for option in options}
    traits = traits_of(outlook.game.ID)
    is_hand_made = isinstance(value, HandMade)
    scale = traits.scale if is_hand_made else 1.0
    unit = unit_of(traits, traits.lead or not is_hand_made)
    found = [
        Weighed(option, fmean(end.values) / scale, pstdev(end.values) / scale, unit, _reasons(outlook, option, ends))
        for option, end in ends.items()
    ]
    return sorted(found, key=lambda each: -each.expected)


def unit_of(traits: Traits, is_lead: bool) -> str:
    """Return of what a judgement tells how much may be expected."""
    return f"{'lead' if is_lead else 'total'}.{'money' if traits.money else 'points'}"


def _promising(value: Value, world: State, seat: int) -> list[int]:
    """Return the first choices of the best turns in one world, then those that look best at once."""
    options = world.legal()
    if len(options) <= OPTIONS:
        return options
    firsts = [line.path[0] for line in best_turns(value, world, seat, BEAM)]
    others = [option for option in options if option not in firsts]
    after = [world.copy() for _ in others]
    for state, option in zip(after, others, strict=True):
        state.step(option)
    at_once = dict(zip(others, value.many(after, seat), strict=True))
    return (firsts + sorted(others, key=lambda option: -at_once[option]))[:OPTIONS]


def _ends(outlook: Outlook, value: Value, worlds: list[State], option: int) -> _Ends:
    values, states = [], []
    for world in worlds:
        worth_of, state = _best_end(value, world, outlook.seat, option)
        values.append(worth_of)
        states.append(count(outlook.game, state, outlook.seat))
    return _Ends(values, {name: fmean(has[name] for has in states) for name in states[0]})


def _best_end(value: Value, world: State, seat: int, option: int) -> tuple[float, State]:
    """Return the best end of a turn that begins with an option, and what it is worth."""
    after = world.copy()
    after.step(option)
    if after.over() or after.turn != world.turn or after.seat() != seat:
        value.begin(after, seat)
        return value.many([after], seat)[0], after
    line = best_turns(value, after, seat, BEAM)[0]
    return line.value, line.state


def _reasons(outlook: Outlook, option: int, ends: dict[int, _Ends]) -> list[Reason]:
    """Return what speaks most for an option."""
    others = [end.has for other, end in ends.items() if other != option]
    if not others:
        return []
    more = {name: amount - fmean(has[name] for has in others) for name, amount in ends[option].has.items()}
    gains = [Reason(name, amount) for name, amount in more.items() if amount >= LEAST]
    return sorted(gains, key=lambda gain: -gain.amount * worth(outlook.game.ID, gain.trait))[:REASONS]
