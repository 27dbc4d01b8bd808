"""REST: the component figures of the server, of a table and of a record, for pages that draw a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, Router
from litestar.params import FromPath, JSONBody

from railherd.core.contract import Game
from railherd.games.registry import MAX_CACHED_GAMES
from railherd.server.bundle import BundleFile
from railherd.server.http.caller import TheCaller, TheServices
from railherd.server.http.errors import get, post
from railherd.server.http.page.assets import revalidated_file
from railherd.server.http.record_bodies import RecordFile, record_name
from railherd.server.http.routes.replays import MAX_RECORD_BYTES, as_json
from railherd.server.replay.jobs import Job


@get("/figures/{game:str}")
async def own_figures(
    request: Request[Any, Any, Any], caller: TheCaller, services: TheServices, game: FromPath[str]
) -> Response[dict[str, Any]]:
    """Return the figures of new tables of a game, corrected by the server's overlay."""
    return revalidated_file(request, shown(await services.tables.game_with(game, "")))


@get("/figures/{game:str}/{digest:str}")
async def table_figures(
    request: Request[Any, Any, Any],
    caller: TheCaller,
    services: TheServices,
    game: FromPath[str],
    digest: FromPath[str],
) -> Response[dict[str, Any]]:
    """Return the figures of a digest, as a table's summary names it."""
    return revalidated_file(request, shown(await services.tables.game_with(game, digest)))


@post("/records/figures", status_code=200, request_max_body_size=MAX_RECORD_BYTES)
async def record_figures(
    caller: TheCaller, services: TheServices, data: JSONBody[RecordFile]
) -> Response[dict[str, Any]]:
    """Return the figures of a record, which is not kept."""
    caller.require_calm()
    job = Job(record_name(data.record), data.record, "figures", caller.language)
    return as_json(await services.replays.show_record(job, caller.address, services.replay_cpu))


@lru_cache(MAX_CACHED_GAMES)
def shown(game: Game[Any]) -> BundleFile:
    """Return the figures of a game as a file that browsers revalidate."""
    return BundleFile(".json", msgspec.json.encode(game.shown_figures()))


FIGURES = Router("/api", route_handlers=[own_figures, table_figures, record_figures])
"""What a page draws a game from."""
