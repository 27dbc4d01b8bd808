"""What a guest may do at a table, and what must hold for it. Each deed is one entry of the log, or a `Problem`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from railherd.bots.registry import DEFAULT_BOT, make_bot
from railherd.core.notation import Refusal
from railherd.core.problem import Problem
from railherd.core.rng import SEED_BITS
from railherd.server.live.checks import (
    chair_at,
    driving,
    gathering,
    host,
    in_time,
    may_sit,
    own_seat,
    own_seats,
    still_there,
)
from railherd.server.live.followups import may_begin
from railherd.server.live.table import LiveTable
from railherd.tables.entries import Guest
from railherd.tables.state import BOT, CLOSED, GUEST, INVITED, OPEN, OVER, PLAYING, STOPPED, TableState


async def sit(live: LiveTable, guest: Guest, seat: int, invited: bool) -> int:
    """Take a seat: an open one, or by its own link an invited or a lost one. The last one taken starts the game."""

    def check(state: TableState) -> None:
        may_sit(state, guest, seat, invited)

    return await live.change("sit", {"name": guest.name}, seat=seat, guest=guest.id, check=check)


async def seat_people(live: LiveTable, guest: Guest, names: Mapping[int, str]) -> None:
    """Let a guest have some of his table's seats, each by a name, for himself and whoever shares his screen."""
    for seat, name in names.items():

        def check(state: TableState, seat: int = seat) -> None:
            may_sit(state, guest, seat, invited=True, beside=True)

        await live.change("sit", {"name": name}, seat=seat, guest=guest.id, check=check)


async def stand_up(live: LiveTable, guest: Guest) -> int:
    """Leave the table before the game begins."""
    seq = live.state.seq
    for seat in own_seats(live.state, guest):

        def check(state: TableState, seat: int = seat) -> None:
            gathering(state)
            still_there(state, guest, seat)

        seq = await live.change("arrange", {"kind": OPEN}, seat=seat, guest=guest.id, check=check)
    return seq


async def arrange(live: LiveTable, guest: Guest, seat: int, kind: str, bot: str) -> int:
    """The host says for whom a free seat is: for anybody, for somebody invited, or for a bot."""

    def check(state: TableState) -> None:
        host(state, guest)
        gathering(state)
        if chair_at(state, seat).kind == GUEST:
            raise Problem("server.seat_taken")
        if kind not in (OPEN, INVITED, BOT):
            raise Problem("server.wrong_seat_kind", {"found": kind})

    if kind == BOT:
        make_bot(bot, 0)
    data = {"kind": kind, "bot": bot} if kind == BOT else {"kind": kind}
    return await live.change("arrange", data, seat=seat, guest=guest.id, check=check)


async def start(live: LiveTable, guest: Guest) -> int:
    """The host begins: bots take whatever seat is still free."""
    host(live.state, guest)
    gathering(live.state)
    for seat in range(live.state.row.seats):
        if live.state.chairs[seat].kind in (OPEN, INVITED):
            await fill(live, guest, seat)
    return await begin_if_full(live)


async def fill(live: LiveTable, guest: Guest, seat: int) -> None:
    """A bot for a free seat, unless somebody takes it in this very moment."""

    def check(state: TableState) -> None:
        gathering(state)
        if state.chairs[seat].kind not in (OPEN, INVITED):
            raise Problem("server.seat_taken")

    try:
        await live.change("arrange", {"kind": BOT, "bot": DEFAULT_BOT}, seat=seat, guest=guest.id, check=check)
    except Problem as problem:
        if problem.key not in ("server.seat_taken", "server.begun"):
            raise


async def begin_if_full(live: LiveTable) -> int:
    """The game begins once every seat has somebody; where two see that at the same time, it begins once."""

    try:
        return await live.change("start", {}, check=may_begin)
    except Problem as problem:
        if problem.key not in ("server.begun", "server.seats_free"):
            raise
        return live.state.seq


async def choose(live: LiveTable, guest: Guest, at: int, choice: str, id: str, faced: int | None = None) -> int:
    """Answer the prompt of a moment."""
    seat = own_seat(live.state, guest, faced)

    def check(state: TableState) -> None:
        still_there(state, guest, seat)
        in_time(state, at)
        driving(state, seat)

    return await live.change("choose", {"text": choice}, seat=seat, guest=guest.id, id=id, check=check)


async def take_back(live: LiveTable, guest: Guest, kind: str, at: int, id: str, faced: int | None = None) -> int:
    """`undo` or `redo` one's own last choice."""
    seat = own_seat(live.state, guest, faced)

    def check(state: TableState) -> None:
        still_there(state, guest, seat)
        in_time(state, at)
        driving(state, seat)
        if state.asked != seat:
            raise Problem("core.not_your_turn", {"seat": state.asked})

    return await live.change(kind, {}, seat=seat, guest=guest.id, id=id, check=check)


