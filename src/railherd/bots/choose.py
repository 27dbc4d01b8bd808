"""The answer to a bot's job, in whatever process it is wanted."""

from operator import index

from railherd.bots.advice.counsel import Counsel, counsel
from railherd.bots.answer import Answer, ask
from railherd.bots.contract import Bot, Outlook
from railherd.bots.job import Job
from railherd.bots.kept import KeptBots
from railherd.bots.levels import Leveled
from railherd.bots.registry import make_bot
from railherd.core.contract import Setup
from railherd.core.writing.flat import unpack
from railherd.games.registry import find


class IllegalChoice(ValueError):
    """A bot chose something that is no option."""


_KEPT = KeptBots()


def _bot_of(job: Job) -> Bot:
    bot = make_bot(job.bot, job.seed)
    if isinstance(bot, Leveled):
        bot.effort = job.effort
    return bot


def outlook_of(job: Job) -> Outlook:
    """Return what the bot of a job may know, with its imagined world."""
    game = find(job.game, job.components)
    return Outlook(game, unpack(game, Setup(job.seats, job.options), job.ints), job.seat)


def choice(job: Job) -> Answer:
    """Return what the bot chooses; raise `IllegalChoice` if it is not legal."""
    outlook = outlook_of(job)
    beside = frozenset(outlook.beside())  # asked first, because the bot may change the world
    turn = frozenset() if outlook.must_answer() else frozenset(outlook.legal())
    bot = _KEPT.take(job, outlook) or _bot_of(job)
    chosen = ask(bot, outlook)
    try:
        option = int(index(chosen.option))
    except TypeError:
        raise IllegalChoice(f"{chosen.option!r} is no number") from None
    if option not in (beside if chosen.is_aside else turn):
        raise IllegalChoice(f"{option} is no option")  # the legal options would reveal the bot's hand in the log
    _KEPT.put(job, outlook, bot)
    return Answer(option, chosen.is_aside)


def counsel_of(job: Job) -> Counsel:
    """Return the advice that a job asks for, or what the bot chooses if it asks for none."""
    if not job.worlds:
        return Counsel(choice(job), [])
    return counsel(_bot_of(job), outlook_of(job), job.seed, job.worlds)


def first_answer(job: Job) -> Answer:
    """Return the first legal answer, for a job that no bot answers."""
    outlook = outlook_of(job)
    return Answer(outlook.beside()[0], is_aside=True) if outlook.must_answer() else Answer(outlook.legal()[0])
