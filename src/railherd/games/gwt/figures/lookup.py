"""The components of Great Western Trail as flat lists, one number per space, card, face, station or city."""

from typing import Final

from railherd.games.gwt.figures import schema
from railherd.games.gwt.figures.schema import Components
from railherd.games.gwt.figures.verbs import (
    ANY_CATTLE,
    DRAW,
    NO_ACTION,
    NO_CARD,
    OBJECTIVE_CARD,
    PAIR,
    PER,
    VERBS,
    Action,
)

NOWHERE: Final = -1
EMPTY: Final = -1

START: Final = 0
NEUTRAL: Final = 1
BUILDING: Final = 2
HAZARD: Final = 3
TEPEE: Final = 4
KANSAS_CITY: Final = 5
KINDS: Final = ("start", "neutral", "building", "hazard", "tepee", "kansas_city")

# Tiles: the neutral buildings, then ten private ones for each of four seats, then the kinds of Kansas City's supply.
NEUTRALS: Final = 7
PRIVATES: Final = 10
BUILDINGS: Final = 47
COWBOY: Final = 0
CRAFTSMAN: Final = 1
ENGINEER: Final = 2
WORKERS: Final = ("cowboy", "craftsman", "engineer")
HAZARDS: Final = ("flood", "drought", "rockfall")
GREEN: Final = 1
BLACK: Final = 2

TASKS: Final = (
    "building", "green_tepee", "blue_tepee", "hazard", "station", "value_3", "west_highland", "texas_longhorn",
    "san_francisco_disc",
)  # fmt: skip
MASTER_PER: Final = ("workers", "objectives", "hazards", "tepee_pairs", "certificates")


