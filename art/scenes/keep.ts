import { add, mix, palette, type Rgb, scale } from '#art/paint/colour.ts';
import type { Painting } from '#art/paint/export.ts';
import { fbm3, smooth } from '#art/paint/noise.ts';
import { lantern, lanternLight } from '#art/solid/lantern.ts';
import { mountains, type Range } from '#art/solid/mountains.ts';
import { type Person, person, placed } from '#art/solid/people.ts';
import { standing } from '#art/solid/poses.ts';
import { ball, limb, solidsOf, rough, type Solid } from '#art/solid/solids.ts';
import { firs } from '#art/solid/trees.ts';
import { plus, unit, type Vector } from '#art/solid/vector.ts';
import { view, type World } from '#art/solid/world.ts';
import { castle } from './castle.ts';
import { halo } from './halo.ts';
import { sky, skyLight, type SkyPlan } from './sky.ts';

const heavens: SkyPlan = {
  seed: 7,
  moon: { x: 0.42, y: 0.19, size: 0.036 },
  horizon: 0.58,
  clouds: 0.45,
};
const moon = unit([-0.72, 0.5, 0.16]);
const haze = mix(palette.haze, palette.moon, 0.12);

const peaks: Range = {
  peaks: [
    { x: -3.6, z: -7.5, height: 1.7, width: 2.6 },
    { x: -1.3, z: -8, height: 1.55, width: 2.2 },
    { x: 0.8, z: -9, height: 1.5, width: 2.4 },
    { x: 3.5, z: -8, height: 1.9, width: 2.8 },
  ],
  seed: 5,
  moon,
  snow: 0.3,
  air: 5,
  haze,
  mist: 0.5,
};

const hills: Range = {
  peaks: [
    { x: -2.2, z: -4.2, height: 0.42, width: 1.9 },
    { x: 1.9, z: -4, height: 0.36, width: 1.6 },
  ],
  seed: 19,
  moon,
  snow: 9,
  air: 9,
  haze,
  mist: 0.16,
  pitch: 1.7,
};

const top = 1.3;
const guide: Person = {
  at: [2.75, top, -0.2],
  facing: Math.PI - 0.25,
  pose: {
    ...standing,
    elbows: [[0.36, 1.18, 0.08], standing.elbows[1]],
    hands: [[0.42, 1.3, 0.36], standing.hands[1]],
  },
  cloth: [0.05, 0.045, 0.05],
  trousers: [0.04, 0.035, 0.03],
  hood: [0.06, 0.035, 0.03],
  cloak: { colour: [0.07, 0.035, 0.03], hem: 0.16, width: 0.33 },
};
const scout: Person = {
  at: [1.98, top - 0.04, -0.5],
  facing: Math.PI + 0.5,
  size: 0.98,
  pose: {
    ...standing,
    elbows: [
      [0.42, 1.34, 0.18],
      [-0.31, 1.13, 0.04],
    ],
    hands: [
      [0.66, 1.46, 0.36],
      [-0.28, 0.98, 0.18],
    ],
  },
  cloth: [0.05, 0.07, 0.05],
  trousers: [0.045, 0.04, 0.035],
  hair: [0.08, 0.04, 0.02],
  cloak: { colour: [0.045, 0.06, 0.045], hem: 0.55, width: 0.24 },
};
const porter: Person = {
  at: [3.5, top + 0.03, 0.05],
  facing: Math.PI + 0.15,
  size: 0.72,
  girth: 1.25,
  pose: standing,
  cloth: [0.08, 0.06, 0.035],
  trousers: [0.05, 0.04, 0.03],
  hair: [0.1, 0.05, 0.02],
};

const lanternHand = placed(guide)([0.43, 1.3, 0.4]);
const lanternSize = 0.34;

