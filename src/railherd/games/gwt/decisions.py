"""All decisions of Great Western Trail, in an order that never changes."""

from railherd.core import contract
from railherd.games.gwt.rules.departure import Depart
from railherd.games.gwt.rules.express import Express
from railherd.games.gwt.rules.kansas_city import Enter, Spend
from railherd.games.gwt.rules.location import Copy
from railherd.games.gwt.rules.railway import Advance, Collect, Retreat, Reverse, UpgradeBehind
from railherd.games.gwt.rules.trade import Trade
from railherd.games.gwt.rules.workers import Hire
from railherd.kit.rules.auxiliary import Auxiliary
from railherd.kit.rules.buildings import Build, BuildAt
from railherd.kit.rules.certificates import Certify
from railherd.kit.rules.delivery import Deliver, DeliverDisc
from railherd.kit.rules.discards import Draw, Pay, PaySecond, Remove, Shed
from railherd.kit.rules.foresight import Foresight
from railherd.kit.rules.hazards import Clear
from railherd.kit.rules.market import Buy, BuySecond
from railherd.kit.rules.objectives import TakeObjective
from railherd.kit.rules.offers import Offer
from railherd.kit.rules.place import Use
from railherd.kit.rules.stations import Appoint, Upgrade
from railherd.kit.rules.travel import Fork, Go, Place, Travel

DECISIONS: tuple[type[contract.Decision], ...] = (
    Place, Travel, Go, Fork, Enter, Use, Copy, Offer, Certify, Pay, PaySecond, Draw, Shed, Remove, Hire, Build,
    BuildAt, Advance, Reverse, Collect, Retreat, Upgrade, Appoint, UpgradeBehind, Clear, Trade, Auxiliary, Buy,
    BuySecond, TakeObjective, Foresight, Spend, Deliver, DeliverDisc, Depart, Express,
)  # fmt: skip
