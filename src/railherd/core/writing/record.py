"""Write and parse the saved game, a text that a person can read, compare and repair.

    railherd 1 · last_spike rules=1 seats=2 seed=7 isolated_placement=any_time_double money=hidden
    names Ana | Bot
    | space.a1.cost = 3000                a line of the components overlay
    ~ start:c2 start:a4 tiles:b1 …        what chance dealt before the first choice
    0 lay b1
    0 buy den  ~ tiles:e2                 a seat, its choice, what chance dealt after it
    1! swap                               a choice that the seat may make at any time
    = 87000 64000 · 0                     totals and winners, once the game is over

Lines that begin with # are comments. Replaying takes what chance dealt from here, pile by pile, so that neither a
new generator nor another order of draws can spoil a saved game.
"""

import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from railherd.core.contract import Json
from railherd.core.problem import Problem

VERSION = 1
MAX_NUMBER_LENGTH = 50

# What is read of a text that anybody may bring: far more than any game needs, and little enough to be read at once.
MAX_LENGTH = 1_000_000  # characters
MAX_LINES = 50_000
MAX_LINE_LENGTH = 200_000  # characters; a position is one line
MAX_HEADER_FIELDS = 50
MAX_NAMES = 100
_MARK = f"railherd {VERSION} · "
_ANYTIME = "!"

Deal = list[tuple[str, str]]
"""(pile, item) in the order dealt."""


class Move(NamedTuple):
    """One choice, the seat that made it, what chance dealt after it, and whether it was made beside the turn."""

    seat: int
    text: str
    dealt: Deal
    anytime: bool = False


@dataclass
class Record:
    """The parts of a saved game."""

    game: str
    rules: int
    header: dict[str, str]  # seats, seed and the set-up options as written
    names: list[str] = field(default_factory=list)
    components: str = ""
    position: Json | None = None
    dealt: Deal = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    result: str | None = None
    lines: list[int] = field(default_factory=list)  # where in the text each move stands


def write(record: Record) -> str:
    """Return a record as text."""
    fields = {"rules": str(record.rules), **record.header}
    lines = [_MARK + record.game + "".join(f" {name}={value}" for name, value in fields.items())]
    if record.names:
        lines.append("names " + " | ".join(record.names))
    lines += [f"| {line}" for line in record.components.splitlines()]
    if record.position is not None:
        lines.append("position " + json.dumps(record.position, ensure_ascii=False))
    if record.dealt:
        lines.append(_deal_text(record.dealt))
    for move in record.moves:
        deal = f"  {_deal_text(move.dealt)}" if move.dealt else ""
        mark = _ANYTIME if move.anytime else ""
        lines.append(f"{move.seat}{mark} {move.text}{deal}")
    if record.result is not None:
        lines.append(f"= {record.result}")
    return "\n".join(lines) + "\n"


def parse(text: str) -> Record:
    """Return the record in a text; raise `Problem` naming a line that cannot be read. Legality is not checked."""
    lines = _lines(text)
    if not lines or not lines[0][1].startswith("railherd "):
        raise Problem("core.record_no_header")
    if not lines[0][1].startswith(_MARK):
        raise Problem("core.record_version", {"version": VERSION})
    record = _header(lines[0][1].removeprefix(_MARK))
    overlay = [line[1:].removeprefix(" ") for _, line in lines if line.partition(" ")[0] == "|"]
    record.components = "".join(f"{line}\n" for line in overlay)
    for number, line in lines[1:]:
        _line(record, number, line)
    return record


def _lines(text: str) -> list[tuple[int, str]]:
    """Return the lines that say something, numbered; raise `Problem` if there is more than can be read."""
    if len(text) > MAX_LENGTH:
        raise Problem("core.record_too_long", {"found": len(text), "most": MAX_LENGTH})
    written = text.splitlines()
    if len(written) > MAX_LINES:
        raise Problem("core.record_lines", {"found": len(written), "most": MAX_LINES})
    for number, line in enumerate(written, 1):
        if len(line) > MAX_LINE_LENGTH:
            raise Problem("core.record_line_long", {"line": number, "found": len(line), "most": MAX_LINE_LENGTH})
    numbered = [(number, line.strip()) for number, line in enumerate(written, 1)]
    return [(number, line) for number, line in numbered if line and not line.startswith("#")]


def is_number(text: str) -> bool:
    """Return whether a text is a whole number of a sensible length."""
    return text.isdecimal() and len(text) <= MAX_NUMBER_LENGTH


def _header(line: str) -> Record:
    game, *pairs = line.split(maxsplit=MAX_HEADER_FIELDS) or [""]
    if len(pairs) >= MAX_HEADER_FIELDS:
        raise Problem("core.record_header")
    header = dict(pair.partition("=")[::2] for pair in pairs)
    rules = header.pop("rules", "")
    if not is_number(rules) or not all(header.values()):
        raise Problem("core.record_header")
    return Record(game, int(rules), header)


def _line(record: Record, number: int, line: str) -> None:
    if record.result is not None:
        raise Problem("core.record_after_result", {"line": number})
    kind, _, rest = line.partition(" ")
    if kind == "names":
        record.names = _names(rest, number)
    elif kind == "|":
        return  # the overlay is read as a whole
    elif kind == "position":
        record.position = _position(rest, number)
    elif kind == "~":
        record.dealt += _deal(rest, number)
    elif kind == "=":
        record.result = rest
    elif is_number(kind.removesuffix(_ANYTIME)) and rest:
        choice, _, deal = rest.partition("~")
        seat = int(kind.removesuffix(_ANYTIME))
        record.moves.append(Move(seat, choice.strip(), _deal(deal, number), kind.endswith(_ANYTIME)))
        record.lines.append(number)
    else:
        raise Problem("core.record_line", {"line": number})


def _names(text: str, number: int) -> list[str]:
    found = text.count("|") + 1
    if found > MAX_NAMES:
        raise Problem("core.record_names", {"line": number, "found": found, "most": MAX_NAMES})
    return [name.strip() for name in text.split("|")]


def _position(text: str, number: int) -> Json:
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):  # no JSON, numbers too long or nests too deep to be read
        raise Problem("core.record_line", {"line": number}) from None
    if not isinstance(data, dict):
        raise Problem("core.record_line", {"line": number})
    return data


def _deal(text: str, number: int) -> Deal:
    deal: Deal = []
    for entry in text.split():
        pile, colon, item = entry.partition(":")
        if not (pile and colon and item):
            raise Problem("core.record_line", {"line": number})
        deal.append((pile, item))
    return deal


def _deal_text(deal: Deal) -> str:
    return "~ " + " ".join(f"{pile}:{item}" for pile, item in deal)
