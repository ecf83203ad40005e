import { add, mix, palette, type Rgb, scale } from '#art/paint/colour.ts';
import type { Painting } from '#art/paint/export.ts';
import { fbm, noise, random, smooth } from '#art/paint/noise.ts';
import { lantern, lanternLight } from '#art/solid/lantern.ts';
import { mountains, type Range } from '#art/solid/mountains.ts';
import { type Person, person, placed } from '#art/solid/people.ts';
import { standing } from '#art/solid/poses.ts';
import { blend, box, limb, solidsOf, type Solid } from '#art/solid/solids.ts';
import { plus, turn, unit, type Vector } from '#art/solid/vector.ts';
import { view, type World } from '#art/solid/world.ts';
import { halo } from './halo.ts';
import { sky, skyLight, type SkyPlan } from './sky.ts';

const moon = unit([-0.55, 0.55, 0.1]);
const haze = scale(mix(palette.haze, palette.moon, 0.1), 0.85);

const range: Range = {
  peaks: [
    { x: -3.2, z: -7, height: 1.2, width: 2.6 },
    { x: -1, z: -8.4, height: 1, width: 2.4 },
    { x: 1.5, z: -8, height: 1.3, width: 2.6 },
    { x: 3.6, z: -7, height: 1.1, width: 2.4 },
  ],
  seed: 14,
  moon,
  snow: 0.3,
  air: 5,
  haze,
  mist: 0.4,
};

function hill(x: number, z: number): number {
  return 0.5 - 0.045 * ((x - 0.2) ** 2 + (z + 0.5) ** 2) + 0.1 * noise(x * 0.9, z * 0.9, 6);
}

function heath(x: number, _: number, z: number): Rgb {
  const snow = smooth(0.52, 0.62, fbm(x * 0.8, z * 1.4, 4, 61));
  return mix(
    scale([0.07, 0.072, 0.05], 0.4 + 1.2 * fbm(x * 8, z * 5, 4, 27)),
    [0.36, 0.41, 0.48],
    snow * 0.85,
  );
}

function grass(): Solid[] {
  const next = random(31);
  return Array.from({ length: 55 }, () => {
    const [x, z] = [-4 + next() * 8, -1.5 + next() * 4];
    const blades = Array.from({ length: 6 }, (_, index) => {
      const lean = turn([0, 0, 0.08 + 0.12 * next()], index + next());
      return limb(
        [x, hill(x, z) - 0.02, z],
        plus([x, hill(x, z) + 0.14 + 0.16 * next(), z], lean),
        0.018,
        0.005,
      );
    });
    return solidsOf({ colour: [0.09, 0.085, 0.05] }, blend(0.006, ...blades));
  }).flat();
}

/** Solids on a moor at night, with one lantern that hangs at `hand`. */
function moor(solids: Solid[], hand: Vector, size: number, heavens: SkyPlan): Painting {
  const world: World = {
    camera: { eye: [0, 1.5, 7.6], target: [0, 1.75, 0], angle: 0.5, aspect: 1.6 },
    solids: [...solids, ...grass(), ...lantern(hand, size)],
    ground: { height: hill, surface: { colour: heath, bump: [7, 0.5] } },
    lamps: [lanternLight(hand, size, 4, 1)],
    moon: { towards: moon, colour: scale(palette.moon, 0.4) },
    ambient: scale(palette.horizon, 0.42),
    fog: { colour: haze, from: 9, to: 26, most: 0.95 },
    far: 30,
    mountains: (direction) => mountains(range, 0.14, direction),
    sky: (x, y) => sky(x, y, heavens),
  };
  const seen = view(world);
  const glow = halo(seen.at(plus(hand, [0, -0.62 * size, 0])), 0.4, 0.26);
  const stars = skyLight(heavens, seen.open);
  return { scene: seen.scene, light: (x, y) => add(stars(x, y), glow(x, y)) };
}

/** No characters yet: a traveller waits on the hill. */
export function emptyHill(): Painting {
  const traveller: Person = {
    at: [-0.1, hill(-0.1, 0), 0],
    facing: 2.6,
    pose: {
      ...standing,
      elbows: [
        [0.36, 1.15, 0.1],
        [-0.34, 1.16, 0.1],
      ],
      hands: [
        [0.44, 1.14, 0.36],
        [-0.44, 1.16, 0.34],
      ],
    },
    cloth: [0.05, 0.06, 0.07],
    trousers: [0.04, 0.035, 0.03],
    hood: [0.05, 0.06, 0.075],
    cloak: { colour: [0.05, 0.06, 0.075], hem: 0.14, width: 0.34 },
  };
  const to = placed(traveller);
  const staff = solidsOf(
    { colour: [0.08, 0.05, 0.03] },
    limb(to([0.45, 0, 0.4]), to([0.45, 2, 0.36]), 0.02),
  );
  const heavens: SkyPlan = {
    seed: 83,
    moon: { x: 0.6, y: 0.25, size: 0.07 },
    horizon: 0.62,
    clouds: 0.36,
  };
  return moor([...person(traveller), ...staff], to([-0.44, 1.15, 0.38]), 0.36, heavens);
}

/** Not found: a signpost with three boards on a misty moor. */
export function lostMoor(): Painting {
  const foot = hill(0.1, 0);
  const at = (x: number, y: number, z = 0): Vector => [0.1 + x, foot + y, z];
  const board = (y: number, from: number, to: number, angle: number) =>
    blend(
      0.02,
      box(at((from + to) / 2, y, 0.07), [Math.abs(to - from) / 2, 0.13, 0.028], angle, 0.012, 0.04),
      box(at(to, y, 0.07), [0.09, 0.09, 0.028], angle, 0.012, Math.PI / 4),
    );
  const wood = { colour: [0.12, 0.08, 0.05] as const, bump: [12, 0.5] as const };
  const heavens: SkyPlan = {
    seed: 97,
    moon: { x: 0.3, y: -0.1, size: 0 },
    horizon: 0.66,
    clouds: 0.5,
  };
  const post = [
    ...solidsOf(
      wood,
      limb(at(0, -0.2), at(0.05, 2.35), 0.075, 0.06),
      board(2.1, -0.25, 0.8, 0.25),
      board(1.72, 0.25, -0.78, -0.2),
      board(1.36, -0.2, 0.62, -0.4),
    ),
    ...solidsOf({ colour: [0.03, 0.03, 0.032] }, limb(at(0, 1.24), at(-0.46, 1.3, 0.08), 0.016)),
    ...solidsOf(
      { colour: [0.11, 0.11, 0.115], bump: [9, 0.6] },
      ...[-0.22, 0.05, 0.26].map((x) => box(at(x, 0.02, 0.15), [0.13, 0.09, 0.11], x * 5, 0.06)),
    ),
  ];
  return moor(post, at(-0.46, 1.31, 0.08), 0.36, heavens);
}
