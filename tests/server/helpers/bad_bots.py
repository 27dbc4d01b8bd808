"""Bots that behave badly: a plugin of the worker processes, so that the product's registry has none of them."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

from railherd.bots.contract import Outlook
from railherd.bots.registry import BOTS
from railherd.core.writing.flat import pack
from tests.server.helpers.bad_bot_notes import FOLDER

Way = Callable[[Outlook], object]


class Odd:
    """A bot with a given way to choose."""

    def __init__(self, way: Way) -> None:
        self.way = way

    def choose(self, outlook: Outlook) -> int:
        return self.way(outlook)  # type: ignore[return-value]  # nonsense is the point


def note(name: str, text: str = "") -> Path:
    file = Path(os.environ[FOLDER], name)
    if text:
        file.write_text(text)
    return file


def last(outlook: Outlook) -> int:
    return outlook.legal()[-1]


def hang(outlook: Outlook) -> int:
    time.sleep(600)
    return last(outlook)


def toil(outlook: Outlook) -> int:
    """Keep a core busy for two seconds."""
    end = time.monotonic() + 2
    while time.monotonic() < end:
        outlook.imagine(1)
    return last(outlook)


def nap(outlook: Outlook) -> int:
    note("napping", str(os.getpid()))
    time.sleep(0.3)
    return last(outlook)


def fail(outlook: Outlook) -> int:
    raise RuntimeError("no idea")


def leave(outlook: Outlook) -> int:
    os._exit(3)


def leave_once(outlook: Outlook) -> int:
    """Kill the bot's process with SIGKILL, but only once."""
    if not note("left").exists():
        note("left", "once")
        os.kill(os.getpid(), signal.SIGKILL)
    return last(outlook)


def chatter(outlook: Outlook) -> int:
    """Print text like the protocol's, and read input that is not for the bot."""
    print('{"option":0}', flush=True)
    os.write(1, b'{"option":0}\n')
    assert os.read(0, 100) == b""
    return last(outlook)


def play_on(outlook: Outlook) -> object:
    """Play on in the given world, and answer with an option that only the next decision has."""
    before = outlook.legal()
    while not set(outlook.legal()) - set(before):
        outlook.world.step(outlook.legal()[0])
    return max(set(outlook.legal()) - set(before))


def witness(outlook: Outlook) -> int:
    """Write down the whole world, as far as a worker has it."""
    note("world", repr(pack(outlook.game, outlook.world)))
    return last(outlook)


def ignore_interrupts(outlook: Outlook) -> int:
    os.kill(os.getpid(), signal.SIGINT)
    return last(outlook)


WAYS: dict[str, Way] = {
    "chatter": chatter,
    "fail": fail,
    "hang": hang,
    "interrupted": ignore_interrupts,
    "last": last,
    "leave": leave,
    "leave_once": leave_once,
    "minus_one": lambda outlook: -1,
    "nap": nap,
    "nothing": lambda outlook: None,
    "play_on": play_on,
    "toil": toil,
    "witness": witness,
}


def maker(way: Way) -> Callable[[int], Odd]:
    return lambda seed: Odd(way)


BOTS.update({name: maker(way) for name, way in WAYS.items()})
