"""The verbs of New Zealand besides those of all trail games, and what its actions are counted by."""

from typing import Final

from railherd.core.register import Register
from railherd.kit.figures.verbs import COUNTS, DISCARD, GAIN, SHARED, Verb

_REGISTER: Final[Register[Verb]] = Register(SHARED)

# What a gain and a discard also give here: gold, exchange tokens, spaces of the pathfinder track, a card of the stock.
_GAINS: Final = ("gold", "tokens", "path", "take")
for _shared in (GAIN, DISCARD):
    _verb_before = _REGISTER.items[_shared]
    _REGISTER.items[_shared] = Verb(_verb_before.name, (*_verb_before.operands, *_GAINS))


def _verb(name: str, *operands: str) -> int:
    return _REGISTER.add(Verb(name, operands))


SHIP: Final = _verb("ship", "most", "per")
INVEST: Final = _verb("invest", "surcharge")
SHEAR: Final = _verb("shear", "most", "per")  # counted by shearers, those left over may draw cards
SEND: Final = _verb("send", "post")  # a disc to a wool post without shearing
REMOTE: Final = _verb("remote", "most")  # a storehouse within so many moves of the ship
SHEEP: Final = _verb("sheep", "value", "cards", "to")  # of the market, to the discard pile or onto the draw pile
REPLACE: Final = _verb("replace", "spaces")  # a building by one that needs so many craftsmen more
TOP: Final = _verb("top")  # the cards gained in this turn onto the draw pile
JOKER: Final = _verb("joker")
VERBS: tuple[Verb, ...] = tuple(_REGISTER.items)

_COUNTS: Final[Register[str]] = Register(COUNTS)
SAILORS: Final = _COUNTS.add("sailors")
SHEARERS: Final = _COUNTS.add("shearers")
HAZARD_PAIRS: Final = _COUNTS.add("hazard_pairs")
STOREHOUSES: Final = _COUNTS.add("storehouses")
OBJECTIVES: Final = _COUNTS.add("objectives")
PER: tuple[str, ...] = tuple(_COUNTS.items)
