"""`railherd site`: what it refuses, each in one sentence. The browser tests open the folder that it makes."""

from __future__ import annotations

from pathlib import Path

import pytest

from railherd.core.problem import Problem
from railherd.server.service_worker import filled_service_worker
from railherd.site import engine, fetching, folder
from tests.cli.run import Run


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a page that seems built, and let nothing be fetched."""
    made = tmp_path / "page"
    made.mkdir()
    (made / "index.html").write_text('<html lang="en"><head><meta charset="utf-8" /></head></html>')
    (made / "service.js").write_text("__VERSION__ __FILES__ __ENGINE__")
    monkeypatch.setattr(fetching, "user_cache_dir", lambda *_, **__: str(tmp_path / "cache"))
    monkeypatch.setattr(folder, "engine_parts", lambda tell: {"python.wasm": b"wasm"})
    return made


def test_a_folder_with_something_else_is_left_as_it_is(tmp_path: Path, run: Run) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    said = run("site", str(tmp_path))
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.txt"]


def test_an_earlier_folder_is_replaced_whole(tmp_path: Path, page: Path) -> None:
    site = tmp_path / "site"
    folder.build(site, lambda step: None, page)
    (site / "left.js").write_text("of an earlier version")
    folder.build(site, lambda step: None, page)
    names = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert "left.js" not in names
    assert {"index.html", "404.html", "engine.json", "service.js"} <= names
    assert sum(name.endswith("/python.wasm") for name in names) == 1


def test_without_a_page_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Problem) as refused:
        folder.build(tmp_path / "site", lambda step: None, tmp_path)
    assert refused.value.key == "cli.site.no_page"


def test_a_file_that_we_do_not_know_is_removed_and_not_used(tmp_path: Path, page: Path) -> None:
    forged = fetching.cache_folder() / fetching.PYODIDE_FILE
    forged.write_bytes(b"something else")
    with pytest.raises(Problem) as refused:
        fetching.fetch(lambda step: None)
    assert refused.value.key == "cli.site.not_ours"
    assert not forged.exists()


def test_without_node_there_is_a_sentence(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda *_, **__: None)
    with pytest.raises(Problem) as refused:
        fetching.fetch(lambda step: None)
    assert refused.value.key == "cli.site.no_node"


def test_the_service_worker_is_another_one_when_a_file_changes() -> None:
    template = "__VERSION__ __FILES__"
    first = filled_service_worker(template, {"index.html": b"1", "a.js": b"x"})
    assert first.endswith('["./", "a.js"]')
    assert filled_service_worker(template, {"index.html": b"2", "a.js": b"x"}) != first
    assert filled_service_worker(template, {"index.html": b"1", "a.js": b"x"}) == first


def test_texts_of_the_page_and_the_terminal_stay_at_home() -> None:
    packed = dict(engine._of_games())
    english = packed["railherd/words/locales/en.po"].decode()
    assert 'msgid "core.seat"' in english
    assert 'msgid "web.' not in english
    assert {"railherd/local/browser.py", "railherd/games/gwt_nz/bot/learned.json"} <= packed.keys()
    assert not [name for name in packed if name.startswith(("railherd/cli/", "railherd/site/", "railherd/_compiled"))]
