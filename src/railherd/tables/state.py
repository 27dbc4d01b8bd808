"""The state of a table, folded from its entries: seats, match, talk. Nothing here waits, saves or sends."""

from __future__ import annotations

import copy
from typing import Any

import msgspec

from railherd.core import replay
from railherd.core.agree import agree
from railherd.core.contract import Game
from railherd.core.match import Match
from railherd.core.notation import modern
from railherd.core.problem import Problem
from railherd.core.record import Deal, parse
from railherd.tables import entries
from railherd.tables.entries import Entry, GameChange, TableRow
from railherd.tables.talk import Talk, talk_line

OPEN, INVITED, GUEST, BOT = "open", "invited", "guest", "bot"
GATHERING, PLAYING, STOPPED, OVER, CLOSED = "gathering", "playing", "stopped", "over", "closed"


class Chair(msgspec.Struct, frozen=True):
    """A seat and who has it. `stand_in` is the bot that plays for an absent guest."""

    kind: str
    guest: str = ""
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    version: int = 0  # of its own link; after a new version the old link is invalid

    @property
    def driver(self) -> str:
        """The bot that decides for this seat now, "" if a person does."""
        return self.bot if self.kind == BOT else self.stand_in


class AskedRewind(msgspec.Struct, frozen=True):
    """A request to take back some choices, across something revealed, and the seats that agreed."""

    seat: int
    count: int
    agreed: tuple[int, ...]


class Result(msgspec.Struct, frozen=True):
    """How a game ended: for each seat its total and the lines of the score pad, the winners, and everybody's names."""

    scores: list[dict[str, Any]]
    winners: list[int]
    names: list[str]


