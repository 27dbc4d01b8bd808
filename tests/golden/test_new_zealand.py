"""The golden games of New Zealand show every action, tile, card, harbour and post, and all of Sarah's cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import pytest

from railherd.games.gwt_nz.figures.lookup import BONUS_TILE
from tests.games.gwt_nz.stock import GAME
from tests.golden.games import games_of
from tests.golden.story import story

NAMES = GAME.names
FACES = NAMES["face"]
BONUS_TILES = [tile for tile, kind in zip(NAMES["supply"], GAME.figures.tile_kind, strict=True) if kind == BONUS_TILE]
PLAYED = ["sheepdog", "ferry", "kotare", *(f"set_{number}" for number in (1, 2, 4, 5, 6))]
BONUS_OBJECTIVES = [f"set_{number}" for number in (8, 9, 10)]


@cache
def told() -> frozenset[str]:
    """Return all that happens in any of the games, without the seats."""
    return frozenset(line.partition(" ")[2] for match in games_of("gwt_nz") for line in story(match))


@cache
def records() -> list[list[str]]:
    """Return the records of all games, line by line."""
    return [match.record().splitlines() for match in games_of("gwt_nz")]


def happens(beginning: str) -> bool:
    return any(line == beginning or line.startswith(f"{beginning} ") for line in told())


def missing(event: str, things: Sequence[str]) -> list[str]:
    return [thing for thing in things if not happens(f"{event} {thing}")]


def test_there_are_at_least_thirty() -> None:
    assert len(games_of("gwt_nz")) >= 30


def test_every_action_of_every_face_and_every_risk_action_is_used() -> None:
    actions = [name for name in NAMES["action"] if name.partition(".")[0] in (*FACES, "risk")]
    assert len(actions) > 70
    assert missing("action_used", actions) == []


def test_every_kind_of_bonus_tile_is_invested_in() -> None:
    assert missing("bonus_taken", BONUS_TILES) == []


def test_every_card_that_is_played_is_played_and_the_sheep_of_bonus_sets_are_taken() -> None:
    assert missing("card_shown", PLAYED) == []
    assert missing("objective_played", BONUS_OBJECTIVES) == []
    assert missing("card_taken", ["romney", "set_3", "set_7"]) == []


def test_every_harbour_is_upgraded_and_every_master_appointed() -> None:
    stations = NAMES["station"]
    assert missing("station_upgraded", stations) == []
    assert missing("storehouse_placed", [harbour for harbour in NAMES["harbour"] if harbour not in stations]) == []
    assert missing("master_appointed", NAMES["master"]) == []


def test_every_post_is_delivered_to() -> None:
    assert missing("delivered", NAMES["city"]) == []


@pytest.mark.parametrize("use", ["1", "2", "shropshire"])
def test_exchange_tokens_are_used_in_the_turns_of_others(use: str) -> None:
    found = [
        (before, line)
        for record in records()
        for before, line in zip(record, record[1:], strict=False)
        if re.match(rf"\d! exchange {use}\b", line) and re.match(r"\d ", before) and before[0] != line[0]
    ]
    assert found


def test_sarah_turns_up_all_her_cards_at_all_levels() -> None:
    assert missing("sarah_card", NAMES["sarah_card"]) == []
    levels = {match.setup.options.get("difficulty") for match in games_of("gwt_nz")}
    assert {"easy", "medium", "hard"} <= levels


def test_the_game_is_ended_by_first_and_last_players_by_a_person_and_by_sarah_and_shared() -> None:
    ended = {
        (len(match.seats), line[0]) for match in games_of("gwt_nz") for line in story(match) if "marker_taken" in line
    }
    assert {(2, "0"), (2, "1"), (4, "3")} <= ended
    alone = [match for match in games_of("gwt_nz") if match.setup.seats == 1]
    assert {line[0] for match in alone for line in story(match) if "marker_taken" in line} == {"0", "1"}
    assert any(len(match.winners()) > 1 for match in games_of("gwt_nz"))
