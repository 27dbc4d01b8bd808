"""What a guest may do at a table, and what must hold for it. Each deed is one entry of the log, or a `Problem`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from railherd.bots.registry import make_bot
from railherd.core.notation import Refusal
from railherd.core.problem import Problem
from railherd.server.conditions import (
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
from railherd.server.desk import SEED_BITS, Desk
from railherd.server.live import BOT, CLOSED, GUEST, INVITED, OPEN, OVER, PLAYING, STOPPED, Live
from railherd.server.sequels import may_begin
from railherd.server.store.contract import Guest

STAND_IN = "greedy"


async def sit(desk: Desk, guest: Guest, seat: int, invited: bool) -> int:
    """Take a seat: an open one, or by its own link an invited or a lost one. The last one taken starts the game."""

    def check(live: Live) -> None:
        may_sit(live, guest, seat, invited)

    return await desk.change("sit", {"name": guest.name}, seat=seat, guest=guest.id, check=check)


async def seat_people(desk: Desk, guest: Guest, names: Mapping[int, str]) -> None:
    """Let a guest have some of his table's seats, each by a name, for himself and whoever shares his screen."""
    for seat, name in names.items():

        def check(live: Live, seat: int = seat) -> None:
            may_sit(live, guest, seat, invited=True, beside=True)

        await desk.change("sit", {"name": name}, seat=seat, guest=guest.id, check=check)


async def stand_up(desk: Desk, guest: Guest) -> int:
    """Leave the table before the game begins."""
    seq = desk.live.seq
    for seat in own_seats(desk.live, guest):

        def check(live: Live, seat: int = seat) -> None:
            gathering(live)
            still_there(live, guest, seat)

        seq = await desk.change("arrange", {"kind": OPEN}, seat=seat, guest=guest.id, check=check)
    return seq


async def arrange(desk: Desk, guest: Guest, seat: int, kind: str, bot: str) -> int:
    """The host says for whom a free seat is: for anybody, for somebody invited, or for a bot."""

    def check(live: Live) -> None:
        host(live, guest)
        gathering(live)
        if chair_at(live, seat).kind == GUEST:
            raise Problem("server.seat_taken")
        if kind not in (OPEN, INVITED, BOT):
            raise Problem("server.wrong_seat_kind", {"found": kind})

    if kind == BOT:
        make_bot(bot, 0)
    data = {"kind": kind, "bot": bot} if kind == BOT else {"kind": kind}
    return await desk.change("arrange", data, seat=seat, guest=guest.id, check=check)


async def start(desk: Desk, guest: Guest) -> int:
    """The host begins: bots take whatever seat is still free."""
    host(desk.live, guest)
    gathering(desk.live)
    for seat in range(desk.live.row.seats):
        if desk.live.chairs[seat].kind in (OPEN, INVITED):
            await fill(desk, guest, seat)
    return await begin_if_full(desk)


async def fill(desk: Desk, guest: Guest, seat: int) -> None:
    """A bot for a free seat, unless somebody takes it in this very moment."""

    def check(live: Live) -> None:
        gathering(live)
        if live.chairs[seat].kind not in (OPEN, INVITED):
            raise Problem("server.seat_taken")

    try:
        await desk.change("arrange", {"kind": BOT, "bot": STAND_IN}, seat=seat, guest=guest.id, check=check)
    except Problem as problem:
        if problem.key not in ("server.seat_taken", "server.begun"):
            raise


async def begin_if_full(desk: Desk) -> int:
    """The game begins once every seat has somebody; where two see that at the same time, it begins once."""

    try:
        return await desk.change("start", {}, check=may_begin)
    except Problem as problem:
        if problem.key not in ("server.begun", "server.seats_free"):
            raise
        return desk.live.seq


async def choose(desk: Desk, guest: Guest, at: int, choice: str, id: str, faced: int | None = None) -> int:
    """Answer the prompt of a moment."""
    seat = own_seat(desk.live, guest, faced)

    def check(live: Live) -> None:
        still_there(live, guest, seat)
        in_time(live, at)
        driving(live, seat)

    return await desk.change("choose", {"text": choice}, seat=seat, guest=guest.id, id=id, check=check)


async def take_back(desk: Desk, guest: Guest, kind: str, at: int, id: str, faced: int | None = None) -> int:
    """`undo` or `redo` one's own last choice."""
    seat = own_seat(desk.live, guest, faced)

    def check(live: Live) -> None:
        still_there(live, guest, seat)
        in_time(live, at)
        driving(live, seat)
        if live.asked != seat:
            raise Problem("core.not_your_turn", {"seat": live.asked})

    return await desk.change(kind, {}, seat=seat, guest=guest.id, id=id, check=check)


