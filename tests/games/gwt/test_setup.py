"""Before the first turn: the board, the markets, the supply, and each player's start."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.gwt.table import cards, decision, money, new, offered, play, player, refused, story, table
from tests.kit.stock import words

SEATS = (2, 3, 4)
NEUTRAL = {f"n_{letter}": letter for letter in "abcdefg"}


def trail(dealt: str) -> dict[str, str]:
    """Return where the first stack's tiles lie after set-up, if it deals these."""
    dealt = " ".join(f"stack_1:{tile}" for tile in words(dealt))
    return {space: tile for space, tile in new(dealt=dealt).position()["trail"].items() if space[0] != "n"}


def test_a_master_beside_each_of_the_first_five_stations() -> None:
    match = new(dealt="masters:sm4 masters:sm2 masters:sm5 masters:sm1 masters:sm3")
    stations = match.view(None)["stations"]
    assert [stations[f"s{n}"].get("master") for n in range(1, 11)] == ["sm4", "sm2", "sm5", "sm1", "sm3", *[None] * 5]
    assert sorted(new(seed=9).position()["masters"]) == ["sm1", "sm2", "sm3", "sm4", "sm5"]


def test_masters_are_shuffled() -> None:
    assert len({tuple(new(seed=seed).position()["masters"]) for seed in range(12)}) > 6


def test_neutral_buildings_where_their_letters_are_printed() -> None:
    placed = {space: tile for space, tile in new().position()["trail"].items() if space[0] == "n"}
    assert placed == NEUTRAL


def test_neutral_buildings_shuffled_among_their_spaces() -> None:
    layouts = [new(seed=seed, neutral="shuffled").position()["trail"] for seed in range(12)]
    for layout in layouts:
        assert sorted(layout[space] for space in NEUTRAL) == list("abcdefg")
    assert len({tuple(layout[space] for space in NEUTRAL) for layout in layouts}) > 6


def test_everybody_uses_the_a_sides() -> None:
    assert new(4).view(None)["faces"] == [f"{n}a" for n in range(1, 11)]


def test_sides_at_random_one_for_all_players() -> None:
    dealt = " ".join(f"sides:{side}" for side in "abbabaabba")
    match = new(3, dealt=dealt, sides="random")
    faces = ["1a", "2b", "3b", "4a", "5b", "6a", "7a", "8b", "9b", "10a"]
    assert match.view(None)["faces"] == faces
    assert story(match)[12:22] == [f"- side_chosen {face}" for face in faces]


def test_the_supply_has_94_tiles() -> None:
    position = new(4).position()
    tiles = [tile for tile in position["trail"].values() if len(tile) > 1] + position["foresight"]
    tiles += [job for job in position["jobs"] if job] + [tile for pile in position["stacks"] for tile in pile["tiles"]]
    kinds = Counter(tile.partition("_")[0] for tile in tiles)
    assert kinds == {
        "flood": 6, "drought": 6, "rockfall": 6, "tepee": 22, "cowboy": 18, "craftsman": 18, "engineer": 18,
    }  # fmt: skip
    assert Counter(tile for tile in tiles if tile.startswith("tepee")) == {"tepee_green": 11, "tepee_blue": 11}


def test_tepees_go_to_the_lowest_money() -> None:
    assert trail("tepee_green tepee_blue tepee_blue tepee_green tepee_green tepee_blue tepee_blue") == {
        "t_m3": "tepee_green", "t_m2": "tepee_blue", "t_m1": "tepee_blue", "t_1": "tepee_green", "t_2": "tepee_green",
        "t_4": "tepee_blue", "t_6": "tepee_blue",
    }  # fmt: skip


def test_hazards_go_to_the_lowest_number_of_their_own_section() -> None:
    dealt = "flood_green_4 drought_black_2 flood_black_3 rockfall_green_2 drought_green_3 flood_green_2 flood_green_3"
    assert trail(dealt) == {
        "h_flood_1": "flood_green_4", "h_flood_2": "flood_black_3", "h_flood_3": "flood_green_2",
        "h_flood_4": "flood_green_3", "h_drought_1": "drought_black_2", "h_drought_2": "drought_green_3",
        "h_rockfall_1": "rockfall_green_2",
    }  # fmt: skip


