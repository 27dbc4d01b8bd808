"""The worker process of bots: reads jobs and answers them until its input ends.

It starts in a fraction of a second and stays small because it imports only the rules and the bots.
"""

import importlib
import sys
import traceback
from operator import index

import msgspec

from railherd.bots.contract import Outlook
from railherd.bots.process import tune_gc
from railherd.bots.registry import make_bot
from railherd.core.contract import Setup, State
from railherd.core.flat import unpack
from railherd.games.registry import find
from railherd.server.bot_pool.jobs import Answer, Job
from railherd.server.workers.serve import serve


def world_of(job: Job) -> State:
    """Return the imagined world of a job."""
    return unpack(find(job.game, job.components), Setup(job.seats, job.options), job.ints)


def choice(job: Job) -> int:
    """Return the option that the bot chooses; raise ValueError if it is not legal."""
    world = world_of(job)
    legal = frozenset(world.legal())  # asked first, because the bot may change the world
    outlook = Outlook(find(job.game, job.components), world, job.seat)
    option = int(index(make_bot(job.bot, job.seed).choose(outlook)))
    if option not in legal:
        raise ValueError(f"{option} is no option")  # the legal options would reveal the bot's hand in the log
    return option


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
        found = Answer(option=choice(msgspec.json.decode(line, type=Job)))
    except Exception:  # a bot may raise anything
        found = Answer(error=traceback.format_exc())
    return msgspec.json.encode(found)


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])
