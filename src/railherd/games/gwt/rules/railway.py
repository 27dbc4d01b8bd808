"""Move the engine, and upgrade the stations that it reaches or has passed."""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.games.gwt.figures import reasons
from railherd.games.gwt.figures.events import ENGINE_MOVED
from railherd.games.gwt.rules.engine_reach import ahead, behind, is_taken
from railherd.games.gwt.state import Decision, State
from railherd.kit.decision import Unrefused, UpTo
from railherd.kit.figures.lookup import NOWHERE
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.rules.discards import remove_cards
from railherd.kit.rules.rewards import gain, reward
from railherd.kit.rules.stations import Upgrade, can_upgrade, offer_upgrade, refuse_upgrade


class Advance(UpTo[State]):
    """Move the engine forward by at least one and at most some spaces."""

    NAME: ClassVar[str] = "advance"

    def span(self, s: State) -> int:
        """Return one option for each position of the railway."""
        return len(s.figures.positions)

    def options(self, s: State) -> list[int]:
        """Offer the positions in reach ahead."""
        reached = ahead(s, self.seat, self.most)
        start = s.players[self.seat].engine + 1
        return [position for position in range(start, len(s.figures.positions)) if reached >> position & 1]

    def refusal(self, s: State, option: int) -> int:
        """Refuse a position that is not ahead, taken or too far."""
        if option <= s.players[self.seat].engine:
            return reasons.ENGINE_NOT_AHEAD
        if is_taken(s, self.seat, option):
            return reasons.ENGINE_SPACE_TAKEN
        return LEGAL if ahead(s, self.seat, self.most) >> option & 1 else reasons.ENGINE_TOO_FAR

    def apply(self, s: State, option: int) -> None:
        """Move the engine and offer to upgrade the station there; from the last space it must retreat."""
        place_engine(s, self.seat, option)
        if option == s.figures.last_position:
            s.pending.append(Retreat(self.seat))
        offer_upgrade(s, self.seat, s.figures.station_at[option])


class Reverse(Decision):
    """Move the engine back by an exact number of spaces, as the price of an action."""

    NAME: ClassVar[str] = "reverse"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("action", "action"),)

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def span(self, s: State) -> int:
        """Return one option for each position of the railway."""
        return len(s.figures.positions)

    def options(self, s: State) -> list[int]:
        """Offer the positions at the exact distance behind."""
        reached = behind(s, self.seat, s.figures.actions[self.action].spaces)
        return [position for position in range(s.players[self.seat].engine) if reached >> position & 1]

    def refusal(self, s: State, option: int) -> int:
        """Refuse a position that is not behind, taken or at another distance."""
        if option >= s.players[self.seat].engine:
            return reasons.ENGINE_NOT_BEHIND
        if is_taken(s, self.seat, option):
            return reasons.ENGINE_SPACE_TAKEN
        reached = behind(s, self.seat, s.figures.actions[self.action].spaces)
        return LEGAL if reached >> option & 1 else reasons.ENGINE_WRONG_DISTANCE

    def apply(self, s: State, option: int) -> None:
        """Move the engine, then ask for the station there, if it can be upgraded, and give the reward."""
        place_engine(s, self.seat, option)
        station = s.figures.station_at[option]
        if station == NOWHERE or not can_upgrade(s, self.seat, station):
            collect(s, self.seat, self.action)
            return
        s.pending.append(Collect(self.seat, self.action))
        s.pending.append(Upgrade(self.seat, station))


class Collect(Unrefused[State]):
    """Take the reward for moving back, once the station reached is decided on."""

    NAME: ClassVar[str] = "collect"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("action", "action"),)

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def apply(self, s: State, option: int) -> None:
        """Give the reward of the action."""
        collect(s, self.seat, self.action)


def collect(s: State, seat: int, action: int) -> None:
    """Give the reward of an action that moved the engine back: money, certificates, or cards to remove."""
    count = s.figures.actions[action].remove
    if count:
        remove_cards(s, seat, count)
    reward(s, seat, action)


class Retreat(Decision):
    """Move the engine back from the last space, any number of spaces, and earn money."""

    NAME: ClassVar[str] = "retreat"

    def span(self, s: State) -> int:
        """Return one option for each position of the railway."""
        return len(s.figures.positions)

    def options(self, s: State) -> list[int]:
        """Offer all free positions before the last."""
        return [position for position in range(s.figures.last_position) if not is_taken(s, self.seat, position)]

    def refusal(self, s: State, option: int) -> int:
        """Refuse the last position and taken ones."""
        if option >= s.figures.last_position:
            return reasons.ENGINE_NOT_BEHIND
        return reasons.ENGINE_SPACE_TAKEN if is_taken(s, self.seat, option) else LEGAL

    def apply(self, s: State, option: int) -> None:
        """Move the engine, earn the dollars and offer to upgrade the station there."""
        place_engine(s, self.seat, option)
        gain(s, self.seat, s.figures.retreat_dollars)
        offer_upgrade(s, self.seat, s.figures.station_at[option])


def place_engine(s: State, seat: int, position: int) -> None:
    """Put the engine on another position."""
    s.players[seat].engine = position
    s.emit(ENGINE_MOVED, seat, position)


class UpgradeBehind(Decision):
    """Choose a station behind the engine to upgrade."""

    NAME: ClassVar[str] = "upgrade_behind"

    def span(self, s: State) -> int:
        """Return one option for each station."""
        return s.figures.stations

    def options(self, s: State) -> list[int]:
        """Offer the stations behind the engine that the seat can upgrade."""
        return [station for station in range(s.figures.stations) if can_upgrade_this_behind(s, self.seat, station)]

    def refusal(self, s: State, option: int) -> int:
        """Refuse a station that is not behind the engine or cannot be upgraded."""
        if s.figures.station_position[option] >= s.players[self.seat].engine:
            return reasons.STATION_NOT_BEHIND
        return refuse_upgrade(s, self.seat, option)

    def apply(self, s: State, option: int) -> None:
        """Ask which disc upgrades the station."""
        s.pending.append(Upgrade(self.seat, option))


def can_upgrade_behind(s: State, seat: int) -> bool:
    """Return whether any station behind the engine can be upgraded."""
    for station in range(s.figures.stations):
        if can_upgrade_this_behind(s, seat, station):
            return True
    return False


def can_upgrade_this_behind(s: State, seat: int, station: int) -> bool:
    """Return whether a station lies behind the engine and can be upgraded."""
    return s.figures.station_position[station] < s.players[seat].engine and can_upgrade(s, seat, station)
