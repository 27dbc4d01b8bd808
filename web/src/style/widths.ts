/** The widths of the page at which its layout changes, in pixels. Styles name them: `@media (--narrow)` and up to there.
 *
 * narrow: an upright phone. small: no room for two columns. compact: no room for a board with the table beside it.
 */

import widths from "$/style/widths.json";

/** The query for a page of at most this width. */
export const upTo = (name: keyof typeof widths): string => `max-width: ${widths[name]}px`;
