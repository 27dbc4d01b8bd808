/** Cards of things on a player board or in a hand. */

import type { Card } from "$/contract/game";
import { actionsOf, FIGURES, type Worker } from "$/games/gwt_nz/figures";
import { capital, money, named, number, pointsText } from "$/games/gwt_nz/names";
import { anyCard } from "$/games/gwt_nz/told/cardsOfCards";
import { buildingFigures } from "$/games/gwt_nz/told/cardsOfTrail";
import { sourceLines } from "$/games/gwt_nz/told/provenance";
import type { NzView, PlayerView } from "$/games/gwt_nz/view";
import { say } from "$/words/words.svelte";

const STRENGTHS = ["web.gwt_nz.locked", "web.gwt_nz.single", "web.gwt_nz.double"] as const;

type Teller = (view: NzView, player: PlayerView, id: string) => Card | null;

const TELLERS: Record<string, Teller> = {
  hand: (_, __, id) => anyCard(id),
  discards: (_, __, id) => anyCard(id),
  board: (_, player, id) => (id in FIGURES.disc ? discCard(player, id) : null),
  auxiliary: (_, player, id) => auxiliaryCard(player, Number(id)),
  workers: (_, player, id) => (id in FIGURES.worker ? workersCard(player, id as Worker) : null),
  unbuilt: (view, _, id) => unbuiltCard(view, Number(id)),
  stores: (_, player, id) => (id in FIGURES.pair ? pairCard(player, id) : null),
  tokens: (_, { tokens }) => ({
    title: say("web.gwt_nz.tokens", { tokens }),
    lines: [say("web.gwt_nz.card.tokens", { cards: FIGURES.exchange.cards }), say("web.gwt_nz.card.tokens_remove", { card: named("card", FIGURES.exchange.removes) })],
    section: "exchange",
  }),
  deck: (_, { deck }) => ({ title: say("web.gwt_nz.deck", { deck }), lines: [], section: "phase_c" }),
  step_tile: (_, player) => ({ title: say(["web.gwt_nz.step_tile_none", "web.gwt_nz.step_tile_front", "web.gwt_nz.step_tile_back"][player.step_tile]!), lines: [], section: "pathfinder" }),
  no_fees: (_, { no_fees: free }) => ({ title: say(free ? "web.gwt_nz.no_fees" : "web.gwt_nz.fees"), lines: [], section: "pathfinder" }),
};

export function ownCard(view: NzView, seat: number, [kind = "", id = ""]: string[]): Card | null {
  const player = view.players[seat];
  return player === undefined ? null : (TELLERS[kind]?.(view, player, id) ?? null);
}

function discCard(player: PlayerView, disc: string): Card {
  const { corners, cost, auxiliary } = FIGURES.disc[disc]!;
  const lines = [
    say(player.board[disc] ? "web.gwt_nz.disc_there" : "web.gwt_nz.disc_cleared"),
    say(corners === "white" ? "web.gwt_nz.card.white_disc" : "web.gwt_nz.card.black_disc"),
  ];
  if (auxiliary !== undefined) lines.push(capital(named("action", `auxiliary.${auxiliary}`)));
  const figures: [string, string][] = cost === undefined ? [] : [[say("web.gwt_nz.figure.cost"), money(cost)]];
  return { title: capital(named("disc", disc)), lines, figures, section: "delivery" };
}

function auxiliaryCard(player: PlayerView, index: number): Card | null {
  const strength = player.auxiliary[index];
  if (strength === undefined) return null;
  const lines = [named("action", `auxiliary.${index + 1}`), named("action", `auxiliary.${index + 1}_double`), say(STRENGTHS[strength]!)];
  return { title: say("gwt_nz.auxiliary"), lines: lines.map(capital), section: "auxiliary" };
}

function workersCard(player: PlayerView, worker: Worker): Card {
  const spaces = Object.keys(FIGURES.worker[worker]).filter((space) => Number(space) > player.workers[worker]);
  const lines = spaces.map((space) => say("web.gwt_nz.card.on_space", { space, action: named("action", `${worker}.${space}`) }));
  const { late_from: from, late_worker: points } = FIGURES.points;
  lines.push(say("web.gwt_nz.card.late", { space: number(from), points: pointsText(points) }));
  return { title: say("web.gwt_nz.counted", { what: capital(named("worker", worker)), count: player.workers[worker] }), lines, section: "hire" };
}

function pairCard(player: PlayerView, pair: string): Card {
  const { action, permanent, points } = FIGURES.pair[pair]!;
  const lines = [
    action === undefined ? null : capital(named("action", `pair.${pair}`)),
    permanent === undefined ? null : say("web.gwt_nz.permanent"),
    points === undefined ? null : pointsText(points),
    ...sourceLines(FIGURES.pair[pair]!),
  ];
  return { title: say("web.gwt_nz.pair", { pair, left: 2 - (player.stores[pair] ?? 0) }), lines: lines.filter((line) => line !== null), section: "harbours" };
}

function unbuiltCard(view: NzView, building: number): Card | null {
  const face = view.faces[building - 1];
  if (face === undefined) return null;
  const lines = actionsOf(face).map((_, i) => capital(named("action", `${face}.${i + 1}`)));
  const hands = (FIGURES.face[face]!.hands ?? []).map((hand) => say(hand === "green" ? "web.gwt_nz.legend.green_hand" : "web.gwt_nz.legend.black_hand"));
  return { title: capital(named("face", face)), lines: [...lines, ...hands, ...sourceLines(FIGURES.face[face]!)], figures: buildingFigures(face), section: "build" };
}
