"""What differs between trail games: each game's state answers these.

A hook says where the rulebooks differ: `gwt` stands for a chapter of docs/rules/gwt.md, `nz` for a page of New
Zealand's rulebook. Rules that a game adds need none: they are decisions and functions of its own.
"""

from abc import abstractmethod

from railherd.core import contract


class Hooks(contract.State):
    """A state whose rules ask it for what they do not share."""

    @abstractmethod
    def able(self, seat: int, action: int) -> bool:
        """Return whether a seat can do an action now, to its end. gwt: actions; nz: pp. 12–18."""

    @abstractmethod
    def shortfall(self, seat: int, action: int) -> int:
        """Return why a seat cannot do an action that it is not able to do. Slower than `able`: for refusals only."""

    @abstractmethod
    def start(self, seat: int, action: int) -> None:
        """Begin an action that is paid for: do it, or push what must be decided for it. gwt: actions; nz: pp. 12–18."""

    @abstractmethod
    def scale(self, seat: int, per: int) -> int:
        """Return how often an action counts for a seat now. gwt: private; nz: appendix."""

    @abstractmethod
    def arrive(self, seat: int) -> None:
        """Begin phase B where the rancher stands. gwt: kansas_city, foresight first; nz: p. 9, income first."""

    @abstractmethod
    def end_turn(self, seat: int) -> None:
        """Carry out phase C and pass the turn on. gwt: phase_c; nz: p. 11, and p. 19 for the last turn."""

    @abstractmethod
    def step_limit(self, seat: int) -> int:
        """Return how many steps a seat may go in phase A. gwt: phase_a; nz: p. 7, with the step tile."""

    @abstractmethod
    def free_options(self, seat: int) -> list[int]:
        """Return what a seat may do between actions, ascending. gwt: objectives; nz: pp. 17–18, also cards and gold."""

    @abstractmethod
    def refuse_free(self, seat: int, option: int) -> int:
        """Return why a seat may not do something between actions, 0 if it may."""

    @abstractmethod
    def do_free(self, seat: int, option: int) -> None:
        """Do something between actions. The decision that offered it waits already to be asked again."""

    @abstractmethod
    def transport(self, seat: int, city: int) -> int:
        """Return what transport to a city costs a seat. gwt: delivery, by the engine; nz: p. 10, by the post."""

    @abstractmethod
    def delivered(self, seat: int, city: int, ordinary: bool) -> None:
        """Go on after a disc was placed in a city. gwt: delivery, arrows; nz: p. 10, cards too."""

    @abstractmethod
    def foresaw(self, seat: int) -> None:
        """Go on after the last choice from foresight. gwt: kansas_city, to income; nz: p. 11, back to the start."""

    def pays_hands(self, seat: int) -> bool:
        """Return whether a seat pays for hands. gwt: phase_a, always; nz: p. 17, until its fee tile is turned."""
        return True

    def refuse_site(self, seat: int, space: int) -> int:
        """Return why a seat may not build on a space yet, 0 if it may. gwt: build; nz: p. 14, by its pathfinder."""
        return 0

    def follow(self, event: int, seat: int, before: int) -> None:
        """Do what an event brings with it. gwt: foresight; nz: pp. 11, 12, 14 and 18: tiles turned, gold and cards.

        `event` is CERTIFICATES_GAINED with the number before, BUILDING_PLACED or HAZARD_TAKEN with the space,
        OBJECTIVE_TAKEN with the card, CATTLE_BOUGHT with the option of `Buy`, STATION_UPGRADED or MASTER_APPOINTED with
        the station, TILE_CHOSEN with the tile to be placed, MARKER_MOVED with the row, ACTION_USED with the action that
        is rewarded, or HERD_SHUFFLED.
        """
