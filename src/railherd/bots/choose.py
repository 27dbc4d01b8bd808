"""The answer to a bot's job, in whatever process it is wanted."""

from operator import index

from railherd.bots.answer import Answer, ask
from railherd.bots.contract import Outlook
from railherd.bots.job import Job
from railherd.bots.registry import make_bot
from railherd.core.contract import Setup
from railherd.core.flat import unpack
from railherd.games.registry import find


def outlook_of(job: Job) -> Outlook:
    """Return what the bot of a job may know, with its imagined world."""
    game = find(job.game, job.components)
    return Outlook(game, unpack(game, Setup(job.seats, job.options), job.ints), job.seat)


def choice(job: Job) -> Answer:
    """Return what the bot chooses; raise ValueError if it is not legal."""
    outlook = outlook_of(job)
    beside = frozenset(outlook.beside())  # asked first, because the bot may change the world
    turn = frozenset() if outlook.must_answer() else frozenset(outlook.legal())
    chosen = ask(make_bot(job.bot, job.seed), outlook)
    option = int(index(chosen.option))
    if option not in (beside if chosen.is_aside else turn):
        raise ValueError(f"{option} is no option")  # the legal options would reveal the bot's hand in the log
    return Answer(option, chosen.is_aside)


def first_answer(job: Job) -> Answer:
    """Return the first legal answer, for a job that no bot answers."""
    outlook = outlook_of(job)
    return Answer(outlook.beside()[0], is_aside=True) if outlook.must_answer() else Answer(outlook.legal()[0])
