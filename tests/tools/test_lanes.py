"""`make test` runs its parts in two lanes: each once, none before what it needs, and a failure in either is one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tools import test as whole

Begun = list[str]


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> Begun:
    """Let every part begin and end at once, and note that; the one that is compiled takes a moment."""
    noted: Begun = []

    def part(name: str) -> Callable[[], str]:
        def run() -> str:
            noted.append(f"{name} begins")
            seconds = 0.3 if name == "compile" else 0
            ok = whole.run("-c", f"import time; time.sleep({seconds}); print('{name} was here')")
            noted.append(f"{name} ends")
            return whole.PASSED if ok else whole.FAILED

        return run

    monkeypatch.setattr(whole, "PARTS", {name: part(name) for name in whole.PARTS})
    return noted


def test_every_part_runs_once_and_after_what_it_needs(events: Begun, capfd: pytest.CaptureFixture[str]) -> None:
    assert whole.main([]) == 0
    assert sorted(events) == sorted(f"{name} {what}" for name in whole.PARTS for what in ("begins", "ends"))
    for part, needed in whole.AWAITED.items():
        assert events.index(f"{needed} ends") < events.index(f"{part} begins")
    printed = capfd.readouterr().out
    assert all(printed.count(f"{name} was here") == 1 for name in whole.PARTS)


@pytest.mark.parametrize("name", whole.PARTS)
def test_a_failure_in_either_lane_is_a_failure(
    events: Begun, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], name: str
) -> None:
    monkeypatch.setitem(whole.PARTS, name, lambda: whole.FAILED)
    assert whole.main([]) == 1
    assert len(events) == 2 * (len(whole.PARTS) - 1), "the others ran all the same"
    assert capfd.readouterr().out.count(whole.FAILED) == 1


def test_the_lanes_have_every_part() -> None:
    assert sorted(name for lane in whole.LANES for name in lane) == sorted(whole.PARTS)
