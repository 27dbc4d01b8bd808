"""All decisions of Great Western Trail, in an order that never changes, and how to make one from numbers."""

from railherd.core import contract
from railherd.games.gwt.rules.auxiliary import Auxiliary
from railherd.games.gwt.rules.buildings import Build, BuildAt
from railherd.games.gwt.rules.certificates import Certify
from railherd.games.gwt.rules.delivery import Deliver, DeliverDisc, Express
from railherd.games.gwt.rules.departure import Depart
from railherd.games.gwt.rules.discards import Draw, Pay, PaySecond, Remove, Shed
from railherd.games.gwt.rules.hazards import Clear, Trade
from railherd.games.gwt.rules.kansas_city import Foresight, Spend
from railherd.games.gwt.rules.location import Copy, Enter, Use
from railherd.games.gwt.rules.market import Buy, BuySecond
from railherd.games.gwt.rules.objectives import TakeObjective
from railherd.games.gwt.rules.offers import Offer
from railherd.games.gwt.rules.railway import Advance, Appoint, Collect, Retreat, Reverse, Upgrade, UpgradeBehind
from railherd.games.gwt.rules.travel import Fork, Go, Place, Travel
from railherd.games.gwt.rules.workers import Hire
from railherd.games.gwt.state import Decision

DECISIONS: tuple[type[contract.Decision], ...] = (
    Place, Travel, Go, Fork, Enter, Use, Copy, Offer, Certify, Pay, PaySecond, Draw, Shed, Remove, Hire, Build,
    BuildAt, Advance, Reverse, Collect, Retreat, Upgrade, Appoint, UpgradeBehind, Clear, Trade, Auxiliary, Buy,
    BuySecond, TakeObjective, Foresight, Spend, Deliver, DeliverDisc, Depart, Express,
)  # fmt: skip


def make(kind: type[contract.Decision], seat: int, values: list[int]) -> Decision:
    """Return a decision of a kind with the values of its fields."""
    made = kind(seat, *values)
    assert isinstance(made, Decision)
    return made
