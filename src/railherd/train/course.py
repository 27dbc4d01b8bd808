"""A course: rounds of games to learn from, a judgement fitted to all of them, and a duel that says whether it is kept.

Everything is determined by the course's seed, whoever plays its games, and kept on disk, so that a course that was
stopped goes on where it was.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

from railherd.bots.levels import TreeLevel, levels_of
from railherd.core.rng import Rng
from railherd.sim.provenance import provenance
from railherd.sim.statistics import wilson
from railherd.train.kept import keep_json, keep_rows, read_json, read_rows
from railherd.train.lesson import Lesson, Weights
from railherd.train.linear import fit_linear, joined, rows_of
from railherd.train.net import fit_net, rounded
from railherd.train.pool import gives_away, pool_games, pool_lessons, pool_share
from railherd.train.self_play import Story

BEAM = (12, 4, 200, 400)  # in lessons: a quarter of an expert's, because many games teach more than good ones
GAMES_A_ROUND = 500
GAMES_A_PART = 50
DUEL_GAMES = 100
FIRST_DUEL_SEED = 900_000_000
OLD_ROWS = 0.6  # what rows count less with each round
LEAST_WEIGHT = 0.25
BY_HAND_PERCENT = 8
SLIPS = (10, 30, 60)  # of a thousand choices
BLURS = (0, 0, 15, 30)  # percent
MANNERS = (0, 50, 100, 100)  # percent, of who plays by hand
SEATS = 2  # others count by their mean, so that what is learned from one of them serves for more


class Spread(Protocol):
    """Where lessons are played: all at once as far as it can, answers in the order of the lessons."""

    def __call__(self, lessons: list[Lesson]) -> Iterator[list[Story]]:
        """Yield the stories of each lesson."""


@dataclass(frozen=True)
class Round:
    """What came of a round: the weights that were fitted, and how they did against those before them."""

    games: int
    share: float
    low: float
    high: float
    margin: float
    is_better: bool
    weights: Weights = field(repr=False)
    pool: float | None = None  # the share of games that they won against the pool of styles


@dataclass(frozen=True)
class Course:
    """What to learn: `games` games in rounds, of tables of two and more or of one person alone."""

    game: str
    games: int
    seed: int
    alone: bool
    folder: Path

    def rounds(self, spread: Spread, progress: Callable[[int], None]) -> Iterator[Round]:
        """Play, fit and compare, round by round; `progress` gets how many games more were played."""
        champion: Weights | None = None
        newest: Weights | None = None
        pool: float | None = None
        for number, games in enumerate(self._sizes()):
            done = self._kept(number)
            if done is None:
                self._play(number, games, [champion, newest], spread, progress)
                fitted = self._fit(number)
                done = self._compare(fitted, champion, number, games, spread, progress)
                done = self._try_on_pool(done, pool, spread, progress)
                keep_json(self.folder / f"round-{number}.json", asdict(done))
            else:
                progress(games + DUEL_GAMES + pool_games(self.game, self.alone))
            newest = done.weights  # plays on even if it lost: only its own games show where it hopes for too much
            if done.is_better:
                champion, pool = newest, done.pool
            yield done

    def total(self) -> int:
        """Return how many games will be played in all, those of duels too."""
        return self.games + (DUEL_GAMES + pool_games(self.game, self.alone)) * len(self._sizes())

    def _sizes(self) -> list[int]:
        sizes = [GAMES_A_ROUND] * (self.games // GAMES_A_ROUND)
        rest = self.games - sum(sizes)
        return [*sizes, rest] if rest or not sizes else sizes

    def _kept(self, number: int) -> Round | None:
        kept = read_json(self.folder / f"round-{number}.json")
        return None if kept is None else Round(**kept)

    def _play(
        self, number: int, games: int, players: list[Weights | None], spread: Spread, progress: Callable[[int], None]
    ) -> None:
        """Play the lessons of a round, part by part."""
        for first in range(0, games, GAMES_A_PART):
            file = self._part(number, first)
            count = min(GAMES_A_PART, games - first)
            if file.exists():
                progress(count)
                continue
            lessons = [self._lesson(number, first + game, players) for game in range(count)]
            keep_rows(file, rows_of(list(_told(spread(lessons), progress))))

    def _part(self, number: int, first: int) -> Path:
        return self.folder / f"rows-{number}-{first}.npz"

    def _lesson(self, number: int, game: int, players: list[Weights | None]) -> Lesson:
        seed = self.seed * 1_000_003 + number * GAMES_A_ROUND + game
        rng = Rng(seed)
        seats = 1 if self.alone else SEATS
        seated = [None if rng.below(100) < BY_HAND_PERCENT else players[rng.below(len(players))] for _ in range(seats)]
        slips, blur = SLIPS[rng.below(len(SLIPS))], BLURS[rng.below(len(BLURS))]
        options, manner = self._options(rng, seats), MANNERS[rng.below(len(MANNERS))]
        return Lesson(self.game, seats, options, seated, seed, BEAM, slips, blur, manner)

    def _options(self, rng: Rng, seats: int) -> dict[str, str]:
        """Return any set-up of the game; every other table is the usual one."""
        from railherd.games.registry import find

        game = find(self.game)
        if not self.alone and rng.below(2):
            return {}
        found = {}
        for name, values in game.OPTIONS.items():
            if seats in game.OPTION_SEATS.get(name, game.SEATS):
                found[name] = values[rng.below(len(values))]
        return found

    def _fit(self, number: int) -> Weights:
        """Return weights that fit all rows so far, the older the less."""
        parts = []
        for earlier in range(number + 1):
            weight = max(LEAST_WEIGHT, OLD_ROWS ** (number - earlier))
            for file in sorted(self.folder.glob(f"rows-{earlier}-*.npz")):
                parts.append(read_rows(file, weight))
        rows = joined(parts)
        own, others = fit_linear(rows)
        fitted = {"own": rounded(own), "others": rounded(others)}
        return fitted if is_plain(self.game) else fitted | {"net": fit_net(rows, own, others, self.seed + number)}

    def _compare(
        self, fitted: Weights, champion: Weights | None, number: int, games: int, spread: Spread,
        progress: Callable[[int], None],
    ) -> Round:  # fmt: skip
        """Let new weights play against the best before them; alone, let both play the same deals."""
        seats = 1 if self.alone else SEATS
        lessons = []
        for game in range(DUEL_GAMES):
            players = [fitted, champion] if game % 2 == 0 else [champion, fitted]
            seed = FIRST_DUEL_SEED + self.seed + number * DUEL_GAMES + game // 2
            lessons.append(Lesson(self.game, seats, {}, players[:seats], seed, BEAM))
        stories = []
        for told in spread(lessons):
            stories.append(told)
            progress(1)
        leads = _leads(stories, self.alone)
        wins = sum(1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in leads)
        low, high = wilson(wins, len(leads))
        share, margin = wins / len(leads), sum(leads) / len(leads)
        return Round(games, share, low, high, margin, is_better=margin > 0, weights=fitted)

    def _try_on_pool(self, done: Round, before: float | None, spread: Spread, progress: Callable[[int], None]) -> Round:
        """Let new weights play against the pool of styles: they are no better if they win less there than the best."""
        games = pool_games(self.game, self.alone)
        if not games:
            return done
        stories = []
        for told in spread(pool_lessons(self.game, done.weights, self.seed, BEAM)):
            stories.append(told)
            progress(1)
        share = pool_share(stories)
        return replace(done, pool=share, is_better=done.is_better and not gives_away(share, before, games))


def _told(stories: Iterable[list[Story]], progress: Callable[[int], None]) -> Iterator[Story]:
    for told in stories:
        progress(1)
        yield from told


def _leads(stories: list[list[Story]], alone: bool) -> list[float]:
    """Return by how much the new weights were ahead in each game, or alone on each deal."""
    if alone:
        return [new[0].margin - old[0].margin for new, old in zip(stories[::2], stories[1::2], strict=True)]
    return [told[game % 2].margin for game, told in enumerate(stories)]


def is_plain(game: str) -> bool:
    """Return whether a game is judged without a net: a tree judges so many positions that one takes too long."""
    return any(isinstance(level, TreeLevel) for level in levels_of(game).values())


def provenance_of(course: Course, rounds: list[Round]) -> dict[str, Any]:
    """Return where weights come from, as the file of weights says it."""
    net = "" if is_plain(course.game) else " and a net on what it misses"
    return {
        "what": f"ridge regression on the final margin{net}, fitted anew after each round",
        "games": sum(done.games for done in rounds),
        "rounds": len(rounds),
        "seed": course.seed,
        "shares": [round(done.share, 3) for done in rounds],
        "pool": [done.pool if done.pool is None else round(done.pool, 3) for done in rounds],
        **provenance(),
    }
