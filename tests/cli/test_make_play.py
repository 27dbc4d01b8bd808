"""`make play` starts without waiting for a compiler and prints one line for what is missing."""

from __future__ import annotations

import subprocess
from typing import Any

import pytest

from tools import compile, page, play


class Machine:
    """The conditions `make play` finds, and its actions, recorded without running them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.started: list[dict[str, Any]] = []
        self.became: tuple[str, ...] = ()
        self.set = monkeypatch.setattr
        self.set(page, "ensure_page", lambda: None)
        self.set(play, "is_built", lambda: True)
        self.set(compile, "is_current", lambda select, settings: True)
        self.set(compile, "find_compiler", lambda: "cc")
        self.set(subprocess, "Popen", lambda words, **how: self.started.append({"words": words, **how}))
        self.set(play, "become_railherd", self.become)

    def become(self, *command: str) -> int:
        self.became = command
        return 0


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def unbuildable() -> None:
    raise page.PageError("The page cannot be built.")


def test_the_server_starts_and_opens_its_page(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    assert play.main() == 0
    assert machine.became == ("serve", "--open")
    assert (machine.started, capsys.readouterr().out) == ([], "")


def test_rules_that_changed_are_compiled_meanwhile(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.set(compile, "is_current", lambda select, settings: False)
    play.main()
    assert machine.became == ("serve", "--open")
    assert [how["start_new_session"] for how in machine.started] == [True]
    assert machine.started[0]["words"][-1].endswith("compile.py")
    assert "interpreted" in capsys.readouterr().out


def test_without_a_compiler_a_line_says_so(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.set(compile, "is_current", lambda select, settings: False)
    machine.set(compile, "find_compiler", lambda: None)
    play.main()
    assert (machine.started, capsys.readouterr().out) == ([], compile.NO_COMPILER + "\n")


@pytest.mark.parametrize(("built", "command"), [(True, ("serve", "--open")), (False, ("play",))])
def test_without_a_new_page_the_old_one_is_served_and_without_any_the_terminal_is_used(
    machine: Machine, capsys: pytest.CaptureFixture[str], built: bool, command: tuple[str, ...]
) -> None:
    machine.set(page, "ensure_page", unbuildable)
    machine.set(play, "is_built", lambda: built)
    play.main()
    assert machine.became == command
    assert "The page cannot be built." in capsys.readouterr().err
