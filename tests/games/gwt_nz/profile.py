"""What the tests and tools that run over every game must know about New Zealand."""

from __future__ import annotations

from railherd.games.registry import find
from tests.games.gwt_nz.late import late_games
from tests.games.profile import ChangedPositions, Marks, Profile, Specimen, Story
from tests.kit.refused import REFUSED

SPECIMENS = (
    Specimen("start", 4, 21, 0),
    Specimen("middle", 4, 21, 400),
    Specimen("late", 4, 21, 835),
    Specimen("two", 2, 22, 200),
    Specimen("end", 4, 21, -1),
    Specimen("alone", 1, 23, 250),
    Specimen("sarah", 1, 23, 201, "sarah"),
    Specimen("building", 4, 21, 44, "build"),
    Specimen("building_space", 4, 21, 45, "build_at"),
    Specimen("swap", 4, 21, 85, "swap"),
    Specimen("fork", 4, 21, 163, "fork"),
    Specimen("shearing", 4, 21, 234, "shear"),
    Specimen("discard", 4, 21, 307, "shed"),
    Specimen("bonus", 4, 21, 326, "invest"),
    Specimen("harbour", 4, 21, 336, "upgrade"),
    Specimen("master", 4, 21, 337, "appoint"),
    Specimen("ship", 4, 21, 351, "sail"),
    Specimen("hire", 4, 21, 415, "hire"),
    Specimen("free_sheep", 4, 21, 400, "take_sheep"),
    Specimen("location", 4, 21, 423, "use"),
    Specimen("travel", 4, 21, 452, "travel"),
    Specimen("joker", 4, 21, 348, "join"),
    Specimen("wool", 4, 21, 203, "send_wool"),
    Specimen("disc", 4, 21, 475, "deliver_disc"),
    Specimen("auxiliary", 4, 21, 477, "auxiliary"),
    Specimen("delivery", 4, 21, 492, "deliver"),
    Specimen("foresight", 4, 21, 494, "foresight"),
    Specimen("sheep", 4, 21, 516, "buy"),
    Specimen("hazard", 4, 21, 534, "clear"),
    Specimen("reveal", 4, 21, 540, "reveal"),
    Specimen("storehouse", 4, 21, 583, "store"),
    Specimen("turn_tile", 4, 21, 725, "turn_tile"),
)

BREEDS = (
    "shropshire", "southdown", "english_leicester", "merino", "dorset_horn", "lincoln", "corriedale", "hampshire",
    "ryeland", "suffolk", "romney",
)  # fmt: skip

# The possible answers to decisions.
ANSWERS = (
    "place.space", "travel.space", "go.space", "fork.space", "build_at.space", "clear.space", "play.objective",
    "play.card", "buy.slot", "use.use", "use.risk", "use.copied", "use.copied_risk", "use.help", "use.done", "offer.do",
    "offer.decline", "certify.number", "draw.number", "spend.number", "pathfind.number", "pay.card", "pay_second.card",
    "shed.card", "hire.worker", "join.worker", "build.building", "disc.board", "disc.station", "upgrade.decline",
    "appoint.worker", "appoint.decline", "auxiliary.do", "buy.card", "buy.add", "buy.done", "buy_second.card",
    "take_objective.card", "take_objective.stack", "foresight.tile", "foresight.skip", "deliver.city",
    "turn_tile.steps", "turn_tile.fees", "conclude.only", "transport.only", "arrange.card", "pause.go_on",
    "reveal.card", "reveal.stop",
    "shear.card", "shear.draw", "shear.stop", "send_wool.city", "send_wool.stop", "invest.tile", "swap.card",
    "take_sheep.card", "take_sheep.stop", "sail.water", "sail.stay", "store.pair", "store.decline", "remote.harbour",
    "replace.building", "exchange.number", "exchange.remove", "exchange", "ask.exchange", "sarah.go_on", "sarah.way",
    "sarah.hire", "sarah.sheep", "sarah.place", "sarah.site", "sarah.replace", "sarah.section", "sarah.hazard",
    "sarah.harbour",
)  # fmt: skip

PROFILE = Profile(
    marks=Marks(30, 3, 8, 0.99, 200, points=60, pace=40),
    story=Story({"early": 28, "middle": 281, "late": 534, "end": 562}, record="ended_4_3"),
    specimens=SPECIMENS,
    changed_positions=ChangedPositions(games=2, tries=200, played=12),
    every_decision=("card_topped", "sarah_easy", "set_5_played", "set_6_played"),
    never_asked=frozenset({"conclude", "repay", "transport"}),
    never_happens=frozenset({"objective_drawn"}),
    late_games=late_games,
    examined_games=3,
    worker_choices=48,
    twin_choices=200,
    secret_arguments=frozenset({"card_drawn.card", "objective_drawn.card", "card_topped.card"}),
    shows_hands_at_the_end=True,
    chapters=(
        "setup", "turn", "phase_a", "phase_b", "kansas_city", "income", "delivery", "foresight", "phase_c", "actions",
        "hire", "invest", "buy", "build", "ship", "harbours", "stations", "shear", "objectives", "pathfinder",
        "exchange", "auxiliary", "hazards", "private", "gold", "cards", "end", "scoring", "special", "solo",
    ),
    trail_keys=(*ANSWERS, *REFUSED),
    shown_keys={
        "gwt_nz.section.": ("setup", "phase_c", "scoring"),
        "gwt_nz.to.": tuple(find("gwt_nz").names["city"]),  # the far end of an arrow between posts
    },
    latin_names=(
        r"core\.automa\.sarah|gwt_nz\.(space\.wellington|section\.kansas_city|sarah\.go_on)",  # names
        rf"gwt_nz\.(card|stock)\.({'|'.join(BREEDS)}|kotare)",  # printed on the cards
    ),
)  # fmt: skip
