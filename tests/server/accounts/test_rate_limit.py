"""Token buckets: what they allow, how they refill, and that their memory is bounded."""

from __future__ import annotations

import pytest

from railherd.server.accounts import rate_limit
from railherd.server.accounts.rate_limit import RateLimit, address_key, hourly


class Clock:
    """A clock that moves only when a test sets it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def allowed(limit: RateLimit, key: str, tries: int) -> int:
    return sum(limit.allow(key) for _ in range(tries))


def test_a_burst_and_then_the_rate() -> None:
    clock = Clock()
    limit = RateLimit(2, 5, clock)
    assert allowed(limit, "ana", 10) == 5
    clock.now += 1
    assert allowed(limit, "ana", 10) == 2
    clock.now += 0.25
    assert allowed(limit, "ana", 10) == 0
    clock.now += 0.25
    assert allowed(limit, "ana", 10) == 1
    clock.now += 1000
    assert allowed(limit, "ana", 10) == 5


def test_asking_in_vain_costs_nothing() -> None:
    clock = Clock()
    limit = RateLimit(1, 1, clock)
    assert limit.allow("ana")
    for _ in range(9):
        clock.now += 0.1
        assert not limit.allow("ana")
    clock.now += 0.101
    assert limit.allow("ana")


def test_keys_do_not_share() -> None:
    limit = RateLimit(1, 3, Clock())
    assert allowed(limit, "ana", 5) == 3
    assert allowed(limit, "bo", 5) == 3


def test_how_long_to_wait() -> None:
    clock = Clock()
    limit = RateLimit(0.5, 1, clock)
    assert limit.wait("ana") == 0
    assert limit.allow("ana")
    assert limit.wait("ana") == pytest.approx(2)
    clock.now += 1.5
    assert limit.wait("ana") == pytest.approx(0.5)
    clock.now += 0.5
    assert limit.wait("ana") == 0
    assert limit.allow("ana")


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    limit = RateLimit(1, 10, clock)
    for number in range(500):
        limit.allow(f"guest {number}")
    assert len(limit) == 500
    clock.now += 10
    limit.allow("ana")
    assert len(limit) == 1


def test_a_bucket_in_use_is_not_forgotten() -> None:
    clock = Clock()
    limit = RateLimit(1, 10, clock)
    assert allowed(limit, "ana", 10) == 10
    for number in range(5):
        clock.now += 1
        limit.allow(f"guest {number}")
    assert allowed(limit, "ana", 10) == 5


def test_there_are_never_too_many_buckets() -> None:
    limit = RateLimit(0.001, 2, Clock(), max_buckets=100)
    for number in range(1000):
        allowed(limit, "ana", 1)
        limit.allow(f"guest {number}")
        assert len(limit) <= 100
    assert not limit.allow("ana")  # the client that asks most is not the one that is forgotten


def test_so_many_an_hour() -> None:
    clock = Clock()
    limit = hourly(rate_limit.GUESTS_PER_ADDRESS, clock)
    assert allowed(limit, "1.2.3.4", 100) == 60
    clock.now += 61
    assert allowed(limit, "1.2.3.4", 100) == 1


def test_the_figures() -> None:
    assert rate_limit.MESSAGE_BYTES == 65_536
    assert (rate_limit.LIVE_TABLES_PER_GUEST, rate_limit.GUESTS_PER_ADDRESS) == (20, 60)
    assert (rate_limit.LIVE_TABLES_PER_ADDRESS, rate_limit.COUNTED_DAYS) == (400, 30)


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.168.1.20", "192.168.1.20"),
        ("::ffff:192.168.1.20", "192.168.1.20"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "?"),
        ("", "?"),
    ],
)
def test_an_address_counts_by_household(address: str, key: str) -> None:
    assert address_key(address) == key


def test_what_is_charged_afterwards_may_be_more_than_there_is_or_nothing() -> None:
    limit = RateLimit(1.0, 10, clock=lambda: 0.0)
    limit.charge("a", 0.0)
    assert len(limit) == 0
    limit.charge("a", 25.0)
    assert limit.wait("a") == 16.0
    assert not limit.allow("a")
    assert limit.wait("b") == 0.0
