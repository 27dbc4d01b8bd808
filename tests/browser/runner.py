"""A server whose luck a test decides: `python -m tests.browser.runner DATA LUCK`. It says its address in one line.

It is `railherd serve` but for this: every seed comes from the file LUCK, which holds a `Luck` and is read whenever one
is needed; a game may begin in its middle; and nobody is too fast for it. It ends when its input does.
"""

from __future__ import annotations

import os
import secrets
import signal
import sys
import threading
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec

from railherd.bots.contract import Outlook
from railherd.bots.registry import make_bot
from railherd.core.match import Match
from railherd.server import house
from railherd.server.announce import Start
from railherd.server.live import GUEST, Live
from railherd.server.run import serve
from railherd.server.settings import read_settings
from railherd.server.store.contract import Entry

MANY = 10**6
NO_LIMITS: dict[str, Any] = {
    "REQUESTS_A_SECOND": MANY, "REQUESTS_AT_ONCE": MANY, "MESSAGES_A_SECOND": MANY, "MESSAGES_AT_ONCE": MANY,
    "GUESTS_PER_ADDRESS": MANY, "CODES_PER_ADDRESS": MANY,
}  # fmt: skip


class Luck(msgspec.Struct, frozen=True):
    """What the next table is dealt, and how many choices greedy bots have made there before anybody sees it.

    After those they go on until a person is asked, unless the game ends before.
    """

    seed: int
    choices: int = 0


def main(data: str, luck: str) -> None:
    """Serve until nobody writes to our input any more."""
    threading.Thread(target=end_with_input, daemon=True).start()

    def drawn() -> Luck:
        return msgspec.json.decode(Path(luck).read_bytes(), type=Luck)

    begin = Live.MOVES["start"]

    def begin_later(live: Live, entry: Entry) -> None:
        begin(live, entry)
        choices = drawn().choices
        if choices and live.match is not None:
            play_on(live.match, choices, {seat for seat, chair in enumerate(live.chairs) if chair.kind == GUEST})

    settings = read_settings({"port": "0", "data": data, "bot_workers": "1"}, {})
    with (
        mock.patch.object(secrets, "randbits", lambda bits: drawn().seed % (1 << bits)),
        mock.patch.dict(Live.MOVES, {"start": begin_later}),
        mock.patch.multiple(house, **NO_LIMITS),
    ):
        serve(settings, say_where)


def play_on(match: Match, choices: int, people: set[int]) -> None:
    """Let greedy bots play every seat for so many choices, and then until one of these people is asked."""
    bots = [make_bot("greedy", seat) for seat in range(match.setup.seats)]
    while not match.over and (len(match.moves) < choices or match.asked not in people):
        seat = match.asked
        assert seat is not None
        match.choose(bots[seat].choose(Outlook(match.game, match.imagine(seat, len(match.moves)), seat)))


def say_where(start: Start) -> None:
    """Tell whoever started us."""
    print(start.here, flush=True)


def end_with_input() -> None:
    """End this process as Ctrl-C would, once whoever started it is gone."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGINT)


if __name__ == "__main__":
    main(*sys.argv[1:])
