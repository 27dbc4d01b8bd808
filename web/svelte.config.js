import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

import { withWidths } from "./widths.js";

export default {
  preprocess: [vitePreprocess(), { style: ({ content }) => ({ code: withWidths(content) }) }],
  compilerOptions: { runes: true },
};
