"""The command that reads what a server keeps, as it is, and plays every game in it; a server may run meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

from railherd.core.problem import Problem
from railherd.server.hosting.verify import Damaged, Faults, Progress, fold, verify
from railherd.server.settings import Settings
from railherd.server.store.opening import need_postgres, place_of
from railherd.server.store.sqlite import NAME


def verify_kept(settings: Settings, progress: Progress) -> int:
    """Read all that is kept in a folder or a database; return how many tables there are. `Problem` if it is damaged."""
    if not settings.database:
        return verify_file(settings.data / NAME, progress)
    need_postgres()
    try:
        return asyncio.run(_verify_database(settings.database, progress))
    except Damaged as error:
        raise _damaged(place_of(settings), error) from error


def verify_file(file: Path, progress: Progress) -> int:
    """Read all that is kept in a file; return how many tables there are. `Problem` if it is missing or damaged."""
    if not file.is_file():
        raise Problem("server.no_copy", {"file": str(file)})
    try:
        return verify(file, progress)
    except Damaged as error:
        raise _damaged(str(file), error) from error


async def _verify_database(url: str, progress: Progress) -> int:
    from railherd.server.store.postgres.snapshot import snapshot

    faults = Faults()
    async with snapshot(url) as kept:
        ids = await kept.table_ids()
        for done, id in enumerate(ids, 1):
            with faults.reading(id):
                fold(await kept.read_table(id))
            progress(done, len(ids))
    faults.require_none(len(ids))
    return len(ids)


def _damaged(place: str, error: Damaged) -> Problem:
    return Problem("server.kept_damaged", {"place": place, "detail": str(error)})
