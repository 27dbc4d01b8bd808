"""What each golden game of Last Spike proves."""

from __future__ import annotations

STRICT = "isolated_placement=only_if_no_adjacent_tile"
ANY_TIME = "isolated_placement=any_time_double"

PROOFS: dict[str, tuple[str, ...]] = {
    "two_players": ("* seats=2 *", "1 first_player", "- game_ended last_spike", "= 212000 225000 · 1"),
    "three_players": ("* seats=3 *", "names Ana | Boris | Carmen", "- game_ended last_spike"),
    "four_players": ("* seats=4 *", "3 tile_drawn *", "- game_ended last_spike"),
    "five_players": ("* seats=5 *", "4 tile_drawn *", "- game_ended last_spike"),
    "six_players": ("* seats=6 *", "5 tile_drawn *", "- game_ended last_spike"),
    "forced_sales": (
        "1 sale_needed w2 5000",
        "1 land_sold den-1 1000",
        "1 land_sold lar-1 3000",
        "1 land_sold yum-2 2000",
        "1 tile_laid w2 5000",
    ),
    "bankruptcy": ("1 bankrupt 1000", "0 last_spike_laid 20000", "= 101000 0 64000 78000 · 0"),
    "lone_survivor": ("0 bankrupt 0", "2 bankrupt 0", "- game_ended lone_survivor", "= 0 11000 0 · 1"),
    "tie_by_land": ("- game_ended last_spike", "= 41000 41000 13000 · 1"),
    "shared_win": ("- game_ended last_spike", "= 104000 104000 51000 · 0 1"),
    "pass_without_tile": ("4 bankrupt 0", "3 turn_passed", "5 last_spike_laid 20000"),
    "draw_without_tile": ("3 bankrupt 0", "5 draw  ~ tiles:y2", "5 tile_laid y2 *"),
    "no_tiles": ("| tiles.unseen_with_two = 8", "- game_ended no_tiles", "= 66000 58000 · 0"),
    "isolated_double": (f"* {ANY_TIME} money=hidden", "2 tile_laid v2 12000", "1 tile_laid b3 6000"),
    "money_open": (f"* {ANY_TIME} money=open", "* tile_laid w2 10000"),
    "strict_isolated": (f"* {STRICT} money=hidden", "1 tile_laid y3 10000"),
    "strict_money_open": (f"* {STRICT} money=open", "* tile_laid w3 8000"),
    "components_overlay": (
        "| spike.bonus = 25000",
        "2 last_spike_laid 25000",
        "2 tile_laid a1 4000",
        "0 land_bought den-1 1000",
        "0 paid_out den 2 12000",
    ),
    "from_position": (
        "position {*",
        "names Ana | Luís",
        "0 land_sold yum-1 2000",
        "0 tile_laid z3 5000",
        "0 last_spike_laid 20000",
        "= 37000 26000 · 0",
    ),
}
