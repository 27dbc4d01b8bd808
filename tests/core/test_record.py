"""The saved game: readable, independent of repairs to rules and generator, never lost."""

import pytest

import railherd
from railherd import BrokenRecord, Match, Problem
from railherd.words.catalogue import say


def played(choices: int = 12, seats: int = 2, seed: int = 5) -> Match:
    match = railherd.new("last_spike", seats=seats, seed=seed, names=["Ana", "Bo", "Cy"][:seats])
    for _ in range(choices):
        prompt = match.prompt()
        assert prompt is not None
        match.choose(prompt.options[0].id)
    return match


def broken_by(old: str, new: str) -> str:
    text = played().record()
    assert old in text
    return text.replace(old, new, 1)


def test_a_record_is_readable() -> None:
    lines = played(2).record().splitlines()
    assert lines[0] == "railherd 1 · last_spike rules=1 seats=2 seed=5 isolated_placement=any_time_double money=hidden"
    assert lines[1] == "names Ana | Bo"
    assert lines[2].startswith("~ start:")
    assert lines[2].count("tiles:") == 8
    assert lines[3].split()[1] == "lay"
    assert "  ~ tiles:" in lines[4]


def test_a_record_tells_the_game_again() -> None:
    match = played()
    again = railherd.load(match.record())
    assert again.record() == match.record()
    assert again.fingerprint() == match.fingerprint()
    assert again.events(1) == match.events(1)
    assert again.names == ["Ana", "Bo"]


def test_a_loaded_game_goes_on_as_the_original_would() -> None:
    match = played()
    again = railherd.load(match.record())
    for game in (match, again):
        while not game.over:
            prompt = game.prompt()
            assert prompt is not None
            game.choose(prompt.options[-1].id)
    assert again.record() == match.record()


def test_comments_and_blank_lines_are_passed_over() -> None:
    text = played().record()
    assert railherd.load("# a fine game\n\n" + text.replace("\n", "\n# why?\n", 1)).record() == text


def test_what_chance_dealt_counts_and_not_the_seed() -> None:
    match = played()
    reseeded = match.record().replace("seed=5", "seed=6")
    again = railherd.load(reseeded)
    assert again.view(0) == match.view(0)
    assert again.view(1) == match.view(1)


def test_the_order_of_piles_in_the_tape_does_not_matter() -> None:
    text = played().record()
    lines = text.splitlines()
    deal = lines[2].removeprefix("~ ").split()
    starts = [entry for entry in deal if entry.startswith("start")]
    tiles = [entry for entry in deal if entry.startswith("tiles")]
    lines[2] = "~ " + " ".join(tiles + starts)
    assert railherd.load("\n".join(lines)).record() == text


def test_undone_choices_leave_no_trace() -> None:
    match = railherd.new("last_spike", seats=2, seed=5)
    prompt = match.prompt()
    assert prompt is not None
    before = match.record()
    match.choose(prompt.options[0].id)
    match.undo()
    assert match.record() == before


def test_a_choice_that_became_illegal_stops_at_the_last_good_one_and_keeps_the_game() -> None:
    lines = played(6).record().splitlines()
    lines[5] = lines[5][:2] + "lay v9"
    with pytest.raises(BrokenRecord, match='up to line 6, where "lay v9" is not legal') as broken:
        railherd.load("\n".join(lines))
    kept = broken.value.match
    assert kept is not None
    assert len(kept.moves) == 2
    assert kept.prompt() is not None


def test_a_refused_rule_is_named() -> None:
    lines = played(6).record().splitlines()
    laid = lines[3].split()[2]
    lines[5] = f"{lines[5][0]} lay {laid}"
    with pytest.raises(BrokenRecord, match=f"{laid.upper()} lies on the map already"):
        railherd.load("\n".join(lines))


def test_a_broken_record_is_explained_in_every_language() -> None:
    lines = played(6).record().splitlines()
    lines[5] = f"{lines[5][0]} lay {lines[3].split()[2]}"
    with pytest.raises(BrokenRecord) as broken:
        railherd.load("\n".join(lines))
    refused = say("last_spike.refusal.already_laid", {"tile": lines[3].split()[2]}, "ru")
    assert say(broken.value.key, broken.value.arguments, "ru").endswith(refused)


