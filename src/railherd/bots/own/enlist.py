"""Enlist players' own bots among those of the house, for as long as the program runs.

Only whoever runs the program may name files: never a record that is opened, nor a guest of a server.
"""

from collections.abc import Iterable, Sequence
from functools import partial

from railherd.bots.own.bot import OwnBot, start
from railherd.bots.own.source import Source, is_source, read_source
from railherd.bots.registry import BOTS
from railherd.core.problem import Problem
from railherd.workers.process import WorkerDied

OWN: dict[str, Source] = {}
"""Players' own bots by name."""


def enlist(bots: Sequence[str]) -> list[str]:
    """Return the names of bots, with those that are named by file and class enlisted; `Problem` if one cannot be used.

    Each is loaded once, in its process: an error in its file shows before a game begins.
    """
    return [_enlist(read_source(bot)) if is_source(bot) else bot for bot in bots]


def sources() -> list[str]:
    """Return all that was enlisted, for `enlist_again` in another process."""
    return [source.text for source in OWN.values()]


def enlist_again(texts: Iterable[str]) -> None:
    """Enlist what another process has enlisted, without trying it again."""
    for source in map(read_source, texts):
        _put(source)


def _enlist(source: Source) -> str:
    if source.name in BOTS and OWN.get(source.name) != source:
        raise Problem("core.own_bot.name_taken", {"bot": source.name})
    try:
        start(source)
    except (WorkerDied, TimeoutError):
        raise Problem("core.own_bot.not_loaded", {"bot": source.name, "file": str(source.file)}) from None
    _put(source)
    return source.name


def _put(source: Source) -> None:
    OWN[source.name] = source
    BOTS[source.name] = partial(OwnBot, source)
