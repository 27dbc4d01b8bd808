"""Games that `railherd play` of 414419e kept are replayed, loaded and gone on with by the commands of today."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

import railherd
from tests.cli.run import Run, runner
from tests.compatibility.kept import KEPT, check_match, check_moments, check_record, shown, text_of

FACTS = shown("terminal")
GAMES = ("gwt", "last_spike")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a player who speaks English, with the data folder `data`."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs `railherd` in that folder."""
    return runner(monkeypatch, capsys)


def bring(home: Path, game: str) -> list[Path]:
    """Copy the autosaves of a game to where 414419e kept them; the first one is the oldest."""
    folder = home / "data" / "railherd" / "autosave"
    shutil.copytree(KEPT / "terminal" / game / "autosave", folder)
    kept = sorted(folder.iterdir())
    for age, path in enumerate(reversed(kept)):
        os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    return kept


@pytest.mark.parametrize("name", FACTS)
def test_a_kept_game_is_played_as_it_was(name: str) -> None:
    text = text_of(f"terminal/{name}")
    match = railherd.load(text)
    check_match(match, FACTS[name])
    check_record(match.record(), text)
    check_moments(match, FACTS[name])


@pytest.mark.parametrize("game", GAMES)
def test_the_unfinished_game_played_last_is_resumed(run: Run, home: Path, game: str) -> None:
    kept = bring(home, game)
    before = kept[-1].read_text(encoding="utf-8")
    result = run("play", "--resume", typed="\n1\n1\n1\n")
    assert (result.code, result.err) == (0, "")
    assert "João" in result.out
    assert sorted(kept[-1].parent.iterdir()) == kept
    after = railherd.load(kept[-1].read_text(encoding="utf-8"))
    assert len(after.moves) > len(railherd.load(before).moves)


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_is_loaded_with_the_bots_it_had(run: Run, home: Path, game: str) -> None:
    shutil.copy(KEPT / "terminal" / game / "mine.game", home)
    assert run("play", "--load", "mine.game", typed="1\n").code == 0
    (autosave,) = (home / "data" / "railherd" / "autosave").iterdir()
    text = autosave.read_text(encoding="utf-8")
    assert "# players: person greedy random\n" in text
    assert len(railherd.load(text).moves) > len(FACTS[f"{game}/mine.game"]["asked"])


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_replayed(run: Run, home: Path, game: str) -> None:
    finished = bring(home, game)[0]
    facts = FACTS[f"{game}/autosave/{finished.name}"]
    result = run("replay", str(finished))
    assert (result.code, result.err) == (0, "")
    for total in facts["totals"]:
        assert f"{total:,}".replace("-", "") in result.out
