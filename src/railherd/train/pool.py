"""Games of a judgement against the pool of styles: what beats its forerunner may not be weaker against others."""

from railherd.bots.styles import styles_of
from railherd.sim.statistics import differ
from railherd.train.lesson import Lesson, Weights
from railherd.train.self_play import Story

GAMES = 10  # against each style
FIRST_SEED = 800_000_000


def pool_games(game: str, alone: bool) -> int:
    """Return how many games are played against the pool: none alone, or in a game without styles."""
    return 0 if alone else GAMES * len(styles_of(game))


def pool_lessons(game: str, weights: Weights, seed: int, beam: tuple[int, int, int, int]) -> list[Lesson]:
    """Return the games of weights against each style, from both seats of the same deals for all weights of a course."""
    lessons = []
    for style in styles_of(game):
        for number in range(GAMES):
            players: list[Weights | str | None] = [weights, style] if number % 2 == 0 else [style, weights]
            lessons.append(Lesson(game, len(players), {}, players, FIRST_SEED + seed + number // 2, beam))
    return lessons


def pool_share(stories: list[list[Story]]) -> float | None:
    """Return the share of these games that the weights won, None without games."""
    leads = [told[game % 2].margin for game, told in enumerate(stories)]
    return sum(1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in leads) / len(leads) if leads else None


def gives_away(share: float | None, before: float | None, games: int) -> bool:
    """Return whether weights win fewer of the games against the pool than others did, by more than chance."""
    return share is not None and before is not None and share < before and differ(share, games, before, games)
