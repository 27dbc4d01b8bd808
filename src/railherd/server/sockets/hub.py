"""Who listens to which table, and telling all of them when something happened there."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable

from railherd.core.problem import Problem
from railherd.server.live.projection import Projections, problem_in, seats_of, state_for
from railherd.server.live.shared_screen import SharedScreen
from railherd.server.live.table import LiveTable
from railherd.tables import protocol
from railherd.tables.entries import Guest
from railherd.tables.presence import Presence

WAITING_FRAMES = 200  # a client that reads slower than that is cut off, and comes back for the state as it is then


class Client:
    """One connection: its guest, its language, what it watches up to which entry, and what waits to be sent."""

    def __init__(self, guest: Guest, language: str) -> None:
        self.guest = guest
        self.language = language
        self.watching: dict[str, int] = {}
        self.faces = SharedScreen(guest)
        self.keys: dict[str, str] = {}  # the links by which it came to see its tables
        self.frames: asyncio.Queue[bytes] = asyncio.Queue(WAITING_FRAMES)
        self.cut_off = asyncio.Event()

    def send(self, message: protocol.FromServer) -> None:
        """Queue a message; a client that does not read is cut off."""
        self.send_frame(protocol.encode(message))

    def send_frame(self, frame: bytes) -> None:
        """The same for a message written already."""
        if self.cut_off.is_set():
            return
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.stop()

    def stop(self) -> None:
        """Send nothing more: the connection ends, whether or not the other side reads."""
        self.cut_off.set()
        while not self.frames.empty():
            self.frames.get_nowait()


def anybody(live: LiveTable, guest: Guest, link: str) -> bool:
    """Where no door is kept, everybody may see everything."""
    return True


class Hub:
    """All clients by the tables they watch. `may_see` says of a table, a guest and his link whether he still may."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self.presence = Presence(clock)
        self.may_see: Callable[[LiveTable, Guest, str], bool] = anybody
        self.clients: set[Client] = set()
        self._watchers: defaultdict[str, set[Client]] = defaultdict(set)

    def join(self, client: Client) -> bool:
        """A client is there; whether its guest was away before."""
        self.clients.add(client)
        return self.presence.came(client.guest.id)

    def leave(self, client: Client) -> bool:
        """A client is gone; whether its guest is away now."""
        self.clients.discard(client)
        for table in list(client.watching):
            self.unwatch(client, table)
        return self.presence.went(client.guest.id)

    def watch(self, client: Client, live: LiveTable, since: int, link: str = "") -> None:
        """Show a client the table and tell it of whatever happens there."""
        self._watchers[live.id].add(client)
        client.watching[live.id] = since
        client.keys[live.id] = link
        self.show(client, live, Projections(live.state))

    def unwatch(self, client: Client, table: str) -> None:
        """Tell it no more."""
        client.watching.pop(table, None)
        client.keys.pop(table, None)
        client.faces.turn_away(table)
        self._watchers[table].discard(client)
        if not self._watchers[table]:
            del self._watchers[table]

    def tell(self, live: LiveTable) -> None:
        """Something happened at a table: everybody who watches sees it, each as he may, or that he may no more."""
        screens = Projections(live.state)
        for client in list(self._watchers.get(live.id, ())):
            if self.may_see(live, client.guest, client.keys[live.id]):
                self.show(client, live, screens)
            else:
                self.unwatch(client, live.id)
                gone = problem_in(Problem("server.no_such_table"), client.language)
                client.send(protocol.Refused("", live.id, gone))

    def show(self, client: Client, live: LiveTable, screens: Projections) -> None:
        """Send a client the table as it stands."""
        client.send(self.state(client, live, screens))
        client.watching[live.id] = screens.state.seq

    def state(self, client: Client, live: LiveTable, screens: Projections) -> protocol.State:
        """The table as a client may see it."""
        since = client.watching.get(live.id, 0)
        seat = client.faces.seat(screens.state)
        return state_for(live, screens, self.presence, client.guest.id, seat, since, client.language)

    def tell_presence(self, live: LiveTable) -> None:
        """Somebody at a table came or went."""
        frame = protocol.encode(protocol.Presence(live.id, seats_of(live.state, self.presence)))
        for client in list(self._watchers.get(live.id, ())):
            client.send_frame(frame)

    def is_watched(self, table: str) -> bool:
        """Whether anybody watches a table."""
        return table in self._watchers

    def watchers(self) -> int:
        """How many clients watch how many tables in all."""
        return sum(len(clients) for clients in self._watchers.values())
