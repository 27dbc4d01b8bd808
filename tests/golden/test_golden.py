"""Golden games: whole recorded games, each proving a point, whose outcome must never change.

A golden file is a plain record with comments: what it proves, its fingerprint, and after the record everything that
happened. `pytest tests/golden --accept` shows how the files would change, and changes them.
"""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

import railherd
from tests.golden.games import NAMES, file_of, loaded
from tests.golden.proofs import PROOFS, holds, lines_of
from tests.golden.story import story

FINGERPRINT = "# fingerprint: "
STORY = "# what happened"
SAMPLE = "last_spike/two_players"


def record_in(text: str) -> str:
    """Return the record without the comments."""
    return "".join(f"{line}\n" for line in text.splitlines() if line and not line.startswith("#"))


def written(purpose: list[str], match: railherd.Match) -> str:
    """Return the text of a golden file."""
    fingerprint = f"{FINGERPRINT}{match.fingerprint()}"
    events = [f"# {event}" for event in story(match)]
    return "\n".join([*purpose, fingerprint, match.record().rstrip(), STORY, *events]) + "\n"


def retold(text: str) -> str:
    """Return a golden file as it would be written today; a game that ends differently gets its new end."""
    purpose = text[: text.index(FINGERPRINT)].splitlines()
    try:
        match = railherd.load(text)
    except railherd.BrokenRecord as broken:
        if broken.match is None or not broken.match.over:
            raise
        match = broken.match
    return written(purpose, match)


def changes(path: Path) -> str:
    """Return the diff between a golden file and what would be written today; nothing if they are equal."""
    old = path.read_text(encoding="utf-8")
    new = retold(old)
    return "\n".join(unified_diff(old.splitlines(), new.splitlines(), "accepted before", "now", lineterm="", n=2))


def accept(path: Path) -> None:
    """Bring a golden file up to date."""
    path.write_text(retold(path.read_text(encoding="utf-8")), encoding="utf-8")


@pytest.fixture(autouse=True, scope="session")
def _accepted(pytestconfig: pytest.Config) -> None:
    """Show and accept what changed, before any test runs, if --accept is given."""
    if pytestconfig.getoption("--accept"):
        capture = pytestconfig.pluginmanager.getplugin("capturemanager")
        with capture.global_and_fixture_disabled():
            for name in NAMES:
                print(f"\n{name}: {changes(file_of(name)) or 'unchanged'}")
                accept(file_of(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_record_writes_itself_again(name: str) -> None:
    record = record_in(file_of(name).read_text(encoding="utf-8"))
    assert loaded(name).record() == record


@pytest.mark.parametrize("name", NAMES)
def test_the_same_happens_again(name: str) -> None:
    text = file_of(name).read_text(encoding="utf-8")
    told = text[text.index(STORY) :].splitlines()[1:]
    assert [f"# {event}" for event in story(loaded(name))] == told


@pytest.mark.parametrize("name", NAMES)
def test_the_fingerprint_is_the_one_noted(name: str) -> None:
    text = file_of(name).read_text(encoding="utf-8")
    noted = next(line for line in text.splitlines() if line.startswith(FINGERPRINT))
    assert loaded(name).fingerprint() == noted.removeprefix(FINGERPRINT)


def test_every_golden_game_has_a_proof_and_every_proof_a_game() -> None:
    assert sorted(PROOFS) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_game_proves_its_point(name: str) -> None:
    lines = lines_of(loaded(name))
    missing = [proof for proof in PROOFS[name] if not holds(proof, lines)]
    assert PROOFS[name]
    assert missing == []


def test_accepting_shows_and_writes_what_changed(tmp_path: Path) -> None:
    golden = file_of(SAMPLE).read_text(encoding="utf-8")
    result = next(line for line in golden.splitlines() if line.startswith("= "))
    spoilt = tmp_path / "spoilt.game"
    spoilt.write_text(golden.replace(result, "= 1 2 · 0").replace(FINGERPRINT, f"{FINGERPRINT}old"), encoding="utf-8")
    shown = changes(spoilt).splitlines()
    assert "-= 1 2 · 0" in shown
    assert f"+{result}" in shown
    assert [line for line in shown if line.startswith(f"-{FINGERPRINT}old")]
    accept(spoilt)
    assert changes(spoilt) == ""
    assert spoilt.read_text(encoding="utf-8") == golden


def test_a_game_that_can_no_longer_be_played_is_not_accepted(tmp_path: Path) -> None:
    golden = file_of(SAMPLE).read_text(encoding="utf-8")
    broken = tmp_path / "broken.game"
    broken.write_text(golden.replace("\n0 lay ", "\n0 sell ", 1), encoding="utf-8")
    with pytest.raises(railherd.BrokenRecord):
        accept(broken)
