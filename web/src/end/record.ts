/** Save the record of a game as a file. */

import { get } from "$/net/api";
import { saveFile } from "$/ui/save";

export async function saveRecord(table: string, asked: string): Promise<void> {
  saveFile(await get<string>(`/tables/${table}/record${asked}`), `${table}.game`);
}
