import { beforeAll, describe, expect, it } from "vitest";

import { deedOf, DEEDS } from "$/games/last_spike/learn/deeds";
import { REASONS, reasonOf } from "$/games/last_spike/learn/reasons";
import { words } from "$/words/words.svelte";

import { event, NOTHING, situation } from "./table";

describe("reasons", () => {
  it("speak of a route that pays, and of money that track will need", () => {
    const s = situation("middle");
    const [tile] = s.options;
    const laying = { ...tile!, args: { tile: "a3" }, gain: 4000 };
    expect(reasonOf(laying, s)).toEqual({ reason: "completes", args: { tile: "a3", route: "a", gain: 4000 } });
    expect(reasonOf({ ...laying, gain: 0 }, s)).toBeNull();
    expect(reasonOf(NOTHING, s)).toEqual({ reason: "keep", args: { cash: s.view.players[s.me]!.cash } });
  });
});

describe("deeds", () => {
  beforeAll(async () => {
    await words.learn("last_spike");
    await words.speak("en");
  });
  const s = situation("middle");
  const of = (...own: Parameters<typeof deedOf>[0][number][]) => deedOf(own, s);

  it("are what came of a choice", () => {
    expect(of(event("tile_laid", s.me, { tile: "f3", cost: 3000 }))).toMatchObject({ deed: "laid", args: { route: "f" } });
    expect(of()).toBeNull();
  });

  it("tell double cost from single", () => {
    expect(of(event("tile_laid", s.me, { tile: "a3", cost: 6000 }))?.deed).toBe("double");
    expect(of(event("tile_laid", s.me, { tile: "a3", cost: 3000 }))?.deed).toBe("laid");
  });

  it.each([
    ["claimed", [["land_claimed", { city: "oma" }]]],
    [
      "completed",
      [
        ["route_completed", { route: "f" }],
        ["paid_out", { city: "dod", cards: 1, amount: 7000 }],
      ],
    ],
    ["completed_none", [["route_completed", { route: "f" }]]],
    [
      "spiked",
      [
        ["route_completed", { route: "f" }],
        ["last_spike_laid", { bonus: 20_000 }],
      ],
    ],
  ] as const)("notice what a tile brings: %s", (deed, more) => {
    const news = more.map(([name, args]) => event(name, s.me, args));
    expect(of(event("tile_laid", s.me, { tile: "f3", cost: 3000 }), ...news)?.deed).toBe(deed);
  });

  it("tell every amount that came of a route", () => {
    const [one, other] = [5000, 2000].map((amount) => event("paid_out", s.me, { city: "dod", cards: 1, amount }));
    const told = of(event("tile_laid", s.me, { tile: "f3", cost: 3000 }), event("route_completed", s.me, { route: "f" }), one!, other!);
    expect(told?.args).toEqual({ route: "f", amounts: "$5,000 and $2,000" });
  });

  it("count the tracks to the next payout as the view does", () => {
    const near = situation("middle");
    near.view.land["dod"]!.next_payout = 3;
    near.view.routes["f"]!.missing = 2;
    expect(deedOf([event("land_bought", s.me, { card: "dod-3", price: 6000 })], near)?.args).toMatchObject({ left: 3 });
    expect(deedOf([event("tile_laid", s.me, { tile: "f3", cost: 3000 })], near)?.args).toMatchObject({ left: 2 });
  });

  it("speak of land bought, of land that pays no more, and of none", () => {
    expect(of(event("land_bought", s.me, { card: "dod-3", price: 6000 }))).toMatchObject({ deed: "bought", args: { city: "dod" } });
    expect(of(event("purchase_declined", s.me))?.deed).toBe("declined");
    const done = situation("middle");
    done.view.land["dod"]!.next_payout = null;
    expect(deedOf([event("land_bought", s.me, { card: "dod-3", price: 6000 })], done)?.deed).toBe("bought_done");
  });

  it("speak of sales", () => {
    expect(of(event("sale_needed", s.me, { tile: "u4", cost: 5000 }))).toMatchObject({ deed: "sale" });
    expect(of(event("land_sold", s.me, { card: "den-3", amount: 2000 }))?.deed).toBe("sold");
  });
});

describe("the guide's words", () => {
  beforeAll(() => words.learn("learn.last_spike"));
  it("are there for every reason and every deed", () => {
    for (const reason of REASONS) expect(words.has(`web.learn.last_spike.try.${reason}`), reason).toBe(true);
    for (const deed of DEEDS) expect(words.has(`web.learn.last_spike.did.${deed}`), deed).toBe(true);
  });
});
