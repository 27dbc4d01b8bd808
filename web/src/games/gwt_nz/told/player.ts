/** A player in words. */

import type { Passage } from "$/contract/game";
import { FIGURES, WORKERS } from "$/games/gwt_nz/figures";
import { capital, money, named } from "$/games/gwt_nz/names";
import { judgedOf } from "$/games/gwt_nz/objectives";
import { objectiveText } from "$/games/gwt_nz/told/objective";
import { SARAH, sum, type NzView, type PlayerView } from "$/games/gwt_nz/view";
import { say } from "$/words/words.svelte";

type Line = Passage["lines"][number];

export function playerPassage(view: NzView, player: PlayerView, names: readonly string[]): Passage {
  const own = `players/${player.seat}`;
  return {
    title: names[player.seat] ?? "",
    lines: [
      ...figures(player),
      { text: say("web.gwt_nz.tokens", { tokens: player.tokens }), at: `${own}/tokens` },
      { text: say(STEP_TILES[player.step_tile]!), at: `${own}/step_tile` },
      { text: say(player.no_fees ? "web.gwt_nz.no_fees" : "web.gwt_nz.fees"), at: `${own}/no_fees` },
      ...WORKERS.map((worker) => ({
        text: say("web.gwt_nz.workers", { worker: capital(named("worker", worker)), count: player.workers[worker], most: FIGURES.limits.workers_a_row }),
        at: `${own}/workers/${worker}`,
      })),
      ...auxiliary(player, own),
      ...discs(player, own),
      ...Object.entries(player.stores).map(([pair, placed]) => ({ text: say("web.gwt_nz.pair", { pair, left: 2 - placed }), at: `${own}/stores/${pair}` })),
      ...player.unbuilt.map((number) => ({ text: unbuilt(view, number), at: `${own}/unbuilt/${number}` })),
      ...kept(view, player),
      ...cards(player, own),
    ],
  };
}

function figures(player: PlayerView): Line[] {
  return [
    { text: money(player.money) },
    { text: say("web.gwt_nz.points_so_far", { points: sum(player.points) }) },
    { text: player.place === null ? say("web.gwt_nz.not_begun") : say("web.gwt_nz.rancher_at", { space: named("space", player.place) }) },
    { text: say("web.gwt_nz.ship_at", { water: named("water", player.ship) }) },
    { text: say("web.gwt_nz.path_at", { space: player.path ?? 0 }) },
    { text: `${say("web.gwt_nz.steps")}: ${player.steps}` },
    { text: `${say("web.gwt_nz.hand_limit")}: ${player.hand_limit}` },
    { text: `${say("web.gwt_nz.certificates")}: ${player.certificates}/${player.certificate_limit}` },
    { text: `${say("web.gwt_nz.permanent")}: ${player.permanent_certificates}` },
    { text: `${say("web.gwt_nz.permanent_wool")}: ${player.permanent_wool}` },
    { text: `${say("web.gwt_nz.gold")}: ${player.gold}/${FIGURES.limits.gold}` },
  ];
}

const STEP_TILES = ["web.gwt_nz.step_tile_none", "web.gwt_nz.step_tile_front", "web.gwt_nz.step_tile_back"] as const;
const STRENGTHS = ["web.gwt_nz.locked", "web.gwt_nz.single", "web.gwt_nz.double"] as const;

function auxiliary(player: PlayerView, own: string): Line[] {
  return player.auxiliary.map((strength, i) => ({
    text: `${named("action", `auxiliary.${i + 1}`)}: ${say(STRENGTHS[strength]!)}`,
    at: `${own}/auxiliary/${i}`,
  }));
}

function discs(player: PlayerView, own: string): Line[] {
  return Object.entries(player.board).map(([disc, isThere]) => ({
    text: `${capital(named("disc", disc))}: ${say(isThere ? "web.gwt_nz.disc_there" : "web.gwt_nz.disc_cleared")}`,
    at: `${own}/board/${disc}`,
  }));
}

function unbuilt(view: NzView, number: number): string {
  const face = view.faces[number - 1]!;
  const { craftsmen = 0, points = 0 } = FIGURES.face[face]!;
  return say("web.gwt_nz.unbuilt", { face: capital(named("face", face)), craftsmen, points });
}

function kept(view: NzView, player: PlayerView): Line[] {
  return [
    ...Object.entries(player.bonuses).map(([tile, count]) => ({ text: say("web.gwt_nz.counted", { what: capital(named("supply", tile)), count }) })),
    ...player.hazards.map((tile) => ({ text: capital(named("supply", tile)) })),
    ...player.masters.map((master) => ({ text: capital(named("master", master)) })),
    ...judgedOf(view, player.seat).map((objective) => ({ text: objectiveText(objective) })),
  ];
}

/** The visible part of the hand, and the piles. */
function cards(player: PlayerView, own: string): Line[] {
  const hand = Object.entries(player.hand).map(([card, count]) => ({
    text: `${say("web.table.hand")}: ${say("web.gwt_nz.counted", { what: named("card", card), count })}`,
    at: `${own}/hand/${card}`,
  }));
  const discarded = Object.entries(player.discards).map(([card, count]) => say("web.gwt_nz.counted", { what: named("card", card), count }));
  const piles = say("web.gwt_nz.piles", { deck: player.deck, discards: sum(Object.values(player.discards)) });
  const deck = { text: `${say("web.gwt_nz.hand_cards", { cards: player.cards })}, ${piles}`, at: `${own}/deck` };
  const lines = [...hand, deck];
  return discarded.length === 0 ? lines : [...lines, { text: say("web.gwt_nz.discards", { cards: discarded.join(", ") }) }];
}

/** Sarah in words: her rows, her cards and her points. */
export function sarahPassage(view: NzView, names: readonly string[]): Passage {
  const sarah = view.sarah!;
  const player = view.players[SARAH]!;
  return {
    title: names[SARAH] ?? "",
    lines: [
      { text: say("web.gwt_nz.points_so_far", { points: sum(player.points) }) },
      { text: player.place === null ? say("web.gwt_nz.not_begun") : say("web.gwt_nz.rancher_at", { space: named("space", player.place) }) },
      { text: say("web.gwt_nz.ship_at", { water: named("water", player.ship) }) },
      { text: say("web.gwt_nz.path_at", { space: player.path ?? 0 }) },
      ...WORKERS.map((worker) => ({ text: say("web.gwt_nz.workers", { worker: capital(named("worker", worker)), count: player.workers[worker], most: FIGURES.limits.workers_a_row }) })),
      { text: say("web.gwt_nz.sarah.row", { row: capital(named("worker", sarah.row)) }) },
      { text: say("web.gwt_nz.sarah.piles", { deck: sarah.deck, played: sarah.played.length, pile: sarah.pile }) },
      ...(sarah.card === null ? [] : [{ text: say("web.gwt_nz.sarah.card", { card: named("sarah_card", sarah.card) }) }]),
      ...(sarah.post === null ? [] : [{ text: say("web.gwt_nz.sarah.last_post", { post: named("city", sarah.post) }) }]),
    ],
  };
}
