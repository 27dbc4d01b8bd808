"""Why something is not allowed in Great Western Trail, with the rulebook section that says so.

Sections are the ids of the chapters in docs/rules/gwt.md.
"""

from typing import Final

from railherd.core.contract import Reason

LEGAL: Final = 0
NOT_NEUTRAL: Final = 1
NOT_A_LOCATION: Final = 2
TOO_FAR: Final = 3
NOT_AHEAD: Final = 4
OFF_TRAIL: Final = 5
NOT_KANSAS_CITY: Final = 6
NOT_ON_PATH: Final = 7
CARD_NOT_IN_HAND: Final = 8
NOT_CATTLE: Final = 9
NO_PAIR: Final = 10
NOT_SAME_BREED: Final = 11
ONLY_ONE_THERE: Final = 12
NO_SUCH_ACTION: Final = 13
ALREADY_USED: Final = 14
OTHER_SIDE_OF_SLASH: Final = 15
AUXILIARY_TAKEN: Final = 16
LOCAL_TAKEN: Final = 17
NOT_YOUR_BUILDING: Final = 18
NO_BUILDING_HERE: Final = 19
CANNOT_DO: Final = 20
NO_RISK_HERE: Final = 21
NOTHING_COPIED: Final = 22
OVER_CERTIFICATE_LIMIT: Final = 23
NOT_ENOUGH_CERTIFICATES: Final = 24
NOT_ON_CERTIFICATE_TRACK: Final = 25
NO_WORKER_THERE: Final = 26
ROW_CLOSED: Final = 27
WORKER_TOO_DEAR: Final = 28
WORKER_ROW_FULL: Final = 29
ALREADY_BUILT: Final = 30
TOO_FEW_CRAFTSMEN: Final = 31
BUILDING_TOO_DEAR: Final = 32
NO_BUILDING_SPACE: Final = 33
SPACE_OCCUPIED: Final = 34
NOT_BIGGER: Final = 35
ENGINE_NOT_AHEAD: Final = 36
ENGINE_TOO_FAR: Final = 37
ENGINE_SPACE_TAKEN: Final = 38
ENGINE_WRONG_DISTANCE: Final = 39
ENGINE_NOT_BEHIND: Final = 40
DISC_GONE: Final = 41
DISC_BLACK_CORNERS: Final = 42
DISC_TOO_DEAR: Final = 43
DISCS_LEFT: Final = 44
NO_STATION_DISC: Final = 45
NO_HIRED_WORKER: Final = 46
NO_TEPEE_THERE: Final = 47
TRADE_TOO_DEAR: Final = 48
NO_HAZARD_THERE: Final = 49
AUXILIARY_LOCKED: Final = 50
AUXILIARY_SINGLE_ONLY: Final = 51
AUXILIARY_IMPOSSIBLE: Final = 52
TOO_FEW_COWBOYS: Final = 53
CATTLE_TOO_DEAR: Final = 54
NOT_IN_MARKET: Final = 55
WRONG_VALUE: Final = 56
MARKET_STACK_EMPTY: Final = 57
OBJECTIVE_NOT_SHOWN: Final = 58
OBJECTIVES_EMPTY: Final = 59
FORESIGHT_EMPTY: Final = 60
NO_WORKERS_ANY_MORE: Final = 61
CITY_TOO_FAR: Final = 62
CITY_TAKEN: Final = 63
CITY_TOO_DEAR: Final = 64
NOT_UPGRADABLE: Final = 65
STATION_NOT_BEHIND: Final = 66
NOT_ADJACENT: Final = 67
NO_COPY_OF_COPY: Final = 68
NOT_SO_MANY: Final = 69
FORESIGHT_LEFT: Final = 70
NOT_OBJECTIVE: Final = 71
TRAVEL_FIRST: Final = 72
ALREADY_TRAVELLED: Final = 73
FINISH_FIRST: Final = 74
CHOOSE_ACTION_FIRST: Final = 75
KANSAS_CITY_ORDER: Final = 76
NO_FREE_SPACE: Final = 77

REASONS: tuple[Reason, ...] = (
    Reason("legal", ""),
    Reason("not_neutral", "phase_a"),
    Reason("not_a_location", "phase_a"),
    Reason("too_far", "phase_a"),
    Reason("not_ahead", "phase_a"),
    Reason("off_trail", "phase_a"),
    Reason("not_kansas_city", "objectives"),
    Reason("not_on_path", "phase_a"),
    Reason("card_not_in_hand", "actions"),
    Reason("not_cattle", "actions"),
    Reason("no_pair", "actions"),
    Reason("not_same_breed", "actions"),
    Reason("only_one_there", "buy"),
    Reason("no_such_action", "phase_b"),
    Reason("already_used", "phase_b"),
    Reason("other_side_of_slash", "phase_b"),
    Reason("auxiliary_taken", "phase_b"),
    Reason("local_taken", "phase_b"),
    Reason("not_your_building", "phase_b"),
    Reason("no_building_here", "phase_b"),
    Reason("cannot_do", "actions"),
    Reason("no_risk_here", "phase_b"),
    Reason("nothing_copied", "private"),
    Reason("over_certificate_limit", "actions"),
    Reason("not_enough_certificates", "income"),
    Reason("not_on_certificate_track", "income"),
    Reason("no_worker_there", "hire"),
    Reason("row_closed", "hire"),
    Reason("worker_too_dear", "hire"),
    Reason("worker_row_full", "hire"),
    Reason("already_built", "build"),
    Reason("too_few_craftsmen", "build"),
    Reason("building_too_dear", "build"),
    Reason("no_building_space", "build"),
    Reason("space_occupied", "build"),
    Reason("not_bigger", "build"),
    Reason("engine_not_ahead", "engine"),
    Reason("engine_too_far", "engine"),
    Reason("engine_space_taken", "engine"),
    Reason("engine_wrong_distance", "engine"),
    Reason("engine_not_behind", "engine"),
    Reason("disc_gone", "delivery"),
    Reason("disc_black_corners", "delivery"),
    Reason("disc_too_dear", "delivery"),
    Reason("discs_left", "special"),
    Reason("no_station_disc", "special"),
    Reason("no_hired_worker", "stations"),
    Reason("no_tepee_there", "trade"),
    Reason("trade_too_dear", "trade"),
    Reason("no_hazard_there", "hazards"),
    Reason("auxiliary_locked", "auxiliary"),
    Reason("auxiliary_single_only", "auxiliary"),
    Reason("auxiliary_impossible", "auxiliary"),
    Reason("too_few_cowboys", "buy"),
    Reason("cattle_too_dear", "buy"),
    Reason("not_in_market", "buy"),
    Reason("wrong_value", "buy"),
    Reason("market_stack_empty", "buy"),
    Reason("objective_not_shown", "objectives"),
    Reason("objectives_empty", "special"),
    Reason("foresight_empty", "foresight"),
    Reason("no_workers_any_more", "end"),
    Reason("city_too_far", "delivery"),
    Reason("city_taken", "delivery"),
    Reason("city_too_dear", "delivery"),
    Reason("not_upgradable", "stations"),
    Reason("station_not_behind", "private"),
    Reason("not_adjacent", "private"),
    Reason("no_copy_of_copy", "private"),
    Reason("not_so_many", "actions"),
    Reason("foresight_left", "foresight"),
    Reason("not_objective", "actions"),
    Reason("travel_first", "turn"),
    Reason("already_travelled", "turn"),
    Reason("finish_first", "actions"),
    Reason("choose_action_first", "phase_b"),
    Reason("kansas_city_order", "kansas_city"),
    Reason("no_free_space", "build"),
)
