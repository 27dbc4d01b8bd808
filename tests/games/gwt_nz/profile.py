"""What the tests and tools that run over every game must know about New Zealand."""

from __future__ import annotations

from railherd.games.registry import find
from tests.games.gwt_nz.late import late_games
from tests.games.profile import ChangedPositions, Marks, Profile, Specimen, Story
from tests.kit.refused import REFUSED

SPECIMENS = (
    Specimen("start", 4, 21, 0),
    Specimen("middle", 4, 21, 400),
    Specimen("two", 2, 22, 200),
    Specimen("end", 4, 21, -1),
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
    composed_keys={"gwt_nz.": (*ANSWERS, *REFUSED)},
    shown_keys={
        "gwt_nz.section.": ("setup", "phase_c", "scoring"),
        "gwt_nz.to.": tuple(find("gwt_nz").names["city"]),  # the far end of an arrow between posts
    },
    latin_names=(
        r"core\.automa\.sarah|gwt_nz\.(space\.wellington|section\.kansas_city|sarah\.go_on)",  # names
        rf"gwt_nz\.(card|stock)\.({'|'.join(BREEDS)}|kotare)",  # printed on the cards
    ),
)  # fmt: skip
