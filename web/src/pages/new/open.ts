/** From a choice to a table: whoever wants to play becomes a guest, the table is made, and the page goes there. */

import { catalogue } from "$/net/catalogue.svelte";
import { me } from "$/net/me.svelte";
import { post } from "$/net/api";
import { fitted, isForBots, planOf, remember, type Choice } from "$/pages/new/choice";
import type { Table } from "$/protocol";
import { navigate } from "$/router";

/** Make the table of a choice, remember the choice, and go there. Throws a `Trouble` where that is not possible. */
export async function openTable(choice: Choice): Promise<void> {
  const wanted = fitted(choice, await catalogue());
  await me.meet();
  const { table } = await post<Table>("/tables", planOf(wanted));
  if (isForBots(wanted)) await post(`/tables/${table}/start`);
  remember(wanted);
  await navigate("/t/:id", { params: { id: table } });
}
