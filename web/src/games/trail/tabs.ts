/** Which places a tab of a phone holds. */

/** Whether a place begins with one of some names. */
export const among =
  (...beginnings: string[]) =>
  (at: string): boolean =>
    beginnings.includes(at.split("/")[0]!);
