"""The components of New Zealand as flat lists: those of all trail games, its cards, sea routes, tracks and set-up."""

from typing import Final

from railherd.games.gwt_nz.figures.sarah import SarahFigures
from railherd.games.gwt_nz.figures.schema import Components
from railherd.games.gwt_nz.figures.verbs import PER, VERBS
from railherd.kit.figures import schema
from railherd.kit.figures.lookup import EMPTY, NOWHERE, Lists, TrailFigures
from railherd.kit.figures.verbs import NO_ACTION, NO_CARD

KINDS: Final = ("start", "neutral", "building", "hazard", "kansas_city")
BONUS_TILE: Final = 2
TILES: Final = ("worker", "hazard", "bonus")
SAILOR: Final = 2
SHEARER: Final = 3
WORKERS: Final = ("shepherd", "craftsman", "sailor", "shearer")
JOKER_WORKER: Final = 4  # the master of a harbour who came as a bonus tile
ROCKFALL: Final = 0
FLOOD: Final = 1
HAZARDS: Final = ("rockfall", "flood")

POST_TASK: Final = 0
BUILDING_TASK: Final = 1
LARGE_BUILDING_TASK: Final = 2
SHEARERS_TASK: Final = 3
STOREHOUSE_TASK: Final = 4
FERRY_TASK: Final = 7
PATH_TASK: Final = 8
FLOOD_TASK: Final = 9
TASKS: Final = (
    "post_13", "building", "large_building", "shearers", "storehouse", "lincoln_or_corriedale", "hampshire_or_ryeland",
    "ferry", "path", "flood",
)  # fmt: skip
MASTER_PER: Final = (
    "path", "hazards", "storehouses", "objectives", "certificates", "buildings", "workers", "ferries"
)  # fmt: skip

# The stock: the four stacks of the deck-building supply, then the four slots of bonus cards.
ROMNEY: Final = 0
SHEEPDOG: Final = 1
FERRY: Final = 2
KOTARE: Final = 3
FIRST_SLOT: Final = 4
STOCK: Final = ("romney", "sheepdog", "ferry", "kotare", "wheel", "barrel", "bell", "compass")
SLOTS: Final = 4

LOCAL: Final = 0
FOREIGN: Final = 1
WOOL: Final = 2
FOREIGN_WOOL: Final = 3
POST_KINDS: Final = ("local", "foreign", "wool", "foreign_wool")

SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
HARBOUR_KINDS: Final = ("small", "medium", "large")

LISTS: Final = Lists("gwt_nz", KINDS, TILES, WORKERS, HAZARDS, VERBS, PER, TASKS, MASTER_PER, STOCK)


