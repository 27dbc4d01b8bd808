"""Count how many small faults in the rules the tests notice: mutmut's mutants, tried from one warm pytest session.

    python tools/mutants.py last_spike              some minutes on one core; writes its part of docs/measured.md
    python tools/mutants.py gwt --workers 2         far longer; stopped, it goes on where it was
    python tools/mutants.py gwt --only 'rules/*'    only these files; nothing is written into the document
    python tools/mutants.py gwt --report            write down what the ledger knows, without trying anything

Everything in the game's folder and below it counts, and in the kit if the game stands on it, but the schema, the bots'
judgement of positions and the numbers for learning; GAME may also be `kit` alone. Results are kept in
build/mutants/GAME.jsonl: parts that were tried at different times add up while the code is the same, and kills count
until the test that did it changes.
mutmut makes the mutants; tools/mutation tries them, because mutmut itself collects the tests again for each one.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.mutation.plan import Job  # noqa: E402
from tools.mutation.report import present_commit, write_report  # noqa: E402
from tools.mutation.sources import Subject, digest, is_asked, subject_of  # noqa: E402

WORK = ROOT / "build" / "mutants"
PYTHON = WORK / ".venv" / "bin" / "python"
MUTMUT = "mutmut==3.8.0"
COPIED = ("src", "tests", "docs")
UNWANTED = shutil.ignore_patterns("_compiled*", "__pycache__")
TRYING = "tools/mutation"  # copied before every step, so that an interrupted run continues with improved tools


def main() -> int:
    """Mutate one game's rules, try every mutant and count."""
    parser = argparse.ArgumentParser(description="Mutation testing of one game's rules.")
    parser.add_argument("game")
    parser.add_argument("--workers", type=int, default=1, help="mutants tried at the same time")
    parser.add_argument("--only", nargs="+", default=[], help="files, or patterns of files, below the game's folder")
    parser.add_argument("--report", action="store_true", help="try nothing, count what is known")
    given = parser.parse_args()
    subject, copy = subject_of(given.game), WORK / given.game
    code = digest(ROOT, subject.code())
    run_id = digest(ROOT, [*subject.code(), *subject.tests])
    make_environment()
    commit = prepare(subject, copy, code, run_id)
    sources = [source for source in subject.sources(ROOT) if is_asked(subject.label(source), given.only)]
    if not sources:
        parser.error(f"no source of {given.game} is called {' or '.join(given.only)}")
    tests = [test for test in subject.tests if (ROOT / test).exists()]
    chosen = ["-k", subject.keyword] if subject.keyword else []
    job = Job(run_id, code, str(WORK / f"{given.game}.jsonl"), given.workers, [*tests, *chosen], sources)
    job.write(copy)
    for step in () if given.report else ("session", "early"):
        run(copy, ["-m", f"tools.mutation.{step}"])
    return write_report(subject, copy, job, commit, whole=not given.only)


def prepare(subject: Subject, copy: Path, code: str, run_id: str) -> str:
    """Make the mutated copy, unless it is there, bring its tests up to date, and return the commit that is measured."""
    made, tested = copy / f"{code}.made", copy / f"{run_id}.tested"
    if not made.exists():
        shutil.rmtree(copy, ignore_errors=True)
        copy_project(copy)
        run(copy, ["-m", "tools.mutation.generate", *subject.sources(copy)])
        made.touch()
    if not tested.exists():
        shutil.rmtree(copy / "tests", ignore_errors=True)
        shutil.copytree(ROOT / "tests", copy / "tests", ignore=UNWANTED)
        for other in copy.glob("*.tested"):
            other.unlink()
        tested.write_text(present_commit(), encoding="utf-8")
    return tested.read_text(encoding="utf-8")


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
