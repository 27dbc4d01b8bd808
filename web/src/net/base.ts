/** Where the page lies: a server has it at the root of its address, a folder of files may lie anywhere. */

import { isSite } from "$/net/transport";

/** The path before every address of the page, without a slash at its end. All scripts lie in one folder below it. */
export const BASE = isSite ? new URL(/* @vite-ignore */ "..", import.meta.url).pathname.replace(/\/$/, "") : "";

/** An address of the page as the browser knows it. */
export const linkTo = (path: string): string => (path.startsWith("/") ? BASE + path : path);
