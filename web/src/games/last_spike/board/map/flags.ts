/** Flags for tiles that may be laid, on a sheet too small for fingers: large enough, without overlapping each other or names. */

import { LEFT, SHEET } from "$/games/last_spike/layout";
import type { Spot } from "$/games/last_spike/view";

/** A box by its centre. */
export interface Box extends Spot {
  width: number;
  height: number;
}

const RINGS = 12;
const WAYS = 24;

/** The cost of overlapping something, in units of distance. */
const ON_FLAG = 5000;
const ON_NAME = 400;

/** The position of a flag of this size for each space: as near to it as there is room. */
export function flagSpots(spaces: Spot[], size: { width: number; height: number }, names: Box[]): Box[] {
  const placed: Box[] = [];
  for (const space of spaces) {
    const price = (box: Box): number =>
      Math.hypot(box.x - space.x, box.y - space.y) +
      ON_FLAG * (placed.filter((other) => overlap(box, other)).length + (isOnSheet(box) ? 0 : 1)) +
      ON_NAME * names.filter((name) => overlap(box, name)).length;
    placed.push(around(space, size).reduce((best, box) => (price(box) < price(best) ? box : best)));
  }
  return placed;
}

/** Boxes around a spot, none covering it. */
function around(spot: Spot, { width, height }: { width: number; height: number }): Box[] {
  const boxes: Box[] = [];
  for (let ring = 0; ring < RINGS; ring++) {
    for (let way = 0; way < WAYS; way++) {
      const angle = (way * 2 * Math.PI) / WAYS;
      const far = 0.62 + ring * 0.16;
      boxes.push({ x: spot.x + Math.cos(angle) * width * far, y: spot.y + Math.sin(angle) * height * far, width, height });
    }
  }
  return boxes;
}

export const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < (one.height + other.height) / 2;

function isOnSheet({ x, y, width, height }: Box): boolean {
  const left = x - width / 2 + LEFT;
  const top = y - height / 2;
  return left > 0 && top > 0 && left + width < SHEET.width && top + height < SHEET.height;
}
