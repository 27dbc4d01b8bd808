/** What the map shows when it is too small for plates: larger names, the letters of the routes, flags. */

import { flagSpots, overlap, type Box } from "$/games/last_spike/board/map/flags";
import { NAMES, type SpikeMap } from "$/games/last_spike/layout";
import { cityName, routeOf, type Spot } from "$/games/last_spike/view";

export const NAME = 12.5; // pixels
const LETTER = 20; // pixels, the plate of a route's letter
const FLAG = { width: 56, height: 58 }; // pixels, with the gold around it
const WIDE = 0.62; // of a letter's height: its greatest average width

export interface Far {
  flags: Map<string, Box>;
  letters: { route: string; spot: Spot }[];
}

/** `unit` is the number of units per pixel; `lit` the tiles that may be laid; `spiked` the route of the last spike. */
export function farOf(map: SpikeMap, unit: number, lit: string[], spiked: string | null = null): Far {
  const size = { width: FLAG.width * unit, height: FLAG.height * unit };
  const flags = flagSpots(
    lit.map((tile) => map.spaces[tile]!),
    size,
    Object.keys(map.cities).map((city) => nameBox(map, city, unit)),
  );
  const letters = [...new Set(Object.keys(map.spaces).map(routeOf))].map((route) => ({ route, spot: letterSpot(map, route) }));
  const boxOf = (spot: Spot): Box => ({ ...spot, width: LETTER * unit, height: LETTER * unit });
  return {
    flags: new Map(lit.map((tile, i) => [tile, flags[i]!])),
    letters: letters.filter(({ route, spot }) => route !== spiked && !flags.some((flag) => overlap(flag, boxOf(spot)))),
  };
}

function nameBox({ cities }: SpikeMap, city: string, unit: number): Box {
  const { far, anchor } = NAMES[city]!;
  const height = NAME * 1.3 * unit;
  const width = cityName(city).length * NAME * WIDE * unit;
  const shift = anchor === "middle" ? 0 : anchor === "start" ? width / 2 : -width / 2;
  return { x: cities[city]!.x + far.x + shift, y: cities[city]!.y + far.y - height * 0.3, width, height };
}

/** Beside the middle of a route, towards the middle of the map. */
function letterSpot({ cities, spaces, lines }: SpikeMap, route: string): Spot {
  const spots = Object.keys(spaces)
    .filter((tile) => routeOf(tile) === route)
    .map((tile) => spaces[tile]!);
  const middle = { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
  const centre = { x: mean(Object.values(cities).map(({ x }) => x)), y: mean(Object.values(cities).map(({ y }) => y)) };
  const { plate } = lines[`${route}1`]!;
  const side = plate.x * (middle.x - centre.x) + plate.y * (middle.y - centre.y) > 0 ? -1.25 : 1.25;
  return { x: middle.x + side * plate.x, y: middle.y + side * plate.y };
}

const mean = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
