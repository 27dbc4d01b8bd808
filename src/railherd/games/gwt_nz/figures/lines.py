"""The lines of Sarah's priority lists: what decides a step of her turn."""

from typing import Final

from railherd.core.register import Register

NAMES: Final[Register[str]] = Register()

BY_CARD: Final = NAMES.add("by_card")
IMPOSSIBLE: Final = NAMES.add("impossible")
ONLY_ONE: Final = NAMES.add("only_one")
YOU: Final = NAMES.add("you")
FEWEST_STEPS: Final = NAMES.add("fewest_steps")
LOWEST_FEE: Final = NAMES.add("lowest_fee")
LOWEST_FEE_TO_YOU: Final = NAMES.add("lowest_fee_to_you")
CHEAPEST: Final = NAMES.add("cheapest")
SPECIALISED: Final = NAMES.add("specialised")
MOST_POINTS: Final = NAMES.add("most_points")
FEWEST_IN_MARKET: Final = NAMES.add("fewest_in_market")
HAND: Final = NAMES.add("hand")
MORE_HANDS: Final = NAMES.add("more_hands")
NEAREST: Final = NAMES.add("nearest")
MORE_TILES: Final = NAMES.add("more_tiles")
BLACK_HAND: Final = NAMES.add("black_hand")
FREE_HARBOUR: Final = NAMES.add("free_harbour")
FEWEST_POINTS: Final = NAMES.add("fewest_points")
ALL_CRAFTSMEN: Final = NAMES.add("all_craftsmen")
ONE_LESS: Final = NAMES.add("one_less")
LARGEST_DIFFERENCE: Final = NAMES.add("largest_difference")
MOST_CRAFTSMEN: Final = NAMES.add("most_craftsmen")
FARTHEST: Final = NAMES.add("farthest")
RIGHT: Final = NAMES.add("right")
NEXT_POST: Final = NAMES.add("next_post")
FIRST_POST: Final = NAMES.add("first_post")
