import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { withWidths } from "./widths.js";

const SERVER = "http://localhost:8000";

/** The page is built into the Python package, which serves it. `npm run dev` uses a running `railherd serve`. */
export default defineConfig({
  // A server has the page at its root, a folder of files may lie anywhere: only the page itself names files from the root.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  worker: { format: "es" },
  plugins: [svelte(), { name: "widths", enforce: "pre", transform: (code, id) => (id.endsWith(".css") ? withWidths(code) : null) }],
  resolve: {
    alias: { $: fileURLToPath(new URL("./src", import.meta.url)) },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: process.env.RAILHERD_PAGE ?? "../src/railherd/server/page",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    modulePreload: { polyfill: false },
    // few large files compress better than many small ones: what all boards are drawn with, and what the trail games share
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "board", test: /src\/(board\/(?!motion\/(Motion|glide|flights))|ui\/icons\/|ui\/engraving\/)/ },
            { name: "trail", test: /src\/games\/trail\/(?!learn|Final|Legend)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": SERVER, "/socket": { target: SERVER, ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
