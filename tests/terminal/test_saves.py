"""Saved games on disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from railherd.core.problem import Problem
from railherd.server.settings import Settings
from railherd.terminal import saves
from railherd.terminal.saves import Autosave


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder for autosaves in this test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = saves.autosave_folder()
    folder.mkdir(parents=True)
    return folder


def put(folder: Path, name: str, age: int, text: str = "railherd 1\n") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


@pytest.fixture
def old_folder(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where autosaves went before terminal and server shared a folder, as on macOS and Windows."""
    monkeypatch.setattr(saves, "old_terminal_folder", lambda: tmp_path / "old")
    old = tmp_path / "old" / saves.AUTOSAVE
    old.mkdir(parents=True)
    return old


def test_terminal_and_server_share_a_folder() -> None:
    assert saves.autosave_folder().parent == Settings().data


def test_an_old_unfinished_game_is_resumed_where_it_is(folder: Path, old_folder: Path) -> None:
    put(folder, "older.game", age=3)
    wanted = put(old_folder, "old.game", age=2)
    assert saves.unfinished() == wanted
    newest = put(folder, "newest.game", age=1)
    assert saves.unfinished() == newest
    assert [path.name for path in saves.autosaves()] == ["older.game", "old.game", "newest.game"]


def test_new_games_are_kept_in_the_shared_folder(folder: Path, old_folder: Path) -> None:
    assert saves.new_autosave("gwt").parent == folder


def test_old_and_new_autosaves_are_counted_together(folder: Path, old_folder: Path) -> None:
    oldest = put(old_folder, "oldest.game", age=99)
    new = [put(folder, f"{age:02}.game", age) for age in range(saves.MAX_AUTOSAVES - 1)]
    saves.forget_old()
    assert oldest.exists()
    new.append(put(folder, "one_more.game", age=0))
    saves.forget_old()
    assert not oldest.exists()
    assert all(path.exists() for path in new)


def test_resume_takes_the_newest_unfinished_game(folder: Path) -> None:
    put(folder, "old.game", age=3)
    wanted = put(folder, "newer.game", age=2)
    put(folder, "finished.game", age=1, text="railherd 1\n0 done\n= 5 3 · 0\n")
    put(folder, "newest.txt", age=0)
    assert saves.unfinished() == wanted


def test_nothing_to_resume(folder: Path) -> None:
    put(folder, "finished.game", age=1, text="= 5 3 · 0\n")
    (folder / "bytes.game").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Problem, match="There is no unfinished game in "):
        saves.unfinished()


def test_only_the_newest_autosaves_stay(folder: Path) -> None:
    paths = [put(folder, f"{age:02}.game", age) for age in range(saves.MAX_AUTOSAVES + 5)]
    saves.forget_old()
    assert sorted(folder.iterdir()) == paths[: saves.MAX_AUTOSAVES]


def test_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.game"
    path.write_text("old", encoding="utf-8")

    def refuse(source: object, target: object) -> None:
        raise OSError

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(Problem, match=r"x\.game cannot be written"):
        saves.write(path, "new")
    assert [(file.name, file.read_text(encoding="utf-8")) for file in tmp_path.iterdir()] == [("x.game", "old")]


def test_autosave_makes_its_folder_and_reports_trouble(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path / "a" / "b" / "x.game")
    autosave.keep("text")
    assert autosave.path.read_text(encoding="utf-8") == "text"
    assert autosave.trouble is None
    blocked = Autosave(autosave.path / "y.game")
    blocked.keep("text")
    assert blocked.trouble is not None


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(None, "There is no file "), (b"\xff\xfe", "is not a text file"), ("folder", "cannot be read")],
)
def test_unreadable_file_is_one_sentence(tmp_path: Path, content: bytes | str | None, sentence: str) -> None:
    path = tmp_path / "x.game"
    if isinstance(content, bytes):
        path.write_bytes(content)
    elif content:
        path.mkdir()
    with pytest.raises(Problem, match=sentence):
        saves.read(path)


def test_two_games_of_one_second_do_not_share_an_autosave(folder: Path) -> None:
    first = saves.new_autosave("last_spike")
    first.write_text("railherd 1", encoding="utf-8")
    assert saves.new_autosave("last_spike") != first
