/** The display of a trail game, from its own parts. */

import Final from "$/games/trail/Final.svelte";
import Glance from "$/games/trail/Glance.svelte";
import type { Trail, TrailPage } from "$/games/trail/trail";

type Shared = "trail" | "id" | "Glance" | "Final";

export const trailPage = (trail: Trail, own: Omit<TrailPage, Shared>): TrailPage => ({ trail, id: trail.id, Glance, Final, ...own });
