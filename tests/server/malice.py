"""Messages that must all be refused, each for a reason of its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from railherd.server.accounts.rate_limit import MESSAGE_BYTES
from railherd.server.live.table import LiveTable
from railherd.tables.entries import Guest
from railherd.tables.state import CLOSED, PLAYING
from tests.server.ground import any_choice

# No field can be any of these, but for a text or a choice.
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
PALPABLE = ("face", "choose", "undo", "redo", "wish", "answer", "take_over", "take_back", "say", "why")


class Attacker(NamedTuple):
    """Somebody with an identity, and what he can get hold of."""

    guest: Guest
    live_tables: tuple[LiveTable, ...]  # all tables that there are, his or not
    keys: tuple[str, ...]  # links to tables and seats, none of them to a table he is not let into anyway


class Attempt(NamedTuple):
    """A message and how it is framed."""

    kind: str
    body: str | bytes
    as_text: bool = True


Kind = Callable[[Attacker, Random], str | bytes]


def message(type: str, live: LiveTable, rng: Random, **fields: Any) -> dict[str, Any]:
    """A message that would be well-formed and, to the table, new."""
    table = {"type": type, "table": live.id}
    more: dict[str, dict[str, Any]] = {
        "watch": {"since": 0, "key": ""},
        "face": {"seat": 0},
        "choose": {"at": live.state.at, "choice": "pass"},
        "undo": {"at": live.state.at},
        "redo": {"at": live.state.at},
        "wish": {"at": live.state.at, "count": 1},
        "answer": {"yes": True},
        "take_over": {"seat": 0},
        "say": {"text": "hello"},
        "why": {"choice": "pass"},
    }
    asked = {} if type == "watch" else {"id": f"evil {rng.getrandbits(64):x}"}
    return {**table, **more.get(type, {}), **asked, **fields}


def garbage(attacker: Attacker, rng: Random) -> bytes:
    """Not JSON at all."""
    return bytes(rng.choice(b'{}[]",:0123456789.eE+-\\ntfaulse \x00\x7f') for _ in range(rng.randrange(60))) + b"}"


def cut(attacker: Attacker, rng: Random) -> str:
    """The beginning of something good."""
    whole = json.dumps(message(rng.choice(PALPABLE), rng.choice(attacker.live_tables), rng))
    return whole[: rng.randrange(len(whole))]


def other_type(attacker: Attacker, rng: Random) -> str:
    """JSON, but no message of ours."""
    type = rng.choice(["Choose", "state", "done", "refused", "hello", "ping", "admin", "", "choose ", "__class__"])
    return json.dumps(rng.choice([*NO_MESSAGE, {"type": type, "table": attacker.live_tables[0].id, "id": "x"}]))


def wrong_field(attacker: Attacker, rng: Random) -> str:
    """A field with a value that it cannot have."""
    whole = message(rng.choice(PALPABLE), rng.choice(attacker.live_tables), rng)
    field = rng.choice([name for name in whole if name not in ("text", "choice")])
    return json.dumps({**whole, field: rng.choice(WRONG)})


def missing_field(attacker: Attacker, rng: Random) -> str:
    """A message without a part."""
    whole = message(rng.choice([type for type in PALPABLE if type != "why"]), rng.choice(attacker.live_tables), rng)
    del whole[rng.choice(list(whole))]
    return json.dumps(whole)


def extra_field(attacker: Attacker, rng: Random) -> str:
    """A message with a part too many."""
    extra = rng.choice(["seat_", "guest", "__proto__", "admin", "seed"])
    return json.dumps({**message(rng.choice(PALPABLE), rng.choice(attacker.live_tables), rng), extra: 0})


def too_long(attacker: Attacker, rng: Random) -> str:
    """More than a message may have, less than a frame may."""
    return json.dumps(message("say", attacker.live_tables[0], rng, text="x" * (MESSAGE_BYTES + rng.randrange(30_000))))


def deep(attacker: Attacker, rng: Random) -> str:
    """Nested until something breaks, were it followed."""
    depth = rng.choice([100, 1000, 5000, 30_000])
    nest = rng.choice(["[" * depth + "]" * depth, '{"a":' * (depth // 3) + "1" + "}" * (depth // 3), "[" * depth])
    return rng.choice([nest, f'{{"type":"say","table":{nest}}}', f'{{"type":"pong","x":{nest}}}'])


def odd_text(attacker: Attacker, rng: Random) -> bytes:
    """Half a surrogate, or bytes that are no UTF-8."""
    odd = rng.choice([b"\\ud800", b"\\udfff\\ud800", b"\xed\xa0\x80", b"\xff\xfe", b"\xc0\x80", b"\xf5\x80\x80\x80"])
    whole = message("say", rng.choice(attacker.live_tables), rng, text="ODD")
    return json.dumps(whole).encode().replace(b"ODD", odd)


def huge_number(attacker: Attacker, rng: Random) -> str:
    """Numbers beyond every bound."""
    whole = message(rng.choice(["choose", "undo", "wish", "take_over"]), rng.choice(attacker.live_tables), rng)
    field = "seat" if whole["type"] == "take_over" else "at"
    written = rng.choice(["9" * 30, "-1", "1e5", "1E400", "-0.0", "9" * 5000, "1000001", "0x10", "NaN", "Infinity"])
    return json.dumps({**whole, field: "HERE"}).replace('"HERE"', written)


def stale(attacker: Attacker, rng: Random) -> str:
    """An answer to a moment that is past, or has not come."""
    live = rng.choice(attacker.live_tables)
    at = rng.choice(
        [at for at in (0, live.state.at - 1, live.state.at + 1, 1_000_000) if at >= 0 and at != live.state.at]
    )
    return json.dumps(message(rng.choice(["choose", "undo", "redo", "wish"]), live, rng, at=at))


def nonsense(attacker: Attacker, rng: Random) -> str:
    """A choice that no game knows."""
    choice = rng.choice(["no such thing", "\x00", "0", "-1", "undo", "%s", "{choice}", "\N{COW}", "a" * 200, "é b c"])
    return json.dumps(message("choose", rng.choice(attacker.live_tables), rng, choice=choice))


def other_seat(attacker: Attacker, rng: Random) -> str:
    """What somebody else is asked: right in every part, but not his to say."""
    live_tables = [live for live in attacker.live_tables if live.state.phase == PLAYING]
    live_tables = [live for live in live_tables if live.state.asked not in live.state.seats_of(attacker.guest.id)]
    if not live_tables:
        return stale(attacker, rng)
    live = rng.choice(live_tables)
    type = rng.choice(["choose", "choose", "undo", "redo"])
    fields = {"choice": any_choice(live, rng)[1]} if type == "choose" else {}
    return json.dumps(message(type, live, rng, **fields))


def others_face(attacker: Attacker, rng: Random) -> str:
    """The view of a seat that is not his."""
    live = rng.choice(attacker.live_tables)
    others = [seat for seat in range(9) if seat not in live.state.seats_of(attacker.guest.id)]
    return json.dumps(message("face", live, rng, seat=rng.choice(others)))


def out_of_order(attacker: Attacker, rng: Random) -> str:
    """Something for which it is too early, too late, or nobody asked."""
    live = rng.choice(attacker.live_tables)
    if live.state.phase == PLAYING:
        type = rng.choice(["answer", "take_back", "take_over"])
        return json.dumps(message(type, live, rng, **({"seat": rng.randrange(9)} if type == "take_over" else {})))
    types = ["choose", "undo", "redo", "wish", "answer", "take_over", "take_back"]
    types += ["say"] if live.state.phase == CLOSED or not live.state.talk_allowed else []
    return json.dumps(message(rng.choice(types), live, rng))


def wrong_table(attacker: Attacker, rng: Random) -> str:
    """A table that is not there, or not for him, with a link that is forged or another table's."""
    own = attacker.guest.id
    shut = [live.id for live in attacker.live_tables if not live.state.row.listed and not live.state.seats_of(own)]
    shut = shut if own != attacker.live_tables[0].state.row.host else []
    table = rng.choice([*shut, *shut, *shut, "nosuchtable1", "a", "*", "x" * 32])
    key = rng.choice([*attacker.keys, "", "A" * 22, "x" * 100])
    type = rng.choice(["watch", "watch", *PALPABLE])
    fields = {"key": key} if type == "watch" else {}
    return json.dumps({**message(type, attacker.live_tables[0], rng, **fields), "table": table})


def outsider_asks(attacker: Attacker, rng: Random) -> str:
    """Why something is not allowed, asked where the game cannot be asked or knows no such thing."""
    live = rng.choice(attacker.live_tables)
    asked: dict[str, Any] = rng.choice(
        [{"choice": "no such thing"}, {"place": "nowhere"}, {"choice": "\x00"}, {"choice": None}]
    )
    return json.dumps({**message("why", live, rng, choice=None), **asked})


KINDS: tuple[Kind, ...] = (
    garbage, cut, other_type, wrong_field, missing_field, extra_field, too_long, deep, odd_text, huge_number, stale,
    nonsense, other_seat, others_face, out_of_order, wrong_table, outsider_asks,
)  # fmt: skip
RARE = (too_long, deep)  # as large as they are


def attempt(attacker: Attacker, rng: Random) -> Attempt:
    """Something bad."""
    kind = rng.choice(KINDS)
    while kind in RARE and rng.random() < 0.7:
        kind = rng.choice(KINDS)
    body = kind(attacker, rng)
    readable = isinstance(body, str) or _is_utf8(body)
    return Attempt(kind.__name__, body, as_text=readable and rng.random() < 0.8)


def _is_utf8(body: bytes) -> bool:
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True
