"""Play a duel so that it can be stopped at any time and goes on where it was."""

import json
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

from railherd.sim.bot_game import Outcome
from railherd.sim.duel import Duel
from railherd.sim.series import play_some


def play_duel(duel: Duel, folder: Path, jobs: int, progress: Callable[[int], None]) -> list[Outcome]:
    """Return all outcomes of a duel; those of a run that was stopped are found in the folder, where others are kept.

    `progress` gets how many more games are there.
    """
    series, file = duel.series(), folder / f"{duel.game}-{duel.name}-{duel.seed}.jsonl"
    outcomes = dict(_found(duel, file))
    progress(len(outcomes))
    missing = [index for index in range(duel.games) if index not in outcomes]
    with _begin(duel, file, outcomes) as kept:
        for played in play_some(series, missing, jobs):
            outcomes.update(played)
            _keep(kept, played)
            progress(len(played))
    return [outcomes[index] for index in range(duel.games)]


def _found(duel: Duel, file: Path) -> Iterator[tuple[int, Outcome]]:
    """Yield what a stopped run left, unless the bots thought otherwise then; a line it did not finish is left out."""
    if not file.exists():
        return
    head, *rows = file.read_text(encoding="utf-8").split("\n")
    if head != json.dumps(duel.conditions()):
        return
    for row in rows[:-1]:
        index, outcome = json.loads(row)
        yield index, Outcome(**outcome)


def _begin(duel: Duel, file: Path, outcomes: Mapping[int, Outcome]) -> TextIO:
    """Write the file anew with what is known, and return it open for the rest."""
    file.parent.mkdir(parents=True, exist_ok=True)
    anew = file.with_suffix(".new")
    with anew.open("w", encoding="utf-8") as begun:
        begun.write(json.dumps(duel.conditions()) + "\n")
        _keep(begun, outcomes)
    os.replace(anew, file)
    return file.open("a", encoding="utf-8")


def _keep(kept: TextIO, outcomes: Mapping[int, Outcome]) -> None:
    for index, outcome in outcomes.items():
        kept.write(json.dumps([index, asdict(outcome)]) + "\n")
    kept.flush()
