"""The folders where data is kept, by system."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from railherd.folders import data_folder, old_terminal_folder


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
def test_on_linux_both_are_one_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == old_terminal_folder() == tmp_path / "railherd"


def test_the_old_folder_of_the_terminal_is_known_on_every_system() -> None:
    home = Path.home()
    assert old_terminal_folder({"XDG_DATA_HOME": "/x"}, "linux") == Path("/x/railherd")
    assert old_terminal_folder({"XDG_DATA_HOME": ""}, "linux") == home / ".local/share/railherd"
    assert old_terminal_folder({}, "darwin") == home / ".local/share/railherd"
    assert old_terminal_folder({"APPDATA": "/roaming", "XDG_DATA_HOME": "/x"}, "win32") == Path("/roaming/railherd")
    assert old_terminal_folder({}, "win32") == home / "AppData" / "Roaming" / "railherd"
