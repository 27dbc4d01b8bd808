import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { TOGETHER } from "$/table/live/pacing.svelte";
import { settings } from "$/device/settings.svelte";

import type { Option } from "$/protocol";
import { LAY, newRoom, state, TABLE } from "./fake";

const problem = { key: "server.moved_on", args: {}, text: "The game has moved on.", section: "" };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.set({ pace: "normal" });
});
afterEach(() => vi.useRealTimers());

describe("one's own steps", () => {
  it("are shown at once, and what follows is paced", () => {
    const { room, line } = newRoom();
    line.say(state(1));
    room.choose(LAY);
    expect(line.last).toMatchObject({ type: "choose", choice: "lay a3", at: 1 });
    line.say(state(2, { asked: 0, did: [0] }));
    line.done();
    expect(room.shown?.at).toBe(2);
    expect(room.options).toEqual([LAY]);
  });

  it("are shown with what a bot does right after them, for players who see all at once", () => {
    settings.set({ pace: "at_once" });
    const { room, line } = newRoom();
    line.say(state(1));
    room.choose(LAY);
    line.say(state(2, { asked: 1, did: [0] }));
    line.done();
    expect(room.shown?.at).toBe(1);
    expect(room.busy).toBe(true); // what is shown is of the past
    line.say(state(3, { asked: 0, did: [1] }));
    vi.advanceTimersToNextFrame();
    expect(room.shown?.at).toBe(3);
    expect(room.events.map(({ n }) => n)).toEqual([2, 3]);
    expect(room.busy).toBe(false);
  });

  it("are shown soon, however long a bot thinks", () => {
    settings.set({ pace: "at_once" });
    const { room, line } = newRoom();
    line.say(state(1));
    room.choose(LAY);
    line.say(state(2, { asked: 1, did: [0] }));
    vi.advanceTimersByTime(TOGETHER);
    expect(room.shown?.at).toBe(2);
    expect(room.busy).toBe(false);
  });

  it("are shown at once when they are made on another device", () => {
    const { room, line } = newRoom();
    line.say(state(1, { asked: 0 }));
    line.say(state(2, { asked: 0, did: [0] }));
    line.say(state(3, { asked: 0, did: [0] }));
    expect(room.shown?.at).toBe(3);
  });

  it("are answered once the table is seen to have moved on, acknowledged or not", () => {
    const { room, line } = newRoom();
    line.say(state(1));
    room.choose(LAY);
    expect(room.busy).toBe(true);
    line.say(state(2, { did: [0] }));
    expect(room.options).toEqual([LAY]);
    const sent = line.sent.length;
    room.choose(LAY);
    expect(line.sent).toHaveLength(sent + 1);
    line.say(state(2, { seq: 3 }));
    expect(room.busy).toBe(true);
  });

  it("put what could be chosen away only while their answer is late", () => {
    const { room, line } = newRoom();
    line.say(state(1));
    room.choose(LAY);
    expect(room.options).toEqual([LAY]);
    vi.advanceTimersByTime(1000);
    expect(room.options).toEqual([]);
    line.say(state(2, { did: [0] }));
    expect(room.options).toEqual([LAY]);
    vi.advanceTimersByTime(1000);
    expect(room.options).toEqual([LAY]);
  });

  it("are one at a time", () => {
    const { room, line } = newRoom();
    line.say(state(1));
    room.choose(LAY);
    const sent = line.sent.length;
    room.choose(LAY);
    room.undo();
    expect(line.sent).toHaveLength(sent);
  });
});

describe("back and forth", () => {
  function undone(): ReturnType<typeof newRoom> {
    const { room, line } = newRoom();
    line.say(state(1));
    room.choose(LAY);
    line.say(state(2, { did: [0] }));
    line.done();
    room.undo();
    line.say(state(3, { events_from: 2, can_redo: true }));
    line.done();
    return { room, line };
  }

  it("takes the events back and makes them again", () => {
    const { room, line } = undone();
    expect(room.events).toEqual([]);
    room.redo();
    line.say(state(4, { did: [0], events_from: 2 }));
    line.done();
    expect(room.events).toHaveLength(1);
  });

  it("offers what the server says can be made again, after a reload too", () => {
    const { room } = undone();
    expect(room.prompt?.can_redo).toBe(true);
    const { room: reloaded, line } = newRoom();
    line.say(state(3, { can_redo: true }));
    expect(reloaded.prompt?.can_redo).toBe(true);
  });
});

