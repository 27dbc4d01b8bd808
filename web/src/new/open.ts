/** From a choice to a table: create the guest if needed, create the table, and open its page. */

import { catalogue } from "$/games/catalogue.svelte";
import { post } from "$/net/api";
import { me } from "$/net/me.svelte";
import { fitted, isForBots, planOf, remember, type Choice } from "$/new/choice";
import type { TableSummary } from "$/rest";
import { visit } from "$/table/live/visit";

/** Create the table of a choice, store the choice, and open the page. Throws a `Trouble` if that is not possible. */
export async function openTable(choice: Choice): Promise<void> {
  const wanted = fitted(choice, await catalogue());
  await me.meet();
  const { table } = await post<TableSummary>("/tables", planOf(wanted));
  if (isForBots(wanted)) await post(`/tables/${table}/start`);
  remember(wanted);
  await visit({ table });
}
