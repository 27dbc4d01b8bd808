"""Reasons why an action as a whole cannot be done: money, a card, a target or room is wanting."""

from __future__ import annotations

from typing import Any

from railherd.core.playing.match import Match
from tests.games.gwt.refusals import FULL_TRAIL
from tests.games.gwt.table import play, table
from tests.kit.refusing import Case

BIGGEST = "p_g1=0-9 p_g2=0-10"  # of which nothing can take the place


def private(face: str, **said: Any) -> Match:
    """At a private building of one's own."""
    number, side = face[:-1], face[-1]
    trail = f"p_a1=0-{number} {said.pop('trail', '')}"
    return table(at="p_a1", sides=face if side == "b" else "", trail=trail, **said)


def hiring(**said: Any) -> Match:
    """At building A, whose second action hires."""
    return table(at="n_a", **said)


def building(**said: Any) -> Match:
    """At building B, whose second action builds for $2 a craftsman."""
    return table(3, at="n_b", **said)


MONEY = {
    "action_too_dear": Case(
        "actions", lambda: table(at="n_f", money=6, trail="t_1=tepee_blue"), "use 2", {"cost": 7, "money": 6}
    ),
    "workers_too_dear": Case(
        "hire",
        lambda: hiring(money=7, jobs="cowboy craftsman engineer", workers="cowboy*5"),
        "use 3",
        {"cost": 8, "money": 7},
    ),
    "buildings_too_dear": Case("build", lambda: building(money=1), "use 2", {"cost": 2, "money": 1}),
    "trades_too_dear": Case(
        "trade",
        lambda: table(at="n_d", money=1, trail="t_m3=tepee_blue t_m2=tepee_blue"),
        "use 1",
        {"cost": 2, "money": 1},
    ),
    "purchases_too_dear": Case(
        "buy", lambda: table(at="n_e", money=5, market="holstein", market_stack=""), "use 2", {"cost": 6, "money": 5}
    ),
    "stations_too_dear": Case("private", lambda: private("9b", engine="10", money=1), "use 1", {"cost": 2, "money": 1}),
}

HAND = {
    "card_missing": Case("actions", lambda: table(at="n_a", hand="jersey"), "use 1", {"card": "guernsey"}),
    "cattle_missing": Case("actions", lambda: private("6b", hand="aux_sf"), "use 1", {}),
    "pair_missing": Case("actions", lambda: table(at="n_f", hand="jersey guernsey"), "use 1", {}),
    "objective_missing": Case("actions", lambda: private("1b", hand="jersey"), "use 1", {}),
    "no_cards_to_draw": Case("actions", lambda: private("4b", hand="jersey", deck=""), "use 1", {}),
}

TARGET = {
    "nowhere_to_go": Case(
        "objectives",
        lambda: table(
            at="n_g",
            pending={"decision": "offer", "seat": 0, "first": "objective.move_1", "second": None},
        ),
        "first",
        {"steps": 3},
    ),
    "no_building_in_woods": Case("private", lambda: private("7b"), "use 1", {}),
    "no_tepee_pair": Case("private", lambda: private("7a", tepees="tepee_green*2"), "use 1", {"green": 2, "blue": 0}),
    "nothing_to_copy": Case("private", lambda: table(at="p_a2", sides="8b", trail="p_a2=0-8"), "use 1", {}),
    "no_worker_to_hire": Case("hire", lambda: hiring(money=9, jobs="-*3"), "use 2", {}),
    "engine_cannot_reverse": Case(
        "engine",
        lambda: play(table(at="n_g", engine="1", cleared="aux_trash_1 aux_trash_2"), "use 2"),
        "auxiliary 5 double",
        {"spaces": 2},
    ),
    "no_tepee_anywhere": Case("trade", lambda: table(at="n_d", money=9, trail="h_flood_1=flood_green_2"), "use 1", {}),
    "no_hazard_anywhere": Case("hazards", lambda: table(at="n_f", money=9, trail="t_1=tepee_blue"), "use 2", {}),
    "market_empty": Case("buy", lambda: table(at="n_e", money=50, market="", market_stack=""), "use 2", {}),
    "no_objectives_left": Case("special", lambda: table(at="n_c", shown="", objective_stack=""), "use 2", {}),
    "no_station_to_upgrade": Case(
        "private", lambda: private("9b", engine="10", money=9, stations="s1 s2"), "use 1", {}
    ),
}

ROOM = {
    "no_room_for_workers": Case(
        "hire", lambda: hiring(money=9, jobs="cowboy*2 craftsman", workers="cowboy*5"), "use 2", {}
    ),
    "all_built": Case(
        "build",
        lambda: building(money=9, gone="1 2 3 4 5 6 7 8 9 10"),
        "use 2",
        {},
    ),
    "no_space_to_build": Case(
        "build",
        lambda: building(money=9, trail=FULL_TRAIL.replace("p_g1=0-7 p_g2=0-9", BIGGEST)),
        "use 2",
        {},
    ),
}