describe("what is refused", () => {
  it("is told, and the table stands as the server has it", () => {
    const { room, line } = newRoom();
    line.say(state(1));
    room.choose(LAY);
    line.say({ type: "refused", table: TABLE, id: line.last.id, problem, state: state(2, { did: [1] }) });
    expect(room.problem).toEqual(problem);
    expect(room.busy).toBe(false);
    expect(room.shown?.at).toBe(2);
    room.choose(LAY);
    expect(room.problem).toBeNull();
    expect(line.last).toMatchObject({ type: "choose", at: 2 });
  });

  it("is explained where it was asked", () => {
    const { room, line } = newRoom();
    line.say(state(1));
    room.press("map/b1", document.body);
    expect(line.last).toMatchObject({ type: "why", place: "map/b1" });
    line.say({ type: "because", table: TABLE, id: line.last.id, problem });
    expect(room.because).toEqual({ about: "map/b1", problem });
    expect(room.pointed).toMatchObject({ at: "map/b1", asked: true });
  });
});

describe("what is asked beside the steps", () => {
  it("is answered to whoever asked, a refusal too, and forgotten then", () => {
    const { room, line } = newRoom();
    line.say(state(1));
    const answers: string[] = [];
    room.commands.ask({ type: "advise" }, ({ type }) => answers.push(type));
    const { id } = line.last;
    line.say({ type: "refused", table: TABLE, id, problem, state: null });
    expect(answers).toEqual(["refused"]);
    expect(room.problem).toBeNull();
    line.say({ type: "refused", table: TABLE, id, problem, state: null });
    expect(answers).toEqual(["refused"]);
    expect(room.problem).toEqual(problem);
  });
});

