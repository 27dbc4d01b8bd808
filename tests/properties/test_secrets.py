"""Two games that differ only in what a seat may not know look the same to that seat, byte for byte."""

import json
import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import railherd
from railherd import Match
from railherd.bots.contract import Outlook
from railherd.bots.registry import make_bot
from railherd.core.writing.flat import pack
from railherd.games.registry import find


def played(seats: int, seed: int, choices: int) -> Match:
    match = railherd.new("last_spike", seats=seats, seed=seed)
    rng = random.Random(seed)
    for _ in range(choices):
        prompt = match.prompt()
        if prompt is None:
            break
        match.choose(rng.choice(prompt.options).id)
    return match


def seen_by(match: Match, seat: int | None) -> str:
    """Return everything the seat is ever sent."""
    asked = match.prompt(seat) if seat is not None else None
    options = [vars_of(option) for option in asked.options] if asked is not None else []
    undoing = [] if asked is None else [asked.can_undo, asked.can_redo]
    prompt = None if asked is None else [asked.seat, asked.decision, asked.path, *undoing, asked.waits_for]
    return json.dumps([match.view(seat), match.events(seat), prompt, options])


def vars_of(option: railherd.Option) -> list[object]:
    money = [option.cost, option.cost_most, option.gain]
    return [option.id, option.text, option.key, option.args, option.at, *money, option.reveals]


def unknown_tiles(match: Match, seat: int | None) -> list[str]:
    """Return the tiles whose face this seat has never seen since the deal."""
    position = match.position()
    announced = [waiting["tile"] for waiting in position["pending"] if "tile" in waiting]
    known = {*position["laid"], *announced}
    if seat is not None:
        known |= set(position["players"][seat]["hand"])
    return [tile for tile in find("last_spike").names["tile"] if tile not in known]


def with_other_secrets(match: Match, seat: int | None, rng: random.Random) -> Match:
    """Return the same public story in which every unknown tile is replaced by another one."""
    unknown = unknown_tiles(match, seat)
    shift = rng.randrange(1, len(unknown))
    renamed = dict(zip(unknown, unknown[shift:] + unknown[:shift], strict=True))
    lines = []
    for line in match.record().splitlines():
        # The draw for the first turn is public; only what was dealt from the pool is secret.
        lines.append(re.sub(r"tiles:(\w+)", lambda deal: f"tiles:{renamed.get(deal[1], deal[1])}", line))
    text = "\n".join(lines)
    return railherd.load(re.sub(r" seed=\d+", f" seed={rng.getrandbits(128)}", text))


def secret_deals_in_common(match: Match, twin: Match, seat: int | None) -> int:
    """Count the tiles unknown to the seat that were dealt alike in both games."""
    deals = [re.findall(r"tiles:(\w+)", each.record()) for each in (match, twin)]
    unknown = unknown_tiles(match, seat)
    secret = [(one, other) for one, other in zip(*deals, strict=True) if one in unknown]
    assert secret
    return sum(one == other for one, other in secret)


@settings(max_examples=60, deadline=None, database=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 10**9), choices=st.integers(0, 40), data=st.data())
def test_a_seat_cannot_tell_worlds_apart_that_differ_in_every_secret(
    seats: int, seed: int, choices: int, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from([None, *range(seats)]))
    match = played(seats, seed, choices)
    if match.over or any("bankrupt" in move.text for move in match.moves):
        return  # a bankrupt player has shown the hand that could not be paid for
    twin = with_other_secrets(match, seat, random.Random(seed))
    assert secret_deals_in_common(match, twin, seat) == 0
    assert seen_by(twin, seat) == seen_by(match, seat)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_hidden_cash_is_not_seen(seat: int | None) -> None:
    position = played(3, 4, 8).position()
    richer = json.loads(json.dumps(position))
    for other in range(3):
        if other != seat:
            richer["players"][other]["cash"] += 7000
    views = [railherd.from_position(data).view(seat) for data in (position, richer)]
    assert views[0] == views[1]


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_bot_chooses_the_same_whatever_it_may_not_know(name: str) -> None:
    game = find("last_spike")
    for seed in range(12):
        match = played(3, seed, 9)
        seat = match.asked
        assert seat is not None
        twin = with_other_secrets(match, seat, random.Random(seed))
        worlds = [pack(game, each.imagine(seat, 99)) for each in (match, twin)]
        assert worlds[0] == worlds[1]
        choices = [make_bot(name, 1).choose(Outlook(game, each.imagine(seat, 99), seat)) for each in (match, twin)]
        assert choices[0] == choices[1]


def test_events_hide_what_others_draw() -> None:
    match = played(2, 3, 20)
    drawn = [event for event in match.events(0) if event["key"].startswith("last_spike.tile_drawn")]
    own = [event for event in drawn if event["seat"] == 0]
    others = [event for event in drawn if event["seat"] == 1]
    assert own
    assert others
    assert all(event["key"] == "last_spike.tile_drawn" and event["args"]["tile"] for event in own)
    assert all(event["key"] == "last_spike.tile_drawn.hidden" and event["args"] == {} for event in others)
    assert all(event["args"] == {} for event in match.events(None) if event["key"].startswith("last_spike.tile_drawn"))
