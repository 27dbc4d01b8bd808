"""The shape every Great Western Trail components file must have, and how large each figure may be."""

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
Letter = Literal["", "a", "b", "c", "d", "e", "f", "g"]
Corners = Literal["white", "black"]
HandColour = Literal["green", "black"]
Hazard = Literal["flood", "drought", "rockfall"]
Verb = Literal[
    "gain", "discard", "hire", "build", "objective", "engine", "reverse", "trade", "auxiliary", "buy", "clear",
    "move", "stroll", "draw", "cycle", "express", "copy", "upgrade_behind",
]  # fmt: skip
Per = Literal["fixed", "engineers", "cowboys", "woods", "tepee_pairs", "certificate_limit"]
Task = Literal[
    "building", "green_tepee", "blue_tepee", "hazard", "station", "value_3", "west_highland", "texas_longhorn",
    "san_francisco_disc",
]  # fmt: skip


class Action(Struct, forbid_unknown_fields=True):
    """Something that a building, worker space, card or tile lets a player do: a verb and its operands."""

    do: Verb
    most: Count = 0
    per: Per = "fixed"
    pay: Dollars = 0
    card: Name = ""
    dollars: Dollars = 0
    certificates: Count = 0
    surcharge: Surcharge = 0
    spaces: TrackSpace = 0
    cards: Count = 0
    remove: Count = 0
    to: Literal["", "hand", "discard"] = ""
    then: "Action | None" = None
    free: bool = False


class Space(Struct, forbid_unknown_fields=True):
    """A space of the trail."""

    kind: Literal["start", "neutral", "building", "hazard", "tepee", "kansas_city"]
    to: list[Name]
    x: Coordinate
    y: Coordinate
    letter: Letter = ""
    hazard: Hazard | Literal[""] = ""
    money: Change = 0
    woods: bool = False
    risk: Name = ""


class Trail(Struct, forbid_unknown_fields=True):
    """The order in which tepees fill, and the building spaces that lie side by side."""

    tepee_order: list[Name]
    adjacent: list[tuple[Name, Name]]
    provenance: Provenance


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

    copies: Positive
    tasks: list[Task]
    points: Points
    penalty: Penalty
    starting: bool
    provenance: Provenance
    action: Action | None = None


class Supply(Struct, forbid_unknown_fields=True):
    """A tile of Kansas City's supply and how many of it are in each stack."""

    kind: Literal["hazard", "tepee", "worker"]
    stacks: tuple[Count, Count, Count]
    provenance: Provenance
    hazard: Hazard | Literal[""] = ""
    hand: HandColour | Literal[""] = ""
    points: Points = 0


class Face(Struct, forbid_unknown_fields=True):
    """A face of a building tile; a list inside `actions` is a slash."""

    actions: list[Action | list[Action]]
    provenance: Provenance
    craftsmen: Count = 0
    points: Points = 0
    hands: list[HandColour] = []


class Track(Struct, forbid_unknown_fields=True):
    """The railway."""

    spaces: Positive
    retreat_dollars: Dollars
    crosses: list[TrackSpace]
    provenance: Provenance


class Station(Struct, forbid_unknown_fields=True):
    """A station beside the railway."""

    after: Positive
    cost: Dollars
    points: Points
    corners: Corners
    master: bool
    provenance: Provenance


class Master(Struct, forbid_unknown_fields=True):
    """A station master tile."""

    points: Points
    per: Literal["workers", "objectives", "hazards", "tepee_pairs", "certificates"]
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
    placed_from_stack_1: Positive
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


class Components(Struct, forbid_unknown_fields=True):
    """All figures of the game."""

    space: dict[str, Space]
    trail: Trail
    hands: Hands
    breed: dict[str, Breed]
    cattle: dict[str, Cattle]
    purchase: list[Purchase]
    market: Market
    objective: dict[str, Objective]
    supply: dict[str, Supply]
    face: dict[str, Face]
    risk: dict[str, Action]
    track: Track
    station: dict[str, Station]
    master: dict[str, Master]
    city: dict[str, City]
    arrow: dict[str, Arrow]
    setup: SetupRules
    jobs: Jobs
    limits: Limits
    points: PointRules
    disc: dict[str, Disc]
    worker: dict[str, dict[int, Action]]
    auxiliary: dict[int, Action]
