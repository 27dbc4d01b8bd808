/** A player in words. */

import type { Passage } from "$/contract/game";
import { workersOf } from "$/games/gwt_nz/figures";
import { stepTileText } from "$/games/gwt_nz/names";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { type NzView, type PlayerView, SARAH } from "$/games/gwt_nz/view";
import { capital, money, named } from "$/games/trail/names";
import { objectiveText } from "$/games/trail/told/objective";
import type { Line } from "$/games/trail/told/passages";
import { auxiliaryLines, cardLines, discLines, limitLines, ownOf, standingLines, unbuiltLines, workerLines, workersText } from "$/games/trail/told/player";
import { labelled, say } from "$/words/words.svelte";

export function playerPassage(trail: NzTrail, view: NzView, player: PlayerView, names: readonly string[]): Passage {
  const own = ownOf(player);
  return {
    title: names[player.seat] ?? "",
    lines: [
      { text: money(trail, player.money) },
      ...standingLines(trail, player),
      ...seaLines(trail, player),
      ...limitLines(trail, player),
      { text: labelled(say("web.gwt_nz.permanent"), player.permanent_certificates) },
      { text: labelled(say("web.gwt_nz.permanent_wool"), player.permanent_wool) },
      { text: labelled(say("web.gwt_nz.gold"), `${player.gold}/${trail.figures.limits.gold}`) },
      { text: say("web.gwt_nz.tokens", { tokens: player.tokens }), at: `${own}/tokens` },
      { text: stepTileText(player), at: `${own}/step_tile` },
      { text: say(player.no_fees ? "web.gwt_nz.no_fees" : "web.gwt_nz.fees"), at: `${own}/no_fees` },
      ...workerLines(trail, player),
      ...auxiliaryLines(trail, player),
      ...discLines(trail, player),
      ...Object.entries(player.stores_left).map(([pair, left]) => ({ text: say("web.gwt_nz.pair", { pair, left }), at: `${own}/stores/${pair}` })),
      ...unbuiltLines(trail, view, player),
      ...kept(trail, player),
      ...cardLines(trail, player, `${own}/deck`),
    ],
  };
}

/** Where the ship and the pathfinder disc are. */
function seaLines(trail: NzTrail, player: PlayerView): Line[] {
  return [{ text: say("web.gwt_nz.ship_at", { water: named(trail, "water", player.ship) }) }, { text: say("web.gwt_nz.path_at", { space: player.path ?? 0 }) }];
}

function kept(trail: NzTrail, player: PlayerView): Line[] {
  return [
    ...Object.entries(player.bonuses).map(([tile, count]) => ({ text: say("web.gwt_nz.counted", { what: capital(named(trail, "supply", tile)), count }) })),
    ...player.hazards.map((tile) => ({ text: capital(named(trail, "supply", tile)) })),
    ...player.masters.map((master) => ({ text: capital(named(trail, "master", master)) })),
    ...player.judged.map((objective) => ({ text: objectiveText(trail, objective) })),
  ];
}

/** Sarah in words: her rows, her cards and her points. */
export function sarahPassage(trail: NzTrail, view: NzView, names: readonly string[]): Passage {
  const sarah = view.sarah!;
  const player = view.players[SARAH]!;
  return {
    title: names[SARAH] ?? "",
    lines: [
      ...standingLines(trail, player),
      ...seaLines(trail, player),
      ...workersOf(trail).map((worker) => ({ text: workersText(trail, player, worker) })),
      { text: say("web.gwt_nz.sarah.row", { row: capital(named(trail, "worker", sarah.row)) }) },
      { text: say("web.gwt_nz.sarah.piles", { deck: sarah.deck, played: sarah.played.length, pile: sarah.pile }) },
      ...(sarah.card === null ? [] : [{ text: say("web.gwt_nz.sarah.card", { card: named(trail, "sarah_card", sarah.card) }) }]),
      ...(sarah.post === null ? [] : [{ text: say("web.gwt_nz.sarah.last_post", { post: named(trail, "city", sarah.post) }) }]),
    ],
  };
}