async def wish(desk: Desk, guest: Guest, at: int, count: int, id: str, faced: int | None = None) -> int:
    """Ask to go back by some choices; alone among bots it simply happens."""
    seat = own_seat(desk.live, guest, faced)

    def check(live: Live) -> None:
        still_there(live, guest, seat)
        in_time(live, at)
        if live.match is None or count > len(live.match.moves):
            raise Problem("core.nothing_to_undo")

    return await desk.change("wish", {"count": count}, seat=seat, guest=guest.id, id=id, check=check)


async def answer(desk: Desk, guest: Guest, yes: bool, id: str) -> int:
    """Agree to somebody's wish to go back, or not, for all at one's screen. The last yes makes it happen."""
    seat = own_seats(desk.live, guest)[0]

    def check(live: Live) -> None:
        still_there(live, guest, seat)
        if live.wish is None or seat in live.wish.agreed:
            raise Problem("server.nothing_asked")

    return await desk.change("answer", {"yes": yes}, seat=seat, guest=guest.id, id=id, check=check)


async def hand_over(desk: Desk, guest: Guest, seat: int, long_away: bool, id: str) -> int:
    """Let a bot play for a guest who has been away for long."""
    own_seats(desk.live, guest)

    def check(live: Live) -> None:
        own_seats(live, guest)
        chair = chair_at(live, seat)
        if chair.kind != GUEST or chair.stand_in or live.phase != PLAYING:
            raise Problem("server.nobody_to_replace")
        if not long_away:
            raise Problem("server.not_away_long", {"name": chair.name})

    return await desk.change("takeover", {"bot": STAND_IN}, seat=seat, guest=guest.id, id=id, check=check)


async def come_back(desk: Desk, guest: Guest, id: str, faced: int | None = None) -> int:
    """Play one's own seat again."""
    seat = own_seat(desk.live, guest, faced)

    def check(live: Live) -> None:
        still_there(live, guest, seat)
        if not live.chairs[seat].stand_in:
            raise Problem("server.seat_is_yours")

    return await desk.change("return", {}, seat=seat, guest=guest.id, id=id, check=check)


async def say(desk: Desk, guest: Guest, text: str, id: str, faced: int | None = None) -> int:
    """Say something, where the host allows talk; at a shared screen by the name of the seat."""
    seat = own_seat(desk.live, guest, faced)
    spoken = " ".join(text.split())
    shared = len(desk.live.seats_of(guest.id)) > 1
    name = desk.live.chairs[seat].name if shared else guest.name

    def check(live: Live) -> None:
        still_there(live, guest, seat)
        if not live.talk_allowed:
            raise Problem("server.no_talk")
        if not spoken:
            raise Problem("server.nothing_said")

    return await desk.change("say", {"name": name, "text": spoken}, seat=seat, guest=guest.id, id=id, check=check)


def why(desk: Desk, guest: Guest, choice: str | None, place: str | None, faced: int | None = None) -> Refusal | None:
    """Why something is not allowed; a spectator may not ask, for the answer could tell him of a hand."""
    seat = own_seat(desk.live, guest, faced)
    if desk.live.match is None:
        raise Problem("server.not_started")
    return desk.live.match.why_not(choice, at=place, seat=seat)


async def allow_talk(desk: Desk, guest: Guest, on: bool) -> int:
    """The host opens or closes the talk at the table."""
    return await desk.change("talk", {"on": on}, guest=guest.id, check=lambda live: host(live, guest))


async def new_link(desk: Desk, guest: Guest, seat: int) -> int:
    """The host makes a new link for a seat; the old one dies. The version of the new one."""
    version = chair_at(desk.live, seat).version + 1

    def check(live: Live) -> None:
        host(live, guest)
        if chair_at(live, seat).kind == BOT:
            raise Problem("server.seat_taken")

    await desk.change("link", {"version": version}, seat=seat, guest=guest.id, check=check)
    return version


async def resume(desk: Desk, guest: Guest) -> int:
    """Go on from the last good choice of a game that a repair of the rules stopped."""
    own_seats(desk.live, guest)

    def check(live: Live) -> None:
        own_seats(live, guest)
        if live.phase != STOPPED:
            raise Problem("server.not_stopped")

    check(desk.live)
    if desk.live.match is None:
        raise Problem("server.not_started")
    data = {"record": desk.live.match.record(), "seed": str(secrets.randbits(SEED_BITS))}
    return await desk.change("resume", data, guest=guest.id, check=check)


async def close(desk: Desk, guest: Guest | None) -> int:
    """The host, or whoever runs the server, closes the table."""

    def check(live: Live) -> None:
        if guest is not None:
            host(live, guest)
        if live.phase in (OVER, CLOSED):
            raise Problem("server.closed")

    return await desk.change("close", {}, guest=None if guest is None else guest.id, check=check)
