"""The moments of Great Western Trail that are checked, from one recorded two-player game with everything in it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from railherd.core.writing.record import Move, parse
from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server

FILE = Path(__file__).resolve().parents[1] / "golden" / "gwt" / "objective_failed.game"
RECORD = FILE.read_text(encoding="utf-8")
MOVES: list[Move] = parse(RECORD).moves
WHOLE = len(MOVES)


class Moment(NamedTuple):
    """The number of choices made before it, and what is asked then; "" when the game is over."""

    choices: int
    asked: str


MOMENTS = {
    "placement": Moment(0, "place"),
    "journey": Moment(143, "travel"),
    "fork": Moment(157, "fork"),
    "building": Moment(26, "use"),
    "slash choice": Moment(390, "offer"),
    "hire": Moment(75, "hire"),
    "hire chain": Moment(77, "hire"),
    "Kansas City 1, foresight": Moment(130, "foresight"),
    "Kansas City 2, foresight": Moment(131, "foresight"),
    "Kansas City 3, foresight": Moment(132, "foresight"),
    "Kansas City 4, income": Moment(133, "spend"),
    "Kansas City 5, delivery": Moment(134, "deliver"),
    "disc freed": Moment(135, "deliver_disc"),
    "objective taken": Moment(136, "take_objective"),
    "engine": Moment(258, "advance"),
    "station": Moment(259, "upgrade"),
    "station master": Moment(260, "appoint"),
    "purchase": Moment(314, "buy"),
    "building chosen": Moment(228, "build"),
    "building placement": Moment(229, "build_at"),
    "objective play": Moment(230, "use"),
    "auxiliary action": Moment(360, "auxiliary"),
    "discard": Moment(343, "pay"),
    "hazard": Moment(245, "clear"),
    "end": Moment(WHOLE, ""),
}


def sit_down(page: Page, server: Server, name: str) -> Seat:
    """Take the first seat of the recorded game at a moment."""
    moment = MOMENTS[name]
    seat = sit_down_after(page, server, moment.choices)
    assert asked(seat) == moment.asked
    return seat


def sit_down_after(page: Page, server: Server, choices: int) -> Seat:
    """Take the first seat of the recorded game after this many choices, with the next choice its own."""
    server.deal(1, choices, record=RECORD)
    seat = Seat(page, make_table(page, "greedy", game="gwt"))
    seat.until_asked()
    return seat


def asked(seat: Seat) -> str:
    """Return what the server asks."""
    prompt = seat.state["prompt"]
    return "" if prompt is None else str(prompt["decision"]).removeprefix("gwt.")


def is_settled(seat: Seat, move: Move) -> bool:
    """Return whether a choice of the record was already made, because it left nothing to decide."""
    return all(option["text"] != move.text for option in seat.options)
