/** The land around the trail: tussock hills, bush, the Alps and a sea on either side; on a narrow screen also the land above and below. */

import { FIGURES } from "$/games/gwt_nz/figures";
import layout from "$/games/gwt_nz/layout.json";
import { foresightSpot, sizeOf, SMALL, spotOf, type TrailMap } from "$/games/gwt_nz/board/trail/geometry";
import { grain, tree, tuft } from "$/ui/engraving/growth";
import type { Land } from "$/ui/engraving/land";
import { along, chain, type Clear, type Draw, open, type Points, round, strewn } from "$/ui/engraving/scatter";

const ROAD = 8; // half of its width, with a margin
const STEP = 6;
const HEIGHT = layout.height; // of the wide map

type Oval = [x: number, y: number, rx: number, ry: number];

// All coordinates below are for the wide map.

const TUSSOCK: Points = [[-300, -500], [400, -560], [1200, -500], [1280, 130], [1200, 760], [400, 820], [-260, 760], [-320, 130]];

const GROUNDS: [Land["grounds"][number]["tint"], Oval][] = [
  ["water", [36, -8, 60, 26]],
  ["forest", [290, 62, 120, 22]],
  ["forest", [620, 124, 170, 20]],
  ["forest", [230, 190, 150, 24]],
  ["rock", [340, 124, 210, 18]],
  ["rock", [740, 60, 60, 40]],
  ["sand", [560, 190, 120, 16]],
];

const RIVERS: [number, Points][] = [
  [4.4, [[-260, 160], [-60, 140], [96, 128], [220, 126], [330, 122], [460, 128], [590, 124], [700, 128], [760, 96], [1000, 60]]],
  [3, [[-200, 300], [-30, 262], [160, 190], [300, 189], [370, 189], [470, 189], [600, 189], [690, 189], [760, 204], [860, 240], [1100, 320]]],
  [3.4, [[-100, -320], [160, -240], [360, -130], [570, -90], [860, -160]]],
  [3.4, [[-100, 520], [200, 460], [420, 500], [660, 440], [960, 480]]],
];

const RANGES: [Points, number][] = [
  [[[150, 122], [250, 128], [350, 118], [420, 126]], 11],
  [[[500, 122], [560, 128], [660, 120]], 10],
  [[[740, 30], [756, 66]], 13],
  [[[412, 36], [430, 24]], 10],
  [[[170, 190], [270, 186], [300, 190]], 9],
  [[[540, 192], [640, 188], [664, 190]], 9],
  [[[-40, -70], [180, -110], [420, -80], [640, -120], [860, -70]], 24],
  [[[-60, -240], [260, -300], [560, -250], [880, -320]], 26],
  [[[-40, 330], [220, 360], [460, 330], [760, 370]], 22],
  [[[160, 620], [460, 580], [820, 640]], 24],
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
    grounds: [{ tint: "prairie", path: round(points(TUSSOCK)) }, ...GROUNDS.map(([tint, oval]) => ({ tint, path: ovalPath(patch(oval)) }))],
    rivers: RIVERS.map(([width, line]) => ({ width, path: open(points(line)) })),
    mountains: RANGES.flatMap(([ridge, size], i) => chain(isClear, points(ridge), size, 700 + i)),
    woods: [
      patches([[290, 62, 130, 26], [640, 62, 120, 26], [230, 190, 160, 26], [600, 128, 190, 20]], 80, 4, 720, tree),
      patches([[160, -80, 200, 60], [640, -60, 200, 60], [240, 420, 200, 80], [660, 560, 200, 90]], 60, 6, 730, tree),
    ].join(""),
    grass: patches([[200, 126, 220, 60], [600, 126, 220, 60], [200, 230, 220, 40], [600, 230, 220, 40], [400, -200, 460, 160], [400, 480, 460, 200]], 150, 4, 740, tuft),
    sands: patches([[36, 20, 70, 40], [780, 40, 60, 60]], 160, 4, 750, grain),
    dunes: "",
  };
}

/** The y on this map of something at y on the wide one: what is above the map stays, what is below moves with its edge. */
function lowered(map: TrailMap, y: number): number {
  return y < 0 ? y : y <= HEIGHT ? y * map.stretch : y + map.height - HEIGHT;
}

/** Whether a spot is clear of the tiles and of the road. */
function clearOf(map: TrailMap): Clear {
  const tiles = [
    ...Object.keys(FIGURES.space).map((name) => ({ ...spotOf(map, name), ...sizeOf(map, name) })),
    ...[1, 2, 3, 4].map((number) => ({ ...foresightSpot(map, number), width: SMALL, height: SMALL })),
  ];
  const road = map.edges.flatMap(({ line }) => along(line.map(({ x, y }): [number, number] => [x, y]), STEP));
  return ({ x, y }, by) =>
    tiles.every((tile) => Math.abs(tile.x - x) > tile.width / 2 + by || Math.abs(tile.y - y) > tile.height / 2 + by) &&
    road.every((spot) => Math.hypot(spot.x - x, spot.y - y) > ROAD + by);
}

const ovalPath = ([x, y, rx, ry]: Oval): string =>
  round([[x - rx, y], [x - rx * 0.7, y - ry * 0.8], [x, y - ry], [x + rx * 0.75, y - ry * 0.7], [x + rx, y], [x + rx * 0.7, y + ry * 0.8], [x, y + ry], [x - rx * 0.75, y + ry * 0.7]]);
