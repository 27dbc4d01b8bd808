"""Who came first, second and so on in a finished game."""

from collections.abc import Collection, Sequence
from typing import Any


def ranks(standings: Sequence[Sequence[int]], winners: Collection[int]) -> list[int]:
    """Return the rank of each seat, from 1: winners first, then the better standing; equal ones share a rank."""
    keys = [(seat in winners, () if seat in winners else tuple(standing)) for seat, standing in enumerate(standings)]
    return [1 + sum(other > key for other in keys) for key in keys]


def with_ranks(scores: list[dict[str, Any]], winners: Collection[int]) -> list[dict[str, Any]]:
    """Return the scores of a kept result with ranks; one from before ranks were kept is ranked by its totals."""
    if all("rank" in score for score in scores):
        return scores
    found = ranks([[score["total"]] for score in scores], winners)
    return [{**score, "rank": rank} for score, rank in zip(scores, found, strict=True)]
