"""One game between bots, determined by its seeds."""

from dataclasses import dataclass
from typing import Any

from railherd.bots.contract import Bot, Outlook
from railherd.bots.registry import make_bot
from railherd.core.automa import seats_of
from railherd.core.chance import from_seed
from railherd.core.contract import Game, Setup, State
from railherd.core.rng import Rng


@dataclass(frozen=True)
class Outcome:
    """The end of a game between bots. `seating[seat]` is the entrant that sat there; automas sit after them."""

    seed: int
    seating: list[int]
    winners: list[int]
    totals: list[int]
    decisions: int


def seat_bots(entrants: list[str], seed: int, shift: int) -> tuple[list[int], list[Bot]]:
    """Seat entrants, moved round the table by `shift` seats, each with its own seed."""
    count = len(entrants)
    seating = [(seat + shift) % count for seat in range(count)]
    return seating, [make_bot(entrants[entrant], seed * 64 + entrant) for entrant in seating]


def play(game: Game[Any], setup: Setup, entrants: list[str], seed: int, shift: int) -> Outcome:
    """Play one game to its end. Bots choose in imagined worlds and never see the true one."""
    seating, players = seat_bots(entrants, seed, shift)
    rng = Rng(seed ^ 0x5EED)
    state: State = game.new(setup, from_seed(seed, len(game.PILES)), None)
    decisions = 0
    while not state.over():
        seat = state.seat()
        world = game.imagine(state, seat, rng.word())
        state.step(players[seat].choose(Outlook(game, world, seat)))
        decisions += 1
    totals = [game.score_lines(state, seat)[0] for seat in seats_of(game, setup.seats)]
    return Outcome(seed, seating, list(game.winners(state)), totals, decisions)
