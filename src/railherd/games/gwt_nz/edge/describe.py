"""Options of New Zealand in words: typed text, catalogue keys, places on the table."""

from railherd.core import contract
from railherd.core.contract import Json, Names, Words
from railherd.games.gwt_nz.figures.lookup import FIRST_SLOT, STOCK
from railherd.games.gwt_nz.rules.bonus_market import Invest, investment_cost
from railherd.games.gwt_nz.rules.pathfinder import TURN_STEP_TILE
from railherd.games.gwt_nz.rules.shearing import SendWool
from railherd.games.gwt_nz.rules.wellington import Spend
from railherd.games.gwt_nz.sarah.describe import describe_step
from railherd.games.gwt_nz.state import State
from railherd.kit.edge.describe import (
    WorderOn,
    deliver,
    free_worders,
    hire_worder,
    in_words,
    number_worder,
    only_worder,
    own,
    play,
    source,
    thing_worder,
)
from railherd.kit.rules.objectives import any_objective


def _free(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    """Describe a free action: to play an objective card or another one, or to buy a bonus card with gold."""
    if option < s.figures.first_play:
        return play(s, names, decision, option)
    if option < s.figures.first_slot_choice:
        card = names["card"][s.figures.cattle + option - s.figures.first_play]
        return in_words(f"play {card}", "play.card", {"card": card}, own(decision, f"hand/{card}"))
    slot = option - s.figures.first_slot_choice
    args: Json = {"slot": STOCK[FIRST_SLOT + slot], "card": names["card"][s.slots[slot]]}
    args["gold"] = s.figures.slot_gold[slot]
    return in_words(f"buy {args['slot']}", "buy.slot", args, f"stock/{args['slot']}")


def _turn_tile(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    if option == TURN_STEP_TILE:
        return in_words("turn steps", "turn_tile.steps", {}, own(decision, "step_tile"))
    return in_words("turn fees", "turn_tile.fees", {}, own(decision, "no_fees"))


def _spend(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, Spend)
    return in_words(f"spend {option}", "spend.number", {"number": option, "income": decision.value + option})


def _deliver(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    """Describe a post: here it brings an objective card, not an arrow."""
    words = deliver(s, names, decision, option)
    words.args["objectives"] = int(s.figures.post_objective[option] and any_objective(s))
    return words


def _shear(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    if option == s.figures.cards:
        return in_words("draw", "shear.draw", {}, own(decision, "deck"))
    return thing_worder("shear", "card", ".hand", "stop")(s, names, decision, min(option, s.figures.cards))


def _send(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    if option > s.figures.cities:
        return in_words("stop", "send_wool.stop")
    if option == s.figures.cities:
        return in_words("draw", "shear.draw", {}, own(decision, "deck"))
    assert isinstance(decision, SendWool)
    city = names["city"][option]
    args: Json = {"city": city, "transport": s.figures.post_transport[option], "value": decision.wool}
    args["points"] = s.figures.city_points[option]
    return in_words(f"send {city}", "send_wool.city", args, f"cities/{city}")


def _invest(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    assert isinstance(decision, Invest)
    row, number = option // s.figures.supply_kinds, option % s.figures.supply_kinds
    tile = names["supply"][number]
    args: Json = {"row": row + 1, "tile": tile, "cost": investment_cost(s, row, number, decision.surcharge)}
    args["gold"] = s.figures.bonus_gold[number]
    return in_words(f"invest {row + 1} {tile}", "invest.tile", args, f"jobs/{row + 1}-{tile}")


def _take_sheep(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    if option == s.figures.cattle:
        return in_words("stop", "take_sheep.stop")
    return thing_worder("take", "card", "market")(s, names, decision, option)


def _sail(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    water, harbour = names["water"][option], s.figures.harbour_at[option]
    args: Json = {"water": water, "harbour": None if harbour < 0 else names["harbour"][harbour]}
    stays = option == s.players[decision.seat].ship
    return in_words(f"sail {water}", "sail.stay" if stays else "sail.water", args, f"sea/{water}")


def _store(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    if option == s.figures.pairs:
        return in_words("decline", "store.decline")
    pair = option + 1
    return in_words(f"storehouse {pair}", "store.pair", {"pair": pair}, own(decision, f"stores/{pair}"))


def _replace(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    number, space = option // s.figures.spaces, names["space"][option % s.figures.spaces]
    args: Json = {"face": names["face"][s.faces[number]], "space": space}
    return in_words(f"replace {number + 1} {space}", "replace.building", args, f"trail/{space}")


def _exchange(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    at = own(decision, "tokens")
    if option == s.figures.exchange_cards:
        card = names["card"][s.figures.exchange_removes]
        return in_words(f"exchange {card}", "exchange.remove", {"card": card}, at)
    return in_words(f"exchange {option + 1}", "exchange.number", {"number": option + 1}, at)


OWN_WORDERS: dict[str, WorderOn[State]] = {
    **free_worders(_free, "go on", "pause.go_on"),
    "start_path": source,
    "pathfind": number_worder("path"),
    "turn_tile": _turn_tile,
    "conclude": only_worder("conclude"),
    "transport": only_worder("transport"),
    "arrange": thing_worder("top", "card", ".discards"),
    "reveal": thing_worder("reveal", "card", ".hand", "stop"),
    "spend": _spend,
    "deliver": _deliver,
    "shear": _shear,
    "send_wool": _send,
    "hire": hire_worder("columns"),
    "join": thing_worder("join", "worker", ".workers"),
    "invest": _invest,
    "swap": thing_worder("remove", "card", ".hand"),
    "repay": thing_worder("discard", "card", ".hand", key="shed"),
    "take_sheep": _take_sheep,
    "sail": _sail,
    "store": _store,
    "remote": thing_worder("remote", "harbour", "harbours"),
    "replace": _replace,
    "exchange": _exchange,
    "sarah": describe_step,
}
