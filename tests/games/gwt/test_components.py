"""The figures in data/*.toml match the rulebook and our research."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from railherd.games.gwt.game import GreatWesternTrail
from tests.kit.stock import words

FILES = ("board", "buildings", "cards", "railway", "setup", "supply")


def figures() -> dict[str, Any]:
    """Return everything in the data files, read without the game's code."""
    data: dict[str, Any] = {}
    for name in FILES:
        path = files("railherd.games.gwt.figures") / "data" / f"{name}.toml"
        data |= tomllib.loads(path.read_text(encoding="utf-8"))
    return data


DATA = figures()


def column(table: str, key: str) -> list[Any]:
    return [entry.get(key) for entry in DATA[table].values()]


def test_ninety_four_tiles_in_three_stacks() -> None:
    stacks = column("supply", "stacks")
    assert [sum(stack[number] for stack in stacks) for number in range(3)] == [35, 33, 26]
    kinds = Counter[str]()
    for tile in DATA["supply"].values():
        kinds[tile["kind"]] += sum(tile["stacks"])
    assert kinds == {"worker": 54, "hazard": 18, "tepee": 22}
    assert kinds.total() == 94


def test_workers_and_tepees_by_stack() -> None:
    for worker in ("cowboy", "craftsman", "engineer"):
        assert DATA["supply"][worker]["stacks"] == [0, 11, 7]
    assert DATA["supply"]["tepee_green"]["stacks"] == [9, 0, 2]
    assert DATA["supply"]["tepee_blue"]["stacks"] == [8, 0, 3]
    assert (DATA["supply"]["tepee_green"]["hand"], DATA["supply"]["tepee_blue"]["hand"]) == ("green", "black")


@pytest.mark.parametrize("hazard", ["flood", "drought", "rockfall"])
def test_six_hazards_of_each_kind(hazard: str) -> None:
    tiles = [tile for tile in DATA["supply"].values() if tile.get("hazard") == hazard]
    found = Counter({(tile["hand"], tile["points"]): sum(tile["stacks"]) for tile in tiles})
    assert found == {("green", 2): 1, ("green", 3): 1, ("green", 4): 2, ("black", 2): 1, ("black", 3): 1}
    assert all(tile["stacks"][1:] == [0, 0] for tile in tiles)


def test_ninety_two_cattle_cards() -> None:
    herd, market = column("cattle", "herd"), column("cattle", "market")
    assert (sum(herd), sum(market), 4 * sum(herd) + sum(market)) == (14, 36, 92)
    assert {name: card["herd"] for name, card in DATA["cattle"].items() if card["herd"]} == {
        "jersey": 5,
        "dutch_belt": 3,
        "black_angus": 3,
        "guernsey": 3,
    }
    assert {name: (card["market"], card["points"]) for name, card in DATA["cattle"].items() if card["market"]} == {
        "holstein": (7, 1),
        "brown_swiss": (7, 2),
        "ayrshire": (7, 3),
        "west_highland_3": (3, 3),
        "west_highland_4": (3, 4),
        "west_highland_5": (3, 5),
        "texas_longhorn_5": (2, 5),
        "texas_longhorn_6": (2, 6),
        "texas_longhorn_7": (2, 7),
    }
    assert all(card["points"] == 0 for card in DATA["cattle"].values() if card["herd"])


def test_breeding_values() -> None:
    assert {name: (breed["value"], breed["colour"]) for name, breed in DATA["breed"].items()} == {
        "jersey": (1, "gray"),
        "dutch_belt": (2, "green"),
        "black_angus": (2, "black"),
        "guernsey": (2, "white"),
        "holstein": (3, "yellow"),
        "brown_swiss": (3, "red"),
        "ayrshire": (3, "blue"),
        "west_highland": (4, "brown"),
        "texas_longhorn": (5, "purple"),
    }


def test_eight_ways_to_buy() -> None:
    assert [(way["value"], way["cards"], way["cowboys"], way["cost"]) for way in DATA["purchase"]] == [
        (3, 1, 1, 6),
        (3, 1, 2, 3),
        (3, 2, 3, 5),
        (4, 1, 1, 12),
        (4, 1, 3, 6),
        (4, 2, 5, 8),
        (5, 1, 2, 12),
        (5, 1, 4, 6),
    ]
    assert DATA["market"]["size"] == {"2": 7, "3": 10, "4": 13}
    assert DATA["market"]["added_per_cowboy"] == 2