def test_a_fifth_flood_goes_back_and_another_tile_is_drawn() -> None:
    """Case 12 and ruling 2: it returns to the first stack and does not count towards the seven."""
    floods = "flood_green_2 flood_green_3 flood_green_4*2 flood_black_2"
    dealt = words(f"{floods} tepee_blue*3")
    match = new(dealt=" ".join(f"stack_1:{tile}" for tile in dealt))
    told = story(match)
    assert "- tile_returned flood_black_2" in told
    assert [line for line in told if line.startswith("- tile_placed")] == [
        "- tile_placed flood_green_2 h_flood_1",
        "- tile_placed flood_green_3 h_flood_2",
        "- tile_placed flood_green_4 h_flood_3",
        "- tile_placed flood_green_4 h_flood_4",
        "- tile_placed tepee_blue t_m3",
        "- tile_placed tepee_blue t_m2",
        "- tile_placed tepee_blue t_m1",
    ]
    position = match.position()
    left = position["stacks"][0]["tiles"] + position["foresight"][:2]
    assert left.count("flood_black_2") == 1
    assert position["box"] == []


@pytest.mark.parametrize("seats", SEATS)
def test_seven_tiles_of_the_first_stack_lie_on_the_trail(seats: int) -> None:
    match = new(seats)
    assert len(match.position()["trail"]) == 7 + 7
    assert match.view(None)["stacks"] == [35 - 7 - 2, 33 - (2 * seats - 1) - 2, 26 - 2]


@pytest.mark.parametrize(("seats", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_workers_up_to_the_marker(seats: int, workers: int) -> None:
    """The first row is full, the second but for its last space, where the marker waits."""
    match = new(seats)
    jobs = match.position()["jobs"]
    rows = [[job for job in jobs[row * 4 : row * 4 + 4] if job] for row in range(12)]
    assert [len(row) for row in rows] == [seats, seats - 1, *[0] * 10]
    assert sum(match.view(None)["jobs"].values()) == workers
    assert match.view(None)["marker_row"] == 2
    assert all(job in ("cowboy", "craftsman", "engineer") for row in rows for job in row)


def test_workers_are_laid_in_the_order_drawn() -> None:
    match = new(2, dealt="stack_2:cowboy stack_2:engineer stack_2:craftsman")
    assert [key for key, count in match.view(None)["jobs"].items() if count] == [
        "1-cowboy",
        "1-engineer",
        "2-craftsman",
    ]


def test_two_foresight_tiles_of_each_stack() -> None:
    dealt = "stack_2:cowboy*3 stack_2:craftsman stack_2:engineer stack_3:tepee_blue stack_3:engineer"
    dealt = " ".join(f"{word.split(':')[0]}:{tile}" for word in dealt.split() for tile in words(word.split(":")[1]))
    foresight = new(dealt=dealt).view(None)["foresight"]
    assert [foresight[str(n)] for n in range(3, 7)] == ["craftsman", "engineer", "tepee_blue", "engineer"]
    assert all(foresight[n] is not None for n in "12")
    assert all(foresight[n] not in ("cowboy", "craftsman", "engineer") for n in "12")


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 13)])
def test_cattle_market(seats: int, size: int) -> None:
    match = new(seats)
    assert sum(match.view(None)["market"].values()) == size
    assert match.view(None)["market_stack"] == 36 - size
    position = match.position()
    assert Counter(position["market"] + position["market_stack"]) == {
        "holstein": 7, "brown_swiss": 7, "ayrshire": 7, "west_highland_3": 3, "west_highland_4": 3,
        "west_highland_5": 3, "texas_longhorn_5": 2, "texas_longhorn_6": 2, "texas_longhorn_7": 2,
    }  # fmt: skip


def test_the_open_cattle_lie_in_the_order_of_their_breeds() -> None:
    dealt = "texas_longhorn_5 ayrshire west_highland_4 holstein brown_swiss holstein west_highland_3"
    match = new(dealt=" ".join(f"market:{card}" for card in words(dealt)))
    in_order = "holstein holstein brown_swiss ayrshire west_highland_3 west_highland_4 texas_longhorn_5"
    assert match.position()["market"] == words(in_order)
    assert list(match.view(None)["market"]) == words(in_order)[1:]


