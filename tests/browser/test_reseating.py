"""Seats that change hands: an absent player's seat is lent by a link and taken back; a squatter is removed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.accessible import violations_by_day_and_night
from tests.browser.browsing import Browse
from tests.browser.playing import close, introduce, make_table
from tests.browser.serving import Server
from tests.browser.together import CUT, Two, two_at_a_table
from tests.browser.watching import Watch


@pytest.fixture
def two(server: Server, chromium: Browser, desk: Page, watch: Watch) -> Iterator[Two]:
    watch.allow(CUT)
    with two_at_a_table(server, chromium, desk, watch) as two:
        two.wire.cut()
        yield two


def test_the_seat_of_an_absent_player_is_lent_and_taken_back(server: Server, two: Two, browse: Browse) -> None:
    server.deal(3, absence_minutes=0)
    ana, cy = two.ana.page, browse()
    line = ana.get_by_role("region", name="Other players")
    expect(line).to_contain_text("away")
    line.get_by_role("button", name="Boris").click()
    line.get_by_role("button", name="Make a new link for the seat of Boris").click()
    link = line.get_by_label("Link to this seat alone").input_value()
    introduce(cy, "Cy")
    cy.goto(link)
    expect(cy.locator("[data-option]")).to_have_count(0)
    cy.locator("[data-seat-offered]").get_by_role("button", name="Take this seat").click()
    expect(cy.locator("[data-option]").first).to_be_visible()
    handed = "Another person, Cy, took the seat of Boris"
    expect(ana.locator("[data-bulletin]")).to_contain_text(handed)
    expect(ana.get_by_role("region", name="Log")).to_contain_text(handed)
    expect(line).to_contain_text("plays for Boris")
    assert violations_by_day_and_night(ana) == []
    ana.locator("[data-bulletin]").get_by_role("button", name="Got it").click()
    expect(ana.locator("[data-bulletin]")).to_have_count(0)
    two.wire.mend()
    boris = two.boris.page
    expect(boris.locator("[data-seat-lost]")).to_contain_text("While you were away, Cy took your seat.")
    expect(boris.locator("[data-option]")).to_have_count(0)
    assert violations_by_day_and_night(boris) == []
    boris.get_by_role("button", name="Take my seat back").click()
    expect(boris.locator("[data-option]").first).to_be_visible()
    expect(boris.locator("[data-seat-lost]")).to_have_count(0)
    expect(cy.locator("[data-option]")).to_have_count(0)
    for page in (ana, cy):
        expect(page.locator("[data-bulletin]")).to_contain_text("Boris is back and took the seat back from Cy.")


def test_time_that_has_run_out_lets_a_bot_play_for_somebody_who_is_there(
    server: Server, chromium: Browser, desk: Page, watch: Watch
) -> None:
    with two_at_a_table(server, chromium, desk, watch, turn_minutes=2) as two:
        ana, boris = two.ana.page, two.boris.page
        for page in (ana, boris):
            expect(page.locator("[data-clock]")).to_contain_text("Time left")
        line = ana.get_by_role("region", name="Other players")
        line.get_by_role("button", name="Boris").click()
        expect(line.get_by_role("button", name="Let a bot play for Boris")).to_have_count(0)
        server.deal(3, minutes_later=3, absence_minutes=0)
        ana.reload()
        expect(ana.locator("[data-clock]")).to_have_text("The time has run out")
        assert violations_by_day_and_night(ana) == []
        line.get_by_role("button", name="Boris").click()
        line.get_by_role("button", name="Let a bot play for Boris").click()
        expect(ana.get_by_role("region", name="Log")).to_contain_text("A bot plays for Boris, whose time had run out.")
        expect(boris.locator("[data-bulletin]")).to_contain_text("whose time had run out")
        boris.get_by_role("button", name="Play my seat myself").click()
        expect(line).not_to_contain_text("A bot plays for Boris")


def test_the_host_removes_a_squatter(browse: Browse, watch: Watch) -> None:
    watch.allow("403")
    host, squatter = browse(), browse()
    table = make_table(host, "open", "open", listed=True)
    host.goto(f"/t/{table['table']}")
    introduce(squatter, "Sid")
    squatter.goto(f"/t/{table['table']}")
    squatter.get_by_role("button", name="Take this seat").first.click()
    host.get_by_role("button", name="Remove Sid").click()
    host.get_by_role("button", name="Remove, and keep the seat for a link").click()
    expect(host.get_by_label("Link to this seat alone")).to_be_visible()
    expect(squatter.locator("[data-removed]")).to_contain_text("The host took you out of your seat")
    for page in (host, squatter):
        assert violations_by_day_and_night(page) == []
    squatter.get_by_role("button", name="Take this seat").first.click()
    expect(squatter.get_by_role("alert")).to_contain_text("only by a new link")
    squatter.goto(host.get_by_label("Link to this seat alone").input_value())
    squatter.get_by_role("button", name="Take this seat").first.click()
    expect(host.get_by_role("region", name="Seats")).to_contain_text("Sid")
    close(host, table)
