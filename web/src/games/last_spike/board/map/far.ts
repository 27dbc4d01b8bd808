/** What the map shows when it is too small for plates: larger names, the letters of the routes, flags. */

import { flagSpots, overlap, type Box } from "$/games/last_spike/board/map/flags";
import { lineOf, NAMES } from "$/games/last_spike/layout";
import { CITIES, cityName, routeOf, SPACES, type Spot } from "$/games/last_spike/view";

export const NAME = 12.5; // pixels
const LETTER = 20; // pixels, the plate of a route's letter
const FLAG = { width: 56, height: 58 }; // pixels, with the gold around it
const WIDE = 0.62; // of a letter's height: its greatest average width

export interface Far {
  flags: Map<string, Box>;
  letters: { route: string; spot: Spot }[];
}

/** `unit` is the number of units per pixel; `lit` the tiles that may be laid; `spiked` the route of the last spike. */
export function farOf(unit: number, lit: string[], spiked: string | null = null): Far {
  const size = { width: FLAG.width * unit, height: FLAG.height * unit };
  const flags = flagSpots(lit.map((tile) => SPACES[tile]!), size, Object.keys(CITIES).map((city) => nameBox(city, unit)));
  const letters = [...new Set(Object.keys(SPACES).map(routeOf))].map((route) => ({ route, spot: letterSpot(route) }));
  const boxOf = (spot: Spot): Box => ({ ...spot, width: LETTER * unit, height: LETTER * unit });
  return {
    flags: new Map(lit.map((tile, i) => [tile, flags[i]!])),
    letters: letters.filter(({ route, spot }) => route !== spiked && !flags.some((flag) => overlap(flag, boxOf(spot)))),
  };
}

function nameBox(city: string, unit: number): Box {
  const { far, anchor } = NAMES[city]!;
  const height = NAME * 1.3 * unit;
  const width = cityName(city).length * NAME * WIDE * unit;
  const shift = anchor === "middle" ? 0 : anchor === "start" ? width / 2 : -width / 2;
  return { x: CITIES[city]!.x + far.x + shift, y: CITIES[city]!.y + far.y - height * 0.3, width, height };
}

/** Beside the middle of a route, towards the middle of the map. */
function letterSpot(route: string): Spot {
  const spots = Object.keys(SPACES).filter((tile) => routeOf(tile) === route).map((tile) => SPACES[tile]!);
  const middle = { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
  const centre = { x: mean(Object.values(CITIES).map(({ x }) => x)), y: mean(Object.values(CITIES).map(({ y }) => y)) };
  const { plate } = lineOf(`${route}1`);
  const side = plate.x * (middle.x - centre.x) + plate.y * (middle.y - centre.y) > 0 ? -1.25 : 1.25;
  return { x: middle.x + side * plate.x, y: middle.y + side * plate.y };
}

const mean = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
