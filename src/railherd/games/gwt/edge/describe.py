"""Options of Great Western Trail in words: typed text, catalogue keys, places on the table."""

from collections.abc import Callable, Mapping, Sequence

from railherd.core import contract
from railherd.core.contract import Words
from railherd.games.gwt.figures.lookup import WORKERS
from railherd.games.gwt.rules.kansas_city import herd_value
from railherd.games.gwt.state import State
from railherd.kit.edge.describe import WORDERS, in_words, only_worder, play, space_worder
from railherd.kit.rules.certificates import master_certificates

Names = Mapping[str, Sequence[str]]
Worder = Callable[[State, Names, contract.Decision, int], Words]


def describe(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    """Return an option of a decision in words, legal or not."""
    words = (OWN_WORDERS.get(decision.NAME) or WORDERS[decision.NAME])(s, names, decision, option)
    return words._replace(key=f"gwt.{words.key}")


def _enter(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    return in_words("enter", "enter.begin") if option == s.figures.objectives else play(names, decision, option)


def _hire(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    row, worker = option // len(WORKERS) + 1, WORKERS[option % len(WORKERS)]
    return in_words(f"hire {row} {worker}", "hire.worker", {"row": row, "worker": worker}, f"jobs/{row}-{worker}")


def _position(verb: str) -> Worder:
    """Return a worder for decisions whose options are positions of the railway."""

    def word(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
        position = names["position"][option]
        return in_words(f"{verb} {position}", f"{decision.NAME}.position", {"position": position}, f"rail/{position}")

    return word


def _station(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    station = names["station"][option]
    return in_words(f"upgrade {station}", "upgrade_behind.station", {"station": station}, f"stations/{station}")


def _spend(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    income = herd_value(s, decision.seat) + master_certificates(s, decision.seat) + option
    return in_words(f"spend {option}", "spend.number", {"number": option, "income": income})


OWN_WORDERS: dict[str, Worder] = {
    "enter": _enter,
    "copy": space_worder("copy"),
    "hire": _hire,
    "advance": _position("advance"),
    "reverse": _position("reverse"),
    "collect": only_worder("collect"),
    "retreat": _position("retreat"),
    "upgrade_behind": _station,
    "trade": space_worder("trade"),
    "spend": _spend,
    "depart": only_worder("depart"),
    "express": _position("express"),
}
