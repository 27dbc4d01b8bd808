"""Stations: upgrade one with a disc, and make a hired worker its master. In New Zealand they are medium harbours."""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.kit.decision import Decision
from railherd.kit.figures.events import MASTER_APPOINTED, STATION_UPGRADED
from railherd.kit.figures.lookup import EMPTY, NOWHERE
from railherd.kit.figures.reasons import (
    ALREADY_UPGRADED,
    LEGAL,
    NO_HIRED_WORKER,
    STATION_NO_DISC,
    STATION_TOO_DEAR,
)
from railherd.kit.rules.discs import NO_DISC, cheapest_disc, has_source, refuse_source, source_count, sources, take_disc
from railherd.kit.rules.offers import offer
from railherd.kit.state import TrailState


def can_upgrade(s: TrailState, seat: int, station: int) -> bool:
    """Return whether a seat can upgrade a station: once, with its cost and a disc."""
    player = s.players[seat]
    budget = player.money - s.figures.station_cost[station]
    if budget < 0 or player.stations >> station & 1:
        return False
    return has_source(s, seat, s.figures.station_white[station], budget, station)


def upgrade_cost(s: TrailState, seat: int, station: int) -> int:
    """Return what a station costs a seat together with the cheapest disc for it, NO_DISC if there is none."""
    disc = cheapest_disc(s, seat, s.figures.station_white[station], station)
    return NO_DISC if disc == NO_DISC else s.figures.station_cost[station] + disc


def refuse_upgrade(s: TrailState, seat: int, station: int) -> int:
    """Return why a seat cannot upgrade a station, 0 if it can."""
    player = s.players[seat]
    if player.stations >> station & 1:
        return ALREADY_UPGRADED
    cost = upgrade_cost(s, seat, station)
    if cost == NO_DISC:
        return STATION_NO_DISC
    return LEGAL if cost <= player.money else STATION_TOO_DEAR


def offer_upgrade(s: TrailState, seat: int, station: int) -> None:
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

    def span(self, s: TrailState) -> int:
        """Return one option for each source of a disc, then one to decline."""
        return source_count(s) + 1

    def options(self, s: TrailState) -> list[int]:
        """Offer the discs that may lie at the station and can be paid for, and to decline."""
        if not can_upgrade(s, self.seat, self.station):
            return [source_count(s)]
        options = sources(s, self.seat, s.figures.station_white[self.station], self.budget(s), self.station)
        options.append(source_count(s))
        return options

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse all discs if the station cannot be upgraded, else those that may not lie there."""
        if option == source_count(s):
            return LEGAL
        refused = refuse_upgrade(s, self.seat, self.station)
        if refused != LEGAL:
            return refused
        white = s.figures.station_white[self.station]
        return refuse_source(s, self.seat, option, white, self.budget(s), self.station)

    def budget(self, s: TrailState) -> int:
        """Return what is left for the disc once the station is paid."""
        return s.players[self.seat].money - s.figures.station_cost[self.station]

    def apply(self, s: TrailState, option: int) -> None:
        """Pay for the station and place the disc, then ask for a new station master, if one is there."""
        if option == source_count(s):
            return
        s.pay(self.seat, s.figures.station_cost[self.station])
        s.emit(STATION_UPGRADED, self.seat, self.station, s.figures.station_cost[self.station])
        take_disc(s, self.seat, option)
        s.players[self.seat].stations |= 1 << self.station
        if self.station < len(s.masters) and s.masters[self.station] != EMPTY and has_hired(s, self.seat):
            s.pending.append(Appoint(self.seat, self.station))
        s.follow(STATION_UPGRADED, self.seat, self.station)


def decline_master(s: TrailState) -> int:
    """Return the option of `Appoint` that declines: it comes after the kinds of workers."""
    return len(s.figures.worker_tile)


def has_hired(s: TrailState, seat: int) -> bool:
    """Return whether a seat has any worker besides the printed ones."""
    return any(count > 1 for count in s.players[seat].workers)


class Appoint(Decision):
    """Make a hired worker master of the station just upgraded, for the tile that lies there, or decline."""

    NAME: ClassVar[str] = "appoint"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("station", "station"),)

    def __init__(self, seat: int, station: int) -> None:
        super().__init__(seat)
        self.station = station

    def span(self, s: TrailState) -> int:
        """Return one option for each kind of worker, then one to decline."""
        return decline_master(s) + 1

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a kind of worker of which only the printed one is left."""
        if option == decline_master(s) or s.players[self.seat].workers[option] > 1:
            return LEGAL
        return NO_HIRED_WORKER

    def apply(self, s: TrailState, option: int) -> None:
        """Exchange the worker for the master's tile and offer the master's actions."""
        if option == decline_master(s):
            return
        master = s.masters[self.station]
        player = s.players[self.seat]
        player.workers[option] -= 1
        player.masters |= 1 << master
        s.masters[self.station] = EMPTY
        s.posted[self.station] = option
        s.emit(MASTER_APPOINTED, self.seat, master, self.station, option)
        s.follow(MASTER_APPOINTED, self.seat, self.station)
        actions = s.figures.master_actions[master]
        if len(actions) == 1:
            offer(s, self.seat, actions[0])
        elif len(actions) == 2:
            offer(s, self.seat, actions[0], actions[1])
