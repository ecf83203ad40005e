import { add, mix, palette, type Rgb, scale } from '#art/paint/colour.ts';
import type { Painting } from '#art/paint/export.ts';
import { fbm, noise, smooth } from '#art/paint/noise.ts';
import { lantern, lanternLight } from '#art/solid/lantern.ts';
import {
  ball,
  box,
  carve,
  limb,
  solidsOf,
  moved,
  type Shape,
  type Solid,
} from '#art/solid/solids.ts';
import { plus, turn, unit, type Vector } from '#art/solid/vector.ts';
import { view, type World } from '#art/solid/world.ts';
import { halo } from './halo.ts';
import { sky, type SkyPlan } from './sky.ts';

const heavens: SkyPlan = {
  seed: 67,
  moon: { x: 0.42, y: 0.16, size: 0 },
  horizon: 0.56,
  clouds: 0.86,
};

const at: Vector = [1.2, -0.05, -2.2];
const heading = 2.35;
const heel = 0.13;

/** Converts a point of the ship to a point of the world. The bow looks along z, the deck is at y = 1.5. */
function aboard(x: number, y: number, z: number): Vector {
  const cos = Math.cos(heel);
  const sin = Math.sin(heel);
  return plus(at, turn([x * cos - y * sin, y * cos + x * sin, z], heading));
}

const planks: Rgb = [0.1, 0.065, 0.04];
const canvas: Rgb = [0.34, 0.31, 0.26];

function hull(): Solid[] {
  const put = (shape: Shape) => moved(shape, at, heading, heel);
  const body = carve(
    ball([0, 1.5, 0], 1.75, [1, 1.1, 3.1]),
    box([0, 3.5, 0], [3, 2, 7]),
    ball([0, 1.75, 0], 1.55, [0.98, 0.7, 3]),
  );
  const stern = [
    box([0, 1.9, -4.1], [1.15, 0.95, 1.05], 0, 0.12),
    box([0, 3, -4.4], [1.2, 0.3, 0.75], 0, 0.06),
  ];
  const bow = box([0, 1.75, 3.9], [0.75, 0.4, 0.9], 0, 0.1);
  const wales = [1.1, 1.45].map((y) =>
    carve(
      ball([0, 1.5, 0], 1.79, [1, 1.1, 3.1]),
      box([0, y + 2.06, 0], [3, 2, 7]),
      box([0, y - 2.06, 0], [3, 2, 7]),
    ),
  );
  const panes = [-0.7, -0.25, 0.25, 0.7].map((x) => put(box([x, 2.15, -5.15], [0.14, 0.24, 0.05])));
  const ports = [-2.2, -1.1, 0, 1.1, 2.2].flatMap((z) =>
    [-1, 1].map((side) => put(box([side * (1.66 - z * z * 0.035), 0.95, z], [0.12, 0.12, 0.15]))),
  );
  return [
    ...solidsOf(
      { colour: planks, bump: [8, 0.4], shine: 0.15 },
      put(body),
      ...stern.map(put),
      put(bow),
    ),
    ...solidsOf({ colour: [0.17, 0.1, 0.05], shine: 0.15 }, ...wales.map(put)),
    ...solidsOf({ colour: palette.flame, glow: scale(palette.flame, 1.1), clear: true }, ...panes),
    ...solidsOf({ colour: [0.02, 0.016, 0.014] }, ...ports),
  ];
}

interface Mast {
  z: number;
  top: number;
  sails: { y: number; width: number; height: number }[];
}

const masts: Mast[] = [
  {
    z: 2.3,
    top: 7.6,
    sails: [
      { y: 3.9, width: 1.7, height: 1.15 },
      { y: 6, width: 1.25, height: 0.85 },
    ],
  },
  {
    z: -0.4,
    top: 9,
    sails: [
      { y: 4.3, width: 2, height: 1.4 },
      { y: 6.9, width: 1.45, height: 1 },
    ],
  },
  { z: -3.4, top: 6.7, sails: [{ y: 4.9, width: 1.25, height: 0.95 }] },
];

/** A square sail in the wind: a thin part of a wide ball. */
function sail(
  z: number,
  { y, width, height }: { y: number; width: number; height: number },
): Shape {
  const shell = ball([0, y, z - 0.35], 1, [width * 1.6, height * 1.6, 1.15]);
  const inside = ball([0, y, z - 0.43], 1, [width * 1.6, height * 1.6, 1.15]);
  const far = 6;
  return carve(
    { ...shell, radius: Math.max(width, height) * 1.6 },
    inside,
    box([0, y + height + far, z], [far, far, far]),
    box([0, y - height - far, z], [far, far, far]),
    box([width + far, y, z], [far, far, far], 0, 0.01, -0.08),
    box([-width - far, y, z], [far, far, far], 0, 0.01, 0.08),
  );
}

