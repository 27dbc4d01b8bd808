"""A growing list behaves as a list whose copies are independent, though they share what they have in common."""

from __future__ import annotations

import random

import pytest

from railherd.core.playing.growing import Growing


def test_copies_go_their_own_ways() -> None:
    """Random copies, additions and cuts: each copy is what a plain list would be."""
    rng = random.Random(1)
    pairs: list[tuple[Growing[int], list[int]]] = [(Growing(), [])]
    for number in range(5000):
        growing, plain = rng.choice(pairs)
        match rng.randrange(4):
            case 0 if len(pairs) < 50:
                pairs.append((growing.copy(), plain[:]))
            case 1:
                growing.append(number)
                plain.append(number)
            case 2:
                growing.extend([number, -number])
                plain += [number, -number]
            case 3 if rng.random() < 0.2:
                kept = rng.randint(0, len(plain))
                growing.cut(kept)
                del plain[kept:]
        assert all(list(one) == other and len(one) == len(other) for one, other in pairs)


def test_it_is_read_as_a_list_is() -> None:
    plain = list(range(10))
    growing = Growing([*plain, 10, 11])
    growing.cut(10)
    assert growing == plain
    assert growing != [*plain, 10]
    assert Growing(plain) == growing
    assert (growing[0], growing[-1], growing[9]) == (0, 9, 9)
    for part in (slice(3), slice(-3, None), slice(2, 100), slice(None, None, -1), slice(1, 9, 3), slice(8, 2)):
        assert growing[part] == plain[part]
    for beyond in (10, -11):
        with pytest.raises(IndexError):
            growing[beyond]


def test_whoever_goes_on_alone_copies_nothing() -> None:
    first = Growing(range(1000))
    second = first.copy()
    second.append(1000)
    third = second.copy()
    third.append(1001)
    assert first._items is second._items is third._items
    second.append(-1)
    assert second._items is not third._items
    assert (list(third)[-1], list(second)[-1], len(first)) == (1001, -1, 1000)
