/** Cards of things on a player board or in a hand. */

import type { Card } from "$/contract/game";
import { actionsOf } from "$/games/trail/figures";
import { capital, money, named, number, pointsText, strengthText } from "$/games/trail/names";
import { cattleFigures, objectiveCard } from "$/games/trail/told/cardsOfCards";
import { buildingFigures } from "$/games/trail/told/cardsOfTrail";
import type { Trail } from "$/games/trail/trail";
import type { TrailPlayer, TrailView } from "$/games/trail/view";
import { say } from "$/words/words.svelte";

type Teller = (trail: Trail, view: TrailView, player: TrailPlayer, id: string) => Card | null;

const TELLERS: Record<string, Teller> = {
  hand: (trail, _, __, id) => (id in trail.figures.cattle ? cattleFigures(trail, id) : id in trail.figures.objective ? objectiveCard(trail, id) : null),
  board: (trail, _, player, id) => (id in trail.figures.disc ? discCard(trail, player, id) : null),
  auxiliary: (trail, _, player, id) => auxiliaryCard(trail, player, Number(id)),
  workers: (trail, _, player, id) => (id in trail.figures.worker ? workersCard(trail, player, id) : null),
  unbuilt: (trail, view, _, id) => unbuiltCard(trail, view, Number(id)),
};

export function ownCard(trail: Trail, view: TrailView, seat: number, [kind = "", id = ""]: string[]): Card | null {
  const player = view.players[seat];
  return player === undefined ? null : (TELLERS[kind]?.(trail, view, player, id) ?? null);
}

function discCard(trail: Trail, player: TrailPlayer, disc: string): Card {
  const { corners, cost, auxiliary } = trail.figures.disc[disc]!;
  const lines = [
    say(player.board[disc] ? `web.${trail.id}.disc_there` : `web.${trail.id}.disc_cleared`),
    say(corners === "white" ? `web.${trail.id}.card.white_disc` : `web.${trail.id}.card.black_disc`),
  ];
  if (auxiliary !== undefined) lines.push(capital(named(trail, "action", `auxiliary.${auxiliary}`)));
  const figures: [string, string][] = cost === undefined ? [] : [[say(`web.${trail.id}.figure.cost`), money(trail, cost)]];
  return { title: capital(named(trail, "disc", disc)), lines: [...lines, ...trail.notes(trail, "disc", disc)], figures, section: "delivery" };
}

function auxiliaryCard(trail: Trail, player: TrailPlayer, index: number): Card | null {
  const strength = player.auxiliary[index];
  if (strength === undefined) return null;
  const lines = [named(trail, "action", `auxiliary.${index + 1}`), named(trail, "action", `auxiliary.${index + 1}_double`), strengthText(trail, strength)];
  return { title: say(`${trail.id}.auxiliary`), lines: lines.map(capital), section: "auxiliary" };
}

function workersCard(trail: Trail, player: TrailPlayer, worker: string): Card {
  const count = player.workers[worker] ?? 0;
  const spaces = Object.keys(trail.figures.worker[worker] ?? {}).filter((space) => Number(space) > count);
  const lines = spaces.map((space) => say(`web.${trail.id}.card.on_space`, { space, action: named(trail, "action", `${worker}.${space}`) }));
  const { late_from: from, late_worker: points } = trail.figures.points;
  lines.push(say(`web.${trail.id}.card.late`, { space: number(from), points: pointsText(trail, points) }), ...trail.notes(trail, "worker", worker));
  return { title: say(`web.${trail.id}.counted`, { what: capital(named(trail, "worker", worker)), count }), lines, section: "hire" };
}

function unbuiltCard(trail: Trail, view: TrailView, building: number): Card | null {
  const face = view.faces[building - 1];
  if (face === undefined) return null;
  const lines = actionsOf(trail, face).map((_, i) => capital(named(trail, "action", `${face}.${i + 1}`)));
  const hands = (trail.figures.face[face]!.hands ?? []).map((hand) =>
    say(hand === "green" ? `web.${trail.id}.legend.green_hand` : `web.${trail.id}.legend.black_hand`),
  );
  return {
    title: capital(named(trail, "face", face)),
    lines: [...lines, ...hands, ...trail.notes(trail, "face", face)],
    figures: buildingFigures(trail, face),
    section: "build",
  };
}

/** What the viewer's next worker of a kind brings. */
export function nextLines(trail: Trail, view: TrailView, worker: string): string[] {
  if (view.seat === null) return [];
  const next = view.players[view.seat]!.next_workers[worker];
  if (next == null) return [say(`web.${trail.id}.card.row_full`)];
  const lines = [say(`web.${trail.id}.card.next_space`, { space: number(next.space) })];
  if (trail.figures.worker[worker]?.[next.space] !== undefined) lines.push(named(trail, "action", `${worker}.${next.space}`));
  if (next.points > 0) lines.push(pointsText(trail, next.points));
  return lines;
}
