"""Refused choices with engine, discs, stations, tribes, hazards and cattle, and in Kansas City."""

from __future__ import annotations

from typing import Any

from railherd.core.playing.match import Match
from tests.games.gwt.table import GAME, play, table
from tests.kit.refusing import Case

ALL_DISCS = " ".join(GAME.names["disc"])


def delivering(value: int, **said: Any) -> Match:
    """Return a table in Kansas City with a herd of this value, where a city is asked for."""
    return table(place="kc", pending={"decision": "deliver", "seat": 0, "value": value, "ordinary": 1}, **said)


def beside_station(**said: Any) -> Match:
    """Return a table where the engine has just moved into the first turnout."""
    return play(table(at="n_c", engine="4", **said), "use 3", "advance 4.5")


def buying(**said: Any) -> Match:
    """Return a table where cattle is about to be bought, with three cards in the market."""
    return play(table(at="n_e", market="holstein*2 west_highland_3", **said), "use 2")


def backward(**said: Any) -> Match:
    """Return a table where 1b asks for one space back."""
    return play(table(sides="1b", at="p_a1", trail="p_a1=0-1", **said), "use 2")


def stopped_at(station: str, **said: Any) -> Match:
    """Beside the first station, asked for a disc."""
    return table(at="n_c", engine="4.5", pending={"decision": "upgrade", "seat": 0, "station": station}, **said)


def surveying(**said: Any) -> Match:
    """9b upgrades a station behind the engine, which has passed two."""
    return play(table(sides="9b", at="p_a1", trail="p_a1=0-9", engine="10", **said), "use 1")


RAILWAY = {
    "engine_not_ahead": Case(
        "engine", lambda: play(table(at="n_c", engine="3"), "use 3"), "advance 2", {"position": "2"}
    ),
    "engine_too_far": Case(
        "engine", lambda: play(table(at="n_c", engine="3"), "use 3"), "advance 5", {"position": "5", "spaces": 1}
    ),
    "engine_space_taken": Case(
        "engine", lambda: play(table(at="n_c", engine=["3", "4"]), "use 3"), "advance 4", {"position": "4"}
    ),
    "engine_wrong_distance": Case("engine", lambda: backward(engine="5"), "reverse 3", {"position": "3"}),
    "engine_not_behind": Case("engine", lambda: backward(engine="5"), "reverse 6", {"position": "6"}),
    "disc_gone": Case(
        "delivery",
        lambda: beside_station(cleared="aux_card_2"),
        "disc aux_card_2",
        {"disc": "aux_card_2"},
    ),
    "disc_black_corners": Case("delivery", beside_station, "disc cert_6", {"disc": "cert_6"}),
    "disc_too_dear": Case(
        "delivery",
        lambda: play(delivering(10, money=4, engine="10"), "deliver albuquerque"),
        "disc hand_1",
        {"disc": "hand_1", "cost": 5, "money": 4},
    ),
    "discs_left": Case("special", lambda: beside_station(stations="s2"), "from s2", {"station": "s2"}),
    "no_station_disc": Case("special", lambda: beside_station(stations="s2"), "from s3", {"station": "s3"}),
    "already_upgraded": Case("stations", lambda: surveying(stations="s1", money=9), "upgrade s1", {"station": "s1"}),
    "station_too_dear": Case(
        "stations", lambda: stopped_at("s1", money=1), "disc aux_card_2", {"station": "s1", "cost": 2, "money": 1}
    ),
    "station_no_disc": Case("stations", lambda: stopped_at("s1", money=9, cleared=ALL_DISCS), "disc cert_4", {}),
    "no_hired_worker": Case(
        "stations",
        lambda: play(beside_station(workers="cowboy"), "disc aux_card_2"),
        "appoint engineer",
        {"worker": "engineer"},
    ),
    "station_not_behind": Case(
        "private",
        lambda: play(table(sides="9b", at="p_a1", trail="p_a1=0-9", engine="5"), "use 1"),
        "upgrade s2",
        {"station": "s2"},
    ),
    "no_tepee_there": Case(
        "trade", lambda: play(table(at="n_d", trail="t_1=tepee_blue"), "use 1"), "trade t_2", {"space": "t_2"}
    ),
    "trade_too_dear": Case(
        "trade",
        lambda: play(table(at="n_d", money=2, trail="t_m3=tepee_blue t_1=tepee_blue"), "use 1"),
        "trade t_m3",
        {"space": "t_m3", "cost": 3, "money": 2},
    ),
    "no_hazard_there": Case(
        "hazards",
        lambda: play(table(at="n_f", money=7, trail="h_flood_1=flood_green_2"), "use 2"),
        "clear h_flood_2",
        {"space": "h_flood_2"},
    ),
    "too_few_cowboys": Case("buy", lambda: buying(money=9), "buy holstein way 2", {"needed": 2, "cowboys": 1}),
    "cattle_too_dear": Case("buy", lambda: buying(money=5), "buy holstein way 1", {"price": 6, "money": 5}),
    "not_in_market": Case("buy", buying, "buy ayrshire way 1", {"card": "ayrshire"}),
    "wrong_value": Case("buy", buying, "buy west_highland_3 way 1", {"card": "west_highland_3"}),
    "only_one_there": Case(
        "buy",
        lambda: play(table(at="n_e", money=9, workers="cowboy*2", market="holstein"), "use 2"),
        "buy holstein way 3",
        {"card": "holstein"},
    ),
    "market_stack_empty": Case("buy", lambda: buying(market_stack="", money=6), "add", {}),
}

KANSAS_CITY = {
    "foresight_empty": Case(
        "foresight",
        lambda: table(at="kc", foresight="- flood_green_2 cowboy*2 cowboy*2", stacks=["", "", ""]),
        "choose 1",
        {},
    ),
    "foresight_left": Case("foresight", lambda: table(at="kc"), "skip", {}),
    "no_workers_any_more": Case(
        "end",
        lambda: table(
            place="kc",
            marker=1,
            foresight="flood_green_2*1 flood_green_3 cowboy*2 tepee_blue cowboy",
            pending={"decision": "foresight", "seat": 0, "stack": 2},
        ),
        "choose 2",
        {"tile": "cowboy"},
    ),
    "not_enough_certificates": Case(
        "income",
        lambda: table(place="kc", certificates=1, pending={"decision": "spend", "seat": 0}),
        "spend 2",
        {"number": 2},
    ),
    "not_on_certificate_track": Case(
        "income",
        lambda: table(place="kc", certificates=6, cleared="cert_4 cert_6", pending={"decision": "spend", "seat": 0}),
        "spend 1",
        {"number": 1},
    ),
    "city_too_far": Case(
        "delivery", lambda: delivering(5), "deliver santa_fe", {"city": "santa_fe", "needed": 8, "value": 5}
    ),
    "city_taken": Case("delivery", lambda: delivering(5, cities="topeka"), "deliver topeka", {"city": "topeka"}),
    "city_too_dear": Case(
        "delivery",
        lambda: delivering(8, money=3, engine="1"),
        "deliver santa_fe",
        {"city": "santa_fe", "cost": 4, "money": 3},
    ),
    "kansas_city_order": Case("kansas_city", lambda: table(at="kc"), "deliver topeka", {}),
}
