/** The American West on this sheet: coasts, waters, chains, woods and deserts, in the units of the map. */

import type { Spot } from "$/games/last_spike/view";
import { dune, grain, pine, tree, tuft } from "$/ui/engraving/growth";
import type { Land } from "$/ui/engraving/land";
import { chain, type Clear, open, type Points, round, strewn } from "$/ui/engraving/scatter";

const SHORE: Points = [
  [74, -40], [62, 30], [54, 84], [34, 140], [20, 196], [16, 246], [34, 282], [28, 330], [40, 382], [64, 428], [94, 470], [118, 512],
  [150, 540], [176, 580], [192, 640], [204, 700],
];

/** The sea, and lines along its shore that fade with the distance, as in engravings. */
export const sea = `${open(SHORE)}L-80 700L-80 -40Z`;
export const shores = [0, 6, 13, 21].map((off) => open(SHORE.map(([x, y]) => [x - off, y + off * 0.25])));

export const gulf = round([[272, 516], [282, 548], [300, 600], [322, 690], [226, 690], [246, 606], [260, 552]]);
export const saltLake = round([[262, 236], [280, 230], [296, 246], [304, 268], [288, 278], [272, 268]]);

const rivers: Land["rivers"] = [
  { width: 4.6, path: open([[962, -30], [944, 70], [960, 160], [946, 262], [950, 330], [942, 410], [960, 490], [936, 566], [952, 690]]) }, // Mississippi
  {
    width: 3.6, // Missouri
    path: open([[590, -30], [628, 40], [640, 110], [668, 164], [690, 212], [728, 232], [752, 216], [776, 206], [794, 242], [818, 288], [850, 304], [878, 294], [908, 262], [946, 262]]),
  },
  { width: 2.6, path: open([[486, 232], [540, 240], [596, 222], [640, 226], [668, 216], [690, 212]]) }, // Platte
  { width: 2.6, path: open([[592, 300], [660, 318], [738, 338], [794, 398], [838, 430], [890, 436], [944, 424]]) }, // Kansas
  { width: 2.2, path: open([[796, 322], [846, 330], [878, 346], [912, 384], [944, 404]]) },
  { width: 3, path: open([[462, 396], [520, 412], [580, 408], [626, 398], [668, 424], [706, 464], [770, 520], [850, 570], [940, 600]]) }, // Arkansas
  { width: 2.2, path: open([[540, 456], [610, 460], [668, 476], [726, 500], [770, 520]]) },
  { width: 3, path: open([[446, 402], [458, 450], [466, 500], [480, 540], [488, 586], [532, 626], [580, 690]]) }, // Rio Grande
  { width: 2.2, path: open([[512, 446], [528, 500], [542, 554], [562, 610], [580, 690]]) }, // Pecos
  { width: 3.2, path: open([[382, 30], [376, 90], [374, 138], [352, 176], [332, 216], [340, 280], [322, 336], [274, 374], [248, 424], [256, 474], [272, 524]]) }, // Green and Colorado
  { width: 2.6, path: open([[424, 330], [392, 340], [340, 318]]) },
  { width: 2.4, path: open([[462, 480], [410, 462], [366, 452], [332, 476], [296, 484], [258, 488]]) }, // Gila
  { width: 2.4, path: open([[118, 160], [104, 220], [92, 276], [60, 306], [32, 306]]) }, // Sacramento
];

