"""Talk at a table comes by pages: the last lines at once, earlier ones when somebody asks."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.accessible import violations_by_day_and_night
from tests.browser.browsing import PHONE
from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server

LINES = 60
SHOWN = 50
SAY = """([table, lines]) => new Promise((resolve) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/socket`);
  let answered = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "hello")
      for (let line = 0; line < lines; line++)
        socket.send(JSON.stringify({ type: "say", table, text: `Line ${line}.`, id: `said ${line}` }));
    if (message.type === "done" && ++answered === lines) resolve(socket.close());
  };
})"""


def test_earlier_lines_come_when_somebody_asks(server: Server, desk: Page) -> None:
    server.deal(3)
    seat = Seat(desk, make_table(desk, "greedy", talk=True))
    seat.until_asked()
    desk.evaluate(SAY, [seat.table, LINES])
    desk.reload()
    desk.get_by_role("tab", name="Talk").click()
    panel = desk.get_by_role("tabpanel", name="Talk")
    expect(panel.get_by_role("listitem")).to_have_count(SHOWN)
    expect(panel).not_to_contain_text("Line 0.")
    earlier = desk.get_by_role("button", name="Earlier lines")
    assert violations_by_day_and_night(desk) == []
    earlier.click()
    expect(panel.get_by_role("listitem")).to_have_count(LINES)
    expect(panel).to_contain_text("Line 0.")
    expect(earlier).to_have_count(0)
    desk.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert violations_by_day_and_night(desk) == []
