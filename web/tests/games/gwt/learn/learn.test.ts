import { beforeAll, describe, expect, it } from "vitest";

import type { Happening } from "$/contract/game";
import { adviseOn, REASONS } from "$/games/gwt/learn/advice";
import { course } from "$/games/gwt/learn/course";
import { deedOf, DEEDS } from "$/games/gwt/learn/deeds";
import { LESSONS } from "$/games/gwt/learn/lessons";
import type { Situation } from "$/games/gwt/learn/situation";
import type { GwtView } from "$/games/gwt/view";
import { lessonNow } from "$/learn/lessons";
import { named } from "$/learn/naming";
import type { Option } from "$/protocol";
import { LANGUAGES, say, words } from "$/words/words.svelte";

interface Specimen {
  view: GwtView;
  seat: number;
  prompt: { decision: string; options: Option[] } | null;
}

const files = import.meta.glob<Specimen>("../../../../src/games/gwt/moments/*.json", { eager: true, import: "default" });
const specimens = Object.entries(files).map(([path, specimen]) => [path.match(/(\w+)\.json$/)![1]!, specimen] as const);

/** A moment of a real game, without events. */
function situation(name: string, change: Partial<Situation> = {}): Situation {
  const { view, seat, prompt } = structuredClone(specimens.find(([one]) => one === name)![1]);
  return { view, me: seat, decision: prompt?.decision ?? null, options: prompt?.options ?? [], events: [], ...change };
}

const event = (name: string, seat: number, args: Record<string, unknown> = {}): Happening => ({ n: 0, key: `gwt.${name}`, seat, args });
const now = (s: Situation, ...read: string[]): string | undefined => lessonNow(LESSONS, s, new Set(read))?.lesson.id;

describe("advice in Great Western Trail", () => {
  it.each(specimens)("is one of the options, with a reason that can be read: %s", async (name) => {
    await words.learn("learn.gwt");
    await words.learn("gwt");
    const s = situation(name);
    const advice = adviseOn(s);
    if (s.options.length === 0) return expect(advice).toBeNull();
    expect(s.options).toContain(advice!.option);
    expect(REASONS).toContain(advice!.reason);
    expect(say(`web.learn.gwt.try.${advice!.reason}`, named(course, advice!.args, []))).not.toMatch(/undefined|NaN|[{}]|gwt\./);
  });

  it("begins where a card in hand brings money", () => {
    const s = situation("start");
    s.view.players[s.me]!.hand = { jersey: 4 };
    expect(adviseOn(s)).toMatchObject({ reason: "at_discard", args: { card: "jersey" }, option: { text: "place n_f" } });
    s.view.players[s.me]!.hand = { guernsey: 1, jersey: 1, dutch_belt: 1, black_angus: 1 };
    expect(adviseOn(s)).toMatchObject({ option: { text: "place n_a" } });
  });

  it("goes to Kansas City with four breeds rather than with doubles", () => {
    const to = (space: string): Option => ({ ...situation("start").options[0]!, text: `travel ${space}`, args: { space }, at: `trail/${space}`, cost: 0 });
    const s = situation("two", { decision: "gwt.travel", options: [to("n_g"), to("kc")] });
    s.view.players[s.me]!.hand = { guernsey: 1, jersey: 1, dutch_belt: 1, black_angus: 1 };
    expect(adviseOn(s)).toMatchObject({ reason: "at_kc", option: { text: "travel kc" } });
    const f = { ...s, options: [to("n_f"), to("kc")] };
    f.view.players[s.me]!.hand = { guernsey: 3, jersey: 1 };
    expect(adviseOn(f)).toMatchObject({ reason: "at_discard", option: { text: "travel n_f" } });
  });

  it("keeps away from Kansas City's own disc while another city is in reach", () => {
    const [first] = situation("start").options;
    const to = (city: string): Option => ({ ...first!, text: `deliver ${city}`, key: "gwt.deliver.city", args: { city, transport: 0, value: 5 }, at: `cities/${city}` });
    const s = situation("two", { decision: "gwt.deliver", options: [to("kansas_city"), to("wichita")] });
    for (const city of Object.keys(s.view.cities)) s.view.cities[city] = s.view.cities[city]!.map(() => 0);
    expect(adviseOn(s)).toMatchObject({ reason: "deliver", args: { city: "wichita" } });
  });
});

