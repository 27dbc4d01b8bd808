"""The same seed and the same choices give the same record, scores and fingerprint in Python for browsers."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

import railherd
from railherd.site.engine import engine_parts
from railherd.site.fetching import node_tool
from tests.golden.games import NAMES, file_of

SCRIPT = Path(__file__).with_name("replay.mjs")
SAMPLE = [next(name for name in NAMES if name.startswith(f"{game}/")) for game in ("gwt", "gwt_nz", "last_spike")]


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write what runs the games in a browser, as `railherd site` packs it."""
    folder = tmp_path_factory.mktemp("engine")
    for name, content in engine_parts(lambda step: None).items():
        (folder / name).write_bytes(content)
    return folder


@pytest.mark.parametrize("names", [pytest.param(SAMPLE, id="sample"), pytest.param(NAMES, marks=pytest.mark.soak)])
def test_golden_games_are_the_same_in_a_browser(engine: Path, names: Sequence[str]) -> None:
    files = [str(file_of(name)) for name in names]
    command = [node_tool("node"), str(SCRIPT), str(engine), *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    there = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(there) == len(names)
    for name, found in zip(names, there, strict=True):
        match = railherd.load(file_of(name).read_text(encoding="utf-8"))
        assert found == [match.record(), match.scores(), match.fingerprint()], name
