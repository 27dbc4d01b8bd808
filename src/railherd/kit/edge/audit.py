"""Check what must hold after every step of a trail game."""

from railherd.kit.edge.check_position import printed_supply
from railherd.kit.rules.certificates import limit
from railherd.kit.state import TrailState


def audit_shared(s: TrailState, supply: list[int], dealt: list[int], cards: list[int], discs: list[int]) -> list[str]:
    """Return a sentence for every invariant that does not hold.

    `supply` counts the tiles that were found, `cards` are those that were found of the ones `dealt`, and `discs` is
    how many each seat has placed.
    """
    return _supply(s, supply) + _cards(s, dealt, cards) + _buildings(s) + _players(s, discs) + _money(s)


def _supply(s: TrailState, found: list[int]) -> list[str]:
    return [] if found == printed_supply(s) else [f"each tile of the supply lies in one place: {found}"]


def _cards(s: TrailState, dealt: list[int], found: list[int]) -> list[str]:
    """Compare the cards that are played or bred with those dealt, then the objective cards."""
    first = s.figures.first_objective
    faults = []
    if sorted(card for card in found if card < first) != sorted(card for card in dealt if card < first):
        faults.append("each card is in one place")
    if sorted(card for card in found if card >= first) != sorted(card for card in dealt if card >= first):
        faults.append("each objective card is in one place")
    return faults


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


def _players(s: TrailState, discs: list[int]) -> list[str]:
    faults = []
    for seat, player in enumerate(s.players):
        if player.cleared.bit_count() != discs[seat]:
            faults.append(f"seat {seat}: every disc is on the board or has been placed")
        if player.certificates > limit(s, seat) or player.certificates not in s.figures.certificate_track:
            faults.append(f"seat {seat}: certificates stay below their limit: {player.certificates}")
        if player.hand != sorted(player.hand):
            faults.append(f"seat {seat}: the hand is in order: {player.hand}")
        if any(not 1 <= count <= s.figures.workers_a_row for count in player.workers):
            faults.append(f"seat {seat}: the first worker and at most a full row: {player.workers}")
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
