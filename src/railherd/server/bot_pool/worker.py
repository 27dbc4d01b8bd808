"""The worker process of bots: reads jobs and answers them until its input ends.

It starts in a fraction of a second and stays small because it imports only the rules and the bots.
"""

import importlib
import sys
import traceback
from operator import index

import msgspec

from railherd.bots.answer import Answer, ask
from railherd.bots.contract import Outlook
from railherd.bots.process import tune_gc
from railherd.bots.registry import make_bot
from railherd.core.contract import Setup
from railherd.core.flat import unpack
from railherd.games.registry import find
from railherd.server.bot_pool.jobs import Job, Reply
from railherd.server.workers.serve import serve


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


def main(limit: float, plugins: list[str]) -> None:
    """Answer jobs. Plugins are modules that add to `bots.registry.BOTS`."""

    def prepare() -> None:
        for plugin in plugins:
            importlib.import_module(plugin)
        tune_gc()

    serve(answer, limit, prepare)


def answer(line: bytes) -> bytes:
    """Return the answer to a job, also if the bot fails."""
    try:
        found = Reply(answer=choice(msgspec.json.decode(line, type=Job)))
    except Exception:  # a bot may raise anything
        found = Reply(error=traceback.format_exc())
    return msgspec.json.encode(found)


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])
