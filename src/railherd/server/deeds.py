"""What a guest may do at a table, and what must hold for it. Each deed is one entry of the log, or a `Problem`."""

from __future__ import annotations

import secrets

from railherd.bots.registry import make_bot
from railherd.core.notation import Refusal
from railherd.core.problem import Problem
from railherd.server.desk import SEED_BITS, Desk
from railherd.server.live import (
    BOT,
    CLOSED,
    GATHERING,
    GUEST,
    INVITED,
    OPEN,
    OVER,
    PLAYING,
    STOPPED,
    Chair,
    Live,
)  # fmt: skip
from railherd.server.store.contract import Guest

STAND_IN = "greedy"


async def sit(desk: Desk, guest: Guest, seat: int, invited: bool) -> int:
    """Take a seat: an open one, or by its own link an invited or a lost one. The last one taken starts the game."""

    def check(live: Live) -> None:
        chair = chair_at(live, seat)
        if live.seat_of(guest.id) is not None:
            raise Problem("server.seated_already")
        if live.phase in (OVER, CLOSED) or not (live.phase == GATHERING or invited):
            raise Problem("server.too_late_to_sit")
        if chair.kind == BOT or not (chair.kind == OPEN or invited):
            raise Problem("server.seat_taken")

    done = await desk.change("sit", {"name": guest.name}, seat=seat, guest=guest.id, check=check)
    if desk.live.phase == GATHERING and is_full(desk.live):
        await begin(desk)
    return done


async def stand_up(desk: Desk, guest: Guest) -> int:
    """Leave one's seat before the game begins."""
    seat = own_seat(desk.live, guest)

    def check(live: Live) -> None:
        gathering(live)
        own_seat(live, guest)

    return await desk.change("arrange", {"kind": OPEN}, seat=seat, guest=guest.id, check=check)


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
    done = await desk.change("arrange", data, seat=seat, guest=guest.id, check=check)
    if is_full(desk.live) and desk.live.people():
        await begin(desk)
    return done


async def start(desk: Desk, guest: Guest) -> int:
    """The host begins: bots take whatever seat is still free."""
    host(desk.live, guest)
    gathering(desk.live)
    for seat, chair in enumerate(desk.live.chairs):
        if chair.kind in (OPEN, INVITED):
            await desk.change("arrange", {"kind": BOT, "bot": STAND_IN}, seat=seat, guest=guest.id, check=gathering)
    return await begin(desk)


async def begin(desk: Desk) -> int:
    """The game begins; every seat has somebody."""

    def check(live: Live) -> None:
        gathering(live)
        if not is_full(live):
            raise Problem("server.seats_free")

    return await desk.change("start", {}, check=check)


async def choose(desk: Desk, guest: Guest, at: int, choice: str, id: str) -> int:
    """Answer the prompt of a moment."""
    seat = own_seat(desk.live, guest)

    def check(live: Live) -> None:
        in_time(live, at)
        driving(live, seat)

    return await desk.change("choose", {"text": choice}, seat=seat, guest=guest.id, id=id, check=check)


async def take_back(desk: Desk, guest: Guest, kind: str, at: int, id: str) -> int:
    """`undo` or `redo` one's own last choice."""
    seat = own_seat(desk.live, guest)

    def check(live: Live) -> None:
        in_time(live, at)
        driving(live, seat)
        if live.asked != seat:
            raise Problem("core.not_your_turn", {"seat": live.asked})

    return await desk.change(kind, {}, seat=seat, guest=guest.id, id=id, check=check)


async def wish(desk: Desk, guest: Guest, at: int, count: int, id: str) -> int:
    """Ask to go back by some choices; alone among bots it simply happens."""
    seat = own_seat(desk.live, guest)

    def check(live: Live) -> None:
        in_time(live, at)
        if live.match is None or count > len(live.match.moves):
            raise Problem("core.nothing_to_undo")

    done = await desk.change("wish", {"count": count}, seat=seat, guest=guest.id, id=id, check=check)
    await rewind_if_agreed(desk)
    return done


async def answer(desk: Desk, guest: Guest, yes: bool, id: str) -> int:
    """Agree to somebody's wish to go back, or not. The last yes makes it happen."""
    seat = own_seat(desk.live, guest)

    def check(live: Live) -> None:
        if live.wish is None or seat in live.wish.agreed:
            raise Problem("server.nothing_asked")

    done = await desk.change("answer", {"yes": yes}, seat=seat, guest=guest.id, id=id, check=check)
    await rewind_if_agreed(desk)
    return done


