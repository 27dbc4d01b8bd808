"""The shape every New Zealand components file must have, and how large each figure may be."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from railherd.kit.figures.schema import (
    Action,
    Coordinate,
    Corners,
    Count,
    Dollars,
    Name,
    PointRules,
    Points,
    Positive,
    Provenance,
    SetupRules,
    TrailComponents,
)
from railherd.kit.figures.schema import Breed as TrailBreed
from railherd.kit.figures.schema import City as TrailCity
from railherd.kit.figures.schema import Disc as TrailDisc
from railherd.kit.figures.schema import Jobs as TrailJobs
from railherd.kit.figures.schema import Limits as TrailLimits
from railherd.kit.figures.schema import Purchase as TrailPurchase
from railherd.kit.figures.schema import Space as TrailSpace
from railherd.kit.figures.schema import Supply as TrailSupply

Wool = Annotated[int, Meta(ge=0, le=20)]
Gold = Annotated[int, Meta(ge=0, le=20)]
PathSpace = Annotated[int, Meta(ge=0, le=60)]
Storehouses = Annotated[int, Meta(ge=1, le=20)]
PostKind = Literal["local", "foreign", "wool", "foreign_wool"]
HarbourKind = Literal["small", "medium", "large"]


CardNumber = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=0, le=9)]
Breeds = Annotated[list[Name], Meta(min_length=1, max_length=9)]
Deed = Literal[
    "hire", "buy", "add", "sheep", "build", "place", "bonus", "path", "objective", "hazard", "card", "romney", "steps"
]


class Space(TrailSpace, forbid_unknown_fields=True):
    """A space of the trail; `path` is the space of the pathfinder track that building there needs."""

    path: PathSpace = 0


class Breed(TrailBreed, forbid_unknown_fields=True, kw_only=True):
    """A breed of sheep."""

    wool: Wool
    price_class: Count = 0


class Purchase(TrailPurchase, forbid_unknown_fields=True):
    """One way to buy sheep, which may bring exchange tokens."""

    tokens: Count = 0


class Card(Struct, forbid_unknown_fields=True):
    """A card that is played for its action."""

    points: Points
    action: Action
    provenance: Provenance
    ferry: bool = False


class Stack(Struct, forbid_unknown_fields=True):
    """A stack of the deck-building supply, or a set of bonus cards."""

    copies: Count
    provenance: Provenance


class Slot(Struct, forbid_unknown_fields=True):
    """A place for one set of bonus cards."""

    gold: Gold
    provenance: Provenance


class Supply(TrailSupply, forbid_unknown_fields=True):
    """A tile of the supply: a worker, a hazard with its card, or a bonus tile with its costs and gains."""

    take: Name = ""
    pay: Dollars = 0
    gold: Gold = 0
    remove: Count = 0
    permanent: Count = 0
    wool: Wool = 0
    gain: Action | None = None


class Water(Struct, forbid_unknown_fields=True):
    """A water space of the sea routes."""

    to: list[Name]
    x: Coordinate
    y: Coordinate


class Harbour(Struct, forbid_unknown_fields=True):
    """A harbour beside a water space."""

    kind: HarbourKind
    at: Name
    cost: Dollars
    points: Points
    provenance: Provenance
    corners: Corners = "white"
    action: Action | None = None
    post: Name = ""
    last: bool = False


class Link(Struct, forbid_unknown_fields=True):
    """What storehouses in two harbours are worth together."""

    to: Name
    points: Points
    provenance: Provenance


class City(TrailCity, forbid_unknown_fields=True, kw_only=True):
    """A trading post."""

    kind: PostKind
    transport: Dollars
    take: Name = ""
    objective: bool = False


class Disc(TrailDisc, forbid_unknown_fields=True):
    """A disc space of the player board."""

    wool: Wool = 0
    permanent: Count = 0


class Pair(Struct, forbid_unknown_fields=True):
    """A pair of storehouses of the player board."""

    provenance: Provenance
    action: Action | None = None
    permanent: Count = 0
    points: Points = 0


class Setup(SetupRules, forbid_unknown_fields=True):
    """Figures of the set-up."""

    cards: list[Positive]
    tokens: Count
    gold: Gold
    first_tiles: dict[int, Count]
    bonus_cards: dict[int, Positive]


class Jobs(TrailJobs, forbid_unknown_fields=True):
    """The market of bonus tiles."""

    flip_after: list[Count]


class Hiring(Struct, forbid_unknown_fields=True):
    """The job market."""

    cost: list[Dollars]
    provenance: Provenance


class Track(Struct, forbid_unknown_fields=True):
    """The pathfinder track."""

    spaces: Annotated[int, Meta(ge=1, le=60)]
    gold: dict[int, Gold]
    step_tile: dict[int, PathSpace]
    choice: PathSpace
    beyond: Dollars
    points: dict[int, Points]
    provenance: Provenance


class Limits(TrailLimits, forbid_unknown_fields=True):
    """The limits that each player starts with."""

    certificate_gold: dict[int, Gold]
    gold: Gold
    step_tile: list[Annotated[int, Meta(ge=0, le=6)]]


class Exchange(Struct, forbid_unknown_fields=True):
    """What exchange tokens do."""

    cards: Annotated[int, Meta(ge=1, le=6)]
    together: Annotated[int, Meta(ge=1, le=6)]
    removes: Name
    gold: Gold
    provenance: Provenance


class TaskRules(Struct, forbid_unknown_fields=True):
    """How much some tasks of objective cards ask for."""

    post: Positive
    shearers: Positive
    path: Positive
    craftsmen: Positive
    provenance: Provenance


class BuildingRules(Struct, forbid_unknown_fields=True):
    """What a new building on the trail brings."""

    gold: Gold
    provenance: Provenance


class SarahAction(Struct, forbid_unknown_fields=True):
    """Something that she does. `least`: only with so many workers in the row of the card."""

    do: Deed
    count: Few = 0
    first: Literal["", "cheapest", "specialised"] = ""
    sheep: list[Name] = []
    least: Few = 0


class SarahCard(Struct, forbid_unknown_fields=True):
    """One of her cards."""

    actions: Annotated[list[SarahAction], Meta(max_length=4)]
    provenance: Provenance
    steps: Few = 0
    per: Name = ""
    row: Name = ""
    otherwise: Annotated[list[SarahAction], Meta(max_length=4)] = []


class SarahLevel(Struct, forbid_unknown_fields=True):
    """How hard she plays."""

    without: list[CardNumber]
    first: Name
    provenance: Provenance


class SarahReward(Struct, forbid_unknown_fields=True):
    """The stack of the card that a worker on a space brings."""

    take: Name
    provenance: Provenance


class SarahSpace(Struct, forbid_unknown_fields=True):
    """A space of her board with an action at once."""

    provenance: Provenance
    harbour: bool = False
    post: Name = ""


class SarahColumn(Struct, forbid_unknown_fields=True):
    """A column of her sheep market tile."""

    sheep: Annotated[list[Breeds], Meta(min_length=1, max_length=4)]
    provenance: Provenance


class SarahRules(Struct, forbid_unknown_fields=True):
    """All that only she has."""

    level: dict[str, SarahLevel]
    reward: dict[int, SarahReward]
    space: dict[str, dict[int, SarahSpace]]
    market: dict[int, SarahColumn]
    card: dict[int, SarahCard]


class Components(TrailComponents, forbid_unknown_fields=True):
    """All figures of the game."""

    space: dict[str, Space]
    breed: Mapping[str, Breed]
    purchase: list[Purchase]
    card: dict[str, Card]
    stock: dict[str, Stack]
    bonus: dict[str, Stack]
    slot: dict[str, Slot]
    supply: Mapping[str, Supply]
    water: dict[str, Water]
    harbour: dict[str, Harbour]
    link: dict[str, Link]
    city: Mapping[str, City]
    disc: Mapping[str, Disc]
    pair: dict[int, Pair]
    setup: Setup
    jobs: Jobs
    hiring: Hiring
    track: Track
    limits: Limits
    points: PointRules
    exchange: Exchange
    tasks: TaskRules
    building: BuildingRules
    sarah: SarahRules
