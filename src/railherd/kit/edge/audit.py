"""Check what must hold after every step of a trail game."""

from railherd.kit.edge.check_position import printed_supply
from railherd.kit.rules.certificates import limit
from railherd.kit.state import MARKET_STACK, OBJECTIVE_STACK, TrailState


def audit_shared(s: TrailState, supply: list[int]) -> list[str]:
    """Return a sentence for every invariant that does not hold; `supply` counts the tiles that were found."""
    return _supply(s, supply) + _cards(s) + _objectives(s) + _buildings(s) + _players(s) + _money(s)


def _supply(s: TrailState, found: list[int]) -> list[str]:
    return [] if found == printed_supply(s) else [f"each tile of the supply lies in one place: {found}"]


def _held(s: TrailState) -> list[int]:
    cards: list[int] = []
    for player in s.players:
        cards += player.hand + player.discards + player.deck.bag + player.deck.known
    return cards + s.removed


def _cards(s: TrailState) -> list[str]:
    found = (
        [card for card in _held(s) if card < s.figures.cattle]
        + s.market
        + s.piles[MARKET_STACK].bag
        + s.piles[MARKET_STACK].known
    )
    wanted = s.figures.herd * s.seats + s.figures.market_cards
    return [] if sorted(found) == sorted(wanted) else ["each cattle card is in one place"]


def _objectives(s: TrailState) -> list[str]:
    found = [card - s.figures.first_objective for card in _held(s) if card >= s.figures.first_objective]
    stack = s.piles[OBJECTIVE_STACK]
    found += s.shown + stack.bag + stack.known
    for player in s.players:
        found += [card for card in player.objectives if card < s.figures.objectives]
    return [] if sorted(found) == s.figures.objective_cards else ["each objective card is in one place"]


def _buildings(s: TrailState) -> list[str]:
    placed = [tile for tile in s.tile if 0 <= tile < s.figures.buildings]
    faults = []
    if sorted(tile for tile in placed if tile < s.figures.neutrals) != list(range(s.figures.neutrals)):
        faults.append("every neutral building lies on the trail")
    if len(set(placed)) != len(placed):
        faults.append("no building lies twice")
    for tile in placed:
        owner = s.owner(tile)
        if owner >= s.seats or (
            owner >= 0 and s.players[owner].unbuilt >> (tile - s.figures.neutrals) % s.figures.privates & 1
        ):
            faults.append(f"building {tile} is on the trail and on its owner's board")
    return faults


def _players(s: TrailState) -> list[str]:
    faults = []
    for seat, player in enumerate(s.players):
        discs = bin(player.cleared).count("1")
        if discs != sum(player.cities) + bin(player.stations).count("1"):
            faults.append(f"seat {seat}: fourteen discs are on the board, in cities and on stations")
        if player.certificates > limit(s, seat) or player.certificates not in s.figures.certificate_track:
            faults.append(f"seat {seat}: certificates stay below their limit: {player.certificates}")
        if player.hand != sorted(player.hand):
            faults.append(f"seat {seat}: the hand is in order: {player.hand}")
        if any(not 1 <= count <= s.figures.workers_a_row for count in player.workers):
            faults.append(f"seat {seat}: one to six workers a row: {player.workers}")
        if any(player.hand.count(card) < player.known.count(card) + player.blind.count(card) for card in player.hand):
            faults.append(f"seat {seat}: what is known of the hand is in it")
    return faults


def _money(s: TrailState) -> list[str]:
    faults = []
    if any(player.money < 0 for player in s.players):
        faults.append("money is never negative")
    if s.bank + sum(player.money for player in s.players) != 0:
        faults.append("money is neither made nor lost")
    return faults
