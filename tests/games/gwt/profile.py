"""What the tests and tools that run over every game must know about Great Western Trail."""

from __future__ import annotations

from railherd.games.registry import find
from tests.games.gwt.late import late_games
from tests.games.profile import ChangedPositions, Marks, Profile, Specimen, Story
from tests.kit.refused import REFUSED

SPECIMENS = (
    Specimen("start", 4, 21, 0),
    Specimen("middle", 4, 21, 400),
    Specimen("late", 4, 21, 900),
    Specimen("two", 2, 22, 200),
    Specimen("end", 4, 21, -1),
    Specimen("building_space", 4, 21, 29, "build_at"),
    Specimen("fork", 4, 21, 32, "fork"),
    Specimen("foresight", 4, 21, 73, "foresight"),
    Specimen("station", 4, 21, 226, "upgrade"),
    Specimen("master", 4, 21, 283, "appoint"),
    Specimen("objective", 4, 21, 313, "take_objective"),
    Specimen("hazard", 4, 21, 397, "clear"),
    Specimen("building", 4, 21, 444, "build"),
    Specimen("offer", 4, 21, 548, "offer"),
    Specimen("cattle", 4, 21, 602, "buy"),
    Specimen("engine", 4, 21, 629, "advance"),
    Specimen("disc", 4, 21, 649, "deliver_disc"),
    Specimen("travel", 4, 21, 672, "travel"),
    Specimen("income", 4, 21, 823, "spend"),
    Specimen("auxiliary", 4, 21, 969, "auxiliary"),
    Specimen("hire", 4, 21, 996, "hire"),
    Specimen("discard", 4, 21, 600, "shed"),
    Specimen("delivery", 4, 21, 500, "deliver"),
    Specimen("go", 2, 22, 0, "go"),
    Specimen("slash", 4, 21, 26, "use"),
    Specimen("location", 4, 21, 14, "use"),
)

# The possible answers to decisions.
ANSWERS = (
    "place.space", "travel.space", "go.space", "fork.space", "copy.space", "build_at.space", "clear.space",
    "trade.space", "play.objective", "enter.begin", "use.use", "use.copied", "use.risk", "use.copied_risk",
    "use.help", "use.done", "offer.do", "offer.decline", "certify.number", "draw.number", "spend.number",
    "pay.card", "pay_second.card", "shed.card", "remove.card", "remove.stop", "hire.worker", "build.building",
    "advance.position", "reverse.position", "retreat.position", "express.position", "collect.only", "depart.only",
    "disc.board", "disc.station", "upgrade.decline", "upgrade_behind.station", "appoint.worker",
    "appoint.decline", "auxiliary.do", "buy.card", "buy.add", "buy.done", "buy_second.card",
    "take_objective.card", "take_objective.stack", "foresight.tile", "foresight.skip", "deliver.city",
)  # fmt: skip

PROFILE = Profile(
    marks=Marks(50, 6, 8, 0.99, 200, points=60, pace=20),
    story=Story({"early": 41, "middle": 411, "late": 782, "end": 823}, record="four_players"),
    specimens=SPECIMENS,
    changed_positions=ChangedPositions(games=2, tries=200, played=12, telling=(1437, 2945, 8030)),
    every_decision=(
        "all_sides_b", "black_disc_in_a_white_city", "copied_neighbour", "ended_in_subphase_3",
        "extraordinary_delivery", "last_space", "upgrade_behind",
    ),
    late_games=late_games,
    examined_games=4,
    worker_choices=48,
    twin_choices=200,
    secret_arguments=frozenset({"card_drawn.card", "objective_drawn.card"}),
    shows_hands_at_the_end=True,
    chapters=(
        "aim", "setup", "turn", "phase_a", "phase_b", "kansas_city", "foresight", "income", "delivery", "phase_c",
        "actions", "hire", "build", "engine", "stations", "trade", "auxiliary", "buy", "hazards", "private",
        "objectives", "end", "scoring", "special",
    ),
    trail_keys=(*ANSWERS, *REFUSED),
    shown_keys={
        "gwt.section.": ("aim", "setup", "phase_c", "scoring"),
        "gwt.to.": tuple(find("gwt").names["city"]),  # the far end of an arrow between cities
    },
    latin_names=(
        r"gwt\.(city\..+|to\..+|space\.kc)",  # Latin script keeps town names
        r"gwt\.card\.(jersey|dutch_belt|black_angus|guernsey|holstein|brown_swiss|ayrshire)",  # printed on the cards
    ),
)  # fmt: skip
