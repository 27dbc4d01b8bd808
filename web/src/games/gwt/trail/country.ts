/** The land that the trail runs through, and on a narrow screen the land above and below it. */

import { FIGURES } from "$/games/gwt/figures";
import { EDGES, foresightSpot, sizeOf, SMALL, spotOf } from "$/games/gwt/trail/geometry";
import { dune, grain, pine, tree, tuft } from "$/parts/engraving/growth";
import type { Land } from "$/parts/engraving/land";
import { along, chain, type Clear, type Draw, open, type Points, round, strewn } from "$/parts/engraving/scatter";

const ROAD = 8; // half of its width, and a little
const STEP = 6;

const tiles = [
  ...Object.keys(FIGURES.space).map((name) => ({ ...spotOf(name), ...sizeOf(name) })),
  ...[1, 2, 3, 4, 5, 6].map((number) => ({ ...foresightSpot(number), width: SMALL, height: SMALL })),
];
const road = EDGES.flatMap(({ line }) => along(line.map(({ x, y }): [number, number] => [x, y]), STEP));

/** Clear of the tiles and of the road. */
const isClear: Clear = ({ x, y }, by) =>
  tiles.every((tile) => Math.abs(tile.x - x) > tile.width / 2 + by || Math.abs(tile.y - y) > tile.height / 2 + by) &&
  road.every((spot) => Math.hypot(spot.x - x, spot.y - y) > ROAD + by);

const oval = (x: number, y: number, rx: number, ry: number): string =>
  round([[x - rx, y], [x - rx * 0.7, y - ry * 0.8], [x, y - ry], [x + rx * 0.75, y - ry * 0.7], [x + rx, y], [x + rx * 0.7, y + ry * 0.8], [x, y + ry], [x - rx * 0.75, y + ry * 0.7]]);

const grounds: Land["grounds"] = [
  { tint: "prairie", path: round([[-300, -500], [400, -560], [1000, -500], [1080, 240], [1000, 980], [300, 1040], [-260, 960], [-320, 240]]) },
  { tint: "sand", path: oval(540, 96, 130, 44) },
  { tint: "rock", path: oval(90, 424, 120, 50) },
  { tint: "rock", path: oval(240, 200, 150, 36) },
  { tint: "forest", path: oval(462, 300, 150, 36) },
  { tint: "forest", path: oval(190, 246, 80, 26) },
  { tint: "forest", path: oval(430, 420, 60, 30) },
  { tint: "water", path: oval(175, 96, 96, 30) },
];

const rivers: Land["rivers"] = [
  { width: 5, path: open([[-260, 210], [-60, 160], [60, 138], [130, 128], [236, 128], [300, 140], [380, 130], [470, 138], [560, 130], [640, 128], [760, 140], [1000, 90]]) },
  { width: 3.4, path: open([[-260, 290], [-40, 322], [90, 330], [190, 328], [300, 334], [420, 330], [540, 334], [640, 330], [760, 344], [1000, 400]]) },
  { width: 3, path: open([[-100, -420], [120, -340], [260, -220], [470, -150], [620, -190], [900, -120]]) },
  { width: 3.4, path: open([[-100, 700], [140, 640], [330, 690], [520, 620], [720, 660], [960, 600]]) },
];

const RANGES: [Points, number][] = [
  [[[90, 160], [190, 152], [290, 158], [400, 148]], 9],
  [[[286, 214], [330, 190], [400, 206]], 11],
  [[[84, 270], [108, 262], [120, 200]], 10],
  [[[70, 390], [96, 360], [80, 320]], 11],
  [[[620, 330], [660, 336]], 9],
  [[[-40, -60], [120, -110], [300, -90], [470, -130], [740, -80]], 22],
  [[[-60, -240], [200, -300], [420, -260], [720, -330]], 24],
  [[[-40, 560], [160, 590], [330, 550]], 20],
  [[[380, 800], [560, 760], [760, 820]], 22],
];

/** Of the one kind and the same number on every patch; patches are ovals: middle and half of the size. */
const patches = (ovals: [number, number, number, number][], count: number, by: number, seed: number, draw: Draw): string =>
  ovals.map((patch, i) => strewn(isClear, patch, count, by, seed + i, draw)).join("");

export const land: Land = {
  grounds,
  rivers,
  mountains: RANGES.flatMap(([ridge, size], i) => chain(isClear, ridge, size, 300 + i)),
  woods: [
    patches([[503, 34, 60, 40], [367, 100, 60, 36], [430, 168, 110, 40], [180, 366, 110, 40], [360, 428, 110, 36]], 70, 5, 320, pine),
    patches([[540, -60, 140, 50], [120, -200, 160, 60], [600, 560, 120, 70], [120, 760, 160, 90], [500, 520, 200, 40]], 60, 6, 330, tree),
  ].join(""),
  grass: patches([[170, 90, 170, 110], [520, 180, 170, 90], [180, 260, 180, 90], [520, 340, 170, 110], [350, -150, 380, 120], [350, 600, 380, 140]], 130, 5, 340, tuft),
  sands: patches([[540, 96, 140, 50], [640, 220, 50, 60]], 220, 4, 350, grain),
  dunes: patches([[540, 110, 130, 40], [350, -400, 300, 90]], 24, 7, 360, dune),
};
