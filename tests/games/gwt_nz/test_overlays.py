"""Corrections of New Zealand's figures: they are checked, kept with the game, and may give some tables anew."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.agree import agree
from railherd.core.playing import replay
from railherd.core.playing.match import Match
from railherd.core.problem import Problem
from railherd.games.gwt_nz.game import NewZealand
from tests.games.gwt_nz.table import decision, offered, play, player, table

SHORT_TRAIL = """
whole = ["space"]
[space]
start = { kind = "start", to = ["n_a"], x = 0, y = 0 }
n_a = { kind = "neutral", letter = "a", to = ["n_b", "rock"], x = 1, y = 0 }
rock = { kind = "hazard", hazard = "rockfall", to = ["n_b"], x = 1, y = 1 }
n_b = { kind = "neutral", letter = "b", to = ["n_c"], x = 2, y = 0 }
n_c = { kind = "neutral", letter = "c", to = ["flood"], x = 3, y = 0 }
flood = { kind = "hazard", hazard = "flood", to = ["n_d"], x = 3, y = 1 }
n_d = { kind = "neutral", letter = "d", to = ["meadow"], x = 4, y = 0 }
meadow = { kind = "building", woods = true, path = 1, to = ["n_e"], x = 4, y = 1 }
n_e = { kind = "neutral", letter = "e", to = ["n_f"], x = 5, y = 0 }
n_f = { kind = "neutral", letter = "f", to = ["n_g"], x = 6, y = 0 }
n_g = { kind = "neutral", letter = "g", to = ["n_h"], x = 7, y = 0 }
n_h = { kind = "neutral", letter = "h", to = ["city"], x = 8, y = 0 }
city = { kind = "kansas_city", to = [], x = 9, y = 0 }
"""


def corrected(overlay: str, seats: int = 2) -> Match:
    game = NewZealand(overlay)
    return replay.start(game, agree(game, seats, None), 1, [])


def test_an_overlay_changes_figures_and_is_kept_with_the_game() -> None:
    overlay = "setup.money = [20, 7, 8, 9]\nhiring.cost = [1, 2, 3, 4, 5]\n"
    match = corrected(overlay)
    assert match.position()["components"] == overlay
    assert [seen["money"] for seen in match.position()["players"]] == [20, 7]
    play(match, "disc aux_ship_1", "place n_a", "use 2", "hire 1 sailor")
    assert match.position()["players"][0]["money"] == 19


def test_an_overlay_reaches_every_file() -> None:
    """One figure of each data file is corrected."""
    figures = NewZealand(
        "space.b3.path = 3\n[face.1a]\npoints = 2\n[breed.southdown]\nwool = 2\n[harbour.small_1]\ncost = 3\n"
        "[limits]\ngold = 6\n[supply.hazard]\npoints = 1\n"
    ).figures
    assert figures.space_path[figures.space_names.index("b3")] == 3
    assert figures.face_points[figures.face_names.index("1a")] == 2
    assert figures.wool[figures.cattle_names.index("southdown")] == 2
    assert figures.harbour_cost[figures.harbour_names.index("small_1")] == 3
    assert figures.gold_limit == 6
    assert figures.tile_points[figures.supply_names.index("hazard")] == 1


def test_the_trail_may_be_given_anew() -> None:
    first_tiles = "setup.first_tiles = { 2 = 3, 3 = 3, 4 = 3 }\n"
    match = corrected(first_tiles + SHORT_TRAIL)
    play(match, "disc aux_ship_1")
    assert offered(match) == [f"place n_{letter}" for letter in "abcdefgh"]
    assert list(NewZealand(first_tiles + SHORT_TRAIL).figures.space_names)[-2:] == ["n_h", "city"]


def test_a_table_given_anew_is_marked_as_from_the_overlay() -> None:
    overlay = 'whole = ["arrow"]\n[arrow.t6]\nto = "t9"\npoints = 2\nobjective = false\n'
    game = NewZealand(overlay)
    assert game.all_figures()["arrow"] == {"t6": {"to": "t9", "points": 2, "objective": False, "provenance": "overlay"}}


def test_posts_prices_and_objective_cards_may_be_given_anew() -> None:
    overlay = """
