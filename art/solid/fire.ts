import { add, mix, palette, type Rgb, scale } from '#art/paint/colour.ts';
import { clamp, fbm, noise, smooth } from '#art/paint/noise.ts';
import { limb, solidsOf, type Solid } from './solids.ts';
import { plus, turn, type Vector } from './vector.ts';

/** Logs that lean against each other, and glowing pieces between them. */
export function logs(at: Vector, size: number): Solid[] {
  const bark = { colour: [0.06, 0.035, 0.02] as const, bump: [30, 0.7] as const };
  const leaning = [0.4, 1.5, 2.7, 3.9, 5.1].map((angle) =>
    limb(
      plus(at, turn([0, 0.05, 0.42 * size], angle)),
      plus(at, turn([0, 0.3 * size, 0.04 * size], angle)),
      0.06 * size,
      0.045 * size,
    ),
  );
  const embers = [0, 1.2, 2.5, 3.6, 4.9].map((angle) =>
    limb(
      plus(at, turn([0, 0.03, 0.1 * size], angle)),
      plus(at, turn([0.1, 0.04, 0.24 * size], angle)),
      0.05 * size,
    ),
  );
  return [
    ...solidsOf(bark, ...leaning),
    ...solidsOf({ colour: bark.colour, glow: scale(palette.ember, 0.55), clear: true }, ...embers),
  ];
}

/** The light of a fire at a point: `u` is to the right and `v` upwards from its foot, in heights of the fire. */
export function flame(u: number, v: number, seed: number): Rgb {
  if (v < -0.15 || v > 1.25 || Math.abs(u) > 0.6) {
    return [0, 0, 0];
  }
  const tongues = [
    { at: 0, size: 1 },
    { at: -0.17, size: 0.66 },
    { at: 0.15, size: 0.74 },
    { at: 0.27, size: 0.42 },
    { at: -0.29, size: 0.36 },
  ];
  let body = 0;
  let heart = 0;
  for (const [index, { at, size }] of tongues.entries()) {
    const up = v / size;
    const sway =
      (fbm(u * 3 + index * 9, up * 1.7 - 3, 3, seed + index) - 0.5) * (0.15 + 0.75 * up) * size;
    const half =
      0.2 *
      size *
      Math.max(0, 1 - up) ** 0.75 *
      (0.75 + 0.45 * Math.sin(Math.PI * clamp(up + 0.15)));
    const inside = half - Math.abs(u - at + sway);
    body = Math.max(body, smooth(-0.012, 0.05, inside) * smooth(1.02, 0.5, up));
    heart = Math.max(heart, smooth(0.02, 0.13, inside) * smooth(0.85, 0.1, up));
  }
  const foot = smooth(-0.12, 0.08, v);
  const colour = mix(palette.ember, palette.flame, smooth(0.2, 0.9, body));
  return add(scale(colour, body * foot * 1.25), palette.glow, heart * foot * 2.1);
}

/** Sparks that rise from a fire, in the same units as the flame. */
export function sparks(u: number, v: number, seed: number): number {
  const drift = u - 0.22 * Math.sin(v * 2.3 + seed) - 0.1 * v;
  const column = Math.floor(drift * 13);
  const row = Math.floor(v * 9);
  if (noise(column * 5.3, row * 7.7, seed) < 0.62 + 0.09 * v + 0.3 * Math.abs(drift) || v < 0.3) {
    return 0;
  }
  const cu = (column + 0.2 + 0.6 * noise(column * 2.9, row * 3.3, seed + 1)) / 13;
  const cv = (row + 0.2 + 0.6 * noise(column * 4.1, row * 6.7, seed + 2)) / 9;
  const size = 0.005 + 0.007 * noise(column, row, seed + 3);
  return smooth(3.2, 0.6, v) * Math.exp(-((Math.hypot(drift - cu, (v - cv) * 0.7) / size) ** 2));
}
