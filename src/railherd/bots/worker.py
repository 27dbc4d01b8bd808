"""The worker process of bots: reads jobs and answers them until its input ends.

It starts in a fraction of a second and stays small because it imports only the rules and the bots.
"""

import importlib
import sys
import traceback
from pathlib import Path

import msgspec

from railherd.bots.choose import IllegalChoice, counsel_of
from railherd.bots.job import Job, Reply
from railherd.bots.own.failing import MEMORY_BYTES, Why
from railherd.bots.own.source import is_source, load_class, read_source
from railherd.bots.process import tune_gc
from railherd.bots.registry import BOTS
from railherd.workers.serve import limit_memory, serve

MAX_SAID = 200  # characters of an error


def main(limit: float, plugins: list[str]) -> None:
    """Answer jobs. Plugins are modules that add to `bots.registry.BOTS`, or players' own bots, with limited memory."""

    def prepare() -> None:
        for plugin in plugins:
            if is_source(plugin):
                limit_memory(MEMORY_BYTES)
                source = read_source(plugin)
                BOTS[source.name] = load_class(source)
            else:
                importlib.import_module(plugin)
        tune_gc()

    serve(answer, limit, prepare)


def answer(line: bytes) -> bytes:
    """Return the answer to a job, also if the bot fails."""
    try:
        given = counsel_of(msgspec.json.decode(line, type=Job))
        found = Reply(given.answer, given.weighed)
    except Exception as error:  # a bot may raise anything
        found = Reply(error=traceback.format_exc(), why=_why(error), said=_in_a_line(error))
    return msgspec.json.encode(found)


def _why(error: Exception) -> Why:
    if isinstance(error, IllegalChoice):
        return "illegal"
    return "memory" if isinstance(error, MemoryError) else "raised"


def _in_a_line(error: Exception) -> str:
    """Return an error as one line of bounded length: its kind, what it says, and where the bot raised it."""
    said = " ".join(traceback.format_exception_only(error)[-1].split())[:MAX_SAID]
    if isinstance(error, IllegalChoice):
        return str(error)[:MAX_SAID]
    frames = traceback.extract_tb(error.__traceback__)
    return f"{said} ({Path(frames[-1].filename).name}:{frames[-1].lineno})"


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])
