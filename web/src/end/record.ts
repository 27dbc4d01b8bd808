/** Save the record of a finished game as a file. */

import { get } from "$/net/api";

export async function saveRecord(table: string, asked: string): Promise<void> {
  const text = await get<string>(`/tables/${table}/record${asked}`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${table}.game`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
