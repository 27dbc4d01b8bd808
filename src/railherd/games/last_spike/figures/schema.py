"""The shape every Last Spike components file must have, and how large each figure may be."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Provenance = Literal["verified", "single-source", "reconstructed", "overlay"]
Name = Annotated[str, Meta(max_length=40)]
Money = Annotated[int, Meta(ge=0, le=1_000_000)]
Cost = Annotated[int, Meta(ge=1, le=1_000_000)]
Count = Annotated[int, Meta(ge=0, le=100)]
Positive = Annotated[int, Meta(ge=1, le=100)]
Coordinate = Annotated[int, Meta(ge=-10_000, le=10_000)]
Terrain = Literal["plains", "river", "bridge", "hills", "desert", "mountain", "trestle", "tunnel"]


class City(Struct, forbid_unknown_fields=True):
    """A city and where it is drawn."""

    name: Name
    x: Coordinate
    y: Coordinate
    provenance: Provenance


class Route(Struct, forbid_unknown_fields=True):
    """A route between two cities; how sure we are of its ends, letter and numbering."""

    ends: tuple[Name, Name]
    pair: Provenance
    letter: Provenance
    numbering: Provenance


class Space(Struct, forbid_unknown_fields=True):
    """One of the four spaces of a route."""

    cost: Cost
    terrain: Terrain
    x: Coordinate
    y: Coordinate
    provenance: Provenance


class Land(Struct, forbid_unknown_fields=True):
    """What a city pays an owner of one to five of its cards."""

    payouts: tuple[Money, Money, Money, Money, Money]
    provenance: Provenance


class Card(Struct, forbid_unknown_fields=True):
    """One land card."""

    price: Money
    provenance: Provenance


class MoneyRules(Struct, forbid_unknown_fields=True):
    """The chips and what each player starts with, by number of players."""

    unit: Cost
    start: dict[int, Cost]
    provenance: Provenance


class TileRules(Struct, forbid_unknown_fields=True):
    """Hands and the tile that leaves a two-player game."""

    hand: Positive
    unseen_with_two: Count
    provenance: Provenance


class TrackRules(Struct, forbid_unknown_fields=True):
    """What isolated track costs."""

    isolated_factor: Positive
    provenance: Provenance


class SaleRules(Struct, forbid_unknown_fields=True):
    """What the bank pays for land."""

    divisor: Positive
    provenance: Provenance


class SpikeRules(Struct, forbid_unknown_fields=True):
    """The two ends of the railway and the reward for joining them."""

    east: Name
    west: Name
    bonus: Money
    provenance: Provenance


class Components(Struct, forbid_unknown_fields=True):
    """All figures of the game."""

    city: dict[str, City]
    route: dict[str, Route]
    space: dict[str, Space]
    land: dict[str, Land]
    card: dict[str, Card]
    money: MoneyRules
    tiles: TileRules
    track: TrackRules
    sale: SaleRules
    spike: SpikeRules
