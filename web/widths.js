import widths from "./src/style/widths.json" with { type: "json" };

/** @type {Record<string, number>} */
const known = widths;

/**
 * Replace the named widths in the media queries of a style sheet: `@media (--narrow)`. See src/style/widths.ts.
 *
 * @param {string} css
 */
export const withWidths = (css) => css.replaceAll(/@media[^{]+/g, (query) => query.replaceAll(/\(--(\w+)\)/g, (_, name) => `(max-width: ${widthOf(name)}px)`));

/** @param {string} name */
function widthOf(name) {
  if (!(name in known)) throw new Error(`there is no width ${name}: they are ${Object.keys(known).join(", ")}`);
  return known[name];
}
