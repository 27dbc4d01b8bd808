"""The verbs of the data files as numbers, and the action that carries one with its operands."""

from typing import Final

GAIN: Final = 0
DISCARD: Final = 1
HIRE: Final = 2
BUILD: Final = 3
OBJECTIVE: Final = 4
ENGINE: Final = 5
REVERSE: Final = 6
TRADE: Final = 7
AUXILIARY: Final = 8
BUY: Final = 9
CLEAR: Final = 10
MOVE: Final = 11
STROLL: Final = 12
DRAW: Final = 13
CYCLE: Final = 14
EXPRESS: Final = 15
COPY: Final = 16
UPGRADE_BEHIND: Final = 17
VERBS: Final = (
    "gain", "discard", "hire", "build", "objective", "engine", "reverse", "trade", "auxiliary", "buy", "clear",
    "move", "stroll", "draw", "cycle", "express", "copy", "upgrade_behind",
)  # fmt: skip

FIXED: Final = 0
ENGINEERS: Final = 1
COWBOYS: Final = 2
WOODS: Final = 3
TEPEE_PAIRS: Final = 4
CERTIFICATE_LIMIT: Final = 5
PER: Final = ("fixed", "engineers", "cowboys", "woods", "tepee_pairs", "certificate_limit")

# What an action may ask to discard besides one particular cattle card.
ANY_CATTLE: Final = -2
PAIR: Final = -3
OBJECTIVE_CARD: Final = -4
NO_CARD: Final = -1

NO_ACTION: Final = -1


class Action:
    """A verb with its operands: what it asks, what it gives, and the action that follows it."""

    def __init__(
        self,
        verb: int,
        most: int,
        per: int,
        pay: int,
        card: int,
        dollars: int,
        certificates: int,
        surcharge: int,
        spaces: int,
        cards: int,
        remove: int,
        to_hand: bool,
        then: int,
    ) -> None:
        self.verb = verb
        self.most = most
        self.per = per
        self.pay = pay
        self.card = card
        self.dollars = dollars
        self.certificates = certificates
        self.surcharge = surcharge
        self.spaces = spaces
        self.cards = cards
        self.remove = remove
        self.to_hand = to_hand
        self.then = then

    def doubled(self) -> "Action":
        """Return the action with its amounts doubled, as a double auxiliary action has them."""
        return Action(
            self.verb, self.most * 2, self.per, self.pay * 2, self.card, self.dollars * 2, self.certificates * 2,
            self.surcharge, self.spaces * 2, self.cards * 2, self.remove * 2, self.to_hand, self.then,
        )  # fmt: skip
