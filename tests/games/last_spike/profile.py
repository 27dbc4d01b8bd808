"""What the tests and tools that run over every game must know about Last Spike."""

from __future__ import annotations

from typing import get_args

from railherd.games.last_spike.figures import events, reasons
from railherd.games.last_spike.figures.schema import Terrain
from tests.games.profile import ChangedPositions, Marks, Profile, Specimen, Story

CHAPTERS = ("setup", "turn", "lay", "free", "pay", "buy", "sell", "spike", "win")

PROFILE = Profile(
    marks=Marks(250, 40, 3, 0.90, 7),
    story=Story({"early": 4, "middle": 43, "late": 70, "end": 200}, seed=11),
    specimens=(
        Specimen("start", 4, 11, 0),
        Specimen("middle", 4, 11, 40),
        Specimen("late", 4, 11, 70),
        Specimen("six", 6, 12, 30),
        Specimen("sell", 4, 11, 57),
        Specimen("spike", 4, 11, 85),
        Specimen("end", 4, 11, -1),
    ),
    changed_positions=ChangedPositions(games=6, tries=250, played=2),
    every_decision=("two_players", "forced_sales"),
    secret_arguments=frozenset({"tile_drawn.tile"}),
    chapters=CHAPTERS,
    composed_keys={
        "last_spike.lay.": ("draw", "pass", "bankrupt"),  # what a turn can begin with instead of a tile
        "terminal.last_spike.land.": ("city", "price", "payouts", "routes", "held"),
    },
    shown_keys={"last_spike.section.": CHAPTERS, "last_spike.terrain.": get_args(Terrain)},
    latin_names=(r"last_spike\.(city|card|route)\..+",),  # Latin script keeps town names
    codes=(r"last_spike\.tile\..+",),  # printed on the tiles
    registers={
        "figures/reasons.py": ([reason.name for reason in reasons.REASONS],),
        "figures/events.py": ([event.name for event in events.EVENTS], events.ENDINGS),
    },
)
