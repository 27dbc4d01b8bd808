"""A player's own bot as everybody else sees it: it asks a process in which the bot thinks, within limits.

Whatever the bot does, there is an answer: where it gives none, greedy chooses, and what went wrong is kept.
"""

import atexit
from collections.abc import Callable
from threading import Event, Timer
from typing import TypeVar

import msgspec

from railherd.bots.answer import Answer, ask
from railherd.bots.contract import Outlook
from railherd.bots.job import Job, Reply
from railherd.bots.own.failing import SECONDS, Failing
from railherd.bots.own.source import Source
from railherd.bots.registry import QUICK_BOT, make_bot
from railherd.core.rng import Rng
from railherd.core.writing.flat import pack
from railherd.workers.process import WorkerDied, WorkerProcess

START_SECONDS = 30.0  # for a process to import the rules and the bot's file

T = TypeVar("T")
_processes: dict[Source, WorkerProcess] = {}


class OwnBot:
    """A bot of a player's own. It is made anew for each decision, so it keeps nothing between two."""

    def __init__(self, source: Source, seed: int) -> None:
        self.failings: list[Failing] = []
        self._source = source
        self._rng = Rng(seed)
        self._decided: int | None = None

    def interrupt(self, outlook: Outlook) -> int | None:
        """Return what the bot does beside the turn; what it chooses instead is kept for `choose`."""
        option, is_aside = self._answer(outlook)
        self._decided = None if is_aside else option
        return option if is_aside else None

    def choose(self, outlook: Outlook) -> int:
        """Return what the bot chooses."""
        option, self._decided = self._decided, None
        return self._answer(outlook).option if option is None else option

    def _answer(self, outlook: Outlook) -> Answer:
        found = _ask_process(self._source, _job(outlook, self._source.name, self._rng.word()))
        if isinstance(found, Answer):
            return found
        self.failings.append(found)
        return ask(make_bot(QUICK_BOT, self._rng.word()), outlook)


def start(source: Source) -> WorkerProcess:
    """Return the process of a bot, started if it is not there; raise `WorkerDied` if the bot cannot be loaded."""
    process = _processes.get(source)
    if process is not None and process.alive():
        return process
    process = _processes[source] = WorkerProcess(["railherd.bots.worker", str(SECONDS), source.text])
    _timed(START_SECONDS, process, process.wait_ready)
    return process


def _job(outlook: Outlook, bot: str, seed: int) -> Job:
    game, world = outlook.game, outlook.world
    setup = game.setup_of(world)
    return Job(game.ID, game.components, setup.seats, dict(setup.options), outlook.seat, bot, seed, pack(game, world))


def _ask_process(source: Source, job: Job) -> Answer | Failing:
    """Return what the bot answers, or what went wrong; a process that failed is not used again."""
    try:
        process = start(source)
        line = _timed(SECONDS, process, lambda: process.ask(msgspec.json.encode(job)))
        reply = msgspec.json.decode(line, type=Reply)
    except TimeoutError:
        return Failing(source.name, "overdue")
    except (WorkerDied, msgspec.DecodeError):
        return Failing(source.name, "died")
    return Failing(source.name, reply.why, reply.said) if reply.answer is None else reply.answer


def _timed(seconds: float, process: WorkerProcess, call: Callable[[], T]) -> T:
    """Return the result of a call that waits for a process; kill the process and raise TimeoutError after a time."""
    overdue = Event()

    def end() -> None:
        overdue.set()
        process.kill()

    timer = Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        return call()
    except WorkerDied:
        process.stop()
        if overdue.is_set():
            raise TimeoutError from None
        raise
    finally:
        timer.cancel()


@atexit.register
def _stop_all() -> None:
    for process in _processes.values():
        process.stop()
