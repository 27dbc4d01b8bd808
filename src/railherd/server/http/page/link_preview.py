"""Link previews: what a messenger shows of a link to a table."""

from __future__ import annotations

from collections.abc import Sequence

from railherd.core.problem import Problem
from railherd.server.http.caller import STRANGER
from railherd.server.services import Services
from railherd.tables.chairs import AUTOMA, BOT, GUEST, Chair
from railherd.tables.state import GATHERING, OVER, TableState
from railherd.words.catalogue import catalogue, say

SITE = "railherd"


async def preview(services: Services, table: str, link: str, language: str) -> dict[str, str]:
    """Return the Open Graph properties of a table that this link may show; {} if it may show none."""
    try:
        live = await services.tables.enter(table, STRANGER, link)
    except Problem:
        return {}
    return {
        "og:site_name": SITE,
        "og:type": "website",
        "og:title": _title(live.state, language),
        "og:description": _description(live.state, language),
    }


def _title(state: TableState, language: str) -> str:
    game = say(f"{state.row.game}.title", {}, language)
    return say("server.preview.invitation", {"game": game}, language) if _free(state) else game


def _description(state: TableState, language: str) -> str:
    names = [name for name in _names(state.chairs, language) if name]
    sentences = [say("server.preview.over", {}, language)] if state.phase == OVER else []
    sentences += [say("server.preview.seated", {"names": ", ".join(names)}, language)] if names else []
    sentences += [say("server.preview.free", {"free": _free(state)}, language)] if _free(state) else []
    return " ".join(sentences)


def _names(chairs: Sequence[Chair], language: str) -> list[str]:
    """Return the names that the page shows, by seat; equal names get the number of their seat."""
    names = [_name(chair, language) for chair in chairs]
    return [f"{name} {seat}" if name and names.count(name) > 1 else name for seat, name in enumerate(names, 1)]


def _name(chair: Chair, language: str) -> str:
    texts = catalogue(language).texts
    if chair.kind == BOT:
        return texts.get(f"web.bot.{chair.bot}", chair.bot)  # a bot without a text is shown by its id
    if chair.kind == AUTOMA:
        return texts.get(f"core.automa.{chair.name}", chair.name)
    return chair.name if chair.kind == GUEST else ""


def _free(state: TableState) -> int:
    """Return how many seats are still free."""
    return sum(chair.kind not in (BOT, GUEST, AUTOMA) for chair in state.chairs) if state.phase == GATHERING else 0