async def rewind_if_agreed(desk: Desk) -> None:
    """Go back if every person at the table who plays himself agrees; what is hidden then is dealt anew."""

    def agreed(live: Live) -> bool:
        needed = {seat for seat in live.people() if not live.chairs[seat].stand_in}
        return live.wish is not None and needed <= set(live.wish.agreed)

    def check(live: Live) -> None:
        if not agreed(live):
            raise Problem("server.nothing_asked")

    if agreed(desk.live) and desk.live.wish is not None:
        data = {"count": desk.live.wish.count, "seed": str(secrets.randbits(SEED_BITS))}
        await desk.change("rewind", data, check=check)


async def hand_over(desk: Desk, guest: Guest, seat: int, long_away: bool, id: str) -> int:
    """Let a bot play for a guest who has been away for long."""
    own_seat(desk.live, guest)

    def check(live: Live) -> None:
        chair = chair_at(live, seat)
        if chair.kind != GUEST or chair.stand_in or live.phase != PLAYING:
            raise Problem("server.nobody_to_replace")
        if not long_away:
            raise Problem("server.not_away_long", {"name": chair.name})

    return await desk.change("takeover", {"bot": STAND_IN}, seat=seat, guest=guest.id, id=id, check=check)


async def come_back(desk: Desk, guest: Guest, id: str) -> int:
    """Play one's own seat again."""
    seat = own_seat(desk.live, guest)

    def check(live: Live) -> None:
        if not live.chairs[seat].stand_in:
            raise Problem("server.seat_is_yours")

    return await desk.change("return", {}, seat=seat, guest=guest.id, id=id, check=check)


async def say(desk: Desk, guest: Guest, text: str, id: str) -> int:
    """Say something, where the host allows talk."""
    seat = own_seat(desk.live, guest)
    spoken = " ".join(text.split())

    def check(live: Live) -> None:
        if not live.talk_allowed:
            raise Problem("server.no_talk")
        if not spoken:
            raise Problem("server.nothing_said")

    return await desk.change("say", {"name": guest.name, "text": spoken}, seat=seat, guest=guest.id, id=id, check=check)


def why(desk: Desk, guest: Guest, choice: str | None, place: str | None) -> Refusal | None:
    """Why something is not allowed; a spectator may not ask, for the answer could tell him of a hand."""
    seat = own_seat(desk.live, guest)
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
    own_seat(desk.live, guest)

    def check(live: Live) -> None:
        if live.phase != STOPPED:
            raise Problem("server.not_stopped")

    moves = 0 if desk.live.match is None else len(desk.live.match.moves)
    return await desk.change("resume", {"moves": moves}, guest=guest.id, check=check)


async def close(desk: Desk, guest: Guest | None) -> int:
    """The host, or whoever runs the server, closes the table."""

    def check(live: Live) -> None:
        if guest is not None:
            host(live, guest)
        if live.phase in (OVER, CLOSED):
            raise Problem("server.closed")

    return await desk.change("close", {}, guest=None if guest is None else guest.id, check=check)


def own_seat(live: Live, guest: Guest) -> int:
    """Where a guest sits; `Problem` if nowhere."""
    seat = live.seat_of(guest.id)
    if seat is None:
        raise Problem("server.not_seated")
    return seat


def chair_at(live: Live, seat: int) -> Chair:
    """A chair; `Problem` if there is no such seat."""
    if seat not in range(live.row.seats):
        raise Problem("core.no_such_seat", {"found": str(seat), "most": live.row.seats - 1})
    return live.chairs[seat]


def is_full(live: Live) -> bool:
    """Whether every seat has somebody."""
    return all(chair.kind in (GUEST, BOT) for chair in live.chairs)


def host(live: Live, guest: Guest) -> None:
    """Only the host may."""
    if live.row.host != guest.id:
        raise Problem("server.not_host")


def gathering(live: Live) -> None:
    """Only before the game begins."""
    if live.phase != GATHERING:
        raise Problem("server.begun")


def in_time(live: Live, at: int) -> None:
    """Only while the game goes on and as it stood when the guest looked."""
    if live.phase == STOPPED:
        raise Problem("server.stopped")
    if live.phase == GATHERING:
        raise Problem("server.not_started")
    if live.phase == CLOSED:
        raise Problem("server.closed")
    if live.at != at:
        raise Problem("server.moved_on")


def driving(live: Live, seat: int) -> None:
    """Only while no bot plays for the seat."""
    if live.chairs[seat].driver:
        raise Problem("server.bot_plays")
