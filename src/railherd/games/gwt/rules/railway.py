"""Move the engine, upgrade stations and appoint station masters."""

from typing import ClassVar, Final

from railherd.core.contract import Field
from railherd.games.gwt.figures.events import ENGINE_MOVED, MASTER_APPOINTED, STATION_UPGRADED
from railherd.games.gwt.figures.reasons import (
    ALREADY_UPGRADED,
    ENGINE_NOT_AHEAD,
    ENGINE_NOT_BEHIND,
    ENGINE_SPACE_TAKEN,
    ENGINE_TOO_FAR,
    ENGINE_WRONG_DISTANCE,
    NO_HIRED_WORKER,
    STATION_NO_DISC,
    STATION_NOT_BEHIND,
    STATION_TOO_DEAR,
)
from railherd.games.gwt.rules.engine_reach import ahead, behind, is_taken
from railherd.games.gwt.state import Decision, State
from railherd.kit.figures.lookup import EMPTY, NOWHERE
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.rules.discards import remove_cards
from railherd.kit.rules.discs import NO_DISC, cheapest_disc, has_source, refuse_source, source_count, sources, take_disc
from railherd.kit.rules.offers import offer
from railherd.kit.rules.rewards import gain, reward

DECLINE_MASTER: Final = 3


class Advance(Decision):
    """Move the engine forward by at least one and at most some spaces."""

    NAME: ClassVar[str] = "advance"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("most", "number"),)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def values(self) -> list[int]:
        """Return the most spaces that the engine may move."""
        return [self.most]

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
            return ENGINE_NOT_AHEAD
        if is_taken(s, self.seat, option):
            return ENGINE_SPACE_TAKEN
        return LEGAL if ahead(s, self.seat, self.most) >> option & 1 else ENGINE_TOO_FAR

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

    def values(self) -> list[int]:
        """Return the action that moving back pays for."""
        return [self.action]

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
            return ENGINE_NOT_BEHIND
        if is_taken(s, self.seat, option):
            return ENGINE_SPACE_TAKEN
        reached = behind(s, self.seat, s.figures.actions[self.action].spaces)
        return LEGAL if reached >> option & 1 else ENGINE_WRONG_DISTANCE

    def apply(self, s: State, option: int) -> None:
        """Move the engine, then ask for the station there, if it can be upgraded, and give the reward."""
        place_engine(s, self.seat, option)
        station = s.figures.station_at[option]
        if station == NOWHERE or not can_upgrade(s, self.seat, station):
            collect(s, self.seat, self.action)
            return
        s.pending.append(Collect(self.seat, self.action))
        s.pending.append(Upgrade(self.seat, station))


class Collect(Decision):
    """Take the reward for moving back, once the station reached is decided on."""

    NAME: ClassVar[str] = "collect"
    SPAN: ClassVar[int] = 1
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("action", "action"),)

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def values(self) -> list[int]:
        """Return the action whose reward is due."""
        return [self.action]

    def options(self, s: State) -> list[int]:
        """Offer the only option."""
        return [0]

    def refusal(self, s: State, option: int) -> int:
        """Refuse nothing."""
        return LEGAL

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
            return ENGINE_NOT_BEHIND
        return ENGINE_SPACE_TAKEN if is_taken(s, self.seat, option) else LEGAL

    def apply(self, s: State, option: int) -> None:
        """Move the engine, earn the dollars and offer to upgrade the station there."""
        place_engine(s, self.seat, option)
        gain(s, self.seat, s.figures.retreat_dollars)
        offer_upgrade(s, self.seat, s.figures.station_at[option])


def place_engine(s: State, seat: int, position: int) -> None:
    """Put the engine on another position."""
    s.players[seat].engine = position
    s.emit(ENGINE_MOVED, seat, position)


def can_upgrade(s: State, seat: int, station: int) -> bool:
    """Return whether a seat can upgrade a station: once, with its cost and a disc."""
    player = s.players[seat]
    budget = player.money - s.figures.station_cost[station]
    if budget < 0 or player.stations >> station & 1:
        return False
    return has_source(s, seat, s.figures.station_white[station], budget, station)


def upgrade_cost(s: State, seat: int, station: int) -> int:
    """Return what a station costs a seat together with the cheapest disc for it, NO_DISC if there is none."""
    disc = cheapest_disc(s, seat, s.figures.station_white[station], station)
    return NO_DISC if disc == NO_DISC else s.figures.station_cost[station] + disc


