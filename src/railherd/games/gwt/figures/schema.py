"""The shape every Great Western Trail components file must have, and how large each figure may be."""

from msgspec import Struct

from railherd.kit.figures.schema import (
    Change,
    Corners,
    Dollars,
    Name,
    Points,
    Positive,
    Provenance,
    SetupRules,
    TrackSpace,
    TrailComponents,
)
from railherd.kit.figures.schema import Space as TrailSpace


class Space(TrailSpace, forbid_unknown_fields=True):
    """A space of the trail; `money` is what a tepee there brings or costs."""

    money: Change = 0


class Trail(Struct, forbid_unknown_fields=True):
    """The order in which tepees fill, and the building spaces that lie side by side."""

    tepee_order: list[Name]
    adjacent: list[tuple[Name, Name]]
    provenance: Provenance


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


class Setup(SetupRules, forbid_unknown_fields=True):
    """Figures of the set-up."""

    placed_from_stack_1: Positive


class Components(TrailComponents, forbid_unknown_fields=True):
    """All figures of the game."""

    space: dict[str, Space]
    trail: Trail
    track: Track
    station: dict[str, Station]
    setup: Setup
