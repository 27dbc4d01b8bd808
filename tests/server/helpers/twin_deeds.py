"""Twins at a table where seats change hands, time runs out and games go back: the observer learns nothing from it."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from railherd.server.live.table import LiveTable
from tests.server.helpers.in_process import NOON, Answer, Socket
from tests.server.helpers.twin_comparison import Stage

LONG = 10 * 60_000  # milliseconds; after that somebody is away for long, and any turn takes too long


class EventfulStage(Stage):
    """A stage where everything is done that is no part of the game. `done` counts it for all stages together."""

    turn_minutes = 2
    done: ClassVar[Counter[str]] = Counter()

    async def _unfold(self, live: LiveTable, socket: Socket, others: Socket) -> None:
        """Play all steps but the last, which a bot may be to play, then go back and lend a seat."""
        before = live.state.seq
        for step in self.pair.steps[:-1]:
            await self._step(live, socket, step)
        await others.leave()
        await self._wait_long()
        replaced = await self._replace(live, socket)
        for step in self.pair.steps[-1:]:
            await self._step(live, socket, step)
        if replaced:
            others = await self._return(live)
            await self._say(others, "seat_from_bot", table=self.table)
            await others.leave()
        await self._go_back(live, socket)
        await self._lend(live)
        self.server.now = NOON
        self.done.update(entry.kind for entry in await self.server.store.entries(self.table, before))

    async def _wait_long(self) -> None:
        """Let time run out: it is told at once, and not whenever the server happens to look at its clocks."""
        self.server.now += LONG
        await self.server.services.tables.ring()
        await self.server.calm()

    def _may_act(self, seat: int) -> bool:
        """Return whether somebody who is not at a seat plays here."""
        return any(id != self.ids[seat] for id in self.ids[: self.seats])

    async def _replace(self, live: LiveTable, socket: Socket) -> bool:
        """Let a bot play for somebody who is away; return whether somebody could."""
        if not self._may_act(self.other):
            return False
        mine = self.me < self.seats
        actor = socket if mine else await self._browser((self.other + 1) % self.seats).watching(self.table)
        await self._say(actor, "seat_to_bot", table=self.table, seat=self.other)
        if not mine:
            await actor.leave()
        return live.state.chairs[self.other].stand_in != ""

    async def _return(self, live: LiveTable) -> Socket:
        return await self._browser(self.other).watching(self.table)

    async def _go_back(self, live: LiveTable, socket: Socket) -> None:
        """Take back the last step, with everybody's consent."""
        if not self.pair.steps or live.state.match is None or live.state.match.over:
            return
        sockets = {self.ids[self.me]: socket}
        for seat in range(self.seats):
            if self.ids[seat] not in sockets:
                sockets[self.ids[seat]] = await self._browser(seat).watching(self.table)
        asking = sockets[self.ids[self.other]]
        await self._say(asking, "ask_rewind", table=self.table, at=live.state.at, count=1)
        for id, each in sockets.items():
            if id in self.ids[: self.seats] and each is not asking:
                await self._say(each, "answer_rewind", table=self.table, yes=True)
        for each in sockets.values():
            if each is not socket:
                await each.leave()

    async def _lend(self, live: LiveTable) -> None:
        """Let somebody take the seat of another who is away, until that one takes it back."""
        lent = next((seat for seat in range(1, self.seats) if seat != self.pair.observer), None)
        if lent is None or live.state.asked is None or self.ids[lent] == self.ids[0]:
            return
        await self._wait_long()
        host, borrower = self._browser(0), await self.server.guest(f"Borrower {self.number}")
        renewed: Answer = await host.post(f"/tables/{self.table}/seats/{lent}/link")
        await self.server.calm()
        await borrower.post(f"/tables/{self.table}/sit", {"key": renewed.json.get("key", "")})
        await self.server.calm()
        owner = await self._browser(lent).watching(self.table)
        await self._say(owner, "take_seat_back", table=self.table, seat=lent)
        await owner.leave()
