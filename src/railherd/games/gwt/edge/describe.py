"""Options of Great Western Trail in words: typed text, catalogue keys, places on the table."""

from collections.abc import Callable, Mapping, Sequence

from railherd.core import contract
from railherd.core.contract import Json, Words
from railherd.games.gwt.figures.lookup import BUILDINGS, EMPTY, WORKERS
from railherd.games.gwt.figures.verbs import NO_ACTION
from railherd.games.gwt.rules import (
    buildings,
    delivery,
    departure,
    location,
    market,
    offers,
    railway,
    travel,
)
from railherd.games.gwt.rules.arrows import new_arrow_points, new_arrows, objective_cards
from railherd.games.gwt.rules.discs import source_count
from railherd.games.gwt.rules.kansas_city import SKIP, Foresight, herd_value, permanent_certificates
from railherd.games.gwt.state import State

Names = Mapping[str, Sequence[str]]


def describe(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    """Return an option of a decision in words, legal or not."""
    return WORDERS[decision.NAME](s, names, decision, option)


def _words(text: str, key: str, args: Json | None = None, at: str | None = None) -> Words:
    return Words(text, f"gwt.{key}", args or {}, at)


def _space(verb: str) -> Callable[[State, Names, contract.Decision, int], Words]:
    """Return a worder for decisions whose options are spaces of the trail."""

    def word(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
        space = names["space"][option]
        return _words(f"{verb} {space}", f"{decision.NAME}.space", {"space": space}, f"trail/{space}")

    return word


def _own(decision: contract.Decision, place: str) -> str:
    """Return a place of the asked player's board, hand or buildings."""
    return f"players/{decision.seat}/{place}"


def _play(names: Names, decision: contract.Decision, objective: int) -> Words:
    card = names["objective"][objective]
    return _words(f"play {card}", "play.objective", {"objective": card}, _own(decision, f"hand/{card}"))


def _travel(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    if option >= s.figures.spaces:
        return _play(names, decision, option - s.figures.spaces)
    return _space("travel")(s, names, decision, option)


def _go(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    """Describe a move that a building or a card gives: how far it may go, and whether hands are paid."""
    assert isinstance(decision, travel.Go)
    space = names["space"][option]
    args: Json = {"space": space, "steps": decision.most, "pays": decision.stroll == travel.WALK}
    return _words(f"go {space}", "go.space", args, f"trail/{space}")


def _fork(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    """Describe a way at a fork, where it leads, and the steps that are left."""
    assert isinstance(decision, travel.Fork)
    space = names["space"][option]
    args: Json = {"space": space, "goal": names["space"][decision.goal], "steps": decision.steps}
    return _words(f"by {space}", "fork.space", args, f"trail/{space}")


def _enter(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    return _words("enter", "enter.begin") if option == s.figures.objectives else _play(names, decision, option)


def _use(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, location.Use)
    if option >= location.PLAY_HERE:
        return _play(names, decision, option - location.PLAY_HERE)
    if option == location.DONE:
        return _words("done", "use.done")
    if option == location.SINGLE_AUXILIARY:
        return _words("auxiliary", "use.help")
    if option >= location.RISK:
        copied = option == location.COPIED_RISK
        space = decision.copied_space if copied else s.players[decision.seat].place
        risk = s.figures.risk[space] if space >= 0 else NO_ACTION
        args: Json = {"action": None if risk == NO_ACTION else names["action"][risk]}
        at = _standing(names, space)
        return _words("copied risk" if copied else "risk", "use.copied_risk" if copied else "use.risk", args, at)
    copied = option >= location.COPIED
    tile = decision.copied_tile if copied else decision.tile
    place = option - location.COPIED if copied else option
    actions = s.figures.face_actions[s.face(tile)] if 0 <= tile < BUILDINGS else []
    action = names["action"][actions[place]] if place < len(actions) else None
    verb = "copied" if copied else "use"
    at = _standing(names, decision.copied_space if copied else s.players[decision.seat].place)
    return _words(f"{verb} {place + 1}", f"use.{verb}", {"action": action}, at)


def _standing(names: Names, space: int) -> str | None:
    return f"trail/{names['space'][space]}" if space >= 0 else None


def _offer(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, offers.Offer)
    if option == offers.DECLINE:
        return _words("decline", "offer.decline")
    action = decision.first if option == offers.FIRST else decision.second
    name = None if action == NO_ACTION else names["action"][action]
    return _words("first" if option == offers.FIRST else "second", "offer.do", {"action": name})


def _number(verb: str) -> Callable[[State, Names, contract.Decision, int], Words]:
    """Return a worder for decisions whose options are numbers."""

    def word(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
        return _words(f"{verb} {option}", f"{decision.NAME}.number", {"number": option})

    return word


def _card(verb: str) -> Callable[[State, Names, contract.Decision, int], Words]:
    """Return a worder for decisions whose options are cards of the hand."""

    def word(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
        if option == s.figures.cards:
            return _words("stop", f"{decision.NAME}.stop")
        card = names["card"][option]
        return _words(f"{verb} {card}", f"{decision.NAME}.card", {"card": card}, _own(decision, f"hand/{card}"))

    return word


def _hire(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    row, worker = option // len(WORKERS) + 1, WORKERS[option % len(WORKERS)]
    return _words(f"hire {row} {worker}", "hire.worker", {"row": row, "worker": worker}, f"jobs/{row}-{worker}")


def _build(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, buildings.Build)
    args: Json = {"face": names["face"][s.faces[option]], "price": decision.price}
    return _words(f"build {option + 1}", "build.building", args, _own(decision, f"unbuilt/{option + 1}"))


def _position(verb: str) -> Callable[[State, Names, contract.Decision, int], Words]:
    """Return a worder for decisions whose options are positions of the railway."""

    def word(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
        position = names["position"][option]
        return _words(f"{verb} {position}", f"{decision.NAME}.position", {"position": position}, f"rail/{position}")

    return word


def _source(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    """Describe where a disc for a city or a station comes from."""
    if option == source_count(s):
        return _words("decline", "upgrade.decline")
    if option >= s.figures.discs:
        station = names["station"][option - s.figures.discs]
        return _words(f"from {station}", "disc.station", {"station": station}, f"stations/{station}")
    disc = names["disc"][option]
    return _words(f"disc {disc}", "disc.board", {"disc": disc}, _own(decision, f"board/{disc}"))


def _appoint(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    if option == railway.DECLINE_MASTER:
        return _words("decline", "appoint.decline")
    assert isinstance(decision, railway.Appoint)
    worker, master = WORKERS[option], names["master"][s.masters[decision.station]]
    told = {"worker": worker, "master": master}
    return _words(f"appoint {worker}", "appoint.worker", told, _own(decision, f"workers/{worker}"))


def _station(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    station = names["station"][option]
    return _words(f"upgrade {station}", "upgrade_behind.station", {"station": station}, f"stations/{station}")


def _buy(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, market.Buy)
    if option > market.to_add(s):
        return _words("done", "buy.done", {"left": decision.cowboys})
    if option == market.to_add(s):
        return _words("add", "buy.add", {}, "market_stack")
    way, card = option // s.figures.cattle, names["card"][option % s.figures.cattle]
    args: Json = {"card": card, "cowboys": s.figures.purchase_cowboys[way], "cards": s.figures.purchase_cards[way]}
    args["price"] = s.figures.purchase_cost[way]
    return _words(f"buy {card} way {way + 1}", "buy.card", args, f"market/{card}")


def _buy_second(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    card = names["card"][option]
    return _words(f"take {card}", "buy_second.card", {"card": card}, f"market/{card}")


def _objective(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    if option == s.figures.objectives:
        return _words("take top", "take_objective.stack", {}, "objective_stack")
    card = names["objective"][option]
    return _words(f"take {card}", "take_objective.card", {"objective": card}, f"objectives/{card}")


def _auxiliary(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    action = names["action"][s.figures.auxiliary_actions[option]]
    suffix = " double" if option % 2 else ""
    at = _own(decision, f"auxiliary/{option // 2}")
    return _words(f"auxiliary {option // 2 + 1}{suffix}", "auxiliary.do", {"action": action}, at)


def _foresight(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, Foresight)
    if option == SKIP:
        return _words("skip", "foresight.skip")
    space = decision.stack * 2 + option
    tile = s.foresight[space] if space >= 0 else EMPTY
    args: Json = {"tile": None if tile == EMPTY else names["supply"][tile]}
    return _words(f"choose {option + 1}", "foresight.tile", args, f"foresight/{space + 1}")


def _deliver(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, delivery.Deliver)
    city = names["city"][option]
    cost = departure.transport(s, decision.seat, option) if decision.ordinary else 0
    arrows = new_arrows(s, decision.seat, option)
    points = s.figures.city_points[option] + new_arrow_points(s, decision.seat, option)
    args: Json = {"city": city, "transport": cost, "value": decision.value, "points": points}
    args["objectives"] = objective_cards(s, arrows)
    return _words(f"deliver {city}", "deliver.city", args, f"cities/{city}")


def _spend(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    income = herd_value(s, decision.seat) + permanent_certificates(s, decision.seat) + option
    return _words(f"spend {option}", "spend.number", {"number": option, "income": income})


def _only(text: str) -> Callable[[State, Names, contract.Decision, int], Words]:
    """Return a worder for decisions with a single option."""

    def word(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
        return _words(text, f"{decision.NAME}.only")

    return word


WORDERS: dict[str, Callable[[State, Names, contract.Decision, int], Words]] = {
    "place": _space("place"),
    "travel": _travel,
    "go": _go,
    "fork": _fork,
    "enter": _enter,
    "use": _use,
    "copy": _space("copy"),
    "offer": _offer,
    "certify": _number("certify"),
    "pay": _card("discard"),
    "pay_second": _card("discard"),
    "draw": _number("draw"),
    "shed": _card("discard"),
    "remove": _card("remove"),
    "hire": _hire,
    "build": _build,
    "build_at": _space("at"),
    "advance": _position("advance"),
    "reverse": _position("reverse"),
    "collect": _only("collect"),
    "retreat": _position("retreat"),
    "upgrade": _source,
    "appoint": _appoint,
    "upgrade_behind": _station,
    "clear": _space("clear"),
    "trade": _space("trade"),
    "auxiliary": _auxiliary,
    "buy": _buy,
    "buy_second": _buy_second,
    "take_objective": _objective,
    "foresight": _foresight,
    "spend": _spend,
    "deliver": _deliver,
    "deliver_disc": _source,
    "depart": _only("depart"),
    "express": _position("express"),
}
