/** On a sheet too small for fingers, what may be laid stands on flags that are large enough, moved apart from each other. */

import { SHEET } from "$/games/last_spike/layout";
import type { Spot } from "$/games/last_spike/view";

const ROUNDS = 60;

/** Where each flag stands: near its space, clear of the others, on the sheet. */
export function flagSpots(spaces: Spot[], width: number, height: number): Spot[] {
  const spots = spaces.map(({ x, y }) => ({ x, y: y - height * 0.8 }));
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < spots.length; i++) {
      for (let j = 0; j < i; j++) part(spots[i]!, spots[j]!, width, height);
      keepOnSheet(spots[i]!, width, height);
    }
  }
  return spots;
}

/** Push two that overlap away from each other, the shorter way. */
function part(one: Spot, other: Spot, width: number, height: number): void {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  const [overX, overY] = [width - Math.abs(dx), height - Math.abs(dy)];
  if (overX <= 0 || overY <= 0) return;
  if (overX < overY) {
    const push = ((dx < 0 ? -1 : 1) * overX) / 2;
    one.x += push;
    other.x -= push;
  } else {
    const push = ((dy < 0 ? -1 : 1) * overY) / 2;
    one.y += push;
    other.y -= push;
  }
}

function keepOnSheet(spot: Spot, width: number, height: number): void {
  spot.x = Math.min(Math.max(spot.x, width / 2), SHEET.width - 28 - width / 2);
  spot.y = Math.min(Math.max(spot.y, height / 2 + 4), SHEET.height - 4 - height / 2);
}
