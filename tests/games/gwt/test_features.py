"""A seat's view as numbers for learning."""

from __future__ import annotations

from tests.games.gwt.table import table


def test_oneself_comes_first() -> None:
    match = table(3, money=[5, 6, 7], engine=["4", "5", "6"], asked=1, place=["n_a", "n_a", "n_a"])
    seen = match.features(2)
    assert [seen[f"player.{player}.money"] for player in range(3)] == [7, 5, 6]
    assert seen["asked"] == 3
    assert match.features(1)["asked"] == 1


def test_a_building_has_its_face_its_owner_and_its_fee() -> None:
    match = table(2, trail="p_a1=1-1", place="n_a")
    other, own = match.features(0), match.features(1)
    assert other["trail.p_a1.tile"] == own["trail.p_a1.tile"] > 0
    assert (other["trail.p_a1.owner"], own["trail.p_a1.owner"]) == (2, 1)
    assert other["trail.p_a1.fee"] > 0
    assert own["trail.p_a1.fee"] == 0
    assert other["trail.p_a2.tile"] == 0


def test_tiles_of_the_supply_are_no_building() -> None:
    seen = table(2, trail="h_flood_1=flood_green_2", place="n_a").features(0)
    assert seen["trail.h_flood_1.tile"] > seen["trail.n_g.tile"] > 0
    assert seen["trail.h_flood_1.owner"] == 0


def test_the_own_hand_is_seen_and_of_others_what_is_known() -> None:
    match = table(2, hand=["jersey*2 guernsey", "dutch_belt black_angus"], known=["", "dutch_belt"], place="n_a")
    seen = match.features(0)
    assert (seen["player.0.hand.jersey"], seen["player.0.hand.guernsey"]) == (2, 1)
    assert (seen["player.1.hand.dutch_belt"], seen["player.1.hand.black_angus"]) == (1, 0)
    assert seen["player.1.cards"] == 2


def test_masks_become_a_number_each() -> None:
    seen = table(2, place="n_a", cities="topeka wichita", stations="s2", workers="cowboy engineer*2").features(0)
    assert (seen["player.0.city.topeka"], seen["player.0.city.santa_fe"]) == (1, 0)
    assert (seen["player.0.station.s2"], seen["player.0.station.s1"]) == (1, 0)
    assert [seen[f"player.0.workers.{kind}"] for kind in ("cowboy", "craftsman", "engineer")] == [2, 1, 3]


def test_equally_many_at_every_moment() -> None:
    new, later = table(2, place="n_a"), table(2, at="n_b", hand="jersey", trail="p_a1=1-1")
    assert list(new.features(0)) == list(later.features(1))
