"""A match as text, one line per event."""

from __future__ import annotations

import railherd


def story(match: railherd.Match) -> list[str]:
    """Return what happened, secrets included: the seat concerned ("-" for none), the event, and its arguments."""
    seen = {seat: match.events(seat) for seat in (None, *match.seats)}
    told = []
    for public in seen[None]:
        event = seen[public["seat"]][public["n"]]
        who = "-" if event["seat"] is None else event["seat"]
        told.append(" ".join(map(str, [who, event["key"].split(".", 1)[1], *event["args"].values()])))
    return told
