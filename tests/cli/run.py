"""The command line, run inside the test with a keyboard made of text."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from railherd import cli

Run = Callable[..., "Result"]


class Result(NamedTuple):
    """What a run left."""

    code: int
    out: str
    err: str


def runner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """A function that runs `railherd` with some arguments and typed lines."""

    def run(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = cli.run(arguments)
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return run
