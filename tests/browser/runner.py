"""A server whose chance a test decides: `python -m tests.browser.runner DATA LUCK [OVERLAY [toy]]` prints its address.

It is `railherd serve` except that every seed comes from the file LUCK, which holds a `Luck` and is read whenever one is
needed; a game may begin in its middle; the rules may have changed since yesterday; the toy of the tests may be there,
too; and no rate is limited. It ends when its input does.
"""

from __future__ import annotations

import dataclasses
import os
import secrets
import signal
import sys
import threading
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec

from railherd.bots.contract import Outlook
from railherd.bots.registry import make_bot
from railherd.core.notation import IllegalChoice, Refusal
from railherd.core.playing.match import Match
from railherd.core.playing.replay import replay
from railherd.core.writing.record import Deal, Record, parse
from railherd.games.registry import GAMES
from railherd.server import services
from railherd.server.bundle import Bundle
from railherd.server.hosting.banner import Start
from railherd.server.live.table import milliseconds
from railherd.server.run import serve
from railherd.server.settings import read_settings
from railherd.tables.chairs import GUEST
from railherd.tables.presence import Presence
from railherd.tables.state import TableState
from tests.toy.game import Toy

GALLERY = Path(__file__).resolve().parents[2] / "build" / "gallery"  # built by tools/page.py --gallery
MANY = 10**6
NO_LIMITS: dict[str, Any] = {
    "REQUESTS_A_SECOND": MANY, "REQUESTS_AT_ONCE": MANY, "MESSAGES_A_SECOND": MANY, "MESSAGES_AT_ONCE": MANY,
    "GUESTS_PER_ADDRESS": MANY, "CODES_PER_ADDRESS": MANY, "TABLES_PER_ADDRESS": MANY,
}  # fmt: skip


REPAIRED = Refusal("last_spike.refusal.too_dear", {"cost": 9000, "cash": 1234, "sellable": 0}, "turn")


class Luck(msgspec.Struct, frozen=True):
    """What the next table is dealt, and how many choices are made there before it is shown.

    Greedy bots make them, or they come from a `record`. After those the bots go on until a person is asked, unless the
    game ends before.
    """

    seed: int
    choices: int = 0
    record: str = ""
    absence_minutes: float = 3  # after which a bot may play for an absent person
    minutes_later: float = 0  # by which the clocks of turns have gone on
    forbidden: str = ""  # a choice that the rules no longer allow since the server began


def main(data: str, luck: str, components: str = "", toy: str = "") -> None:
    """Serve until our input is closed."""
    threading.Thread(target=end_with_input, daemon=True).start()

    def drawn() -> Luck:
        return msgspec.json.decode(Path(luck).read_bytes(), type=Luck)

    begin = TableState._start

    def begin_later(state: TableState, dealt: Deal | None) -> None:
        begin(state, dealt)
        assert state.match is not None
        luck, people = drawn(), {seat for seat, chair in enumerate(state.chairs) if chair.kind == GUEST}
        if luck.record:
            state.match = recorded(state.match, parse(luck.record), luck.choices, people)
        elif luck.choices:
            play_on(state.match, luck.choices, people)

    is_long_away, choose, forbidden = Presence.is_long_away, Match._choose, drawn().forbidden

    def is_away_for_so_long(presence: Presence, guest: str) -> bool:
        presence._absence_seconds = drawn().absence_minutes * 60
        return is_long_away(presence, guest)

    def later(presence: Presence) -> int:
        return milliseconds() + round(drawn().minutes_later * 60_000)

    def choose_today(match: Match, choice: str | int, seat: int | None = None, settled: bool = False) -> None:
        if forbidden and choice == forbidden:
            raise IllegalChoice(REPAIRED)
        choose(match, choice, seat, settled)

    given = {"port": "0", "data": data, "bot_workers": "1", **({"components": components} if components else {})}
    settings = read_settings(given, {})
    with (
        mock.patch.dict(GAMES, {Toy.ID: Toy} if toy else {}),
        mock.patch.object(secrets, "randbits", lambda bits: drawn().seed % (1 << bits)),
        mock.patch.object(TableState, "_start", begin_later),
        mock.patch.multiple(services, **NO_LIMITS, Bundle=partial(Bundle, GALLERY)),
        mock.patch.object(Presence, "is_long_away", is_away_for_so_long),
        mock.patch.object(Presence, "time_of_day", later),
        mock.patch.object(Presence, "_grace_seconds", return_value=0.0),
        mock.patch.object(Match, "_choose", choose_today),
    ):
        serve(settings, say_where)


def play_on(match: Match, choices: int, people: set[int]) -> None:
    """Let greedy bots play every seat for this many choices, and then until one of these people is asked."""
    bots = [make_bot("greedy", seat) for seat in range(match.setup.seats)]
    while not match.over and (len(match.moves) < choices or match.asked not in people):
        seat = match.asked
        assert seat is not None
        match.choose(bots[seat].choose(Outlook(match.game, match.imagine(seat, len(match.moves)), seat)))


def recorded(match: Match, record: Record, choices: int, people: set[int]) -> Match:
    """Return the game of a record for a match of as many seats.

    It has had this many choices, and more until one of these people is asked.
    """
    asked = (number for number, move in enumerate(record.moves) if number >= choices and move.seat in people)
    count = next(asked, len(record.moves))
    moves, lines = record.moves[:count], record.lines[:count]
    return replay(match.game, dataclasses.replace(record, names=match.names, moves=moves, lines=lines, result=None))


def say_where(start: Start) -> None:
    """Print our address for the parent process."""
    print(start.local_address, flush=True)


def end_with_input() -> None:
    """End this process as Ctrl-C would, once the parent process is gone."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGINT)


if __name__ == "__main__":
    main(*sys.argv[1:])
