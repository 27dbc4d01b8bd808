/** The seats' colours and signs. The sign is on everything of a seat, so that colour is never the only cue. */

export interface SeatLook {
  name: "blue" | "vermilion" | "green" | "plum" | "sky" | "white";
  colour: string;
  /** The text colour on that colour. */
  ink: string;
  sign: string;
}

export const SEAT_LOOKS: readonly SeatLook[] = [
  { name: "blue", colour: "#0072B2", ink: "#FFFFFF", sign: "●" },
  { name: "vermilion", colour: "#C23B00", ink: "#FFFFFF", sign: "▲" },
  { name: "green", colour: "#00A878", ink: "#1A1412", sign: "■" },
  { name: "plum", colour: "#4B2A6B", ink: "#FFFFFF", sign: "◆" },
  { name: "sky", colour: "#8CCBEF", ink: "#2B2320", sign: "★" },
  { name: "white", colour: "#FFFFFF", ink: "#2B2320", sign: "⬟" },
];

export const lookOf = (seat: number): SeatLook => SEAT_LOOKS[seat % SEAT_LOOKS.length]!;
