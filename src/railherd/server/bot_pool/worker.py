"""The worker process of bots: reads a job, thinks, answers, until nobody asks any more.

It starts in a fraction of a second and stays small because it imports the rules and the bots and nothing else.
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
    """The imagined world of a job."""
    return unpack(find(job.game, job.components), Setup(job.seats, job.options), job.ints)


def choice(job: Job) -> int:
    """What the bot chooses; ValueError if that is no option."""
    world = world_of(job)
    legal = frozenset(world.legal())  # asked now: the world is the bot's to play with
    outlook = Outlook(find(job.game, job.components), world, job.seat)
    option = int(index(make_bot(job.bot, job.seed).choose(outlook)))
    if option not in legal:
        raise ValueError(f"{option} is no option")  # the options would tell a host who reads logs what the bot holds
    return option


def main(limit: float, plugins: list[str]) -> None:
    """Answer jobs from standard input on standard output. Plugins are modules that add to `bots.registry.BOTS`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    if hasattr(os, "nice"):
        os.nice(5)  # people's choices come first where cores are few
    jobs, answers = _private_pipes()
    for plugin in plugins:
        importlib.import_module(plugin)
    tune_gc()
    try:
        _say(answers, READY)
        for line in jobs:
            _end_when_forgotten(ceil(2 * limit))
            _say(answers, msgspec.json.encode(_answer(line)) + b"\n")
            _end_when_forgotten(0)
    except BrokenPipeError:
        os._exit(0)  # the server is gone: nobody waits for the answer, nor for what is still to be flushed


def _answer(line: bytes) -> Answer:
    try:
        return Answer(option=choice(msgspec.json.decode(line, type=Job)))
    except Exception:  # whatever a bot does wrong
        return Answer(error=traceback.format_exc())


def _say(answers: BinaryIO, line: bytes) -> None:
    answers.write(line)
    answers.flush()


def _private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Jobs and answers, out of reach of bots that print or ask: those get the error stream and nothing."""
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return jobs, answers


def _end_when_forgotten(seconds: int) -> None:
    """Let the system end this process after a time, should the server no longer live to do it; 0 takes it back."""
    if hasattr(signal, "alarm"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(seconds)


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])
