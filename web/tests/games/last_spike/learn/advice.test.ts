import { beforeAll, describe, expect, it } from "vitest";

import { adviseOn, REASONS } from "$/games/last_spike/learn/advice";
import { deedOf, DEEDS } from "$/games/last_spike/learn/deeds";
import { BUY, SELL } from "$/games/last_spike/learn/situation";
import { words } from "$/words/words.svelte";

import { buying, event, laying, NOTHING, option, situation } from "./table";

describe("advice", () => {
  it("is none while nothing is asked", () => {
    expect(adviseOn(situation("start", { decision: null, options: [] }))).toBeNull();
  });

  it("is always one of the options", () => {
    for (const moment of ["start", "middle"] as const) {
      const s = situation(moment);
      expect(s.options).toContain(adviseOn(s)!.option);
    }
  });

  it("takes free land rather than cheap track", () => {
    const s = situation("start", { options: [laying("c2", 2000), laying("c1", 3000)] });
    expect(adviseOn(s)).toMatchObject({ reason: "claims", option: { text: "lay c1" }, args: { city: "oma" } });
  });

  it("completes what pays, but not what pays others only", () => {
    const options = [laying("d3", 1000, 12_000), laying("f3", 3000)];
    expect(adviseOn(situation("middle", { options }))).toMatchObject({ reason: "completes", option: { text: "lay d3" } });
    const unpaid = [laying("d3", 1000), laying("f3", 3000)];
    expect(adviseOn(situation("middle", { options: unpaid }))!.option.text).toBe("lay f3");
  });

  it("buys land that will pay, and keeps money that track will need", () => {
    const s = situation("middle", { decision: BUY, options: [buying("oma-3", 5000), NOTHING] });
    const own = s.view.players[s.me]!;
    own.cash = 40_000;
    expect(adviseOn(s)).toMatchObject({ reason: "buy", args: { card: "oma-3", city: "oma" } });
    own.cash = 13_000;
    expect(adviseOn(s)).toMatchObject({ reason: "keep", option: { text: "done" } });
  });

  it("knows why there is nothing to buy after free land", () => {
    const s = situation("middle", { decision: BUY, options: [NOTHING] });
    const events = [event("tile_laid", s.me, { tile: "a4" }), event("land_claimed", s.me, { city: "oma" })];
    expect(adviseOn({ ...s, events })!.reason).toBe("claimed");
    expect(adviseOn({ ...s, events: [...events, event("tile_laid", s.me, { tile: "a3" })] })!.reason).toBe("keep");
  });

  it("sells what has least to earn", () => {
    const sale = (card: string, gain: number) => option(`sell ${card}`, { args: { card }, gain });
    const s = situation("middle", { decision: SELL, options: [sale("sac-1", 4000), sale("den-3", 2000)] });
    for (const route of Object.values(s.view.routes)) if (route.ends.includes("den")) route.complete = true;
    expect(adviseOn(s)!.option.text).toBe("sell den-3");
  });
});

describe("deeds", () => {
  const s = situation("middle");
  const of = (...own: Parameters<typeof deedOf>[0][number][]) => deedOf(own, s);

  it("are what came of a choice", () => {
    expect(of(event("tile_laid", s.me, { tile: "f3", cost: 3000 }))).toMatchObject({ deed: "laid", args: { route: "f" } });
    expect(of()).toBeNull();
  });

  it("tell double cost from single", () => {
    const alone = situation("start");
    alone.view.map["a2"]!.laid = true;
    const laid = event("tile_laid", alone.me, { tile: "a2", cost: 2000 });
    expect(deedOf([laid], alone)?.deed).toBe("double");
    alone.view.map["a3"]!.laid = true;
    expect(deedOf([laid], alone)?.deed).toBe("laid");
  });

  it.each([
    ["claimed", [["land_claimed", { city: "oma" }]]],
    ["completed", [["route_completed", { route: "f" }], ["paid_out", { city: "dod", cards: 1, amount: 7000 }]]],
    ["completed_none", [["route_completed", { route: "f" }]]],
    ["spiked", [["route_completed", { route: "f" }], ["last_spike_laid", { bonus: 20_000 }]]],
  ] as const)("notice what a tile brings: %s", (deed, more) => {
    const news = more.map(([name, args]) => event(name, s.me, args));
    expect(of(event("tile_laid", s.me, { tile: "f3", cost: 3000 }), ...news)?.deed).toBe(deed);
  });

  it("speak of land bought, of land that pays no more, and of none", () => {
    expect(of(event("land_bought", s.me, { card: "dod-3", price: 6000 }))).toMatchObject({ deed: "bought", args: { city: "dod" } });
    expect(of(event("purchase_declined", s.me))?.deed).toBe("declined");
    const done = situation("middle");
    for (const route of Object.values(done.view.routes)) route.complete = true;
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
