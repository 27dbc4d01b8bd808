/** Open the page of a table, without loading everything anew. */

import { navigate } from "$/router";
import type { TableLink } from "$/table/live/link";

export async function visit({ table, key = "" }: Pick<TableLink, "table"> & Partial<TableLink>): Promise<void> {
  await navigate("/t/:id", { params: { id: table }, search: key === "" ? undefined : { key } });
}
