"""Sarah's turn: turn up a card, move, act as it says, visit Wellington, and put the card away."""

from collections.abc import Callable
from typing import Final

from railherd.games.gwt_nz.figures import lines, steps
from railherd.games.gwt_nz.figures.events import PATH_ADVANCED, SARAH_CARD, SARAH_SHUFFLED
from railherd.games.gwt_nz.figures.lookup import ROMNEY
from railherd.games.gwt_nz.figures.sarah import NO_ROW, SARAH
from railherd.games.gwt_nz.rules.gains import take_stock
from railherd.games.gwt_nz.rules.wellington import return_to_start
from railherd.games.gwt_nz.sarah.board import NO_CARD
from railherd.games.gwt_nz.sarah.building import build, build_exactly, buildings, replacements, sites
from railherd.games.gwt_nz.sarah.discs import harbours, place_at_harbour
from railherd.games.gwt_nz.sarah.hiring import hire, specialise, take_reward, workers_for_hire
from railherd.games.gwt_nz.sarah.movement import enter, steps_of_card, walk, ways
from railherd.games.gwt_nz.sarah.picks import Picks
from railherd.games.gwt_nz.sarah.sheep import buy, sheep_of, take_sheep
from railherd.games.gwt_nz.sarah.step import choices, tell, then
from railherd.games.gwt_nz.sarah.tiles import hazards, remove_bonus, sections, take_objective
from railherd.games.gwt_nz.sarah.wellington import deliver, foresee
from railherd.games.gwt_nz.state import State
from railherd.kit.rules.buildings import place_building
from railherd.kit.rules.hazards import take_hazard
from railherd.kit.rules.market import add_cattle


def turn_up(s: State, amount: int) -> None:
    """Turn up the top card of her deck, which is shuffled anew when it is empty; what it says follows."""
    sarah = s.hers()
    if not sarah.deck.size():
        s.emit(SARAH_SHUFFLED, SARAH)
        sarah.deck.shuffle_in(sarah.played)
        sarah.played.clear()
    sarah.card = sarah.deck.draw(s.chance)
    s.emit(SARAH_CARD, SARAH, sarah.card)
    for step in (steps.FINISH, steps.VISIT, steps.ACT, steps.MOVE):
        then(s, step)


def act(s: State, amount: int) -> None:
    """Let the actions of her card follow; where it has two halves, her special row decides which."""
    sarah, figures = s.hers(), s.figures.sarah
    row = figures.row[sarah.card]
    deeds = figures.actions[sarah.card] if row in (NO_ROW, sarah.row) else figures.otherwise[sarah.card]
    for deed in reversed(deeds):
        if not deed.least or s.players[SARAH].workers[row] >= deed.least:
            then(s, deed.step, deed.amount)


def advance(s: State, spaces: int) -> None:
    """Move her pathfinder disc on, which brings her nothing but points."""
    player = s.players[SARAH]
    player.path = min(player.path + spaces, s.figures.last_path)
    s.emit(PATH_ADVANCED, SARAH, player.path)


def take_card(s: State, amount: int) -> None:
    """Take the bonus card for the workers in the row of her card."""
    take_reward(s, s.players[SARAH].workers[s.figures.sarah.row[s.hers().card]])


def visit(s: State, amount: int) -> None:
    """Let the parts of Wellington follow, if she has come there."""
    if s.players[SARAH].place == s.figures.kansas_city:
        then(s, steps.RETURN)
        for stack in reversed(range(len(s.figures.stacks))):
            then(s, steps.FORESEE, stack)
        then(s, steps.DELIVER)


def finish(s: State, amount: int) -> None:
    """Put the card on her discard pile and end her turn."""
    sarah = s.hers()
    sarah.played.append(sarah.card)
    sarah.card = NO_CARD
    s.end_turn(SARAH)


# What her card says outright.
BY_CARD: Final[dict[int, Callable[[State, int], None]]] = {
    steps.MOVE: lambda s, _: walk(s, steps_of_card(s)),
    steps.ADD: add_cattle,
    steps.PATH: advance,
    steps.CARD: take_card,
    steps.ROMNEY: lambda s, _: take_stock(s, SARAH, ROMNEY),
    steps.STEPS: walk,
    steps.RETURN: lambda s, _: return_to_start(s, SARAH),
}
# What says by itself how it is decided, or does nothing that must be.
GO_ON: Final[dict[int, Callable[[State, int], None]]] = {
    steps.TURN_UP: turn_up,
    steps.ACT: act,
    steps.BUY: lambda s, _: buy(s),
    steps.BUILD: lambda s, _: build(s),
    steps.EXACT: build_exactly,
    steps.BONUS: lambda s, _: tell(s, steps.BONUS, lines.CHEAPEST if remove_bonus(s) else lines.IMPOSSIBLE),
    steps.OBJECTIVE: lambda s, _: tell(s, steps.OBJECTIVE, lines.FARTHEST if take_objective(s) else lines.IMPOSSIBLE),
    steps.SPECIALISE: lambda s, _: specialise(s),
    steps.VISIT: visit,
    steps.DELIVER: lambda s, _: deliver(s),
    steps.FORESEE: foresee,
    steps.FINISH: finish,
}
# What a list decides: the candidates that it leaves, and what she does with one.
LISTS: Final[dict[int, Callable[[State, int], Picks]]] = {
    steps.WAY: lambda s, _: ways(s),
    steps.HIRE: workers_for_hire,
    steps.SHEEP: sheep_of,
    steps.PLACE: buildings,
    steps.SITE: lambda s, _: sites(s),
    steps.REPLACE: replacements,
    steps.SECTION: lambda s, _: sections(s),
    steps.HAZARD: hazards,
    steps.HARBOUR: lambda s, _: harbours(s),
}
DOES: Final[dict[int, Callable[[State, int, int], None]]] = {
    steps.WAY: lambda s, left, space: walk(s, left - enter(s, space)),
    steps.HIRE: lambda s, _, option: hire(s, option),
    steps.SHEEP: lambda s, _, card: take_sheep(s, card),
    steps.PLACE: lambda s, _, number: then(s, steps.SITE, number),
    steps.SITE: lambda s, number, space: place_building(s, SARAH, number, space, 0),
    steps.REPLACE: lambda s, _, pair: place_building(s, SARAH, pair // s.figures.spaces, pair % s.figures.spaces, 0),
    steps.SECTION: lambda s, _, section: then(s, steps.HAZARD, section),
    steps.HAZARD: lambda s, _, space: take_hazard(s, SARAH, space, 0),
    steps.HARBOUR: lambda s, _, station: place_at_harbour(s, station),
}


def options_of(s: State, step: int, amount: int) -> list[int]:
    """Return what her list leaves for a step, nothing if it has none."""
    return LISTS[step](s, amount).options if step in LISTS else []


def take_step(s: State, step: int, amount: int, option: int) -> None:
    """Take a step of her turn, and say by which rule."""
    if step in LISTS:
        picks = LISTS[step](s, amount)
        tell(s, step, lines.YOU if len(picks.options) > 1 else picks.rule)
        if option != choices(s, step):
            DOES[step](s, amount, option)
    elif step in BY_CARD:
        tell(s, step, lines.BY_CARD)
        BY_CARD[step](s, amount)
    else:
        GO_ON[step](s, amount)
