"""The shape every Last Spike components file must have."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Provenance = Literal["verified", "single-source", "reconstructed", "overlay"]
Money = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Terrain = Literal["plains", "river", "bridge", "hills", "desert", "mountain", "trestle", "tunnel"]


class City(Struct, forbid_unknown_fields=True):
    """A city and where it is drawn."""

    name: str
    x: int
    y: int
    provenance: Provenance


class Route(Struct, forbid_unknown_fields=True):
    """A route between two cities; how sure we are of its ends, letter and numbering."""

    ends: tuple[str, str]
    pair: Provenance
    letter: Provenance
    numbering: Provenance


class Space(Struct, forbid_unknown_fields=True):
    """One of the four spaces of a route."""

    cost: Positive
    terrain: Terrain
    x: int
    y: int
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

    unit: Positive
    start: dict[int, Positive]
    provenance: Provenance


class TileRules(Struct, forbid_unknown_fields=True):
    """Hands and the tile that leaves a two-player game."""

    hand: Positive
    unseen_with_two: Money
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

    east: str
    west: str
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
