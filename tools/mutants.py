"""Count how many small faults in the rules the tests notice: mutmut's mutants, tried from one warm pytest session.

    python tools/mutants.py last_spike      some minutes on one core; writes its part of docs/measured.md
    python tools/mutants.py gwt --workers 2 half an hour or more; stopped, it goes on where it was

Everything in the game's folder counts but the schema, the bots' judgement of positions and the numbers for learning.
mutmut makes the mutants; tools/mutation tries them, because mutmut itself collects the tests again for each one.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.mutation.report import present_commit, write_report  # noqa: E402

WORK = ROOT / "build" / "mutants"
PYTHON = WORK / ".venv" / "bin" / "python"
MUTMUT = "mutmut==3.8.0"
LEFT_OUT = {"__init__.py", "schema.py", "evaluate.py", "prospects.py", "weights.py", "features.py"}
COPIED = ("src", "tests", "docs")
UNWANTED = shutil.ignore_patterns("_compiled*", "__pycache__")
TRYING = "tools/mutation"  # copied before every step, so that an interrupted run continues with improved tools


def main() -> int:
    """Mutate one game's rules, try every mutant and count."""
    parser = argparse.ArgumentParser(description="Mutation testing of one game's rules.")
    parser.add_argument("game")
    parser.add_argument("--workers", type=int, default=1, help="mutants tried at the same time")
    given = parser.parse_args()
    copy, ledger = WORK / given.game, WORK / f"{given.game}.jsonl"
    tests = [f"tests/games/{given.game}", "tests/golden"]
    rules = f"src/railherd/games/{given.game}"
    made = digest(["src/railherd/core", rules])
    run_id = digest(["src/railherd/core", rules, *tests])
    make_environment()
    if not (copy / made).exists():
        shutil.rmtree(copy, ignore_errors=True)
        copy_project(copy)
        files = sorted(path.name for path in (copy / rules).glob("*.py") if path.name not in LEFT_OUT)
        package = f"railherd.games.{given.game}"
        run(copy, ["-m", "tools.mutation.generate", package, *[f"{rules}/{name}" for name in files]])
        (copy / made).touch()
    if not (copy / run_id).exists():
        shutil.copytree(ROOT / "tests", copy / "tests", ignore=UNWANTED, dirs_exist_ok=True)
        (copy / run_id).write_text(present_commit(), encoding="utf-8")
    asked = [given.game, run_id, str(ledger), str(given.workers), *tests, "-k", given.game]
    for step in ("session", "early"):
        run(copy, ["-m", f"tools.mutation.{step}", *asked])
    return write_report(given.game, copy, ledger, run_id)


def digest(folders: list[str]) -> str:
    """Return a hash of everything in these folders, which identifies a run."""
    found = hashlib.sha256()
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                found.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\n".encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:16]


def copy_project(copy: Path) -> None:
    """Copy the sources and tests for mutation, with mutmut's configuration."""
    for name in COPIED:
        shutil.copytree(ROOT / name, copy / name, ignore=UNWANTED)
    for name in ("README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (copy / "pyproject.toml").write_text(project + '\n[tool.mutmut]\nsource_paths = ["src"]\n', encoding="utf-8")


def make_environment() -> None:
    """Create a separate environment with the tests' dependencies and mutmut."""
    uv = str(ROOT / ".uv" / "bin" / "uv")
    if not PYTHON.exists():
        subprocess.run([uv, "venv", "--quiet", str(WORK / ".venv"), "--python", sys.executable], check=True)
    install = [uv, "pip", "install", "--quiet", "--python", str(PYTHON)]
    subprocess.run([*install, "--require-hashes", "--requirements", str(ROOT / "requirements.lock")], check=True)
    subprocess.run([*install, MUTMUT], check=True)


def run(copy: Path, arguments: list[str]) -> None:
    """Run a step in the copy, with interpreted rules and without other pytest plugins."""
    shutil.copytree(ROOT / TRYING, copy / TRYING, dirs_exist_ok=True)
    settings = {
        "RAILHERD_COMPILED": "0",
        "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    subprocess.run([str(PYTHON), *arguments], cwd=copy, env={**os.environ, **settings}, check=True)


if __name__ == "__main__":
    sys.exit(main())
