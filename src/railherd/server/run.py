"""Run a server until a signal stops it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

import uvicorn

from railherd.bots.process import tune_gc
from railherd.core.problem import Problem
from railherd.server.accounts.keys import first_admin_token
from railherd.server.accounts.rate_limit import MESSAGE_BYTES
from railherd.server.addresses import free_port, lan_addresses
from railherd.server.app import make_app
from railherd.server.hosting.banner import Start
from railherd.server.hosting.browser import open_browser
from railherd.server.hosting.control import Control, control_file
from railherd.server.logs import set_up_logs, should_log
from railherd.server.services import Services, open_services
from railherd.server.settings import Settings
from railherd.server.store.contract import NotSaved, Unreadable
from railherd.server.store.opening import place_of
from railherd.server.store.sqlite import NAME
from railherd.server.transport.files import raise_file_limit
from railherd.server.transport.gate import Gate
from railherd.server.transport.http import GatedConfig, HttpProtocol
from railherd.server.transport.listener import Listener
from railherd.server.transport.websocket import WebSocketProtocol

GOODBYE_SECONDS = 5
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)

# The server stands still while garbage is collected, so often only what is youngest is looked at: that takes a
# millisecond or two. For the rest see `garbage.Garbage`.
GC_THRESHOLDS = (10_000, 1_000_000, 1_000_000)

# So long another thread waits at most until this one, which is nearly always busy, lets it go on: the one that writes
# does so several times in each transaction.
SWITCH_SECONDS = 0.0005

# X-Forwarded-For is trusted only from a proxy on this machine, unless uvicorn's variable names others: any other client
# could invent addresses and so escape the rate limits.
TRUSTED_PROXIES = "127.0.0.1,::1"
TRUSTED_VARIABLE = "FORWARDED_ALLOW_IPS"


def serve(settings: Settings, announce: Callable[[Start], None]) -> None:
    """Serve until a signal comes; call `announce` once everything is open. Raise `Problem` if that fails."""
    set_up_logs(settings.log)
    try:
        asyncio.run(_serve(settings, announce))
    except KeyboardInterrupt:
        return
    except (NotSaved, Unreadable) as error:
        raise _unusable(settings, error) from error


def _unusable(settings: Settings, error: NotSaved | Unreadable) -> Problem:
    """Return why a server cannot start on what it finds."""
    if settings.database:
        arguments = {"database": place_of(settings), "detail": str(error)}
        return Problem("server.database_unusable", arguments)
    key = "server.data_damaged" if isinstance(error, Unreadable) else "server.data_unusable"
    return Problem(key, {"file": str(settings.data / NAME), "detail": str(error)})


async def _serve(settings: Settings, announce: Callable[[Start], None]) -> None:
    listener, port = free_port(settings.bind, settings.port)
    addresses = lan_addresses() if settings.lan else ()
    with listener:
        async with open_services(settings, port, addresses) as services:
            token = await first_admin_token(services.store)
            place = place_of(settings)
            start = Start(settings.bind, port, settings.port, place, addresses, settings.public_url, token)
            with _control(settings, Control(start.control_address, services.local_token)):
                announce(start)
                if settings.open_browser:
                    asyncio.get_running_loop().call_later(1, open_browser, start.local_address)
                tune()
                await web_server(services).serve(sockets=[listener])


def tune() -> None:
    """Let neither garbage nor the thread that plays make others wait for long."""
    tune_gc(GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_SECONDS)


def _control(settings: Settings, control: Control) -> AbstractContextManager[None]:
    """Let commands on this machine find a server by its data folder, if it has one."""
    return nullcontext() if settings.database else control_file(settings.data, control)


class WebServer(uvicorn.Server):
    """A web server that bounds its connections, stops at a signal and does not raise the signal again.

    Uvicorn raises it again after it stopped, which would end the process before the services are closed.
    """

    def __init__(self, config: GatedConfig) -> None:
        super().__init__(config)
        self.gate = config.gate

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to accept connections at listening sockets, which are taken over."""
        files = raise_file_limit()
        await super().startup([Listener(listening, self.gate, files) for listening in sockets or ()])

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle stop signals while the server runs; only possible in the main thread."""
        is_main = threading.current_thread() is threading.main_thread()
        before = {number: signal.signal(number, self.handle_exit) for number in STOP_SIGNALS if is_main}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def web_server(services: Services) -> WebServer:
    """Build the HTTP and websocket server for open services."""
    logging.getLogger("uvicorn.error").addFilter(should_log)
    trusted = os.environ.get(TRUSTED_VARIABLE) or TRUSTED_PROXIES
    config = GatedConfig(
        make_app(services),
        Gate(trusted),
        http=HttpProtocol,
        ws=WebSocketProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=trusted,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        ws_max_size=2 * MESSAGE_BYTES,
        ws_ping_interval=None,  # `Connection` sends its own pings
    )
    return WebServer(config)