const RANGES: [Points, number][] = [
  [[[128, -10], [138, 60], [134, 130], [146, 196]], 15],
  [[[146, 196], [152, 236], [138, 290], [146, 334], [160, 376], [184, 420], [212, 470]], 15],
  [[[50, 396], [84, 436], [116, 476]], 10],
  [[[300, 70], [312, 130], [316, 176], [306, 240], [300, 316]], 13],
  [[[398, -10], [412, 44], [408, 112], [424, 180], [440, 232], [456, 280], [448, 340], [436, 396], [446, 462]], 17],
  [[[352, -10], [360, 50], [348, 112]], 14],
  [[[350, 190], [384, 184], [416, 196]], 13],
  [[[404, 262], [388, 312], [404, 368], [384, 420]], 15],
  [[[472, 100], [484, 150], [478, 236]], 13],
  [[[352, 430], [392, 462], [424, 486], [438, 520]], 12],
  [[[226, 84], [234, 140]], 11],
  [[[226, 292], [240, 350]], 10],
  [[[190, 290], [204, 344]], 9],
  [[[560, 476], [586, 516], [618, 576]], 10],
  [[[790, 480], [840, 494], [884, 490]], 9],
  [[[806, 528], [862, 540]], 8],
  [[[578, 30], [620, 18]], 8],
];

/** Tints of the ground, from the sea to the river. */
const grounds: Land["grounds"] = [
  { tint: "prairie", path: round([[520, -60], [760, -60], [1080, -60], [1080, 300], [1080, 700], [740, 700], [620, 640], [548, 520], [520, 400], [508, 280], [520, 120]]) },
  { tint: "sand", path: round([[214, 110], [290, 196], [300, 300], [352, 420], [470, 520], [560, 560], [600, 700], [330, 700], [262, 520], [200, 440], [182, 330], [180, 210]]) },
  { tint: "rock", path: round([[356, -50], [440, -50], [476, 60], [504, 180], [486, 300], [474, 420], [452, 490], [400, 440], [360, 360], [372, 260], [322, 300], [296, 200], [310, 70]]) },
  { tint: "rock", path: round([[110, -50], [160, -40], [168, 120], [174, 260], [186, 380], [222, 470], [184, 460], [138, 380], [122, 280], [122, 160]]) },
  { tint: "forest", path: round([[64, -40], [112, -40], [120, 110], [104, 220], [64, 260], [36, 230], [52, 130]]) },
  { tint: "forest", path: round([[770, 470], [860, 450], [950, 480], [1000, 560], [960, 690], [830, 690], [780, 580]]) },
  { tint: "forest", path: round([[830, -50], [1010, -50], [1010, 120], [940, 190], [868, 120]]) },
];

/** The land where it is clear of the spots that are taken: lines and their plates. */
export function landOf(taken: readonly Spot[]): Land {
  const isClear: Clear = (spot, by) => taken.every((other) => Math.abs(other.x - spot.x) > by + 8 || Math.abs(other.y - spot.y) > by);
  const mountains = RANGES.flatMap(([ridge, size], i) => chain(isClear, ridge, size, 100 + i));
  const woods = [
    strewn(isClear, [84, 110, 34, 130], 90, 16, 1, pine),
    strewn(isClear, [152, 60, 26, 90], 40, 16, 2, pine),
    strewn(isClear, [452, 120, 40, 120], 60, 18, 3, pine),
    strewn(isClear, [410, 230, 60, 120], 40, 18, 4, pine),
    strewn(isClear, [868, 570, 90, 90], 110, 16, 5, tree),
    strewn(isClear, [910, 60, 90, 90], 90, 16, 6, tree),
    strewn(isClear, [784, 300, 60, 26], 18, 18, 7, tree),
  ].join("");
  const grass = [strewn(isClear, [710, 320, 190, 110], 130, 16, 8, tuft), strewn(isClear, [640, 560, 110, 90], 40, 16, 9, tuft), strewn(isClear, [720, 70, 130, 80], 70, 16, 10, tuft), strewn(isClear, [540, 190, 60, 80], 26, 16, 11, tuft), strewn(isClear, [560, 460, 70, 60], 24, 16, 12, tuft)].join("");
  const sands = [strewn(isClear, [240, 320, 90, 130], 340, 9, 13, grain), strewn(isClear, [400, 560, 130, 90], 260, 9, 14, grain)].join("");
  const dunes = [strewn(isClear, [244, 330, 70, 100], 26, 14, 15, dune), strewn(isClear, [396, 590, 110, 46], 22, 14, 16, dune)].join("");
  return { grounds, rivers, mountains, woods, grass, sands, dunes };
}
