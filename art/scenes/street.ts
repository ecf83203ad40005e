import { add, palette, type Rgb, scale } from '#art/paint/colour.ts';
import type { Painting } from '#art/paint/export.ts';
import { fbm, fbm3, noise, random } from '#art/paint/noise.ts';
import { lantern, lanternLight } from '#art/solid/lantern.ts';
import { type Person, person } from '#art/solid/people.ts';
import { standing, walking } from '#art/solid/poses.ts';
import { box, cone, gable, limb, solidsOf, type Shape, type Solid } from '#art/solid/solids.ts';
import { unit, type Vector } from '#art/solid/vector.ts';
import { view, type World } from '#art/solid/world.ts';
import { halo } from './halo.ts';
import { sky, skyLight, type SkyPlan } from './sky.ts';

const heavens: SkyPlan = {
  seed: 53,
  moon: { x: 0.62, y: 0.02, size: 0 },
  horizon: 0.75,
  clouds: 0.5,
};

interface House {
  /** -1 on the left side of the street, 1 on the right. */
  side: -1 | 1;
  z: number;
  width: number;
  storeys: number;
  front: number;
}

const houses: House[] = [
  { side: -1, z: 4.2, width: 4.2, storeys: 3, front: 3.1 },
  { side: -1, z: -0.4, width: 4.4, storeys: 2, front: 2.7 },
  { side: -1, z: -5.2, width: 4.8, storeys: 3, front: 2.4 },
  { side: -1, z: -10.5, width: 5, storeys: 2, front: 1.7 },
  { side: 1, z: 5, width: 4.6, storeys: 2, front: 3.3 },
  { side: 1, z: 0.2, width: 4.6, storeys: 3, front: 2.9 },
  { side: 1, z: -4.6, width: 4.6, storeys: 2, front: 2.7 },
  { side: 1, z: -9.6, width: 5, storeys: 3, front: 2.6 },
];

const storey = 2.5;

function house({ side, z, width, storeys, front }: House, index: number): Solid[] {
  const next = random(index + 40);
  const walls: Shape[] = [];
  const beams: Shape[] = [];
  const lit: Shape[] = [];
  const dark: Shape[] = [];
  for (let level = 0; level < storeys; level++) {
    // Each storey stands out over the one below.
    const face = side * (front - 0.28 * level);
    const y = (level + 0.5) * storey;
    walls.push(box([face + side * 2.5, y, z], [2.5, storey / 2, width / 2 - 0.06], 0, 0.03));
    beams.push(box([face, level * storey + 0.08, z], [0.13, 0.13, width / 2]));
    for (const along of [-0.5, -0.17, 0.17, 0.5]) {
      beams.push(box([face, y, z + along * (width - 0.2)], [0.07, storey / 2, 0.075]));
    }
    for (const along of [-0.335, 0, 0.335]) {
      if (next() < 0.62) {
        const middle: Vector = [face, y + 0.15, z + along * width];
        (next() < 0.2 && level > 0 ? lit : dark).push(box(middle, [0.05, 0.48, 0.33]));
        beams.push(box(middle, [0.09, 0.5, 0.025]), box(middle, [0.09, 0.025, 0.34]));
        beams.push(box([face, middle[1] - 0.54, middle[2]], [0.16, 0.05, 0.42]));
      }
    }
  }
  const eaves = side * (front - 0.28 * (storeys - 1));
  const roof = gable(
    [eaves + side * 2.1, storeys * storey, z],
    width / 2 + 0.3,
    2.6,
    2.6,
    Math.PI / 2,
  );
  const plaster: Rgb = index % 2 ? [0.17, 0.15, 0.12] : [0.13, 0.125, 0.12];
  return [
    ...solidsOf(
      {
        colour: (x, y, depth) => scale(plaster, 0.6 + 0.8 * fbm3(x * 2, y * 2, depth * 2, 4)),
        bump: [12, 0.25],
      },
      ...walls,
      gable([eaves + side * 2.5, storeys * storey, z], width / 2, 2.3, 2.5, Math.PI / 2),
    ),
    ...solidsOf({ colour: [0.045, 0.03, 0.02], bump: [16, 0.5] }, ...beams),
    ...solidsOf({ colour: [0.06, 0.055, 0.06], bump: [6, 0.9] }, roof),
    ...solidsOf({ colour: [0.03, 0.04, 0.055], shine: 0.6 }, ...dark),
    ...solidsOf({ colour: palette.flame, glow: scale(palette.flame, 0.42) }, ...lit),
  ];
}

function tower(at: Vector): Solid[] {
  const [x, y, z] = at;
  return [
    ...solidsOf(
      { colour: [0.1, 0.11, 0.13], bump: [2, 0.5] },
      box([x, y + 7, z], [1.9, 7, 1.9]),
      box([x, y + 14, z], [2.15, 0.35, 2.15]),
    ),
    ...solidsOf(
      { colour: [0.04, 0.045, 0.06] },
      cone([x, y + 14.2, z], [x, y + 20.5, z], 2.5, 0.03),
    ),
    ...solidsOf(
      { colour: palette.flame, glow: scale(palette.flame, 0.5) },
      ...[-0.4, 0.4].flatMap((side) =>
        [10.9, 11.9].map((up) => box([x + side * 0.55, y + up, z + 1.85], [0.16, 0.4, 0.12])),
      ),
    ),
  ];
}

