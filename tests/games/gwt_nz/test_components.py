"""The figures in data/*.toml match the rulebook and our research: repeated here on purpose."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from railherd.games.gwt_nz.game import NewZealand
from tests.kit.stock import words

FILES = ("board", "buildings", "cards", "sarah", "sea", "setup", "supply")


def figures() -> dict[str, Any]:
    """Return everything in the data files, read without the game's code."""
    data: dict[str, Any] = {}
    for name in FILES:
        path = files("railherd.games.gwt_nz.figures") / "data" / f"{name}.toml"
        data |= tomllib.loads(path.read_text(encoding="utf-8"))
    return data


DATA = figures()


def column(table: str, *keys: str) -> dict[str, Any]:
    """Return one figure of each entry of a table, or several."""
    found = {name: [entry.get(key, 0) for key in keys] for name, entry in DATA[table].items()}
    return {name: values[0] if len(keys) == 1 else values for name, values in found.items()}


def test_28_workers_and_16_hazards_in_stack_a_and_34_bonus_tiles_in_stack_b() -> None:
    counts = Counter[str]()
    for tile in DATA["supply"].values():
        counts[tile["kind"]] += sum(tile["stacks"])
        assert tile["stacks"][0 if tile["kind"] == "bonus" else 1] == 0
    assert counts == {"worker": 28, "hazard": 16, "bonus": 34}
    assert [DATA["supply"][worker]["stacks"][0] for worker in DATA["worker"]] == [7, 7, 7, 7]


def test_nine_rockfalls_and_seven_floods_of_two_to_four_points_and_their_cards() -> None:
    hazards = {name: tile for name, tile in DATA["supply"].items() if tile["kind"] == "hazard"}
    for kind, count, card in (("rockfall", 9, "sheepdog"), ("flood", 7, "ferry")):
        tiles = [tile for tile in hazards.values() if tile["hazard"] == kind]
        assert sum(tile["stacks"][0] for tile in tiles) == count
        assert {tile["take"] for tile in tiles} == {card}
        assert {(tile["hand"], tile["points"]) for tile in tiles} == {
            (hand, points) for hand in ("green", "black") for points in (2, 3, 4)
        }
    assert all(f"{tile['hazard']}_{tile['hand']}_{tile['points']}" == name for name, tile in hazards.items())


def test_eleven_kinds_of_bonus_tiles_their_costs_and_gains() -> None:
    tiles = {name: dict(tile) for name, tile in DATA["supply"].items() if tile["kind"] == "bonus"}
    assert {name: tile.pop("stacks")[1] for name, tile in tiles.items()} == {
        **dict.fromkeys(tiles, 3),
        "joker_worker": 4,
    }
    for tile in tiles.values():
        del tile["kind"], tile["provenance"]
    assert tiles == {
        "perm_certificate": {"points": 2, "permanent": 1},
        "perm_wool": {"points": 2, "wool": 1, "gain": {"do": "gain", "tokens": 1}},
        "hazard": {"points": 2, "pay": 3, "gain": {"do": "clear"}},
        "sheepdog_gold": {"points": 2, "gain": {"do": "gain", "take": "sheepdog", "gold": 2}},
        "kotare_path": {"points": 0, "gain": {"do": "gain", "path": 2, "take": "kotare", "gold": 1}},
        "exchange_gold": {"points": 0, "gain": {"do": "gain", "tokens": 3, "gold": 1}},
        "exchange_vp4": {"points": 4, "gain": {"do": "gain", "tokens": 1}},
        "gold_vp8": {"points": 8, "gold": 4},
        "ferry_gold": {"points": 2, "gain": {"do": "gain", "take": "ferry", "gold": 2}},
        "romney_swap": {"points": 0, "remove": 2, "gain": {"do": "gain", "take": "romney", "gold": 1}},
        "joker_worker": {"points": 0, "gold": 1, "gain": {"do": "joker"}},
    }


def test_breeding_and_wool_of_each_breed() -> None:
    assert column("breed", "value", "wool") == {
        "shropshire": [1, 1], "southdown": [2, 1], "english_leicester": [2, 2], "merino": [2, 3], "dorset_horn": [3, 1],
        "lincoln": [2, 4], "corriedale": [3, 3], "hampshire": [4, 2], "ryeland": [2, 5], "suffolk": [5, 1],
        "romney": [3, 2], "set_3": [4, 3], "set_7": [5, 4],
    }  # fmt: skip


