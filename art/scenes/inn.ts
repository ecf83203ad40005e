import { add, palette, type Rgb, scale } from '#art/paint/colour.ts';
import type { Painting } from '#art/paint/export.ts';
import { fbm, fbm3, noise, smooth } from '#art/paint/noise.ts';
import { lantern, lanternLight } from '#art/solid/lantern.ts';
import { mountains, type Range } from '#art/solid/mountains.ts';
import {
  ball,
  box,
  carve,
  cone,
  limb,
  solidsOf,
  ring,
  type Shape,
  type Solid,
} from '#art/solid/solids.ts';
import { unit, type Vector } from '#art/solid/vector.ts';
import { view, type World } from '#art/solid/world.ts';
import { stonework } from '#art/solid/stonework.ts';
import { wood } from '#art/solid/trees.ts';
import { halo } from './halo.ts';
import { sky, skyLight, type SkyPlan } from './sky.ts';

const heavens: SkyPlan = {
  seed: 31,
  moon: { x: -3, y: -0.1, size: 0 },
  horizon: 0.66,
  clouds: 0.4,
};
const moon = unit([-0.6, 0.6, 0.4]);

const range: Range = {
  peaks: [
    { x: -3.4, z: -8, height: 1.1, width: 2.8 },
    { x: -0.6, z: -9, height: 0.9, width: 2.6 },
  ],
  seed: 11,
  moon,
  snow: 0.3,
  air: 4.5,
  haze: scale(palette.haze, 0.55),
  mist: 0.4,
};

/** The door is in the wall that begins here. The inn is on the right, the left side is open. */
const corner = 1.1;
const lamp: Vector = [2.02, 2.72, 0.55];

const wall = stonework({ tone: [0.13, 0.125, 0.125], courses: 3.4, blocks: 1.7, seed: 4 });

function inn(): Solid[] {
  const beam = { colour: [0.05, 0.033, 0.02] as const, bump: [14, 0.5] as const };
  const doorway: Shape[] = [
    box([3, 1.05, 0], [0.62, 1.15, 0.5]),
    cone([3, 2.1, -0.6], [3, 2.1, 0.6], 0.62),
  ];
  const planks = [-0.42, -0.14, 0.14, 0.42].map((x) =>
    box([3 + x, 1.3, -0.2], [0.135, 1.45, 0.05], 0, 0.02),
  );
  const bands = [0.55, 1.85].map((y) => box([2.96, y, -0.13], [0.5, 0.045, 0.03]));
  const posts: Shape[] = [
    box([corner + 0.1, 3, 0.12], [0.13, 3, 0.13]),
    box([3.8, 3, 0.1], [0.11, 3, 0.11]),
    box([6.5, 3, 0.1], [0.11, 3, 0.11]),
    box([4.4, 3.15, 0.22], [3.5, 0.14, 0.2]),
    box([4.4, 5.3, 0.3], [3.5, 0.14, 0.2]),
    limb([corner + 0.2, 3.3, 0.12], [2.4, 5.2, 0.12], 0.09),
  ];
  const panes = [box([5.15, 1.75, 0.02], [0.5, 0.55, 0.06])];
  const frames: Shape[] = [
    box([5.15, 1.12, 0.14], [0.66, 0.07, 0.14]),
    box([5.15, 2.36, 0.1], [0.62, 0.06, 0.1]),
    box([5.15, 1.75, 0.08], [0.03, 0.56, 0.05]),
    box([5.15, 1.75, 0.08], [0.52, 0.025, 0.05]),
    box([4.6, 1.75, 0.08], [0.05, 0.6, 0.07]),
    box([5.7, 1.75, 0.08], [0.05, 0.6, 0.07]),
  ];
  return [
    ...solidsOf(
      { colour: wall, bump: [8, 0.5] },
      carve(box([4.6, 1.6, -2.5], [3.5, 1.6, 2.5]), ...doorway),
    ),
    ...solidsOf(
      {
        colour: (x, y, z) => scale([0.17, 0.155, 0.13], 0.6 + 0.8 * fbm3(x * 2, y * 2, z * 2, 4)),
        bump: [10, 0.25],
      },
      box([4.6, 4.4, -2.3], [3.5, 1.3, 2.5]),
    ),
    ...solidsOf(
      { colour: [0.06, 0.055, 0.055], bump: [7, 0.8] },
      box([4.6, 6.1, 0.2], [3.9, 0.12, 1.5], 0, 0.03),
    ),
    ...solidsOf(beam, ...posts, ...frames, ...planks),
    ...solidsOf(
      { colour: [0.03, 0.03, 0.032], shine: 0.6 },
      ...bands,
      ring([3.32, 1.2, -0.1], [0, 0, 1], 0.075, 0.018),
    ),
    ...solidsOf({ colour: palette.flame, glow: scale(palette.flame, 0.28) }, ...panes),
    ...solidsOf(
      { colour: [0.14, 0.135, 0.135], bump: [6, 0.5] },
      box([3, 0.06, 0.55], [0.85, 0.12, 0.5], 0, 0.04),
    ),
    ...sign(),
  ];
}

