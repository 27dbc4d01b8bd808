"""Sarah's turn: turn up a card, move, act as it says, visit Wellington, and put the card away."""

from railherd.games.gwt_nz.figures.events import PATH_ADVANCED, SARAH_CARD, SARAH_SHUFFLED
from railherd.games.gwt_nz.figures.lookup import ROMNEY as ROMNEY_STACK
from railherd.games.gwt_nz.rules.gains import take_stock
from railherd.games.gwt_nz.sarah.board import NO_CARD
from railherd.games.gwt_nz.sarah.building import build, build_exactly, buildings, replacements, sites
from railherd.games.gwt_nz.sarah.discs import harbours, place_at_harbour
from railherd.games.gwt_nz.sarah.hiring import hire, specialise, take_reward, workers_for_hire
from railherd.games.gwt_nz.sarah.lookup import (
    ACT,
    ADD,
    BONUS,
    BUILD,
    BUY,
    BY_CARD,
    CARD,
    CHEAPEST,
    DELIVER,
    EXACT,
    FARTHEST,
    FINISH,
    FORESEE,
    HAZARD,
    HIRE,
    IMPOSSIBLE,
    MOVE,
    NO_ROW,
    OBJECTIVE,
    PATH,
    PLACE,
    REPLACE,
    RETURN,
    ROMNEY,
    SARAH,
    SECTION,
    SHEEP,
    SITE,
    SPECIALISE,
    STEPS,
    TURN_UP,
    VISIT,
    WAY,
    YOU,
)
from railherd.games.gwt_nz.sarah.movement import enter, steps_of_card, walk, ways
from railherd.games.gwt_nz.sarah.picks import Picks
from railherd.games.gwt_nz.sarah.sheep import buy, sheep_of, take_sheep
from railherd.games.gwt_nz.sarah.step import choices, tell, then
from railherd.games.gwt_nz.sarah.tiles import hazards, remove_bonus, sections, take_objective
from railherd.games.gwt_nz.sarah.wellington import deliver, foresee, go_back
from railherd.games.gwt_nz.state import State
from railherd.kit.rules.buildings import place_building
from railherd.kit.rules.hazards import take_hazard
from railherd.kit.rules.market import add_cattle


def picks_of(s: State, step: int, amount: int) -> Picks:
    """Return what her rules leave for a step that is about something."""
    if step == WAY:
        return ways(s)
    if step == HIRE:
        return workers_for_hire(s, amount)
    if step == SHEEP:
        return sheep_of(s, amount)
    if step == PLACE:
        return buildings(s, amount)
    if step == SITE:
        return sites(s)
    if step == REPLACE:
        return replacements(s, amount)
    if step == SECTION:
        return sections(s)
    if step == HAZARD:
        return hazards(s, amount)
    return harbours(s)


def options_of(s: State, step: int, amount: int) -> list[int]:
    """Return what her rules leave for a step, nothing if it is not about anything."""
    return picks_of(s, step, amount).options if choices(s, step) else []


def take_step(s: State, step: int, amount: int, option: int) -> None:
    """Take a step of her turn, and say by which rule."""
    if not choices(s, step):
        _go_on(s, step, amount)
        return
    picks = picks_of(s, step, amount)
    tell(s, step, YOU if len(picks.options) > 1 else picks.rule)
    if option != choices(s, step):
        _do(s, step, amount, option)


def _do(s: State, step: int, amount: int, option: int) -> None:
    """Take a step that is about something."""
    if step == WAY:
        walk(s, amount - enter(s, option))
    elif step == HIRE:
        hire(s, option)
    elif step == SHEEP:
        take_sheep(s, option)
    elif step == PLACE:
        then(s, SITE, option)
    elif step == SITE:
        place_building(s, SARAH, amount, option, 0)
    elif step == REPLACE:
        place_building(s, SARAH, option // s.figures.spaces, option % s.figures.spaces, 0)
    elif step == SECTION:
        then(s, HAZARD, option)
    elif step == HAZARD:
        take_hazard(s, SARAH, option, 0)
    else:
        place_at_harbour(s, option)


def _go_on(s: State, step: int, amount: int) -> None:
    """Take a step that leaves nothing to choose."""
    if step == TURN_UP:
        turn_up(s)
    elif step == MOVE:
        tell(s, MOVE, BY_CARD)
        walk(s, steps_of_card(s))
    elif step == ACT:
        act(s)
    elif step == BUY:
        buy(s)
    elif step == BUILD:
        build(s)
    elif step == EXACT:
        build_exactly(s, amount)
    elif step == SPECIALISE:
        specialise(s)
    elif step == VISIT:
        visit(s)
    elif step == DELIVER:
        deliver(s)
    elif step == FORESEE:
        foresee(s, amount)
    elif step == RETURN:
        go_back(s)
    elif step == FINISH:
        finish(s)
    else:
        _by_card(s, step, amount)


def _by_card(s: State, step: int, amount: int) -> None:
    """Do what a card says and what no list has to decide."""
    assert s.sarah is not None
    if step == BONUS:
        tell(s, BONUS, CHEAPEST if remove_bonus(s) else IMPOSSIBLE)
    elif step == OBJECTIVE:
        tell(s, OBJECTIVE, FARTHEST if take_objective(s) else IMPOSSIBLE)
    else:
        tell(s, step, BY_CARD)
        if step == ADD:
            add_cattle(s, amount)
        elif step == PATH:
            advance(s, amount)
        elif step == CARD:
            take_reward(s, s.players[SARAH].workers[s.figures.sarah.row[s.sarah.card]])
        elif step == ROMNEY:
            take_stock(s, SARAH, ROMNEY_STACK)
        elif step == STEPS:
            walk(s, amount)


def turn_up(s: State) -> None:
    """Turn up the top card of her deck, which is shuffled anew when it is empty; what it says follows."""
    sarah = s.sarah
    assert sarah is not None
    if not sarah.deck.size():
        s.emit(SARAH_SHUFFLED, SARAH)
        sarah.deck.shuffle_in(sarah.played)
        sarah.played.clear()
    sarah.card = sarah.deck.draw(s.chance)
    s.emit(SARAH_CARD, SARAH, sarah.card)
    for step in (FINISH, VISIT, ACT, MOVE):
        then(s, step)


def act(s: State) -> None:
    """Let the actions of her card follow; where it has two halves, her special row decides which."""
    sarah, figures = s.sarah, s.figures.sarah
    assert sarah is not None
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


def visit(s: State) -> None:
    """Let the parts of Wellington follow, if she has come there."""
    if s.players[SARAH].place == s.figures.kansas_city:
        then(s, RETURN)
        for stack in reversed(range(len(s.figures.stacks))):
            then(s, FORESEE, stack)
        then(s, DELIVER)


def finish(s: State) -> None:
    """Put the card on her discard pile and end her turn."""
    sarah = s.sarah
    assert sarah is not None
    sarah.played.append(sarah.card)
    sarah.card = NO_CARD
    s.end_turn(SARAH)