def test_twenty_eight_objective_cards() -> None:
    starting = [card for card in DATA["objective"].values() if card["starting"]]
    others = [card for card in DATA["objective"].values() if not card["starting"]]
    assert (sum(card["copies"] for card in others), len(starting)) == (24, 4)
    assert DATA["objective"]["aux_sf"]["copies"] == 4
    assert Counter(card["copies"] for card in others) == {1: 20, 4: 1}
    assert Counter((card["points"], card["penalty"]) for card in others) == {(3, 2): 8, (4, 2): 2, (5, 2): 5, (5, 3): 6}
    assert {(card["points"], card["penalty"]) for card in starting} == {(3, 0)}


def test_what_objective_cards_do_at_once() -> None:
    actions = Counter(
        (card["action"]["do"], card["action"].get("most", card["action"].get("dollars", 0)))
        for card in DATA["objective"].values()
        if "action" in card
    )
    assert actions == {
        ("gain", 2): 5,
        ("auxiliary", 0): 1,
        ("draw", 3): 5,
        ("engine", 2): 3,
        ("engine", 3): 2,
        ("stroll", 3): 5,
    }
    assert [name for name, card in DATA["objective"].items() if "action" not in card] == [
        "start_1",
        "start_2",
        "start_3",
        "start_4",
    ]


def test_what_objective_cards_ask_for() -> None:
    tasks = Counter(task for card in DATA["objective"].values() for task in card["tasks"])
    assert tasks == {
        "building": 15,
        "hazard": 16,
        "station": 14,
        "value_3": 10,
        "blue_tepee": 8,
        "green_tepee": 8,
        "west_highland": 7,
        "texas_longhorn": 3,
        "san_francisco_disc": 1,
    }


def test_forty_seven_buildings() -> None:
    neutral = [name for name in DATA["face"] if len(name) == 1]
    private = [name for name in DATA["face"] if name not in neutral]
    assert neutral == list("abcdefg")
    assert private == [f"{number}{side}" for side in "ab" for number in range(1, 11)]
    assert len(neutral) + 4 * len(private) // 2 == 47


def test_craftsmen_points_and_hands_of_the_buildings() -> None:
    found = {
        name: (face["craftsmen"], face["points"], " ".join(face["hands"]))
        for name, face in DATA["face"].items()
        if "craftsmen" in face
    }
    assert found == {
        "1a": (1, 1, "green"),
        "2a": (1, 1, ""),
        "3a": (1, 1, ""),
        "4a": (2, 3, "black"),
        "5a": (3, 4, ""),
        "6a": (4, 5, ""),
        "7a": (5, 6, "green black"),
        "8a": (5, 6, "green"),
        "9a": (7, 9, ""),
        "10a": (9, 13, "black"),
        "1b": (1, 1, "green"),
        "2b": (1, 1, ""),
        "3b": (2, 3, ""),
        "4b": (2, 3, "black"),
        "5b": (3, 4, ""),
        "6b": (4, 5, ""),
        "7b": (5, 6, "green black"),
        "8b": (6, 8, ""),
        "9b": (6, 8, ""),
        "10b": (8, 11, "black"),
    }


def test_fifty_two_spaces() -> None:
    assert Counter(column("space", "kind")) == {
        "start": 1,
        "neutral": 7,
        "building": 22,
        "hazard": 12,
        "tepee": 9,
        "kansas_city": 1,
    }
    assert [name for name, space in DATA["space"].items() if space.get("woods")] == words(
        "p_fl2 p_b1 p_c1 p_c2 p_e1 p_e2 p_rf2 p_f2"
    )
    jersey = [name for name, space in DATA["space"].items() if space.get("risk") == "jersey_for_certificate_and_2"]
    cattle = [name for name, space in DATA["space"].items() if space.get("risk") == "cattle_for_certificate"]
    assert (jersey, cattle) == (words("p_fl1 p_fl2 p_it2 p_rf2"), words("p_dr1 p_it1 p_rf1"))
    assert [DATA["space"][name]["money"] for name in DATA["trail"]["tepee_order"]] == [-3, -2, -1, 1, 2, 4, 6, 8, 10]


def test_ninety_six_routes_to_kansas_city() -> None:
    def routes(space: str) -> int:
        return 1 if space == "kc" else sum(routes(following) for following in DATA["space"][space]["to"])

    assert routes("start") == 96


