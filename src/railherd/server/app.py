"""The application: all routes, the error handler and the dependencies of handlers."""

from __future__ import annotations

import msgspec
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from railherd.server.accounts.rate_limit import MESSAGE_BYTES
from railherd.server.http.caller import Caller, caller_of, services_of
from railherd.server.http.errors import explain
from railherd.server.http.middleware import Middleware
from railherd.server.http.page.assets import PRECOMPRESSED, asset
from railherd.server.http.page.index import index_page
from railherd.server.http.routes.account import ACCOUNT
from railherd.server.http.routes.admin import ADMIN
from railherd.server.http.routes.figures import FIGURES
from railherd.server.http.routes.health import alive, metrics, ready
from railherd.server.http.routes.invitations import INVITATIONS
from railherd.server.http.routes.replays import REPLAYS
from railherd.server.http.routes.socket import socket
from railherd.server.http.routes.tables import TABLES
from railherd.server.services import Services


class App(Litestar):
    """The application. Its data are msgspec's, so it needs no plugin for other kinds that happen to be installed.

    To import those takes a third of a second, where tests are run also before the first request.
    """

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def make_app(services: Services) -> Litestar:
    """Build the application on open services."""
    app = bare_app(State({"services": services}))
    # Litestar runs its own middleware only where a route matches; this one must also see unknown addresses.
    app.asgi_handler = Middleware(app.asgi_handler)
    return app


def bare_app(state: State) -> Litestar:
    """Build the application as far as its OpenAPI document needs it."""
    return App(
        route_handlers=[
            ACCOUNT,
            TABLES,
            REPLAYS,
            FIGURES,
            INVITATIONS,
            ADMIN,
            asset,
            index_page,
            alive,
            ready,
            metrics,
            socket,
        ],
        dependencies={
            "services": Provide(services_of, sync_to_thread=False),
            "caller": Provide(caller_of, sync_to_thread=False),
        },
        state=state,
        exception_handlers={Exception: explain},
        request_max_body_size=MESSAGE_BYTES,
        compression_config=CompressionConfig(backend="gzip", exclude="/metrics", exclude_opt_key=PRECOMPRESSED),
        openapi_config=OpenAPIConfig(
            title="railherd", version="1", path="/api/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        signature_types=[Services, Caller],
        type_encoders={msgspec.UnsetType: str},
        logging_config=None,
        debug=False,
    )
