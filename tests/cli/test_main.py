"""The program itself: help, version, language, and exits without a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import railherd
from railherd.cli.common import language_of
from railherd.terminal.voice import Voice
from railherd.words.catalogue import LANGUAGES
from tests.cli.run import Run

PROGRAM = [sys.executable, "-c", "from railherd.cli import main; main()"]


def test_help_lists_the_commands(run: Run) -> None:
    for arguments in ([], ["--help"]):
        result = run(*arguments)
        assert result.code == 0
        for command in ("play", "replay", "examine", "games", "sim", "bench"):
            assert f"\n  {command} " in result.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "replay", "examine", "games", "sim", "bench"])
def test_help_is_said_in_the_language_asked_for(run: Run, command: str, language: str) -> None:
    result = run(command, "--help", "--lang", language)
    voice = Voice(language)
    assert result.code == 0
    said = " ".join(result.out.split())
    assert voice.say("cli.options") in said
    assert voice.say("cli.lang") in said
    assert "cli." not in said.replace("railherd.cli", "")
    assert "Show this message" not in said


def test_version_says_what_runs(run: Run) -> None:
    how = "compiled" if railherd.COMPILED else "interpreted"
    assert run("--version").out.endswith(f", rules {how}\n")


def test_games_lists_set_up_options(run: Run) -> None:
    result = run("games")
    assert "last_spike: Last Spike, 2 to 6 players" in result.out
    assert "--option money=open  open to all" in result.out


@pytest.mark.parametrize(
    ("arguments", "environ", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "pt_BR.UTF-8"}, "pt"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "de_DE"}, "en"),
        ([], {"LANG": "en_US", "LC_MESSAGES": "es_MX"}, "es"),
        ([], {"LANG": "en_US", "LC_MESSAGES": "es_MX", "LC_ALL": "ru_RU"}, "ru"),
        ([], {"LANG": "es", "LC_ALL": ""}, "es"),
        (["play", "--lang", "ru"], {"LC_ALL": "pt_BR"}, "ru"),
        (["--lang=pt-BR", "play"], {}, "pt"),
        (["play", "--lang", "xx"], {"LANG": "pt"}, "en"),
        (["play", "--lang"], {"LANG": "pt"}, "pt"),
    ],
)
def test_language(arguments: list[str], environ: dict[str, str], language: str) -> None:
    assert language_of(arguments, environ) == language


def test_complaints_come_in_the_readers_language(run: Run) -> None:
    result = run("play", "--lang", "pt", "--seats", "9")
    expected = Voice("pt").say("core.wrong_seats", low=2, high=6, found="9")
    assert (result.code, result.err) == (2, f"{expected}\n")


def test_unknown_command(run: Run) -> None:
    result = run("fly")
    assert result.code == 2
    assert result.err.startswith('There is no command "fly"; there are: play, ')


def test_closed_pipe_ends_quietly(home: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "play"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(timeout=30) == 1
        assert process.stderr.read() == b""


def test_interrupt_ends_quietly_and_keeps_the_game(home: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "play"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while b"1 Lay" not in process.stdout.readline():
            pass
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        assert b"The game is kept in" in process.stdout.read()
        assert process.wait(timeout=30) == 0
        assert process.stderr.read() == b""
