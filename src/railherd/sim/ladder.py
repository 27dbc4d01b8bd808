"""The ladder of a game: all duels between its bots, the lines that are published, and the page that shows them.

A published line is kept with the conditions it was played under, so that only what has changed is played again.
"""

import json
from collections.abc import Mapping, Sequence
from itertools import combinations, product
from pathlib import Path

from railherd.core.automa import automas_of, seats_of
from railherd.core.contract import Json
from railherd.core.problem import Problem
from railherd.games.registry import find
from railherd.sim.duel import Duel

PAGE = "ladder.md"
FRESH_SEEDS = 1_000_000  # how far behind its published seeds a line is played again
HEAD = """# The ladder

How strong the bots are against each other, by games that anybody can play again. A challenger sits in every seat of
every deal, among opponents of one kind, or plays alone against an automa; shared wins count as parts. The interval is
Wilson's, for 95 %; par is the share of a bot as good as the others. A margin is the challenger's points less the mean
of the others', its interval by deals. Points alone mislead: who plays well also ends the game sooner, so that turns of
one's own and points a turn stand beside them. The last figure is CPU time on one core for a turn.

`railherd ladder GAME` plays what is missing or has changed and writes this page; `--reproduce LINE` plays a line again
on fresh deals and says whether it holds.
"""
COLUMNS = "| line | games | wins | par | margin | points | turns | points a turn | ms a turn | seeds | played at |"


def duels_between(
    game: str, bots: Sequence[str], seats: int, games: int, seed: int, options: Mapping[str, str] | None = None
) -> list[Duel]:
    """Return a duel of each two bots; those named later are the challengers. Alone, each plays against the automa."""
    entrants = list(dict.fromkeys(bots))
    automas = automas_of(find(game), seats)
    pairs = list(product(automas, entrants)) if automas else list(combinations(entrants, 2))
    duels = [
        Duel(game, challenger, opponent, seats, games, seed, dict(options or {})) for opponent, challenger in pairs
    ]
    if not duels:
        raise Problem("core.too_few_bots")
    for duel in duels:
        duel.series()
    return duels


class Published:
    """The lines in a folder of documents, a file for each game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def lines(self, game: str) -> list[Json]:
        """Return the published lines of a game."""
        file = self._file(game)
        return list(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else []

    def find(self, game: str, name: str) -> Json:
        """Return a line by its name; `Problem` names those that there are."""
        known = {name_of(line): line for line in self.lines(game)}
        if name not in known:
            raise Problem("core.unknown_line", {"name": name, "known": ", ".join(known) or "–"})
        return known[name]

    def holds(self, duel: Duel) -> bool:
        """Return whether a duel is published as it would be played now."""
        conditions = duel.conditions()
        return any({key: line[key] for key in conditions} == conditions for line in self.lines(duel.game))

    def put(self, line: Json) -> None:
        """Publish a line in the place of an older one of the same name, and write the page."""
        others = [other for other in self.lines(line["game"]) if name_of(other) != name_of(line)]
        lines = sorted([*others, line], key=lambda each: (each["seats"], name_of(each)))
        file = self._file(line["game"])
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(lines, indent=1) + "\n", encoding="utf-8")
        (self.folder / PAGE).write_text(self.page(), encoding="utf-8")

    def page(self) -> str:
        """Return the page that shows all lines."""
        files = sorted((self.folder / "ladder").glob("*.json"))
        return HEAD + "".join(_table(file.stem, self.lines(file.stem)) for file in files)

    def _file(self, game: str) -> Path:
        return self.folder / "ladder" / f"{game}.json"


def name_of(line: Json) -> str:
    """Return the name of a published line."""
    return duel_of(line).name


def duel_of(line: Json) -> Duel:
    """Return the duel that a published line tells of."""
    return Duel(
        line["game"], line["challenger"], line["opponent"], line["seats"], line["games"], line["seed"],
        line.get("options", {}),
    )  # fmt: skip


def _table(game: str, lines: list[Json]) -> str:
    rule = "|" + "---|" * (COLUMNS.count("|") - 1)
    rows = [f"| {' | '.join(_cells(line))} |" for line in lines]
    return "\n".join(["", f"## {game}", "", COLUMNS, rule, *rows, ""])


def _cells(line: Json) -> list[str]:
    ours, theirs = line["sides"]
    deals = -(-line["games"] // line["seats"])
    how = "" if line["compiled"] else ", interpreted"
    return [
        name_of(line),
        f"{line['games']:,}",
        f"**{line['share']:.1%}** ({line['low']:.1%} to {line['high']:.1%})",
        f"{1 / len(seats_of(find(line['game']), line['seats'])):.0%}",
        f"{line['margin']:+.1f} ± {line['margin_error']:.1f}",
        *(f"{ours[key]} : {theirs[key]}" for key in ("points", "turns", "points_a_turn", "ms_a_turn")),
        f"{line['seed']} to {line['seed'] + deals - 1}",
        f"{line['commit'] or line['version']}{how}",
    ]