describe("a connection that comes back", () => {
  it("asks for what was missed and shows all of it at once", () => {
    const { room, line } = newRoom();
    line.say(state(1, { did: [0, 1] }));
    line.comeBack();
    expect(line.last).toMatchObject({ type: "watch", since: 1 });
    line.say(state(9, { events_from: 3, did: [1, 1, 1, 0, 1] }));
    expect(room.shown?.at).toBe(9);
    expect(room.events.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(room.latest.map(({ n }) => n)).toEqual([7]);
  });
});

describe("a shared screen", () => {
  it("calls the player who is asked, and shows their seat when they confirm", () => {
    const { room, line } = newRoom();
    line.say(state(1, { own: [0, 1], seat: null, asked: 1, prompt: null, seats: state(1).seats.map((seat) => ({ ...seat, kind: "guest" })) }));
    expect(room.called).toBe(1);
    room.showSeat(1);
    expect(line.last).toMatchObject({ type: "show_seat", seat: 1 });
    line.say(state(1, { own: [0, 1], seat: 1, asked: 1 }));
    line.done();
    expect(room.called).toBeNull();
    expect(room.me).toBe(1);
  });

  it("calls nobody while a bot is asked", () => {
    const { room, line } = newRoom();
    line.say(state(1, { own: [0, 2], seat: null, asked: 1, prompt: null }));
    expect(room.called).toBeNull();
  });
});

describe("talk", () => {
  const said = (...seqs: number[]) => seqs.map((seq) => ({ seq, time: 0, name: "Ana", seat: 0, text: `line ${seq}` }));

  it("comes with states, and what was said earlier when asked for", () => {
    const { room, line } = newRoom();
    line.say({ ...state(1, { asked: 0 }), talk: said(7, 8), earlier_talk: true });
    expect(room.talk.hasEarlier).toBe(true);
    room.talk.hearEarlier();
    expect(line.last).toMatchObject({ type: "hear_talk", before: 7 });
    line.say({ type: "talk", id: "x", table: TABLE, lines: said(5, 6), earlier: false });
    expect(room.talk.lines.map(({ seq }) => seq)).toEqual([5, 6, 7, 8]);
    expect(room.talk.hasEarlier).toBe(false);
  });

  it("has no hole after lines between were left out", () => {
    const { room, line } = newRoom();
    line.say({ ...state(1, { asked: 0 }), talk: said(1, 2) });
    line.say({ ...state(2, { asked: 0 }), talk: said(60, 61), earlier_talk: true });
    expect(room.talk.lines.map(({ seq }) => seq)).toEqual([60, 61]);
    expect(room.talk.hasEarlier).toBe(true);
    line.say({ ...state(3, { asked: 0 }), talk: said(61, 62) });
    expect(room.talk.lines.map(({ seq }) => seq)).toEqual([60, 61, 62]);
  });
});

describe("the log", () => {
  const event = (n: number) => ({ n, key: "last_spike.tile_laid", seat: 0, args: {} });

  it("is brought whole, page by page, when somebody asks for it", () => {
    const { room, line } = newRoom();
    line.say({ ...state(1), events_from: 4, events: [event(4), event(5)] });
    expect(room.events.map(({ n }) => n)).toEqual([4, 5]);
    room.earlierEvents!();
    expect(line.last).toMatchObject({ type: "hear_events", before: 4 });
    line.say({ type: "events", table: TABLE, id: line.last.id, events: [event(2), event(3)] });
    expect(line.last).toMatchObject({ type: "hear_events", before: 2 });
    line.say({ type: "events", table: TABLE, id: line.last.id, events: [event(0), event(1)] });
    expect(room.events.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(room.earlierEvents).toBeUndefined();
  });

  it("has no gap where events between were left out", () => {
    const { room, line } = newRoom();
    line.say({ ...state(1), events_from: 0, events: [event(0)] });
    line.say({ ...state(2), events_from: 7, events: [event(7)] });
    room.skip();
    expect(room.events.map(({ n }) => n)).toEqual([7]);
    expect(room.earlierEvents).toBeDefined();
  });

  it("takes no page that does not fit, because the game went back meanwhile", () => {
    const { room, line } = newRoom();
    line.say({ ...state(1), events_from: 4, events: [event(4)] });
    line.say({ type: "events", table: TABLE, id: "x", events: [event(0), event(1)] });
    expect(room.events.map(({ n }) => n)).toEqual([4]);
  });
});

describe("what cannot be undone", () => {
  afterEach(() => settings.set({ confirm: false }));
  const FINAL: Option = { ...LAY, reveals: true };
  const prompt = { seat: 0, decision: "last_spike.lay", path: [], can_undo: false, options: [FINAL] };

  it("is asked twice if the player wants that", () => {
    settings.set({ confirm: true });
    const { room, line } = newRoom();
    line.say(state(4, { prompt }));
    room.choose(room.options[0]!);
    expect(room.doubted).toEqual(FINAL);
    expect(line.last.type).toBe("watch");
    room.choose(FINAL);
    expect(line.last).toMatchObject({ type: "choose", choice: "lay a3" });
    expect(room.doubted).toBeNull();
  });

  it("is done at once otherwise", () => {
    const { room, line } = newRoom();
    line.say(state(4, { prompt }));
    room.choose(room.options[0]!);
    expect(line.last.type).toBe("choose");
  });
});

describe("what can be done at any time", () => {
  const LOT: Option = { ...LAY, id: 0, text: "lot", at: "tokens" };
  const waiting = { seat: 0, decision: "", path: [], can_undo: false, options: [], waits_for: 1, anytime: [LOT] };

  it("is offered while others are asked, and names what the seat did before it instead of the moment", () => {
    const { room, line } = newRoom();
    line.say(state(4, { asked: 1, prompt: waiting, interrupts: 2 }));
    expect(room.options).toEqual([LOT]);
    room.choose(room.options[0]!);
    expect(line.last).toMatchObject({ type: "interrupt", choice: "lot", after: 2 });
    expect(line.last).not.toHaveProperty("at");
  });

  it("comes after the answers to a question, which are chosen as ever", () => {
    const { room, line } = newRoom();
    line.say(state(4, { prompt: { ...waiting, waits_for: null, options: [LAY] } }));
    expect(room.options).toEqual([LAY, LOT]);
    room.choose(room.options[0]!);
    expect(line.last).toMatchObject({ type: "choose", choice: "lay a3", at: 4 });
  });

  it("may leave a question of one's own, which is answered the same way", () => {
    const { room, line } = newRoom();
    line.say(state(4, { prompt: { ...waiting, waits_for: null, options: [LAY], anytime: [], aside: true }, interrupts: 3 }));
    room.choose(room.options[0]!);
    expect(line.last).toMatchObject({ type: "interrupt", choice: "lay a3", after: 3 });
  });
});
