"""The prompt of a seat: every kind of option with its key, its arguments and its place on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt.table import GAME, new, play, table

Told = tuple[str, dict[str, Any], str | None]


def asks(decision: str, **fields: Any) -> dict[str, Any]:
    return {"decision": decision, "seat": 0, **fields}


def on_trail(key: str, space: str, **more: Any) -> Told:
    return key, {"space": space, **more}, f"trail/{space}"


def from_hand(key: str, card: str, kind: str = "card", seat: int = 0) -> Told:
    return key, {kind: card}, f"players/{seat}/hand/{card}"


def on_rail(key: str, position: str) -> Told:
    return key, {"position": position}, f"rail/{position}"


def action(key: str, name: str, at: str | None = None) -> Told:
    return key, {"action": name}, at


def purchase(card: str, cowboys: int, cards: int, price: int) -> Told:
    return "buy.card", {"card": card, "cowboys": cowboys, "cards": cards, "price": price}, f"market/{card}"


def city(name: str, transport: int, points: int, objectives: int) -> Told:
    figures = {"transport": transport, "value": 7, "points": points, "objectives": objectives}
    return "deliver.city", {"city": name, **figures}, f"cities/{name}"


def beside_8b(space: str, other: str, building: str, hand: str) -> Match:
    """Return a table with building 8b at one space, used to copy the building at another."""
    laid = f"{space}=0-8" + (f" {other}={building}" if building else "")
    return play(table(at=space, sides="8b", trail=laid, hand=hand), "use 1", f"copy {other}")


HELPED = "aux_money_2 aux_engine_1 aux_engine_2"

CASES: dict[str, tuple[Callable[[], Match], dict[str, Told]]] = {
    "place": (lambda: new(2, 5), {"place n_d": on_trail("place.space", "n_d")}),
    "travel": (
        lambda: table(place="n_f", hand="jersey move_1"),
        {
            "travel n_g": on_trail("travel.space", "n_g"),
            "travel kc": on_trail("travel.space", "kc"),
            "play move_1": from_hand("play.objective", "move_1", "objective"),
        },
    ),
    "go": (
        lambda: table(place="n_a", pending=asks("go", most=1, stroll=0)),
        {"go n_b": on_trail("go.space", "n_b", steps=1, pays=True)},
    ),
    "go without hands": (
        lambda: table(place="n_a", pending=asks("go", most=3, stroll=1)),
        {"go n_c": on_trail("go.space", "n_c", steps=3, pays=False)},
    ),
    "fork": (
        lambda: table(place="n_a", trail="p_fl1=0-2 p_fl2=0-3", pending=asks("fork", goal="n_b", steps=3)),
        {
            "by p_a1": on_trail("fork.space", "p_a1", goal="n_b", steps=3),
            "by h_flood_1": on_trail("fork.space", "h_flood_1", goal="n_b", steps=3),
        },
    ),
    "enter": (
        lambda: table(at="kc", hand="gain2_1"),
        {"enter": ("enter.begin", {}, None), "play gain2_1": from_hand("play.objective", "gain2_1", "objective")},
    ),
    "use": (
        lambda: table(at="n_b", hand="gain2_1"),
        {
            "use 2": action("use.use", "b.2", "trail/n_b"),
            "auxiliary": ("use.help", {}, None),
            "done": ("use.done", {}, None),
            "play gain2_1": from_hand("play.objective", "gain2_1", "objective"),
        },
    ),
    "copied": (
        lambda: beside_8b("p_b1", "n_b", "", "dutch_belt"),
        {
            "copied 1": action("use.copied", "b.1", "trail/n_b"),
            "copied 2": action("use.copied", "b.2", "trail/n_b"),
            "done": ("use.done", {}, None),
        },
    ),
    "risk": (
        lambda: beside_8b("p_fl2", "p_fl1", "0-1", "jersey"),
        {
            "copied 1": action("use.copied", "1a.1", "trail/p_fl1"),
            "risk": action("use.risk", "risk.jersey_for_certificate_and_2", "trail/p_fl2"),
            "copied risk": action("use.copied_risk", "risk.jersey_for_certificate_and_2", "trail/p_fl1"),
            "done": ("use.done", {}, None),
        },
    ),
    "copy": (
        lambda: play(table(at="p_b1", sides="8b", trail="p_b1=0-8", hand="dutch_belt"), "use 1"),
        {"copy n_b": on_trail("copy.space", "n_b")},
    ),
    "offer": (
        lambda: table(at="n_c", money=9, hand="guernsey", pending=asks("offer", first="a.1", second="b.2")),
        {
            "first": action("offer.do", "a.1"),
            "second": action("offer.do", "b.2"),
            "decline": ("offer.decline", {}, None),
        },
    ),
    "certify": (
        lambda: table(at="n_a", certificates=2, pending=asks("certify", most=2)),
        {"certify 0": ("certify.number", {"number": 0}, None), "certify 1": ("certify.number", {"number": 1}, None)},
    ),
    "pay": (
        lambda: table(at="n_a", hand="dutch_belt", pending=asks("pay", action="risk.cattle_for_certificate")),
        {"discard dutch_belt": from_hand("pay.card", "dutch_belt")},
    ),
    "pay_second": (
        lambda: table(at="n_a", hand="jersey*2", pending=asks("pay_second", action="6a.1", card="jersey")),
        {"discard jersey": from_hand("pay_second.card", "jersey")},
    ),
    "draw": (
        lambda: table(at="n_a", pending=asks("draw", most=2)),
        {f"draw {n}": ("draw.number", {"number": n}, None) for n in (0, 1, 2)},
    ),
    "shed": (
        lambda: table(at="n_a", hand="jersey dutch_belt", pending=asks("shed", left=1, lowest="jersey")),
        {f"discard {card}": from_hand("shed.card", card) for card in ("jersey", "dutch_belt")},
    ),
    "remove": (
        lambda: table(at="n_a", hand="jersey", pending=asks("remove", left=1, lowest="jersey")),
        {"remove jersey": from_hand("remove.card", "jersey"), "stop": ("remove.stop", {}, None)},
    ),
    "hire": (
        lambda: table(at="n_b", money=20, jobs="craftsman engineer cowboy*2 -", pending=asks("hire", surcharge=0)),
        {
            "hire 1 craftsman": ("hire.worker", {"row": 1, "worker": "craftsman"}, "jobs/1-craftsman"),
            "hire 1 engineer": ("hire.worker", {"row": 1, "worker": "engineer"}, "jobs/1-engineer"),
            "hire 2 cowboy": ("hire.worker", {"row": 2, "worker": "cowboy"}, "jobs/2-cowboy"),
        },
    ),
    "build": (
        lambda: table(at="n_b", money=20, sides="2b", pending=asks("build", price=2)),
        {
            "build 1": ("build.building", {"face": "1a", "price": 2}, "players/0/unbuilt/1"),
            "build 2": ("build.building", {"face": "2b", "price": 2}, "players/0/unbuilt/2"),
        },
    ),
    "build_at": (
        lambda: table(at="n_b", money=20, pending=asks("build_at", price=2, number="1")),
        {"at p_cd": on_trail("build_at.space", "p_cd")},
    ),
    "advance": (
        lambda: table(at="n_b", engine="3", pending=asks("advance", most=2)),
        {f"advance {position}": on_rail("advance.position", position) for position in ("4", "4.5", "5")},
    ),
    "reverse": (
        lambda: table(at="n_b", engine="3", money=9, pending=asks("reverse", action="auxiliary.3")),
        {"reverse 2": on_rail("reverse.position", "2")},
    ),
    "collect": (
        lambda: table(at="n_b", engine="2", money=9, pending=asks("collect", action="auxiliary.3")),
        {"collect": ("collect.only", {}, None)},
    ),
    "retreat": (
        lambda: table(at="n_b", engine="39", pending=asks("retreat")),
        {f"retreat {position}": on_rail("retreat.position", position) for position in ("0", "38")},
    ),
    "upgrade": (
        lambda: table(at="n_c", money=9, engine="4.5", pending=asks("upgrade", station="s1")),
        {
            "disc cert_4": ("disc.board", {"disc": "cert_4"}, "players/0/board/cert_4"),
            "decline": ("upgrade.decline", {}, None),
        },
    ),
    "appoint": (
        lambda: table(
            at="n_c", engine="4.5", stations="s1", workers="cowboy engineer", pending=asks("appoint", station="s1")
        ),
        {
            "appoint cowboy": ("appoint.worker", {"worker": "cowboy", "master": "sm5"}, "players/0/workers/cowboy"),
            "appoint engineer": (
                "appoint.worker",
                {"worker": "engineer", "master": "sm5"},
                "players/0/workers/engineer",
            ),
            "decline": ("appoint.decline", {}, None),
        },
    ),
    "upgrade_behind": (
        lambda: table(at="n_c", money=9, engine="9", pending=asks("upgrade_behind")),
        {f"upgrade {s}": ("upgrade_behind.station", {"station": s}, f"stations/{s}") for s in ("s1", "s2")},
    ),
    "clear": (
        lambda: table(at="n_c", money=9, trail="h_flood_1=flood_green_2", pending=asks("clear", cost=7)),
        {"clear h_flood_1": on_trail("clear.space", "h_flood_1")},
    ),
    "trade": (
        lambda: table(at="n_c", trail="t_6=tepee_blue", pending=asks("trade")),
        {"trade t_6": on_trail("trade.space", "t_6")},
    ),
    "auxiliary": (
        lambda: play(table(at="n_c", money=9, cleared=HELPED, engine="4"), "auxiliary"),
        {
            "auxiliary 1": action("auxiliary.do", "auxiliary.1", "players/0/auxiliary/0"),
            "auxiliary 4": action("auxiliary.do", "auxiliary.4", "players/0/auxiliary/3"),
        },
    ),
    "buy": (
        lambda: table(at="n_c", money=20, pending=asks("buy", cowboys=3)),
        {
            "buy ayrshire way 1": purchase("ayrshire", 1, 1, 6),
            "buy holstein way 2": purchase("holstein", 2, 1, 3),
            "buy holstein way 3": purchase("holstein", 3, 2, 5),
            "buy texas_longhorn_5 way 7": purchase("texas_longhorn_5", 2, 1, 12),
            "add": ("buy.add", {}, "market_stack"),
            "done": ("buy.done", {"left": 3}, None),
        },
    ),
    "buy_second": (
        lambda: table(at="n_c", money=20, pending=asks("buy_second", value=3, lowest="holstein")),
        {"take ayrshire": ("buy_second.card", {"card": "ayrshire"}, "market/ayrshire")},
    ),
    "take_objective": (
        lambda: table(at="n_c", pending=asks("take_objective", to_hand=0)),
        {
            "take draw_1": ("take_objective.card", {"objective": "draw_1"}, "objectives/draw_1"),
            "take top": ("take_objective.stack", {}, "objective_stack"),
        },
    ),
    "foresight": (
        lambda: table(
            place="kc", foresight="- - cowboy - - -", stacks=["", "", ""], pending=asks("foresight", stack=1)
        ),
        {"choose 1": ("foresight.tile", {"tile": "cowboy"}, "foresight/3")},
    ),
    "spend": (
        lambda: table(place="kc", certificates=2, hand="jersey dutch_belt", pending=asks("spend")),
        {f"spend {n}": ("spend.number", {"number": n, "income": 3 + n}, None) for n in (0, 1, 2)},
    ),
    "deliver": (
        lambda: table(place="kc", engine="3", cities="wichita", pending=asks("deliver", value=7, ordinary=1)),
        {
            "deliver topeka": city("topeka", 0, points=-3, objectives=1),
            "deliver colorado_springs": city("colorado_springs", 3, points=-1, objectives=0),
        },
    ),
    "deliver_disc": (
        lambda: table(place="kc", stations="s1", pending=asks("deliver_disc", city="topeka", ordinary=1)),
        {"disc cert_4": ("disc.board", {"disc": "cert_4"}, "players/0/board/cert_4")},
    ),
    "depart": (lambda: table(place="kc", pending=asks("depart")), {"depart": ("depart.only", {}, None)}),
    "express": (
        lambda: table(at="n_c", engine="3", pending=asks("express")),
        {f"express {position}": on_rail("express.position", position) for position in ("0", "1", "2")},
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_an_option_is_told_with_its_figures_and_its_place(name: str) -> None:
    begin, told = CASES[name]
    prompt = begin().prompt()
    assert prompt is not None
    found = {option.text: (option.key, option.args, option.at) for option in prompt.options}
    assert {text: found.get(text) for text in told} == {
        text: (f"gwt.{key}", args, at) for text, (key, args, at) in told.items()
    }


def test_the_asked_seat_is_in_the_place() -> None:
    match = table(at="n_b", asked=1, hand=["jersey", "gain2_1"])
    prompt = match.prompt()
    assert prompt is not None
    assert [option.at for option in prompt.options if option.text == "play gain2_1"] == ["players/1/hand/gain2_1"]


def test_every_kind_of_decision_is_here() -> None:
    asked = {prompt.decision for begin, _ in CASES.values() if (prompt := begin().prompt())}
    assert asked == {f"gwt.{kind.NAME}" for kind in GAME.DECISIONS}
