import { beforeAll, describe, expect, it } from "vitest";

import type { Figures } from "$/contract/folder";
import { course } from "$/games/last_spike/learn/course";
import { BUY, type Situation } from "$/games/last_spike/learn/situation";
import { isMet, lessonNow as due } from "$/learn/lessons";
import { words } from "$/words/words.svelte";

import { SPIKE } from "../../figures";

import { buying, event, NOTHING, situation } from "./table";

const LESSONS = course(SPIKE as unknown as Figures).lessons;
const lessonNow = (s: Situation, read: ReadonlySet<string>) => due(LESSONS, s, read);
const now = (s: Situation, ...read: string[]): string | undefined => lessonNow(s, new Set(read))?.lesson.id;
const FIRST = ["goal", "map", "hand"];

describe("lessons", () => {
  beforeAll(async () => {
    await words.learn("last_spike");
    await words.speak("en");
  });
  it("begin with what the game is about, then the map, then the hand", () => {
    const s = situation("start");
    expect(now(s)).toBe("goal");
    expect(now(s, "goal")).toBe("map");
    expect(now(s, "goal", "map")).toBe("hand");
    expect(now(s, ...FIRST)).toBe("lay");
  });

  it("wait for the learner's turn with what concerns the learner's choices", () => {
    const waiting = situation("start", { decision: null, options: [] });
    expect(now(waiting, "goal", "map")).toBeUndefined();
  });

  it("take a tile that was laid as the lesson about laying, read or not", () => {
    const s = situation("start");
    const laid = { ...s, events: [event("tile_laid", s.me, { tile: "a1", cost: 2000 })] };
    expect(
      isMet(
        LESSONS.find(({ id }) => id === "lay")!,
        laid,
        new Set(),
      ),
    ).toBe(true);
    const others = { ...s, events: [event("tile_laid", s.me + 1, { tile: "a1", cost: 2000 })] };
    expect(now(others, ...FIRST)).toBe("lay");
  });

  it("speak of free land as soon as anybody has some, and of one's own first", () => {
    const s = situation("start");
    const laid = event("tile_laid", s.me, { tile: "a1", cost: 2000 });
    const theirs = event("land_claimed", s.me === 0 ? 1 : 0, { city: "oma" });
    const mine = event("land_claimed", s.me, { city: "stl" });
    expect(lessonNow({ ...s, events: [laid, theirs] }, new Set(FIRST))?.said).toMatchObject({ text: "free_theirs", at: "land/oma" });
    expect(lessonNow({ ...s, events: [laid, mine, theirs] }, new Set(FIRST))?.said).toMatchObject({ text: "free_mine", at: "land/stl" });
  });

  it("tell of the double cost at the second turn, by a tile that really costs it", () => {
    const s = situation("middle");
    const again = { ...s, events: [event("tile_laid", s.me, { tile: "a1", cost: 2000 })] };
    expect(now(s, ...FIRST, "lay", "free")).not.toBe("double");
    const said = lessonNow(again, new Set([...FIRST, "free"]))!.said;
    expect(said.text).toBe("double");
    expect(s.view.map[String(said.args["tile"])]!.isolated).toBe(true);
    expect(Number(said.args["cost"])).toBe(2 * Number(said.args["single"]));
  });

  it("tell of buying only where something is for sale", () => {
    const read = [...FIRST, "lay", "free", "double"];
    expect(now(situation("middle", { decision: BUY, options: [NOTHING] }), ...read)).toBeUndefined();
    expect(now(situation("middle", { decision: BUY, options: [buying("dod-3", 6000), NOTHING] }), ...read)).toBe("buy");
  });

  it("tell what a completed route brought, to the learner or to others", () => {
    const s = situation("middle");
    const read = new Set([...FIRST, "lay", "free", "double", "buy"]);
    const completed = event("route_completed", s.me + 1, { route: "e" });
    const paid = event("paid_out", s.me, { city: "den", cards: 2, amount: 10_000 });
    expect(lessonNow({ ...s, events: [completed] }, read)?.said).toMatchObject({ text: "pay_none", args: { route: "e" } });
    expect(lessonNow({ ...s, events: [completed, paid] }, read)?.said).toMatchObject({ text: "pay_mine", args: { amounts: "$10,000" } });
  });

  it("come to an end, one after the other, once a route has paid", () => {
    const s = situation("middle");
    const events = [event("tile_laid", s.me, { tile: "a1" }), event("land_claimed", 0, { city: "oma" }), event("route_completed", 0, { route: "e" })];
    const read = new Set<string>(["buy"]);
    const order: string[] = [];
    for (let lesson = lessonNow({ ...s, events }, read); lesson !== null; lesson = lessonNow({ ...s, events }, read)) {
      order.push(lesson.lesson.id);
      read.add(lesson.lesson.id);
    }
    expect(order).toEqual(["goal", "map", "hand", "free", "double", "pay", "sell", "spike", "win"]);
  });

  describe("in words", () => {
    beforeAll(() => words.learn("learn.last_spike"));
    it("have a title each", () => {
      for (const { id } of LESSONS) expect(words.has(`web.learn.last_spike.lesson.${id}.title`), id).toBe(true);
    });
  });
});
