"""The server's long run: a hundred kills while people play, two hundred thousand bad messages, and all attacks."""

import asyncio
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from railherd import games
from tests.server.helpers.attack import fuzz
from tests.server.helpers.crash_run import crash
from tools.attacks import measure_all
from tools.report import Figure

TABLES = 4  # at a time


def besiege(kills: int, messages: int, seed: int) -> Iterator[Figure]:
    """Yield all figures of the server, printing every fault."""
    yield killed(kills, seed)
    yield attacked(messages, seed)
    yield from measure_all(seed)


def killed(kills: int, seed: int) -> Figure:
    """Return the figure of the kills: no acknowledged choice may be lost or doubled."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="railherd-crash-") as folder:
        outcome = crash(Path(folder), games(), TABLES, kills, seed)
    _complain(outcome.troubles)
    sound = outcome.kills == kills and outcome.lost == outcome.doubled == 0 and not outcome.troubles
    found = (
        f"{outcome.kills} kills at {TABLES} tables of {' and '.join(games())}; "
        f"{outcome.acknowledged:,} acknowledged choices, {outcome.lost} lost, {outcome.doubled} doubled, "
        f"{len(outcome.troubles)} other troubles; "
        f"{outcome.finished} games finished, {_minutes(begun)}"
    )
    return Figure("killed while people play", found, f"{kills} kills, nothing lost, doubled or wrong", sound)


def attacked(messages: int, seed: int) -> Figure:
    """Return the figure of the bad messages: none may break or change anything or go unanswered."""
    begun = time.monotonic()
    report = asyncio.run(fuzz(seed, messages))
    _complain(report.faults)
    sound = report.messages >= messages and not report.faults
    found = (
        f"{report.messages:,} messages of {len(report.sent)} kinds, {report.legal:,} legal choices among them; "
        f"{len(report.unanswered)} unanswered, {len(report.changed)} changes that were not allowed, "
        f"{len(report.troubles)} errors; {_minutes(begun)}"
    )
    return Figure("bad messages", found, f"{messages:,} messages, all answered, nothing changed or broken", sound)


def _complain(wrong: Sequence[str]) -> None:
    for sentence in wrong[:20]:
        print(sentence)


def _minutes(begun: float) -> str:
    return f"{(time.monotonic() - begun) / 60:.1f} min"
