"""A later version in this process: one whose repaired rules forbid one choice at one moment, or fail there."""

from __future__ import annotations

import pytest

from railherd.core.notation import IllegalChoice, Refusal
from railherd.core.playing.match import Match
from tests.server.helpers.friends import Friends
from tests.server.helpers.network_client import Client, Json

REASON = Refusal("last_spike.refusal.too_dear", {"cost": 9000, "cash": 1234, "sellable": 0}, "4")
SENTENCE = "1,234"  # the cash, which is hidden from the others


class Repair:
    """A new rule that forbids one choice at one moment while it is `on`, or `fails` there by a fault of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on = False
        self.fails = False
        self.moment: Json = {}
        self.choice = ""
        self._before = Match._choose

        def choose(match: Match, choice: str | int, seat: int | None = None, settled: bool = False) -> None:
            self._check(match, choice)
            self._before(match, choice, seat, settled)

        monkeypatch.setattr(Match, "_choose", choose)

    def _check(self, match: Match, choice: str | int) -> None:
        if not self.on or choice != self.choice or match.position() != self.moment:
            return
        if self.fails:
            raise ZeroDivisionError
        raise IllegalChoice(REASON)


async def whole(friends: Friends, table: str) -> Json:
    """Return the position as the server holds it."""
    assert friends.server is not None
    match = (await friends.server.services.tables.get(table)).state.match
    assert match is not None
    return match.position()


async def choose_what_will_be_forbidden(friends: Friends, table: str, repair: Repair) -> Client:
    """Make the choice that the repair is going to forbid; return the chooser."""
    repair.moment = await whole(friends, table)
    asked = friends.asked(table)
    choice = asked.random_choice(table)
    repair.choice = choice["choice"]
    await asked.ask(choice)
    return asked
