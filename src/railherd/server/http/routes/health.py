"""Health, readiness and metrics, for operators."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import Request, Response, get

from railherd.server.http.caller import TheServices
from railherd.server.http.language import client_language
from railherd.server.http.operator import admins_or_this_machine
from railherd.server.process import process_figures
from railherd.server.services import Services
from railherd.tables.problems import problem_in


class Readiness(msgspec.Struct, frozen=True):
    """Whether the server can do its work, and what keeps it from that."""

    ready: bool
    troubles: list[str]


@get("/healthz", sync_to_thread=False, include_in_schema=False)
def alive() -> dict[str, bool]:
    """Report that the process answers."""
    return {"ok": True}


@get("/readyz", include_in_schema=False)
async def ready(request: Request[Any, Any, Any], services: TheServices) -> Response[Readiness]:
    """Report whether old data is brought up to date and everything works; if not, what is wrong."""
    language = client_language(request.headers.get("accept-language"))
    troubles = [problem_in(trouble, language).text for trouble in await services.health.look()]
    return Response(Readiness(services.ready, troubles), status_code=200 if services.ready else 503)


@get("/metrics", sync_to_thread=False, include_in_schema=False, guards=[admins_or_this_machine])
def metrics(services: TheServices) -> Response[str]:
    """Return counters, gauges and histograms for Prometheus."""
    return Response(services.metrics.text(figures_of(services)), media_type="text/plain; version=0.0.4")


def figures_of(services: Services) -> dict[str, float]:
    """Return the present figures of a server by the names of their families."""
    store, bots = services.store.figures(), services.bot_pool
    return {
        "railherd_ready": services.ready,
        "railherd_trouble": len(services.health.troubles),
        "railherd_uptime_seconds": time.monotonic() - services.started,
        "railherd_loop_late_seconds": services.overload.late,
        "railherd_other_servers": services.store.company.others,
        "railherd_clients": len(services.hub.clients),
        "railherd_watchers": services.hub.watchers(),
        "railherd_live_tables": len(services.tables.loaded()),
        "railherd_writes_waiting": store.waiting,
        "railherd_writes_total": store.writes,
        "railherd_failed_writes_total": store.failed,
        "railherd_log_pages": store.log_frames,
        **{f"railherd_bots_{name}": value for name, value in bots.stats().items()},
        "railherd_bots_waiting": bots.waiting,
        **{f"railherd_replays_{name}": value for name, value in services.replays.stats().items()},
        "railherd_bots_seconds_total": bots.seconds,
        **process_figures(),
    }
