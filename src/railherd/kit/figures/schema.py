"""The shapes in the components files that trail games share, and how large each figure may be.

Kinds, verbs and tasks are checked by the game's lists.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

Provenance = Literal["verified", "single-source", "reconstructed", "overlay"]
Name = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=100)]
Positive = Annotated[int, Meta(ge=1, le=100)]
Dollars = Annotated[int, Meta(ge=0, le=1000)]
Points = Annotated[int, Meta(ge=0, le=1000)]
Change = Annotated[int, Meta(ge=-1000, le=1000)]  # points or dollars, won or lost
Penalty = Annotated[int, Meta(ge=0, le=20)]
Fee = Annotated[int, Meta(ge=0, le=20)]
Surcharge = Annotated[int, Meta(ge=-9, le=9)]
FirstSteps = Annotated[int, Meta(ge=1, le=12)]  # with the steps of all discs still fewer than `FAR`
DiscSteps = Annotated[int, Meta(ge=0, le=6)]
TrackSpace = Annotated[int, Meta(ge=0, le=39)]
Certificates = Annotated[int, Meta(ge=0, le=6)]
Cowboys = Annotated[int, Meta(ge=1, le=6)]
CardsBought = Annotated[int, Meta(ge=1, le=2)]
Coordinate = Annotated[int, Meta(ge=-10_000, le=10_000)]
Letter = Literal["", "a", "b", "c", "d", "e", "f", "g", "h"]
Corners = Literal["white", "black"]
HandColour = Literal["green", "black"]


class Action(Struct, forbid_unknown_fields=True):
    """Something that a building, worker space, card or tile lets a player do: a verb and its operands."""

    do: Name
    most: Count = 0
    per: Name = "fixed"
    pay: Dollars = 0
    card: Name = ""
    dollars: Dollars = 0
    price: Dollars = 0
    certificates: Count = 0
    surcharge: Surcharge = 0
    spaces: TrackSpace = 0
    cards: Count = 0
    remove: Count = 0
    to: Literal["", "hand", "discard", "top"] = ""
    then: "Action | None" = None
    other: "Action | None" = None
    gold: Count = 0
    tokens: Count = 0
    path: Count = 0
    take: Name = ""
    post: Name = ""
    value: Count = 0
    free: bool = False


class Space(Struct, forbid_unknown_fields=True):
    """A space of the trail."""

    kind: Name
    to: list[Name]
    x: Coordinate
    y: Coordinate
    letter: Letter = ""
    hazard: Name = ""
    woods: bool = False
    risk: Name = ""


class Hands(Struct, forbid_unknown_fields=True):
    """What a hand costs, by number of players."""

    green: dict[int, Fee]
    black: dict[int, Fee]
    provenance: Provenance


class Breed(Struct, forbid_unknown_fields=True):
    """A breed of cattle."""

    value: Positive
    colour: Name
    provenance: Provenance
    task: Name = ""  # what its cattle count for on objective cards


class Cattle(Struct, forbid_unknown_fields=True):
    """A cattle card. A breed that is printed with different points has several."""

    breed: Name
    points: Points
    herd: Count
    market: Count
    provenance: Provenance


class Purchase(Struct, forbid_unknown_fields=True):
    """One way to buy cattle."""

    value: Positive
    cards: CardsBought
    cowboys: Cowboys
    cost: Dollars


class Market(Struct, forbid_unknown_fields=True):
    """The cattle market's size by number of players."""

    size: dict[int, Positive]
    added_per_cowboy: Positive
    provenance: Provenance


class Objective(Struct, forbid_unknown_fields=True):
    """An objective card."""

    copies: Count
    tasks: list[Name]
    points: Points
    penalty: Penalty
    starting: bool
    provenance: Provenance
    action: Action | None = None


class Supply(Struct, forbid_unknown_fields=True):
    """A tile of the supply and how many of it are in each stack."""

    kind: Name
    stacks: list[Count]
    provenance: Provenance
    hazard: Name = ""
    hand: HandColour | Literal[""] = ""
    points: Points = 0


class Face(Struct, forbid_unknown_fields=True):
    """A face of a building tile; a list inside `actions` is a slash."""

    actions: list[Action | list[Action]]
    provenance: Provenance
    craftsmen: Count = 0
    points: Points = 0
    hands: list[HandColour] = []


class Master(Struct, forbid_unknown_fields=True):
    """A station master tile."""

    points: Points
    per: Name
    each: Positive
    provenance: Provenance
    actions: list[Action] = []
    permanent: Count = 0


class City(Struct, forbid_unknown_fields=True):
    """A city that takes deliveries."""

    name: Name
    value: Count
    corners: Corners
    repeatable: bool
    points: Change
    dollars: Dollars
    provenance: Provenance
    task: Name = ""  # what a disc there counts for on objective cards


class Arrow(Struct, forbid_unknown_fields=True):
    """What an arrow between two neighbouring cities gives."""

    to: Name
    points: Change
    objective: bool
    provenance: Provenance


class SetupRules(Struct, forbid_unknown_fields=True):
    """Figures of the set-up."""

    money: list[Dollars]
    hand: Positive
    objectives_shown: Positive
    provenance: Provenance


class Jobs(Struct, forbid_unknown_fields=True):
    """The job market."""

    cost: list[Dollars]
    refill_after: list[Count]
    marker_row: Positive
    marker_points: Points
    provenance: Provenance


class Limits(Struct, forbid_unknown_fields=True):
    """The limits that each player starts with."""

    steps: dict[int, FirstSteps]
    certificates: Certificates
    certificate_track: list[Count]
    workers_a_row: Positive
    provenance: Provenance


class PointRules(Struct, forbid_unknown_fields=True):
    """Figures of the final scoring."""

    dollars_a_point: Positive
    late_worker: Points
    late_from: Positive
    provenance: Provenance


class Disc(Struct, forbid_unknown_fields=True):
    """A disc space of the player board."""

    corners: Corners
    provenance: Provenance
    auxiliary: Count = 0
    steps: dict[int, DiscSteps] = {}
    dollars: Dollars = 0
    points: Points = 0
    hand: Count = 0
    cost: Dollars = 0
    certificates: Certificates = 0


class TrailComponents(Struct, forbid_unknown_fields=True):
    """The figures that every trail game has."""

    hands: Hands
    breed: Mapping[str, Breed]
    cattle: Mapping[str, Cattle]
    purchase: Sequence[Purchase]
    market: Market
    objective: Mapping[str, Objective]
    supply: Mapping[str, Supply]
    face: Mapping[str, Face]
    risk: dict[str, Action]
    master: Mapping[str, Master]
    city: Mapping[str, City]
    arrow: dict[str, Arrow]
    setup: SetupRules
    jobs: Jobs
    limits: Limits
    points: PointRules
    disc: Mapping[str, Disc]
    worker: dict[str, dict[int, Action]]
    auxiliary: dict[int, Action]
