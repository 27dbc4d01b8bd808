import { beforeEach, describe, expect, it } from "vitest";

import {
  alone,
  fitted,
  FRIEND,
  hasPlayed,
  HERE,
  isForBots,
  levelOf,
  ME,
  planOf,
  playNow,
  remember,
  remembered,
  sameNames,
  seated,
  withSeats,
  type Choice,
  type SeatChoice,
} from "$/new/choice";
import type { Catalogue } from "$/rest";

const OFFERED: Catalogue = {
  games: [
    { id: "last_spike", low: 2, high: 6, options: { money: ["hidden", "open"] }, option_seats: {}, automas: {} },
    { id: "gwt", low: 2, high: 4, options: { sides: ["a", "random"] }, option_seats: {}, automas: {} },
  ],
  bots: ["novice", "regular", "expert", "greedy", "random"],
  clocks: [0, 5, 1440],
  version: "1",
  compiled: false,
};

const seat = (who: string, name = ""): SeatChoice => ({ who, name });
const whos = (choice: { seats: SeatChoice[] }): string[] => choice.seats.map((one) => one.who);
const evening: Choice = {
  game: "last_spike",
  seats: [seat(ME), seat(HERE, " Bea "), seat(FRIEND), seat("random")],
  options: { money: "open" },
  listed: true,
  talk: false,
  clock: 5,
};

beforeEach(() => localStorage.clear());

describe("what was chosen last", () => {
  it("is Last Spike against two regular bots where nothing was", () => {
    expect(hasPlayed()).toBe(false);
    expect(remembered()).toEqual(alone("last_spike", "regular", 3));
  });

  it("comes back as it was", () => {
    remember(evening);
    expect(hasPlayed()).toBe(true);
    expect(remembered()).toEqual(evening);
  });

  it.each(["{", "null", "7", '{"game":"gwt"}', '{"game":"gwt","seats":[3],"options":{}}', '{"game":"gwt","seats":[],"options":null}'])(
    "counts as nothing when it is %j",
    (stored) => {
      localStorage.setItem("railherd.choice", stored);
      expect(remembered()).toEqual(alone("last_spike"));
    },
  );
});

describe("play now", () => {
  it("is the last game with its options against bots of the last level", () => {
    const choice = playNow(evening, OFFERED);
    expect([choice.game, whos(choice), choice.options]).toEqual(["last_spike", [ME, "random", "random", "random"], { money: "open" }]);
  });

  it("is something this server has, whatever was played elsewhere", () => {
    const elsewhere = { ...evening, game: "chess", seats: Array.from({ length: 9 }, () => seat("wizard")), options: { clock: "5" } };
    const choice = playNow(elsewhere, OFFERED);
    expect([choice.game, whos(choice), choice.options]).toEqual([
      "last_spike",
      [ME, "regular", "regular", "regular", "regular", "regular"],
      { money: "hidden" },
    ]);
  });
});

describe("seats", () => {
  it("are as many as the game has", () => {
    expect(fitted({ ...evening, game: "gwt", seats: alone("gwt", "greedy", 6).seats }, OFFERED).seats).toHaveLength(4);
    expect(fitted({ ...evening, seats: [seat(ME)] }, OFFERED).seats).toHaveLength(2);
  });

  it("are filled up with bots like those there", () => {
    expect(withSeats([seat(ME), seat("random")], 4).map((one) => one.who)).toEqual([ME, "random", "random", "random"]);
    expect(levelOf({ seats: [seat(ME), seat(FRIEND)] })).toBe("regular");
  });

  it("leave one for a person who plays", () => {
    expect(withSeats([seat("greedy"), seat(FRIEND), seat(ME)], 2).map((one) => one.who)).toEqual(["greedy", ME]);
  });

  it("change places with oneself", () => {
    expect(seated([seat(ME), seat("random"), seat(FRIEND)], 2, ME).map((one) => one.who)).toEqual([FRIEND, "random", ME]);
    expect(seated([seat(ME), seat("random")], 1, FRIEND).map((one) => one.who)).toEqual([ME, FRIEND]);
  });

  it("keep the names that were typed", () => {
    const typed = [seat(ME), seat(HERE, "Bea")];
    expect(seated(seated(typed, 1, "greedy"), 1, HERE)[1]).toEqual(seat(HERE, "Bea"));
  });

  it("at one screen have different names", () => {
    expect(sameNames([seat(HERE, "Bea"), seat(HERE, " bea"), seat(HERE, ""), seat(HERE, ""), seat("greedy", "Bea")])).toEqual([1]);
  });
});

describe("the table that is asked for", () => {
  it("names own seats, friends and bots", () => {
    expect(planOf(evening)).toEqual({
      game: "last_spike",
      seats: ["open", "open", "open", "random"],
      options: { money: "open" },
      own_seats: [
        { seat: 0, name: null },
        { seat: 1, name: "Bea" },
      ],
      listed: true,
      talk: false,
      turn_minutes: 5,
    });
  });

  it("has no clock where nobody plays elsewhere, or where the server does not know it", () => {
    expect(planOf({ ...evening, seats: [seat(ME), seat(HERE), seat("greedy")] }).turn_minutes).toBe(0);
    expect(fitted({ ...evening, clock: 7 }, OFFERED).clock).toBe(0);
    expect(fitted(evening, OFFERED).clock).toBe(5);
  });

  it("is for bots alone only if no person has a seat", () => {
    expect(isForBots({ ...evening, seats: [seat("greedy"), seat("random")] })).toBe(true);
    expect([ME, HERE, FRIEND].map((who) => isForBots({ ...evening, seats: [seat(who), seat("random")] }))).toEqual([false, false, false]);
  });
});