def test_points_and_numbers_of_sheep() -> None:
    assert column("cattle", "points", "herd", "market") == {
        "shropshire": [0, 5, 0], "southdown": [0, 3, 0], "english_leicester": [0, 3, 0], "merino": [0, 3, 0],
        "dorset_horn": [1, 0, 5], "lincoln": [2, 0, 7], "corriedale": [2, 0, 7], "hampshire": [3, 0, 6],
        "ryeland": [4, 0, 6], "suffolk": [7, 0, 6], "romney": [3, 0, 0], "set_3": [2, 0, 0], "set_7": [4, 0, 0],
    }  # fmt: skip
    cards = DATA["cattle"].values()
    assert 4 * sum(card["herd"] for card in cards) + sum(card["market"] for card in cards) == 93


def test_eight_ways_to_buy_sheep() -> None:
    classes = {name: breed.get("price_class", 0) for name, breed in DATA["breed"].items()}
    assert {n: [name for name in classes if classes[name] == n] for n in range(1, 5)} == {
        1: ["dorset_horn"], 2: ["lincoln", "corriedale"], 3: ["hampshire", "ryeland"], 4: ["suffolk"],
    }  # fmt: skip
    keys = ("value", "cards", "cowboys", "cost", "tokens")
    assert [[way.get(key, 0) for key in keys] for way in DATA["purchase"]] == [
        [1, 1, 1, 3, 0], [2, 1, 1, 5, 0], [3, 1, 1, 9, 0], [1, 1, 2, 1, 0], [2, 1, 2, 2, 0], [4, 1, 2, 10, 1],
        [2, 2, 3, 3, 0], [4, 1, 4, 4, 1],
    ]  # fmt: skip
    assert DATA["market"]["size"] == {"2": 9, "3": 11, "4": 14}
    assert DATA["market"]["added_per_cowboy"] == 2


def test_56_deck_building_cards_and_ten_sets_of_six_bonus_cards() -> None:
    assert column("stock", "copies") == {"romney": 18, "sheepdog": 12, "ferry": 14, "kotare": 12}
    assert column("bonus", "copies") == {f"set_{number}": 6 for number in range(1, 11)}
    assert column("slot", "gold") == {"wheel": 3, "barrel": 3, "bell": 4, "compass": 5}


def test_what_played_cards_do() -> None:
    assert column("card", "points") == {
        "sheepdog": 0, "ferry": 0, "kotare": 0, "set_1": 1, "set_2": 1, "set_4": 1, "set_5": 2, "set_6": 2,
    }  # fmt: skip
    assert column("card", "action") == {
        "sheepdog": {"do": "gain", "certificates": 1},
        "ferry": {"do": "gain", "dollars": 2},
        "kotare": {"do": "gain", "path": 1},
        "set_1": {"do": "gain", "per": "objectives", "dollars": 1},
        "set_2": {"do": "gain", "dollars": 1, "path": 1},
        "set_4": {"do": "gain", "dollars": 1, "other": {"do": "top"}},
        "set_5": {"do": "gain", "dollars": 1, "other": {"do": "remote", "most": 3}},
        "set_6": {"do": "gain", "dollars": 2, "other": {"do": "replace", "spaces": 1}},
    }
    assert [name for name, card in DATA["card"].items() if card.get("ferry")] == ["ferry", "set_1"]


def test_24_objective_cards_of_two_tasks_and_three_among_the_bonus_cards() -> None:
    printed = {name: card for name, card in DATA["objective"].items() if card["copies"]}
    assert len(printed) == 24
    assert all((card["points"], card["penalty"], len(card["tasks"])) == (3, 3, 2) for card in printed.values())
    assert len({tuple(sorted(card["tasks"])) for card in printed.values()}) == 24
    actions = Counter(str(card["action"]) for card in printed.values())
    assert set(actions) == {
        str({"do": "gain", "dollars": 4}), str({"do": "gain", "tokens": 2}), str({"do": "gain", "certificates": 2}),
        str({"do": "gain", "path": 2}), str({"do": "ship", "most": 2}),
    }  # fmt: skip
    bonus = {name: [card["points"], card["penalty"]] for name, card in DATA["objective"].items() if not card["copies"]}
    assert bonus == {"set_8": [5, 3], "set_9": [6, 3], "set_10": [8, 4]}
    examples = [words("building path"), words("large_building lincoln_or_corriedale"), words("post_13 path")]
    assert [printed[name]["tasks"] for name in ("o01", "o02", "o03")] == examples


