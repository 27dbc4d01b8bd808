"""Why something is not allowed in New Zealand, besides the reasons of all trail games.

Sections are the ids of the chapters in docs/rules/gwt_nz.md.
"""

from typing import Final

from railherd.core.contract import Reason
from railherd.core.register import Register
from railherd.kit.figures.reasons import SHARED

_REGISTER: Final[Register[Reason]] = Register(SHARED)


def _reason(name: str, section: str) -> int:
    return _REGISTER.add(Reason(name, section))


DISC_NOT_WHITE: Final = _reason("disc_not_white", "setup")
NOT_SO_FAR: Final = _reason("not_so_far", "pathfinder")
GOLD_FULL: Final = _reason("gold_full", "gold")
NOT_ENOUGH_GOLD: Final = _reason("not_enough_gold", "gold")
SLOT_EMPTY: Final = _reason("slot_empty", "gold")
STOCK_EMPTY: Final = _reason("stock_empty", "special")
NOTHING_GAINED: Final = _reason("nothing_gained", "cards")
NOT_GAINED: Final = _reason("not_gained", "cards")
TOO_FEW_TOKENS: Final = _reason("too_few_tokens", "exchange")
COUNTING_SHEEP: Final = _reason("counting_sheep", "exchange")
CARD_NEEDED: Final = _reason("card_needed", "exchange")
NO_SHROPSHIRE: Final = _reason("no_shropshire", "exchange")
BREED_REVEALED: Final = _reason("breed_revealed", "income")
WOOL_ONLY: Final = _reason("wool_only", "delivery")
SHEEP_ONLY: Final = _reason("sheep_only", "shear")
NO_DISC_LEFT: Final = _reason("no_disc_left", "special")
NO_STOREHOUSE_THERE: Final = _reason("no_storehouse_there", "delivery")
NO_SHEARERS_LEFT: Final = _reason("no_shearers_left", "shear")
ONLY_SHEARERS_DRAW: Final = _reason("only_shearers_draw", "shear")
WOOL_SENT: Final = _reason("wool_sent", "shear")
NO_WORKER_THERE: Final = _reason("no_worker_there", "hire")
BONUS_ROW_CLOSED: Final = _reason("bonus_row_closed", "invest")
NO_BONUS_THERE: Final = _reason("no_bonus_there", "invest")
NO_BONUS_ANYWHERE: Final = _reason("no_bonus_anywhere", "invest")
BONUS_TOO_DEAR: Final = _reason("bonus_too_dear", "invest")
BONUSES_TOO_DEAR: Final = _reason("bonuses_too_dear", "invest")
NO_SHEEP_TO_REMOVE: Final = _reason("no_sheep_to_remove", "invest")
NOT_STARTING_SHEEP: Final = _reason("not_starting_sheep", "invest")
NO_SUCH_SHEEP: Final = _reason("no_such_sheep", "hire")
SHEEP_CHOSEN_FIRST: Final = _reason("sheep_chosen_first", "hire")
WATER_TOO_FAR: Final = _reason("water_too_far", "ship")
NO_HARBOUR_HERE: Final = _reason("no_harbour_here", "harbours")
HARBOUR_FOR_DISCS: Final = _reason("harbour_for_discs", "harbours")
HARBOUR_UPGRADED: Final = _reason("harbour_upgraded", "harbours")
HARBOUR_TOO_DEAR: Final = _reason("harbour_too_dear", "harbours")
HARBOURS_TOO_DEAR: Final = _reason("harbours_too_dear", "harbours")
HARBOUR_TOO_FAR: Final = _reason("harbour_too_far", "harbours")
NO_HARBOUR_IN_REACH: Final = _reason("no_harbour_in_reach", "harbours")
NO_STOREHOUSE_LEFT: Final = _reason("no_storehouse_left", "harbours")
PAIR_PLACED: Final = _reason("pair_placed", "harbours")
SPACE_LOCKED: Final = _reason("space_locked", "build")
NOT_SO_MUCH_BIGGER: Final = _reason("not_so_much_bigger", "cards")
NOTHING_TO_REPLACE: Final = _reason("nothing_to_replace", "cards")
NO_STOREHOUSE_PLACED: Final = _reason("no_storehouse_placed", "private")
NO_HAZARD_PAIR: Final = _reason("no_hazard_pair", "private")
SARAH_DECIDES: Final = _reason("sarah_decides", "solo")

REASONS: tuple[Reason, ...] = tuple(_REGISTER.items)
