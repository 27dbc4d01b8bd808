/** The lines of the score pad, from top to bottom. */
export const PAD: readonly string[] = ["cash", "land_price"];
