"""Why something is not allowed in Last Spike, with the rulebook section that says so.

Sections are the ids of the chapters in docs/rules/last_spike.md.
"""

from typing import Final

from railherd.core.contract import Reason

LEGAL: Final = 0
ALREADY_LAID: Final = 1
NOT_IN_HAND: Final = 2
TOO_DEAR: Final = 3
NOT_ISOLATED_YET: Final = 4
CAN_STILL_LAY: Final = 5
HAND_NOT_EMPTY: Final = 6
POOL_EMPTY: Final = 7
POOL_NOT_EMPTY: Final = 8
CITY_CLOSED: Final = 9
LAND_CLAIMED: Final = 10
PILE_EMPTY: Final = 11
TOO_DEAR_TO_BUY: Final = 12
NOT_YOUR_LAND: Final = 13
FREE_LAND_UNSELLABLE: Final = 14
CITY_PAID_OUT: Final = 15
LAY_FIRST: Final = 16
ONE_TILE_A_TURN: Final = 17
SELL_ONLY_TO_LAY: Final = 18
SALE_FIRST: Final = 19
NOTHING_TO_PAY: Final = 20

REASONS: tuple[Reason, ...] = (
    Reason("legal", ""),
    Reason("already_laid", "lay"),
    Reason("not_in_hand", "lay"),
    Reason("too_dear", "sell"),
    Reason("not_isolated_yet", "lay"),
    Reason("can_still_lay", "sell"),
    Reason("hand_not_empty", "turn"),
    Reason("pool_empty", "turn"),
    Reason("pool_not_empty", "turn"),
    Reason("city_closed", "free"),
    Reason("land_claimed", "free"),
    Reason("pile_empty", "buy"),
    Reason("too_dear_to_buy", "buy"),
    Reason("not_your_land", "sell"),
    Reason("free_land_unsellable", "sell"),
    Reason("city_paid_out", "sell"),
    Reason("lay_first", "turn"),
    Reason("one_tile_a_turn", "turn"),
    Reason("sell_only_to_lay", "sell"),
    Reason("sale_first", "sell"),
    Reason("nothing_to_pay", "sell"),
)
