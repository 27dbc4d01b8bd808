"""The steps of Sarah's turn in words."""

from railherd.core import contract
from railherd.core.contract import Json, Names, Words
from railherd.games.gwt_nz.figures import steps
from railherd.games.gwt_nz.figures.lookup import HAZARDS, WORKERS
from railherd.games.gwt_nz.sarah.step import Step, choices
from railherd.games.gwt_nz.state import State
from railherd.kit.edge.describe import in_words
from railherd.kit.state import TrailState


def describe_step(s: TrailState, names: Names, decision: contract.Decision, option: int) -> Words:
    """Describe what she may take a step to, or that she goes on with it."""
    assert isinstance(s, State)
    assert isinstance(decision, Step)
    step = names["step"][decision.step]
    if option == choices(s, decision.step):
        return in_words(f"sarah {step}", "sarah.go_on", {"step": step})
    args, at = _things(s, names, decision, option)
    return in_words(f"sarah {step} {' '.join(map(str, args.values()))}", f"sarah.{step}", args, at)


def _things(s: State, names: Names, decision: Step, option: int) -> tuple[Json, str | None]:
    """Return what an option is about, and where that is."""
    step, spaces = decision.step, s.figures.spaces
    if step in (steps.WAY, steps.SITE, steps.HAZARD):
        return {"space": names["space"][option]}, f"trail/{names['space'][option]}"
    if step == steps.REPLACE:
        space = names["space"][option % spaces]
        return {"private": names["private"][option // spaces], "space": space}, f"trail/{space}"
    if step == steps.HIRE:
        row, worker = option // len(WORKERS), WORKERS[option % len(WORKERS)]
        return {"worker": worker, "cost": s.figures.hire_cost[row], "row": row + 1}, f"columns/{row + 1}-{worker}"
    if step == steps.SHEEP:
        return {"card": names["card"][option]}, f"market/{names['card'][option]}"
    if step == steps.PLACE:
        return {"private": names["private"][option]}, None
    if step == steps.SECTION:
        return {"hazard": HAZARDS[option]}, None
    assert step == steps.HARBOUR
    return {"harbour": names["station"][option]}, f"stations/{names['station'][option]}"