async def wish(live: LiveTable, guest: Guest, at: int, count: int, id: str, faced: int | None = None) -> int:
    """Ask to go back by some choices; alone among bots it simply happens."""
    seat = own_seat(live.state, guest, faced)

    def check(state: TableState) -> None:
        still_there(state, guest, seat)
        in_time(state, at)
        if state.match is None or count > len(state.match.moves):
            raise Problem("core.nothing_to_undo")

    return await live.change("wish", {"count": count}, seat=seat, guest=guest.id, id=id, check=check)


async def answer(live: LiveTable, guest: Guest, yes: bool, id: str) -> int:
    """Agree to somebody's wish to go back, or not, for all at one's screen. The last yes makes it happen."""
    seat = own_seats(live.state, guest)[0]

    def check(state: TableState) -> None:
        still_there(state, guest, seat)
        if state.wish is None or seat in state.wish.agreed:
            raise Problem("server.nothing_asked")

    return await live.change("answer", {"yes": yes}, seat=seat, guest=guest.id, id=id, check=check)


async def hand_over(live: LiveTable, guest: Guest, seat: int, long_away: bool, id: str) -> int:
    """Let a bot play for a guest who has been away for long."""
    own_seats(live.state, guest)

    def check(state: TableState) -> None:
        own_seats(state, guest)
        chair = chair_at(state, seat)
        if chair.kind != GUEST or chair.stand_in or state.phase != PLAYING:
            raise Problem("server.nobody_to_replace")
        if not long_away:
            raise Problem("server.not_away_long", {"name": chair.name})

    return await live.change("takeover", {"bot": DEFAULT_BOT}, seat=seat, guest=guest.id, id=id, check=check)


async def come_back(live: LiveTable, guest: Guest, id: str, faced: int | None = None) -> int:
    """Play one's own seat again."""
    seat = own_seat(live.state, guest, faced)

    def check(state: TableState) -> None:
        still_there(state, guest, seat)
        if not state.chairs[seat].stand_in:
            raise Problem("server.seat_is_yours")

    return await live.change("return", {}, seat=seat, guest=guest.id, id=id, check=check)


async def say(live: LiveTable, guest: Guest, text: str, id: str, faced: int | None = None) -> int:
    """Say something, where the host allows talk; at a shared screen by the name of the seat."""
    seat = own_seat(live.state, guest, faced)
    spoken = " ".join(text.split())
    shared = len(live.state.seats_of(guest.id)) > 1
    name = live.state.chairs[seat].name if shared else guest.name

    def check(state: TableState) -> None:
        still_there(state, guest, seat)
        if not state.talk_allowed:
            raise Problem("server.no_talk")
        if not spoken:
            raise Problem("server.nothing_said")

    return await live.change("say", {"name": name, "text": spoken}, seat=seat, guest=guest.id, id=id, check=check)


def why(
    live: LiveTable, guest: Guest, choice: str | None, place: str | None, faced: int | None = None
) -> Refusal | None:
    """Why something is not allowed; a spectator may not ask, for the answer could tell him of a hand."""
    seat = own_seat(live.state, guest, faced)
    if live.state.match is None:
        raise Problem("server.not_started")
    return live.state.match.why_not(choice, at=place, seat=seat)


async def allow_talk(live: LiveTable, guest: Guest, on: bool) -> int:
    """The host opens or closes the talk at the table."""
    return await live.change("talk", {"on": on}, guest=guest.id, check=lambda state: host(state, guest))


async def new_link(live: LiveTable, guest: Guest, seat: int) -> int:
    """The host makes a new link for a seat; the old one dies. The version of the new one."""
    version = chair_at(live.state, seat).version + 1

    def check(state: TableState) -> None:
        host(state, guest)
        if chair_at(state, seat).kind == BOT:
            raise Problem("server.seat_taken")

    await live.change("link", {"version": version}, seat=seat, guest=guest.id, check=check)
    return version


async def resume(live: LiveTable, guest: Guest) -> int:
    """Go on from the last good choice of a game that a repair of the rules stopped."""
    own_seats(live.state, guest)

    def check(state: TableState) -> None:
        own_seats(state, guest)
        if state.phase != STOPPED:
            raise Problem("server.not_stopped")

    check(live.state)
    if live.state.match is None:
        raise Problem("server.not_started")
    data = {"record": live.state.match.record(), "seed": str(secrets.randbits(SEED_BITS))}
    return await live.change("resume", data, guest=guest.id, check=check)


async def close(live: LiveTable, guest: Guest | None) -> int:
    """The host, or whoever runs the server, closes the table."""

    def check(state: TableState) -> None:
        if guest is not None:
            host(state, guest)
        if state.phase in (OVER, CLOSED):
            raise Problem("server.closed")

    return await live.change("close", {}, guest=None if guest is None else guest.id, check=check)
