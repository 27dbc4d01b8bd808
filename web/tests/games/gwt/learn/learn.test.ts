import { beforeAll, describe, expect, it } from "vitest";

import type { Situation as General } from "$/contract/course";
import type { Figures } from "$/contract/folder";
import type { Happening } from "$/contract/game";
import { course, REASONS, TELLING } from "$/games/gwt/learn/course";
import type { GwtView } from "$/games/gwt/view";
import { deedsIn } from "$/games/trail/learn/deeds";
import { lessonNow } from "$/learn/lessons";
import { named } from "$/learn/naming";
import type { Option } from "$/protocol";
import { LANGUAGES, say, words } from "$/words/words.svelte";

import { GWT } from "../../figures";

type Situation = General<GwtView>;

const first = course(GWT as unknown as Figures);
const LESSONS = first.lessons;

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

describe("reasons in Great Western Trail", () => {
  const { options } = situation("start");
  const option = (key: string, args: Record<string, unknown>, cost = 0): Option => ({ ...options[0]!, key, args, cost });

  it.each(specimens)("can be read: %s", async (name) => {
    await words.learn("learn.gwt");
    await words.learn("gwt");
    for (const one of situation(name).options) {
      const found = first.reasonOf(one, situation(name));
      if (found === null) continue;
      expect(REASONS).toContain(found.reason);
      expect(say(`web.learn.gwt.try.${found.reason}`, named(first, found.args, []))).not.toMatch(/undefined|NaN|[{}]|gwt\./);
    }
  });

  it("tell what an action, a worker or a disc is good for", () => {
    const reasonOf = (one: Option) => first.reasonOf(one, situation("start"));
    expect(reasonOf(option("gwt.hire.worker", { worker: "cowboy" }, 6))).toEqual({ reason: "hire_cowboy", args: { cost: 6 } });
    expect(reasonOf(option("gwt.disc.board", { disc: "hand_1" }))?.reason).toBe("disc_hand");
    expect(reasonOf(option("gwt.disc.board", { disc: "step_vp" }))).toBeNull();
    expect(reasonOf(option("gwt.travel.space", { space: "n_a" }))).toBeNull();
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
    [
      "paid",
      [
        ["fee_paid", { amount: 2 }],
        ["fee_paid", { amount: 1 }],
        ["rancher_moved", { space: "n_a" }],
      ],
    ],
    [
      "sold",
      [
        ["action_used", {}],
        ["card_discarded", { card: "jersey" }],
        ["money_gained", { amount: 2 }],
      ],
    ],
    ["gained", [["money_gained", { amount: 1 }]]],
    ["hired", [["worker_hired", { worker: "cowboy", cost: 6 }]]],
    [
      "delivered",
      [
        ["disc_taken", {}],
        ["delivered", { city: "topeka" }],
        ["card_drawn", {}],
      ],
    ],
  ] as const)("are told by what matters: %s", (deed, happenings) => {
    expect(
      first.deedOf(
        happenings.map(([name, args]) => event(name, s.me, args)),
        s,
        s.options[0]!,
      )?.deed,
    ).toBe(deed);
  });

  it("tell of the fees what the choice cost", () => {
    const own = [event("fee_paid", s.me, { amount: 2 }), event("fee_paid", s.me, { amount: 1 }), event("rancher_moved", s.me)];
    expect(first.deedOf(own, s, { ...s.options[0]!, cost: 3 })).toEqual({ deed: "paid", args: { amount: 3 } });
    expect(first.deedOf(own, s, null)?.deed).toBe("moved");
  });

  it("are nothing where only cards were drawn", () => expect(first.deedOf([event("card_drawn", s.me), event("turn_ended", s.me)], s, null)).toBeNull());
});

describe("the words of the guide", () => {
  beforeAll(() => words.learn("learn.gwt"));
  it.each(LANGUAGES)("are there for every lesson, reason and deed in %s", async (language) => {
    await words.speak(language);
    const keys = [
      ...LESSONS.flatMap(({ id }) => [`lesson.${id}`, `lesson.${id}.title`]),
      ...REASONS.map((reason) => `try.${reason}`),
      ...deedsIn(TELLING).map((deed) => `did.${deed}`),
    ];
    expect(keys.filter((key) => !words.has(`web.learn.gwt.${key}`))).toEqual([]);
    await words.speak("en");
  });
});
