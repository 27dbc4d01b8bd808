"""Counters, gauges and histograms in the Prometheus text format."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import NamedTuple

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Family(NamedTuple):
    """What the series of one name measure."""

    kind: str  # counter, gauge or histogram
    help: str


FAMILIES = {
    "railherd_requests_total": Family("counter", "Answered requests by status."),
    "railherd_request_seconds": Family("histogram", "From a request to the beginning of its answer."),
    "railherd_tables_total": Family("counter", "New tables by game."),
    "railherd_command_seconds": Family("histogram", "From a message that changes a table to its acknowledgement."),
    "railherd_refusals_total": Family("counter", "Messages refused on the socket, by the key of the reason."),
    "railherd_troubles_total": Family("counter", "Looks at the server that found a trouble, by its key."),
    "railherd_trouble": Family("gauge", "Troubles that were found by the last look."),
    "railherd_ready": Family("gauge", "1 if the server can do its work."),
    "railherd_uptime_seconds": Family("gauge", "Since the server started."),
    "railherd_loop_late_seconds": Family("gauge", "How late the server does what is due, on average."),
    "railherd_other_servers": Family("gauge", "Other servers on the same database that were seen lately."),
    "railherd_clients": Family("gauge", "Open sockets."),
    "railherd_watchers": Family("gauge", "Clients that watch a table, counted once for each table."),
    "railherd_live_tables": Family("gauge", "Tables in memory."),
    "railherd_writes_waiting": Family("gauge", "Writes that wait for the disk."),
    "railherd_writes_total": Family("counter", "Writes that reached the disk."),
    "railherd_failed_writes_total": Family("counter", "Writes that could not be saved."),
    "railherd_log_pages": Family("gauge", "Pages in SQLite's write-ahead log when it was last brought into the file."),
    "railherd_replays_waiting": Family("gauge", "Games to be shown again that wait for a worker."),
    "railherd_replays_overdue": Family("counter", "Games that took too long to be shown again."),
    "railherd_replays_crashed": Family("counter", "Games that took too much CPU time or memory to be shown again."),
    "railherd_replays_replaced": Family("counter", "Workers that show games, replaced after one failed."),
    "railherd_bots_answered": Family("counter", "Choices that bots made."),
    "railherd_bots_overdue": Family("counter", "Bots that thought for too long."),
    "railherd_bots_crashed": Family("counter", "Bots that failed."),
    "railherd_bots_replaced": Family("counter", "Worker processes that were replaced."),
    "railherd_bots_waiting": Family("gauge", "Choices that wait for a free worker."),
    "railherd_bots_seconds_total": Family("counter", "From the question to a bot's answer, all together."),
    "process_resident_memory_bytes": Family("gauge", "Memory of the server, without its bots."),
    "process_open_fds": Family("gauge", "Open files and sockets."),
    "process_max_fds": Family("gauge", "How many may be open."),
}
"""All families of series by name."""


class _Histogram:
    """Seconds, counted by the smallest bucket that holds them."""

    def __init__(self) -> None:
        self.total = 0.0
        self.counts = [0] * (len(BUCKETS) + 1)

    def lines(self, name: str) -> Iterator[str]:
        bounds = [*(f"{bound:g}" for bound in BUCKETS), "+Inf"]
        for bound, count in zip(bounds, accumulate(self.counts), strict=True):
            yield f'{name}_bucket{{le="{bound}"}} {count}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {sum(self.counts)}"


class Metrics:
    """Counters by name and labels, and histograms. Other figures are passed in when the text is built."""

    def __init__(self) -> None:
        self.commands: list[float] = []  # how many seconds each took, until `tally`: nobody who plays waits for that
        self._counters: dict[str, Counter[str]] = {}
        self._histograms: dict[str, _Histogram] = {}

    def count(self, name: str, **labels: str) -> None:
        """Add one to a counter."""
        self._counters.setdefault(f"railherd_{name}_total", Counter())[_labels(labels)] += 1

    def observe(self, name: str, seconds: float) -> None:
        """Add a time to a histogram."""
        histogram = self._histograms.setdefault(f"railherd_{name}_seconds", _Histogram())
        histogram.total += seconds
        histogram.counts[bisect_left(BUCKETS, seconds)] += 1

    def tally(self) -> None:
        """Add the times of commands to their histogram; to be called now and then, so that they do not pile up."""
        commands, self.commands = self.commands, []
        for seconds in commands:
            self.observe("command", seconds)

    def text(self, figures: Mapping[str, float]) -> str:
        """Return everything, and figures by the names of their families, one series a line."""
        self.tally()
        lines = []
        for name, family in FAMILIES.items():
            series = list(self._series(name, figures))
            if series:
                lines += [f"# HELP {name} {family.help}", f"# TYPE {name} {family.kind}", *series]
        return "\n".join(lines) + "\n"

    def _series(self, name: str, figures: Mapping[str, float]) -> Iterator[str]:
        for labels, value in sorted(self._counters.get(name, Counter()).items()):
            yield f"{name}{labels} {value}"
        if name in self._histograms:
            yield from self._histograms[name].lines(name)
        if name in figures:
            yield f"{name} {figures[name]:.16g}"


def _labels(labels: Mapping[str, str]) -> str:
    text = ",".join(f'{key}="{value}"' for key, value in sorted(labels.items()))
    return f"{{{text}}}" if text else ""
