"""The faults that an attack on commit 414419e found, and what the parts of the long run find of each today."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tools.report import Figure


class Fault(NamedTuple):
    """A fault: what was done, what came of it then, and how the name of the figure begins that shows it today."""

    number: str
    what: str
    then: str
    figure: str


FAULTS = (
    Fault(
        "F1", "71 letters: a herd of a million", "no answer for 360 s, nor to SIGTERM", "a stranger's record: a herd"
    ),
    Fault(
        "F1", "85 letters: a market of 2^62 cards", "190 MB a second until memory ends", "a stranger's record: a market"
    ),
    Fault("F1", "supply of floods only", "the process aborts", "a stranger's record: floods"),
    Fault("F1", "a trail of all ways", "43 s with 22 spaces", "a stranger's record: a trail"),
    Fault("F1", "a key of 200,000 parts", "45 s, 2.7 GB", "a stranger's record: a key"),
    Fault("F1", "480,000 lines", "10.6 s, everybody's replays wait", "a stranger's record: 480,000"),
    Fault("F1", "450,000 names", "230 MB kept for each of 16 films", "a stranger's record: 450,000"),
    Fault("F1", "400 random overlays", "4 hang, 11 end in no sentence", "gwt: hostile"),
    Fault("F2", "sockets of one guest", "1,011 open, then nobody gets in; log 5.6 MB/s", "1,200 sockets"),
    Fault("F2", "1,020 half requests", "nobody gets in for 90 s and more; log 665 MB in 95 s", "1,020 half requests |"),
    Fault("F3", "hand over, look, go back", "nobody asked; the same hand", "tests: an absent player's hand"),
    Fault("F4", "the link of a seat that is taken", "hand seen, victim locked out", "tests: an occupied seat"),
    Fault(
        "F5", "an upgrade with another figure", "running games change, no line in the log", "tests: a changed figure"
    ),
    Fault("F6", "6 readers who do not read", "79 to 928 MB in 38 s", "6 slow readers"),
    Fault("F7", "a full disk", "log empty, /readyz 200", "operator: a full disk"),
    Fault("F7", "the file is removed", "acknowledged into nothing, /readyz 200", "operator: a file"),
    Fault("F7", "damaged files: the start", "two kinds end in a traceback", "starts on damaged"),
    Fault("F7", "damaged files: backup", "7 of 12 called saved", "copies of damaged"),
    Fault("F8", "commits during a checkpoint", "wait 55 to 140 ms", "commits beside"),
    Fault("F9", "500 spectators", "others wait up to 183 ms", "500 spectators"),
    Fault("F9", "200 tables of bots alone: one's own bots", "5.3 s", "a person's bots"),
    Fault("F9", "strips, 18 a second", "0.94 of a core", "strips from"),
    Fault("F9", "100 running listed tables", "a free table is not found", "100 running listed"),
    Fault("F9", "somebody does not move", "no remedy", "tests: a player who does not move"),
    Fault("F10", "foreign and odd Host headers", "answered, or 500", "foreign and odd Host"),
    Fault("F10", "refusals without an id", "21 of 130", "bad messages"),
    Fault("F10", "72,000 entries of undo and redo", "11.5 s of start", "an hour of undo"),
)


def fault_figures(found: Sequence[Figure]) -> Iterator[Figure]:
    """Yield a line for each fault of which today's figure is known."""
    for fault in FAULTS:
        for figure in found:
            if f"{figure.name} |".startswith(fault.figure):
                yield Figure(f"{fault.number}: {fault.what}", figure.found, f"then: {fault.then}", figure.reached)
                break
