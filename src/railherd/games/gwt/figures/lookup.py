"""The components of Great Western Trail as flat lists: those of all trail games, its tepees, railway and set-up."""

from typing import Final

from railherd.games.gwt.figures.schema import Components
from railherd.games.gwt.figures.verbs import PER, VERBS
from railherd.kit.figures.lookup import NOWHERE, Lists, TrailFigures

TEPEE: Final = 5  # a kind of space, after those of all trail games
KINDS: Final = ("start", "neutral", "building", "hazard", "kansas_city", "tepee")
TEPEE_TILE: Final = 2
TILES: Final = ("worker", "hazard", "tepee")
ENGINEER: Final = 2
WORKERS: Final = ("cowboy", "craftsman", "engineer")
HAZARDS: Final = ("flood", "drought", "rockfall")

BUILDING_TASK: Final = 0
GREEN_TEPEE_TASK: Final = 1
BLUE_TEPEE_TASK: Final = 2
HAZARD_TASK: Final = 3
STATION_TASK: Final = 4
TASKS: Final = (
    "building", "green_tepee", "blue_tepee", "hazard", "station", "value_3", "west_highland", "texas_longhorn",
    "san_francisco_disc",
)  # fmt: skip
MASTER_PER: Final = ("workers", "objectives", "hazards", "tepee_pairs", "certificates")

LISTS: Final = Lists("gwt", KINDS, TILES, WORKERS, HAZARDS, VERBS, PER, TASKS, MASTER_PER)


class Figures(TrailFigures):
    """All figures of the game."""

    def __init__(self, components: Components) -> None:
        super().__init__(components, components.space, LISTS)
        self._read_spaces(components)
        self._read_tepees(components)
        self._read_railway(components)
        self._read_transport(components)
        self._read_setup(components)

    def _read_spaces(self, c: Components) -> None:
        names = self.space_names
        self.money: list[int] = [space.money for space in c.space.values()]
        self.adjacent: list[list[int]] = [[] for _ in names]
        for one, other in c.trail.adjacent:
            self.adjacent[names.index(one)].append(names.index(other))
            self.adjacent[names.index(other)].append(names.index(one))

    def _read_tepees(self, c: Components) -> None:
        self.tepee_spaces: list[int] = [self.space_names.index(name) for name in c.trail.tepee_order]
        self.green_tepee = self.supply_names.index("tepee_green")
        self.blue_tepee = self.supply_names.index("tepee_blue")

    def _read_railway(self, c: Components) -> None:
        stations = list(c.station.values())
        self.station_names: list[str] = list(c.station)
        self.positions: list[str] = ["0"]
        self.numbered: list[bool] = [True]
        self.station_at: list[int] = [NOWHERE]
        self.past: list[int] = [0]  # the space a position has reached, as transport counts it
        for space in range(1, c.track.spaces + 1):
            last = [i for i, station in enumerate(stations) if station.after == space and space == c.track.spaces]
            self._add_position(str(space), True, last[0] if last else NOWHERE, space)
            for index, station in enumerate(stations):
                if station.after == space and space < c.track.spaces:
                    self._add_position(f"{space}.5", False, index, space + 1)
        self.last_position = len(self.positions) - 1
        self.retreat_dollars = c.track.retreat_dollars
        self.stations = len(stations)
        self.station_position: list[int] = [self.station_at.index(i) for i in range(self.stations)]
        self.station_cost = [station.cost for station in stations]
        self.station_points: list[int] = [station.points for station in stations]
        self.station_white = [station.corners == "white" for station in stations]
        self.master_stations: list[int] = [i for i, station in enumerate(stations) if station.master]

    def _add_position(self, name: str, numbered: bool, station: int, past: int) -> None:
        self.positions.append(name)
        self.numbered.append(numbered)
        self.station_at.append(station)
        self.past.append(past)

    def _read_transport(self, c: Components) -> None:
        self.transport: list[list[int]] = [
            [sum(1 for k in c.track.crosses if past <= k < city.value) for past in self.past]
            for city in c.city.values()
        ]

    def _read_setup(self, c: Components) -> None:
        self.start_money: list[int] = c.setup.money
        self.placed = c.setup.placed_from_stack_1
