"""The parts of a running server, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from importlib.metadata import version

from railherd.games.registry import games
from railherd.server.accounts.guests import Guests
from railherd.server.accounts.keys import server_key
from railherd.server.accounts.open_limit import SOCKETS_PER_ADDRESS, SOCKETS_PER_GUEST, OpenLimit
from railherd.server.accounts.rate_limit import (
    CODES_PER_ADDRESS,
    GUESTS_PER_ADDRESS,
    REPLAY_CPU_A_SECOND,
    REPLAY_CPU_AT_ONCE,
    TABLES_PER_ADDRESS,
    RateLimit,
    hourly,
)
from railherd.server.addresses import allowed_origins, shared_address
from railherd.server.bot_pool.pool import BotPool
from railherd.server.bundle import Bundle
from railherd.server.garbage import Garbage
from railherd.server.health import LOOK_SECONDS, Health
from railherd.server.hosting.control import new_token
from railherd.server.hosts import AllowedHosts, own_names
from railherd.server.live.registry import LiveTables
from railherd.server.live.table import milliseconds
from railherd.server.metrics import Metrics
from railherd.server.overload import Overload
from railherd.server.replay.desk import ReplayDesk
from railherd.server.settings import Settings
from railherd.server.sockets.hub import Hub
from railherd.server.store.contract import NotSaved, Store, Unreadable
from railherd.server.store.opening import open_store
from railherd.server.together import keep_in_step
from railherd.tables.pinned import installed_figures
from railherd.tables.presence import Presence
from railherd.tables.projection import Access
from railherd.words.catalogue import LANGUAGES, catalogue

REQUESTS_A_SECOND, REQUESTS_AT_ONCE = 20.0, 100
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20.0, 100
WARNINGS_A_SECOND, WARNINGS_AT_ONCE = 5.0, 100  # to whoever sends messages too fast, before the socket is closed
ADMIN_REQUESTS = 600  # an hour
TEND_SECONDS = 60.0
RING_SECONDS = 1.0

log = logging.getLogger("railherd.server")


class Services:
    """The parts of a server."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        key: bytes,
        clock: Callable[[], int],
        origins: frozenset[str],
        hosts: AllowedHosts,
        shared_address: str = "",
        monotonic: Callable[[], float] = time.monotonic,
        plugins: tuple[str, ...] = (),
    ) -> None:
        self.settings = settings
        self.store = store
        self.key = key  # of links and of the names of networks
        self.clock = clock
        self.metrics = Metrics()
        self.health = Health(store, self.metrics)
        self.overload = Overload(store)
        self.access = Access(key)
        self.hub = Hub(self.access, Presence(clock, monotonic, settings.absence_minutes))
        self.bot_pool = BotPool(settings.bot_workers, plugins=plugins)
        overlay = "" if settings.components is None else settings.components.read_text(encoding="utf-8")
        self.tables = LiveTables(store, self.access, self.hub, self.bot_pool, clock, overlay, store.company)
        self.guests = Guests(store, clock)
        self.origins = origins
        self.hosts = hosts
        self.shared_address = shared_address  # for other devices; "" if they cannot reach it
        self.requests = RateLimit(REQUESTS_A_SECOND, REQUESTS_AT_ONCE)
        self.messages = RateLimit(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self.patience = RateLimit(WARNINGS_A_SECOND, WARNINGS_AT_ONCE)
        self.sockets_of_guest = OpenLimit(SOCKETS_PER_GUEST, "server.too_many_sockets")
        self.sockets_of_address = OpenLimit(SOCKETS_PER_ADDRESS, "server.too_many_sockets_here")
        self.new_guests = hourly(GUESTS_PER_ADDRESS)
        self.new_tables = hourly(TABLES_PER_ADDRESS)
        self.codes = hourly(CODES_PER_ADDRESS)
        self.replay_cpu = RateLimit(REPLAY_CPU_A_SECOND, REPLAY_CPU_AT_ONCE)
        self.admin_tries = hourly(ADMIN_REQUESTS)
        self.version = version("railherd")
        self.bundle = Bundle()
        self.replays = ReplayDesk()
        self.local_token = new_token()  # for commands on this machine
        self.started = time.monotonic()

    @property
    def ready(self) -> bool:
        """Whether data of an earlier version is brought up to date, and everything works."""
        return self.health.ready

    def log_request(self, path: str, status: int, seconds: float) -> None:
        """Log an answered request, without its query string, which may contain secrets."""
        log.info("request", extra={"path": path, "status": status, "ms": round(seconds * 1000, 1)})

    async def close(self) -> None:
        """Disconnect every client, finish the changes in progress and close the store."""
        for client in list(self.hub.clients):
            client.stop()
        await self.tables.close()
        await self.bot_pool.close()
        await self.replays.close()
        await self.store.close()


@asynccontextmanager
async def open_services(
    settings: Settings,
    port: int,
    addresses: Sequence[str] = (),
    clock: Callable[[], int] = milliseconds,
    monotonic: Callable[[], float] = time.monotonic,
    store: Store | None = None,
    plugins: tuple[str, ...] = (),
) -> AsyncIterator[Services]:
    """Open a server's parts on its data, which is locked; close them when the block ends.

    `plugins` are modules with more bots, which the worker processes import.
    """
    opened = store if store is not None else await open_store(settings)
    try:
        await asyncio.to_thread(_read_ahead)
        key = await server_key(opened)
    except BaseException:
        await opened.close()
        raise
    origins = allowed_origins(port, settings.public_url, addresses)
    hosts = AllowedHosts((*own_names(), settings.host, settings.public_host, *settings.allow_host))
    shared = shared_address(settings.public_url, addresses, port)
    services = Services(settings, opened, key, clock, origins, hosts, shared, monotonic, plugins)
    works = (
        _tend_tables(services),
        _ring_clocks(services),
        services.health.keep_looking(),
        services.overload.keep_measuring(),
        keep_in_step(opened.company, services.tables, services.hub),
    )
    background = [asyncio.create_task(work) for work in works]
    try:
        yield services
    finally:
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        await services.close()


def _read_ahead() -> None:
    """Read the figures of all games and the texts of all languages, so that no first visitor waits for them."""
    for game in games():
        installed_figures(game, "")
    for language in LANGUAGES:
        catalogue(language)


async def _tend_tables(services: Services) -> None:
    """Bring tables of earlier versions up to date; wake those where the server must act, and let idle ones go."""
    tables = services.tables
    while not services.health.loaded:
        try:
            await tables.fold(live=True)
            services.health.loaded = True
        except Exception:  # perhaps the disk comes back
            log.exception("the live tables cannot be listed")
            await asyncio.sleep(LOOK_SECONDS)
    garbage = Garbage(time.monotonic)
    finished = False  # whether the finished tables of earlier versions are up to date
    while True:
        try:
            services.metrics.tally()
            tables.evict()
            garbage.collect(len(services.hub.clients), services.hub.left)
            await tables.wake(services.clock() + int(TEND_SECONDS * 1000))
            if not finished:
                await tables.fold(live=False)
                finished = True
        except Exception:
            log.exception("the tables cannot be tended")
        await asyncio.sleep(TEND_SECONDS)


async def _ring_clocks(services: Services) -> None:
    """Tell people whose time has run out; `_tend_tables` has loaded the tables where it will."""
    while True:
        await asyncio.sleep(RING_SECONDS)
        try:
            await services.tables.ring()
        except (NotSaved, Unreadable):  # which `health` reports
            log.debug("the clocks cannot ring now")
        except Exception:
            log.exception("the clocks cannot ring")
