/** Cards of the spaces of the trail. */

import type { Card } from "$/contract/game";
import { ownWays, waysOf } from "$/games/gwt/board/trail/ways";
import { actionsOf, FIGURES } from "$/games/gwt/figures";
import { capital, isPassed, money, named, number, pointsText } from "$/games/gwt/names";
import { ownerOf, type GwtView } from "$/games/gwt/view";
import type { Option } from "$/protocol";
import { say } from "$/words/words.svelte";

export function spaceCard(view: GwtView, space: string, options: readonly Option[]): Card {
  const { kind } = FIGURES.space[space]!;
  const { tile, face } = view.trail[space]!;
  const figures = feeFigures(view, space, options);
  if (kind === "kansas_city") return { title: named("space", space), lines: [say("web.gwt.card.kansas_city")], figures, section: "kansas_city" };
  if (face !== null) return { ...buildingCard(view, space, face), figures: [...buildingFigures(face), ...figures] };
  const title = capital(tile === null ? named("space", space) : named("supply", tile));
  if (kind === "hazard") return { title, lines: [], figures, section: "hazards" };
  if (kind === "tepee") return { title, lines: [tradeText(FIGURES.space[space]!.money ?? 0)], figures, section: "trade" };
  return { title, lines: featureLines(space), figures, section: kind === "building" ? "build" : "phase_a" };
}

function tradeText(amount: number): string {
  return amount < 0 ? say("web.gwt.card.trade_costs", { amount: -amount }) : say("web.gwt.card.trade_brings", { amount });
}

function buildingCard(view: GwtView, space: string, face: string): Card {
  const owner = ownerOf(view.trail[space]!.tile);
  const isTheirs = owner !== null && owner !== view.seat;
  const actions = actionsOf(face).map((_, i) => named("action", `${face}.${i + 1}`));
  const lines = [...(isTheirs ? [say("web.gwt.card.theirs")] : []), ...actions, ...featureLines(space)];
  return { title: capital(named("face", face)), lines, section: "phase_b" };
}

function featureLines(space: string): string[] {
  const { woods, risk } = FIGURES.space[space]!;
  return [...(woods ? [say("web.gwt.card.woods")] : []), ...(risk ? [say("web.gwt.card.risk", { action: named("action", `risk.${risk}`) })] : [])];
}

export function buildingFigures(face: string): [string, string][] {
  const { craftsmen, points } = FIGURES.face[face]!;
  if (craftsmen === undefined) return [];
  return [
    [say("web.gwt.figure.craftsmen"), number(craftsmen)],
    [say("web.gwt.figure.points"), pointsText(points ?? 0)],
  ];
}

/** The fees here, and those of the journey that is offered; if none is, of the next one to this place. */
function feeFigures(view: GwtView, space: string, options: readonly Option[]): [string, string][] {
  const { fee } = view.trail[space]!;
  const offered = options.flatMap((option) => waysOf(view, option));
  const ways = (offered.length > 0 ? offered : ownWays(view, space)).filter(({ steps }) => steps > 0);
  const found: [string, string][] = fee > 0 && isPassed(space) ? [[say("web.gwt.figure.fee"), money(fee)]] : [];
  if (ways.length === 0) return found;
  const fees = ways.map(({ fee }) => fee);
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  found.push([say("web.gwt.figure.steps"), number(Math.min(...ways.map(({ steps }) => steps)))]);
  found.push([say("web.gwt.figure.way"), least === most ? money(least) : `${money(least)} – ${money(most)}`]);
  return found;
}
