import { add, mix, palette, type Rgb, scale } from '#art/paint/colour.ts';
import type { Painting } from '#art/paint/export.ts';
import { fbm, noise, random, smooth } from '#art/paint/noise.ts';
import { lantern, lanternLight } from '#art/solid/lantern.ts';
import { type Person, person, placed } from '#art/solid/people.ts';
import { walking } from '#art/solid/poses.ts';
import { ball, blend, box, limb, solidsOf, type Solid } from '#art/solid/solids.ts';
import { firs, trunk } from '#art/solid/trees.ts';
import { plus, turn, unit, type Vector } from '#art/solid/vector.ts';
import { view, type World } from '#art/solid/world.ts';
import { halo } from './halo.ts';

/** Where the middle of the road is. */
function bend(z: number): number {
  return 0.35 + 1.5 * Math.sin((z + 2) * 0.19) * smooth(9, -12, z);
}

function ground(x: number, z: number): number {
  const off = Math.abs(x - bend(z));
  const rut = 0.06 * Math.exp(-(((off - 0.55) / 0.16) ** 2));
  return 0.5 * smooth(1.2, 4.5, off) + 0.16 * noise(x * 1.3, z * 1.3, 3) - rut;
}

function soil(x: number, _: number, z: number): Rgb {
  const off = Math.abs(x - bend(z)) + 0.5 * (fbm(x * 1.6, z * 1.6, 3, 5) - 0.5);
  const earth = scale([0.12, 0.09, 0.065] as const, 0.5 + fbm(x * 6, z * 6, 4, 8));
  const moss = scale([0.05, 0.062, 0.03] as const, 0.4 + 1.2 * fbm(x * 8, z * 8, 4, 14));
  return mix(earth, moss, smooth(0.9, 1.5, off));
}

function ferns(): Solid[] {
  const next = random(14);
  return Array.from({ length: 75 }, () => {
    const z = 5.5 - next() * 15;
    const side = next() < 0.5 ? -1 : 1;
    const x = bend(z) + side * (1.5 + next() * 3.4);
    const tall = 0.22 + 0.3 * next();
    const fronds = Array.from({ length: 7 }, (_, index) => {
      const foot: Vector = [x, ground(x, z) - 0.02, z];
      const lean = turn([0, 0, tall * 0.8], index * 0.9 + next());
      return limb(foot, plus(plus(foot, lean), [0, tall * (0.7 + 0.4 * next()), 0]), 0.03, 0.006);
    });
    return solidsOf({ colour: [0.045, 0.07, 0.03] }, blend(0.01, ...fronds));
  }).flat();
}

function trees(): Solid[] {
  const trunks: [number, number, number, number][] = [
    [-3.3, 5.2, 0.5, 0.3],
    [-2.9, -0.6, 0.36, -0.2],
    [-4.9, 1.8, 0.42, 0.1],
    [-2.4, -6, 0.34, 0.2],
    [-5.6, -4.5, 0.4, 0.2],
    [3.9, 4.4, 0.6, -0.4],
    [3.4, -1.2, 0.38, 0.3],
    [5.2, 0.8, 0.4, -0.2],
    [4.7, -6.4, 0.36, -0.1],
    [2.6, -9.5, 0.34, 0.1],
    [-4.4, -10.5, 0.36, 0],
    [6.6, -4, 0.44, 0.2],
    [-7.2, -2, 0.44, 0.2],
  ];
  return [
    ...trunks.flatMap(([x, z, radius, lean]) => trunk([x, ground(x, z), z], 9, radius, lean)),
    ...firs(
      [-9, -6.5, -3.6, -1.2, 3.9, 6.6, 9.2, 0.9].map((x, index) => ({
        at: [x, 0.3, -19 - 3 * ((index * 5) % 4)] as const,
        height: 9 + ((index * 7) % 5),
      })),
    ),
  ];
}

const front: Person = {
  at: [0.05, ground(0.05, 1.6), 1.6],
  facing: Math.PI - 0.1,
  pose: {
    ...walking,
    elbows: [walking.elbows[0], [-0.38, 1.34, 0.1]],
    hands: [walking.hands[0], [-0.5, 1.64, 0.28]],
  },
  cloth: [0.05, 0.07, 0.045],
  trousers: [0.05, 0.045, 0.04],
  hood: [0.06, 0.08, 0.05],
  cloak: { colour: [0.06, 0.08, 0.05], hem: 0.35, width: 0.27 },
};
const bard: Person = {
  at: [-0.72, ground(-0.72, 0.2), 0.2],
  facing: Math.PI + 0.15,
  size: 0.97,
  pose: walking,
  cloth: [0.14, 0.07, 0.03],
  trousers: [0.06, 0.05, 0.045],
  hat: [0.12, 0.03, 0.03],
  cloak: { colour: [0.13, 0.035, 0.035], hem: 0.6, width: 0.23 },
};
const dwarf: Person = {
  at: [1.12, ground(1.12, 0.9), 0.9],
  facing: Math.PI - 0.05,
  size: 0.76,
  girth: 1.35,
  pose: walking,
  cloth: [0.1, 0.06, 0.035],
  trousers: [0.05, 0.04, 0.035],
  helmet: [0.2, 0.21, 0.23],
};

