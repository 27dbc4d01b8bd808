"""Games to learn from: what a seat saw at the end of each of its turns, and how the game ended for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from railherd.bots.answer import ask
from railherd.bots.contract import Bot, Outlook
from railherd.bots.value import margin, rivals_of
from railherd.core.asides import answer, offered_aside
from railherd.core.automa import seats_of
from railherd.core.chance import from_seed
from railherd.core.contract import Game, Setup, State
from railherd.core.rng import Rng
from railherd.sim.bot_game import mover_of

PER_MILLE = 1000


@dataclass(frozen=True)
class Story:
    """A seat's turns: its own numbers after each, the mean of the others' before it, the time left; the last margin."""

    own: list[list[float]]
    others: list[list[float]]
    left: list[float]
    margin: float


def play_to_learn(game: Game[Any], setup: Setup, bots: Sequence[Bot], seed: int, slips: int) -> list[Story]:
    """Play a game and return the story of each seat of a person.

    `slips` in a thousand choices are made at random, so that the judgement meets what good play avoids.
    """
    state: State = game.new(setup, from_seed(seed, len(game.PILES)), None)
    rng = Rng(seed ^ 0x1EA2)
    own: list[list[list[float]]] = [[] for _ in bots]
    others: list[list[list[float]]] = [[] for _ in bots]
    left: list[list[float]] = [[] for _ in bots]
    chairs = seats_of(game, setup.seats)
    while not state.over():
        mover, turn = mover_of(state, setup.seats, chairs), state.turn
        before = seen_before(game, state, mover, rng) if mover < setup.seats else []
        while not state.over() and state.turn == turn:
            _step(game, state, bots, rng, slips)
        if mover >= setup.seats:
            continue
        own[mover].append(game.numbers(state, mover))
        others[mover].append(before)
        left[mover].append(game.time_left(state))
    return [Story(own[seat], others[seat], left[seat], margin(game, state, seat)) for seat in range(len(bots))]


def _step(game: Game[Any], state: State, bots: Sequence[Bot], rng: Rng, slips: int) -> None:
    seat = state.seat()
    options = state.legal()
    is_free = seat not in state.open_asides()
    if is_free and len(options) == 1 and not offered_aside(game, state, seat):
        state.step(options[0])
        return
    if is_free and rng.below(PER_MILLE) < slips:
        state.step(options[rng.below(len(options))])
        return
    option, is_aside = ask(bots[seat], Outlook(game, game.imagine(state, seat, rng.word()), seat))
    if is_aside:
        answer(state, seat, option)
    else:
        state.step(option)


def seen_before(game: Game[Any], state: State, seat: int, rng: Rng) -> list[float]:
    """Return the mean of the others' numbers as far as a seat can know them: in a world that it imagines.

    They say nothing, and so weigh nothing, where the seat's own numbers tell of the others.
    """
    imagined = game.imagine(state, seat, rng.word())
    seen = mean_of(game, imagined, seat)
    return [0.0] * len(seen) if game.NUMBERS_OF_ALL else seen


def mean_of(game: Game[Any], state: State, seat: int) -> list[float]:
    """Return the mean of the others' numbers."""
    rivals = rivals_of(game, state, seat)
    rows = [game.numbers(state, rival) for rival in rivals]
    return [sum(column) / len(rivals) for column in zip(*rows, strict=True)]
