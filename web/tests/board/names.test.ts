import { describe, expect, it } from "vitest";

import { namesOf } from "$/board/names";
import type { SeatState } from "$/protocol";

const seat = (kind: string, name: string): SeatState => ({ kind, name, bot: kind === "bot" ? name : "", stand_in: "", present: true, away_since: null });

describe("names", () => {
  it("are their own as long as nobody shares them", () => {
    expect(namesOf([seat("guest", "Ana"), seat("bot", "greedy")])).toEqual(["Ana", "greedy"]);
  });

  it("carry the number of the seat where several are called the same", () => {
    expect(namesOf([seat("guest", "Ana"), seat("bot", "greedy"), seat("bot", "greedy")])).toEqual(["Ana", "greedy 2", "greedy 3"]);
  });

  it("are empty where nobody sits, and no number makes free seats somebody", () => {
    expect(namesOf([seat("open", ""), seat("open", ""), seat("invited", "")])).toEqual(["", "", ""]);
  });
});
