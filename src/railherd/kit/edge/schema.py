"""The shape of what views of all trail games have, which the page's types are written from."""

from typing import NotRequired, TypedDict

from railherd.core.schema import View


class SpaceView(TypedDict):
    """A space of the trail: its tile, the face of a building, and what entering it costs the viewer."""

    tile: str | None
    face: str | None
    fee: int
    ranchers: list[int]


class Way(TypedDict):
    """A way of the viewer's rancher: what is paid on it, its steps, and the spaces from the rancher's to the goal."""

    fee: int
    steps: int
    spaces: list[str]


class StationView(TypedDict):
    """A station: who has a disc there, and the master's tile or the worker who took its place."""

    discs: list[int]
    master: NotRequired[str | None]
    worker: NotRequired[str | None]


class Judged(TypedDict):
    """An objective, its present score, and how many of each kind of task are done for it."""

    card: str
    points: int
    done: dict[str, int]


class Herd(TypedDict):
    """What a hand is worth at the end of the trail: one card of each breed, and what is added to every herd.

    `doubles` are the cards that add nothing, because their breed is already in the hand.
    """

    cards: list[str]
    doubles: int
    permanent: int
    value: int


class NextWorker(TypedDict):
    """The space of their row that one more worker would take, and the points it scores at the end."""

    space: int
    points: int


class TrailPlayer(TypedDict):
    """A player of any trail game.

    `next_workers` are null where a row is full.
    `board` tells whether a disc is still on its space. `judged` are played objectives, and at the end unplayed ones
    that are added; `progress` is what is done for those on display and in the viewer's hand. `cattle` counts all herd
    cards in any pile: everyone has seen them bought. `points` are the lines of the score pad so far, `total`
    their sum. What only its owner knows is null.
    """

    seat: int
    money: int
    place: str | None
    certificates: int
    certificate_limit: int
    steps: int
    hand_limit: int
    workers: dict[str, int]
    next_workers: dict[str, NextWorker | None]
    board: dict[str, bool]
    auxiliary: list[int]
    unbuilt: list[int]
    masters: list[str]
    hazards: list[str]
    objectives: list[str]
    judged: list[Judged]
    progress: dict[str, dict[str, int]] | None
    herd: Herd | None
    cattle: dict[str, int]
    points: list[int]
    total: int
    cards: int
    hand: dict[str, int]
    deck: int
    pile: dict[str, int] | None
    discards: dict[str, int]
    score: int | None


class TrailTable(View):
    """A position of any trail game as a seat sees it, but for its players.

    Of the market in rows, `rows_left` are still to be filled, the marker's own included, of those `rows_at_first`.
    `ways` lead to each place in reach, cheapest first: on the journey that is asked about, or else on the next one.
    """

    marker: int | None
    marker_row: int
    rows_left: int
    rows_at_first: int
    trail: dict[str, SpaceView]
    ways: dict[str, list[Way]]
    faces: list[str]
    jobs: dict[str, int]
    market: dict[str, int]
    market_stack: int
    objectives: dict[str, int]
    objective_stack: int
    foresight: dict[str, str | None]
    stacks: list[int]
    stations: dict[str, StationView]
    cities: dict[str, list[int]]


class TrailView(TrailTable):
    """A position of any trail game as a seat sees it."""

    players: list[TrailPlayer]


VIEW = TrailView
