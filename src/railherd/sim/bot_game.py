"""One game between bots, determined by its seeds."""

import time
from dataclasses import dataclass, field
from typing import Any

from railherd.bots.answer import ask
from railherd.bots.contract import Bot, Outlook
from railherd.bots.own.bot import OwnBot
from railherd.bots.own.failing import Failing
from railherd.bots.styles import make_entrant
from railherd.core.asides import answer
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
    turns: list[int]  # of each seat
    cpu: list[float] = field(compare=False)  # the seconds that each seat thought
    failings: list[Failing] = field(default_factory=list)  # of players' own bots


def seat_bots(entrants: list[str], seed: int, shift: int) -> tuple[list[int], list[Bot]]:
    """Seat entrants, moved round the table by `shift` seats, each with its own seed."""
    count = len(entrants)
    seating = [(seat + shift) % count for seat in range(count)]
    return seating, [make_entrant(entrants[entrant], seed * 64 + entrant) for entrant in seating]


def play(game: Game[Any], setup: Setup, entrants: list[str], seed: int, shift: int) -> Outcome:
    """Play one game to its end. Bots choose in imagined worlds and never see the true one."""
    seating, players = seat_bots(entrants, seed, shift)
    rng = Rng(seed ^ 0x5EED)
    state: State = game.new(setup, from_seed(seed, len(game.PILES)), None)
    decisions, turn = 0, -1
    chairs = seats_of(game, setup.seats)
    turns, cpu = [0] * len(chairs), [0.0] * len(chairs)
    while not state.over():
        seat = state.seat()
        if state.turn != turn:
            turn = state.turn
            turns[mover_of(state, setup.seats, chairs)] += 1
        world = game.imagine(state, seat, rng.word())
        begun = time.process_time()
        option, is_aside = ask(players[seat], Outlook(game, world, seat))
        cpu[seat] += time.process_time() - begun
        if is_aside:
            answer(state, seat, option)
        else:
            state.step(option)
        decisions += 1
    failings = [each for player in players if isinstance(player, OwnBot) for each in player.failings]
    totals = [game.score_lines(state, seat)[0] for seat in chairs]
    return Outcome(seed, seating, list(game.winners(state)), totals, decisions, turns, cpu, failings)


def mover_of(state: State, people: int, chairs: range) -> int:
    """Return whose turn it is: that of an automa asks a person, but at its table all move by turns, the first first."""
    return state.seat() if people == len(chairs) else (state.turn - 1) % len(chairs)
