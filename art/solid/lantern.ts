import { palette, type Rgb, scale } from '#art/paint/colour.ts';
import { blend, cone, limb, solidsOf, ring, type Solid } from './solids.ts';
import { plus, type Vector } from './vector.ts';
import type { Lamp } from './world.ts';

const iron: Rgb = [0.03, 0.03, 0.032];

/** A lantern whose ring is at `hand`, with the height `size`. */
export function lantern(hand: Vector, size: number): Solid[] {
  const down = (amount: number, x = 0, z = 0): Vector =>
    plus(hand, [x * size, -amount * size, z * size]);
  const bars = [0, 1, 2, 3].map((corner) => {
    const angle = (corner * Math.PI) / 2 + 0.6;
    const [x, z] = [Math.sin(angle) * 0.2, Math.cos(angle) * 0.2];
    return limb(down(0.36, x, z), down(0.9, x, z), 0.022 * size);
  });
  return [
    ...solidsOf(
      { colour: iron, shine: 0.25, clear: true },
      ring(down(0.09), [0, 0, 1], 0.09 * size, 0.018 * size),
      blend(0.02 * size, cone(down(0.36), down(0.18), 0.27 * size, 0.05 * size), ...bars),
      cone(down(1), down(0.9), 0.27 * size, 0.23 * size),
    ),
    ...solidsOf(
      { colour: palette.flame, glow: scale(palette.flame, 1.1), clear: true },
      cone(down(0.9), down(0.37), 0.17 * size, 0.17 * size),
    ),
  ];
}

export function lanternLight(hand: Vector, size: number, strength: number, reach: number): Lamp {
  return {
    at: plus(hand, [0, -0.62 * size, 0]),
    colour: palette.flame,
    strength,
    reach,
    soft: 0.08,
  };
}
