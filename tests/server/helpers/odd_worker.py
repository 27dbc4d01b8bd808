"""A replay worker with narrow limits, for records that hang, eat memory or end the process; all others are shown."""

from __future__ import annotations

import os

import msgspec

from railherd.server.replay.jobs import Job
from railherd.server.replay.worker import ReplayWorker
from railherd.workers.serve import limit_cpu, limit_memory, serve

MOST_CPU = 1.0
MOST_MEMORY = 2**30
WORKER = "tests.server.helpers.odd_worker"


def main() -> None:
    worker = ReplayWorker()

    def answer(line: bytes) -> bytes:
        limit_cpu(MOST_CPU)
        record = msgspec.json.decode(line, type=Job).record
        if record == "leave":
            os._exit(3)
        kept = []
        while record in ("hang", "eat"):
            kept += [bytes(2**24)] if record == "eat" else []
        return worker.answer(line)

    serve(answer, 60.0, lambda: limit_memory(MOST_MEMORY))


if __name__ == "__main__":
    main()