class Figures(TrailFigures):
    """All figures of the game."""

    def __init__(self, components: Components) -> None:
        super().__init__(components, components.space, LISTS, len(components.card))
        self._read_cards(components)
        self._read_stock(components)
        self._read_tiles_of_supply(components)
        self._read_neutrals()
        self._read_sea(components)
        self._read_posts(components)
        self._read_board(components)
        self._read_tracks(components)
        self._read_setup(components)
        self.sarah = SarahFigures(components.sarah, self.cattle_names, self.city_names, WORKERS, STOCK)

    def _optional(self, name: str, action: schema.Action | None) -> int:
        return NO_ACTION if action is None else self.add_action(name, action)

    def _read_cards(self, c: Components) -> None:
        """Give numbers to the cards: sheep, then those played for their action, then objective cards."""
        cards = list(c.card.values())
        self.extra_names: list[str] = list(c.card)
        self.card_names: list[str] = self.cattle_names + self.extra_names + self.objective_names
        self.wool: list[int] = [c.breed[card.breed].wool for card in c.cattle.values()]
        self.price_class = [c.breed[card.breed].price_class for card in c.cattle.values()]
        self.tops_seen = False
        self.purchase_tokens: list[int] = [way.tokens for way in c.purchase]
        self.card_points = self.card_points + [card.points for card in cards]
        self.extra_action: list[int] = [self.add_action(f"card.{name}", card.action) for name, card in c.card.items()]
        self.ferries: list[int] = [self.cattle + i for i, card in enumerate(cards) if card.ferry]
        # Between actions one may play an objective card, play another card, or buy from a slot of bonus cards.
        self.first_play = self.objectives
        self.first_slot_choice = self.objectives + self.extras
        self.free_choices = self.first_slot_choice + SLOTS

    def _read_stock(self, c: Components) -> None:
        self.stock_copies: list[int] = [stack.copies for stack in c.stock.values()]
        self.stock_cards: list[int] = [self.card_names.index(name) for name in c.stock]
        self.set_names: list[str] = list(c.bonus)
        self.set_cards: list[int] = [self.card_names.index(name) for name in c.bonus]
        self.set_copies: list[int] = [stack.copies for stack in c.bonus.values()]
        self.slot_gold: list[int] = [slot.gold for slot in c.slot.values()]
        self.least_slot_gold = min(self.slot_gold)

    def _read_tiles_of_supply(self, c: Components) -> None:
        """Read the cards of hazards, and what bonus tiles cost and give: all by the number of the tile."""
        tiles = list(c.supply.values())
        self.closed_tile = EMPTY  # one that is chosen after the end has begun leaves the game
        self.hazard_stock: list[int] = [STOCK.index(tile.take) if tile.take else NO_CARD for tile in tiles]
        self.bonus_pay: list[int] = [tile.pay for tile in tiles]
        self.bonus_gold: list[int] = [tile.gold for tile in tiles]
        self.bonus_remove: list[int] = [tile.remove for tile in tiles]
        self.bonus_permanent: list[int] = [tile.permanent for tile in tiles]
        self.bonus_wool: list[int] = [tile.wool for tile in tiles]
        self.bonus_gain: list[int] = [self._optional(f"tile.{name}", tile.gain) for name, tile in c.supply.items()]
        gains = [(tile.gain.do if tile.gain else "") for tile in tiles]
        self.joker_tile = gains.index("joker") if "joker" in gains else EMPTY
        self.flip_after: list[int] = [row - 1 for row in c.jobs.flip_after]
        self.hire_cost: list[int] = c.hiring.cost
        self.hire_rows = len(c.hiring.cost)

    def _read_neutrals(self) -> None:
        """Note the face of each neutral building once it is turned over: its back, if it has one."""
        self.back: list[int] = []
        for tile in range(self.neutrals):
            name = f"{self.face_names[tile]}_back"
            self.back.append(self.face_names.index(name) if name in self.face_names else tile)

    def _read_sea(self, c: Components) -> None:
        waters = list(c.water)
        harbours = list(c.harbour.values())
        self.water_names: list[str] = waters
        self.water_next: list[list[int]] = [[waters.index(name) for name in water.to] for water in c.water.values()]
        self.water_distance: list[list[int]] = [self._distances(space) for space in range(len(waters))]
        self.harbour_names: list[str] = list(c.harbour)  # medium ones first: they are the stations
        self.harbours = len(harbours)
        self.stations = sum(harbour.kind == "medium" for harbour in harbours)
        self.station_names: list[str] = self.harbour_names[: self.stations]
        self.harbour_kind: list[int] = [HARBOUR_KINDS.index(harbour.kind) for harbour in harbours]
        self.harbour_water: list[int] = [waters.index(harbour.at) for harbour in harbours]
        self.harbour_at: list[int] = [EMPTY] * len(waters)
        for index, water in enumerate(self.harbour_water):
            self.harbour_at[water] = index
        self.harbour_cost: list[int] = [harbour.cost for harbour in harbours]
        self.harbour_points: list[int] = [harbour.points for harbour in harbours]
        self.harbour_last: list[bool] = [harbour.last for harbour in harbours]
        self.harbour_action: list[int] = [self._optional(name, harbour.action) for name, harbour in c.harbour.items()]
        self.harbour_post: list[int] = [
            self.city_names.index(harbour.post) if harbour.post else NOWHERE for harbour in harbours
        ]
        self.station_cost = self.harbour_cost[: self.stations]
        self.station_points: list[int] = self.harbour_points[: self.stations]
        self.station_white = [harbour.corners == "white" for harbour in harbours[: self.stations]]
        self.link_from: list[int] = [self.harbour_names.index(name) for name in c.link]
        self.link_to: list[int] = [self.harbour_names.index(link.to) for link in c.link.values()]
        self.link_points: list[int] = [link.points for link in c.link.values()]

    def _distances(self, start: int) -> list[int]:
        """Return how many moves each water space is away from one."""
        found = [-1] * len(self.water_next)
        found[start] = 0
        reached = [start]
        for space in reached:
            for following in self.water_next[space]:
                if found[following] < 0:
                    found[following] = found[space] + 1
                    reached.append(following)
        return found

    def _read_posts(self, c: Components) -> None:
        posts = list(c.city.values())
        self.post_kind: list[int] = [POST_KINDS.index(post.kind) for post in posts]
        self.post_transport: list[int] = [post.transport for post in posts]
        self.post_stock: list[int] = [STOCK.index(post.take) if post.take else NO_CARD for post in posts]
        self.post_objective: list[bool] = [post.objective for post in posts]
        self.post_harbour: list[int] = [
            self.harbour_post.index(post) if post in self.harbour_post else NOWHERE for post in range(self.cities)
        ]
        for post, needed in enumerate(self.city_value):
            if needed >= c.tasks.post:
                self.city_task[post] = POST_TASK

    def _read_board(self, c: Components) -> None:
        """Read the disc spaces and the storehouses of the player board, and which spaces of the trail are locked."""
        discs = list(c.disc.values())
        self.disc_wool: list[int] = [disc.wool for disc in discs]
        self.disc_permanent: list[int] = [disc.permanent for disc in discs]
        pairs = list(c.pair.values())
        self.pairs = len(pairs)
        self.pair_action: list[int] = [self._optional(f"pair.{name}", pair.action) for name, pair in c.pair.items()]
        self.pair_permanent: list[int] = [pair.permanent for pair in pairs]
        self.pair_points: list[int] = [pair.points for pair in pairs]
        self.space_path: list[int] = [space.path for space in c.space.values()]

    def _read_tracks(self, c: Components) -> None:
        spaces = range(c.track.spaces + 1)
        self.last_path = c.track.spaces
        self.path_gold: list[int] = [c.track.gold.get(space, 0) for space in spaces]
        self.path_step_tile: dict[int, int] = dict(c.track.step_tile)
        self.path_choice = c.track.choice
        self.path_beyond = c.track.beyond
        self.path_points: list[int] = [
            max([points for first, points in c.track.points.items() if first <= space], default=0) for space in spaces
        ]
        self.gold_limit = c.limits.gold
        self.certificate_gold: dict[int, int] = dict(c.limits.certificate_gold)
        self.step_tile_steps: list[int] = c.limits.step_tile
        self.exchange_cards = c.exchange.cards
        self.exchange_together = c.exchange.together
        self.exchange_removes = self.cattle_names.index(c.exchange.removes)
        self.exchange_gold = c.exchange.gold
        self.building_gold = c.building.gold
        self.task_shearers = c.tasks.shearers
        self.task_path = c.tasks.path
        self.task_craftsmen = c.tasks.craftsmen
        # A large building is a building, too: one that serves the one task is not left for the other.
        self.needs = [asked[:] for asked in self.tasks]
        for asked in self.needs:
            asked[BUILDING_TASK] += asked[LARGE_BUILDING_TASK]

    def _read_setup(self, c: Components) -> None:
        self.start_money: list[int] = c.setup.money
        self.start_cards: list[int] = c.setup.cards
        self.start_tokens = c.setup.tokens
        self.start_gold = c.setup.gold
        self.first_tiles: dict[int, int] = dict(c.setup.first_tiles)
        self.cards_a_set: dict[int, int] = dict(c.setup.bonus_cards)