class TableState:
    """The state after all entries of a table. To change it, `fold` an entry into a `copy`, then save the entry."""

    def __init__(self, row: TableRow, game: Game[Any] | Problem) -> None:
        """Begin with no entry. In place of a game there may be the reason why this version cannot play it."""
        self.row = row
        self._game = game
        self.stop_reason: Problem | None = game if isinstance(game, Problem) else None  # why the game stopped
        self.phase = GATHERING if self.stop_reason is None else STOPPED
        self.seq = 0
        self.at = 0  # how often the game has changed: a choice names the moment that it answers
        self.time = row.created  # of the last entry
        self.chairs: list[Chair] = [Chair(OPEN)] * row.seats
        self.match: Match | None = None
        self.marks: list[int] = [0]  # how many events the match had after each entry
        self.talk = Talk()
        self.talk_allowed = False
        self.rewind: AskedRewind | None = None
        self.result: Result | None = None  # once the game is over
        self.rematch_table = ""  # the table of the rematch

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def game(self) -> Game[Any]:
        """The game with the table's own figures; raises `Problem` if this version cannot play it."""
        if isinstance(self._game, Problem):
            raise self._game
        return self._game

    def copy(self) -> TableState:
        """Return an independent copy."""
        copied = copy.copy(self)
        copied.chairs, copied.marks = self.chairs[:], self.marks[:]
        copied.match = None if self.match is None else self.match.copy()
        return copied

    def fold(self, entry: Entry) -> None:
        """Apply an entry. If it raises `Problem`, the state is half changed and must be dropped."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        if self.phase == CLOSED:
            raise Problem("server.closed")
        self.seq, self.time = entry.seq, entry.time
        if isinstance(entry.what, GameChange):
            self._change_game(entry)
        else:
            self._change_table(entry)
        self._mark()

    def settle(self) -> list[str]:
        """Make the choices that leave the player who just chose nothing to decide; return their texts."""
        settled = [] if self.match is None else self.match.settle()
        if settled:
            self.marks.pop()
            self._mark()
        return settled

    def replay(self, entry: Entry) -> None:
        """Apply an entry of the log; a choice that is no longer legal stops the game there."""
        is_game_change = isinstance(entry.what, GameChange)
        if self.phase == STOPPED and is_game_change and not isinstance(entry.what, entries.Resume):
            return self._skip(entry)
        try:
            self.fold(entry)
        except Problem as problem:
            if self.phase not in (OVER, CLOSED):
                self.phase, self.stop_reason = STOPPED, _reason(problem)
            self._skip(entry)

    def _skip(self, entry: Entry) -> None:
        """Skip an entry but count it in `seq` and `at`, so that no number means two moments."""
        self.seq, self.time = entry.seq, entry.time
        self.at += isinstance(entry.what, GameChange)
        self.rewind = None
        self._mark()

    def _mark(self) -> None:
        self.marks.append(0 if self.match is None else self.match.happened)

    @property
    def asked(self) -> int | None:
        """The seat that must decide now, if any."""
        return self.match.asked if self.match is not None and self.phase == PLAYING else None

    def seats_of(self, guest: str) -> list[int]:
        """Return the seats of a guest: several if people share their screen."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest and guest]

    def events_since(self, seq: int) -> int:
        """Return the number of the first event that changed after an entry, undone ones included."""
        return min(self.marks[min(seq, self.seq) :])

    def people(self) -> list[int]:
        """Return the seats of guests, present or absent."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == GUEST]

    def _change_game(self, entry: Entry) -> None:
        match entry.what:
            case entries.Start(dealt):
                self._start(dealt)
            case entries.Choose(text, dealt, settled):
                self._choose(entry.seat, text, dealt)
                self._playing().follow(settled, seat=entry.seat)
            case entries.Undo():
                self._playing().undo()
            case entries.Redo():
                self._playing().redo()
            case entries.Rewind(count, seed):
                self.match = replay.rewind(self._playing(), count, int(seed), by_hash=True)
            case entries.Resume(record, seed):
                self._resume(record, seed)
            case entries.Unknown(kind):
                raise Problem("server.unknown_entry", {"kind": kind})
        self.at += 1
        self.rewind = None
        if self.match is not None and self.match.over:
            self.phase = OVER
            names = [chair.name for chair in self.chairs]
            self.result = Result(self.match.scores(), self.match.winners(), names)

    def _change_table(self, entry: Entry) -> None:
        match entry.what:
            case entries.Create(chairs, talk):
                self.chairs = [Chair(kind, bot=bot, name=bot) for kind, bot in chairs]
                self.talk_allowed = talk
            case entries.Sit(name):
                self._sit(entry, name)
            case entries.Arrange(kind, bot):
                self._reseat(entry, kind=kind, guest="", name=bot, bot=bot, stand_in="")
            case entries.SeatToBot(bot):
                self._reseat(entry, stand_in=bot)
            case entries.SeatFromBot():
                self._reseat(entry, stand_in="")
            case entries.RenewLink(version):
                self._reseat(entry, version=version)
            case entries.AskRewind(count):
                assert entry.seat is not None
                self.rewind = AskedRewind(entry.seat, count, self._seats_answered_for(entry))
            case entries.AnswerRewind(yes):
                self._answer_rewind(entry, yes)
            case entries.Say() as said:
                self.talk = self.talk.with_line(talk_line(entry, said))
            case entries.AllowTalk(on):
                self.talk_allowed = on
            case entries.Rematch(table):
                self.rematch_table = table
            case entries.Close():
                self.phase = CLOSED

    def _start(self, dealt: Deal | None) -> None:
        setup = agree(self.game, self.row.seats, self.row.options)
        names = [chair.name for chair in self.chairs]
        self.match = replay.start(self.game, setup, int(self.row.seed), names, dealt, by_hash=True)
        self.phase = PLAYING

    def _choose(self, seat: int | None, text: str, dealt: Deal | None) -> None:
        match = self._playing()
        if dealt is not None:
            match.deal_from(replay.script_of(self.game, dealt))
        match.choose(modern(self.game, text), seat=seat)
        match.deal_from(None)

    def _resume(self, record: str, seed: str) -> None:
        """Continue from a record, independent of the entries before it.

        The choices after the record are void, but people saw what they revealed, so hidden cards are dealt again.
        """
        try:
            self.match = replay.replay(self.game, parse(record))
        except replay.BrokenRecord as broken:
            self.match = broken.match
            raise
        self.match.reseed(int(seed), by_hash=True)
        self.phase, self.stop_reason = PLAYING, None

    def _playing(self) -> Match:
        if self.match is None:
            raise Problem("server.not_started")
        return self.match

    def _sit(self, entry: Entry, name: str) -> None:
        self._reseat(entry, kind=GUEST, guest=entry.guest or "", name=name, bot="", stand_in="")
        if self.match is not None and entry.seat is not None and self.match.names:
            self.match.names[entry.seat] = name

    def _reseat(self, entry: Entry, **changes: Any) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat] = msgspec.structs.replace(self.chairs[entry.seat], **changes)

    def _answer_rewind(self, entry: Entry, yes: bool) -> None:
        if self.rewind is None:
            raise Problem("server.nothing_asked")
        agreed = (*self.rewind.agreed, *self._seats_answered_for(entry))
        self.rewind = msgspec.structs.replace(self.rewind, agreed=agreed) if yes else None

    def _seats_answered_for(self, entry: Entry) -> tuple[int, ...]:
        """Return the seats that a guest answers for: everybody at their screen was asked there."""
        return tuple(self.seats_of(entry.guest or ""))


def _reason(problem: Problem) -> Problem:
    """Return why a choice is no longer legal, without its line of the record."""
    why = problem.arguments.get("why")
    return why if isinstance(why, Problem) else problem
