"""The connected clients and the tables they watch: send them every change."""

from __future__ import annotations

from collections import defaultdict

from railherd.server.sockets.client import Client, CloseCode
from railherd.server.sockets.crowds import CROWD, Crowds
from railherd.tables import protocol
from railherd.tables.presence import Presence
from railherd.tables.problems import problem_in
from railherd.tables.projection import Access, Projections, seats_of
from railherd.tables.state import GATHERING, TableState


class Hub:
    """All clients by the tables they watch."""

    def __init__(self, access: Access, presence: Presence) -> None:
        self._access = access
        self.presence = presence
        self.clients: set[Client] = set()
        self.left = 0  # clients that were here
        self._watchers: defaultdict[str, set[Client]] = defaultdict(set)
        self._crowds = Crowds(self._spectators, self._update)
        self._lobby: set[Client] = set()  # who watches the list of tables that anybody may join
        self._joinable: set[str] = set()  # the tables there, as far as they changed since we began

    def join(self, client: Client) -> bool:
        """Add a client; return whether its guest was away before."""
        self.clients.add(client)
        return self.presence.connect(client.guest.id)

    def leave(self, client: Client) -> bool:
        """Remove a client; return whether its guest is away now."""
        self.clients.discard(client)
        self.left += 1
        self._lobby.discard(client)
        for table in list(client.watching):
            self.unwatch(client, table)
        return self.presence.disconnect(client.guest.id)

    def drop_device(self, guest: str, device: str) -> None:
        """End the connections of a guest's device that was signed out."""
        for client in list(self.clients):
            if client.guest.id == guest and client.device == device:
                client.stop(CloseCode.UNKNOWN, "server.who_are_you")

    def watch(self, client: Client, state: TableState, since: int, link: str = "") -> None:
        """Send a client a table now and after every change."""
        self._watchers[state.id].add(client)
        client.watching[state.id] = since
        client.links[state.id] = link
        self.show(client, self.project(state))

    def unwatch(self, client: Client, table: str) -> None:
        """Stop sending a table to a client."""
        client.watching.pop(table, None)
        client.links.pop(table, None)
        client.screen.hide(table)
        client.outbox.drop_state(table)
        self._watchers[table].discard(client)
        if not self._watchers[table]:
            del self._watchers[table]

    def watch_lobby(self, client: Client, on: bool) -> None:
        """Tell a client from now on when the list of tables that anybody may join changes, or no longer."""
        (self._lobby.add if on else self._lobby.discard)(client)

    def _tell_lobby(self, state: TableState) -> None:
        """Tell who watches the list if a table that changed is on it, or was."""
        was_joinable = state.id in self._joinable
        is_joinable = state.row.listed and state.phase == GATHERING
        (self._joinable.add if is_joinable else self._joinable.discard)(state.id)
        if is_joinable or was_joinable:
            self.tell_lobby()

    @property
    def has_lobby(self) -> bool:
        """Whether anybody watches the list of tables that anybody may join."""
        return bool(self._lobby)

    def tell_lobby(self) -> None:
        """Tell who watches the list of tables that anybody may join that it has changed."""
        for client in self._lobby:
            client.send(protocol.LobbyChanged())

    def tell(self, state: TableState) -> None:
        """Send each watcher its view of a table that changed; drop watchers that lost access.

        Players are told at once, and so are spectators unless they are many, or were a moment ago.
        """
        self._tell_lobby(state)
        projections = self.project(state)
        spectators = self._spectators(projections)
        for client in self._watchers.get(state.id, set()).difference(spectators):
            self._update(client, projections)
        if len(spectators) > CROWD or state.id in self._crowds.newest:
            self._crowds.tell(projections)
        else:
            for client in spectators:
                self._update(client, projections)

    def _spectators(self, projections: Projections) -> list[Client]:
        """Return the clients who watch a table and have no seat at it."""
        state = projections.state
        return [client for client in self._watchers.get(state.id, ()) if not state.seats_of(client.guest.id)]

    def _update(self, client: Client, projections: Projections) -> None:
        """Send a client a table that changed, or that it may no longer see it."""
        state = projections.state
        if state.id not in client.watching:
            return
        link = client.links[state.id]
        if self._access.may_see(state, client.guest, link):
            self.show(client, projections)
        else:
            self.unwatch(client, state.id)
            gone = problem_in(self._access.why_not(state, client.guest, link), client.language)
            client.send(protocol.Refused("", state.id, gone))

    def project(self, state: TableState) -> Projections:
        """Return the projections of a table; each view and prompt is built when it is first needed."""
        return Projections(state, self.presence)

    def show(self, client: Client, projections: Projections) -> None:
        """Send a client the current state of a table."""
        seat = client.screen.seat(projections.state)  # asked after every change, even if this one is never sent
        client.outbox.put_state(projections.state.id, lambda: self._frame(client, seat, projections))

    def _frame(self, client: Client, seat: int | None, projections: Projections) -> str:
        """Return a state as a frame, with what is new since the last that was sent."""
        state = projections.state
        since, client.watching[state.id] = client.watching.get(state.id, 0), state.seq
        return projections.frame_for(client.guest.id, seat, since, client.language, self._invited(client, state))

    def state_for(self, client: Client, projections: Projections) -> protocol.State:
        """Return a table as a client may see it."""
        state = projections.state
        since = client.watching.get(state.id, 0)
        seat, invited = client.screen.seat(state), self._invited(client, state)
        return projections.state_for(client.guest.id, seat, since, client.language, invited)

    def _invited(self, client: Client, state: TableState) -> int | None:
        """Return the seat of an absent person that a client's link opens, if any."""
        link = client.links.get(state.id, "")
        is_offered = link and any(chair.offered for chair in state.chairs)
        return self._access.invited_seat(state, link) if is_offered else None

    def tell_presence(self, state: TableState) -> None:
        """Send the watchers of a table who is present."""
        frame = protocol.encode(protocol.PresenceUpdate(state.id, seats_of(state.chairs, self.presence))).decode()
        for client in list(self._watchers.get(state.id, ())):
            client.send_frame(frame)

    def is_watched(self, table: str) -> bool:
        """Return whether anybody watches a table."""
        return table in self._watchers

    def time_left(self, state: TableState) -> int | None:
        """Return the milliseconds that the seat that is asked has left; None if it has no clock."""
        return self.presence.time_left(state)

    def watchers(self) -> int:
        """Return how many clients watch a table, counted once for each table."""
        return sum(len(clients) for clients in self._watchers.values())
