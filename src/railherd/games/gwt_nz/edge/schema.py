"""The shape of a view of New Zealand, which the page's types are written from."""

from typing import TypedDict

from railherd.kit.edge.schema import TrailPlayer, TrailTable


class StackView(TypedDict):
    """A stack of the stock: its card, how many are left, and what one costs in gold; null where it is not sold."""

    card: str
    left: int
    gold: int | None


class NzPlayer(TrailPlayer):
    """A player.

    `path` is the space of the pathfinder track, null before the first disc lies there; `step_tile` 0 without one, 1 its
    front, 2 its back. `depots` are the harbours with a storehouse, `stores` how many of each pair are placed and
    `stores_left` how many are not.
    `deck_top` are the cards that lie on top of the draw pile for certain, the last one uppermost.
    """

    gold: int
    tokens: int
    ship: str
    path: int | None
    step_tile: int
    no_fees: bool
    permanent_certificates: int
    permanent_wool: int
    bonuses: dict[str, int]
    depots: list[str]
    stores: dict[str, int]
    stores_left: dict[str, int]
    deck_top: list[str] | None


class SarahView(TypedDict):
    """What only Sarah has: her cards, the row she is specialised in, and the post of her last delivery."""

    deck: int
    pile: int
    played: list[str]
    card: str | None
    row: str
    post: str | None
    line: list[str]


class NzView(TrailTable):
    """A position of New Zealand as a seat sees it."""

    flipped: bool
    columns: dict[str, int]
    stock: dict[str, StackView]
    harbours: dict[str, list[int]]
    sea: dict[str, list[int]]
    sarah: SarahView | None
    players: list[NzPlayer]


VIEW = NzView
