"""Log formats for people and for programs; every line has the id of its request. Secrets are never logged."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime

from railherd.server.throttle import Throttle

REQUEST: ContextVar[str] = ContextVar("REQUEST", default="-")
"""The id of the request that is being answered, for the logs."""

LINES_OF_A_KIND = 10  # warnings or errors a minute

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


class FewOfAKind:
    """A filter that passes a few warnings or errors of a kind a minute; a later one tells how many were held back.

    A kind is the line of code that logs. What is logged of every request is no warning: it is as limited as they are.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._throttle = Throttle(clock=clock, burst=LINES_OF_A_KIND)

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record."""
        if record.levelno < logging.WARNING:
            return True
        held = self._throttle.hold((record.pathname, record.lineno))
        if held:
            record.held = held
        return held is not None


def should_log(record: logging.LogRecord) -> bool:
    """Return False for records about undecodable client bytes, so that no client can fill the log."""
    return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)


def extras(record: logging.LogRecord) -> dict[str, object]:
    """Return the extra fields of a log record."""
    return {name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS}


def set_up_logs(form: str) -> None:
    """Log to stderr: everything as `json`, or only warnings and errors as `text`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(FewOfAKind())
    handler.setFormatter(AsJson() if form == "json" else AsText())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("railherd").setLevel(logging.INFO if form == "json" else logging.WARNING)
