"""Health, readiness and metrics, for operators."""

from __future__ import annotations

import time

from litestar import Response, get

from railherd.server.http.caller import TheServices
from railherd.server.http.operator import admins_or_this_machine


@get("/healthz", sync_to_thread=False, include_in_schema=False)
def alive() -> dict[str, bool]:
    """Report that the process answers."""
    return {"ok": True}


@get("/readyz", sync_to_thread=False, include_in_schema=False)
def ready(services: TheServices) -> Response[dict[str, bool]]:
    """Report whether every live table has been loaded."""
    return Response({"ready": services.ready}, status_code=200 if services.ready else 503)


@get("/metrics", sync_to_thread=False, include_in_schema=False, guards=[admins_or_this_machine])
def metrics(services: TheServices) -> Response[str]:
    """Return counters and gauges for Prometheus."""
    gauges = {
        "uptime_seconds": time.monotonic() - services.started,
        "clients": len(services.hub.clients),
        "watchers": services.hub.watchers(),
        "live_tables": len(services.tables.loaded()),
        **{f"bots_{name}": value for name, value in services.bot_pool.stats().items()},
    }
    return Response(services.metrics.text(gauges), media_type="text/plain; version=0.0.4")
