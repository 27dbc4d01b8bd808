"""The guided first turns of Great Western Trail: from the first placement through the first Kansas City."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import press
from tests.browser.serving import Server

SEED = 8
LESSONS = 16
READING = 4  # lessons before the first choice

COVERED = """() => {
  const card = document.querySelector('[data-guide]').getBoundingClientRect()
  const overlaps = (one) => {
    const box = one.getBoundingClientRect()
    return box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top
  }
  const seen = [...document.querySelectorAll('[data-lit], [data-region=log]')]
  return seen.filter(overlaps).map((one) => one.dataset.at ?? one.dataset.region)
}"""


def begin(page: Page, server: Server, guide: str = "Guide") -> Locator:
    """Return the guide's card at the beginning of a first game."""
    server.deal(SEED)
    page.goto("/learn/gwt")
    card = page.get_by_role("region", name=guide)
    expect(card).to_be_visible()
    return card


def advised(card: Locator) -> str:
    """Return the option that the guide would choose, as typed."""
    expect(card.locator("[data-advised]")).to_have_count(1)
    return card.locator("[data-advised]").get_attribute("data-advised") or ""


def understood(card: Locator, lesson: int) -> None:
    """Confirm a lesson."""
    expect(card).to_contain_text(f"Lesson {lesson} of {LESSONS}")
    card.get_by_role("button", name="Understood").click()
    expect(card).not_to_contain_text(f"Lesson {lesson} of {LESSONS}")


def choose(page: Page, text: str) -> None:
    """Choose an option by its button."""
    button = page.locator(f'[data-option="{text}"]')
    expect(button).to_be_enabled()
    button.click()


def at_place(page: Page, place: str) -> None:
    """Choose at a place of the table, or at the first lit one with this prefix, by a real click."""
    lit = page.locator(f'[data-lit][data-at^="{place}"]').first
    expect(lit).to_be_visible()
    press(page, lit)


def until_asked(page: Page, question: str) -> None:
    """Wait until this is asked."""
    expect(page.get_by_text(question, exact=True).first).to_be_visible()


def test_the_guide_goes_along_to_the_first_delivery(server: Server, desk: Page) -> None:
    card = begin(desk, server)
    for lesson in range(1, READING + 1):
        understood(card, lesson)
        assert desk.evaluate(COVERED) == []
    assert advised(card) != "place n_g"
    at_place(desk, "trail/n_g")
    expect(card).to_contain_text("Your own way: “Begin on engine shed (G)”")
    understood(card, 5)
    assert advised(card) != "auxiliary"
    choose(desk, "auxiliary")
    expect(card).to_contain_text("Your own way: “A single auxiliary action instead”")
    choose(desk, "auxiliary 1")
    expect(card).to_contain_text("You have $1 more.")
    choose(desk, "done")
    until_asked(desk, "Where does the rancher go?")
    for lesson in (6, 7, 8, 10):
        understood(card, lesson)
    at_place(desk, "trail/kc")
    understood(card, 11)
    at_place(desk, "foresight/")
    understood(card, 12)
    at_place(desk, "foresight/")
    expect(card).to_contain_text("The other tile waits")
    at_place(desk, "foresight/")
    assert desk.evaluate(COVERED) == []
    expect(card).to_contain_text("your whole hand goes onto your discard pile")
    understood(card, 13)
    understood(card, 14)
    at_place(desk, "cities/")
    understood(card, 15)
    at_place(desk, "players/0/board/")
    until_asked(desk, "Where does the rancher go?")
    understood(card, LESSONS)
    expect(card.get_by_role("heading", name="Now you know the game")).to_be_visible()
    card.get_by_role("button", name="Play on").click()
    expect(card).to_have_count(0)


def test_following_the_advice_is_told_without_reproach(server: Server, desk: Page) -> None:
    card = begin(desk, server)
    choose(desk, advised(card))
    until_asked(desk, "What is done here?")
    expect(card).to_contain_text("Your rancher is on the trail.")
    expect(card).not_to_contain_text("Your own way:")


def test_the_beginning_on_a_telephone(server: Server, phone: Page) -> None:
    card = begin(phone, server, "Подсказчик")
    expect(card).to_contain_text(f"Урок 1 из {LESSONS}")
    card.get_by_role("button", name="Понятно").tap()
    expect(card).to_contain_text(f"Урок 2 из {LESSONS}")
    assert phone.evaluate(COVERED) == []
    at_place(phone, "trail/n_d")
    expect(card).to_contain_text("Погонщик на тропе.")
    assert phone.evaluate(COVERED) == []


def test_a_game_without_lessons_is_told_so(desk: Page) -> None:
    desk.goto("/learn/chess")
    expect(desk.get_by_role("alert")).to_contain_text("There are no lessons for this game.")
