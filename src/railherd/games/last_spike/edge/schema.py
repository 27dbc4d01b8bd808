"""The shape of a view of Last Spike, which the page's types are written from."""

from typing import Literal, TypedDict

from railherd.core.schema import View


class SpaceView(TypedDict):
    """A space of the map; `cost` is what a track costs now, null where one lies."""

    laid: bool
    isolated: bool
    cost: int | None


class RouteView(TypedDict):
    """A route between two cities: how many of its tracks are laid, and how many are missing."""

    ends: tuple[str, str]
    laid: int
    missing: int
    complete: bool


class PileView(TypedDict):
    """The land of a city; `payouts` are for one card, two and so on.

    `next_payout` is how many tracks the nearest one still lacks, null after the last.
    """

    open: bool
    top: str | None
    price: int | None
    payouts: list[int]
    paid_out: bool
    next_payout: int | None


class RailwayView(TypedDict):
    """How far the railway is.

    `whole` counts the tracks of the shortest way between its ends, `missing` those that are still to be laid. `tracks`
    lead without a gap from either end; once the ends are joined, they are the line between them. One more track on one
    of the `last_spaces` would join the ends.
    """

    whole: int
    missing: int
    tracks: list[str]
    last_spaces: list[str]


class PlayerView(TypedDict):
    """A player; `due` is what each city will pay at its next completed route."""

    seat: int
    cash: int | None
    tiles: int
    hand: list[str] | None
    land: dict[str, int]
    due: dict[str, int]
    land_price: int
    bankrupt: bool


class SpikeView(View):
    """A position of Last Spike as a seat sees it.

    The railway is to join the two `ends`, east first. `claims` names by space the city whose free land a track there
    would win.
    """

    first: int
    last_spike: int | None
    ends: tuple[str, str]
    pool: int
    railway: RailwayView
    claims: dict[str, str]
    map: dict[str, SpaceView]
    routes: dict[str, RouteView]
    land: dict[str, PileView]
    cards: dict[str, int | Literal["bank", "removed"]]
    prices: dict[str, int]
    players: list[PlayerView]


VIEW = SpikeView
