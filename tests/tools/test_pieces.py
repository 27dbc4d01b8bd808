"""Long work is done in pieces: what was done before a run was stopped is not done again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.properties import hostile
from tools.attacks import overlays
from tools.pieces import Found, in_pieces


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    done: list[str] = []

    def work(key: str) -> Found:
        if key == "c" and len(done) == 2:
            raise KeyboardInterrupt
        done.append(key)
        return {"said": key * 2}

    with pytest.raises(KeyboardInterrupt):
        in_pieces("work", ["a", "b", "c", "d"], work, folder=tmp_path)
    (file,) = tmp_path.iterdir()
    with file.open("a", encoding="utf-8") as lines:
        lines.write('\n{"key": "c", "fou')  # as if it were killed while it wrote
    found = in_pieces("work", ["a", "b", "c", "d"], work, folder=tmp_path)
    assert found == [{"said": key * 2} for key in "abcd"]
    assert sorted(done) in (["a", "b", "c", "d"], ["a", "b", "c", "d", "d"])
    done.clear()
    assert in_pieces("work", ["b", "a"], work, folder=tmp_path) == [{"said": "bb"}, {"said": "aa"}]
    assert done == []


def test_hostile_overlays_are_counted_alike_after_a_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def children(game: str, start: int, count: int) -> Iterator[Found]:
        asked.append(start)
        for seed in range(start, start + count):
            yield {
                "seed": seed,
                "result": hostile.PLAYED if seed % 2 else "an error",
                "cpu": seed / 1000,
                "memory": seed,
            }

    monkeypatch.setattr(overlays, "_children", children)
    monkeypatch.setattr(overlays, "in_pieces", partial(in_pieces, folder=tmp_path))
    outcome = overlays.fuzz("gwt", 1, 600)
    assert sorted(asked) == [1, 251, 501]
    assert outcome.counts == {hostile.PLAYED: 300, "an error": 300}
    assert (outcome.slowest, outcome.largest, len(outcome.faults)) == (0.6, 600, 300)
    assert vars(overlays.fuzz("gwt", 1, 600)) == vars(outcome)
    assert len(asked) == 3
