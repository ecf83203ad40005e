import { add, mix, palette, type Rgb, scale } from '#art/paint/colour.ts';
import type { Painting } from '#art/paint/export.ts';
import { fbm, smooth } from '#art/paint/noise.ts';
import { d20 } from '#art/solid/dice.ts';
import { lantern, lanternLight } from '#art/solid/lantern.ts';
import { mountains, type Range } from '#art/solid/mountains.ts';
import {
  ball,
  blend,
  box,
  carve,
  cone,
  limb,
  solidsOf,
  moved,
  ring,
  rough,
  type Solid,
} from '#art/solid/solids.ts';
import { stonework } from '#art/solid/stonework.ts';
import { wood } from '#art/solid/trees.ts';
import { unit, type Vector } from '#art/solid/vector.ts';
import { view, type World } from '#art/solid/world.ts';
import { halo } from './halo.ts';
import { mapPaper } from './map.ts';
import { sky, skyLight, type SkyPlan } from './sky.ts';

const heavens: SkyPlan = {
  seed: 19,
  moon: { x: -3, y: -0.1, size: 0 },
  horizon: 0.5,
  clouds: 0.4,
};
const moon = unit([-0.7, 0.55, 0.2]);

const outside: Range = {
  peaks: [
    { x: -1.9, z: -5.4, height: 0.5, width: 1.8 },
    { x: 0.2, z: -6, height: 0.62, width: 2 },
    { x: 1.6, z: -6.4, height: 0.5, width: 1.6 },
  ],
  seed: 23,
  moon,
  snow: 0.2,
  air: 5,
  haze: scale(palette.haze, 0.6),
  mist: 0.12,
};

/** The trees that are seen through the window. */
const trees = wood(3, 11, [-3.6, -10], [-0.3, -8], () => -1, 1.5);

const top: Vector = [0, 1, 0.1];
const size = 0.94;
const brass: Rgb = [0.22, 0.14, 0.05];
const leather: Rgb = [0.12, 0.035, 0.025];

function planks(x: number, _: number, z: number): Rgb {
  const board = z * 2.1 + 0.04 * fbm(x, z, 2, 3);
  const joint =
    0.4 + 0.6 * smooth(0, 0.05, Math.abs(board - Math.floor(board) - 0.5) > 0.47 ? 0 : 1);
  const fibre = 0.55 + 0.8 * fbm(x * 1.6 + Math.floor(board) * 9, z * 17, 4, 21);
  return scale(palette.wood, 1.25 * joint * fibre);
}

function inkwell([x, , z]: Vector): Solid[] {
  const at = (up: number, right = 0): Vector => [x + right, up, z];
  const belly = blend(
    0.05,
    cone(at(0), at(0.03), 0.15),
    ball(at(0.11), 0.15, [1, 0.75, 1]),
    cone(at(0.18), at(0.27), 0.075, 0.065),
  );
  const feather = moved(ball([0, 0.8, 0], 1, [0.09, 0.42, 0.02]), at(0.1), -0.5, -0.1);
  return [
    ...solidsOf({ colour: [0.02, 0.03, 0.045], shine: 1.2 }, belly),
    ...solidsOf(
      { colour: brass, shine: 1.2 },
      ring(at(0.27), [0, 1, 0], 0.066, 0.016),
      ring(at(0.19), [0, 1, 0], 0.076, 0.01),
    ),
    ...solidsOf({ colour: [0.5, 0.45, 0.36] }, feather),
    ...solidsOf(
      { colour: [0.5, 0.44, 0.34] },
      moved(limb([0, 0.05, 0], [0, 1.15, 0], 0.014, 0.006), at(0.1), -0.5, -0.1),
    ),
  ];
}

function book([x, y, z]: Vector, colour: Rgb, angle: number): Solid[] {
  return [
    ...solidsOf(
      { colour, bump: [9, 0.16], shine: 0.08 },
      box([x, y + 0.015, z], [0.42, 0.02, 0.3], angle, 0.012),
      box([x, y + 0.165, z], [0.42, 0.02, 0.3], angle, 0.012),
    ),
    ...solidsOf(
      { colour: (px, py) => scale([0.36, 0.29, 0.19], 0.6 + 0.5 * fbm(px * 3, py * 90, 2, 8)) },
      box([x, y + 0.09, z], [0.39, 0.065, 0.275], angle, 0.004),
    ),
  ];
}

function mug([x, , z]: Vector): Solid[] {
  const staves = carve(
    cone([x, 0, z], [x, 0.42, z], 0.2, 0.175),
    cone([x, 0.06, z], [x, 0.6, z], 0.165, 0.15),
  );
  return [
    ...solidsOf(
      { colour: [0.11, 0.065, 0.035], bump: [14, 0.5] },
      staves,
      cone([x, 0.02, z], [x, 0.33, z], 0.17),
    ),
    ...solidsOf(
      { colour: [0.14, 0.14, 0.15], shine: 1 },
      ring([x, 0.08, z], [0, 1, 0], 0.195, 0.02),
      ring([x, 0.34, z], [0, 1, 0], 0.182, 0.02),
    ),
    ...solidsOf(
      { colour: [0.11, 0.065, 0.035] },
      ring([x - 0.22, 0.21, z + 0.04], [0.2, 0, 1], 0.11, 0.03),
    ),
  ];
}

