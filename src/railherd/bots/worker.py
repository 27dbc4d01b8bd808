"""The worker process of bots: reads jobs and answers them until its input ends.

It starts in a fraction of a second and stays small because it imports only the rules and the bots.
"""

import importlib
import sys
import traceback

import msgspec

from railherd.bots.choose import choice
from railherd.bots.job import Job, Reply
from railherd.bots.process import tune_gc
from railherd.workers.serve import serve


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
