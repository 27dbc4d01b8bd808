"""How much one guest or one address may ask of the server."""

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from railherd.core.names import MAX_NAME_LENGTH

MESSAGE_BYTES = 64 * 1024
NAME_LENGTH = MAX_NAME_LENGTH
CHAT_LENGTH = 500
LIVE_TABLES_PER_GUEST = 20
GUESTS_PER_ADDRESS = 60  # an hour
CODES_PER_ADDRESS = 30  # an hour; with so few guesses a one-time code stays unguessable
FILMS_PER_ADDRESS = 300  # an hour, each of which may take a fraction of a second to replay
HOUR = 3600.0

MOST_BUCKETS = 20_000  # a few megabytes at most, however many addresses somebody makes up
_NETWORK_BITS = 64  # of an IPv6 address: what one household gets


class _Bucket(NamedTuple):
    """How many tokens there were at a time."""

    tokens: float
    time: float


class RateLimit:
    """A bucket of tokens for each key: `burst` at once, then `rate` a second.

    A bucket that is full again is forgotten. Should there ever be more than `most`, those longest unused go first.
    """

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic, most: int = MOST_BUCKETS
    ) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._most = most
        self._buckets: dict[str, _Bucket] = {}  # the one longest unused stands first

    def __len__(self) -> int:
        """How many keys it remembers."""
        return len(self._buckets)

    def allow(self, key: str) -> bool:
        """Take one token for this key; False if it has none."""
        now = self._clock()
        tokens = self._tokens(key, now)
        allowed = tokens >= 1
        self._buckets.pop(key, None)
        self._buckets[key] = _Bucket(tokens - 1 if allowed else tokens, now)
        self._forget(now)
        return allowed

    def wait(self, key: str) -> float:
        """Seconds until `allow` says yes to this key."""
        return max(0.0, (1 - self._tokens(key, self._clock())) / self.rate)

    def _tokens(self, key: str, now: float) -> float:
        bucket = self._buckets.get(key)
        if bucket is None:
            return float(self.burst)
        return min(self.burst, bucket.tokens + (now - bucket.time) * self.rate)

    def _forget(self, now: float) -> None:
        while len(self._buckets) > self._most or self._is_full(next(iter(self._buckets)), now):
            del self._buckets[next(iter(self._buckets))]

    def _is_full(self, key: str, now: float) -> bool:
        return self._tokens(key, now) >= self.burst


def hourly(count: int, clock: Callable[[], float] = time.monotonic) -> RateLimit:
    """So many an hour, all at once if somebody likes."""
    return RateLimit(count / HOUR, count, clock)


def address_key(address: str) -> str:
    """The key by which a network address is limited: an IPv6 household counts as one, whatever address it takes."""
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
