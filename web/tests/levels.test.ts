/** The levels of the page: a folder knows the folders below it, never one above or beside it. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");

/** From the bottom to the top. The files of `src` itself (`router.ts`, `App.svelte`, `main.ts`) know everything. */
const LEVELS: readonly (readonly string[])[] = [
  ["protocol", "rest", "generated", "device"],
  ["words"],
  ["net", "style"],
  ["ui"], // buttons, dialogs, signs, pictures: nothing of a game or table
  ["contract"], // what a game gives the page
  ["board"], // places, light, camera, travelling pieces: what every game's drawing is made of
  ["games"], // a folder each
  ["shell"], // what surrounds every page
  ["table", "lists"], // a live table and its parts; lists of tables
  ["end", "text", "waiting", "new", "rules", "lobby"],
  ["replay"],
  ["play"], // the page of a table
  ["learn", "home"],
  ["gallery"],
];

/** Every page may lead to another, and the router loads them only then. */
const NAVIGATION = "router";

const levelOf = (folder: string): number => LEVELS.findIndex((level) => level.includes(folder));

/** A file's imports of ours, as [folder, path]. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), "utf-8");
  return [...text.matchAll(/(?:from|import|import\() ?"\$\/([^"]+)"/g)].map((found) => found[1]!);
}

const top = (path: string): string => path.split("/")[0]!.replace(/\..*$/, "");

const files = (readdirSync(SRC, { recursive: true }) as string[])
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\/.*\.(ts|svelte)$/.test(path) && !path.startsWith("generated/"));

describe("the levels", () => {
  it("have a place for every folder", () => {
    expect([...new Set(files.map(top))].filter((folder) => levelOf(folder) < 0)).toEqual([]);
  });

  it("look down only", () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((path) => top(path) !== top(file) && path !== NAVIGATION && levelOf(top(path)) >= levelOf(top(file)))
        .map((path) => `${file} → ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  it("let no file reach into another folder by a relative path", () => {
    const texts = files.map((file) => [file, readFileSync(join(SRC, file), "utf-8")] as const);
    expect(texts.filter(([, text]) => /(from|import\() ?"\.\.?\//.test(text)).map(([file]) => file)).toEqual([]);
  });

  it("keep the games apart: one knows another only through the family they share", () => {
    const gameOf = (path: string): string => path.split("/")[1]!;
    const inGames = files.filter((file) => /^games\/\w+\//.test(file));
    const wrong = inGames.flatMap((file) =>
      importsOf(file)
        .filter((path) => /^games\/\w+\//.test(path) && gameOf(path) !== gameOf(file) && gameOf(path) !== "trail")
        .map((path) => `${file} → ${path}`),
    );
    expect(inGames.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});
