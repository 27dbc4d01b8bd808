/** The sounds of a table by name; what makes them is loaded with the first. */

/** Your turn, and what happens at the table. The first of them is the one to be heard where there are several. */
export const SOUNDS = ["end", "turn", "whistle", "build", "card", "coin"] as const;
export type Sound = (typeof SOUNDS)[number];

const APART = 0.12; // seconds

/** Play some sounds, one after the other. A browser may lack sound: the table goes on without. */
export async function sound(...names: Sound[]): Promise<void> {
  try {
    const { play } = await import("$/ui/sounds");
    names.forEach((name, i) => play(name, i * APART));
  } catch (trouble) {
    console.info("railherd: no sound", trouble);
  }
}