NEUTRAL = {
    "a": "discard:pair:2 hire:0 hire:3", "b": "path:2|objective ship:sailors", "c": "gold:1 auxiliary:2 invest:0",
    "d": "discard:english_leicester:2 build:2", "e": "shear:shearers auxiliary:1", "f": "discard:southdown:3 buy",
    "g": "ship:sailors ship:1 auxiliary:1", "h": "shear:1 invest:0 clear:5", "b_back": "auxiliary:1|objective path:2",
    "c_back": "auxiliary:2 invest:0 invest:3", "g_back": "ship:sailors ship:sailors",
    "h_back": "auxiliary:1|objective clear:5",
}  # fmt: skip
PRIVATE = {
    "1a": (1, 1, "green", "dollars:2/woods auxiliary:1"), "1b": (1, 1, "green", "certificates:1/woods auxiliary:1"),
    "2a": (1, 1, "", "auxiliary:2 move:1"), "2b": (1, 1, "", "auxiliary:1 move:2"),
    "3a": (2, 3, "", "shear:2 invest:0"), "3b": (2, 3, "", "discard:pair:3 invest:0"),
    "4a": (2, 3, "black", "hire:-2 draw:2"), "4b": (2, 3, "black", "dollars:2/cowboys draw:3"),
    "5a": (3, 4, "", "ship:sailors move:2"), "5b": (3, 4, "", "dollars:1/storehouses move:2"),
    "6a": (4, 5, "", "dollars:7,path:2/hazard_pairs"), "6b": (4, 5, "", "discard:any:5+gold:1 path:3"),
    "7a": (5, 6, "green black", "shear:3 ship:3"), "7b": (5, 6, "green black", "dollars:6 take:romney"),
    "8a": (7, 9, "", "dollars:7 move:3"), "8b": (6, 8, "", "tokens:1 dollars:5 move:3"),
    "9a": (9, 13, "black", "hire:-3 invest:0 clear:0"), "9b": (8, 12, "black", "auxiliary:2 certificates:2 path:4"),
    "10a": (10, 15, "", "dollars:7 send:w13"), "10b": (10, 15, "", "ship:3 remote:7"),
}  # fmt: skip


def short(action: dict[str, Any]) -> str:
    """Return an action in the short form of the tables above."""
    do = action["do"]
    if do == "discard":
        gold = f"+gold:{action['gold']}" if "gold" in action else ""
        return f"discard:{action['card']}:{action['dollars']}{gold}"
    if do == "gain":
        amounts = ",".join(f"{key}:{value}" for key, value in action.items() if key not in ("do", "per", "then"))
        then = f" then {short(action['then'])}" if "then" in action else ""
        return amounts + (f"/{action['per']}" if "per" in action else "") + then
    operands = {"clear": ("pay",), "send": ("post",), "build": ("price",)}.get(do, ("per", "most", "surcharge"))
    shown = [action[key] for key in operands if key in action]
    return f"{do}:{shown[0]}" if shown else "clear:0" if do == "clear" else do


def shown(face: str) -> str:
    entries = [entry if isinstance(entry, list) else [entry] for entry in DATA["face"][face]["actions"]]
    return " ".join("|".join(map(short, entry)) for entry in entries)


@pytest.mark.parametrize("face", NEUTRAL)
def test_the_actions_of_neutral_buildings(face: str) -> None:
    assert shown(face) == NEUTRAL[face]


@pytest.mark.parametrize("face", PRIVATE)
def test_private_buildings(face: str) -> None:
    data = DATA["face"][face]
    craftsmen, points, hands, actions = PRIVATE[face]
    assert (data["craftsmen"], data["points"], data["hands"], shown(face)) == (craftsmen, points, words(hands), actions)


