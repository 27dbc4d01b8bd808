"""The verbs of Great Western Trail besides those of all trail games, and what its actions are counted by."""

from typing import Final

from railherd.core.register import Register
from railherd.kit.figures.verbs import COUNTS, REWARD, SHARED, Verb

_REGISTER: Final[Register[Verb]] = Register(SHARED)


def _verb(name: str, *operands: str) -> int:
    return _REGISTER.add(Verb(name, operands))


ENGINE: Final = _verb("engine", "most", "per")
REVERSE: Final = _verb("reverse", "spaces", "remove", *REWARD)
TRADE: Final = _verb("trade")
STROLL: Final = _verb("stroll", "most")
EXPRESS: Final = _verb("express")
COPY: Final = _verb("copy")
UPGRADE_BEHIND: Final = _verb("upgrade_behind")
VERBS: tuple[Verb, ...] = tuple(_REGISTER.items)

_COUNTS: Final[Register[str]] = Register(COUNTS)
ENGINEERS: Final = _COUNTS.add("engineers")
TEPEE_PAIRS: Final = _COUNTS.add("tepee_pairs")
PER: tuple[str, ...] = tuple(_COUNTS.items)