/** A wall with an arched window, which has two bars. */
function wall(): Solid[] {
  const colour = stonework({ tone: [0.115, 0.105, 0.1], courses: 3.3, blocks: 1.35, seed: 5 });
  const [x, sill, spring, half, z] = [-1.32, 0.5, 1.1, 0.6, -2.3];
  const opening = [
    box([x, (sill + spring) / 2, z], [half, (spring - sill) / 2, 1]),
    cone([x, spring, z - 1], [x, spring, z + 1], half),
  ];
  return [
    ...solidsOf({ colour, bump: [6, 0.5] }, carve(box([0, 1, z - 0.2], [7, 4, 0.3]), ...opening)),
    ...solidsOf(
      { colour: scale([0.16, 0.155, 0.15], 1), bump: [8, 0.4] },
      box([x, sill - 0.06, z + 0.12], [half + 0.12, 0.05, 0.11], 0, 0.02),
    ),
    ...solidsOf(
      { colour: [0.03, 0.025, 0.02] },
      box([x, 1.1, z - 0.1], [0.025, 0.65, 0.03]),
      box([x, 1.08, z - 0.1], [half, 0.022, 0.03]),
    ),
  ];
}

function boards(): Solid[] {
  return solidsOf(
    { colour: planks, bump: [12, 0.3], shine: 0.015 },
    box([0, -0.15, 0.8], [7, 0.15, 2.1], 0, 0.02),
  );
}

/** How far the edge of the paper is torn away at a point. */
function torn(x: number, z: number): number {
  const rim = Math.max(Math.abs(x + 0.35) / 1.95, Math.abs(z - 0.75) / 1.02);
  return 0.16 * Math.max(0, fbm(x * 5, z * 5, 4, 52) - 0.42) * smooth(0.88, 0.97, rim);
}

/** Paper that lies on the table, with torn edges and a corner under the book. */
function map(): Solid[] {
  const sheet = box([-0.35, 0.008, 0.75], [1.95, 0.012, 1.02], 0.06, 0.008);
  return solidsOf(
    { colour: (x, _, z) => mapPaper(x, z - 0.2), bump: [5, 0.18] },
    rough(sheet, (x, _, z) => torn(x, z), 0.03),
  );
}

const gem: Rgb = [0.3, 0.2, 0.62];
const teal: Rgb = [0.06, 0.36, 0.37];
const edge: Rgb = [0.5, 0.42, 0.3];

const heroThings: Solid[] = [
  ...map(),
  ...d20([-0.66, 0, 0.3], 0.13, 0.35, gem, edge),
  ...d20([-1.02, 0, 0.66], 0.105, 1.2, teal, edge),
  ...solidsOf(
    { colour: [0.42, 0.36, 0.27], shine: 0.3 },
    box([-0.52, 0.08, 0.82], [0.08, 0.08, 0.08], 0.65, 0.02),
  ),
  ...inkwell([0.66, 0, 0.5]),
  ...book([-2.05, 0, -0.2], leather, 0.3),
  ...book([-2.1, 0.185, -0.22], [0.03, 0.06, 0.075], 0.1),
  ...mug([0.56, 0, -0.8]),
];

const emptyThings: Solid[] = [
  ...d20([-0.62, 0, 0.62], 0.12, 0.5, gem, edge),
  ...mug([0.75, 0, -0.3]),
];

interface TableView {
  eye: Vector;
  target: Vector;
  angle: number;
}

function tableScene({ eye, target, angle }: TableView, things: Solid[]): Painting {
  const world: World = {
    camera: { eye, target, angle, aspect: 1.6 },
    solids: [...wall(), ...trees, ...boards(), ...lantern(top, size), ...things],
    ground: undefined,
    lamps: [lanternLight(top, size, 4.6, 1)],
    moon: { towards: unit([-0.35, 0.5, -0.7]), colour: scale(palette.moon, 0.2) },
    ambient: scale(mix(palette.horizon, palette.wood, 0.15), 0.34),
    fog: { colour: palette.ink, from: 20, to: 30, most: 0 },
    far: 18,
    mountains: ([x, y, z]) => mountains(outside, 0.3, unit([x, y + 0.03, z])),
    sky: (x, y) => sky(x, y, heavens),
  };
  const seen = view(world);
  const glow = halo(seen.at([0, 0.42, 0.1]), 0.42, 0.17);
  const wick = halo(seen.at([0, 0.36, 0.1]), 0.075, 1.6);
  const stars = skyLight(heavens, seen.open);
  return { scene: seen.scene, light: (x, y) => add(stars(x, y), add(glow(x, y), wick(x, y))) };
}

/** A lantern, a map and dice on a table at night, and the cold mountains outside. */
export function heroTable(): Painting {
  return tableScene({ eye: [-0.86, 1.5, 4.7], target: [-0.86, 0.52, 0], angle: 0.5 }, heroThings);
}

/** No campaigns yet: a table without a map, with a lit lantern and one die. */
export function emptyTable(): Painting {
  return tableScene({ eye: [-0.1, 1.1, 4], target: [-0.1, 0.52, 0], angle: 0.42 }, emptyThings);
}
