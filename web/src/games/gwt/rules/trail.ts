/** The tables of the trail: what depends on the number of players, the supply, the buildings, the workers. */

import { DASH, type Cell, type Drawn, type Sheet } from "$/contract/book";
import { FIGURES, WORKERS, type Action, type Face } from "$/games/gwt/figures";
import { capital, money, named } from "$/games/gwt/names";
import { COMPANIES, drawn, headed, players, word } from "$/games/gwt/rules/words";
import { hand, tent, worker } from "$/games/gwt/signs";
import data from "$/generated/figures/gwt.json";
import { glyph } from "$/ui/icons/tokens";
import { say } from "$/words/words.svelte";

export function companySheet(): Sheet {
  const { marker_row: row } = data.jobs;
  const lines: [string, (company: (typeof COMPANIES)[number]) => number][] = [
    ["open_cattle", (company) => data.market.size[company]],
    ["first_workers", (company) => row * Number(company) - 1],
    ["step_limit", (company) => data.limits.steps[company]],
  ];
  return {
    caption: word("by_players"),
    head: [word("what"), ...players()],
    rows: lines.map(([name, count]) => [word(name), ...COMPANIES.map((company) => String(count(company)))]),
  };
}

export function moneySheet(): Sheet {
  return {
    caption: word("money"),
    head: [word("place"), word("dollars")],
    rows: data.setup.money.map((amount, index) => [say("web.rules.gwt.table.nth", { number: index + 1 }), money(amount)]),
  };
}

export function handSheet(): Sheet {
  const row = (colour: keyof typeof FEES): Cell[] => [
    [{ signs: [hand(colour)], text: word(`${colour}_hand`) }],
    ...COMPANIES.map((company) => money(FEES[colour][company])),
  ];
  return { caption: word("hands"), head: [word("what"), ...players()], rows: [row("green"), row("black")] };
}

const FEES = { green: data.hands.green, black: data.hands.black };

/** The number of tiles of each kind in each stack; the hazards of a kind together. */
export function supplySheet(): Sheet {
  const counts = new Map<string, number[]>();
  for (const [name, { stacks, ...tile }] of Object.entries(data.supply)) {
    const kind = "hazard" in tile ? tile.hazard : name;
    const before = counts.get(kind) ?? stacks.map(() => 0);
    counts.set(kind, before.map((count, index) => count + stacks[index]!));
  }
  const rows = [...counts].map(([kind, stacks]): Cell[] => [[tileOf(kind)], ...stacks.map((count) => (count === 0 ? DASH : String(count)))]);
  const head = [1, 2, 3].map((number) => say("web.rules.gwt.table.stack", { number }));
  return { caption: word("supply"), head: [word("tile"), ...head], rows };
}

function tileOf(kind: string): Drawn {
  if (kind === "flood" || kind === "drought" || kind === "rockfall") return { signs: [glyph(kind)], text: say(`web.gwt.legend.${kind}`) };
  const found = WORKERS.find((one) => one === kind);
  const sign = found === undefined ? tent(kind === "tepee_green" ? "green" : "blue") : worker(found);
  return { signs: [sign], text: headed("supply", kind) };
}

const FACES = Object.entries(FIGURES.face);
const isNeutral = (face: string): boolean => face.length === 1;

/** The actions of a building, one line each; the second of two alternatives says so. */
function actionsOf(face: string, actions: Face["actions"]): Drawn[] {
  let number = 0;
  const next = (action: Action): Drawn => drawn(action, `${face}.${++number}`);
  return actions.flatMap((entry) =>
    Array.isArray(entry)
      ? entry.map((action, index) => (index === 0 ? next(action) : orElse(next(action))))
      : [next(entry)],
  );
}

const orElse = ({ signs, text }: Drawn): Drawn => ({ signs, text: say("web.rules.gwt.table.or", { action: text }) });

export function neutralSheet(): Sheet {
  const rows = FACES.filter(([face]) => isNeutral(face)).map(([face, { actions }]): Cell[] => [headed("face", face), actionsOf(face, actions)]);
  return { caption: word("neutral"), head: [word("building"), word("actions")], rows };
}

/** The private buildings of one side. */
export function privateSheet(side: "a" | "b"): Sheet {
  const faces = FACES.filter(([face]) => !isNeutral(face) && face.endsWith(side));
  const rows = faces.map(([face, { craftsmen = 0, points = 0, hands = [], actions }]): Cell[] => [
    headed("face", face),
    String(craftsmen),
    String(points),
    hands.length === 0 ? DASH : [{ signs: hands.map(hand), text: "", label: hands.map((colour) => word(`${colour}_hand`)).join(", ") }],
    actionsOf(face, actions),
  ]);
  const head = [word("building"), say("web.gwt.figure.craftsmen"), say("web.gwt.figure.points"), word("hand"), word("actions")];
  return { caption: word(`side_${side}`), head, rows };
}

export function jobSheet(): Sheet {
  const { cost, refill_after: refills } = data.jobs;
  const behind = (row: number): string => (row === cost.length ? word("the_end") : refills.includes(row) ? word("refill") : DASH);
  return {
    caption: word("jobs"),
    head: [say("web.gwt.figure.row"), say("web.gwt.figure.cost"), word("after_row")],
    rows: cost.map((dollars, index) => [String(index + 1), money(dollars), behind(index + 1)]),
  };
}

export function workerSheet(): Sheet {
  const rows = WORKERS.flatMap((kind) =>
    Object.entries(FIGURES.worker[kind]).map(([space, action]): Cell[] => [
      [{ signs: [worker(kind)], text: capital(named("worker", kind)) }],
      space,
      [drawn(action, `${kind}.${space}`)],
    ]),
  );
  return { caption: word("worker_spaces"), head: [word("worker"), word("space"), word("at_once")], rows };
}
