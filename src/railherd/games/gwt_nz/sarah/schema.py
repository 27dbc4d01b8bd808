"""The shape of Sarah's figures, and how large each may be."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from railherd.kit.figures.schema import Name, Provenance

Number = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=0, le=9)]
Breeds = Annotated[list[Name], Meta(min_length=1, max_length=9)]
Deed = Literal[
    "hire", "buy", "add", "sheep", "build", "place", "bonus", "path", "objective", "hazard", "card", "romney", "steps"
]


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

    without: list[Number]
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
