"""What each golden game of Great Western Trail proves."""

from __future__ import annotations

PLAIN = "neutral=printed sides=a"
SHUFFLED = "neutral=shuffled sides=a"
SIDES = "neutral=printed sides=random"
BOTH = "neutral=shuffled sides=random"

PROOFS: dict[str, tuple[str | tuple[str, ...], ...]] = {
    "two_players": (
        f"* seats=2 * {PLAIN}",
        tuple(f"- neutral_placed {letter} n_{letter}" for letter in "abcdefg"),
        "not - side_chosen *",
        ("0 rancher_placed n_a", "0 action_used a.2", "0 worker_hired engineer 1 6", "0 action_used engineer.2"),
        ("1 rancher_placed n_a", "1 action_used a.2", "1 worker_hired cowboy 1 6", "1 action_used a.1"),
        "- game_ended",
        "= 45 50 · 1",
    ),
    "three_players": (
        f"* seats=3 * {SHUFFLED}",
        tuple(f"- neutral_placed {letter} n_{space}" for letter, space in zip("efcbadg", "abcdefg", strict=True)),
        "not - side_chosen *",
        ("2 rancher_placed n_e", "2 action_used a.3", "2 worker_hired engineer 1 8"),
        "- game_ended",
        "= 40 37 42 · 2",
    ),
    "four_players": (
        f"* seats=4 * {BOTH}",
        tuple(f"- neutral_placed {letter} n_{space}" for letter, space in zip("adgfebc", "abcdefg", strict=True)),
        tuple(f"- side_chosen {face}" for face in ["1a", "2b", "3a", "4a", "5a", "6a", "7a", "8a", "9a", "10b"]),
        ("3 rancher_moved p_fl1", "3 fee_paid 2 p_fl1 1", "1 fee_received 2 p_fl1 3"),
        ("3 travel n_b", "3 by h_flood_1"),
        ("3 rancher_moved h_flood_1", "3 fee_paid 1 h_flood_1 None"),
        "- game_ended",
        "= 56 55 37 46 · 0",
    ),
    "all_sides_b": (
        f"* seats=3 * {SIDES}",
        tuple(f"- side_chosen {number}b" for number in range(1, 11)),
        ("0 action_used 7b.1", "0 engine_moved 6"),
        ("0 action_used 4b.1", "0 card_drawn jersey", "0 card_discarded black_angus", "0 action_used 4b.2"),
        ("2 action_used 6b.1", "2 card_discarded guernsey", "2 money_gained 3", "2 action_used 6b.1.then"),
        "2 take top  ~ objectives:engine_2",
        "2 objective_drawn engine_2",
    ),
    "black_disc_in_a_white_city": (
        f"* seats=2 * {SIDES}",
        *(f"1 disc_taken {disc} 0 0" for disc in ("aux_money_2", "aux_card_2", "aux_cert_1", "aux_cert_2", "cert_4")),
        *(f"1 disc_taken {disc} 0 0" for disc in ("aux_engine_1", "aux_engine_2", "aux_trash_1", "aux_trash_2")),
        ("1 disc_taken step_vp 0 0", "1 delivered santa_fe 0"),
    ),
    "certificates_spent": (
        "1 master_appointed sm4 s1 engineer",
        "1 master_appointed sm5 s2 engineer",
        ("1 certificates_spent 6", "1 income 13"),
        "1 spend 6",
    ),
    "components_overlay": (
        "| setup.money = *12, 12, 12, 12*",
        "| city.kansas_city.dollars = 8",
        "| jobs.marker_points = 5",
        "| face.1a.points = 4",
        ("1 rancher_placed n_a", "1 action_used a.3", "1 worker_hired engineer 1 8"),
        "2 delivered kansas_city 8",
        "2 scored marker 5",
        "0 building_placed 0-1 p_g1 2",
        "0 scored buildings 10",
    ),
    "copied_neighbour": (
        f"* seats=3 * {BOTH}",
        "1 building_placed 1-1 p_e1 2",
        ("0 action_used 8b.1", "0 building_copied p_e1", "0 action_used 1b.2", "0 engine_moved 11", "0 money_gained 3"),
        ("0 copy p_e1", "0 copied 2"),
    ),
    "disc_from_a_station": (
        f"* seats=3 * {PLAIN}",
        "0 station_upgraded s1 2",
        ("0 deliver kansas_city", "0 from s1*"),
        ("0 station_disc_taken s1", "0 delivered kansas_city 6", "0 rancher_moved start"),
    ),
    "either_side_of_a_slash": (
        f"* seats=4 * {SHUFFLED}",
        ("0 action_used 8a.1", "0 tepee_taken tepee_blue t_1"),
        ("1 action_used 8a.2", "1 action_used auxiliary.1"),
    ),
    "ended_in_subphase_2": (
        f"* seats=3 * {PLAIN}",
        ("2 tile_chosen cowboy 2", "- job_filled cowboy 12", "2 marker_taken", "2 tile_chosen tepee_blue 3"),
        "2 scored marker 2",
        "- game_ended",
    ),
    "ended_in_subphase_3": (
        f"* seats=2 * {BOTH}",
        ("1 tile_chosen cowboy 3", "- job_filled cowboy 12", "1 marker_taken", "1 certificates_spent 1", "1 income 12"),
        "1 scored marker 2",
        "- game_ended",
    ),
    "extraordinary_delivery": (
        "0 engine_moved 26",
        ("0 action_used 9a.2", "0 engine_moved 9", "0 disc_taken hand_2 5 0", "0 delivered sacramento 0"),
        "not 0 transport_paid sacramento *",
    ),
    "fees_as_far_as_money_goes": (
        f"* seats=2 * {SHUFFLED}",
        ("0 fee_paid 2 p_rf2 1", "1 fee_received 2 p_rf2 0"),
        ("0 fee_paid 4 p_rf2 1", "1 fee_received 4 p_rf2 0"),
        ("1 fee_paid 1 p_rf1 0", "0 fee_received 1 p_rf1 1"),
    ),
    "five_station_masters": (
        "1 master_appointed sm5 s1 engineer",
        "0 master_appointed sm2 s2 cowboy",
        "1 master_appointed sm3 s3 craftsman",
        "0 master_appointed sm1 s4 engineer",
        "0 master_appointed sm4 s5 engineer",
        "0 scored masters 17",
    ),
    "from_position": (
        "position {*",
        "names Ana | Luís",
        ("0 delivered san_francisco 0", "0 transport_paid san_francisco 7"),
        ("0 delivered san_francisco 0", "0 transport_paid san_francisco 5"),
        "0 scored cities 36",
        "= 135 32 · 0",
    ),
    "full_rows_of_workers": (
        ("1 worker_hired engineer 11 5", "1 action_used engineer.6", "1 card_discarded jersey", "1 money_gained 4"),
        ("1 worker_hired craftsman 10 8", "1 action_used craftsman.6", "1 building_*"),
        "1 scored workers 16",
    ),
    "hazard_put_back_at_setup": (f"* seats=2 * {SHUFFLED}", "- tile_returned drought_green_4"),
    "holstein_for_ten_dollars": (
        ("0 action_used 6a.1", "0 card_discarded holstein", "0 money_gained 10"),
        ("0 action_used 6a.2", "0 action_used auxiliary.1_double", "0 money_gained 2"),
    ),
    "last_space": (
        ("0 engine_moved 39", "0 station_upgraded s10 3", "0 disc_taken aux_trash_1 0 0", "0 engine_moved 1"),
        ("0 engine_moved 1", "0 money_gained 3"),
    ),
    "market_refilled_or_full": (
        ("- marker_moved 7", *(f"- cattle_added {card}" for card in ("holstein", "brown_swiss", "west_highland_4"))),
        ("- marker_moved 10", "1 income 6"),
    ),
    "moved_into_kansas_city": (("0 action_used 4a.2", "0 rancher_moved kc", "0 tile_chosen drought_green_4 1"),),
    "no_workers_after_the_end": (
        f"* seats=4 * {SIDES}",
        ("2 tile_chosen craftsman 3", "- job_filled craftsman 12", "2 marker_taken"),
        ("1 skip", "1 skip"),
        ("1 tile_chosen tepee_blue 1", "- tile_placed tepee_blue t_10", "1 income 4"),
        "= 35 41 56 54 · 2",
    ),
    "objective_failed": (
        *(f"0 objective_played {card}" for card in ("move_1", "engine_1", "engine_4", "aux_sf")),
        "0 scored objectives -5",
    ),
    "objective_kept_for_a_master": (
        "0 objective_taken draw_2",
        "0 objective_taken engine_5",
        "not 0 objective_played *",
        "0 master_appointed sm2 s3 engineer",
        "0 scored objectives -2",
        "0 scored masters 3",
    ),
    "objectives_played": (
        f"* seats=3 * {BOTH}",
        ("0 objective_played gain2_5", "0 action_used objective.gain2_5", "0 money_gained 2"),
        ("1 objective_played draw_4", "1 action_used objective.draw_4", "1 card_drawn jersey"),
        ("1 objective_played engine_2", "1 action_used objective.engine_2", "1 engine_moved 12"),
        ("0 objective_played move_4", "0 action_used objective.move_4", "0 rancher_moved n_f"),
        ("0 objective_played aux_sf", "0 action_used objective.aux_sf", "0 action_used auxiliary.3"),
    ),
    "objectives_run_out": (
        f"* seats=4 * {PLAIN}",
        ("3 objective_taken engine_3", "3 *"),
        "2 objective_taken move_3",
        ("1 arrow_completed santa_fe albuquerque", "1 rancher_moved start"),
    ),
    "replaced_buildings": (
        ("1 action_used b.2", "1 building_placed 1-2 p_fl1 2"),
        "1 building_replaced 1-4 p_fl1 2",
        "1 building_replaced 1-5 p_fl1 2",
        "1 building_replaced 1-8 p_fl1 4",
        "1 building_replaced 1-9 p_fl1 4",
        "1 building_replaced 1-10 p_fl1 4",
        "1 scored buildings 13",
    ),
    "risk_spaces": (
        ("1 action_used risk.cattle_for_certificate", "1 card_discarded black_angus", "1 certificates_gained 1"),
        ("0 rancher_moved p_rf1", "0 action_used risk.cattle_for_certificate", "0 card_discarded guernsey"),
        ("1 rancher_moved p_it2", "1 action_used risk.jersey_for_certificate_and_2", "1 card_discarded jersey"),
        ("1 card_discarded jersey", "1 money_gained 2", "1 certificates_gained 1"),
    ),
    "shared_victory": (f"* seats=2 * {SIDES}", "- game_ended", "= 36 36 · 0 1"),
    "tiles_without_room": (
        f"* seats=3 * {SIDES}",
        ("0 tile_chosen rockfall_green_2 1", "- tile_left rockfall_green_2"),
        ("1 tile_chosen tepee_blue 3", "- tile_left tepee_blue"),
    ),
    "two_objectives_at_once": (
        (
            "0 arrow_completed colorado_springs santa_fe",
            "0 arrow_completed santa_fe albuquerque",
            "0 objective_taken move_3",
            "- objective_shown draw_3",
            "0 objective_taken move_2",
        ),
    ),
    "upgrade_behind": (
        ("0 action_used 9b.1", "0 station_upgraded s1 2", "0 disc_taken *", "0 master_appointed sm3 s1 engineer"),
    ),
    "worker_chain": (
        (
            "1 worker_hired engineer 7 6",
            "1 action_used engineer.4",
            "1 worker_hired craftsman 8 6",
            "1 action_used craftsman.4",
            "1 building_placed 1-4 p_a1 2",
        ),
    ),
}