class Figures:
    """Figures and neighbourhoods, shared by every state and never changed."""

    def __init__(self, components: Components) -> None:
        self.actions: list[Action] = []
        self.action_names: list[str] = []
        self._read_cards(components)
        self._read_trail(components)
        self._read_supply(components)
        self._read_faces(components)
        self._read_railway(components)
        self._read_player_board(components)
        self._read_setup(components)
        self.most_drawn = max([action.most for action in self.actions if action.verb == DRAW] + [self.workers_a_row])

    def _read_cards(self, c: Components) -> None:
        breeds = list(c.breed)
        self.cattle_names: list[str] = list(c.cattle)
        self.cattle = len(c.cattle)
        self.breeds = len(breeds)
        self.breed: list[int] = [breeds.index(card.breed) for card in c.cattle.values()]
        self.breed_value: list[int] = [breed.value for breed in c.breed.values()]
        self.value: list[int] = [c.breed[card.breed].value for card in c.cattle.values()]
        self.card_points: list[int] = [card.points for card in c.cattle.values()]
        self.herd: list[int] = _repeated([card.herd for card in c.cattle.values()])
        self.market_cards: list[int] = _repeated([card.market for card in c.cattle.values()])
        self.purchase_value: list[int] = [way.value for way in c.purchase]
        self.purchase_cards: list[int] = [way.cards for way in c.purchase]
        self.purchase_cowboys: list[int] = [way.cowboys for way in c.purchase]
        self.purchase_cost: list[int] = [way.cost for way in c.purchase]
        self.purchases = len(c.purchase)
        self.market_size: dict[int, int] = dict(c.market.size)
        self.added_per_cowboy = c.market.added_per_cowboy
        # Those that are dealt at the start come last: they are never in a hand.
        dealt = sorted(c.objective, key=lambda name: c.objective[name].starting)
        self.objective_names: list[str] = dealt
        self.cards = self.cattle + len(dealt)
        cards = [c.objective[name] for name in dealt]
        self.objectives = sum(1 for card in cards if not card.starting)
        self.objective_cards: list[int] = _repeated([0 if card.starting else card.copies for card in cards])
        self.starting_cards: list[int] = [index for index, card in enumerate(cards) if card.starting]
        self.objective_points: list[int] = [card.points for card in cards]
        self.objective_penalty: list[int] = [card.penalty for card in cards]
        self.tasks: list[list[int]] = [[card.tasks.count(task) for task in TASKS] for card in cards]
        self.objective_action: list[int] = [
            NO_ACTION if card.action is None else self._add(f"objective.{name}", card.action)
            for name, card in zip(dealt, cards, strict=True)
        ]

    def _read_trail(self, c: Components) -> None:
        names = list(c.space)
        spaces = list(c.space.values())
        self.space_names: list[str] = names
        self.spaces = len(names)
        self.kind: list[int] = [KINDS.index(space.kind) for space in spaces]
        self.to: list[list[int]] = [[names.index(name) for name in space.to] for space in spaces]
        self.woods: list[bool] = [space.woods for space in spaces]
        self.money: list[int] = [space.money for space in spaces]
        risks = {name: self._add(f"risk.{name}", action) for name, action in c.risk.items()}
        self.risk: list[int] = [risks[space.risk] if space.risk else NO_ACTION for space in spaces]
        self.start = self.kind.index(START)
        self.kansas_city = self.kind.index(KANSAS_CITY)
        self.to_go: list[int] = [0] * self.spaces  # the fewest spaces to Kansas City
        for space in range(self.kansas_city - 1, -1, -1):
            self.to_go[space] = 1 + min(self.to_go[following] for following in self.to[space])
        self.building_spaces: list[int] = [i for i in range(self.spaces) if self.kind[i] == BUILDING]
        self.neutral_spaces: list[int] = [i for i in range(self.spaces) if self.kind[i] == NEUTRAL]
        self.tepee_spaces: list[int] = [names.index(name) for name in c.trail.tepee_order]
        self.hazard_spaces: list[list[int]] = [
            [i for i in range(self.spaces) if spaces[i].hazard == hazard] for hazard in HAZARDS
        ]
        self.adjacent: list[list[int]] = [[] for _ in names]
        for one, other in c.trail.adjacent:
            self.adjacent[names.index(one)].append(names.index(other))
            self.adjacent[names.index(other)].append(names.index(one))
        self.letter: list[int] = [ord(space.letter) - ord("a") if space.letter else NOWHERE for space in spaces]
        self.green_fee: dict[int, int] = dict(c.hands.green)
        self.black_fee: dict[int, int] = dict(c.hands.black)

    def _read_supply(self, c: Components) -> None:
        tiles = list(c.supply.values())
        self.supply_names: list[str] = list(c.supply)
        self.supply_kinds = len(tiles)
        self.tile_kind: list[int] = [{"hazard": HAZARD, "tepee": TEPEE, "worker": NEUTRAL}[tile.kind] for tile in tiles]
        self.tile_hazard: list[int] = [HAZARDS.index(t.hazard) if t.hazard else NOWHERE for t in tiles]
        self.tile_hands: list[int] = [{"": 0, "green": GREEN, "black": BLACK}[tile.hand] for tile in tiles]
        self.tile_points: list[int] = [tile.points for tile in tiles]
        self.tile_worker: list[int] = [WORKERS.index(n) if n in WORKERS else NOWHERE for n in self.supply_names]
        self.green_tepee = self.supply_names.index("tepee_green")
        self.blue_tepee = self.supply_names.index("tepee_blue")
        self.worker_tile: list[int] = [self.supply_names.index(name) for name in WORKERS]
        self.stacks: list[list[int]] = [_repeated([tile.stacks[stack] for tile in tiles]) for stack in range(3)]

    def _read_faces(self, c: Components) -> None:
        self.face_names: list[str] = list(c.face)
        faces = list(c.face.values())
        self.face_actions: list[list[int]] = []
        self.face_groups: list[list[int]] = []
        for name, face in c.face.items():
            self._read_face(name, face)
        self.craftsmen: list[int] = [face.craftsmen for face in faces]
        self.face_points: list[int] = [face.points for face in faces]
        self.face_hands: list[int] = [
            (GREEN if "green" in face.hands else 0) | (BLACK if "black" in face.hands else 0) for face in faces
        ]

    def _read_face(self, name: str, face: schema.Face) -> None:
        actions: list[int] = []
        groups: list[int] = []
        for group, entry in enumerate(face.actions):
            for action in entry if isinstance(entry, list) else [entry]:
                actions.append(self._add(f"{name}.{len(actions) + 1}", action))
                groups.append(group)
        self.face_actions.append(actions)
        self.face_groups.append(groups)

    def _read_railway(self, c: Components) -> None:
        stations = list(c.station.values())
        self.station_names: list[str] = list(c.station)
        self.stations = len(stations)
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
        self.station_position: list[int] = [self.station_at.index(i) for i in range(self.stations)]
        self.station_cost: list[int] = [station.cost for station in stations]
        self.station_points: list[int] = [station.points for station in stations]
        self.station_white: list[bool] = [station.corners == "white" for station in stations]
        self.master_stations: list[int] = [i for i, station in enumerate(stations) if station.master]
        self.master_names: list[str] = list(c.master)
        masters = list(c.master.values())
        self.master_actions: list[list[int]] = [
            [self._add(f"{name}.{i + 1}", action) for i, action in enumerate(master.actions)]
            for name, master in c.master.items()
        ]
        self.master_permanent: list[int] = [master.permanent for master in masters]
        self.master_points: list[int] = [master.points for master in masters]
        self.master_per: list[int] = [MASTER_PER.index(master.per) for master in masters]
        self.master_each: list[int] = [master.each for master in masters]
        self._read_cities(c)

    def _add_position(self, name: str, numbered: bool, station: int, past: int) -> None:
        self.positions.append(name)
        self.numbered.append(numbered)
        self.station_at.append(station)
        self.past.append(past)

    def _read_cities(self, c: Components) -> None:
        cities = list(c.city.values())
        self.city_names: list[str] = list(c.city)
        self.cities = len(cities)
        self.city_value: list[int] = [city.value for city in cities]
        self.city_white: list[bool] = [city.corners == "white" for city in cities]
        self.city_repeatable: list[bool] = [city.repeatable for city in cities]
        self.city_points: list[int] = [city.points for city in cities]
        self.city_dollars: list[int] = [city.dollars for city in cities]
        self.san_francisco = self.cities - 1
        self.arrow_from: list[int] = [self.city_names.index(name) for name in c.arrow]
        self.arrow_to: list[int] = [self.city_names.index(arrow.to) for arrow in c.arrow.values()]
        self.arrow_points: list[int] = [arrow.points for arrow in c.arrow.values()]
        self.arrow_objective: list[bool] = [arrow.objective for arrow in c.arrow.values()]
        self.transport: list[list[int]] = [
            [sum(1 for k in c.track.crosses if past <= k < city.value) for past in self.past] for city in cities
        ]

    def _read_player_board(self, c: Components) -> None:
        discs = list(c.disc.values())
        self.disc_names: list[str] = list(c.disc)
        self.discs = len(discs)
        self.disc_white: list[bool] = [disc.corners == "white" for disc in discs]
        self.disc_cost: list[int] = [disc.cost for disc in discs]
        self.disc_dollars: list[int] = [disc.dollars for disc in discs]
        self.disc_points: list[int] = [disc.points for disc in discs]
        self.disc_hand: list[int] = [disc.hand for disc in discs]
        self.disc_steps: list[dict[int, int]] = [dict(disc.steps) for disc in discs]
        self.disc_certificates: list[int] = [disc.certificates for disc in discs]
        self.white_discs = sum(1 << i for i, disc in enumerate(discs) if disc.corners == "white")
        self.all_discs = (1 << self.discs) - 1
        self.worker_actions: list[list[int]] = [
            [
                self._add(f"{name}.{space}", c.worker[name][space]) if space in c.worker[name] else NO_ACTION
                for space in range(c.limits.workers_a_row + 1)
            ]
            for name in WORKERS
        ]
        self.auxiliaries = len(c.auxiliary)
        self.auxiliary_discs: list[int] = [
            sum(1 << i for i, disc in enumerate(discs) if disc.auxiliary == n) for n in c.auxiliary
        ]
        self.auxiliary_free: list[bool] = [action.free for action in c.auxiliary.values()]
        self.auxiliary_actions: list[int] = []  # single and double alternate
        for number, action in c.auxiliary.items():
            single = self._add(f"auxiliary.{number}", action)
            self.auxiliary_actions += [single, len(self.actions)]
            self.actions.append(self.actions[single].doubled())
            self.action_names.append(f"auxiliary.{number}_double")

    def _read_setup(self, c: Components) -> None:
        self.start_money: list[int] = c.setup.money
        self.start_hand = c.setup.hand
        self.placed = c.setup.placed_from_stack_1
        self.objectives_shown = c.setup.objectives_shown
        self.job_cost: list[int] = c.jobs.cost
        self.job_rows = len(c.jobs.cost)
        self.refill_after: list[int] = [row - 1 for row in c.jobs.refill_after]
        self.marker_row = c.jobs.marker_row - 1
        self.marker_points = c.jobs.marker_points
        self.start_steps: dict[int, int] = dict(c.limits.steps)
        self.start_certificates = c.limits.certificates
        self.certificate_track: list[int] = c.limits.certificate_track
        self.workers_a_row = c.limits.workers_a_row
        self.dollars_a_point = c.points.dollars_a_point
        self.late_worker = c.points.late_worker
        self.late_from = c.points.late_from

    def _add(self, name: str, action: schema.Action) -> int:
        then = NO_ACTION if action.then is None else self._add(f"{name}.then", action.then)
        card = {"": NO_CARD, "any": ANY_CATTLE, "pair": PAIR, "objective": OBJECTIVE_CARD}.get(action.card)
        self.actions.append(
            Action(
                VERBS.index(action.do),
                action.most,
                PER.index(action.per),
                action.pay,
                self.cattle_names.index(action.card) if card is None else card,
                action.dollars,
                action.certificates,
                action.surcharge,
                action.spaces,
                action.cards,
                action.remove,
                action.to == "hand",
                then,
            )
        )
        self.action_names.append(name)
        return len(self.actions) - 1


def _repeated(counts: list[int]) -> list[int]:
    """Return each index as often as its count says, ascending."""
    return [index for index, count in enumerate(counts) for _ in range(count)]
