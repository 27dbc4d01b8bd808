"""The worker process of bots: reads jobs and answers them until its input ends.

It starts in a fraction of a second and stays small because it imports only the rules and the bots.
"""

import importlib
import os
import signal
import sys
import traceback
from math import ceil
from operator import index
from typing import BinaryIO

import msgspec

from railherd.bots.contract import Outlook
from railherd.bots.process import tune_gc
from railherd.bots.registry import make_bot
from railherd.core.contract import Setup, State
from railherd.core.flat import unpack
from railherd.games.registry import find
from railherd.server.bot_pool.jobs import Answer, Job

READY = b"ready\n"


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
    """Answer jobs from standard input on standard output. Plugins are modules that add to `bots.registry.BOTS`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    if hasattr(os, "nice"):
        os.nice(5)  # the server itself comes first where cores are few
    jobs, answers = _private_pipes()
    for plugin in plugins:
        importlib.import_module(plugin)
    tune_gc()
    try:
        _send(answers, READY)
        for line in jobs:
            _set_alarm(ceil(2 * limit))
            _send(answers, msgspec.json.encode(_answer(line)) + b"\n")
            _set_alarm(0)
    except BrokenPipeError:
        os._exit(0)  # the server has ended: there is nothing to flush


def _answer(line: bytes) -> Answer:
    try:
        return Answer(option=choice(msgspec.json.decode(line, type=Job)))
    except Exception:  # a bot may raise anything
        return Answer(error=traceback.format_exc())


def _send(answers: BinaryIO, line: bytes) -> None:
    answers.write(line)
    answers.flush()


def _private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return the pipes for jobs and answers; a bot that prints or reads gets stderr and an empty input instead."""
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return jobs, answers


def _set_alarm(seconds: int) -> None:
    """Let the system end this process after some seconds, in case the server dies first; 0 clears the alarm."""
    if hasattr(signal, "alarm"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(seconds)


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])
