/** Plants and stones, each in a few strokes. */

import { type Draw, fix } from "$/ui/engraving/scatter";

export const tree: Draw = ({ x, y }, next) => {
  const size = 3.4 + next() * 1.8;
  return `M${fix(x)} ${fix(y)}v${fix(-size * 0.6)}M${fix(x - size * 0.62)} ${fix(y - size * 0.5)}q${fix(size * 0.1)} ${fix(-size * 1.25)} ${fix(size * 0.62)} ${fix(-size * 1.4)}q${fix(size * 0.55)} ${fix(size * 0.2)} ${fix(size * 0.62)} ${fix(size * 1.4)}z`;
};

export const pine: Draw = ({ x, y }, next) => {
  const size = 4.5 + next() * 2;
  return `M${fix(x)} ${fix(y)}v-1.6m${fix(-size * 0.42)} 0l${fix(size * 0.42)} ${fix(-size * 1.25)}l${fix(size * 0.42)} ${fix(size * 1.25)}z`;
};

export const tuft: Draw = ({ x, y }, next) => {
  const high = 2.4 + next() * 1.6;
  return `M${fix(x - 2)} ${fix(y)}l-1.2 ${fix(-high * 0.7)}M${fix(x)} ${fix(y)}v${fix(-high)}M${fix(x + 2)} ${fix(y)}l1.2 ${fix(-high * 0.7)}`;
};

export const grain: Draw = ({ x, y }) => `M${fix(x)} ${fix(y)}h.01`;

export const dune: Draw = ({ x, y }) => `M${fix(x - 5)} ${fix(y)}q5 -5 10 0`;