describe("lessons of Great Western Trail", () => {
  it("begin with the aim, the trail, the hand and the first placement", () => {
    const s = situation("start");
    expect(now(s)).toBe("goal");
    expect(now(s, "goal")).toBe("trail");
    expect(now(s, "goal", "trail")).toBe("hand");
    expect(now(s, "goal", "trail", "hand")).toBe("place");
  });

  it("take a rancher on the trail as the first placement, read or not", () => {
    const s = situation("start");
    expect(now({ ...s, events: [event("rancher_placed", s.me)] }, "goal", "trail", "hand")).toBeUndefined();
    expect(now({ ...s, events: [event("rancher_placed", s.me + 1)] }, "goal", "trail", "hand")).toBe("place");
  });

  it("tell Kansas City's parts one by one, whatever was left unread on the way", () => {
    const at = situation("two", { decision: "gwt.foresight" });
    const chosen = (stack: number): Happening => event("tile_chosen", at.me, { stack, tile: "cowboy" });
    expect(now(at, "goal", "trail", "hand")).toBe("foresight");
    expect(now({ ...at, events: [chosen(1)] }, "goal", "trail", "hand", "foresight")).toBe("marker");
    const income = situation("two", { decision: "gwt.spend" });
    const before = [1, 2, 3].map((stack) => event("tile_chosen", income.me, { stack }));
    expect(now({ ...income, events: before }, "goal", "marker")).toBe("income");
    const disc = situation("two", { decision: "gwt.deliver_disc" });
    const paid = [1, 2, 3].map((stack) => event("tile_chosen", disc.me, { stack })).concat(event("income", disc.me, { amount: 6 }));
    expect(now({ ...disc, events: paid }, "goal", "marker")).toBe("disc");
  });

  it("tell of the income before the delivery if there was nothing to spend", async () => {
    await words.learn("learn.gwt");
    const s = situation("two", { decision: "gwt.deliver" });
    const events = [1, 2, 3].map((stack) => event("tile_chosen", s.me, { stack })).concat(event("income", s.me, { amount: 6 }));
    const found = lessonNow(LESSONS, { ...s, events }, new Set(["goal"]));
    expect(found?.lesson.id).toBe("income");
    expect(say(`web.learn.gwt.lesson.${found!.said.text}`, found!.said.args)).toContain("you got $6");
    expect(now({ ...s, events }, "goal", "income")).toBe("delivery");
  });

  it("end with the first delivery", () => {
    const s = situation("two", { decision: "gwt.travel" });
    const events = [event("delivered", s.me, { city: "topeka" }), event("rancher_placed", s.me), event("rancher_moved", s.me), event("income", s.me)];
    const chosen = [1, 2, 3].map((stack) => event("tile_chosen", s.me, { stack }));
    expect(now({ ...s, events: [...events, ...chosen] })).toBe("again");
    expect(now({ ...s, events: [...events, ...chosen] }, "again")).toBeUndefined();
  });
});

describe("deeds in Great Western Trail", () => {
  const s = situation("two");
  it.each([
    ["placed", [["rancher_placed", { space: "n_a" }]]],
    ["moved", [["rancher_moved", { space: "n_a" }]]],
    ["paid", [["fee_paid", { amount: 2 }], ["fee_paid", { amount: 1 }], ["rancher_moved", { space: "n_a" }]]],
    ["sold", [["action_used", {}], ["card_discarded", { card: "jersey" }], ["money_gained", { amount: 2 }]]],
    ["gained", [["money_gained", { amount: 1 }]]],
    ["hired", [["worker_hired", { worker: "cowboy", cost: 6 }]]],
    ["delivered", [["disc_taken", {}], ["delivered", { city: "topeka" }], ["card_drawn", {}]]],
  ] as const)("are told by what matters: %s", (deed, happenings) => {
    expect(deedOf(happenings.map(([name, args]) => event(name, s.me, args)), s)?.deed).toBe(deed);
  });

  it("add up the fees of a journey", () => {
    expect(deedOf([event("fee_paid", s.me, { amount: 2 }), event("fee_paid", s.me, { amount: 1 }), event("rancher_moved", s.me)], s)?.args).toEqual({ amount: 3 });
  });

  it("are nothing where only cards were drawn", () => expect(deedOf([event("card_drawn", s.me), event("turn_ended", s.me)], s)).toBeNull());
});

describe("the words of the guide", () => {
  beforeAll(() => words.learn("learn.gwt"));
  it.each(LANGUAGES)("are there for every lesson, reason and deed in %s", async (language) => {
    await words.speak(language);
    const keys = [
      ...LESSONS.flatMap(({ id }) => [`lesson.${id}`, `lesson.${id}.title`]),
      ...REASONS.map((reason) => `try.${reason}`),
      ...DEEDS.map((deed) => `did.${deed}`),
    ];
    expect(keys.filter((key) => !words.has(`web.learn.gwt.${key}`))).toEqual([]);
    await words.speak("en");
  });
});
