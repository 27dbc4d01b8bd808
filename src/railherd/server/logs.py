"""Log formats for people and for programs; every line has the id of its request. Secrets are never logged."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime

REQUEST: ContextVar[str] = ContextVar("REQUEST", default="-")
"""The id of the request that is being answered, for the logs."""

LINES_OF_A_KIND = 10  # warnings or errors in `THROTTLE_SECONDS`
THROTTLE_SECONDS = 60.0

STANDARD_FIELDS = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class AsJson(logging.Formatter):
    """A formatter that writes one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line of JSON."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": REQUEST.get(),
            "message": record.getMessage(),
            **extras(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class AsText(logging.Formatter):
    """A formatter that writes lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line of text."""
        when = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        fields = "".join(f" {name}={value}" for name, value in extras(record).items())
        line = f"{when} {record.levelname.lower():7} {REQUEST.get():8} {record.getMessage()}{fields}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Throttle:
    """Passes on a few records of each kind a minute; a later one tells how many were left out.

    A kind is the line of code that logs. Only warnings and errors are left out: what is logged of every request is
    limited as the requests are.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._begun: dict[tuple[str, int], float] = {}
        self._count: Counter[tuple[str, int]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record; the first after a pause gets the number of those left out."""
        if record.levelno < logging.WARNING:
            return True
        kind, now = (record.pathname, record.lineno), self._clock()
        if now - self._begun.get(kind, -THROTTLE_SECONDS) >= THROTTLE_SECONDS:
            left_out = self._count.pop(kind, 0) - LINES_OF_A_KIND
            self._begun[kind] = now
            if left_out > 0:
                record.more_like_this = left_out
        self._count[kind] += 1
        return self._count[kind] <= LINES_OF_A_KIND


def should_log(record: logging.LogRecord) -> bool:
    """Return False for records about undecodable client bytes, so that no client can fill the log."""
    return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)


def extras(record: logging.LogRecord) -> dict[str, object]:
    """Return the extra fields of a log record."""
    return {name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS}


def set_up_logs(form: str) -> None:
    """Log to stderr: everything as `json`, or only warnings and errors as `text`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Throttle())
    handler.setFormatter(AsJson() if form == "json" else AsText())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("railherd").setLevel(logging.INFO if form == "json" else logging.WARNING)