def test_every_face_is_listed() -> None:
    assert list(DATA["face"]) == [
        *"abcdefgh",
        *[f"{n}{side}" for side in "ab" for n in range(1, 11)],
        *list(NEUTRAL)[8:],
    ]


def test_the_trail() -> None:
    kinds = Counter(space["kind"] for space in DATA["space"].values())
    assert kinds == {"start": 1, "neutral": 8, "building": 18, "hazard": 8, "kansas_city": 1}
    assert {name: space["path"] for name, space in DATA["space"].items() if "path" in space} == {
        "b3": 2, "d1": 4, "e3": 7, "g1": 4,
    }  # fmt: skip
    assert [name for name, space in DATA["space"].items() if space.get("woods")] == words("a2 b1 f_b1 c2 e2")
    risks = {name: space["risk"] for name, space in DATA["space"].items() if "risk" in space}
    gold, certificate = "sheep_for_gold", "sheep_for_certificate"
    assert risks == {"r_b1": gold, "f_b1": certificate, "d1": gold, "g1": certificate}
    assert {name: space["to"] for name, space in DATA["space"].items() if len(space["to"]) > 1} == {
        "n_a": ["a1", "r_b1"], "n_b": ["b1", "f_b1"], "n_c": ["c1", "d1"], "n_f": ["e1", "g1"],
    }  # fmt: skip
    assert DATA["hands"]["green"] == {"2": 2, "3": 2, "4": 2}
    assert DATA["hands"]["black"] == {"2": 1, "3": 1, "4": 1}


def test_harbours() -> None:
    assert column("harbour", "at", "cost", "points") == {
        "medium_1": ["n3", 3, 1], "medium_2": ["n6", 6, 4], "medium_3": ["m4", 4, 2], "medium_4": ["s3", 5, 3],
        "medium_5": ["s6", 7, 5], "small_1": ["n2", 2, 0], "small_2": ["n5", 3, 1], "small_3": ["n7", 5, 2],
        "small_4": ["m2", 2, 0], "small_5": ["m5", 3, 1], "small_6": ["m7", 5, 2], "small_7": ["s2", 2, 0],
        "small_8": ["s5", 3, 1], "small_9": ["s8", 5, 2], "large_1": ["n4", 0, 0], "large_2": ["m3", 0, 0],
        "large_3": ["m6", 0, 0], "large_4": ["s4", 0, 0], "large_5": ["s7", 0, 0],
    }  # fmt: skip
    gains = [
        harbour.get("action", {}).get("take", harbour.get("post", "objective")) for harbour in DATA["harbour"].values()
    ]
    assert gains == words(
        "wheel barrel barrel wheel bell kotare sheepdog compass ferry kotare compass sheepdog objective compass "
        "f8 fw7 f13 fw11 f17"
    )
    assert [name for name, harbour in DATA["harbour"].items() if harbour.get("last")] == words(
        "small_3 small_6 small_9"
    )
    white = [name for name, harbour in DATA["harbour"].items() if harbour.get("corners") == "white"]
    assert white == words("medium_1 medium_3")
    assert column("link", "to", "points") == {"small_3": ["small_6", 4], "small_6": ["small_9", 4]}


def test_eight_harbourmasters() -> None:
    assert column("master", "per", "each", "points", "permanent") == {
        "hm1": ["path", 5, 2, 0], "hm2": ["hazards", 1, 1, 0], "hm3": ["storehouses", 2, 1, 0],
        "hm4": ["objectives", 1, 1, 0], "hm5": ["certificates", 1, 1, 1], "hm6": ["buildings", 1, 1, 0],
        "hm7": ["workers", 2, 1, 1], "hm8": ["ferries", 1, 1, 0],
    }  # fmt: skip
    upper = {name: [short(action) for action in master.get("actions", [])] for name, master in DATA["master"].items()}
    assert upper == {
        "hm1": ["dollars:5"], "hm2": ["path:4"], "hm3": ["dollars:9"], "hm4": ["dollars:6"], "hm5": [],
        "hm6": ["dollars:8"], "hm7": [], "hm8": ["dollars:3 then take:ferry"],
    }  # fmt: skip


