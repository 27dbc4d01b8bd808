"""One game of a course: who plays it with which judgement, so that any process on any machine can play it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from railherd.bots.contract import Bot, Outlook
from railherd.bots.learned import fits, value_of
from railherd.bots.styles import Mannered, hand_made, judge_of, make_entrant, styles_of
from railherd.bots.thinker import Thinker
from railherd.bots.turn_search import Beam
from railherd.bots.value import HandMade, Value
from railherd.core.agree import agree
from railherd.core.rng import Rng
from railherd.games.registry import find
from railherd.train.self_play import Story, play_to_learn

Weights = dict[str, Any]
WHOLE_TURN = 1000
BLUR = 1000  # steps of a share


@dataclass(frozen=True)
class Lesson:
    """A game to be played by weights, styles or, without either, by hand; `blur` percent of the weights is chance.

    By hand, `manner` percent is: some care for herds then and some for buildings, so that all of it is tried.
    """

    game: str
    seats: int
    options: dict[str, str]
    players: Sequence[Weights | str | None]
    seed: int
    beam: tuple[int, int, int, int]
    slips: int = 0
    blur: int = 0
    manner: int = 0


def play_lesson(lesson: Lesson) -> list[Story]:
    """Play the game and return its stories."""
    game, rng = find(lesson.game), Rng(lesson.seed)
    bots = [_bot(lesson, weights, rng) for weights in lesson.players]
    return play_to_learn(game, agree(game, lesson.seats, lesson.options), bots, lesson.seed, lesson.slips)


def _bot(lesson: Lesson, weights: Weights | str | None, rng: Rng) -> Bot:
    if isinstance(weights, str):
        return make_entrant(weights, lesson.seed)
    if weights is None:
        by_hand = _by_hand(lesson, rng)
        return Thinker(lambda outlook: by_hand, Beam(*lesson.beam), WHOLE_TURN)
    learned = weights
    if lesson.blur:
        learned = weights | {"own": [blurred(weight, lesson.blur, rng) for weight in weights["own"]]}

    def judgement(outlook: Outlook) -> Value:
        if not fits(outlook.game, outlook.world, outlook.seat, learned):
            return HandMade(outlook.game)
        return value_of(outlook.game, learned)

    return Thinker(judgement, Beam(*lesson.beam), WHOLE_TURN)


def _by_hand(lesson: Lesson, rng: Rng) -> Value:
    """Return the game's own evaluation, with a manner that chance gives it."""
    if not lesson.manner or not styles_of(lesson.game):
        return HandMade(find(lesson.game))
    weights = hand_made(lesson.game)
    for name in sorted(name for name in dir(weights) if not name.startswith("_")):
        times = exp(lesson.manner / 100 * chance(rng))
        setattr(weights, name, _times(getattr(weights, name), times))
    return Mannered(judge_of(lesson.game), weights)


def _times(weight: Any, times: float) -> Any:
    return [_times(each, times) for each in weight] if isinstance(weight, list) else round(weight * times)


def blurred(weight: float, percent: int, rng: Rng) -> float:
    """Return a weight that chance has made larger or smaller, so that styles of play differ."""
    return weight * (1 + percent / 100 * chance(rng))


def chance(rng: Rng) -> float:
    """Return a number that is close to a normal distribution of spread 1 about 0."""
    return sum(rng.below(2 * BLUR + 1) - BLUR for _ in range(3)) / BLUR
