"""Messages that must all be refused, each for a different reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec

from railherd.server.accounts.rate_limit import MESSAGE_BYTES
from railherd.server.live.table import LiveTable
from railherd.tables.commands import MAX_ID_LENGTH
from railherd.tables.entries import Guest
from railherd.tables.state import CLOSED, PLAYING
from tests.server.helpers.phased_tables import any_choice

# Values that no field accepts, except as a text or a choice.
WRONG: tuple[Any, ...] = (
    None,
    -1,
    1.5,
    2**64,
    -(2**70),
    10**400,
    1e308,
    "",
    "x" * 70,
    "x" * 5000,
    "é" * 300,
    [],
    {},
    [[]],
)
NO_MESSAGE: tuple[Any, ...] = (*WRONG, True, 0, "\x00", "null", ["choose"], {"typ": "undo"}, {"type": {"type": "pong"}})
PALPABLE = (
    "show_seat",
    "choose",
    "interrupt",
    "undo",
    "redo",
    "ask_rewind",
    "answer_rewind",
    "seat_to_bot",
    "seat_from_bot",
    "take_seat_back",
    "say",
    "why",
    "hear_talk",
    "hear_events",
)


class Attacker(NamedTuple):
    """A guest, and what they can get hold of."""

    guest: Guest
    live_tables: tuple[LiveTable, ...]  # all tables, including those of others
    keys: tuple[str, ...]  # links to tables and seats; none opens a table that is closed to the attacker


class Attempt(NamedTuple):
    """A message and its framing."""

    kind: str
    body: str | bytes
    as_text: bool = True


Kind = Callable[[Attacker, Random], str | bytes]


def message(type: str, live: LiveTable, rng: Random, **fields: Any) -> dict[str, Any]:
    """Return a well-formed message that is new to the table."""
    table = {"type": type, "table": live.id}
    more: dict[str, dict[str, Any]] = {
        "watch": {"since": 0, "key": ""},
        "show_seat": {"seat": 0},
        "choose": {"at": live.state.at, "choice": "pass"},
        "interrupt": {"after": 0, "choice": "pass"},
        "undo": {"at": live.state.at},
        "redo": {"at": live.state.at},
        "ask_rewind": {"at": live.state.at, "count": 1},
        "answer_rewind": {"yes": True},
        "seat_to_bot": {"seat": 0},
        "say": {"text": "hello"},
        "why": {"choice": "pass"},
        "hear_talk": {"before": 5},
        "hear_events": {"before": 5},
    }
    asked = {} if type == "watch" else {"id": f"evil {rng.getrandbits(64):x}"}
    return {**table, **more.get(type, {}), **asked, **fields}


def garbage(attacker: Attacker, rng: Random) -> bytes:
    """Return bytes that are not JSON."""
    return bytes(rng.choice(b'{}[]",:0123456789.eE+-\\ntfaulse \x00\x7f') for _ in range(rng.randrange(60))) + b"}"


def cut(attacker: Attacker, rng: Random) -> str:
    """Return the beginning of a valid message."""
    whole = json.dumps(message(rng.choice(PALPABLE), rng.choice(attacker.live_tables), rng))
    return whole[: rng.randrange(len(whole))]


def other_type(attacker: Attacker, rng: Random) -> str:
    """Return JSON that is no message of the protocol."""
    type = rng.choice(["Choose", "state", "done", "refused", "hello", "ping", "admin", "", "choose ", "__class__"])
    return json.dumps(rng.choice([*NO_MESSAGE, {"type": type, "table": attacker.live_tables[0].id, "id": "x"}]))


def wrong_field(attacker: Attacker, rng: Random) -> str:
    """Return a message with an impossible value in a field."""
    whole = message(rng.choice(PALPABLE), rng.choice(attacker.live_tables), rng)
    field = rng.choice([name for name in whole if name not in ("text", "choice")])
    return json.dumps({**whole, field: rng.choice(WRONG)})


def missing_field(attacker: Attacker, rng: Random) -> str:
    """Return a message without one of its fields."""
    whole = message(rng.choice([type for type in PALPABLE if type != "why"]), rng.choice(attacker.live_tables), rng)
    del whole[rng.choice(list(whole))]
    return json.dumps(whole)


def extra_field(attacker: Attacker, rng: Random) -> str:
    """Return a message with an unknown field."""
    extra = rng.choice(["seat_", "guest", "__proto__", "admin", "seed"])
    return json.dumps({**message(rng.choice(PALPABLE), rng.choice(attacker.live_tables), rng), extra: 0})


def too_long(attacker: Attacker, rng: Random) -> str:
    """Return a text longer than a message may be, but within the size of a frame."""
    return json.dumps(message("say", attacker.live_tables[0], rng, text="x" * (MESSAGE_BYTES + rng.randrange(30_000))))


def deep(attacker: Attacker, rng: Random) -> str:
    """Return JSON nested so deep that a recursive parser would break."""
    depth = rng.choice([100, 1000, 5000, 30_000])
    nest = rng.choice(["[" * depth + "]" * depth, '{"a":' * (depth // 3) + "1" + "}" * (depth // 3), "[" * depth])
    return rng.choice([nest, f'{{"type":"say","table":{nest}}}', f'{{"type":"pong","x":{nest}}}'])


def odd_text(attacker: Attacker, rng: Random) -> bytes:
    """Return a message with half a surrogate, or with bytes that are no UTF-8."""
    odd = rng.choice([b"\\ud800", b"\\udfff\\ud800", b"\xed\xa0\x80", b"\xff\xfe", b"\xc0\x80", b"\xf5\x80\x80\x80"])
    whole = message("say", rng.choice(attacker.live_tables), rng, text="ODD")
    return json.dumps(whole).encode().replace(b"ODD", odd)


def huge_number(attacker: Attacker, rng: Random) -> str:
    """Return a message with a number beyond every bound."""
    whole = message(rng.choice(["choose", "undo", "ask_rewind", "seat_to_bot"]), rng.choice(attacker.live_tables), rng)
    field = "seat" if whole["type"] == "seat_to_bot" else "at"
    written = rng.choice(["9" * 30, "-1", "1e5", "1E400", "-0.0", "9" * 5000, "1000001", "0x10", "NaN", "Infinity"])
    return json.dumps({**whole, field: "HERE"}).replace('"HERE"', written)


def stale(attacker: Attacker, rng: Random) -> str:
    """Return an answer to a moment that is past or has not come."""
    live = rng.choice(attacker.live_tables)
    at = rng.choice(
        [at for at in (0, live.state.at - 1, live.state.at + 1, 1_000_000) if at >= 0 and at != live.state.at]
    )
    return json.dumps(message(rng.choice(["choose", "undo", "redo", "ask_rewind"]), live, rng, at=at))


def nonsense(attacker: Attacker, rng: Random) -> str:
    """Return a choice that no game has."""
    choice = rng.choice(["no such thing", "\x00", "0", "-1", "undo", "%s", "{choice}", "\N{COW}", "a" * 200, "é b c"])
    return json.dumps(message("choose", rng.choice(attacker.live_tables), rng, choice=choice))


def other_seat(attacker: Attacker, rng: Random) -> str:
    """Return a valid answer to another guest's question."""
    live_tables = [live for live in attacker.live_tables if live.state.phase == PLAYING]
    live_tables = [live for live in live_tables if live.state.asked not in live.state.seats_of(attacker.guest.id)]
    if not live_tables:
        return stale(attacker, rng)
    live = rng.choice(live_tables)
    type = rng.choice(["choose", "choose", "undo", "redo"])
    fields = {"choice": any_choice(live, rng)[1]} if type == "choose" else {}
    return json.dumps(message(type, live, rng, **fields))


