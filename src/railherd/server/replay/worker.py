"""The worker process of replays: it reads records, which anybody may have sent, within limits of memory and time."""

from __future__ import annotations

import time
import traceback

import msgspec

from railherd.core.problem import Problem
from railherd.server.replay.jobs import Answer, Job
from railherd.server.replay.show import Replays
from railherd.tables.problems import problem_in
from railherd.workers.serve import limit_cpu, limit_memory, serve

MOST_MEMORY = 768 * 2**20  # bytes of address space; a worker with sixteen long games takes less than a third of it
MOST_CPU = 20.0  # seconds for one job; the longest game that we know of takes two without compiled rules
LIMIT = 40.0  # seconds, on a busy machine


class ReplayWorker(Replays):
    """Answers jobs, each a line of JSON."""

    def answer(self, line: bytes) -> bytes:
        """Return the answer to a job."""
        begun = time.process_time()
        job = msgspec.json.decode(line, type=Job)
        try:
            shown = msgspec.Raw(msgspec.json.encode(self.show(job)))
            answer = Answer(time.process_time() - begun, shown)
        except Problem as problem:
            answer = Answer(time.process_time() - begun, problem=problem_in(problem, job.language))
        except MemoryError:
            raise  # the process ends and another takes its place
        except Exception:
            answer = Answer(time.process_time() - begun, error=traceback.format_exc())
        return msgspec.json.encode(answer)


def main() -> None:
    """Answer jobs within the limits."""
    worker = ReplayWorker()

    def answer(line: bytes) -> bytes:
        limit_cpu(MOST_CPU)
        return worker.answer(line)

    serve(answer, LIMIT, lambda: limit_memory(MOST_MEMORY))


if __name__ == "__main__":
    main()
