"""A series of games between bots: seats rotated over the same deals, on all cores."""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from railherd.bots.own.enlist import enlist_again, sources
from railherd.bots.process import begin_worker
from railherd.bots.styles import make_entrant, require_style
from railherd.core.agree import agree
from railherd.core.automa import automas_of
from railherd.core.contract import Json, Setup
from railherd.core.problem import Problem
from railherd.games.registry import find
from railherd.sim.bot_game import Outcome, play
from railherd.sim.provenance import provenance
from railherd.sim.statistics import wilson

CHUNKS_PER_CORE = 16


@dataclass(frozen=True)
class Series:
    """A plan of `games` games from `seed` on, each deal once with every rotation of entrants that differ."""

    game: str
    entrants: list[str]
    games: int
    seed: int
    setup: Setup
    components: str

    def plan(self, index: int) -> tuple[int, int]:
        """Return seed and rotation of one game."""
        rotations = len(self.entrants) if len(set(self.entrants)) > 1 else 1
        return self.seed + index // rotations, index % rotations


def plan_series(
    game: str, entrants: list[str], games: int, seed: int, options: Mapping[str, str], components: str = ""
) -> Series:
    """Plan a series, or raise the `Problem` that says what is wrong with it."""
    rules = find(game, components)
    for name in entrants:
        make_entrant(name, 0)
        require_style(name, game)
    if games < 1:
        raise Problem("core.too_few_games", {"found": games})
    return Series(game, entrants, games, seed, agree(rules, len(entrants), options), components)


def play_series(series: Series, jobs: int = 0, progress: Callable[[int], None] | None = None) -> list[Outcome]:
    """Return all outcomes in order. `jobs` 0 means one process a core; `progress` gets how many more games are done."""
    outcomes: dict[int, Outcome] = {}
    for played in play_some(series, range(series.games), jobs):
        outcomes.update(played)
        if progress is not None:
            progress(len(played))
    return [outcomes[index] for index in range(series.games)]


def play_some(series: Series, indices: Sequence[int], jobs: int = 0) -> Iterator[dict[int, Outcome]]:
    """Play the games of a series that are asked for, and yield some outcomes as soon as they are there."""
    jobs = jobs or os.cpu_count() or 1
    size = max(1, len(indices) // (jobs * CHUNKS_PER_CORE))
    chunks = [indices[at : at + size] for at in range(0, len(indices), size)]
    if not chunks:
        return
    # Spawned, not forked: a worker must not inherit threads or open files of the program that asks.
    workers = min(jobs, len(chunks))
    with ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=_begin, initargs=(sources(),)
    ) as pool:
        waiting = [pool.submit(_play_chunk, series, chunk) for chunk in chunks]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _begin(own_bots: list[str]) -> None:
    begin_worker()
    enlist_again(own_bots)


def _play_chunk(series: Series, chunk: Sequence[int]) -> dict[int, Outcome]:
    game = find(series.game, series.components)
    return {index: play(game, series.setup, series.entrants, *series.plan(index)) for index in chunk}


def summary(series: Series, outcomes: list[Outcome]) -> Json:
    """Return shares with intervals, and everything needed to play the same series again."""
    game = find(series.game, series.components)
    return {
        "game": series.game,
        "rules": game.RULES,
        "options": dict(series.setup.options),
        "games": len(outcomes),
        "seed": series.seed,
        "deals": len({outcome.seed for outcome in outcomes}),
        "decisions": sum(outcome.decisions for outcome in outcomes),
        "entrants": [_entrant(series, outcomes, entrant) for entrant in range(len(series.entrants))],
        "seats": [_share(outcomes, seat) for seat in range(series.setup.seats)],
        "automas": [
            _player({"automa": name}, outcomes, [seat] * len(outcomes))
            for seat, name in enumerate(automas_of(game, series.setup.seats), series.setup.seats)
        ],
        "failings": count_failings(outcomes),
        **provenance(),
    }


def count_failings(outcomes: list[Outcome]) -> list[Json]:
    """Return what went wrong with players' own bots, the most frequent first."""
    counted = Counter(tuple(failing) for outcome in outcomes for failing in outcome.failings)
    return [{"bot": bot, "why": why, "said": said, "times": times} for (bot, why, said), times in counted.most_common()]


def _entrant(series: Series, outcomes: list[Outcome], entrant: int) -> Json:
    return _player({"bot": series.entrants[entrant]}, outcomes, [one.seating.index(entrant) for one in outcomes])


def _player(named: Json, outcomes: list[Outcome], seats: list[int]) -> Json:
    """Return how a player did who sat in a seat of each game."""
    wins, points = 0.0, 0
    for outcome, seat in zip(outcomes, seats, strict=True):
        points += outcome.totals[seat]
        if seat in outcome.winners:
            wins += 1 / len(outcome.winners)
    return {**named, "mean_total": points / len(outcomes), **_counted(wins, len(outcomes))}


def _share(outcomes: list[Outcome], seat: int) -> Json:
    wins = sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
    return {"seat": seat, **_counted(wins, len(outcomes))}


def _counted(wins: float, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    return {"wins": round(wins, 3), "share": round(wins / games, 4), "low": round(low, 4), "high": round(high, 4)}
