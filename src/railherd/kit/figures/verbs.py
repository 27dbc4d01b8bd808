"""The verbs of the data files as numbers, and the action that carries one with its operands."""

from typing import Final, NamedTuple

from railherd.core.register import Register


class Verb(NamedTuple):
    """Something that a building, a worker's space, a card or a tile lets a player do, and the operands it has."""

    name: str
    operands: tuple[str, ...]


SHARED: Final[Register[Verb]] = Register()


def _verb(name: str, *operands: str) -> int:
    return SHARED.add(Verb(name, operands))


# What every action may have: its own cost, an action instead of it, and whether an auxiliary action is open at first.
COMMON: Final = ("pay", "free", "other")
REWARD: Final = ("dollars", "certificates", "per", "then")

GAIN: Final = _verb("gain", *REWARD)
DISCARD: Final = _verb("discard", "card", *REWARD)
HIRE: Final = _verb("hire", "surcharge")
BUILD: Final = _verb("build", "price")  # for each craftsman
OBJECTIVE: Final = _verb("objective", "to")
AUXILIARY: Final = _verb("auxiliary", "most")  # 1: only a single one
BUY: Final = _verb("buy")
CLEAR: Final = _verb("clear")
MOVE: Final = _verb("move", "most")
DRAW: Final = _verb("draw", "most", "per")
CYCLE: Final = _verb("cycle", "cards")

# What an action is counted by: a game's own counts go on after these.
COUNTS: Final[Register[str]] = Register()
FIXED: Final = COUNTS.add("fixed")
COWBOYS: Final = COUNTS.add("cowboys")
WOODS: Final = COUNTS.add("woods")
CERTIFICATE_LIMIT: Final = COUNTS.add("certificate_limit")

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
        price: int,
        certificates: int,
        surcharge: int,
        spaces: int,
        cards: int,
        remove: int,
        to_hand: bool,
        then: int,
        other: int,
        gold: int,
        tokens: int,
        path: int,
        take: int,
        post: int,
        value: int,
        to_top: bool,
    ) -> None:
        self.verb = verb
        self.most = most
        self.per = per
        self.pay = pay
        self.card = card
        self.dollars = dollars  # gained
        self.price = price  # of a building, for each craftsman
        self.certificates = certificates
        self.surcharge = surcharge
        self.spaces = spaces
        self.cards = cards
        self.remove = remove
        self.to_hand = to_hand
        self.then = then
        self.other = other  # the action on the other side of a slash
        self.gold = gold
        self.tokens = tokens
        self.path = path  # spaces of the track beside the trail
        self.take = take  # a stack of cards to take one from
        self.post = post  # a city
        self.value = value  # what cattle of the market are priced by
        self.to_top = to_top

    def doubled(self) -> "Action":
        """Return the action with its amounts doubled, as a double auxiliary action has them."""
        return Action(
            self.verb, self.most * 2, self.per, self.pay * 2, self.card, self.dollars * 2, self.price,
            self.certificates * 2,
            self.surcharge, self.spaces * 2, self.cards * 2, self.remove * 2, self.to_hand, self.then,
            self.other, self.gold * 2, self.tokens * 2, self.path * 2, self.take, self.post, self.value, self.to_top,
        )  # fmt: skip
