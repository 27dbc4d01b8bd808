/** Cards of things on a player board or in a hand. */

import type { Card } from "$/contract/game";
import { stepTileText } from "$/games/gwt_nz/names";
import { anyCard } from "$/games/gwt_nz/told/cardsOfCards";
import { sourceLines } from "$/games/gwt_nz/told/provenance";
import type { NzTrail } from "$/games/gwt_nz/trail";
import type { NzView, PlayerView } from "$/games/gwt_nz/view";
import { capital, named, pointsText } from "$/games/trail/names";
import { ownCard as sharedCard } from "$/games/trail/told/cardsOfPlayers";
import { say } from "$/words/words.svelte";

/** What only a player of New Zealand has. */
const TELLERS: Record<string, (trail: NzTrail, player: PlayerView, id: string) => Card | null> = {
  hand: (trail, _, id) => anyCard(trail, id),
  discards: (trail, _, id) => anyCard(trail, id),
  stores: (trail, player, id) => (id in trail.figures.pair ? pairCard(trail, player, id) : null),
  tokens: (trail, { tokens }) => ({
    title: say("web.gwt_nz.tokens", { tokens }),
    lines: [
      say("web.gwt_nz.card.tokens", { cards: trail.figures.exchange.cards }),
      say("web.gwt_nz.card.tokens_remove", { card: named(trail, "card", trail.figures.exchange.removes) }),
    ],
    section: "exchange",
  }),
  deck: (_, { deck }) => ({ title: say("web.gwt_nz.deck", { deck }), lines: [], section: "phase_c" }),
  step_tile: (_, player) => ({ title: stepTileText(player), lines: [], section: "pathfinder" }),
  no_fees: (_, { no_fees: free }) => ({ title: say(free ? "web.gwt_nz.no_fees" : "web.gwt_nz.fees"), lines: [], section: "pathfinder" }),
};

export function ownCard(trail: NzTrail, view: NzView, seat: number, place: string[]): Card | null {
  const [kind = "", id = ""] = place;
  const player = view.players[seat];
  const own = TELLERS[kind];
  return player === undefined || own === undefined ? sharedCard(trail, view, seat, place) : own(trail, player, id);
}

function pairCard(trail: NzTrail, player: PlayerView, pair: string): Card {
  const { action, permanent, points } = trail.figures.pair[pair]!;
  const lines = [
    action === undefined ? null : capital(named(trail, "action", `pair.${pair}`)),
    permanent === undefined ? null : say("web.gwt_nz.permanent"),
    points === undefined ? null : pointsText(trail, points),
    ...sourceLines([trail.figures.pair[pair]!, `pair.${pair}`]),
  ];
  return { title: say("web.gwt_nz.pair", { pair, left: player.stores_left[pair] ?? 0 }), lines: lines.filter((line) => line !== null), section: "harbours" };
}
