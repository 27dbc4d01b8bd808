/** The land around the trail, and on a narrow screen the land above and below it. */

import { foresightSpot, sizeOf, SMALL, spotOf, type TrailMap, WIDE } from "$/games/gwt/board/trail/geometry";
import { FIGURES } from "$/games/gwt/figures";
import { dune, grain, pine, tree, tuft } from "$/ui/engraving/growth";
import type { Land } from "$/ui/engraving/land";
import { along, chain, type Clear, type Draw, open, type Points, round, strewn } from "$/ui/engraving/scatter";

const ROAD = 8; // half of its width, with a margin
const STEP = 6;

type Oval = [x: number, y: number, rx: number, ry: number];

// All coordinates below are for the wide map.

const PRAIRIE: Points = [[-300, -500], [400, -560], [1000, -500], [1080, 240], [1000, 980], [300, 1040], [-260, 960], [-320, 240]];

const GROUNDS: [Land["grounds"][number]["tint"], Oval][] = [
  ["sand", [540, 96, 130, 44]],
  ["rock", [90, 424, 120, 50]],
  ["rock", [240, 200, 150, 36]],
  ["forest", [462, 300, 150, 36]],
  ["forest", [190, 246, 80, 26]],
  ["forest", [430, 420, 60, 30]],
  ["water", [175, 96, 96, 30]],
];

const RIVERS: [number, Points][] = [
  [5, [[-260, 210], [-60, 160], [60, 138], [130, 128], [236, 128], [300, 140], [380, 130], [470, 138], [560, 130], [640, 128], [760, 140], [1000, 90]]],
  [3.4, [[-260, 290], [-40, 322], [90, 330], [190, 328], [300, 334], [420, 330], [540, 334], [640, 330], [760, 344], [1000, 400]]],
  [3, [[-100, -420], [120, -340], [260, -220], [470, -150], [620, -190], [900, -120]]],
  [3.4, [[-100, 700], [140, 640], [330, 690], [520, 620], [720, 660], [960, 600]]],
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

const drawn = new Map<TrailMap, Land>();

/** The land of a map, drawn once. */
export function landOf(map: TrailMap): Land {
  const land = drawn.get(map) ?? draw(map);
  drawn.set(map, land);
  return land;
}

function draw(map: TrailMap): Land {
  const isClear = clearOf(map);
  const low = (y: number): number => lowered(map, y);
  const points = (line: Points): Points => line.map(([x, y]) => [x, low(y)]);
  const patch = ([x, y, rx, ry]: Oval): Oval => [x, low(y), rx, (low(y + ry) - low(y - ry)) / 2];
  /** The same number of one kind on every patch. */
  const patches = (ovals: Oval[], count: number, by: number, seed: number, draw: Draw): string =>
    ovals.map((oval, i) => strewn(isClear, patch(oval), count, by, seed + i, draw)).join("");
  return {
    grounds: [{ tint: "prairie", path: round(points(PRAIRIE)) }, ...GROUNDS.map(([tint, oval]) => ({ tint, path: ovalPath(patch(oval)) }))],
    rivers: RIVERS.map(([width, line]) => ({ width, path: open(points(line)) })),
    mountains: RANGES.flatMap(([ridge, size], i) => chain(isClear, points(ridge), size, 300 + i)),
    woods: [
      patches([[503, 34, 60, 40], [367, 100, 60, 36], [430, 168, 110, 40], [180, 366, 110, 40], [360, 428, 110, 36]], 70, 5, 320, pine),
      patches([[540, -60, 140, 50], [120, -200, 160, 60], [600, 560, 120, 70], [120, 760, 160, 90], [500, 520, 200, 40]], 60, 6, 330, tree),
    ].join(""),
    grass: patches([[170, 90, 170, 110], [520, 180, 170, 90], [180, 260, 180, 90], [520, 340, 170, 110], [350, -150, 380, 120], [350, 600, 380, 140]], 130, 5, 340, tuft),
    sands: patches([[540, 96, 140, 50], [640, 220, 50, 60]], 220, 4, 350, grain),
    dunes: patches([[540, 110, 130, 40], [350, -400, 300, 90]], 24, 7, 360, dune),
  };
}

/** The y on this map of something at y on the wide one: what is above the map stays, what is below moves with its edge. */
function lowered(map: TrailMap, y: number): number {
  return y < 0 ? y : y <= WIDE.height ? y * map.stretch : y + map.height - WIDE.height;
}

/** Whether a spot is clear of the tiles and of the road. */
function clearOf(map: TrailMap): Clear {
  const tiles = [
    ...Object.keys(FIGURES.space).map((name) => ({ ...spotOf(map, name), ...sizeOf(map, name) })),
    ...[1, 2, 3, 4, 5, 6].map((number) => ({ ...foresightSpot(map, number), width: SMALL, height: SMALL })),
  ];
  const road = map.edges.flatMap(({ line }) => along(line.map(({ x, y }): [number, number] => [x, y]), STEP));
  return ({ x, y }, by) =>
    tiles.every((tile) => Math.abs(tile.x - x) > tile.width / 2 + by || Math.abs(tile.y - y) > tile.height / 2 + by) &&
    road.every((spot) => Math.hypot(spot.x - x, spot.y - y) > ROAD + by);
}

const ovalPath = ([x, y, rx, ry]: Oval): string =>
  round([[x - rx, y], [x - rx * 0.7, y - ry * 0.8], [x, y - ry], [x + rx * 0.75, y - ry * 0.7], [x + rx, y], [x + rx * 0.7, y + ry * 0.8], [x, y + ry], [x - rx * 0.75, y + ry * 0.7]]);
