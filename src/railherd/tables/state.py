"""A table as its log tells it: who sits where, the match, the talk. Nothing here waits, stores or sends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from railherd.core import replay
from railherd.core.agree import agree
from railherd.core.contract import Game
from railherd.core.match import Match
from railherd.core.notation import modern
from railherd.core.problem import Problem
from railherd.core.record import parse
from railherd.tables.entries import Entry, TableRow

OPEN, INVITED, GUEST, BOT = "open", "invited", "guest", "bot"
GATHERING, PLAYING, STOPPED, OVER, CLOSED = "gathering", "playing", "stopped", "over", "closed"


class Chair(msgspec.Struct, frozen=True):
    """A seat and whoever has it. `stand_in` is the bot that plays for an absent guest."""

    kind: str
    guest: str = ""
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    version: int = 0  # of its own link; a new version kills the old link

    @property
    def driver(self) -> str:
        """The bot that decides for this seat now, "" if a person does."""
        return self.bot if self.kind == BOT else self.stand_in


class Wish(msgspec.Struct, frozen=True):
    """Somebody asks the others to go back by some choices, across something revealed."""

    seat: int
    count: int
    agreed: tuple[int, ...]


class Line(msgspec.Struct, frozen=True):
    """Something said at the table."""

    seq: int
    time: int
    name: str
    seat: int | None
    text: str


class TableState:
    """The fold of a table's entries. Take a `copy`, `fold` an entry into it, keep it once the entry is on disk."""

    def __init__(self, row: TableRow, game: Game[Any]) -> None:
        self.row = row
        self.game = game
        self.phase = GATHERING
        self.seq = 0
        self.at = 0  # how often the game itself has changed: what a choice answers to
        self.chairs: list[Chair] = [Chair(OPEN)] * row.seats
        self.match: Match | None = None
        self.marks: list[int] = [0]  # how many events the match had after each entry
        self.talk: list[Line] = []
        self.talk_allowed = False
        self.wish: Wish | None = None
        self.broken: Problem | None = None  # why the game stopped after a repair of the rules
        self.following = ""  # the table of the rematch

    def copy(self) -> TableState:
        """An independent twin."""
        twin = TableState(self.row, self.game)
        twin.__dict__.update(self.__dict__)
        twin.chairs, twin.marks, twin.talk = self.chairs[:], self.marks[:], self.talk[:]
        twin.match = None if self.match is None else self.match.copy()
        return twin

    def fold(self, entry: Entry) -> None:
        """Let an entry happen. A `Problem` leaves a copy half changed: drop it."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        if self.phase == CLOSED:
            raise Problem("server.closed")
        self.seq = entry.seq
        if entry.kind in self.MOVES:
            self._move(entry)
        else:
            self.OTHERS[entry.kind](self, entry)
        self.marks.append(0 if self.match is None else self.match.happened)

    def replay(self, entry: Entry) -> None:
        """Let an entry of the log happen again; a choice that is no longer legal stops the game there."""
        if self.phase == STOPPED and entry.kind in self.MOVES and entry.kind != "resume":
            return self._pass_over(entry)
        try:
            self.fold(entry)
        except Problem as problem:
            self.phase, self.broken = STOPPED, _reason(problem)
            self._pass_over(entry)

    def _pass_over(self, entry: Entry) -> None:
        """Let nothing happen but count it, whatever the rules are: no number ever stands for two moments."""
        self.seq = entry.seq
        self.at += entry.kind in self.MOVES
        self.wish = None
        self.marks.append(0 if self.match is None else self.match.happened)

    @property
    def asked(self) -> int | None:
        """The seat that must decide now, if any."""
        return self.match.asked if self.match is not None and self.phase == PLAYING else None

    def seats_of(self, guest: str) -> list[int]:
        """Where a guest sits: at several seats, if several people share his screen."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest and guest]

    def events_since(self, seq: int) -> int:
        """From which event on a client must be told, who knew the table after an entry; undone ones count."""
        return min(self.marks[min(seq, self.seq) :])

    def people(self) -> list[int]:
        """The seats of guests, away or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == GUEST]

    def _move(self, entry: Entry) -> None:
        self.MOVES[entry.kind](self, entry)
        self.at += 1
        self.wish = None
        if self.match is not None and self.match.over:
            self.phase = OVER

    def _start(self, entry: Entry) -> None:
        setup = agree(self.game, self.row.seats, self.row.options)
        dealt = entry.data.get("dealt")
        script = None if dealt is None else [(pile, item) for pile, item in dealt]
        names = [chair.name for chair in self.chairs]
        self.match = replay.start(self.game, setup, int(self.row.seed), names, script)
        self.phase = PLAYING

    def _choose(self, entry: Entry) -> None:
        match = self._playing()
        dealt = entry.data.get("dealt")
        if dealt is not None:
            match.deal_from(replay.script_of(self.game, [(pile, item) for pile, item in dealt]))
        match.choose(modern(self.game, entry.data["text"]), seat=entry.seat)
        match.deal_from(None)

    def _undo(self, entry: Entry) -> None:
        self._playing().undo()

    def _redo(self, entry: Entry) -> None:
        self._playing().redo()

    def _rewind(self, entry: Entry) -> None:
        self.match = replay.rewind(self._playing(), entry.data["count"], int(entry.data["seed"]))

    def _resume(self, entry: Entry) -> None:
        """Go on from the game as the entry has it, whatever rules the log before it is read by.

        What followed the last good choice did not happen, but people saw it: what is hidden is dealt anew.
        """
        try:
            self.match = replay.replay(self.game, parse(entry.data["record"]))
        except replay.BrokenRecord as broken:
            self.match = broken.match
            raise
        self.match.reseed(int(entry.data["seed"]))
        self.phase, self.broken = PLAYING, None

    def _playing(self) -> Match:
        if self.match is None:
            raise Problem("server.not_started")
        return self.match

    def _seat(self, entry: Entry, **changes: Any) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat] = msgspec.structs.replace(self.chairs[entry.seat], **changes)

    def _create(self, entry: Entry) -> None:
        self.chairs = [Chair(kind, bot=bot, name=bot) for kind, bot in entry.data["chairs"]]
        self.talk_allowed = bool(entry.data.get("talk", False))

    def _sit(self, entry: Entry) -> None:
        self._seat(entry, kind=GUEST, guest=entry.guest or "", name=entry.data["name"], bot="", stand_in="")
        if self.match is not None and entry.seat is not None and self.match.names:
            self.match.names[entry.seat] = entry.data["name"]

    def _arrange(self, entry: Entry) -> None:
        bot = entry.data.get("bot", "")
        self._seat(entry, kind=entry.data["kind"], guest="", name=bot, bot=bot, stand_in="")

    def _takeover(self, entry: Entry) -> None:
        self._seat(entry, stand_in=entry.data["bot"])

    def _return(self, entry: Entry) -> None:
        self._seat(entry, stand_in="")

    def _link(self, entry: Entry) -> None:
        self._seat(entry, version=entry.data["version"])

    def _wish(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.wish = Wish(entry.seat, entry.data["count"], self._voices(entry))

    def _answer(self, entry: Entry) -> None:
        assert entry.seat is not None
        if self.wish is None:
            raise Problem("server.nothing_asked")
        agreed = (*self.wish.agreed, *self._voices(entry))
        self.wish = msgspec.structs.replace(self.wish, agreed=agreed) if entry.data["yes"] else None

    def _voices(self, entry: Entry) -> tuple[int, ...]:
        """The seats for which a guest speaks: those at his screen are asked there."""
        return tuple(self.seats_of(entry.guest or ""))

    def _say(self, entry: Entry) -> None:
        self.talk.append(Line(entry.seq, entry.time, entry.data["name"], entry.seat, entry.data["text"]))

    def _talk(self, entry: Entry) -> None:
        self.talk_allowed = bool(entry.data["on"])

    def _rematch(self, entry: Entry) -> None:
        self.following = entry.data["table"]

    def _close(self, entry: Entry) -> None:
        self.phase = CLOSED

    # What changes the game itself, and all the rest.
    MOVES: ClassVar[dict[str, Callable[[TableState, Entry], None]]] = {
        "start": _start,
        "choose": _choose,
        "undo": _undo,
        "redo": _redo,
        "rewind": _rewind,
        "resume": _resume,
    }
    OTHERS: ClassVar[dict[str, Callable[[TableState, Entry], None]]] = {
        "create": _create,
        "sit": _sit,
        "arrange": _arrange,
        "takeover": _takeover,
        "return": _return,
        "link": _link,
        "wish": _wish,
        "answer": _answer,
        "say": _say,
        "talk": _talk,
        "rematch": _rematch,
        "close": _close,
    }


def _reason(problem: Problem) -> Problem:
    """Why a choice is no longer legal, without the line of the record where it stands."""
    why = problem.arguments.get("why")
    return why if isinstance(why, Problem) else problem