whole = ["purchase", "objective"]
[[purchase]]
value = 2
cards = 1
cowboys = 1
cost = 4
[objective]
mine = { copies = 9, tasks = ["ferry"], points = 2, penalty = 1, starting = false }
set_8 = { copies = 0, tasks = ["flood"], points = 2, penalty = 1, starting = false }
set_9 = { copies = 0, tasks = ["flood"], points = 2, penalty = 1, starting = false }
set_10 = { copies = 0, tasks = ["flood"], points = 2, penalty = 1, starting = false }
"""
    match = corrected(overlay)
    assert match.position()["objectives"] == ["mine"] * 4
    assert NewZealand(overlay).figures.purchase_cost == [4]


def test_a_game_with_another_trail_is_played_to_its_end() -> None:
    match = corrected("setup.first_tiles = { 2 = 3, 3 = 3, 4 = 3 }\n" + SHORT_TRAIL)
    for number in range(3000):
        if match.over:
            break
        texts = offered(match)
        play(match, texts[number * 7 % len(texts)])
    assert match.over


BROKEN: dict[str, tuple[str, dict[str, Any]]] = {
    "space.q1.path = 1": ("core.components_unknown", {"where": "space.q1"}),
    'whole = ["face"]\n[face.z]\nactions = []': ("core.components_not_whole", {"where": "face"}),
    'whole = ["space"]': ("core.components_not_whole", {"where": "space"}),
    "whole = 3": ("core.components_not_whole", {"where": "3"}),
    'whole = ["purchase"]\n[purchase]\na = 1': ("core.components_not_whole", {"where": "purchase"}),
    'space.n_a.to = ["start"]': ("trail", {"where": "space.n_a.to", "name": "start"}),
    'space.n_h.letter = "g"': ("letters", {"found": "a, b, c, d, e, f, g, g"}),
    'space.a1.to = ["wellington", "wellington"]': (
        "twice",
        {"where": "space.a1.to", "name": "wellington"},
    ),
    "space.g2.to = []": ("dead_end", {"where": "space.g2"}),
    'space.a1.hazard = "flood"': ("order", {"where": "space.a1.hazard"}),
    'space.a1.risk = "storm"': ("name", {"where": "space.a1.risk", "name": "storm"}),
    'supply.flood_black_2.take = "goat"': ("name", {"where": "supply.flood_black_2.take", "name": "goat"}),
    'city.t1.take = "goat"': ("name", {"where": "city.t1.take", "name": "goat"}),
    'card.ferry.action = { do = "gain", take = "goat" }': (
        "name",
        {"where": "card.ferry.action", "name": "goat"},
    ),
    'face.10a.actions = [{ do = "send", post = "w99" }]': (
        "name",
        {"where": "face.10a.actions", "name": "w99"},
    ),
    'exchange.removes = "goat"': ("name", {"where": "exchange.removes", "name": "goat"}),
    'sarah.level.easy.first = "t99"': ("name", {"where": "sarah.level.easy.first", "name": "t99"}),
    "water.n7.to = []": ("one_way", {"where": "water.n6.to", "name": "n7"}),
    'water.n7.to = ["n6", "n6"]': ("one_way", {"where": "water.n7.to", "name": "n6"}),
    'water.n1.to = ["n2"]\nwater.sea0.to = ["m1", "s1"]': ("dead_end", {"where": "water.n1"}),
    'harbour.small_1.at = "n3"': ("twice", {"where": "harbour.medium_1.at", "name": "n3"}),
    'harbour.small_1.at = "q"': ("name", {"where": "harbour.small_1.at", "name": "q"}),
    'harbour.small_2.kind = "medium"': ("order", {"where": "harbour.small_1.kind"}),
    "harbour.large_1.last = true": ("order", {"where": "harbour.large_1.last"}),
    'harbour.small_1.post = "f8"': ("order", {"where": "harbour.small_1.post"}),
    'harbour.small_1.action = { do = "hire" }': (
        "action",
        {"where": "harbour.small_1", "verb": "hire"},
    ),
    'city.t9.kind = "foreign"': ("order", {"where": "city.t9.kind"}),
    'link.small_3.to = "q"': ("name", {"where": "link.small_3", "name": "q"}),
    'space.c1.kind = ""': ("name", {"where": "space.c1.kind", "name": ""}),
    'supply.exchange_gold.kind = ""': ("name", {"where": "supply.exchange_gold.kind", "name": ""}),
    "setup.money = [7, 8]": ("count", {"where": "setup.money", "count": 4, "found": 2}),
    "limits.step_tile = [0, 1]": ("count", {"where": "limits.step_tile", "count": 3, "found": 2}),
    "objective.o01.starting = true": ("count", {"where": "objective.starting", "count": 0, "found": 1}),
    "limits.certificates = 6": ("rising", {"where": "limits.certificate_track"}),
    "limits.workers_a_row = 8": ("range", {"where": "limits.workers_a_row", "low": 1, "high": 7}),
    "setup.gold = 6": ("range", {"where": "setup.gold", "low": 0, "high": 5}),
    "track.choice = 17": ("range", {"where": "track.choice", "low": 0, "high": 16}),
    "track.step_tile.2 = 12": ("range", {"where": "track.step_tile", "low": 1, "high": 11}),
    "supply.shepherd.stacks = [0, 0]": ("range", {"where": "supply.shepherd.stacks.1", "low": 1, "high": 300}),
    "supply.shepherd.stacks = [7, 1]": ("range", {"where": "supply.shepherd.stacks.2", "low": 0, "high": 0}),
    "supply.hazard.stacks = [0, 0]\nsupply.perm_wool.stacks = [0, 0]\nsupply.gold_vp8.stacks = [0, 0]": (
        "range",
        {"where": "supply.stacks.2", "low": 28, "high": 300},
    ),
    'supply.shepherd.kind = "bonus"': ("range", {"where": "supply.shepherd.stacks.1", "low": 0, "high": 0}),
    'supply.hazard.gain = { do = "buy" }': ("action", {"where": "supply.hazard", "verb": "buy"}),
    "setup.first_tiles.2 = 40": ("range", {"where": "setup.first_tiles", "low": 0, "high": 24}),
    'card.ferry.action = { do = "joker" }': ("action", {"where": "card.ferry.action", "verb": "joker"}),
    'card.ferry.action = { do = "move", most = 1 }': (
        "action",
        {"where": "card.ferry.action", "verb": "move"},
    ),
    'face.h.actions = [{ do = "invest", pay = 1 }]': ("range", {"where": "face.h.actions.pay", "low": 0, "high": 0}),
    'face.h.actions = [{ do = "ship" }]': ("range", {"where": "face.h.actions.most", "low": 1, "high": 60}),
    'face.h.actions = [{ do = "shear", per = "woods" }]': (
        "action",
        {"where": "face.h.actions", "verb": "shear per woods"},
    ),
    'face.h.actions = [{ do = "sheep", value = 2 }]': (
        "range",
        {"where": "face.h.actions.cards", "low": 1, "high": 60},
    ),
    'face.h.actions = [{ do = "replace" }]': ("range", {"where": "face.h.actions.spaces", "low": 1, "high": 60}),
    'face.h.actions = [{ do = "send" }]': ("action", {"where": "face.h.actions", "verb": "send"}),
    'face.h.actions = [{ do = "invest", gold = 1 }]': (
        "operand",
        {"where": "face.h.actions", "verb": "invest", "name": "gold"},
    ),
    'auxiliary.1 = { do = "auxiliary", free = true }': ("action", {"where": "auxiliary.1", "verb": "auxiliary"}),
}
"""What is wrong, and what is said about it: a key of New Zealand without its beginning, or a whole one."""


@pytest.mark.parametrize("overlay", BROKEN)
def test_impossible_figures_are_refused(overlay: str) -> None:
    with pytest.raises(Problem) as caught:
        NewZealand(overlay)
    key, arguments = BROKEN[overlay]
    assert caught.value.key == (key if "." in key else f"gwt_nz.components_{key}")
    assert caught.value.arguments == arguments
    assert str(caught.value)


def test_no_disc_with_white_corners_for_the_first_turn() -> None:
    discs = [name for name in NewZealand().figures.disc_names if name.startswith("aux")]
    with pytest.raises(Problem) as caught:
        NewZealand("\n".join(f'disc.{name}.corners = "black"' for name in discs))
    assert caught.value.key == "gwt_nz.components_order"
    with pytest.raises(Problem) as caught:
        NewZealand("\n".join(f"disc.{name}.cost = 8" for name in discs))
    assert caught.value.arguments == {"where": "disc.cost", "low": 0, "high": 7}


@pytest.mark.parametrize(
    ("overlay", "where"),
    [
        ('[sarah.card.1]\nsteps = 0\n', "sarah.card.1.steps"),
        ('[sarah.card.10]\nper = "joker"\n', "sarah.card.10.per"),
        ('[sarah.card.10]\nrow = "joker"\n', "sarah.card.10.row"),
        ('[sarah.card.12]\nrow = ""\n', "sarah.card.12.actions.card"),
        ('[sarah.card.1]\nactions = [{ do = "hire" }]\n', "sarah.card.1.actions.hire"),
        ('[sarah.card.3]\nactions = [{ do = "sheep", sheep = ["dragon"] }]\n', "sarah.card.3.actions"),
        ('[sarah.market.1]\nsheep = [["dragon"]]\n', "sarah.market.1.sheep"),
        ('[sarah.reward.2]\ntake = "gold"\n', "sarah.reward.2.take"),
        ('[sarah.space.shearer.3]\npost = "w99"\n', "sarah.space.shearer.3.post"),
        ('[sarah.level.easy]\nfirst = "w5"\n', "sarah.level.easy.first"),
    ],
)  # fmt: skip
def test_wrong_figures_of_sarah_are_refused_by_their_place(overlay: str, where: str) -> None:
    with pytest.raises(Problem) as refused:
        NewZealand(overlay)
    assert refused.value.arguments["where"] == where


def test_levels_leave_sarah_a_card() -> None:
    without = ", ".join(map(str, range(1, 18)))
    with pytest.raises(Problem) as refused:
        NewZealand(f"[sarah.level.hard]\nwithout = [{without}]\n")
    assert refused.value.arguments["where"] == "sarah.level.hard.without"


def test_sarahs_figures_can_be_corrected() -> None:
    overlay = '[sarah.card.6]\nsteps = 1\nactions = [{ do = "path", count = 5 }]\n[sarah.level.easy]\nfirst = "t12"\n'
    figures = NewZealand(overlay).figures.sarah
    assert (figures.steps[5], figures.actions[5][0].amount) == (1, 5)
    assert figures.first[0] == NewZealand().figures.city_names.index("t12")


def test_certificates_of_a_bonus_tile_are_taken_up_to_the_limit_like_all_its_gains() -> None:
    """Appendix 4: nothing of a bonus tile is declined; reaching 2 brings a gold as ever."""
    overlay = 'supply.exchange_vp4.gain = { do = "gain", certificates = 3 }'
    laid = table(at="n_c", money=9, certificates=1, jobs="exchange_vp4*3").position()
    match = replay.from_position(NewZealand(overlay), {**laid, "components": overlay}, 1, [])
    play(match, "use 3", "invest 1 exchange_vp4")
    assert (player(match)["certificates"], player(match)["gold"]) == (3, 1)
    assert decision(match) == "use"
