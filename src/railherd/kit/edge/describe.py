"""Options that all trail games have in words: typed text, the end of a catalogue key, places on the table."""

from collections.abc import Callable, Mapping, Sequence

from railherd.core import contract
from railherd.core.contract import Json, Words
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.verbs import NO_ACTION
from railherd.kit.rules import buildings, market, offers, travel
from railherd.kit.rules.arrows import new_arrow_points, new_arrows, objective_cards
from railherd.kit.rules.delivery import Deliver
from railherd.kit.rules.discs import source_count
from railherd.kit.rules.foresight import SKIP, Foresight
from railherd.kit.rules.place import COPIED, COPIED_RISK, DONE, FREE, RISK, SINGLE_AUXILIARY, Use
from railherd.kit.rules.stations import Appoint, decline_master
from railherd.kit.state import TrailState

Names = Mapping[str, Sequence[str]]
Worder = Callable[[TrailState, Names, contract.Decision, int], Words]


def in_words(text: str, key: str, args: Json | None = None, at: str | None = None) -> Words:
    """Return an option in words; its key still lacks the name of the game."""
    return Words(text, key, args or {}, at)


def space_worder(verb: str) -> Worder:
    """Return a worder for decisions whose options are spaces of the trail."""

    def word(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
        space = names["space"][option]
        return in_words(f"{verb} {space}", f"{decision.NAME}.space", {"space": space}, f"trail/{space}")

    return word


def own(decision: contract.Decision, place: str) -> str:
    """Return a place of the asked player's board, hand or buildings."""
    return f"players/{decision.seat}/{place}"


def play(names: Names, decision: contract.Decision, objective: int) -> Words:
    """Describe that an objective card is played."""
    card = names["objective"][objective]
    return in_words(f"play {card}", "play.objective", {"objective": card}, own(decision, f"hand/{card}"))


def _travel(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    if option >= s.figures.spaces:
        return play(names, decision, option - s.figures.spaces)
    return space_worder("travel")(s, names, decision, option)


def _go(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    """Describe a move that a building or a card gives: how far it may go, and whether hands are paid."""
    assert isinstance(decision, travel.Go)
    space = names["space"][option]
    args: Json = {"space": space, "steps": decision.most, "pays": decision.stroll == travel.WALK}
    return in_words(f"go {space}", "go.space", args, f"trail/{space}")


def _fork(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    """Describe a way at a fork, where it leads, and the steps that are left."""
    assert isinstance(decision, travel.Fork)
    space = names["space"][option]
    args: Json = {"space": space, "goal": names["space"][decision.goal], "steps": decision.steps}
    return in_words(f"by {space}", "fork.space", args, f"trail/{space}")


def _use(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, Use)
    if option >= FREE:
        return play(names, decision, option - FREE)
    if option == DONE:
        return in_words("done", "use.done")
    if option == SINGLE_AUXILIARY:
        return in_words("auxiliary", "use.help")
    if option >= RISK:
        copied = option == COPIED_RISK
        space = decision.copied_space if copied else s.players[decision.seat].place
        risk = s.figures.risk[space] if space >= 0 else NO_ACTION
        args: Json = {"action": None if risk == NO_ACTION else names["action"][risk]}
        at = _standing(names, space)
        return in_words("copied risk" if copied else "risk", "use.copied_risk" if copied else "use.risk", args, at)
    copied = option >= COPIED
    tile = decision.copied_tile if copied else decision.tile
    number = option - COPIED if copied else option
    actions = s.figures.face_actions[s.face(tile)] if 0 <= tile < s.figures.buildings else []
    action = names["action"][actions[number]] if number < len(actions) else None
    verb = "copied" if copied else "use"
    at = _standing(names, decision.copied_space if copied else s.players[decision.seat].place)
    return in_words(f"{verb} {number + 1}", f"use.{verb}", {"action": action}, at)


def _standing(names: Names, space: int) -> str | None:
    return f"trail/{names['space'][space]}" if space >= 0 else None


def _offer(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, offers.Offer)
    if option == offers.DECLINE:
        return in_words("decline", "offer.decline")
    action = decision.first if option == offers.FIRST else decision.second
    name = None if action == NO_ACTION else names["action"][action]
    return in_words("first" if option == offers.FIRST else "second", "offer.do", {"action": name})


def number_worder(verb: str) -> Worder:
    """Return a worder for decisions whose options are numbers."""

    def word(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
        return in_words(f"{verb} {option}", f"{decision.NAME}.number", {"number": option})

    return word


def card_worder(verb: str) -> Worder:
    """Return a worder for decisions whose options are cards of the hand, and after all of them to stop."""

    def word(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
        if option == s.figures.cards:
            return in_words("stop", f"{decision.NAME}.stop")
        card = names["card"][option]
        return in_words(f"{verb} {card}", f"{decision.NAME}.card", {"card": card}, own(decision, f"hand/{card}"))

    return word


def _build(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, buildings.Build)
    args: Json = {"face": names["face"][s.faces[option]], "price": decision.price}
    return in_words(f"build {option + 1}", "build.building", args, own(decision, f"unbuilt/{option + 1}"))


def source(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    """Describe where a disc for a city or a station comes from."""
    if option >= s.figures.discs:
        station = names["station"][option - s.figures.discs]
        return in_words(f"from {station}", "disc.station", {"station": station}, f"stations/{station}")
    disc = names["disc"][option]
    return in_words(f"disc {disc}", "disc.board", {"disc": disc}, own(decision, f"board/{disc}"))


def _upgrade(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    if option == source_count(s):
        return in_words("decline", "upgrade.decline")
    return source(s, names, decision, option)


def _appoint(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    if option == decline_master(s):
        return in_words("decline", "appoint.decline")
    assert isinstance(decision, Appoint)
    worker, master = names["worker"][option], names["master"][s.masters[decision.station]]
    told = {"worker": worker, "master": master}
    return in_words(f"appoint {worker}", "appoint.worker", told, own(decision, f"workers/{worker}"))


def _buy(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, market.Buy)
    if option > market.to_add(s):
        return in_words("done", "buy.done", {"left": decision.cowboys})
    if option == market.to_add(s):
        return in_words("add", "buy.add", {}, "market_stack")
    way, card = option // s.figures.cattle, names["card"][option % s.figures.cattle]
    args: Json = {"card": card, "cowboys": s.figures.purchase_cowboys[way], "cards": s.figures.purchase_cards[way]}
    args["price"] = s.figures.purchase_cost[way]
    return in_words(f"buy {card} way {way + 1}", "buy.card", args, f"market/{card}")


def _buy_second(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    card = names["card"][option]
    return in_words(f"take {card}", "buy_second.card", {"card": card}, f"market/{card}")


def _objective(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    if option == s.figures.objectives:
        return in_words("take top", "take_objective.stack", {}, "objective_stack")
    card = names["objective"][option]
    return in_words(f"take {card}", "take_objective.card", {"objective": card}, f"objectives/{card}")


def _auxiliary(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    action = names["action"][s.figures.auxiliary_actions[option]]
    suffix = " double" if option % 2 else ""
    at = own(decision, f"auxiliary/{option // 2}")
    return in_words(f"auxiliary {option // 2 + 1}{suffix}", "auxiliary.do", {"action": action}, at)


def _foresight(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, Foresight)
    if option == SKIP:
        return in_words("skip", "foresight.skip")
    space = decision.stack * 2 + option
    tile = s.foresight[space] if space >= 0 else EMPTY
    args: Json = {"tile": None if tile == EMPTY else names["supply"][tile]}
    return in_words(f"choose {option + 1}", "foresight.tile", args, f"foresight/{space + 1}")


def _deliver(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, Deliver)
    city = names["city"][option]
    cost = s.transport(decision.seat, option) if decision.ordinary else 0
    arrows = new_arrows(s, decision.seat, option)
    points = s.figures.city_points[option] + new_arrow_points(s, decision.seat, option)
    args: Json = {"city": city, "transport": cost, "value": decision.value, "points": points}
    args["objectives"] = objective_cards(s, arrows)
    return in_words(f"deliver {city}", "deliver.city", args, f"cities/{city}")


def only_worder(text: str) -> Worder:
    """Return a worder for decisions with a single option."""

    def word(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
        return in_words(text, f"{decision.NAME}.only")

    return word


WORDERS: dict[str, Worder] = {
    "place": space_worder("place"),
    "travel": _travel,
    "go": _go,
    "fork": _fork,
    "use": _use,
    "offer": _offer,
    "certify": number_worder("certify"),
    "pay": card_worder("discard"),
    "pay_second": card_worder("discard"),
    "draw": number_worder("draw"),
    "shed": card_worder("discard"),
    "remove": card_worder("remove"),
    "build": _build,
    "build_at": space_worder("at"),
    "clear": space_worder("clear"),
    "auxiliary": _auxiliary,
    "upgrade": _upgrade,
    "appoint": _appoint,
    "buy": _buy,
    "buy_second": _buy_second,
    "take_objective": _objective,
    "foresight": _foresight,
    "deliver": _deliver,
    "deliver_disc": source,
}
