"""Which sources are mutated, however deep they lie, and what a mutant of one of them is called."""

from __future__ import annotations

from pathlib import Path

import pytest

import railherd
from tools.mutation.reach import lines_run
from tools.mutation.sources import Subject, digest, is_asked, module_of, stamp_of, subject_of

HOME = "src/railherd/games/gwt"
KEPT = ["edge/view.py", "figures/tables.py", "game.py", "rules/delivery/price.py", "rules/turn.py"]
LEFT_OUT = ["__init__.py", "rules/__init__.py", "schema.py", "figures/schema.py", "edge/features.py"]
JUDGEMENT = ["evaluate.py", "prospects.py", "weights.py", "bot/evaluate.py", "bot/deep/anything.py"]


def project(root: Path, *labels: str) -> Path:
    """Make a project with these files in the folder of a game."""
    for label in labels:
        path = root / HOME / label
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("def rule():\n    return 1\n", encoding="utf-8")
    return root


def test_sources_are_found_in_sub_folders_and_in_a_flat_one(tmp_path: Path) -> None:
    project(tmp_path, *KEPT, "rules/notes.md")
    assert subject_of("gwt").sources(tmp_path) == [f"{HOME}/{label}" for label in KEPT]


@pytest.mark.parametrize("label", LEFT_OUT + JUDGEMENT)
def test_a_file_that_is_no_rule_is_left_out(tmp_path: Path, label: str) -> None:
    project(tmp_path, "game.py", label)
    assert subject_of("gwt").sources(tmp_path) == [f"{HOME}/game.py"]


def test_a_source_is_told_by_its_path_below_the_folder_of_the_game() -> None:
    gwt = subject_of("gwt")
    assert [gwt.label(f"{HOME}/{label}") for label in KEPT] == KEPT
    assert subject_of("kit").label("src/railherd/kit/piles.py") == "piles.py"


def test_several_folders_may_be_mutated_together(tmp_path: Path) -> None:
    project(tmp_path, "rules/turn.py", "../../kit/deep/pile.py")
    both = Subject("both", (HOME, "src/railherd/kit"), ())
    assert [both.label(source) for source in both.sources(tmp_path)] == ["rules/turn.py", "kit/deep/pile.py"]


def test_the_kit_is_mutated_with_a_game_that_stands_on_it(tmp_path: Path) -> None:
    project(tmp_path, "rules/turn.py", "../../kit/rules/pile.py")
    gwt = subject_of("gwt")
    assert [gwt.label(source) for source in gwt.sources(tmp_path)] == ["rules/turn.py"]
    (tmp_path / HOME / "rules/turn.py").write_text("from railherd.kit.rules.pile import rule\n", encoding="utf-8")
    assert [gwt.label(source) for source in gwt.sources(tmp_path)] == ["rules/turn.py", "kit/rules/pile.py"]


def test_the_real_games_are_found() -> None:
    root = Path(__file__).resolve().parents[2]
    for name in railherd.games():
        labels = {Path(label).name for label in subject_of(name).sources(root)}
        assert {"game.py", "setup.py", "scoring.py", "view.py"} <= labels
        assert not {"schema.py", "features.py", "evaluate.py"} & labels


def test_a_mutant_has_the_name_of_its_module() -> None:
    assert module_of(f"{HOME}/rules/turn.py") == "railherd.games.gwt.rules.turn"
    assert module_of(f"{HOME}/game.py") == "railherd.games.gwt.game"


@pytest.mark.parametrize(
    ("label", "only", "asked"),
    [
        ("rules/turn.py", [], True),
        ("rules/turn.py", ["rules/turn.py"], True),
        ("rules/turn.py", ["edge/*", "rules/*"], True),
        ("rules/turn.py", ["turn.py"], False),
        ("edge/view.py", ["rules/*"], False),
    ],
)
def test_a_part_of_the_sources_may_be_asked_for(label: str, only: list[str], asked: bool) -> None:
    assert is_asked(label, only) == asked


def test_lines_of_files_with_the_same_name_are_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project(tmp_path, "rules/turn.py", "edge/turn.py", "bot/turn.py")
    monkeypatch.chdir(tmp_path)
    names: dict[str, dict[str, object]] = {}
    for label in ("rules/turn.py", "edge/turn.py", "bot/turn.py"):
        path = tmp_path / HOME / label
        exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), names.setdefault(label, {}))
    rule, other = names["rules/turn.py"]["rule"], names["bot/turn.py"]["rule"]
    assert callable(rule)
    assert callable(other)
    watched = [f"{HOME}/rules/turn.py", f"{HOME}/edge/turn.py"]
    assert lines_run(watched, lambda: (rule(), other())) == {f"{HOME}/rules/turn.py": [2]}


def test_a_result_depends_on_the_game_and_on_what_all_games_share(tmp_path: Path) -> None:
    shared = ["../../core/bag.py", "../../kit/pile.py", "rules/turn.py", "data/board.toml"]
    project(tmp_path, *shared, "../other/rules/turn.py")
    gwt = subject_of("gwt")
    before = digest(tmp_path, gwt.code())
    (tmp_path / HOME / "../other/rules/turn.py").write_text("changed", encoding="utf-8")
    assert digest(tmp_path, gwt.code()) == before
    for label in shared:
        (tmp_path / HOME / label).write_text("changed", encoding="utf-8")
        assert digest(tmp_path, gwt.code()) != before
        before = digest(tmp_path, gwt.code())


def test_the_stamp_of_a_test_changes_with_its_helpers_and_not_with_other_tests(tmp_path: Path) -> None:
    test, other, helper = tmp_path / "test_a.py", tmp_path / "test_b.py", tmp_path / "games" / "one.game"
    helper.parent.mkdir()
    for path in (test, other, helper):
        path.write_text("as it was", encoding="utf-8")
    before = stamp_of(test)
    other.write_text("changed", encoding="utf-8")
    assert stamp_of(test) == before
    helper.write_text("changed", encoding="utf-8")
    assert stamp_of(test) != before