/** The sign of the inn: a die with twenty faces on a board, and the lantern, on iron arms. */
function sign(): Solid[] {
  const iron = { colour: [0.03, 0.03, 0.032] as const, shine: 0.6 };
  return [
    ...solidsOf(
      iron,
      limb([2.02, 2.75, 0.1], [2.02, 2.75, 0.6], 0.026),
      limb([2.02, 2.4, 0.12], [2.02, 2.72, 0.45], 0.02),
    ),
    ...solidsOf(
      iron,
      limb([corner, 4.5, 0.25], [-0.2, 4.5, 0.25], 0.03),
      limb([corner, 4, 0.25], [0.35, 4.5, 0.25], 0.022),
    ),
    ...solidsOf(
      iron,
      limb([0.05, 4.5, 0.25], [0.05, 4.25, 0.25], 0.012),
      limb([0.75, 4.5, 0.25], [0.75, 4.25, 0.25], 0.012),
    ),
    ...solidsOf(
      { colour: [0.09, 0.055, 0.03], bump: [10, 0.4] },
      box([0.4, 3.85, 0.25], [0.46, 0.4, 0.045], 0, 0.03),
    ),
    ...solidsOf(
      { colour: [0.3, 0.2, 0.07], shine: 0.6 },
      carve(
        cone([0.4, 3.85, 0.28], [0.4, 3.85, 0.32], 0.27),
        cone([0.4, 3.85, 0.25], [0.4, 3.85, 0.35], 0.2),
      ),
      limb([0.4, 4.08, 0.31], [0.2, 3.72, 0.31], 0.018),
      limb([0.4, 4.08, 0.31], [0.6, 3.72, 0.31], 0.018),
      limb([0.2, 3.72, 0.31], [0.6, 3.72, 0.31], 0.018),
    ),
  ];
}

function yard(): Solid[] {
  return [
    ...solidsOf(
      { colour: [0.1, 0.06, 0.03], bump: [9, 0.5] },
      cone([4.1, 0, 0.75], [4.1, 0.9, 0.75], 0.36, 0.34),
      box([6.1, 0.45, 0.55], [0.6, 0.05, 0.25]),
      box([5.65, 0.2, 0.55], [0.06, 0.22, 0.2]),
      box([6.55, 0.2, 0.55], [0.06, 0.22, 0.2]),
    ),
    ...solidsOf(
      { colour: [0.045, 0.045, 0.048], shine: 0.5 },
      ring([4.1, 0.2, 0.75], [0, 1, 0], 0.36, 0.018),
      ring([4.1, 0.72, 0.75], [0, 1, 0], 0.36, 0.018),
    ),
    ...solidsOf(
      { colour: [0.06, 0.04, 0.025], bump: [10, 0.5] },
      ...[-7, -5.4, -3.8, -2.2, -0.6].map((x) => limb([x, 0, -2.5], [x + 0.05, 1.05, -2.5], 0.07)),
      limb([-8, 0.85, -2.5], [-0.5, 0.9, -2.5], 0.05),
      limb([-8, 0.45, -2.5], [-0.5, 0.5, -2.5], 0.05),
    ),
    ...solidsOf(
      { colour: [0.11, 0.11, 0.115], bump: [9, 0.6] },
      ball([1.4, 0.02, 0.7], 0.16),
      ball([1.1, 0, 1], 0.1),
      ball([-2.6, 0, 1.2], 0.2, [1.3, 0.7, 1]),
    ),
  ];
}

function path(x: number, z: number): number {
  return 0.05 * noise(x * 1.1, z * 1.1, 4) + 0.02 * noise(x * 5, z * 5, 6);
}

function soil(x: number, _: number, z: number): Rgb {
  const snow = smooth(0.5, 0.62, fbm(x * 0.8, z * 1.1, 4, 17));
  const earth = 0.6 + 0.8 * fbm(x * 5, z * 5, 4, 9);
  const cold: Rgb = [
    0.3 * snow + 0.09 * earth,
    0.34 * snow + 0.075 * earth,
    0.4 * snow + 0.06 * earth,
  ];
  return cold;
}

/**
 * An inn at night with a lantern beside its door. It is mirrored, so that the inn is on the left and
 * the dark wood on the right, where the form stands.
 */
export function innScene(): Painting {
  const world: World = {
    camera: { eye: [-0.9, 1.65, 10.5], target: [-0.6, 2.35, 0], angle: 0.54, aspect: 1.6 },
    solids: [
      ...inn(),
      ...yard(),
      ...lantern(lamp, 0.55),
      ...wood(8, 26, [-11, -16], [1, -9], () => -0.2, 4.6),
    ],
    ground: { height: path, surface: { colour: soil, bump: [6, 0.5] } },
    lamps: [lanternLight(lamp, 0.55, 6, 1.25)],
    moon: { towards: moon, colour: scale(palette.moon, 0.16) },
    ambient: scale(palette.horizon, 0.3),
    fog: { colour: scale(palette.haze, 0.4), from: 12, to: 40, most: 0.85 },
    far: 45,
    mountains: (direction) => mountains(range, 0.1, direction),
    sky: (x, y) => sky(x, y, heavens),
  };
  const seen = view(world);
  const glow = halo(seen.at([lamp[0], lamp[1] - 0.33, lamp[2]]), 0.5, 0.3);
  const stars = skyLight(heavens, seen.open);
  const { aspect } = world.camera;
  return {
    scene: (x, y) => seen.scene(aspect - x, y),
    light: (x, y) => add(stars(aspect - x, y), glow(aspect - x, y)),
  };
}
