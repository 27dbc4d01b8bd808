/** The guide's advice: one option of the prompt and a readable reason. */

import type { Advice } from "$/contract/course";
import { BUY, cashOf, endsOf, landOf, lacking, LAY, nearestPayout, paymentsLeft, SELL, type Situation } from "$/games/last_spike/learn/situation";
import { lastSpaces } from "$/games/last_spike/railway";
import { cityBeside, cityOf, payout, routeOf } from "$/games/last_spike/view";
import type { Option } from "$/protocol";

export const REASONS = ["spike", "completes", "claims", "own", "cheap", "buy", "keep", "claimed", "sell", "only"] as const;
export type Reason = (typeof REASONS)[number];

/** Money that should not be spent on land, because track has to be paid for every turn. */
const RESERVE = 12_000;

/** Null while nothing is asked. */
export function adviseOn(s: Situation): Advice | null {
  if (s.options.length === 0) return null;
  if (s.decision === LAY) return best(s.options.map((option) => onLaying(s, option)));
  if (s.decision === BUY) return onBuying(s);
  return s.decision === SELL ? onSelling(s) : null;
}

interface Weighed extends Advice {
  reason: Reason;
  weight: number;
}

function best(found: Weighed[]): Advice {
  const { option, reason, args } = found.reduce((a, b) => (b.weight > a.weight ? b : a));
  return { option, reason, args };
}

/** Cash counts at face value; land and progress have an estimated value in money. */
function onLaying(s: Situation, option: Option): Weighed {
  const tile = tileOf(option);
  if (tile === null) return { option, reason: "only", args: {}, weight: 0 };
  const city = cityBeside(s.view, tile);
  const args = { tile, route: routeOf(tile), cost: option.cost, gain: option.gain, city };
  const earned = option.gain - option.cost;
  if (lastSpaces(s.view).includes(tile)) return { option, reason: "spike", args, weight: earned };
  if (option.gain > 0) return { option, reason: "completes", args, weight: earned + 3000 };
  if (city !== null && !s.view.land[city]!.open) {
    return { option, reason: "claims", args, weight: payout(s.view, city, 1) - option.cost };
  }
  const isOwn = endsOf(s.view, tile).some((end) => landOf(s, end) > 0);
  const helpsOthers = lacking(s.view, routeOf(tile)) === 1 ? 6000 : 0;
  return { option, reason: isOwn ? "own" : "cheap", args, weight: (isOwn ? 1000 : 0) - option.cost - helpsOthers };
}

function onBuying(s: Situation): Advice {
  const nothing = s.options.find(({ key }) => key === "last_spike.buy.nothing")!;
  const cards = s.options.filter((option) => option !== nothing);
  const keep: Weighed = { option: nothing, reason: "keep", args: { cash: cashOf(s) }, weight: 0 };
  if (cards.length === 0 && claimedLast(s)) return { ...keep, reason: "claimed" };
  const affordable = cards.filter(({ cost }) => cashOf(s) - cost >= RESERVE);
  return best([keep, ...affordable.map((option) => onCard(s, option))]);
}

function onCard(s: Situation, option: Option): Weighed {
  const card = String(option.args["card"]);
  const city = cityOf(card);
  const held = landOf(s, city);
  const more = payout(s.view, city, held + 1) - payout(s.view, city, held);
  const times = paymentsLeft(s.view, city);
  const near = Number.isFinite(nearestPayout(s.view, city)) ? 4 - nearestPayout(s.view, city) : -4;
  const args = { card, city, price: option.cost, payout: more, times };
  return { option, reason: "buy", args, weight: more * times * (0.25 + 0.15 * near) - option.cost };
}

/** The land with the least to earn goes first. */
function onSelling(s: Situation): Advice {
  const weighed = s.options.map((option): Weighed => {
    const card = String(option.args["card"]);
    const city = cityOf(card);
    const lost = payout(s.view, city, 1) * paymentsLeft(s.view, city);
    return { option, reason: "sell", args: { card, city, gain: option.gain }, weight: option.gain - lost };
  });
  return best(weighed);
}

/** Whether the learner has taken free land in the present turn. */
function claimedLast(s: Situation): boolean {
  const laid = s.events.findLastIndex(({ key, seat }) => key === "last_spike.tile_laid" && seat === s.me);
  return s.events.slice(laid + 1).some(({ key, seat }) => key === "last_spike.land_claimed" && seat === s.me);
}

function tileOf(option: Option): string | null {
  const tile = option.args["tile"];
  return typeof tile === "string" ? tile : null;
}
