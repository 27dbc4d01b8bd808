"""Write a state of Last Spike as a flat list of ints for workers and snapshots, and read it back."""

from railherd.core.chance import Chance
from railherd.core.contract import Setup
from railherd.games.last_spike.figures.lookup import Figures
from railherd.games.last_spike.rules.setup import empty_state
from railherd.games.last_spike.state import State


def to_ints(s: State) -> list[int]:
    """Return everything but set-up, chance and pending decisions."""
    ints = [s.turn, s.first, s.laid, s.spiker, s.bank]
    ints += s.cash
    ints += [int(flag) for flag in s.bankrupt]
    ints += s.owner
    for items in [*s.hands, s.pool.bag]:
        ints.append(len(items))
        ints += items
    return ints


def from_ints(figures: Figures, setup: Setup, ints: list[int], chance: Chance) -> State:
    """Return the state that such a list describes, with an empty stack."""
    s = empty_state(figures, setup, chance)
    s.turn, s.first, s.laid, s.spiker, s.bank = ints[:5]
    at = 5
    s.cash = ints[at : at + s.seats]
    at += s.seats
    s.bankrupt = [flag == 1 for flag in ints[at : at + s.seats]]
    at += s.seats
    s.owner = ints[at : at + figures.cards]
    at += figures.cards
    for seat in range(s.seats):
        s.hands[seat] = ints[at + 1 : at + 1 + ints[at]]
        at += 1 + ints[at]
    s.pool.bag = ints[at + 1 :]
    return s
