/** The sea routes: where each water, its harbour and the posts lie, wide for a desk and tall for a phone. */

import { harbourAt } from "$/games/gwt_nz/figures";
import layout from "$/games/gwt_nz/layout.json";
import type { NzTrail } from "$/games/gwt_nz/trail";
import type { Spot } from "$/ui/motion";

export const WATER = { width: 44, height: 22 };
export const QUAY = { width: 88, height: 36 };
export const HOME = { width: 56, height: 60 };
const { sea } = layout;

export interface Box extends Spot {
  width: number;
  height: number;
}

export interface Chart {
  width: number;
  height: number;
  /** The centre of each water. */
  waters: Record<string, Spot>;
  /** The quay of each harbour. */
  quays: Record<string, Box>;
  /** The local posts along the coast. */
  posts: Record<string, Box>;
  /** The crest of each foreign post, on the quay of its large harbour. */
  crests: Record<string, Box>;
  /** The passages between neighbouring waters. */
  passages: { from: string; to: string; path: string }[];
  compass: Compass;
}

interface Compass extends Spot {
  scale: number;
}

const localPosts = (trail: NzTrail): string[] => Object.keys(trail.figures.city).filter((post) => ["local", "wool"].includes(trail.figures.city[post]!.kind));
const ROUTES = Object.keys(sea.routes) as (keyof typeof sea.routes)[];

/** The number of a water on its route, from 1. */
const numberOf = (water: string): number => Number(water.slice(1));

interface Plan {
  width: number;
  height: number;
  home: Spot;
  spotOf: (route: number, number: number) => Spot;
  /** How many local posts lie side by side, all of them without a number, and how high each is. */
  posts: { across?: number; height: number };
  compass: Compass;
}

const DESK: Plan = {
  width: sea.width,
  height: sea.height,
  home: { x: sea.home[0]!, y: sea.home[1]! },
  spotOf: (route, number) => ({ x: sea.first + (number - 1) * sea.pitch, y: sea.routes[ROUTES[route]!] }),
  posts: { height: 44 },
  compass: { x: 794, y: 100, scale: 0.5 },
};

/** The routes side by side, from the home water downwards. */
const PHONE: Plan = {
  width: 366,
  height: 892,
  home: { x: 183, y: 224 },
  spotOf: (route, number) => ({ x: 58 + route * 125, y: 296 + (number - 1) * 78 }),
  posts: { across: 4, height: 60 },
  compass: { x: 56, y: 228, scale: 0.62 },
};

function charted(trail: NzTrail, plan: Plan): Chart {
  const waters: Record<string, Spot> = {};
  for (const water of Object.keys(trail.figures.water)) {
    const route = ROUTES.findIndex((name) => water.startsWith(name) && water !== "sea0");
    waters[water] = water === "sea0" || route < 0 ? plan.home : plan.spotOf(route, numberOf(water));
  }
  const quays: Record<string, Box> = {};
  const crests: Record<string, Box> = {};
  for (const water of Object.keys(trail.figures.water)) {
    const harbour = harbourAt(trail, water);
    if (harbour === null) continue;
    const { x, y } = waters[water]!;
    quays[harbour] = { x: x - QUAY.width / 2, y: y + 9, ...QUAY };
    const { post } = trail.figures.harbour[harbour]!;
    if (post !== undefined) crests[post] = { x: x - QUAY.width / 2 + 22, y: y + 11, width: QUAY.width - 24, height: QUAY.height - 4 };
  }
  const local = localPosts(trail);
  const posts = Object.fromEntries(local.map((post, i) => [post, postBox(plan, i, plan.posts.across ?? local.length)]));
  return { width: plan.width, height: plan.height, waters, quays, posts, crests, passages: passagesOf(trail, waters), compass: plan.compass };
}

function postBox({ posts, width }: Plan, i: number, across: number): Box {
  const gap = 4;
  const [column, row] = [i % across, Math.floor(i / across)];
  return { x: (column * width) / across + gap / 2, y: 2 + row * (posts.height + gap), width: width / across - gap, height: posts.height - 2 };
}

function passagesOf(trail: NzTrail, waters: Record<string, Spot>): Chart["passages"] {
  const pairs = Object.entries(trail.figures.water).flatMap(([from, { to }]) => to.filter((other) => from < other).map((other) => [from, other] as const));
  return pairs.map(([from, to]) => {
    const [a, b] = [waters[from]!, waters[to]!];
    const bent = Math.abs(a.x - b.x) > 2 && Math.abs(a.y - b.y) > 2;
    const path = bent ? `M${a.x} ${a.y}Q${from === "sea0" ? a.x : b.x} ${from === "sea0" ? b.y : a.y} ${b.x} ${b.y}` : `M${a.x} ${a.y}L${b.x} ${b.y}`;
    return { from, to, path };
  });
}

/** The chart of the table's figures, for a desk or a phone. */
export const chartOf = (trail: NzTrail, isPhone: boolean): Chart => charted(trail, isPhone ? PHONE : DESK);
