"""Options of Great Western Trail in words: typed text, catalogue keys, places on the table."""

from collections.abc import Callable, Mapping, Sequence

from railherd.core import contract
from railherd.core.contract import Json, Words
from railherd.games.gwt import discards, location, market, objectives, offers, railway, turn
from railherd.games.gwt.discs import DISCS
from railherd.games.gwt.kansas_city import SKIP, Foresight
from railherd.games.gwt.state import State
from railherd.games.gwt.tables import EMPTY, WORKERS
from railherd.games.gwt.verbs import NO_ACTION

Names = Mapping[str, Sequence[str]]


def describe(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    """An option of a decision, legal or not."""
    return WORDERS[decision.NAME](s, names, decision, option)


def _words(text: str, key: str, args: Json | None = None, at: str | None = None) -> Words:
    return Words(text, f"gwt.{key}", args or {}, at)


def _space(verb: str) -> Callable[[State, Names, contract.Decision, int], Words]:
    """Decisions whose options are spaces of the trail."""

    def word(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
        space = names["space"][option]
        return _words(f"{verb} {space}", f"{decision.NAME}.space", {"space": space}, f"trail/{space}")

    return word


def _play(names: Names, objective: int) -> Words:
    card = names["objective"][objective]
    return _words(f"play {card}", "play.objective", {"objective": card}, None)


def _travel(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    if option >= turn.PLAY:
        return _play(names, option - turn.PLAY)
    return _space("travel")(s, names, decision, option)


def _enter(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    return _words("enter", "enter.begin") if option == location.ENTER else _play(names, option)


def _use(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, location.Use)
    if option >= location.PLAY_HERE:
        return _play(names, option - location.PLAY_HERE)
    if option == location.DONE:
        return _words("done", "use.done")
    if option == location.HELP:
        return _words("help", "use.help")
    if option >= location.RISK:
        copied = option == location.COPIED_RISK
        space = decision.copied_space if copied else s.players[decision.seat].place
        risk = s.t.risk[space] if space >= 0 else NO_ACTION
        args: Json = {"action": None if risk == NO_ACTION else names["action"][risk]}
        return _words("copied risk" if copied else "risk", "use.copied_risk" if copied else "use.risk", args)
    copied = option >= location.COPIED
    tile = decision.copied_tile if copied else decision.tile
    place = option - location.COPIED if copied else option
    actions = s.t.face_actions[s.face(tile)] if 0 <= tile < 47 else []
    action = names["action"][actions[place]] if place < len(actions) else None
    verb = "copied" if copied else "use"
    return _words(f"{verb} {place + 1}", f"use.{verb}", {"action": action})


def _offer(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, offers.Offer)
    if option == offers.DECLINE:
        return _words("decline", "offer.decline")
    action = decision.first if option == offers.FIRST else decision.second
    name = None if action == NO_ACTION else names["action"][action]
    return _words("first" if option == offers.FIRST else "second", "offer.do", {"action": name})


def _number(verb: str) -> Callable[[State, Names, contract.Decision, int], Words]:
    """Decisions whose options are numbers."""

    def word(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
        return _words(f"{verb} {option}", f"{decision.NAME}.number", {"number": option})

    return word


def _card(verb: str) -> Callable[[State, Names, contract.Decision, int], Words]:
    """Decisions whose options are cards of the hand."""

    def word(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
        if option == discards.STOP:
            return _words("stop", f"{decision.NAME}.stop")
        card = names["card"][option]
        return _words(f"{verb} {card}", f"{decision.NAME}.card", {"card": card})

    return word


def _hire(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    row, worker = option // len(WORKERS) + 1, WORKERS[option % len(WORKERS)]
    return _words(f"hire {row} {worker}", "hire.worker", {"row": row, "worker": worker}, f"jobs/{row}-{worker}")


def _build(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    face = names["face"][s.faces[option]]
    return _words(f"build {option + 1}", "build.building", {"face": face})


def _position(verb: str) -> Callable[[State, Names, contract.Decision, int], Words]:
    """Decisions whose options are positions of the railway."""

    def word(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
        position = names["position"][option]
        return _words(f"{verb} {position}", f"{decision.NAME}.position", {"position": position}, f"rail/{position}")

    return word


def _source(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    """Where a disc comes from, for a city or a station."""
    if option == railway.DECLINE_UPGRADE:
        return _words("decline", "upgrade.decline")
    if option >= DISCS:
        station = names["station"][option - DISCS]
        return _words(f"from {station}", "disc.station", {"station": station}, f"stations/{station}")
    disc = names["disc"][option]
    return _words(f"disc {disc}", "disc.board", {"disc": disc})


def _appoint(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    if option == railway.DECLINE_MASTER:
        return _words("decline", "appoint.decline")
    return _words(f"appoint {WORKERS[option]}", "appoint.worker", {"worker": WORKERS[option]})


def _station(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    station = names["station"][option]
    return _words(f"upgrade {station}", "upgrade_behind.station", {"station": station}, f"stations/{station}")


def _buy(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    if option == market.DONE:
        return _words("done", "buy.done")
    if option == market.ADD:
        return _words("add", "buy.add")
    way, card = option // market.CATTLE, names["card"][option % market.CATTLE]
    args: Json = {"card": card, "cowboys": s.t.purchase_cowboys[way], "cards": s.t.purchase_cards[way]}
    args["price"] = s.t.purchase_cost[way]
    return _words(f"buy {card} way {way + 1}", "buy.card", args)


def _objective(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    if option == objectives.FROM_STACK:
        return _words("take top", "take_objective.stack")
    card = names["objective"][option]
    return _words(f"take {card}", "take_objective.card", {"objective": card})


def _auxiliary(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    action = names["action"][s.t.auxiliary_actions[option]]
    suffix = " double" if option % 2 else ""
    return _words(f"auxiliary {option // 2 + 1}{suffix}", "auxiliary.do", {"action": action})


def _foresight(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, Foresight)
    if option == SKIP:
        return _words("skip", "foresight.skip")
    space = decision.stack * 2 + option
    tile = s.foresight[space] if space >= 0 else EMPTY
    args: Json = {"tile": None if tile == EMPTY else names["supply"][tile]}
    return _words(f"choose {option + 1}", "foresight.tile", args, f"foresight/{space + 1}")


def _deliver(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    city = names["city"][option]
    return _words(f"deliver {city}", "deliver.city", {"city": city}, f"cities/{city}")


def _only(text: str) -> Callable[[State, Names, contract.Decision, int], Words]:
    """Decisions with a single answer."""

    def word(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
        return _words(text, f"{decision.NAME}.only")

    return word


WORDERS: dict[str, Callable[[State, Names, contract.Decision, int], Words]] = {
    "place": _space("place"),
    "travel": _travel,
    "go": _space("go"),
    "fork": _space("by"),
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
    "buy_second": _card("take"),
    "take_objective": _objective,
    "foresight": _foresight,
    "spend": _number("spend"),
    "deliver": _deliver,
    "deliver_disc": _source,
    "depart": _only("depart"),
    "express": _position("express"),
}
