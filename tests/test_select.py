"""The choice between compiled and interpreted rules, on this checkout and on a package of the same shape."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import railherd
from railherd import _select

SOURCE = Path(railherd.__path__[0])
COMPILED_TREE = SOURCE / _select.FOLDER
RULES = ["core.contract", "core.chance", "core.playout", "games.last_spike.rules.turn", "bots.turn_search"]

INIT = "from railherd._select import use_compiled\nCOMPILED = use_compiled(__path__)\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a package that claims to be compiled; without an extension module it still runs from its sources."""
    package = tmp_path / "railherd"
    (package / "core").mkdir(parents=True)
    (package / "__init__.py").write_text(INIT)
    (package / "core" / "__init__.py").write_text("")
    (package / "core" / "rule.py").write_text("ANSWER = 42\n")
    shutil.copy(SOURCE / "_select.py", package)
    (package / _select.FOLDER).mkdir()
    write_manifest(package, _select.manifest_of(str(package), ["core", "kit", "bots/greedy.py"]))
    return package


def write_manifest(package: Path, text: str) -> None:
    (package / _select.FOLDER / _select.MANIFEST).write_text(text)


def choose(package: Path, wish: str | None) -> str:
    """Import the package in a fresh Python with this setting; return the choice made, or the last line of the error."""
    environment = {name: value for name, value in os.environ.items() if name != "RAILHERD_COMPILED"}
    environment["PYTHONPATH"] = str(package.parent)
    if wish is not None:
        environment["RAILHERD_COMPILED"] = wish
    script = "import railherd, railherd.core.rule as rule; print(railherd.COMPILED, rule.ANSWER)"
    command = [sys.executable, "-c", script]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return (run.stdout or run.stderr).splitlines()[-1]


@pytest.mark.parametrize("wish", [None, "", "1"])
def test_current_build_is_used(package: Path, wish: str | None) -> None:
    assert choose(package, wish) == "True 42"


def test_current_build_can_be_declined(package: Path) -> None:
    assert choose(package, "0") == "False 42"


def test_unknown_wish_is_an_error(package: Path) -> None:
    assert choose(package, "yes").endswith("must be 0 (interpreted), 1 (compiled) or unset, not 'yes'.")


def test_edited_source_runs_as_edited(package: Path) -> None:
    (package / "core" / "rule.py").write_text("ANSWER = 43\n")
    assert choose(package, None) == "False 43"
    assert choose(package, "1").endswith("have changed since they were compiled: run `make compile`.")


def test_new_source_makes_the_build_stale(package: Path) -> None:
    (package / "kit").mkdir()
    (package / "kit" / "herd.py").write_text("")
    assert choose(package, None) == "False 42"


def test_removed_source_makes_the_build_stale(package: Path) -> None:
    (package / "core" / "__init__.py").unlink()
    assert choose(package, None) == "False 42"


def test_touched_source_is_still_current(package: Path) -> None:
    os.utime(package / "core" / "rule.py", (1, 1))
    assert choose(package, "1") == "True 42"


def test_build_for_another_python_is_not_used(package: Path) -> None:
    manifest = _select.manifest_of(str(package), ["core"])
    write_manifest(package, manifest.replace(_select.SUFFIX, ".cpython-27.so"))
    assert choose(package, None) == "False 42"
    assert choose(package, "1").endswith("the rules were compiled for another Python: run `make compile`.")


def test_no_build_means_interpreted(package: Path) -> None:
    shutil.rmtree(package / _select.FOLDER)
    assert choose(package, None) == "False 42"
    assert choose(package, "1").endswith("the rules are not compiled: run `make compile`.")


def test_this_run_is_what_was_wished_for() -> None:
    wish = os.environ.get("RAILHERD_COMPILED")
    if wish:
        assert railherd.COMPILED is bool(int(wish))


def test_rules_are_loaded_from_the_build_exactly_if_compiled() -> None:
    origins = [importlib.import_module(f"railherd.{name}").__file__ or "" for name in RULES]
    from_build = [Path(origin).is_relative_to(COMPILED_TREE) for origin in origins]
    assert from_build == [railherd.COMPILED] * len(RULES)


def test_no_extension_module_lies_beside_its_source() -> None:
    assert not [path for path in SOURCE.rglob("*.so") if COMPILED_TREE not in path.parents]
