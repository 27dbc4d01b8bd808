/** The lessons of the first game. Each is due by what lies on the table, so any deal and any choice will do. */

import type { SpikeFigures } from "$/games/last_spike/figures";
import { amountsOf, BUY, cashOf, happened, LAY, SELL, turnsBegun, type Situation } from "$/games/last_spike/learn/situation";
import { routeOf, tilesOf, type SpikeView } from "$/games/last_spike/view";
import type { KnowingLesson } from "$/games/lessons";

type Lesson = KnowingLesson<SpikeView, { figures: SpikeFigures }>;

const LOW_ON_CASH = 12_000;
const NEAR_THE_END = 5;

const goal: Lesson = {
  id: "goal",
  section: "win",
  say: (s) => ({ text: "goal", args: { east: s.view.ends[0], west: s.view.ends[1] }, at: `land/${s.view.ends[0]}` }),
};

const map: Lesson = {
  id: "map",
  section: "pay",
  say: (s) => ({ text: "map", args: { spaces: tilesOf(s.view, Object.keys(s.view.routes)[0]!).length }, at: `land/${s.view.ends[1]}` }),
};

const hand: Lesson = {
  id: "hand",
  section: "setup",
  say: (s) => (s.decision === LAY ? { text: "hand", args: {}, at: s.options[0]?.at ?? null } : null),
};

const lay: Lesson = {
  id: "lay",
  section: "lay",
  say: (s) => (s.decision === LAY ? { text: "lay", args: {}, at: null } : null),
  isMet: (s) => happened(s, "tile_laid", s.me).length > 0,
};

const free: Lesson = {
  id: "free",
  section: "free",
  say: (s) => {
    const own = happened(s, "land_claimed", s.me).at(-1);
    const claimed = own ?? happened(s, "land_claimed").at(-1);
    if (claimed === undefined) return null;
    const city = String(claimed.args["city"]);
    return { text: own === undefined ? "free_theirs" : "free_mine", args: { city, seat: claimed.seat }, at: `land/${city}` };
  },
};

const double: Lesson = {
  id: "double",
  section: "lay",
  say: (s) => {
    if (s.decision !== LAY || turnsBegun(s) < 2) return null;
    const held = s.options.map(({ args }) => String(args["tile"])).find((tile) => s.view.map[tile]?.isolated);
    const tile = held ?? Object.keys(s.view.map).find((one) => s.view.map[one]!.isolated);
    const cost = tile === undefined ? null : s.view.map[tile]!.cost;
    if (tile === undefined || cost === null) return null;
    return { text: "double", args: { tile, cost, single: s.figures.space[tile]!.cost }, at: `map/${tile}` };
  },
};

const buy: Lesson = {
  id: "buy",
  section: "buy",
  say: (s) => {
    const offered = s.decision === BUY ? s.options.find(({ at }) => at !== null) : undefined;
    return offered === undefined ? null : { text: "buy", args: {}, at: offered.at };
  },
  isMet: (s) => happened(s, "land_bought", s.me).length > 0,
};

const pay: Lesson = {
  id: "pay",
  section: "pay",
  say: (s) => {
    const completed = happened(s, "route_completed").at(-1);
    if (completed === undefined) return null;
    const route = String(completed.args["route"]);
    const paid = happened(s, "paid_out", s.me).filter(({ n }) => n > completed.n);
    return { text: paid.length > 0 ? "pay_mine" : "pay_none", args: { route, amounts: amountsOf(paid) }, at: placeOnRoute(s, route) };
  },
};

const sell: Lesson = {
  id: "sell",
  section: "sell",
  say: (s, read) =>
    s.decision === SELL || (s.decision !== null && (read.has("pay") || cashOf(s) < LOW_ON_CASH))
      ? { text: "sell", args: { divisor: s.figures.sale.divisor }, at: null }
      : null,
};

const spike: Lesson = {
  id: "spike",
  section: "spike",
  say: (s, read) => {
    const left = s.view.railway.missing;
    if (!(read.has("pay") && read.has("sell")) && left > NEAR_THE_END) return null;
    const [east, west] = s.view.ends;
    return { text: "spike", args: { left, bonus: s.figures.spike.bonus, east, west }, at: null };
  },
};

const win: Lesson = { id: "win", section: "win", say: (_, read) => (read.has("spike") ? { text: "win", args: {}, at: null } : null) };

export const LESSONS: readonly Lesson[] = [goal, map, hand, lay, free, double, buy, pay, sell, spike, win];

/** A space of a route to point at: an empty one, if any. */
function placeOnRoute(s: Situation, route: string): string {
  const tiles = Object.keys(s.view.map).filter((tile) => routeOf(tile) === route);
  const tile = (s.view.routes[route]!.missing > 0 ? tiles.find((one) => !s.view.map[one]!.laid) : tiles[1]) ?? tiles[0]!;
  return tile === tiles[0] || tile === tiles.at(-1) ? `map/${tiles[1]}` : `map/${tile}`;
}