const lampHand = placed(front)([-0.53, 1.66, 0.33]);

/** A mule with packs, seen from behind, with its feet at `at`. */
function mule(at: Vector, facing: number): Solid[] {
  const to = (x: number, y: number, z: number): Vector => plus(at, turn([x, y, z], facing));
  const legs = [-1, 1].flatMap((side) => [
    limb(to(side * 0.16, 0.7, -0.5), to(side * 0.17, 0.04, -0.56), 0.1, 0.055),
    limb(to(side * 0.16, 0.7, 0.5), to(side * 0.16, 0.04, 0.6 * side), 0.09, 0.05),
  ]);
  const body = blend(
    0.12,
    limb(to(0, 0.95, -0.5), to(0, 0.98, 0.5), 0.27, 0.26),
    limb(to(0, 1.05, 0.55), to(0, 1.5, 0.95), 0.17, 0.12),
    limb(to(0, 1.52, 0.95), to(0, 1.36, 1.3), 0.12, 0.075),
    ...legs,
  );
  const ears = [-1, 1].map((side) =>
    limb(to(side * 0.06, 1.6, 0.92), to(side * 0.12, 1.85, 0.86), 0.045, 0.015),
  );
  return [
    ...solidsOf(
      { colour: [0.1, 0.075, 0.055], bump: [14, 0.3] },
      body,
      ...ears,
      limb(to(0, 1.1, -0.74), to(0.03, 0.5, -0.86), 0.035, 0.06),
    ),
    ...solidsOf(
      { colour: [0.15, 0.11, 0.06], bump: [12, 0.4] },
      box(to(0.36, 1.02, 0), [0.17, 0.24, 0.34], facing, 0.08),
      box(to(-0.36, 1.02, 0), [0.17, 0.24, 0.34], facing, 0.08),
      limb(to(-0.4, 1.36, 0.05), to(0.4, 1.36, 0.05), 0.12),
    ),
  ];
}

/** Three travellers and a mule walk into an old forest, with one lantern. */
export function roadCover(): Painting {
  const dwarfHand = placed(dwarf);
  const mist = mix(palette.haze, palette.moon, 0.1);
  const world: World = {
    camera: { eye: [0.2, 1.6, 8.6], target: [0.3, 1.75, 0], angle: 0.54, aspect: 16 / 9 },
    solids: [
      ...trees(),
      ...ferns(),
      ...[front, bard, dwarf].flatMap(person),
      ...mule([0.4, ground(0.4, -1.6), -1.6], Math.PI - 0.12),
      ...lantern(lampHand, 0.4),
      ...solidsOf(
        { colour: [0.1, 0.06, 0.03] },
        limb(dwarfHand([0.2, 0.75, -0.24]), dwarfHand([-0.22, 1.75, -0.24]), 0.026),
      ),
      ...solidsOf(
        { colour: [0.08, 0.085, 0.095], shine: 0.3 },
        ball(dwarfHand([-0.2, 1.66, -0.25]), 0.08, [1.9, 1.1, 0.3]),
      ),
      ...solidsOf(
        { colour: [0.16, 0.08, 0.03], shine: 0.3 },
        ball(placed(bard)([0.06, 1.02, -0.27]), 0.17, [0.9, 1.15, 0.5]),
        limb(placed(bard)([0.02, 1.15, -0.27]), placed(bard)([-0.16, 1.68, -0.27]), 0.025),
      ),
    ],
    ground: { height: ground, surface: { colour: soil, bump: [9, 0.6] } },
    lamps: [lanternLight(lampHand, 0.4, 6, 1.4)],
    moon: { towards: unit([0.45, 0.7, -0.1]), colour: scale(palette.moon, 0.6) },
    ambient: scale(palette.horizon, 0.42),
    fog: { colour: scale(mist, 0.85), from: 8, to: 34, most: 0.82 },
    far: 45,
    sky: (x, y) =>
      scale(
        mix(
          mist,
          palette.night,
          0.2 * smooth(0.45, -0.1, y + 0.1 * (fbm(x * 3, y * 3, 3, 2) - 0.5)),
        ),
        0.85,
      ),
  };
  const seen = view(world);
  const glow = halo(seen.at(plus(lampHand, [0, -0.25, 0])), 0.45, 0.3);
  return {
    scene: seen.scene,
    light: (x, y) => add(glow(x, y), palette.moon, shafts(x, y)),
  };
}

/** Moonlight that falls through the crowns. */
function shafts(x: number, y: number): number {
  const across = x * 1.1 + y * 0.5;
  return (
    0.045 *
    smooth(0.45, 0.75, noise(across * 7, 2, 9)) *
    smooth(0.72, 0.1, y) *
    smooth(0.15, 0.5, x) *
    smooth(1.75, 1.2, x)
  );
}
