"""Options of Great Western Trail in words: typed text, catalogue keys, places on the table."""

from railherd.core import contract
from railherd.core.contract import Names, Words
from railherd.games.gwt.rules.kansas_city import herd_value
from railherd.games.gwt.state import State
from railherd.kit.edge.describe import WorderOn, free_worders, hire_worder, in_words, only_worder, play, thing_worder
from railherd.kit.rules.certificates import master_certificates

Worder = WorderOn[State]


def _spend(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    income = herd_value(s, decision.seat) + master_certificates(s, decision.seat) + option
    return in_words(f"spend {option}", "spend.number", {"number": option, "income": income})


OWN_WORDERS: dict[str, Worder] = {
    **free_worders(play, "enter", "enter.begin"),
    "copy": thing_worder("copy", "space", "trail"),
    "hire": hire_worder("jobs"),
    "advance": thing_worder("advance", "position", "rail"),
    "reverse": thing_worder("reverse", "position", "rail"),
    "collect": only_worder("collect"),
    "retreat": thing_worder("retreat", "position", "rail"),
    "upgrade_behind": thing_worder("upgrade", "station", "stations"),
    "trade": thing_worder("trade", "space", "trail"),
    "spend": _spend,
    "depart": only_worder("depart"),
    "express": thing_worder("express", "position", "rail"),
}
