"""The components that trail games share as flat lists, one number per space, card, face, disc or city."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from railherd.kit.figures import schema
from railherd.kit.figures.schema import TrailComponents
from railherd.kit.figures.verbs import ANY_CATTLE, DRAW, NO_ACTION, NO_CARD, OBJECTIVE_CARD, PAIR, Action, Verb

NOWHERE: Final = -1
EMPTY: Final = -1
NOBODY: Final = -1
NO_TASK: Final = -1

# Kinds of spaces: a game's own go on after these.
START: Final = 0
NEUTRAL: Final = 1
BUILDING: Final = 2
HAZARD: Final = 3
KANSAS_CITY: Final = 4  # the city at the end of the trail

# Kinds of tiles of the supply: a game's own go on after these.
WORKER_TILE: Final = 0
HAZARD_TILE: Final = 1

# Rows of workers: a game's own go on after these.
COWBOY: Final = 0
CRAFTSMAN: Final = 1

# Hands on a tile, as bits.
GREEN: Final = 1
BLACK: Final = 2

MOST_SEATS: Final = 4


class Lists(NamedTuple):
    """What a game and its data files call things, in the order of their numbers."""

    game: str  # its id
    kinds: tuple[str, ...]
    tiles: tuple[str, ...]
    workers: tuple[str, ...]
    hazards: tuple[str, ...]
    verbs: tuple[Verb, ...]
    counts: tuple[str, ...]
    tasks: tuple[str, ...]
    masters: tuple[str, ...]  # what the tiles of masters count at the end
    stock: tuple[str, ...] = ()  # stacks of cards that an action may take one from


class TrailFigures:
    """Figures and neighbourhoods, shared by every state and never changed."""

    def __init__(self, c: TrailComponents, spaces: Mapping[str, schema.Space], lists: Lists, extras: int = 0) -> None:
        """Read all that trail games share; `extras` kinds of cards come between cattle and objective cards."""
        self.lists = lists
        self.extras = extras
        self.city_names: list[str] = list(c.city)
        self.actions: list[Action] = []
        self.action_names: list[str] = []
        self._read_cattle(c)
        self._read_objectives(c)
        self._read_trail(c, spaces)
        self._read_supply(c)
        self._read_faces(c)
        self._read_tiles()
        self._read_masters(c)
        self._read_cities(c)
        self._read_discs(c)
        self._read_player_board(c)
        self._read_rows(c)
        self._read_fees(c)
        drawn = [action.most for action in self.actions if action.verb == DRAW]
        self.most_drawn = max([*drawn, self.workers_a_row])

    def _read_cattle(self, c: TrailComponents) -> None:
        breeds = list(c.breed)
        cattle = list(c.cattle.values())
        self.cattle_names: list[str] = list(c.cattle)
        self.cattle = len(cattle)
        self.breeds = len(breeds)
        self.breed: list[int] = [breeds.index(card.breed) for card in cattle]
        self.breed_value: list[int] = [breed.value for breed in c.breed.values()]
        self.value: list[int] = [c.breed[card.breed].value for card in cattle]
        self.card_task: list[int] = [self._task(c.breed[card.breed].task) for card in cattle]
        self.card_points: list[int] = [card.points for card in cattle]
        self.herd: list[int] = repeated([card.herd for card in cattle])
        self.market_cards: list[int] = repeated([card.market for card in cattle])
        self.price_class = self.value  # what purchases go by: a game with other classes says which
        self.tops_seen = True  # everybody knows the cards that were put on top of a draw pile
        self.purchase_value: list[int] = [way.value for way in c.purchase]
        self.purchase_cards: list[int] = [way.cards for way in c.purchase]
        self.purchase_cowboys: list[int] = [way.cowboys for way in c.purchase]
        self.purchase_cost: list[int] = [way.cost for way in c.purchase]
        self.purchases = len(c.purchase)
        self.market_size: dict[int, int] = dict(c.market.size)
        self.added_per_cowboy = c.market.added_per_cowboy

    def _task(self, name: str) -> int:
        return self.lists.tasks.index(name) if name else NO_TASK

    def _read_objectives(self, c: TrailComponents) -> None:
        # Those that are dealt at the start come last: they are never in a hand.
        names = sorted(c.objective, key=lambda name: c.objective[name].starting)
        cards = [c.objective[name] for name in names]
        self.objective_names: list[str] = names
        self.first_objective = self.cattle + self.extras  # objective cards are numbered from here on
        self.cards = self.first_objective + len(names)
        self.objectives = sum(1 for card in cards if not card.starting)
        self.objective_cards: list[int] = repeated([0 if card.starting else card.copies for card in cards])
        self.starting_cards: list[int] = [index for index, card in enumerate(cards) if card.starting]
        self.free_choices = self.objectives  # what may be done between actions: playing each of these cards
        self.objective_points: list[int] = [card.points for card in cards]
        self.objective_penalty: list[int] = [card.penalty for card in cards]
        self.tasks: list[list[int]] = [[card.tasks.count(task) for task in self.lists.tasks] for card in cards]
        self.needs = self.tasks  # what fulfilling a card uses up, where that is more than it says
        self.objective_action: list[int] = [
            NO_ACTION if card.action is None else self.add_action(f"objective.{name}", card.action)
            for name, card in zip(names, cards, strict=True)
        ]

    def _read_trail(self, c: TrailComponents, given: Mapping[str, schema.Space]) -> None:
        names = list(given)
        spaces = list(given.values())
        self.space_names: list[str] = names
        self.spaces = len(names)
        self.kind: list[int] = [self.lists.kinds.index(space.kind) for space in spaces]
        self.to: list[list[int]] = [[names.index(name) for name in space.to] for space in spaces]
        self.woods: list[bool] = [space.woods for space in spaces]
        risks = {name: self.add_action(f"risk.{name}", action) for name, action in c.risk.items()}
        self.risk: list[int] = [risks[space.risk] if space.risk else NO_ACTION for space in spaces]
        self.start = self.kind.index(START)
        self.kansas_city = self.kind.index(KANSAS_CITY)
        self.to_go: list[int] = [0] * self.spaces  # the fewest spaces to Kansas City
        for space in range(self.kansas_city - 1, -1, -1):
            self.to_go[space] = 1 + min(self.to_go[following] for following in self.to[space])
        self.building_spaces: list[int] = [i for i in range(self.spaces) if self.kind[i] == BUILDING]
        self.neutral_spaces: list[int] = [i for i in range(self.spaces) if self.kind[i] == NEUTRAL]
        self.hazard_spaces: list[list[int]] = [
            [i for i in range(self.spaces) if spaces[i].hazard == hazard] for hazard in self.lists.hazards
        ]
        self.letter: list[int] = [ord(space.letter) - ord("a") if space.letter else NOWHERE for space in spaces]

    def _read_supply(self, c: TrailComponents) -> None:
        tiles = list(c.supply.values())
        workers, hazards = self.lists.workers, self.lists.hazards
        self.supply_names: list[str] = list(c.supply)
        self.supply_kinds = len(tiles)
        self.tile_kind: list[int] = [self.lists.tiles.index(tile.kind) for tile in tiles]
        self.tile_hazard: list[int] = [hazards.index(tile.hazard) if tile.hazard else NOWHERE for tile in tiles]
        self.tile_points: list[int] = [tile.points for tile in tiles]
        self.tile_worker: list[int] = [workers.index(n) if n in workers else NOWHERE for n in self.supply_names]
        self.worker_tile: list[int] = [self.supply_names.index(name) for name in workers]
        self.supply_hands: list[int] = [hand_bits([tile.hand]) for tile in tiles]
        stacks = range(len(tiles[0].stacks))
        self.stacks: list[list[int]] = [repeated([tile.stacks[stack] for tile in tiles]) for stack in stacks]

    def _read_faces(self, c: TrailComponents) -> None:
        faces = list(c.face.values())
        self.face_names: list[str] = list(c.face)
        self.face_actions: list[list[int]] = []
        self.face_groups: list[list[int]] = []
        for name, face in c.face.items():
            self._read_face(name, face)
        self.craftsmen: list[int] = [face.craftsmen for face in faces]
        self.face_points: list[int] = [face.points for face in faces]
        self.face_hands: list[int] = [hand_bits(face.hands) for face in faces]
        # Faces of private buildings are called by their number and their side.
        self.privates = sum(name[0].isdigit() for name in c.face) // 2

    def _read_face(self, name: str, face: schema.Face) -> None:
        actions: list[int] = []
        groups: list[int] = []
        for group, entry in enumerate(face.actions):
            for action in entry if isinstance(entry, list) else [entry]:
                actions.append(self.add_action(f"{name}.{len(actions) + 1}", action))
                groups.append(group)
        self.face_actions.append(actions)
        self.face_groups.append(groups)

    def _read_tiles(self) -> None:
        """Give numbers to the tiles: neutral buildings, then each seat's private ones, then the kinds of the supply."""
        self.neutrals = len(self.neutral_spaces)
        self.buildings = self.neutrals + MOST_SEATS * self.privates
        owners = [seat for seat in range(MOST_SEATS) for _ in range(self.privates)]
        self.tile_owner: list[int] = [NOBODY] * self.neutrals + owners + [NOBODY] * self.supply_kinds

    def _read_masters(self, c: TrailComponents) -> None:
        masters = list(c.master.values())
        self.master_names: list[str] = list(c.master)
        self.master_actions: list[list[int]] = [
            [self.add_action(f"{name}.{i + 1}", action) for i, action in enumerate(master.actions)]
            for name, master in c.master.items()
        ]
        self.master_permanent: list[int] = [master.permanent for master in masters]
        self.master_points: list[int] = [master.points for master in masters]
        self.master_per: list[int] = [self.lists.masters.index(master.per) for master in masters]
        self.master_each: list[int] = [master.each for master in masters]
        self.by_objectives = self.lists.masters.index("objectives")

    def _read_cities(self, c: TrailComponents) -> None:
        cities = list(c.city.values())
        self.cities = len(cities)
        self.city_value: list[int] = [city.value for city in cities]
        self.city_white: list[bool] = [city.corners == "white" for city in cities]
        self.city_repeatable: list[bool] = [city.repeatable for city in cities]
        self.city_points: list[int] = [city.points for city in cities]
        self.city_dollars: list[int] = [city.dollars for city in cities]
        self.city_task: list[int] = [self._task(city.task) for city in cities]
        self.arrow_from: list[int] = [self.city_names.index(name) for name in c.arrow]
        self.arrow_to: list[int] = [self.city_names.index(arrow.to) for arrow in c.arrow.values()]
        self.arrow_points: list[int] = [arrow.points for arrow in c.arrow.values()]
        self.arrow_objective: list[bool] = [arrow.objective for arrow in c.arrow.values()]

    def _read_discs(self, c: TrailComponents) -> None:
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
        # The disc spaces that raise a limit, so that nobody has to look through all of them.
        self.hand_discs: list[int] = [i for i, disc in enumerate(discs) if disc.hand]
        self.step_discs: list[int] = [i for i, disc in enumerate(discs) if disc.steps]
        self.certificate_discs: list[int] = [i for i, disc in enumerate(discs) if disc.certificates]
        self.white_discs = sum(1 << i for i, disc in enumerate(discs) if disc.corners == "white")
        self.auxiliary_discs: list[int] = [
            sum(1 << i for i, disc in enumerate(discs) if disc.auxiliary == n) for n in c.auxiliary
        ]

    def _read_player_board(self, c: TrailComponents) -> None:
        self.start_hand = c.setup.hand
        self.objectives_shown = c.setup.objectives_shown
        # Places besides cities that hold discs: a game with any says how many, what they cost and their corners.
        self.stations = 0
        self.station_cost: list[int] = []
        self.station_white: list[bool] = []
        self.start_steps: dict[int, int] = dict(c.limits.steps)
        self.start_certificates = c.limits.certificates
        self.certificate_track: list[int] = c.limits.certificate_track
        self.workers_a_row = c.limits.workers_a_row
        self.worker_actions: list[list[int]] = [
            [
                self.add_action(f"{name}.{space}", c.worker[name][space]) if space in c.worker[name] else NO_ACTION
                for space in range(c.limits.workers_a_row + 1)
            ]
            for name in self.lists.workers
        ]
        self.auxiliaries = len(c.auxiliary)
        self.auxiliary_free: list[bool] = [action.free for action in c.auxiliary.values()]
        self.auxiliary_actions: list[int] = []  # single and double alternate
        for number, action in c.auxiliary.items():
            single = self.add_action(f"auxiliary.{number}", action)
            self.auxiliary_actions += [single, len(self.actions)]
            self.actions.append(self.actions[single].doubled())
            self.action_names.append(f"auxiliary.{number}_double")

    def _read_rows(self, c: TrailComponents) -> None:
        self.job_cost: list[int] = c.jobs.cost
        self.job_rows = len(c.jobs.cost)
        self.refill_after: list[int] = [row - 1 for row in c.jobs.refill_after]
        self.closed_tile = WORKER_TILE  # the kind of tile that is not chosen any more once the marker is taken
        self.marker_row = c.jobs.marker_row - 1
        self.marker_points = c.jobs.marker_points
        self.dollars_a_point = c.points.dollars_a_point
        self.late_worker = c.points.late_worker
        self.late_from = c.points.late_from

    def _read_fees(self, c: TrailComponents) -> None:
        """Work out what the hands on a tile cost: by the number of seats, then by the hands."""
        self.hand_fee: list[list[int]] = []
        for seats in range(MOST_SEATS + 1):
            green, black = c.hands.green.get(seats, 0), c.hands.black.get(seats, 0)
            self.hand_fee.append([0, green, black, green + black])

    def add_action(self, name: str, action: schema.Action) -> int:
        """Add an action, after the ones that follow it or may be done instead, and return its number."""
        then = NO_ACTION if action.then is None else self.add_action(f"{name}.then", action.then)
        other = NO_ACTION if action.other is None else self.add_action(f"{name}.other", action.other)
        card = {"": NO_CARD, "any": ANY_CATTLE, "pair": PAIR, "objective": OBJECTIVE_CARD}.get(action.card)
        verb = [known.name for known in self.lists.verbs].index(action.do)
        self.actions.append(
            Action(
                verb=verb,
                most=action.most,
                per=self.lists.counts.index(action.per),
                pay=action.pay,
                card=self.cattle_names.index(action.card) if card is None else card,
                dollars=action.dollars,
                price=action.price,
                certificates=action.certificates,
                surcharge=action.surcharge,
                spaces=action.spaces,
                cards=action.cards,
                remove=action.remove,
                to_hand=action.to == "hand",
                then=then,
                other=other,
                gold=action.gold,
                tokens=action.tokens,
                path=action.path,
                take=self.lists.stock.index(action.take) if action.take else NO_CARD,
                post=self.city_names.index(action.post) if action.post else NOWHERE,
                value=action.value,
                to_top=action.to == "top",
            )
        )
        self.action_names.append(name)
        return len(self.actions) - 1


def repeated(counts: list[int]) -> list[int]:
    """Return each index as often as its count says, ascending."""
    return [index for index, count in enumerate(counts) for _ in range(count)]


def hand_bits(hands: Sequence[str]) -> int:
    """Return the hands of a tile as bits."""
    return (GREEN if "green" in hands else 0) | (BLACK if "black" in hands else 0)
