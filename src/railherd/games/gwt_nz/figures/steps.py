"""What a step of Sarah's turn is about. At those from WAY on, the human breaks ties."""

from typing import Final

from railherd.core.register import Register

NAMES: Final[Register[str]] = Register()

TURN_UP: Final = NAMES.add("turn_up")
MOVE: Final = NAMES.add("move")
ACT: Final = NAMES.add("act")
ADD: Final = NAMES.add("add")
BUY: Final = NAMES.add("buy")
BUILD: Final = NAMES.add("build")
EXACT: Final = NAMES.add("exact")
BONUS: Final = NAMES.add("bonus")
PATH: Final = NAMES.add("path")
OBJECTIVE: Final = NAMES.add("objective")
CARD: Final = NAMES.add("card")
ROMNEY: Final = NAMES.add("romney")
STEPS: Final = NAMES.add("steps")
SPECIALISE: Final = NAMES.add("specialise")
VISIT: Final = NAMES.add("visit")
DELIVER: Final = NAMES.add("deliver")
FORESEE: Final = NAMES.add("foresee")
RETURN: Final = NAMES.add("return")
FINISH: Final = NAMES.add("finish")
WAY: Final = NAMES.add("way")
HIRE: Final = NAMES.add("hire")
SHEEP: Final = NAMES.add("sheep")
PLACE: Final = NAMES.add("place")
SITE: Final = NAMES.add("site")
REPLACE: Final = NAMES.add("replace")
SECTION: Final = NAMES.add("section")
HAZARD: Final = NAMES.add("hazard")
HARBOUR: Final = NAMES.add("harbour")

DEEDS: Final = {
    "hire": HIRE, "buy": BUY, "add": ADD, "sheep": SHEEP, "build": BUILD, "place": EXACT, "bonus": BONUS, "path": PATH,
    "objective": OBJECTIVE, "hazard": SECTION, "card": CARD, "romney": ROMNEY, "steps": STEPS,
}  # fmt: skip