def others_face(attacker: Attacker, rng: Random) -> str:
    """Return a request for the view of another guest's seat."""
    live = rng.choice(attacker.live_tables)
    others = [seat for seat in range(9) if seat not in live.state.seats_of(attacker.guest.id)]
    return json.dumps(message("show_seat", live, rng, seat=rng.choice(others)))


def out_of_order(attacker: Attacker, rng: Random) -> str:
    """Return a message that comes too early, too late or unasked."""
    live = rng.choice(attacker.live_tables)
    if live.state.phase == PLAYING:
        type = rng.choice(["answer_rewind", "seat_from_bot", "seat_to_bot", "take_seat_back"])
        has_seat = type in ("seat_to_bot", "take_seat_back")
        return json.dumps(message(type, live, rng, **({"seat": rng.randrange(9)} if has_seat else {})))
    types = ["choose", "interrupt", "undo", "redo", "ask_rewind", "answer_rewind", "seat_to_bot", "seat_from_bot"]
    types += ["take_seat_back"]
    types += ["say"] if live.state.phase == CLOSED or not live.state.talk_allowed else []
    return json.dumps(message(rng.choice(types), live, rng))


def wrong_table(attacker: Attacker, rng: Random) -> str:
    """Return a message to a missing or closed table, with a forged link or another table's."""
    own = attacker.guest.id
    shut = [live.id for live in attacker.live_tables if not live.state.row.listed and not live.state.seats_of(own)]
    shut = shut if own != attacker.live_tables[0].state.row.host else []
    table = rng.choice([*shut, *shut, *shut, "nosuchtable1", "a", "*", "x" * 32])
    key = rng.choice([*attacker.keys, "", "A" * 22, "x" * 100])
    type = rng.choice(["watch", "watch", *PALPABLE])
    fields = {"key": key} if type == "watch" else {}
    return json.dumps({**message(type, attacker.live_tables[0], rng, **fields), "table": table})


def outsider_asks(attacker: Attacker, rng: Random) -> str:
    """Return a question why something is not allowed, which this game cannot answer."""
    live = rng.choice(attacker.live_tables)
    asked: dict[str, Any] = rng.choice(
        [{"choice": "no such thing"}, {"place": "nowhere"}, {"choice": "\x00"}, {"choice": None}]
    )
    return json.dumps({**message("why", live, rng, choice=None), **asked})


KINDS: tuple[Kind, ...] = (
    garbage, cut, other_type, wrong_field, missing_field, extra_field, too_long, deep, odd_text, huge_number, stale,
    nonsense, other_seat, others_face, out_of_order, wrong_table, outsider_asks,
)  # fmt: skip
RARE = (too_long, deep)  # rare because of their size


def attempt(attacker: Attacker, rng: Random) -> Attempt:
    """Return a bad message."""
    kind = rng.choice(KINDS)
    while kind in RARE and rng.random() < 0.7:
        kind = rng.choice(KINDS)
    body = kind(attacker, rng)
    readable = isinstance(body, str) or _is_utf8(body)
    return Attempt(kind.__name__, body, as_text=readable and rng.random() < 0.8)


def is_answered_with(id: str, body: bytes) -> bool:
    """Return whether an answer has the id of a message; of one that is no JSON it may have what looks like an id."""
    try:
        said = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return id.encode() in body
    sent = said.get("id") if isinstance(said, dict) else None
    is_valid = isinstance(sent, str) and len(sent) in range(1, MAX_ID_LENGTH + 1) and len(body) <= MESSAGE_BYTES
    return id == (sent if is_valid else "")


def _is_utf8(body: bytes) -> bool:
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True
