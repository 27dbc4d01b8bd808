"""The ranks of a finished game: winners first, then the better standing, equal ones together."""

from __future__ import annotations

from railherd.core.ranking import ranks, with_ranks


def test_the_better_standing_comes_first() -> None:
    assert ranks([[5, 9], [7, 0], [6, 1]], [1]) == [3, 1, 2]


def test_a_tie_is_broken_by_what_comes_next() -> None:
    assert ranks([[9, 0], [5, 2], [5, 3]], [0]) == [1, 3, 2]


def test_whom_the_rules_name_comes_first_even_before_a_richer_one() -> None:
    assert ranks([[9], [7]], [1]) == [2, 1]


def test_equal_ones_share_a_rank_and_the_next_rank_is_left_out() -> None:
    assert ranks([[1], [5], [5]], [1, 2]) == [3, 1, 1]
    assert ranks([[9], [5], [5], [2]], [0]) == [1, 2, 2, 4]


def test_a_result_from_before_ranks_were_kept_gets_them_by_its_totals() -> None:
    kept = [{"seat": 0, "total": 4}, {"seat": 1, "total": 8}]
    assert [score["rank"] for score in with_ranks(kept, [1])] == [2, 1]


def test_ranks_that_were_kept_stay() -> None:
    kept = [{"seat": 0, "total": 4, "rank": 1}, {"seat": 1, "total": 4, "rank": 2}]
    assert with_ranks(kept, [0]) == kept