def test_what_hands_cost() -> None:
    assert DATA["hands"]["green"] == {"2": 2, "3": 2, "4": 1}
    assert DATA["hands"]["black"] == {"2": 2, "3": 1, "4": 2}


def test_stations() -> None:
    assert [(s["after"], s["cost"], s["points"], s["corners"], s["master"]) for s in DATA["station"].values()] == [
        (4, 2, 1, "white", True),
        (7, 2, 1, "white", True),
        (10, 4, 2, "white", True),
        (13, 4, 2, "white", True),
        (16, 6, 3, "black", True),
        (21, 8, 5, "black", False),
        (25, 7, 6, "black", False),
        (29, 6, 7, "black", False),
        (33, 5, 8, "black", False),
        (39, 3, 9, "black", False),
    ]
    assert DATA["track"]["crosses"] == [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17]
    assert (DATA["track"]["spaces"], DATA["track"]["retreat_dollars"]) == (39, 3)


def test_station_masters() -> None:
    assert [(m["points"], m["per"], m["each"], m.get("permanent", 0)) for m in DATA["master"].values()] == [
        (1, "workers", 1, 0),
        (3, "objectives", 2, 0),
        (3, "hazards", 2, 1),
        (3, "tepee_pairs", 1, 1),
        (3, "certificates", 2, 1),
    ]


def test_cities() -> None:
    assert [(c["value"], c["corners"], c["repeatable"], c["points"], c["dollars"]) for c in DATA["city"].values()] == [
        (0, "white", True, -6, 6),
        (1, "white", False, 0, 0),
        (4, "white", False, 0, 0),
        (6, "white", False, 0, 0),
        (8, "white", False, 0, 0),
        (10, "black", False, 0, 0),
        (12, "black", False, 0, 0),
        (14, "white", False, 0, 0),
        (16, "black", False, 6, 0),
        (18, "black", True, 9, 0),
    ]
    assert [(name, a["to"], a["points"], a["objective"]) for name, a in DATA["arrow"].items()] == [
        ("topeka", "wichita", -3, True),
        ("wichita", "colorado_springs", -1, False),
        ("colorado_springs", "santa_fe", 0, True),
        ("santa_fe", "albuquerque", 0, True),
        ("albuquerque", "el_paso", 6, False),
        ("el_paso", "san_diego", 8, False),
        ("san_diego", "sacramento", 4, False),
    ]


@pytest.mark.parametrize(
    ("engine", "row"),
    [
        ("0", [0, 0, 1, 3, 4, 5, 7, 8, 9, 11]),
        ("3", [0, 0, 1, 3, 4, 5, 7, 8, 9, 11]),
        ("4", [0, 0, 0, 2, 3, 4, 6, 7, 8, 10]),
        ("4.5", [0, 0, 0, 1, 2, 3, 5, 6, 7, 9]),
        ("7.5", [0, 0, 0, 0, 0, 1, 3, 4, 5, 7]),
        ("10.5", [0, 0, 0, 0, 0, 0, 1, 2, 3, 5]),
        ("13.5", [0, 0, 0, 0, 0, 0, 0, 0, 1, 3]),
        ("16.5", [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
        ("18", [0] * 10),
        ("39", [0] * 10),
    ],
)
def test_rows_of_the_transport_table(engine: str, row: list[int]) -> None:
    tables = GreatWesternTrail().figures
    assert [tables.transport[city][tables.positions.index(engine)] for city in range(10)] == row


def test_the_job_market_and_the_player_board() -> None:
    assert DATA["jobs"]["cost"] == [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]
    assert (DATA["jobs"]["refill_after"], DATA["jobs"]["marker_row"], DATA["jobs"]["marker_points"]) == ([6, 9], 2, 2)
    assert DATA["limits"]["steps"] == {"2": 3, "3": 3, "4": 4}
    assert DATA["limits"]["certificate_track"] == [0, 1, 2, 3, 4, 6]
    assert (DATA["limits"]["certificates"], DATA["limits"]["workers_a_row"]) == (3, 6)
    assert DATA["setup"] | {"provenance": ""} == {
        "money": [6, 7, 8, 9],
        "hand": 4,
        "placed_from_stack_1": 7,
        "objectives_shown": 4,
        "provenance": "",
    }
    assert len(DATA["disc"]) == 14
    assert Counter(column("disc", "corners")) == {"white": 9, "black": 5}
    assert [DATA["points"][key] for key in ("dollars_a_point", "late_worker", "late_from")] == [5, 4, 5]