/** Rows of cobbles with rounded tops. */
function cobbles(x: number, z: number): number {
  const row = Math.floor(z * 3.6);
  const across = x * 3 + (row % 2) * 0.5 + 0.15 * noise(row * 3.1, Math.floor(x * 3), 5);
  const dome = Math.abs(Math.sin(Math.PI * z * 3.6) * Math.sin(Math.PI * across));
  return 0.035 * Math.sqrt(dome) - 0.05 * Math.exp(-x * x * 3) + 0.02 * noise(x, z, 3);
}

const lamp: Vector = [-1.72, 3.02, 0.9];

const informer: Person = {
  at: [-1.15, 0, 0.7],
  facing: 0.95,
  pose: {
    ...standing,
    elbows: [[0.29, 1.12, 0.12], standing.elbows[1]],
    hands: [[0.2, 1.16, 0.42], standing.hands[1]],
  },
  cloth: [0.09, 0.03, 0.03],
  trousers: [0.05, 0.045, 0.04],
  hood: [0.12, 0.035, 0.03],
  cloak: { colour: [0.12, 0.035, 0.03], hem: 0.2, width: 0.3 },
};
const buyer: Person = {
  at: [-0.15, 0, 0.9],
  facing: -1.5,
  size: 1.03,
  pose: {
    ...standing,
    elbows: [
      [0.3, 1.14, 0.04],
      [-0.3, 1.12, 0.14],
    ],
    hands: [
      [0.26, 0.95, 0.16],
      [-0.16, 1.12, 0.42],
    ],
  },
  cloth: [0.05, 0.07, 0.11],
  trousers: [0.05, 0.045, 0.04],
  hat: [0.05, 0.055, 0.08],
  cloak: { colour: [0.045, 0.06, 0.1], hem: 0.45, width: 0.27 },
};
const watchman: Person = {
  at: [0.9, 0, -7.5],
  facing: 0.3,
  pose: walking,
  cloth: [0.06, 0.06, 0.065],
  trousers: [0.05, 0.045, 0.04],
  helmet: [0.2, 0.21, 0.23],
};

/** Two people meet under a street lantern, and a watchman comes. */
export function streetCover(): Painting {
  const world: World = {
    camera: { eye: [0.35, 1.5, 9.4], target: [0.05, 2.35, 0], angle: 0.62, aspect: 16 / 9 },
    solids: [
      ...houses.flatMap(house),
      ...tower([-0.9, 0, -26]),
      ...lantern(lamp, 0.55),
      ...solidsOf(
        { colour: [0.03, 0.03, 0.032] },
        limb([-2.8, 3.03, 0.9], [-1.66, 3.03, 0.9], 0.03),
        limb([-2.7, 2.5, 0.9], [-1.95, 3.03, 0.9], 0.022),
      ),
      ...[informer, buyer, watchman].flatMap(person),
      ...solidsOf(
        { colour: [0.4, 0.33, 0.22] },
        limb([-0.72, 1.15, 0.83], [-0.6, 1.18, 0.86], 0.03),
      ),
      ...solidsOf(
        { colour: [0.1, 0.06, 0.03], bump: [10, 0.5] },
        cone([2.35, 0, 2.4], [2.35, 0.85, 2.4], 0.36, 0.33),
        box([2.5, 0.32, 3.4], [0.34, 0.32, 0.34], 0.3),
      ),
      ...solidsOf({ colour: [0.09, 0.055, 0.03] }, limb([0.62, 0, -7.3], [0.6, 2.3, -7.25], 0.025)),
    ],
    ground: {
      height: cobbles,
      surface: {
        colour: (x, _, z) => scale([0.085, 0.085, 0.095], 0.55 + 0.9 * fbm(x * 3, z * 3, 3, 9)),
        bump: [14, 0.3],
        shine: 0.22,
      },
    },
    lamps: [lanternLight(lamp, 0.55, 6.5, 1.5)],
    moon: { towards: unit([0.25, 0.75, -0.5]), colour: scale(palette.moon, 0.55) },
    ambient: scale(palette.horizon, 0.6),
    fog: { colour: scale(palette.haze, 0.55), from: 12, to: 70, most: 0.85 },
    far: 60,
    sky: (x, y) => sky(x, y, heavens),
  };
  const seen = view(world);
  const glow = halo(seen.at([lamp[0], lamp[1] - 0.35, lamp[2]]), 0.5, 0.28);
  const stars = skyLight(heavens, seen.open);
  return { scene: seen.scene, light: (x, y) => add(stars(x, y), glow(x, y)) };
}
