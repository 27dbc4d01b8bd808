"""The shape of a view of Great Western Trail, which the page's types are written from."""

from typing import TypedDict

from railherd.kit.edge.schema import TrailPlayer, TrailTable


class Tepees(TypedDict):
    """The tepees that a player has taken."""

    green: int
    blue: int


class Delivery(TypedDict):
    """What a delivery to a city would cost and bring."""

    transport: int
    points: int
    objectives: int


class GwtPlayer(TrailPlayer):
    """A player; `deliveries` are null for other players than the viewer.

    `toll` is what the hands of the player's buildings cost the viewer together.
    """

    toll: int
    engine: str
    tepees: Tepees
    deliveries: dict[str, Delivery] | None


class GwtView(TrailTable):
    """A position of Great Western Trail as a seat sees it."""

    rail: dict[str, list[int]]
    players: list[GwtPlayer]


VIEW = GwtView
