"""What everyone can count before the end: a seat's cattle, its points so far, what its objectives score."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt.table import play, table

SAN_FRANCISCO = "san_francisco*2"


def own(match: Match, viewer: int | None = 0, seat: int = 0) -> dict[str, Any]:
    """Return a player as seen by a viewer."""
    found: dict[str, Any] = match.view(viewer)["players"][seat]
    return found


def judged(match: Match) -> list[tuple[str, int]]:
    return [(card["card"], card["points"]) for card in own(match)["judged"]]


def ended(**given: Any) -> Match:
    """Return a game in which seat 0 has just taken the last turn."""
    return play(table(marker=1, at="n_b", **given), "done")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_cattle_is_counted_wherever_it_lies(viewer: int | None) -> None:
    match = table(hand="jersey holstein", deck="jersey guernsey aux_sf", discards="holstein ayrshire gain2_1")
    assert own(match, viewer)["cattle"] == {"jersey": 2, "guernsey": 1, "holstein": 2, "ayrshire": 1}


def test_the_draw_pile_is_known_to_its_owner_alone() -> None:
    match = table(hand="jersey", deck="guernsey*2 aux_sf", discards="holstein")
    assert own(match)["pile"] == {"guernsey": 2, "aux_sf": 1}
    assert own(match, 1)["pile"] is None
    assert own(match, None)["pile"] is None


def test_draw_piles_are_open_at_the_end() -> None:
    match = ended(hand="jersey*4", deck="guernsey*2")
    assert own(match, 1)["pile"] == {"guernsey": 2}


def test_points_so_far_are_those_of_the_score_pad() -> None:
    match = table(money=25, trail="p_a1=0-10", hazards="flood_green_4", workers="cowboy*4", deck="ayrshire")
    assert own(match, 1)["points"] == list(match.scores()[0]["lines"].values())
    assert own(match, 1)["points"] == [5, 13, 0, 0, 4, 3, 0, 0, 4, 0, 0]


@pytest.mark.parametrize("pile", ["hand", "deck", "discards"])
def test_unplayed_objectives_are_no_points_yet(pile: str) -> None:
    """The points of another seat do not tell which cards it holds."""
    holding: dict[str, Any] = {pile: "jersey aux_sf"}
    not_holding: dict[str, Any] = {pile: "jersey"}
    with_card, without = table(**holding, cities=SAN_FRANCISCO), table(**not_holding, cities=SAN_FRANCISCO)
    assert own(with_card, 1)["points"] == own(without, 1)["points"]
    assert own(with_card)["points"] == own(without)["points"]


def test_unplayed_objectives_are_points_at_the_end() -> None:
    match = ended(hand="jersey*4", deck="aux_sf", cities=SAN_FRANCISCO)
    assert own(match, 1)["points"] == list(match.scores()[0]["lines"].values())
    assert judged(match)[-1] == ("aux_sf", 5)


def test_an_objective_scores_or_costs() -> None:
    assert judged(table(objectives="aux_sf start_4", cities=SAN_FRANCISCO)) == [("aux_sf", 5), ("start_4", 0)]
    assert judged(table(objectives="aux_sf start_4")) == [("aux_sf", -3), ("start_4", 0)]


def test_a_thing_serves_one_card_and_the_dearest() -> None:
    """Two buildings and two hazards: the dear card of the two, though the cheap one lies first."""
    two: dict[str, Any] = {"trail": "p_a1=0-1 p_a2=0-2", "hazards": "flood_green_2 flood_green_3"}
    assert judged(table(objectives="draw_3 move_3 start_4", **two)) == [("draw_3", -2), ("move_3", 5), ("start_4", 0)]


def test_an_unplayed_card_that_would_only_cost_is_left_out() -> None:
    match = ended(hand="jersey*4", deck="aux_sf*2", cities="san_francisco")
    assert judged(match)[1:] == [("aux_sf", 5)]


def test_a_failed_card_is_added_where_a_station_master_pays_for_it() -> None:
    """The smallest penalty comes first: gain2_1 costs 2, aux_sf 3; a pair in the area brings 3."""
    match = ended(hand="jersey*4", deck="aux_sf gain2_1", masters="sm2")
    assert judged(match)[1:] == [("gain2_1", -2)]
    assert judged(ended(hand="jersey*4", deck="aux_sf gain2_1"))[1:] == []


@pytest.mark.parametrize(
    "given",
    [
        {"deck": "engine_3 gain2_3 gain2_4", "trail": "p_a1=0-1 p_a2=0-2", "tepees": "tepee_green*2 tepee_blue*3"},
        {"deck": "engine_1", "objectives": "draw_2 start_4", "discards": "texas_longhorn_5 holstein west_highland_3"},
        {"deck": "draw_1 draw_2 draw_3 aux_sf", "objectives": "move_3 aux_sf start_4", "cities": "san_francisco"},
    ],
)
@pytest.mark.parametrize("masters", ["", "sm2"])
def test_judged_cards_add_up_to_the_line_of_the_pad(given: dict[str, str], masters: str) -> None:
    match = ended(hand="jersey*4", masters=masters, **given)
    assert sum(points for _, points in judged(match)) == match.scores()[0]["lines"]["objectives"]
