"""What a job wants of a game that is looked at again, in whatever process."""

from __future__ import annotations

from railherd.core.contract import Json
from railherd.server.replay.cache import ReplayCache
from railherd.server.replay.jobs import Job
from railherd.server.replay.moments import Moment, Strip, moment, strip
from railherd.server.replay.race import Race, race
from railherd.tables.going_on import Unfinished, unfinished


class Replays:
    """Shows games and keeps those that it showed last."""

    def __init__(self) -> None:
        self.cache = ReplayCache()

    def show(self, job: Job) -> Moment | Strip | Race | Unfinished | Json:
        """Return what a job wants."""
        cached = self.cache.replay(job.name, job.record, job.goes_on)
        names = cached.film.names if job.names is None else job.names
        if job.wanted == "figures":
            figures: Json = cached.film.game.shown_figures()
            return figures
        if job.wanted == "unfinished":
            if cached.broken is not None:
                raise cached.broken
            return unfinished(cached.film.at(cached.film.last))
        if job.wanted == "race":
            return race(cached.film, names)
        if job.wanted == "strip":
            return strip(cached, job.eyes, names, job.language, job.first, job.count)
        return moment(cached, job.eyes, names, job.language, job.at, job.since)
