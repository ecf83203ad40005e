import type { Rgb } from '#art/paint/colour.ts';
import { noise, random } from '#art/paint/noise.ts';
import { cone, solidsOf, rough, type Shape, type Solid } from './solids.ts';
import { plus, type Vector } from './vector.ts';

const needles: Rgb = [0.02, 0.032, 0.028];
const bark: Rgb = [0.05, 0.038, 0.03];

function fir(foot: Vector, height: number, seed: number): Shape {
  const [fx, fy, fz] = foot;
  return {
    centre: plus(foot, [0, height / 2, 0]),
    radius: height * 0.56,
    distance: (x, y, z) => {
      const v = (y - fy) / height;
      const tiers = v * 11 + 0.4 * noise(Math.atan2(x - fx, z - fz) * 3 + 9, v * 11, seed);
      const hang = 1.15 - 0.6 * (tiers - Math.floor(tiers));
      const twigs = 0.75 + 0.55 * noise(Math.atan2(x - fx, z - fz) * 7 + 20, v * 34, seed + 3);
      const half = height * 0.2 * Math.max(0, 1 - v) ** 0.9 * hang * twigs;
      const side = Math.hypot(x - fx, z - fz) - half;
      return Math.max(side, (v - 1) * height, -v * height) * 0.55;
    },
  };
}

export function firs(places: { at: Vector; height: number }[]): Solid[] {
  return places.map(({ at, height }, index) => ({
    ...fir(at, height, index + 3),
    surface: { colour: needles, bump: [6, 0.9] },
  }));
}

/** A wood of firs between two corners, with feet at `height`. */
export function wood(
  seed: number,
  count: number,
  [x1, z1]: readonly [number, number],
  [x2, z2]: readonly [number, number],
  height: (x: number, z: number) => number,
  size: number,
): Solid[] {
  const next = random(seed);
  return firs(
    Array.from({ length: count }, () => {
      const x = x1 + (x2 - x1) * next();
      const z = z1 + (z2 - z1) * next();
      return { at: [x, height(x, z), z] as const, height: size * (0.6 + 0.7 * next()) };
    }),
  );
}

/** An old trunk with roots, whose crown is above the picture. */
export function trunk(foot: Vector, height: number, radius: number, lean: number): Solid[] {
  const top = plus(foot, [lean, height, 0]);
  const body = cone(plus(foot, [0, -0.3, 0]), top, radius, radius * 0.6);
  const flare = cone(
    plus(foot, [0, -0.3, 0]),
    plus(foot, [lean * 0.1, 1.1, 0]),
    radius * 1.9,
    radius * 0.8,
  );
  const grooves = (x: number, y: number, z: number) =>
    radius * 0.5 * (noise(Math.atan2(x - foot[0], z - foot[2]) * 5 + 30, y * 0.8, 6) - 0.4);
  return solidsOf(
    { colour: bark, bump: [7, 0.9] },
    rough(body, grooves, 0.1),
    rough(flare, grooves, 0.1),
  );
}
