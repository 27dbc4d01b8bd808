/** The tables of the trail: what depends on the number of players, the supply, the buildings, the workers. */

import { type Cell, DASH, type Drawn, type Sheet } from "$/contract/book";
import { companies, drawn, headed, players, word } from "$/games/gwt/rules/words";
import { tent } from "$/games/gwt/signs";
import type { GwtTrail } from "$/games/gwt/trail";
import type { Action, Face } from "$/games/trail/figures";
import { capital, money, named } from "$/games/trail/names";
import { hand, worker } from "$/games/trail/signs";
import { glyph } from "$/ui/icons/tokens";
import { say } from "$/words/words.svelte";

export function companySheet(trail: GwtTrail): Sheet {
  const lines: [string, (company: string) => number][] = [
    ["open_cattle", (company) => trail.figures.market.size[company]!],
    ["first_workers", (company) => trail.figures.worked.first_workers[company]!],
    ["step_limit", (company) => trail.figures.limits.steps[company]!],
  ];
  return {
    caption: word("by_players"),
    head: [word("what"), ...players(trail)],
    rows: lines.map(([name, count]) => [word(name), ...companies(trail).map((company) => String(count(company)))]),
  };
}

export function moneySheet(trail: GwtTrail): Sheet {
  return {
    caption: word("money"),
    head: [word("place"), word("dollars")],
    rows: trail.figures.setup.money.map((amount, index) => [say("web.rules.gwt.table.nth", { number: index + 1 }), money(trail, amount)]),
  };
}

export function handSheet(trail: GwtTrail): Sheet {
  const row = (colour: "green" | "black"): Cell[] => [
    [{ signs: [hand(colour)], text: word(`${colour}_hand`) }],
    ...companies(trail).map((company) => money(trail, trail.figures.hands[colour][company]!)),
  ];
  return { caption: word("hands"), head: [word("what"), ...players(trail)], rows: [row("green"), row("black")] };
}

/** The number of tiles of each kind in each stack; the hazards of a kind together. */
export function supplySheet(trail: GwtTrail): Sheet {
  const rows = Object.entries(trail.figures.worked.supply).map(([kind, stacks]): Cell[] => [
    [tileOf(trail, kind)],
    ...stacks.map((count) => (count === 0 ? DASH : String(count))),
  ]);
  const head = [1, 2, 3].map((number) => say("web.rules.gwt.table.stack", { number }));
  return { caption: word("supply"), head: [word("tile"), ...head], rows };
}

function tileOf(trail: GwtTrail, kind: string): Drawn {
  if (kind === "flood" || kind === "drought" || kind === "rockfall") return { signs: [glyph(kind)], text: say(`web.gwt.legend.${kind}`) };
  const found = kind in trail.workers ? kind : undefined;
  const sign = found === undefined ? tent(kind === "tepee_green" ? "green" : "blue") : worker(trail, found);
  return { signs: [sign], text: headed(trail, "supply", kind) };
}

const isNeutral = (face: string): boolean => face.length === 1;

/** The actions of a building, one line each; the second of two alternatives says so. */
function actionsOf(trail: GwtTrail, face: string, actions: Face["actions"]): Drawn[] {
  let number = 0;
  const next = (action: Action): Drawn => drawn(trail, action, `${face}.${++number}`);
  return actions.flatMap((entry) => (Array.isArray(entry) ? entry.map((action, index) => (index === 0 ? next(action) : orElse(next(action)))) : [next(entry)]));
}

const orElse = ({ signs, text }: Drawn): Drawn => ({ signs, text: say("web.rules.gwt.table.or", { action: text }) });

export function neutralSheet(trail: GwtTrail): Sheet {
  const rows = Object.entries(trail.figures.face)
    .filter(([face]) => isNeutral(face))
    .map(([face, { actions }]): Cell[] => [headed(trail, "face", face), actionsOf(trail, face, actions)]);
  return { caption: word("neutral"), head: [word("building"), word("actions")], rows };
}

/** The private buildings of one side. */
export function privateSheet(trail: GwtTrail, side: "a" | "b"): Sheet {
  const faces = Object.entries(trail.figures.face).filter(([face]) => !isNeutral(face) && face.endsWith(side));
  const rows = faces.map(([face, { craftsmen = 0, points = 0, hands = [], actions }]): Cell[] => [
    headed(trail, "face", face),
    String(craftsmen),
    String(points),
    hands.length === 0 ? DASH : [{ signs: hands.map(hand), text: "", label: hands.map((colour) => word(`${colour}_hand`)).join(", ") }],
    actionsOf(trail, face, actions),
  ]);
  const head = [word("building"), say("web.gwt.figure.craftsmen"), say("web.gwt.figure.points"), word("hand"), word("actions")];
  return { caption: word(`side_${side}`), head, rows };
}

export function jobSheet(trail: GwtTrail): Sheet {
  const { cost, refill_after: refills } = trail.figures.jobs;
  const behind = (row: number): string => (row === cost.length ? word("the_end") : refills.includes(row) ? word("refill") : DASH);
  return {
    caption: word("jobs"),
    head: [say("web.gwt.figure.row"), say("web.gwt.figure.cost"), word("after_row")],
    rows: cost.map((dollars, index) => [String(index + 1), money(trail, dollars), behind(index + 1)]),
  };
}

export function workerSheet(trail: GwtTrail): Sheet {
  const rows = Object.keys(trail.workers).flatMap((kind) =>
    Object.entries(trail.figures.worker[kind] ?? {}).map(([space, action]): Cell[] => [
      [{ signs: [worker(trail, kind)], text: capital(named(trail, "worker", kind)) }],
      space,
      [drawn(trail, action, `${kind}.${space}`)],
    ]),
  );
  return { caption: word("worker_spaces"), head: [word("worker"), word("space"), word("at_once")], rows };
}
