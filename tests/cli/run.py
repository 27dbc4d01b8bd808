"""Run the command line inside the test, with typed lines as the keyboard."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from railherd import cli

Run = Callable[..., "Result"]


class Result(NamedTuple):
    """The outcome of a run."""

    code: int
    out: str
    err: str


def runner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs `railherd` with some arguments and typed lines."""

    def run(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = cli.run(arguments)
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return run
