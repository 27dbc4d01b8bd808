"""All decisions of New Zealand, in an order that never changes."""

from railherd.core import contract
from railherd.games.gwt_nz.rules.bonus_market import Invest, Swap
from railherd.games.gwt_nz.rules.cards import Arrange, Conclude
from railherd.games.gwt_nz.rules.delivery import Deliver, Transport
from railherd.games.gwt_nz.rules.exchange import Repay
from railherd.games.gwt_nz.rules.harbours import Store
from railherd.games.gwt_nz.rules.pathfinder import Pathfind, TurnTile
from railherd.games.gwt_nz.rules.replacing import Replace
from railherd.games.gwt_nz.rules.shearing import SendWool, Shear
from railherd.games.gwt_nz.rules.sheep_market import TakeSheep
from railherd.games.gwt_nz.rules.ship import Remote, Sail
from railherd.games.gwt_nz.rules.turn import StartPath
from railherd.games.gwt_nz.rules.wellington import Pause, Reveal, Spend
from railherd.games.gwt_nz.rules.workers import Hire, Join
from railherd.games.gwt_nz.sarah.step import Step
from railherd.kit.rules.auxiliary import Auxiliary
from railherd.kit.rules.buildings import Build, BuildAt
from railherd.kit.rules.certificates import Certify
from railherd.kit.rules.delivery import DeliverDisc
from railherd.kit.rules.discards import Draw, Pay, PaySecond, Shed
from railherd.kit.rules.foresight import Foresight
from railherd.kit.rules.hazards import Clear
from railherd.kit.rules.market import Buy, BuySecond
from railherd.kit.rules.objectives import TakeObjective
from railherd.kit.rules.offers import Offer
from railherd.kit.rules.place import Use
from railherd.kit.rules.stations import Appoint, Upgrade
from railherd.kit.rules.travel import Fork, Go, Place, Travel

DECISIONS: tuple[type[contract.Decision], ...] = (
    Place, Travel, Go, Fork, Use, Offer, Certify, Pay, PaySecond, Draw, Shed, Build, BuildAt, Upgrade, Appoint, Clear,
    Auxiliary, Buy, BuySecond, TakeObjective, Foresight, Deliver, DeliverDisc, StartPath, Pathfind, TurnTile, Conclude,
    Arrange, Pause, Reveal, Spend, Shear, SendWool, Hire, Join, Invest, Swap, TakeSheep, Sail, Store, Remote, Replace,
    Step, Repay, Transport,
)  # fmt: skip