def refuse_upgrade(s: State, seat: int, station: int) -> int:
    """Return why a seat cannot upgrade a station, 0 if it can."""
    player = s.players[seat]
    if player.stations >> station & 1:
        return ALREADY_UPGRADED
    cost = upgrade_cost(s, seat, station)
    if cost == NO_DISC:
        return STATION_NO_DISC
    return LEGAL if cost <= player.money else STATION_TOO_DEAR


def offer_upgrade(s: State, seat: int, station: int) -> None:
    """Offer to upgrade a station, if there is one and the seat can."""
    if station != NOWHERE and can_upgrade(s, seat, station):
        s.pending.append(Upgrade(seat, station))


class Upgrade(Decision):
    """Upgrade a station with a disc of your choice, or decline."""

    NAME: ClassVar[str] = "upgrade"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("station", "station"),)

    def __init__(self, seat: int, station: int) -> None:
        super().__init__(seat)
        self.station = station

    def values(self) -> list[int]:
        """Return the station."""
        return [self.station]

    def span(self, s: State) -> int:
        """Return one option for each source of a disc, then one to decline."""
        return source_count(s) + 1

    def options(self, s: State) -> list[int]:
        """Offer the discs that may lie at the station and can be paid for, and to decline."""
        if not can_upgrade(s, self.seat, self.station):
            return [source_count(s)]
        options = sources(s, self.seat, s.figures.station_white[self.station], self.budget(s), self.station)
        options.append(source_count(s))
        return options

    def refusal(self, s: State, option: int) -> int:
        """Refuse all discs if the station cannot be upgraded, else those that may not lie there."""
        if option == source_count(s):
            return LEGAL
        refused = refuse_upgrade(s, self.seat, self.station)
        if refused != LEGAL:
            return refused
        white = s.figures.station_white[self.station]
        return refuse_source(s, self.seat, option, white, self.budget(s), self.station)

    def budget(self, s: State) -> int:
        """Return what is left for the disc once the station is paid."""
        return s.players[self.seat].money - s.figures.station_cost[self.station]

    def apply(self, s: State, option: int) -> None:
        """Pay for the station and place the disc, then ask for a new station master, if one is there."""
        if option == source_count(s):
            return
        s.pay(self.seat, s.figures.station_cost[self.station])
        s.emit(STATION_UPGRADED, self.seat, self.station, s.figures.station_cost[self.station])
        take_disc(s, self.seat, option)
        s.players[self.seat].stations |= 1 << self.station
        if self.station < len(s.masters) and s.masters[self.station] != EMPTY and has_hired(s, self.seat):
            s.pending.append(Appoint(self.seat, self.station))


def has_hired(s: State, seat: int) -> bool:
    """Return whether a seat has any worker besides the printed ones."""
    return any(count > 1 for count in s.players[seat].workers)


class Appoint(Decision):
    """Make a hired worker master of the station just upgraded, for the tile that lies there, or decline."""

    NAME: ClassVar[str] = "appoint"
    SPAN: ClassVar[int] = DECLINE_MASTER + 1
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("station", "station"),)

    def __init__(self, seat: int, station: int) -> None:
        super().__init__(seat)
        self.station = station

    def values(self) -> list[int]:
        """Return the station."""
        return [self.station]

    def options(self, s: State) -> list[int]:
        """Offer the kinds of workers that the seat has hired, and to decline."""
        return [option for option in range(DECLINE_MASTER + 1) if self.refusal(s, option) == LEGAL]

    def refusal(self, s: State, option: int) -> int:
        """Refuse a kind of worker of which only the printed one is left."""
        if option == DECLINE_MASTER or s.players[self.seat].workers[option] > 1:
            return LEGAL
        return NO_HIRED_WORKER

    def apply(self, s: State, option: int) -> None:
        """Exchange the worker for the master's tile and offer the master's actions."""
        if option == DECLINE_MASTER:
            return
        master = s.masters[self.station]
        player = s.players[self.seat]
        player.workers[option] -= 1
        player.masters |= 1 << master
        s.masters[self.station] = EMPTY
        s.posted[self.station] = option
        s.emit(MASTER_APPOINTED, self.seat, master, self.station, option)
        actions = s.figures.master_actions[master]
        if len(actions) == 1:
            offer(s, self.seat, actions[0])
        elif len(actions) == 2:
            offer(s, self.seat, actions[0], actions[1])


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
            return STATION_NOT_BEHIND
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
