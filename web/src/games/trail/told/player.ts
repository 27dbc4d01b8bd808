/** What all trail games tell of a player in words. */

import { capital, named, strengthText } from "$/games/trail/names";
import type { Line } from "$/games/trail/told/passages";
import type { Trail } from "$/games/trail/trail";
import { sum, type TrailPlayer, type TrailView } from "$/games/trail/view";
import { labelled, say } from "$/words/words.svelte";

/** The address of a player's things. */
export const ownOf = (player: TrailPlayer): string => `players/${player.seat}`;

/** How many points a player has so far, and where the rancher is. */
export function standingLines(trail: Trail, player: TrailPlayer): Line[] {
  return [
    { text: say(`web.${trail.id}.points_so_far`, { points: player.total }) },
    { text: player.place === null ? say(`web.${trail.id}.not_begun`) : say(`web.${trail.id}.rancher_at`, { space: named(trail, "space", player.place) }) },
  ];
}

export function limitLines(trail: Trail, player: TrailPlayer): Line[] {
  return [
    { text: labelled(say(`web.${trail.id}.steps`), player.steps) },
    { text: labelled(say(`web.${trail.id}.hand_limit`), player.hand_limit) },
    { text: labelled(say(`web.${trail.id}.certificates`), `${player.certificates}/${player.certificate_limit}`) },
  ];
}

/** The rows of workers in words, as their places say it too. */
export const workersText = (trail: Trail, player: TrailPlayer, worker: string): string =>
  say(`web.${trail.id}.workers`, {
    worker: capital(named(trail, "worker", worker)),
    count: player.workers[worker] ?? 0,
    most: trail.figures.limits.workers_a_row,
  });

export function workerLines(trail: Trail, player: TrailPlayer): Line[] {
  return Object.keys(trail.workers).map((worker) => ({ text: workersText(trail, player, worker), at: `${ownOf(player)}/workers/${worker}` }));
}

/** An auxiliary action by its number, from 1, and whether it can be used. */
export const auxiliaryText = (trail: Trail, number: number | string, strength: number): string =>
  labelled(named(trail, "action", `auxiliary.${number}`), strengthText(trail, strength));

export function auxiliaryLines(trail: Trail, player: TrailPlayer): Line[] {
  return player.auxiliary.map((strength, i) => ({
    text: auxiliaryText(trail, i + 1, strength),
    at: `${ownOf(player)}/auxiliary/${i}`,
  }));
}

export function discLines(trail: Trail, player: TrailPlayer): Line[] {
  return Object.entries(player.board).map(([disc, isThere]) => ({
    text: labelled(capital(named(trail, "disc", disc)), say(isThere ? `web.${trail.id}.disc_there` : `web.${trail.id}.disc_cleared`)),
    at: `${ownOf(player)}/board/${disc}`,
  }));
}

export function unbuiltLines(trail: Trail, view: TrailView, player: TrailPlayer): Line[] {
  return player.unbuilt.map((number) => {
    const face = view.faces[number - 1]!;
    const { craftsmen = 0, points = 0 } = trail.figures.face[face]!;
    return { text: say(`web.${trail.id}.unbuilt`, { face: capital(named(trail, "face", face)), craftsmen, points }), at: `${ownOf(player)}/unbuilt/${number}` };
  });
}

/** The visible part of the hand, and the piles; a game may make the draw pile a place. */
export function cardLines(trail: Trail, player: TrailPlayer, deckAt?: string): Line[] {
  const counted = ([card, count]: [string, number]): string => say(`web.${trail.id}.counted`, { what: named(trail, "card", card), count });
  const hand = Object.entries(player.hand).map(([card, count]) => ({
    text: labelled(say("web.table.hand"), counted([card, count])),
    at: `${ownOf(player)}/hand/${card}`,
  }));
  const piles = say(`web.${trail.id}.piles`, { deck: player.deck, discards: sum(Object.values(player.discards)) });
  const text = `${say(`web.${trail.id}.hand_cards`, { cards: player.cards })}, ${piles}`;
  const lines: Line[] = [...hand, deckAt === undefined ? { text } : { text, at: deckAt }];
  const discards = Object.entries(player.discards).map(counted).join(", ");
  return discards === "" ? lines : [...lines, { text: say(`web.${trail.id}.discards`, { cards: discards }) }];
}
