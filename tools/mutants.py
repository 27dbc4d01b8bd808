"""How many small faults in the rules the tests notice: mutmut, in an environment and a copy of its own.

    python tools/mutants.py last_spike      ten minutes to an hour on two cores; writes its part of docs/measured.md

Everything in the game's folder counts but the schema, the bots' judgement of positions and the numbers for learning.
(What is worked out once, when the tables are read, happens before a mutant is switched on: many mutants of tables.py
live for that reason alone.)
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "mutants"
PYTHON = WORK / ".venv" / "bin" / "python"
MEASURED = ROOT / "docs" / "measured.md"
TOOLS = ["mutmut==3.8.0", "pytest==9.0.*"]  # this mutmut reads a name that later versions of pytest have dropped
LEFT_OUT = {"__init__.py", "schema.py", "evaluate.py", "prospects.py", "weights.py", "features.py"}
NOT_KILLED = (0, 33, 34, None)  # survived, reached by no test, left out, never run
WANTED = 0.80


def main() -> int:
    """Mutate one game's rules and count what survives."""
    parser = argparse.ArgumentParser(description="Mutation testing of one game's rules.")
    parser.add_argument("game")
    game = parser.parse_args().game
    folder = ROOT / "src" / "railherd" / "games" / game
    files = sorted(path.name for path in folder.glob("*.py") if path.name not in LEFT_OUT)
    copy_project(game, files)
    make_environment()
    run([str(PYTHON.with_name("mutmut")), "run", "--max-children", str(os.cpu_count() or 1)])
    return report(game, files)


def copy_project(game: str, files: list[str]) -> None:
    """A copy of the sources and tests with mutmut's settings."""
    WORK.mkdir(parents=True, exist_ok=True)
    for name in ("src", "tests", "docs", "mutants"):
        shutil.rmtree(WORK / name, ignore_errors=True)
    for name in ("src", "tests", "docs"):
        shutil.copytree(ROOT / name, WORK / name, ignore=shutil.ignore_patterns("_compiled*", "__pycache__"))
    for name in ("README.md", "LICENSE"):
        shutil.copy(ROOT / name, WORK / name)
    rules = [f"src/railherd/games/{game}/{name}" for name in files]
    settings = {
        "source_paths": ["src"],
        "only_mutate": rules,
        "pytest_add_cli_args_test_selection": [f"tests/games/{game}"],
        "also_copy": ["tests", "docs", "README.md", "LICENSE"],
    }
    lines = [f"{key} = {json.dumps(value)}" for key, value in settings.items()]
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (WORK / "pyproject.toml").write_text(project + "\n[tool.mutmut]\n" + "\n".join(lines) + "\n", encoding="utf-8")


def make_environment() -> None:
    """What the tests need, and mutmut, apart from the project's own environment."""
    uv = str(ROOT / ".uv" / "bin" / "uv")
    if not PYTHON.exists():
        run([uv, "venv", "--quiet", str(WORK / ".venv"), "--python", sys.executable])
    locked = str(ROOT / "requirements.lock")
    run([uv, "pip", "install", "--quiet", "--python", str(PYTHON), "--require-hashes", "--requirements", locked])
    run([uv, "pip", "install", "--quiet", "--python", str(PYTHON), *TOOLS])


def run(command: list[str]) -> None:
    """A step, in the copy, with the rules interpreted."""
    environment = {**os.environ, "RAILHERD_COMPILED": "0", "UV_PYTHON_DOWNLOADS": "never"}
    subprocess.run(command, cwd=WORK, env=environment, check=True)


def report(game: str, files: list[str]) -> int:
    """Count, print and write down; 1 if too many survived."""
    rows, total, killed = [], 0, 0
    for name in files:
        found = WORK / "mutants" / "src" / "railherd" / "games" / game / f"{name}.meta"
        if not found.exists():
            continue
        codes = Counter(json.loads(found.read_text(encoding="utf-8"))["exit_code_by_key"].values())
        mutants = sum(codes.values())
        caught = mutants - sum(codes[code] for code in NOT_KILLED)
        rows.append(f"| {name} | {mutants} | {caught} |")
        total += mutants
        killed += caught
    commit = subprocess.run(["git", "rev-parse", "--short=10", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    text = "\n".join(
        [
            f"`make mutants GAME={game}` at commit {commit.stdout.strip()}: {killed} of {total} mutants killed, "
            f"{killed / total:.1%} (mark: {WANTED:.0%}).",
            "",
            "| file | mutants | killed |",
            "|---|---|---|",
            *rows,
        ]
    )
    print(text)
    begin, end = f"<!-- mutants of {game} begin -->", f"<!-- mutants of {game} end -->"
    before, _, rest = MEASURED.read_text(encoding="utf-8").partition(begin)
    MEASURED.write_text(f"{before}{begin}\n{text}\n{end}{rest.partition(end)[2]}", encoding="utf-8")
    return 0 if killed / total >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
