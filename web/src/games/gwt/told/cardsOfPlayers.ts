/** Cards of things on a player board or in a hand. */

import type { Card } from "$/contract/game";
import { actionsOf, FIGURES, type Worker } from "$/games/gwt/figures";
import { capital, money, named, number, pointsText } from "$/games/gwt/names";
import { cattleFigures, objectiveCard } from "$/games/gwt/told/cardsOfCards";
import { buildingFigures } from "$/games/gwt/told/cardsOfTrail";
import type { GwtView, PlayerView } from "$/games/gwt/view";
import { say } from "$/words/words.svelte";

const STRENGTHS = ["web.gwt.locked", "web.gwt.single", "web.gwt.double"] as const;

export function ownCard(view: GwtView, seat: number, [kind = "", id = ""]: string[]): Card | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  if (kind === "hand") return id in FIGURES.cattle ? cattleFigures(id) : id in FIGURES.objective ? objectiveCard(id) : null;
  if (kind === "board") return id in FIGURES.disc ? discCard(player, id) : null;
  if (kind === "auxiliary") return auxiliaryCard(player, Number(id));
  if (kind === "workers") return id in FIGURES.worker ? workersCard(player, id as Worker) : null;
  return kind === "unbuilt" ? unbuiltCard(view, Number(id)) : null;
}

function discCard(player: PlayerView, disc: string): Card {
  const { corners, cost, auxiliary } = FIGURES.disc[disc]!;
  const lines = [
    say(player.board[disc] ? "web.gwt.disc_there" : "web.gwt.disc_cleared"),
    say(corners === "white" ? "web.gwt.card.white_disc" : "web.gwt.card.black_disc"),
  ];
  if (auxiliary !== undefined) lines.push(named("action", `auxiliary.${auxiliary}`));
  const figures: [string, string][] = cost === undefined ? [] : [[say("web.gwt.figure.cost"), money(cost)]];
  return { title: capital(named("disc", disc)), lines, figures, section: "delivery" };
}

function auxiliaryCard(player: PlayerView, index: number): Card | null {
  const strength = player.auxiliary[index];
  if (strength === undefined) return null;
  const lines = [named("action", `auxiliary.${index + 1}`), named("action", `auxiliary.${index + 1}_double`), say(STRENGTHS[strength]!)];
  return { title: say("gwt.auxiliary"), lines, section: "auxiliary" };
}

function workersCard(player: PlayerView, worker: Worker): Card {
  const spaces = Object.keys(FIGURES.worker[worker]).filter((space) => Number(space) > player.workers[worker]);
  const lines = spaces.map((space) => say("web.gwt.card.on_space", { space, action: named("action", `${worker}.${space}`) }));
  const { late_from: from, late_worker: points } = FIGURES.points;
  lines.push(say("web.gwt.card.late", { space: number(from), points: pointsText(points) }));
  return { title: say("web.gwt.counted", { what: capital(named("worker", worker)), count: player.workers[worker] }), lines, section: "hire" };
}

function unbuiltCard(view: GwtView, building: number): Card | null {
  const face = view.faces[building - 1];
  if (face === undefined) return null;
  const lines = actionsOf(face).map((_, i) => named("action", `${face}.${i + 1}`));
  const hands = (FIGURES.face[face]!.hands ?? []).map((hand) => say(hand === "green" ? "web.gwt.legend.green_hand" : "web.gwt.legend.black_hand"));
  return { title: capital(named("face", face)), lines: [...lines, ...hands], figures: buildingFigures(face), section: "build" };
}
