/** The ways from a rancher to a space, and their fees, computed from public information. */

import { FIGURES } from "$/games/gwt_nz/figures";
import { ownerOf, type NzView } from "$/games/gwt_nz/view";
import type { Option } from "$/protocol";

export interface Way {
  spaces: string[];
  steps: number;
  /** What is paid on the way, limited by the player's money. */
  fee: number;
  /** The payees and amounts in order: equal for ways that do not differ. */
  paid: string;
}

/** Where a choice leads, within how many steps, whether hands are paid, and the space it passes. */
interface Journey {
  goal: string;
  steps: number;
  pays: boolean;
  by?: string;
}

/** How far along the trail a space is: ways never lead back. */
const orderOf = (space: string): number => Object.keys(FIGURES.space).indexOf(space);

/** All ways within a number of steps, the cheapest first. */
export function waysTo(view: NzView, from: string, goal: string, most: number, money: number): Way[] {
  const found: Way[] = [];
  const open: Way[] = [{ spaces: [from], steps: 0, fee: 0, paid: "" }];
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    const here = way.spaces.at(-1)!;
    if (here === goal) {
      found.push({ ...way, fee: Math.min(way.fee, money) });
      continue;
    }
    for (const next of FIGURES.space[here]!.to) {
      const longer = stepped(view, way, next);
      if (longer.steps <= most && orderOf(next) <= orderOf(goal)) open.push(longer);
    }
  }
  return found.sort((one, other) => one.fee - other.fee || one.steps - other.steps);
}

function stepped(view: NzView, way: Way, next: string): Way {
  const { tile, fee } = view.trail[next]!;
  const isLocation = tile !== null || FIGURES.space[next]!.kind === "kansas_city";
  return {
    spaces: [...way.spaces, next],
    steps: way.steps + Number(isLocation),
    fee: way.fee + fee,
    paid: fee > 0 ? `${way.paid} ${ownerOf(tile) ?? "bank"}:${fee}` : way.paid,
  };
}

/** The ways that differ in payee or amount, one of each; without money none differ. */
export function differing(ways: readonly Way[]): Way[] {
  const money = ways.reduce((most, { fee }) => Math.max(most, fee), 0);
  return ways.filter(({ paid }, i) => i === 0 || (money > 0 && ways.findIndex((way) => way.paid === paid) === i));
}

/** The ways of the viewer's next journey to a space. */
export function ownWays(view: NzView, goal: string): Way[] {
  const player = view.seat === null ? undefined : view.players[view.seat];
  if (player?.place == null) return [];
  return waysTo(view, player.place, goal, player.steps, player.money);
}

/** The ways that a choice opens: of a journey, of a move by a building or a card, or of one side of a fork. */
export function waysOf(view: NzView, option: Option): Way[] {
  const player = view.seat === null ? undefined : view.players[view.seat];
  const journey = player === undefined ? null : journeyOf(option, player.steps);
  if (player?.place == null || journey === null) return [];
  const ways = waysTo(view, player.place, journey.goal, journey.steps, player.money);
  if (!journey.pays) return ways.slice(0, 1).map((way) => ({ ...way, fee: 0, paid: "" }));
  return journey.by === undefined ? ways : ways.filter(({ spaces }) => spaces[1] === journey.by);
}

function journeyOf({ key, args }: Option, steps: number): Journey | null {
  const told = args as { space: string; goal: string; steps: number; pays: boolean };
  if (key === "gwt_nz.travel.space") return { goal: told.space, steps, pays: true };
  if (key === "gwt_nz.go.space") return { goal: told.space, steps: told.steps, pays: told.pays };
  return key === "gwt_nz.fork.space" ? { goal: told.goal, steps: told.steps, pays: true, by: told.space } : null;
}