def test_trading_posts() -> None:
    keys = ("kind", "value", "corners", "transport", "points", "dollars", "repeatable")
    rewards = {
        name: post.get("take") or ("objective" if post.get("objective") else "") for name, post in DATA["city"].items()
    }
    assert column("city", *keys) == {
        "t0": ["local", 0, "white", 0, -8, 6, True], "t1": ["local", 1, "white", 0, 0, 0, False],
        "t3": ["local", 3, "white", 0, 0, 0, False], "t6": ["local", 6, "white", 0, 1, 0, False],
        "t9": ["local", 9, "black", 3, 2, 0, False], "t12": ["local", 12, "black", 4, 4, 0, False],
        "t15": ["local", 15, "black", 5, 6, 0, False], "t18": ["local", 18, "black", 6, 8, 0, False],
        "t21": ["local", 21, "black", 7, 9, 0, True], "w5": ["wool", 5, "white", 0, 1, 0, False],
        "w9": ["wool", 9, "black", 5, 2, 0, False], "w13": ["wool", 13, "black", 7, 3, 0, True],
        "fw7": ["foreign_wool", 7, "black", 4, 4, 0, False], "fw11": ["foreign_wool", 11, "black", 6, 7, 0, False],
        "f8": ["foreign", 8, "black", 3, 4, 0, False], "f13": ["foreign", 13, "black", 5, 7, 0, False],
        "f17": ["foreign", 17, "black", 6, 10, 0, False],
    }  # fmt: skip
    assert rewards == {
        "t0": "", "t1": "ferry", "t3": "kotare", "t6": "sheepdog", "t9": "objective", "t12": "sheepdog",
        "t15": "objective", "t18": "kotare", "t21": "", "w5": "", "w9": "romney", "w13": "romney", "fw7": "romney",
        "fw11": "romney", "f8": "objective", "f13": "objective", "f17": "",
    }  # fmt: skip
    assert not [name for name, post in DATA["city"].items() if "task" in post], "the value of a post says it"
    assert column("arrow", "to", "points") == {"t1": ["t3", -3], "t3": ["t6", -1]}


def test_sixteen_disc_spaces() -> None:
    keys = ("corners", "auxiliary", "hand", "certificates", "permanent", "wool", "cost", "dollars", "points")
    assert column("disc", *keys) == {
        "aux_money_2": ["white", 1, 0, 0, 0, 0, 0, 0, 0], "aux_draw_2": ["white", 2, 0, 0, 0, 0, 0, 0, 0],
        "aux_certificate_1": ["white", 3, 0, 0, 0, 0, 0, 0, 0], "aux_certificate_2": ["white", 3, 0, 0, 0, 0, 0, 0, 0],
        "aux_ship_1": ["white", 4, 0, 0, 0, 0, 0, 0, 0], "aux_ship_2": ["white", 4, 0, 0, 0, 0, 0, 0, 0],
        "aux_path_1": ["white", 5, 0, 0, 0, 0, 0, 0, 0], "aux_path_2": ["white", 5, 0, 0, 0, 0, 0, 0, 0],
        "steps": ["black", 0, 0, 0, 0, 0, 0, 3, 0], "wool_1": ["black", 0, 0, 0, 0, 1, 0, 0, 0],
        "wool_2": ["black", 0, 0, 0, 0, 1, 4, 0, 0], "hand_1": ["black", 0, 1, 0, 0, 0, 3, 0, 0],
        "hand_2": ["black", 0, 1, 0, 0, 0, 8, 0, 3], "certificate_limit": ["black", 0, 0, 5, 0, 0, 0, 0, 0],
        "certificate_1": ["black", 0, 0, 0, 1, 0, 4, 0, 0], "certificate_2": ["black", 0, 0, 0, 1, 0, 0, 0, 0],
    }  # fmt: skip
    assert DATA["disc"]["steps"]["steps"] == {"2": 1, "3": 1, "4": 1}


