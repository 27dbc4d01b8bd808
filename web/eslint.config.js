import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** What neither svelte-check nor prettier sees. */
export default ts.config(
  { ignores: ["src/generated", "tests/generated", "src/protocol.ts", "src/rest.ts", "src/**/schema.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
  {
    rules: {
      "no-undef": "off", // TypeScript knows better
      "svelte/prefer-svelte-reactivity": "off", // many collections are meant to be seen by nobody, or are replaced whole
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
);
