"""Run a server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from railherd.server.accounts.keys import first_admin_token
from railherd.server.accounts.rate_limit import MESSAGE_BYTES
from railherd.server.addresses import free_port, lan_addresses
from railherd.server.app import make_app
from railherd.server.hosting.banner import Start
from railherd.server.hosting.browser import open_browser
from railherd.server.hosting.control import Control, control_file
from railherd.server.logs import is_ours, set_up_logs
from railherd.server.services import Services, open_services
from railherd.server.settings import Settings

GOODBYE_SECONDS = 5
STOPPING = (signal.SIGINT, signal.SIGTERM)
GENERATIONS = (2_000, 5, 10_000)  # of garbage collection: the last one looks at every table, and everybody waits

# Whose X-Forwarded-For counts: that of a proxy on this machine, unless uvicorn's own variable names others. Anybody
# else could make up addresses, and with them as many rate limits as he likes.
TRUSTED_PROXIES = "127.0.0.1,::1"
TRUSTED_VARIABLE = "FORWARDED_ALLOW_IPS"


def serve(settings: Settings, announce: Callable[[Start], None]) -> None:
    """Serve until a signal comes; `announce` hears where, once everything is open. `Problem` if it cannot begin."""
    set_up_logs(settings.log)
    try:
        asyncio.run(_serve(settings, announce))
    except KeyboardInterrupt:
        return


async def _serve(settings: Settings, announce: Callable[[Start], None]) -> None:
    listener, port = free_port(settings.bind, settings.port)
    addresses = lan_addresses() if settings.lan else ()
    with listener:
        async with open_services(settings, port, addresses) as services:
            token = await first_admin_token(services.store)
            start = Start(settings.bind, port, settings.port, str(settings.data), addresses, settings.public_url, token)
            with control_file(settings.data, Control(start.inside, services.local_token)):
                announce(start)
                if settings.open_browser:
                    asyncio.get_running_loop().call_later(1, open_browser, start.here)
                calm_the_collector()
                await web_server(services).serve(sockets=[listener])


def calm_the_collector() -> None:
    """Let the garbage collector seldom look at what lasts: rules, texts and tables. Meanwhile everybody waits.

    Choices leave nothing behind that only the collector would find; sockets do, and that it finds while it is young.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GENERATIONS)


class WebServer(uvicorn.Server):
    """Stops at a signal, which is then done with.

    Uvicorn would let it take its course after that: end the process, or cancel whoever is about to close the services.
    """

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Listen to signals, where that is possible, as long as it serves."""
        here = threading.current_thread() is threading.main_thread()
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING if here}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def web_server(services: Services) -> WebServer:
    """What speaks HTTP and websockets for an open house."""
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    config = uvicorn.Config(
        make_app(services),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=os.environ.get(TRUSTED_VARIABLE) or TRUSTED_PROXIES,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        ws_max_size=2 * MESSAGE_BYTES,
        ws_ping_interval=None,  # the conversation itself notices silence
    )
    return WebServer(config)
