/** Everything that this browser keeps, as one file; and the browser's word on how long it keeps it. */

import { get, post } from "$/net/api";
import { saveFile } from "$/ui/save";

export const saveEverything = async (): Promise<void> => saveFile(await get<string>("/kept"), `railherd-${new Date().toISOString().slice(0, 10)}.json`);

export const bringBack = async (file: File): Promise<{ tables: number; open: number }> => post("/kept", { file: await file.text() });

/** Whether the browser has promised to keep it until a person clears it. */
export const isPromised = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) ?? false;