function belongings(): Solid[] {
  const pack = placed(porter);
  const spear = placed(scout);
  return [
    ...lantern(lanternHand, lanternSize),
    ...solidsOf(
      { colour: [0.1, 0.065, 0.035], bump: [18, 0.4] },
      ball(pack([0, 1.2, -0.3]), 0.27, [1, 1.15, 0.75]),
      limb(pack([-0.3, 1.55, -0.26]), pack([0.3, 1.55, -0.26]), 0.085),
    ),
    ...solidsOf(
      { colour: [0.08, 0.05, 0.03] },
      limb(spear([-0.29, 0, 0.2]), spear([-0.27, 2.15, 0.16]), 0.018),
    ),
    ...solidsOf(
      { colour: [0.2, 0.21, 0.23], shine: 1.2 },
      limb(spear([-0.27, 2.15, 0.16]), spear([-0.27, 2.4, 0.15]), 0.034, 0.004),
    ),
  ];
}

/** Boulders with snow on top; the travellers stand on the highest. */
function ledge(): Solid[] {
  const cut = (x: number, y: number, z: number) => 0.5 * (fbm3(x * 0.9, y * 1.3, z * 0.9, 4) - 0.5);
  const bed = (centre: Vector, radius: number, squash: Vector) =>
    rough(ball(centre, radius, squash), cut, 0.3);
  const rock: Rgb = [0.06, 0.065, 0.075];
  return solidsOf(
    {
      colour: (x, y, z, up) => {
        const snow = smooth(0.5, 0.68, up + 0.9 * (fbm3(x * 1.4, y * 1.4, z * 1.4, 4) - 0.5));
        return mix(scale(rock, 0.6 + 0.8 * fbm3(x * 5, y * 5, z * 5, 3)), [0.42, 0.47, 0.55], snow);
      },
      bump: [5, 0.5],
    },
    bed([3.3, -1.72, 0], 3, [1.15, 1.01, 0.75]),
    bed([1.6, -1.2, -0.6], 2.3, [0.9, 1.04, 0.7]),
    bed([5.8, -1.3, 1.2], 3, [1, 1.05, 0.9]),
    bed([-0.2, -2.2, 1.6], 2.4, [1.6, 1, 0.8]),
    bed([-4.4, -2.2, 2.4], 2.6, [1.4, 1, 0.8]),
  );
}

/** Three travellers on a ledge see a castle with lit windows beyond a misty valley. */
export function keepScene(): Painting {
  const world: World = {
    camera: { eye: [0, 2.2, 9], target: [0, 2.6, 0], angle: 0.6, aspect: 1.6 },
    solids: [
      ...castle([2.6, 4.2, -60]),
      ...ledge(),
      ...[guide, scout, porter].flatMap(person),
      ...belongings(),
      ...firs([
        { at: [-9.5, -9, -14], height: 14.5 },
        { at: [-7.3, -9, -12], height: 12.5 },
        { at: [-12.5, -8, -15], height: 13 },
        { at: [-5.2, -9.5, -13], height: 10.6 },
        { at: [-3.4, -9.5, -15], height: 9.6 },
        { at: [10.2, -8, -12], height: 13.6 },
        { at: [12.2, -8, -14], height: 12.4 },
      ]),
    ],
    ground: undefined,
    lamps: [
      lanternLight(lanternHand, lanternSize, 2.4, 0.7),
      { at: [3, 5.6, -56], colour: palette.flame, strength: 1.1, reach: 4, soft: 0.5 },
    ],
    moon: { towards: unit([-0.75, 0.5, 0.05]), colour: scale(palette.moon, 0.55) },
    ambient: scale(palette.horizon, 0.42),
    fog: { colour: haze, from: 20, to: 200, most: 0.7, valley: 0.5 },
    far: 150,
    mountains: (direction) =>
      mountains(hills, 0.12, direction) ?? mountains(peaks, 0.12, direction),
    sky: (x, y) => sky(x, y, heavens),
  };
  const seen = view(world);
  const stars = skyLight(heavens, seen.open);
  const glow = halo(seen.at(plus(lanternHand, [0, -0.2, 0])), 0.34, 0.22);
  return { scene: seen.scene, light: (x, y) => add(stars(x, y), glow(x, y)) };
}