function rigging(): Solid[] {
  const spars: Shape[] = [limb(aboard(0, 1.9, 4.4), aboard(0, 3.4, 7.3), 0.09, 0.04)];
  const ropes: Shape[] = [
    limb(aboard(0, 3.3, 7.1), aboard(0, 7.3, 2.3), 0.018),
    limb(aboard(0, 2.7, 5.8), aboard(0, 5, 2.3), 0.018),
    limb(aboard(0, 7.4, 2.3), aboard(0, 8.7, -0.4), 0.018),
  ];
  for (const { z, top, sails } of masts) {
    spars.push(limb(aboard(0, 1, z), aboard(0, top, z), 0.12, 0.05));
    for (const { y, width, height } of sails) {
      spars.push(
        limb(
          aboard(-width - 0.2, y + height, z + 0.15),
          aboard(width + 0.2, y + height, z + 0.15),
          0.055,
        ),
      );
    }
    for (const side of [-1, 1]) {
      for (const spread of [-0.7, 0, 0.7]) {
        ropes.push(limb(aboard(side * 1.5, 1.5, z + spread), aboard(0, top - 0.8, z), 0.016));
      }
    }
  }
  const cloth = masts.flatMap(({ z, sails }) =>
    sails.map((each) => moved(sail(z, each), at, heading, heel)),
  );
  return [
    ...solidsOf({ colour: [0.08, 0.05, 0.03] }, ...spars),
    ...solidsOf({ colour: [0.05, 0.045, 0.04] }, ...ropes),
    ...solidsOf({ colour: canvas, bump: [3, 0.25] }, ...cloth),
    ...solidsOf(
      { colour: [0.3, 0.05, 0.03] },
      limb(aboard(0, 8.95, -0.4), aboard(-0.3, 9.1, 0.9), 0.09, 0.02),
    ),
  ];
}

/** The height of the waves: three swells and small crests. */
function sea(x: number, z: number): number {
  const swell =
    0.55 * Math.sin(x * 0.42 + z * 0.5 + 0.6) +
    0.34 * Math.sin(x * 0.95 - z * 0.62 + 2) +
    0.16 * Math.sin(x * 1.9 + z * 1.4);
  const chop = 1 - Math.abs(2 * noise(x * 1.1 + z * 0.5, z * 1.2, 3) - 1);
  return 0.85 * swell + 0.3 * chop - 0.35;
}

function water(x: number, y: number, z: number): Rgb {
  const streaks = fbm(x * 1.1, z * 2.6, 5, 17);
  const foam = smooth(0.66, 0.82, streaks + 0.2 * (y - 0.25)) * 0.45;
  const wake =
    smooth(0.9, 0.2, Math.abs(Math.hypot(x - at[0], (z - at[2]) * 1.1) - 3.1)) *
    smooth(0.4, 0.62, streaks) *
    0.55;
  return mix([0.012, 0.03, 0.04], [0.42, 0.48, 0.52], Math.max(foam, wake));
}

/** A ship in a storm, with light behind the windows of the stern. */
export function shipCover(): Painting {
  const light = aboard(0, 4.15, -5.05);
  const world: World = {
    camera: { eye: [0, 2.4, 12.5], target: [0.35, 3.35, 0], angle: 0.7, aspect: 16 / 9 },
    solids: [
      ...hull(),
      ...rigging(),
      ...lantern(light, 0.7),
      ...solidsOf({ colour: planks }, limb(aboard(0, 3.2, -5), aboard(0, 4.15, -5.05), 0.035)),
    ],
    ground: { height: sea, surface: { colour: water, bump: [2.2, 0.5], shine: 0.4 } },
    lamps: [lanternLight(light, 0.7, 4.5, 0.9)],
    moon: { towards: unit([-0.62, 0.5, 0.3]), colour: scale(palette.moon, 0.62) },
    ambient: scale(palette.horizon, 0.75),
    fog: { colour: scale(palette.haze, 0.62), from: 14, to: 75, most: 0.95 },
    far: 90,
    sky: (x, y) => mix(sky(x, y, heavens), scale(palette.haze, 0.62), smooth(0.2, 0.62, y)),
  };
  const seen = view(world);
  const glow = halo(seen.at(plus(light, [0, -0.4, 0])), 0.8, 0.3);
  return {
    scene: seen.scene,
    light: (x, y) => add(glow(x, y), palette.moon, rain(x, y)),
  };
}

function rain(x: number, y: number): number {
  const slant = x + y * 0.28;
  const streak = noise(slant * 210, y * 7 + 3 * noise(Math.floor(slant * 210), 1, 4), 6);
  return 0.05 * smooth(0.82, 0.97, streak);
}
