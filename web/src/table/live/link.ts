/** Addresses of tables: the ones shared with friends, and the ones they paste. */

import { linkTo } from "$/net/base";

/** The id of a table, and the signature that opens it. */
export interface TableLink {
  table: string;
  key: string;
}

const TABLE_ID = /^[a-z2-7]{12}$/;
const PATH = /\/t\/([^/]+)\/?$/;

/** The path of a table on this page; with its key it opens the table for anyone who has the link. */
export function pathOf({ table, key }: TableLink): string {
  return key === "" ? `/t/${table}` : `/t/${table}?key=${encodeURIComponent(key)}`;
}

/** The whole address, as sent to friends. */
export const addressOf = (link: TableLink, origin = location.origin): string => origin + linkTo(pathOf(link));

/** The table that a pasted address or code means; null if none. Text around an address is ignored. */
export function readLink(pasted: string): TableLink | null {
  for (const word of pasted.trim().split(/\s+/)) {
    const found = readAddress(word) ?? readCode(word);
    if (found !== null) return found;
  }
  return null;
}

/** The key in the address of the open page. */
export const keyInAddress = (search = location.search): string => new URLSearchParams(search).get("key") ?? "";

function readAddress(word: string): TableLink | null {
  if (!word.includes("/t/")) return null;
  try {
    const address = new URL(word.includes("://") ? word : `https://${word.replace(/^\/+/, "host/")}`);
    const table = PATH.exec(address.pathname)?.[1] ?? "";
    return TABLE_ID.test(table) ? { table, key: keyInAddress(address.search) } : null;
  } catch {
    return null;
  }
}

function readCode(word: string): TableLink | null {
  const table = word.toLowerCase();
  return TABLE_ID.test(table) ? { table, key: "" } : null;
}
