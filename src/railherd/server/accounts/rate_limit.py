"""Limits on how much one guest or one network address may ask of the server."""

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

MESSAGE_BYTES = 64 * 1024
LIVE_TABLES_PER_GUEST = 20
LIVE_TABLES_PER_ADDRESS = 400  # ten for each of forty people behind it
COUNTED_DAYS = 30  # older tables do not count for an address: nobody there may know whose they are
GUESTS_PER_ADDRESS = 60  # an hour
TABLES_PER_ADDRESS = 120  # new ones an hour
CODES_PER_ADDRESS = 30  # an hour; with so few guesses a one-time code stays unguessable
REPLAY_CPU_A_SECOND = 0.25  # seconds of CPU time for the replays of one address: never more than part of a core
REPLAY_CPU_AT_ONCE = 60  # seconds; a whole long game takes a few
HOUR_SECONDS = 3600.0

MAX_BUCKETS = 20_000  # a few megabytes, even if a client uses very many addresses
_NETWORK_BITS = 64  # of an IPv6 address: one household usually gets a /64 network


class _Bucket(NamedTuple):
    """The number of tokens in a bucket at a time."""

    tokens: float
    time: float


class RateLimit:
    """A bucket of tokens for each key: `burst` at once, then `rate` a second.

    A bucket that is full again is dropped. If there are more than `max_buckets`, the least recently used are dropped.
    """

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic, max_buckets: int = MAX_BUCKETS
    ) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._max_buckets = max_buckets
        self._buckets: dict[str, _Bucket] = {}  # least recently used first

    def __len__(self) -> int:
        """Return how many keys have a bucket."""
        return len(self._buckets)

    def allow(self, key: str) -> bool:
        """Take one token of a key; return False if it has none."""
        now = self._clock()
        tokens = self._tokens(key, now)
        allowed = tokens >= 1
        self._buckets.pop(key, None)
        self._buckets[key] = _Bucket(tokens - 1 if allowed else tokens, now)
        self._drop_buckets(now)
        return allowed

    def charge(self, key: str, tokens: float) -> None:
        """Take tokens for something whose cost is known only afterwards, even if a key has not so many."""
        now = self._clock()
        left = self._tokens(key, now) - tokens
        self._buckets.pop(key, None)
        self._buckets[key] = _Bucket(left, now)
        self._drop_buckets(now)

    def wait(self, key: str) -> float:
        """Return the seconds until `allow` returns True for a key."""
        return max(0.0, (1 - self._tokens(key, self._clock())) / self.rate)

    def _tokens(self, key: str, now: float) -> float:
        bucket = self._buckets.get(key)
        if bucket is None:
            return float(self.burst)
        return min(self.burst, bucket.tokens + (now - bucket.time) * self.rate)

    def _drop_buckets(self, now: float) -> None:
        while self._buckets and (
            len(self._buckets) > self._max_buckets or self._is_full(next(iter(self._buckets)), now)
        ):
            del self._buckets[next(iter(self._buckets))]

    def _is_full(self, key: str, now: float) -> bool:
        return self._tokens(key, now) >= self.burst


def hourly(count: int, clock: Callable[[], float] = time.monotonic) -> RateLimit:
    """Build a limit of `count` an hour, which may be used all at once."""
    return RateLimit(count / HOUR_SECONDS, count, clock)


def address_key(address: str) -> str:
    """Return the key by which a network address is limited; all addresses of an IPv6 /64 network share one."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return "?"
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    host_bits = parsed.max_prefixlen - _NETWORK_BITS
    return f"{IPv6Address(int(parsed) >> host_bits << host_bits)}/{_NETWORK_BITS}"