def test_four_open_objectives() -> None:
    match = new(dealt="objectives:move_1 objectives:aux_sf objectives:gain2_3 objectives:aux_sf")
    assert match.view(None)["objectives"] == {"gain2_3": 1, "aux_sf": 2, "move_1": 1}
    assert match.view(None)["objective_stack"] == 20


@pytest.mark.parametrize("seats", SEATS)
def test_one_starting_objective_each_face_up(seats: int) -> None:
    match = new(seats)
    started = [seen["objectives"] for seen in match.view(None)["players"]]
    assert all(len(area) == 1 for area in started)
    assert len({area[0] for area in started}) == seats
    assert {area[0] for area in started} <= {"start_1", "start_2", "start_3", "start_4"}


@pytest.mark.parametrize("seats", SEATS)
def test_start_money_by_turn_order(seats: int) -> None:
    assert money(new(seats)) == [6, 7, 8, 9][:seats]


@pytest.mark.parametrize("seats", SEATS)
def test_four_cards_of_an_own_herd(seats: int) -> None:
    match = new(seats)
    for seat in range(seats):
        assert len(cards(match, seat).split()) == 4
        assert player(match, seat)["deck"] == 10
        assert player(match, seat)["discards"] == {}
        herd = Counter(words(f"{cards(match, seat)} {cards(match, seat, 'deck')}"))
        assert herd == {"jersey": 5, "dutch_belt": 3, "black_angus": 3, "guernsey": 3}


@pytest.mark.parametrize(("seats", "steps"), [(2, 3), (3, 3), (4, 4)])
def test_player_boards(seats: int, steps: int) -> None:
    match = new(seats)
    for seat in range(seats):
        own = player(match, seat)
        assert own["steps"] == steps
        assert own["hand_limit"] == 4
        assert own["certificates"] == 0
        assert own["certificate_limit"] == 3
        assert own["engine"] == "0"
        assert own["place"] is None
        assert own["workers"] == {"cowboy": 1, "craftsman": 1, "engineer": 1}
        assert own["unbuilt"] == list(range(1, 11))
        assert len(own["board"]) == 14
        assert all(own["board"].values())
        assert own["auxiliary"] == [1, 1, 0, 0, 0]
        assert (own["masters"], own["hazards"], own["tepees"]) == ([], [], {"green": 0, "blue": 0})


def test_the_first_seat_begins() -> None:
    match = new(3)
    assert (match.asked, decision(match), match.view(None)["turn"]) == (0, "place", 1)


def test_the_first_turn_is_on_any_neutral_building() -> None:
    match = new(3)
    assert offered(match) == [f"place {space}" for space in NEUTRAL]
    for space in ("start", "p_b1", "kc", "t_m3"):
        assert refused(match, f"place {space}") == "not_neutral"


def test_the_first_turn_is_not_on_a_private_building() -> None:
    """Neither another player's nor the player's own."""
    for asked in (0, 1):
        waiting = {"decision": "place", "seat": asked}
        match = table(place=["-", "-"], trail="p_b1=0-2", asked=asked, pending=waiting)
        assert refused(match, "place p_b1") == "not_neutral"


def test_the_first_turn_goes_straight_to_phase_b() -> None:
    match = play(new(2), "place n_f")
    assert (match.asked, decision(match)) == (0, "use")
    assert player(match)["place"] == "n_f"
    assert story(match)[-1] == "0 rancher_placed n_f"
    assert money(match) == [6, 7]


def test_ranchers_may_begin_on_the_same_building() -> None:
    """Case 8."""
    match = play(new(2), "place n_b", "done", "place n_b")
    assert match.view(None)["trail"]["n_b"]["ranchers"] == [0, 1]
    assert (match.asked, decision(match)) == (1, "use")


def test_the_second_turn_is_a_journey() -> None:
    match = play(new(2), "place n_b", "done", "place n_c", "done")
    assert (match.asked, decision(match)) == (0, "travel")
