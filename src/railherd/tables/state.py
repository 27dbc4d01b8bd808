"""The state of a table, folded from its entries: seats, match, talk. Nothing here waits, saves or sends."""

from __future__ import annotations

from array import array
from typing import Any

import msgspec

from railherd.core.agree import agree
from railherd.core.contract import Game, Json
from railherd.core.notation import modern
from railherd.core.playing import replay
from railherd.core.playing.match import Match
from railherd.core.problem import Problem
from railherd.core.writing.dealing import script_of
from railherd.core.writing.record import Deal, parse
from railherd.tables import entries
from railherd.tables.chairs import ABSENT, AUTOMA, BOT, GIVEN, GUEST, OPEN, Chair, after_rewind, given_back, seated
from railherd.tables.entries import Entry, GameChange, TableRow
from railherd.tables.news import MAX_NEWS, News, rewind_news, seat_news
from railherd.tables.result import Result
from railherd.tables.talk import Talk, talk_line

GATHERING, PLAYING, STOPPED, OVER, CLOSED = "gathering", "playing", "stopped", "over", "closed"


class AskedRewind(msgspec.Struct, frozen=True):
    """A request to take back some choices, across something revealed, and the seats that agreed."""

    seat: int
    count: int
    agreed: tuple[int, ...]


class TableState:
    """The state after all entries of a table. To change it, `fold` an entry into a `copy`, then save the entry."""

    def __init__(self, row: TableRow, game: Game[Any] | Problem) -> None:
        """Begin with no entry. In place of a game there may be the reason why this version cannot play it."""
        self.row = row
        self._game = game
        self.stop_reason: Problem | None = game if isinstance(game, Problem) else None  # why the game stopped
        self.phase = GATHERING if self.stop_reason is None else STOPPED
        self.seq = 0
        self.at = 0  # how often the turn has changed: a choice names the moment that it answers
        self.interrupts = (0,) * row.seats  # the same for what each seat does beside the turn
        self.time = row.created  # of the last entry
        self.chairs: list[Chair] = [Chair(OPEN)] * row.seats
        self.turn_minutes = 0  # the time for a turn, 0 if there is no clock
        self.beginning: Json | None = None  # the position in which the game begins, if it goes on from somewhere else
        self.turn_began = row.created  # of the seat that is asked, in unix milliseconds
        self.is_time_up = False  # whether everybody was told that this time has run out
        self.match: Match | None = None
        self.marks = array("q", [0])  # how many events the match had after each entry, without what the next took back
        self.talk = Talk()
        self.talk_allowed = False
        self.hints_allowed = False  # although several people play
        self.news: list[News] = []
        self.sat: frozenset[str] = frozenset()  # guests who have, or once had, a seat
        self.removed: frozenset[str] = frozenset()  # guests whom the host took out of a seat
        self.rewind: AskedRewind | None = None
        self.rewinds = 0  # how often the game went back
        self.result: Result | None = None  # once the game is over
        self.kept_record: str | None = None  # of a finished game that this version cannot follow to its end
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
        copied = TableState.__new__(TableState)
        vars(copied).update(vars(self))
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
        asked = self.asked
        if isinstance(entry.what, GameChange):
            self._change_game(entry)
        else:
            self._tell(seat_news(entry, self.chairs))
            self._change_table(entry)
        self._withdraw_offers(entry)
        if self.asked != asked or self._gives_time(entry):
            self.turn_began, self.is_time_up = entry.time, False
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
            why = problem.arguments.get("why")  # without its line of the record
            self._stop(entry, why if isinstance(why, Problem) else problem)

    def swing_again(self, redo: Entry) -> bool:
        """Apply an undo and a redo right after the same two; return False if they must be applied one by one."""
        if self.asked is None or self.asked != redo.seat or self._playing().moves[-1].anytime:
            return False
        undone, redone = self.marks[-2:]
        self.marks[-1:] = array("q", [undone, undone, redone])
        self.seq, self.time, self.at = redo.seq, redo.time, self.at + 2
        return True

    def give_up(self, entry: Entry, reason: Problem) -> None:
        """Stop the game at an entry that left it half changed."""
        self.match = None
        self._stop(entry, reason)

    def _stop(self, entry: Entry, reason: Problem) -> None:
        if self.phase not in (OVER, CLOSED):
            self.phase, self.stop_reason = STOPPED, reason
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

    @property
    def deadline(self) -> int | None:
        """When the time of the seat that is asked runs out, in unix milliseconds; None if nobody's time does.

        There is no clock for bots, and none for a guest who plays against bots alone.
        """
        asked = self.asked
        if not self.turn_minutes or asked is None or self.driver(asked):
            return None
        guests = {self.chairs[seat].guest for seat in self.people()}
        return self.turn_began + self.turn_minutes * 60_000 if len(guests) > 1 else None

    def seats_of(self, guest: str) -> list[int]:
        """Return the seats of a guest: several if people share their screen."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest and guest]

    def driver(self, seat: int) -> str:
        """Return the bot that decides for a seat now, "" if a person does."""
        chair = self.chairs[seat]
        return chair.bot or chair.stand_in

    def lost_seats(self, guest: str) -> list[int]:
        """Return the seats that a guest may take back: others took them while the guest was away."""
        owners = [(seat, chair.owner) for seat, chair in enumerate(self.chairs)]
        return [seat for seat, owner in owners if owner is not None and owner.guest == guest]

    def events_since(self, seq: int) -> int:
        """Return the number of the first event that changed after an entry, undone ones included."""
        return min(self.marks[min(seq, self.seq) :])

    def people(self) -> list[int]:
        """Return the seats of guests, present or absent."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == GUEST]

    @property
    def has_hints(self) -> bool:
        """Whether people may ask for hints: where several play, only if the host allows it."""
        return self.hints_allowed or len(self.people()) <= 1

    def _change_game(self, entry: Entry) -> None:
        is_beside = False
        match entry.what:
            case entries.Start(dealt):
                self._start(dealt)
            case entries.Choose(text, dealt, settled):
                self._choose(entry.seat, text, dealt, settled)
            case entries.Interrupt(text, dealt):
                self._interrupt(entry.seat, text, dealt)
                is_beside = True
            case entries.Undo(turn):
                is_beside = self._undo(entry.seat, turn)
            case entries.Redo():
                self._playing().redo(entry.seat)
                is_beside = self._playing().moves[-1].anytime
            case entries.Rewind(count, seed):
                self._rewind(entry, count, int(seed))
            case entries.Resume(record, seed):
                self._resume(record, seed)
            case entries.Unknown(kind):
                raise Problem("server.unknown_entry", {"kind": kind})
        self._count_change(entry.seat if is_beside else None)
        self.rewind = None
        if self.match is not None and self.match.over:
            self.phase = OVER
            names = [chair.name for chair in self.chairs]
            self.result = Result(self.match.scores(), self.match.winners(), names)

    def _change_table(self, entry: Entry) -> None:
        match entry.what:
            case entries.Create(chairs, talk, turn_minutes, position):
                self.turn_minutes, self.beginning = turn_minutes, position
                self.chairs = [Chair(kind, name=name, bot=name if kind == BOT else "") for kind, name in chairs]
                self.talk_allowed = talk
            case entries.Sit(name, version):
                self._sit(entry, name, version)
            case entries.Remove(kind, version):
                self._remove(entry, kind, version)
            case entries.TakeSeatBack():
                self._seat_anew(entry, given_back(self._chair(entry)))
            case entries.Arrange(kind, bot):
                self._reseat(entry, kind=kind, guest="", name=bot, bot=bot, stand_in="")
            case entries.SeatToBot(bot):
                self._reseat(entry, stand_in=bot)
            case entries.SeatFromBot():
                self._reseat(entry, stand_in="")
            case entries.TimeUp():
                self.is_time_up = True
            case entries.RenewLink(version):
                self._reseat(entry, version=version, offered=self._offer(entry))
            case entries.AskRewind(count):
                assert entry.seat is not None
                self.rewind = AskedRewind(entry.seat, count, self._seats_answered_for(entry))
            case entries.AnswerRewind(yes):
                self._answer_rewind(entry, yes)
            case entries.Say() as said:
                self.talk = self.talk.with_line(talk_line(entry, said))
            case entries.AllowTalk(on):
                self.talk_allowed = on
            case entries.AllowHints(on):
                self.hints_allowed = on
            case entries.Rematch(table):
                self.rematch_table = table
            case entries.Close():
                self.phase = CLOSED

    def _start(self, dealt: Deal | None) -> None:
        names, seed = [chair.name for chair in self.chairs if chair.kind != AUTOMA], int(self.row.seed)
        if self.beginning is None:
            setup = agree(self.game, self.row.seats, self.row.options)
            self.match = replay.start(self.game, setup, seed, names, dealt, by_hash=True)
        else:
            self.match = replay.from_position(self.game, self.beginning, seed, names)
            self.match.reseed(seed, by_hash=True)
        self.phase = PLAYING

    def _choose(self, seat: int | None, text: str, dealt: Deal | None, settled: list[str]) -> None:
        match = self._playing()
        if dealt is not None:
            match.deal_from(script_of(self.game, dealt))
        match.choose(modern(self.game, text), seat=seat)
        match.follow((modern(self.game, other) for other in settled), seat=seat)
        match.deal_from(None)

    def _interrupt(self, seat: int | None, text: str, dealt: Deal | None) -> None:
        assert seat is not None
        match = self._playing()
        if dealt is not None:
            match.deal_from(script_of(self.game, dealt))
        match.interrupt(seat, modern(self.game, text))
        match.deal_from(None)

    def _undo(self, seat: int | None, turn: bool) -> bool:
        """Undo a seat's last choice, or all of its turn; return whether it was made beside the turn.

        What others did beside the turn since then gets other numbers in the log of events.
        """
        match = self._playing()
        taken = match.take_back(seat)
        self.marks[-1] = min(self.marks[-1], taken.events)
        if turn and seat is not None and match.can_undo(seat):
            return self._undo(seat, turn) and taken.is_beside
        return taken.is_beside

    def _count_change(self, beside: int | None) -> None:
        """Count a change of the turn, or of what a seat did beside it: nobody else's choice comes too late for that."""
        if beside is None:
            self.at += 1
        else:
            self.interrupts = tuple(count + (seat == beside) for seat, count in enumerate(self.interrupts))

    def _rewind(self, entry: Entry, count: int, seed: int) -> None:
        before = self._playing()
        self.rewinds += 1
        self.match = replay.rewind(before, count, seed, by_hash=True)
        self.chairs = [after_rewind(chair, len(self.match.moves)) for chair in self.chairs]
        asked_by = None if self.rewind is None else self.rewind.seat
        name = "" if asked_by is None else self.chairs[asked_by].name
        self._tell([rewind_news(entry, count, asked_by, name, before.log_from(self.match.happened))])

    def _tell(self, news: list[News]) -> None:
        """Tell everybody something beside the game."""
        self.news = [*self.news, *news][-MAX_NEWS:]

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

    def _sit(self, entry: Entry, name: str, version: int | None) -> None:
        guest, moves = entry.guest or "", None if self.match is None else len(self.match.moves)
        self._seat_anew(entry, seated(self._chair(entry), guest, name, version, moves))
        self.sat |= {guest}
        self.removed -= {guest}

    def _remove(self, entry: Entry, kind: str, version: int) -> None:
        guest = self._chair(entry).guest
        self._seat_anew(entry, Chair(kind, version=version))
        if not self.seats_of(guest):
            self.sat -= {guest}
        self.removed |= {guest}

    def _seat_anew(self, entry: Entry, chair: Chair) -> None:
        """Put another person into a seat, in the running game too."""
        assert entry.seat is not None
        self.chairs[entry.seat] = chair
        if self.match is not None and self.match.names:
            self.match.names[entry.seat] = chair.name

    def _gives_time(self, entry: Entry) -> bool:
        """Return whether the seat that is asked gets its whole time again: after a rewind, or for another player."""
        is_other = isinstance(entry.what, entries.Sit | entries.SeatFromBot | entries.TakeSeatBack)
        return isinstance(entry.what, entries.Rewind | entries.Resume) or (is_other and entry.seat == self.asked)

    def _offer(self, entry: Entry) -> str:
        """Return why a seat that gets a new link is offered to others, "" if nobody sits there."""
        chair = self._chair(entry)
        return "" if chair.kind != GUEST else GIVEN if chair.guest == entry.guest else ABSENT

    def _withdraw_offers(self, entry: Entry) -> None:
        """Keep a seat that was offered to others for its guest, who did something and so is back."""
        for seat, chair in enumerate(self.chairs):
            if chair.offered == ABSENT and chair.guest == entry.guest:
                self.chairs[seat] = msgspec.structs.replace(chair, offered="")

    def _chair(self, entry: Entry) -> Chair:
        assert entry.seat is not None
        return self.chairs[entry.seat]

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
