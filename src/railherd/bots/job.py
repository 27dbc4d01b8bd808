"""Jobs for bot workers and their answers: one line of JSON each, because seeds may be wider than 64 bits."""

import msgspec

from railherd.bots.advice.weigh import Weighed
from railherd.bots.answer import Answer
from railherd.core.playing.match import Match
from railherd.core.rng import Rng
from railherd.core.writing.flat import pack


class Job(msgspec.Struct, frozen=True):
    """One decision for a bot, in an imagined world that its seat cannot tell from the true one."""

    game: str
    components: str  # the table's overlay, "" for none
    seats: int
    options: dict[str, str]
    seat: int
    bot: str
    seed: int  # of the bot
    ints: list[int]  # the imagined world
    effort: int = 100  # percent of the bot's search
    worlds: int = 0  # in which the best options are weighed, for advice


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot's answer in the job's world, or what went wrong."""

    answer: Answer | None = None
    weighed: list[Weighed] = []  # for advice: the best options, the best first
    error: str = ""  # the whole report, for whoever wrote the bot
    why: str = ""  # one of `bots.own.failing.REASONS`
    said: str = ""  # the error in one line


def job_of(match: Match, seat: int, bot: str, seed: int, effort: int = 100, worlds: int = 0) -> Job:
    """Build the job of a bot that must decide for a seat; use another seed for every decision.

    It contains only what that seat knows and imagines, so it may leave the server's process.
    """
    setup, rng = match.setup, Rng(seed)
    world = match.imagine(seat, rng.word())
    return Job(
        game=match.game.ID,
        components=match.game.components,
        seats=setup.seats,
        options=dict(setup.options),
        seat=seat,
        bot=bot,
        seed=rng.word(),
        ints=pack(match.game, world),
        effort=effort,
        worlds=worlds,
    )
