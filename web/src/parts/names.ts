/** What those are called who sit at a table. */

import { botName } from "$/parts/bots";
import type { SeatState } from "$/protocol";

/** By seat; "" where nobody sits. Where two are called the same, the numbers of their seats tell them apart. */
export function namesOf(seats: readonly SeatState[]): string[] {
  const names = seats.map(nameOf);
  const isShared = (name: string): boolean => name !== "" && names.filter((other) => other === name).length > 1;
  return names.map((name, seat) => (isShared(name) ? `${name} ${seat + 1}` : name));
}

function nameOf(seat: SeatState): string {
  if (seat.kind === "bot") return botName(seat.bot);
  return seat.kind === "guest" ? seat.name : "";
}