def test_a_choice_by_the_wrong_seat_is_refused() -> None:
    lines = played(6).record().splitlines()
    lines[3] = ("1" if lines[3][0] == "0" else "0") + lines[3][1:]
    with pytest.raises(BrokenRecord, match="It is not this seat's turn"):
        railherd.load("\n".join(lines))


def test_a_deal_that_cannot_be_stops_before_it_and_keeps_the_game() -> None:
    lines = played(6).record().splitlines()
    laid = lines[3].split()[2]
    lines[4] = lines[4].partition("~")[0] + f"~ tiles:{laid}"
    with pytest.raises(BrokenRecord, match="no longer in its pile") as broken:
        railherd.load("\n".join(lines))
    assert broken.value.match is not None
    assert len(broken.value.match.moves) == 1


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("railherd 1", "18xx 1", "not a railherd record"),
        ("railherd 1", "railherd 2", "records of version 1 only"),
        ("rules=1", "rules=one", "first line of the record"),
        ("rules=1", "rules=2", "made with rules version 2"),
        ("last_spike", "chess", 'no game "chess"'),
        ("seats=2", "seats=9", "2 to 6 players"),
        ("seats=2", "seats=two", "2 to 6 players"),
        (" seed=5", "", "A seed must be"),
        ("seed=5", "seed=-5", "A seed must be"),
        ("money=hidden", "money=green", 'cannot be "green"'),
        ("money=hidden", "colour=green", 'no set-up option "colour"'),
        ("~ start:", "~ stack:", "deals"),
        ("~ start:", "~ start:q9 start:", "deals q9"),
        ("~ start:", "~ start ", "Line 3 of the record"),
        ("names ", "nicknames ", "Line 2 of the record"),
        ("names Ana", "names A\x07na", "cannot be a player's name"),
        ("names Ana | Bo", "position {", "Line 2 of the record"),
        ("names Ana | Bo", "position [1]", "Line 2 of the record"),
        ("names Ana | Bo", "| money.unit = 'x'", "components file is wrong"),
    ],
)
def test_a_broken_record_is_refused_with_a_sentence(old: str, new: str, sentence: str) -> None:
    with pytest.raises(Problem, match=sentence) as refused:
        railherd.load(broken_by(old, new))
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment", "\0\1\2", "railherd", "railherd 1 · "])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(Problem):
        railherd.load(text)


def finished() -> Match:
    match = played(0)
    while not match.over:
        prompt = match.prompt()
        assert prompt is not None
        match.choose(prompt.options[0].id)
    return match


def test_a_finished_record_ends_with_its_result_and_is_held_to_it() -> None:
    text = finished().record()
    totals = " ".join(str(score["total"]) for score in finished().scores())
    assert text.splitlines()[-1] == f"= {totals} · {finished().winners()[0]}"
    with pytest.raises(BrokenRecord, match="its choices lead to another") as broken:
        railherd.load(text.replace("\n= ", "\n= 1"))
    assert broken.value.match is not None
    assert broken.value.match.over


def test_nothing_may_follow_the_result() -> None:
    with pytest.raises(Problem, match="stands after its result"):
        railherd.load(finished().record() + "0 lay a1\n")


def test_a_record_may_begin_in_a_position() -> None:
    match = railherd.from_position(played().position(), names=["Ana", "Bo"])
    prompt = match.prompt()
    assert prompt is not None
    match.choose(prompt.options[0].id)
    text = match.record()
    assert text.splitlines()[2].startswith("position {")
    again = railherd.load(text)
    assert again.record() == text
    assert again.fingerprint() == match.fingerprint()


@pytest.mark.parametrize("from_position", [False, True])
def test_an_overlay_travels_with_the_record(from_position: bool) -> None:
    overlay = "[space]\nc1.cost = 5000\n"
    match = railherd.new("last_spike", seats=3, seed=7, components=overlay)
    if from_position:
        match = railherd.from_position(match.position())
    match.choose("lay c1")
    again = railherd.load(match.record())
    assert again.view(0)["players"][0]["cash"] == 45_000
    assert again.record() == match.record()
