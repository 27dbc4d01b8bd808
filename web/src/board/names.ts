/** The names of the players at a table. */

import { automaName, botName } from "$/board/bots";
import type { SeatState } from "$/protocol";

/** By seat; "" for an empty one. Equal names are followed by the seat's number. */
export function namesOf(seats: readonly SeatState[]): string[] {
  const names = seats.map(nameOf);
  const isShared = (name: string): boolean => name !== "" && names.filter((other) => other === name).length > 1;
  return names.map((name, seat) => (isShared(name) ? `${name} ${seat + 1}` : name));
}

function nameOf(seat: SeatState): string {
  if (seat.kind === "bot") return botName(seat.bot);
  if (seat.kind === "automa") return automaName(seat.name);
  return seat.kind === "guest" ? seat.name : "";
}
