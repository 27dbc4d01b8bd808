/** The lines of the score pad, from top to bottom; the server sends them by name. */
export const PAD: readonly string[] = ["money", "buildings", "cities", "stations", "hazards", "cattle", "objectives", "masters", "workers", "steps", "marker"];