def test_storehouses_workers_and_auxiliary_actions() -> None:
    assert {name: {k: v for k, v in pair.items() if k != "provenance"} for name, pair in DATA["pair"].items()} == {
        "1": {"action": {"do": "gain", "dollars": 5}}, "2": {"action": {"do": "gain", "path": 2}},
        "3": {"permanent": 1}, "4": {"points": 2}, "5": {"points": 4},
    }  # fmt: skip
    two, one = {"do": "sheep", "value": 2, "cards": 2, "to": "discard"}, {"do": "sheep", "value": 3, "cards": 1}
    assert DATA["worker"] == {
        "shepherd": {"2": {"do": "gain", "tokens": 1}, "3": {**one, "pay": 4, "to": "top"}, "4": {"do": "buy"}},
        "craftsman": {"3": {"do": "build", "price": 2}, "4": {"do": "build", "price": 1}},
        "sailor": {
            "2": {"do": "discard", "card": "any", "certificates": 1}, "3": {"do": "gain", "gold": 1},
            "4": {"do": "ship", "most": 5},
        },
        "shearer": {
            "2": {"do": "gain", "take": "romney"}, "3": {"do": "gain", "path": 1},
            "4": {**two, "other": {**one, "to": "discard"}},
        },
    }  # fmt: skip
    assert DATA["auxiliary"] == {
        "1": {"do": "gain", "dollars": 1, "free": True}, "2": {"do": "draw", "most": 1, "free": True},
        "3": {"do": "gain", "pay": 2, "certificates": 1}, "4": {"do": "ship", "pay": 1, "most": 1},
        "5": {"do": "gain", "pay": 1, "path": 1},
    }  # fmt: skip


def test_tracks_markets_and_set_up() -> None:
    plain = {
        name: {k: v for k, v in DATA[name].items() if k != "provenance"}
        for name in ("track", "jobs", "setup", "limits")
    }
    assert plain["track"] == {
        "spaces": 16, "gold": {"3": 1, "8": 1}, "step_tile": {"2": 4, "3": 4, "4": 6}, "choice": 11, "beyond": 1,
        "points": {"5": 3, "9": 7, "12": 10, "14": 13, "16": 15},
    }  # fmt: skip
    assert plain["jobs"] == {
        "cost": [5, 6, 5, 7, 6, 5, 4], "refill_after": [3, 5], "flip_after": [4], "marker_row": 2, "marker_points": 5,
    }  # fmt: skip
    assert plain["setup"] == {
        "money": [7, 8, 9, 10], "cards": [4, 5, 6, 7], "hand": 4, "tokens": 1, "gold": 1, "objectives_shown": 4,
        "first_tiles": {"2": 12, "3": 13, "4": 14}, "bonus_cards": {"2": 3, "3": 5, "4": 6},
    }  # fmt: skip
    assert plain["limits"] == {
        "steps": {"2": 3, "3": 3, "4": 4}, "certificates": 3, "certificate_track": [0, 1, 2, 3, 4, 5],
        "certificate_gold": {"2": 1}, "gold": 5, "step_tile": [0, 1, 2], "workers_a_row": 5,
    }  # fmt: skip
    assert DATA["hiring"]["cost"] == [8, 7, 6, 5, 4]
    assert [DATA["exchange"][key] for key in ("cards", "together", "removes", "gold")] == [2, 2, "shropshire", 1]
    assert [DATA["tasks"][key] for key in ("post", "shearers", "path", "craftsmen")] == [13, 2, 6, 4]
    assert [DATA["points"][key] for key in ("dollars_a_point", "late_worker", "late_from")] == [5, 4, 5]
    assert DATA["building"]["gold"] == 1


def test_points_of_the_pathfinder_track_by_space() -> None:
    assert NewZealand().figures.path_points == [*[0] * 5, *[3] * 4, *[7] * 3, *[10] * 2, *[13] * 2, 15]


def test_every_table_says_how_well_it_is_known() -> None:
    known = {"verified", "single-source", "reconstructed"}
    unmarked = (
        "space",
        "water",
        "worker",
        "auxiliary",
        "purchase",
        "risk",
        "sarah",
    )  # a comment says it for all of them
    for name, table in DATA.items():
        if name in unmarked:
            continue
        entries = [table] if "provenance" in table else list(table.values())
        assert all(entry["provenance"] in known for entry in entries), name
