/** The layout of the railway's spaces, stations and cities: two long rows on a desk, four short ones on a phone. */
import { nearest } from "$/board/motion/road";
import type { GwtTrail } from "$/games/gwt/trail";
import type { Spot } from "$/ui/motion";

export interface Row {
  first: number;
  last: number;
  y: number;
  cell: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Plan {
  width: number;
  height: number;
  rows: Row[];
  /** The heights of a space and of a city. */
  track: number;
  city: number;
  siding: { width: number; height: number };
  /** The least size of a space's touch area. */
  touch: number;
  /** Whether the discs of a station or a city are beside its cost and points, or above them. */
  isRoomy: boolean;
}

const GAP = 3;

export const WIDE = planned(
  [
    [0, 18],
    [19, 39],
  ],
  { width: 840, track: 24, city: 48, siding: { width: 36, height: 24 }, touch: 0, isRoomy: true },
);
export const NARROW = planned(
  [
    [0, 9],
    [10, 19],
    [20, 29],
    [30, 39],
  ],
  {
    width: 374,
    track: 34,
    city: 66,
    siding: { width: 44, height: 34 },
    touch: 45,
    isRoomy: false,
  },
);

/** Masters are at the first stations, below the tracks that have cities above. */
function stationHeight(plan: { isRoomy: boolean }, row: Row): number {
  const hasMaster = row.first < 19;
  return (plan.isRoomy ? 24 : 40) + (hasMaster ? (plan.isRoomy ? 22 : 42) : 0);
}

function planned(ends: [number, number][], sizes: Omit<Plan, "rows" | "height">): Plan {
  const rows: Row[] = [];
  let y = 0;
  for (const [first, last] of ends) {
    const row = { first, last, y: y + (hasCities(first) ? sizes.city + GAP : GAP), cell: sizes.width / (last - first + 1) };
    rows.push(row);
    y = row.y + sizes.track + GAP + stationHeight(sizes, row) + GAP;
  }
  return { ...sizes, height: y, rows };
}

function hasCities(first: number): boolean {
  return first < 19;
}

const rowOf = (plan: Plan, space: number): Row => plan.rows.find(({ first, last }) => first <= space && space <= last)!;

/** A space of the track. */
export function spaceBox(plan: Plan, space: number): Box {
  const row = rowOf(plan, space);
  return { x: (space - row.first) * row.cell, y: row.y, width: row.cell, height: plan.track };
}

const middleOf = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** The spaces of the track that an engine passes on its way to another one. */
export function trackTo(plan: Plan, goal: number, from: Spot): Spot[] {
  const spaces = plan.rows.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  const start = Number(
    nearest(
      spaces.map((space) => [String(space), middleOf(spaceBox(plan, space))] as const),
      from,
    ),
  );
  const passed = spaces.filter((space) => Math.min(start, goal) < space && space < Math.max(start, goal)).map((space) => middleOf(spaceBox(plan, space)));
  return start < goal ? passed : passed.reverse();
}

/** What is below the track at a station: cost, points, discs, master, and its siding at the right. */
export function stationBox(trail: GwtTrail, plan: Plan, name: string): Box {
  const after = trail.figures.station[name]!.after;
  const row = rowOf(plan, after);
  const inRow = Object.entries(trail.figures.station).filter(([, station]) => rowOf(plan, station.after) === row);
  const number = inRow.findIndex(([other]) => other === name);
  const frame = { y: row.y + plan.track + GAP, height: stationHeight(plan, row) };
  if (!plan.isRoomy) return { ...frame, x: (number * plan.width) / inRow.length, width: plan.width / inRow.length };
  const end = (space: number): number => Math.min((space - row.first + 1) * row.cell + plan.siding.width + 4, plan.width);
  const before = inRow[number - 1]?.[1].after ?? after - (inRow[1]![1].after - inRow[0]![1].after);
  return { ...frame, x: Math.max(0, end(before)), width: end(after) - Math.max(0, end(before)) };
}

/** The point where the siding leaves the track. */
export function switchSpot(trail: GwtTrail, plan: Plan, name: string): { x: number; y: number } {
  const box = spaceBox(plan, trail.figures.station[name]!.after);
  return { x: box.x + box.width, y: box.y + plan.track };
}

/** A city above the track: from its own space to that of the next one. */
export function cityBox(trail: GwtTrail, plan: Plan, name: string): Box {
  const cities = Object.entries(trail.figures.city);
  const number = cities.findIndex(([other]) => other === name);
  const value = cities[number]![1].value;
  const row = rowOf(plan, value);
  const next = cities[number + 1]?.[1].value ?? Infinity;
  const end = Math.min(next, row.last + 1);
  const box = { x: (value - row.first) * row.cell, y: row.y - plan.city - GAP + 1, width: (end - value) * row.cell, height: plan.city };
  return widened(plan, name, box);
}

/** Where a city's own spaces are too narrow for its name, it takes some width from its neighbour. */
function widened(plan: Plan, name: string, box: Box): Box {
  const { left, right } = (plan.isRoomy ? LENT : LENT_NARROW)[name] ?? { left: 0, right: 0 };
  return { ...box, x: box.x - left, width: box.width + left + right };
}

const LENT: Record<string, { left: number; right: number }> = {
  kansas_city: { left: 0, right: 10 },
  topeka: { left: -10, right: 0 },
  san_diego: { left: 0, right: -14 },
  sacramento: { left: 14, right: -24 },
  san_francisco: { left: 24, right: 0 },
};

const LENT_NARROW: typeof LENT = {
  kansas_city: { left: 0, right: 20 },
  topeka: { left: -20, right: 0 },
};
