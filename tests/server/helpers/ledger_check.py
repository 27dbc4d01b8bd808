"""Compare the clients' ledgers with the server's log: nothing lost, doubled or invented."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import railherd
from railherd.games.registry import find
from railherd.tables.entries import Choose, Entry, Interrupt, Redo, Rewind, TableRow, Undo
from railherd.tables.state import OVER, TableState
from tests.server.helpers.log_entries import fields
from tests.server.helpers.network_client import Json
from tests.server.helpers.retrying_client import Ledger

OF_NOBODY = ("time_up", "rewind", "renew_link")  # kinds of entries that no message with an id makes


@dataclass
class Told:
    """What one person was told of a game until its end, over all connections."""

    seat: int | None  # None if somebody else had their seat at the end
    view: Json
    events: list[Json] | None  # None if they had not their seat all the time


@dataclass
class Seen:
    """How a table ended for its players, and the record that the server gave them."""

    table: str
    game: str
    scores: list[Json]
    told: list[Told]
    record: str = ""


@dataclass
class Outcome:
    """The figures of a siege, and a sentence for everything that is wrong."""

    kills: int
    acknowledged: int = 0
    resent: int = 0
    refused: int = 0
    finished: int = 0
    lost: int = 0
    doubled: int = 0
    deeds: Counter[str] = field(default_factory=Counter)  # acknowledged ones by kind
    troubles: list[str] = field(default_factory=list)

    def told_deeds(self) -> str:
        """Return how many deeds of each kind were acknowledged."""
        return ", ".join(f"{count:,} {kind}" for kind, count in self.deeds.most_common())

    def line(self) -> str:
        """Return all figures in one line."""
        return (
            f"kills {self.kills} · acknowledged deeds {self.acknowledged} ({self.told_deeds()}) · "
            f"resent {self.resent} · refused as too late {self.refused} · tables finished {self.finished} · "
            f"lost {self.lost} · doubled {self.doubled} · other troubles {len(self.troubles)}"
        )


def judge(
    logs: Mapping[str, tuple[TableRow, list[Entry]]],
    tables: Sequence[Seen],
    ledgers: Mapping[str, Ledger],
    kills: int,
) -> Outcome:
    """Compare everything the clients were told with what is on disk."""
    outcome = Outcome(kills)
    for guest, ledger in ledgers.items():
        outcome.acknowledged += len(ledger.acknowledged)
        outcome.deeds.update(ledger.asked[id]["type"] for id in ledger.acknowledged)
        outcome.resent += ledger.resent
        outcome.refused += len(ledger.refused)
        outcome.troubles += ledger.contradictions
        outcome.lost += len(list(lost(logs, guest, ledger)))
        kept = {entry.id for _, entries in logs.values() for entry in entries}
        outcome.troubles += [
            f"{id} was refused and is in the log" for id in ledger.refused if own_id(guest, id) in kept
        ]
    told = {own_id(guest, id) for guest, ledger in ledgers.items() for id in ledger.acknowledged}
    for seen in tables:
        row, entries = logs[seen.table]
        outcome.doubled += doubled(entries)
        outcome.deeds.update(entry.kind for entry in entries if entry.kind in OF_NOBODY)
        outcome.troubles += troubles(row, entries, seen)
        outcome.troubles += [f"{e.id} is in the log and nobody was told" for e in chosen(entries, told)]
        outcome.finished += 1
    return outcome


def own_id(guest: str, id: str) -> str:
    """Return the id that a guest's command has in the log."""
    return f"{guest}:{id}"


def lost(logs: Mapping[str, tuple[TableRow, list[Entry]]], guest: str, ledger: Ledger) -> Iterator[str]:
    """Yield acknowledged deeds that differ from their entry in the log."""
    for id, seq in ledger.acknowledged.items():
        asked = ledger.asked[id]
        entries = logs[asked["table"]][1]
        entry = entries[seq - 1] if seq <= len(entries) else None
        kept = None if entry is None else (entry.kind, entry.id, fields(entry).get("text"))
        if kept != (asked["type"], own_id(guest, id), asked.get("choice")):
            yield id


def doubled(entries: Sequence[Entry]) -> int:
    """Count choice ids and entry numbers that occur more than once."""
    ids, seqs = Counter(entry.id for entry in entries if entry.id), Counter(entry.seq for entry in entries)
    return sum(count - 1 for counter in (ids, seqs) for count in counter.values())


def chosen(entries: Sequence[Entry], told: set[str]) -> list[Entry]:
    """Return choices of people that were not acknowledged."""
    return [entry for entry in entries if entry.kind == "choose" and entry.guest and entry.id not in told]


def troubles(row: TableRow, entries: Sequence[Entry], seen: Seen) -> Iterator[str]:
    """Yield what is wrong with a finished table."""
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
        yield f"{seen.table}: entries are missing"
    state = TableState(row, find(row.game))
    for entry in entries:
        state.fold(entry)
    if state.phase != OVER or row.live or state.match is None:
        yield f"{seen.table}: is {state.phase}"
        return
    if len(state.match.moves) != moves_of(entries):
        kinds = Counter(entry.kind for entry in entries)
        yield f"{seen.table}: {len(state.match.moves)} moves, not {moves_of(entries)} of {row.game}: {dict(kinds)}"
    loaded = railherd.load(seen.record)
    if not loaded.over or loaded.scores() != seen.scores:
        yield f"{seen.table}: the record has other scores"
    for told in seen.told:
        if loaded.view(told.seat) != told.view:
            yield f"{seen.table}: seat {told.seat} saw another end"
        if told.events is not None and loaded.events(told.seat) != told.events:
            yield f"{seen.table}: seat {told.seat} was told other events"


def moves_of(entries: Sequence[Entry]) -> int:
    """Return how many moves a log leaves, by counting alone."""
    groups: list[_Group] = []
    undone: list[_Group] = []
    for entry in entries:
        match entry.what:
            case Choose(_, _, settled):
                groups.append(_Group(entry.seat, 1 + len(settled)))
                undone.clear()
            case Interrupt():
                groups.append(_Group(entry.seat, 1))
            case Undo():
                last = max(place for place, group in enumerate(groups) if group.seat in (entry.seat, None))
                undone.append(groups.pop(last))
            case Redo():
                groups.append(undone.pop())
            case Rewind(count):
                left = sum(group.moves for group in groups) - count
                groups, undone = [_Group(None, 1)] * left, []
    return sum(group.moves for group in groups)


class _Group(NamedTuple):
    """A choice with what was settled by it."""

    seat: int | None
    moves: int
