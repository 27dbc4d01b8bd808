"""How fast the rules are, in a measure that holds from machine to machine.

Rates are given per Madd, a million plain additions of the same core measured in between; "norm" is the same for
a core that does 25 million additions a second.
"""

import time
from typing import Any

from railherd.core.agree import agree
from railherd.core.chance import from_seed
from railherd.core.contract import Game, Json, State
from railherd.core.playout import playout
from railherd.core.rng import Rng
from railherd.sim.provenance import provenance

NORM_MADD_PER_S = 25.0
ROUNDS = 8
ADDITIONS_PER_ROUND = 2_000_000
COPIES_PER_ROUND = 4_000
TRIAL_GAMES = 20


def bench(game: Game[Any], seats: int, seconds: float, seed: int) -> Json:
    """Play random games for about `seconds` of CPU time, listing every legal option, and return the rates."""
    count = _games_for(game, seats, seconds / ROUNDS)
    yardstick = [million_additions_per_second()]
    games = decisions = 0
    spent = 0.0
    for _ in range(ROUNDS):
        begun = time.process_time()
        decisions += play_games(game, seats, seed + games, count)
        spent += time.process_time() - begun
        games += count
        yardstick.append(million_additions_per_second())
    madd = sum(yardstick) / len(yardstick)
    return {
        "game": game.ID,
        "seats": seats,
        "seed": seed,
        "games": games,
        "decisions": decisions,
        "cpu_s": round(spent, 3),
        "madd_per_s": round(madd, 2),
        "games_per_madd": round(games / spent / madd, 1),
        "decisions_per_madd": round(decisions / spent / madd, 0),
        "copy_us_norm": round(copy_microseconds(game, seed), 2),
        **provenance(),
    }


def million_additions_per_second() -> float:
    """Return how many million plain additions one core does per CPU second now."""
    begun = time.process_time()
    total = 0
    for i in range(ADDITIONS_PER_ROUND):
        total += i
    return ADDITIONS_PER_ROUND / 1e6 / (time.process_time() - begun)


def play_games(game: Game[Any], seats: int, seed: int, count: int) -> int:
    """Play random games from consecutive seeds and return how many decisions they took."""
    setup = agree(game, seats, None)
    decisions = 0
    for index in range(seed, seed + count):
        decisions += playout(game.new(setup, from_seed(index, len(game.PILES)), None), Rng(index))
    return decisions


def copy_microseconds(game: Game[Any], seed: int) -> float:
    """Return the time to copy a state on the norm core: most seats, after 60 % of a random game, best of some tries."""
    state = state_after(game, seed, 0.6)
    best = float("inf")
    for _ in range(ROUNDS):
        before = million_additions_per_second()
        begun = time.process_time()
        for _ in range(COPIES_PER_ROUND):
            state.copy()
        spent = time.process_time() - begun
        madd = (before + million_additions_per_second()) / 2
        best = min(best, spent / COPIES_PER_ROUND * 1e6 * madd / NORM_MADD_PER_S)
    return best


def state_after(game: Game[Any], seed: int, share: float) -> State:
    """Return the state of a random game with most seats after a share of its decisions."""
    setup = agree(game, game.SEATS[-1], None)
    total = playout(game.new(setup, from_seed(seed, len(game.PILES)), None), Rng(seed))
    state: State = game.new(setup, from_seed(seed, len(game.PILES)), None)
    rng = Rng(seed)
    for _ in range(int(total * share)):
        options = state.legal()
        state.step(options[rng.below(len(options))])
    return state


def _games_for(game: Game[Any], seats: int, seconds: float) -> int:
    begun = time.process_time()
    play_games(game, seats, 0, TRIAL_GAMES)
    return max(TRIAL_GAMES, int(TRIAL_GAMES * seconds / (time.process_time() - begun)))
