"""Options that all trail games have in words: typed text, the end of a catalogue key, places on the table."""

from collections.abc import Callable
from typing import TypeVar

from railherd.core import contract
from railherd.core.contract import Json, Names, Words
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.verbs import NO_ACTION
from railherd.kit.rules import buildings, market, offers, travel
from railherd.kit.rules.arrows import new_arrow_points, new_arrows, objective_cards
from railherd.kit.rules.delivery import Deliver
from railherd.kit.rules.discs import source_count
from railherd.kit.rules.foresight import FORESIGHT_A_STACK, SKIP, Foresight
from railherd.kit.rules.place import COPIED, COPIED_RISK, DONE, FREE, RISK, SINGLE_AUXILIARY, Use
from railherd.kit.rules.stations import Appoint, decline_master
from railherd.kit.state import TrailState

S = TypeVar("S", bound=TrailState)
WorderOn = Callable[[S, Names, contract.Decision, int], Words]
Worder = WorderOn[TrailState]


def in_words(text: str, key: str, args: Json | None = None, at: str | None = None) -> Words:
    """Return an option in words; its key still lacks the name of the game."""
    return Words(text, key, args or {}, at)


def own(decision: contract.Decision, place: str) -> str:
    """Return a place of the asked player's board, hand or buildings."""
    return f"players/{decision.seat}/{place}"


def play(s: TrailState, names: Names, decision: contract.Decision, objective: int) -> Words:
    """Describe that an objective card is played."""
    card = names["objective"][objective]
    return in_words(f"play {card}", "play.objective", {"objective": card}, own(decision, f"hand/{card}"))


def thing_worder(verb: str, vocabulary: str, place: str, last: str = "", key: str = "") -> Worder:
    """Return a worder for decisions whose options are things of a vocabulary, which are found in a place of the view.

    A place that begins with a dot is one of the asked player. `last` is the option after all things, if there is one;
    `key` begins the catalogue keys instead of the decision's name.
    """

    def word(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
        begin = key or decision.NAME
        if option == len(names[vocabulary]):
            return in_words(last, f"{begin}.{last}")
        name = names[vocabulary][option]
        at = own(decision, f"{place[1:]}/{name}") if place[0] == "." else f"{place}/{name}"
        return in_words(f"{verb} {name}", f"{begin}.{vocabulary}", {vocabulary: name}, at)

    return word


def hire_worder(place: str) -> Worder:
    """Return a worder for decisions whose options are workers of a row of a market."""

    def word(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
        row, kind = divmod(option, len(s.figures.lists.workers))
        args: Json = {"row": row + 1, "worker": names["worker"][kind]}
        where = f"{row + 1} {args['worker']}"
        return in_words(f"hire {where}", "hire.worker", args, f"{place}/{where.replace(' ', '-')}")

    return word


def free_worders(free: WorderOn[S], go_on: str, key: str) -> dict[str, WorderOn[S]]:
    """Return the worders of decisions that also offer what is free between actions, which a game words.

    `go_on` is what to type in a pause to go on, `key` the end of its catalogue key.
    """

    def travel(s: S, names: Names, decision: contract.Decision, option: int) -> Words:
        if option >= s.figures.spaces:
            return free(s, names, decision, option - s.figures.spaces)
        return thing_worder("travel", "space", "trail")(s, names, decision, option)

    def use(s: S, names: Names, decision: contract.Decision, option: int) -> Words:
        return free(s, names, decision, option - FREE) if option >= FREE else _use(s, names, decision, option)

    def pause(s: S, names: Names, decision: contract.Decision, option: int) -> Words:
        return in_words(go_on, key) if option == s.figures.free_choices else free(s, names, decision, option)

    return {"travel": travel, "use": use, key.split(".")[0]: pause}


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
    space = decision.stack * FORESIGHT_A_STACK + option
    args: Json = {"tile": _foreseen(s, names, space)}
    return in_words(f"choose {option + 1}", "foresight.tile", args, f"foresight/{space + 1}")


def describe_pair(game: str, s: TrailState, names: Names, decision: Foresight, whole: contract.Whole) -> Words:
    """Describe the tiles that are chosen from a stack of foresight and the next one."""
    spaces = [(decision.stack + later) * FORESIGHT_A_STACK + option for later, option in enumerate(whole.choices)]
    tile, second = [_foreseen(s, names, space) for space in spaces]
    return Words("", f"{game}.{decision.NAME}.{whole.kind}", {"tile": tile, "tile_2": second}, None)


def _foreseen(s: TrailState, names: Names, space: int) -> str | None:
    tile = s.foresight[space] if space >= 0 else EMPTY
    return None if tile == EMPTY else names["supply"][tile]


def deliver(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    """Describe a city with what transport costs, and what a disc there brings with the arrows that it completes."""
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
    "place": thing_worder("place", "space", "trail"),
    "go": _go,
    "fork": _fork,
    "offer": _offer,
    "certify": number_worder("certify"),
    "pay": thing_worder("discard", "card", ".hand", "stop"),
    "pay_second": thing_worder("discard", "card", ".hand", "stop"),
    "draw": number_worder("draw"),
    "shed": thing_worder("discard", "card", ".hand", "stop"),
    "remove": thing_worder("remove", "card", ".hand", "stop"),
    "build": _build,
    "build_at": thing_worder("at", "space", "trail"),
    "clear": thing_worder("clear", "space", "trail"),
    "auxiliary": _auxiliary,
    "upgrade": _upgrade,
    "appoint": _appoint,
    "buy": _buy,
    "buy_second": thing_worder("take", "card", "market"),
    "take_objective": _objective,
    "foresight": _foresight,
    "deliver": deliver,
    "deliver_disc": source,
}
