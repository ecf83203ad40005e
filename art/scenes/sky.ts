import { add, mix, palette, type Rgb, scale } from '#art/paint/colour.ts';
import { fbm, noise, smooth } from '#art/paint/noise.ts';

export interface SkyPlan {
  seed: number;
  /** The position and size of the moon, the source of the cold light. */
  moon: { x: number; y: number; size: number };
  /** The height of the horizon from the top of the picture. */
  horizon: number;
  clouds: number;
}

/** A night sky: cold light around a moon, clouds, and stars where the clouds are thin. */
export function sky(x: number, y: number, { seed, moon, horizon, clouds }: SkyPlan): Rgb {
  const height = smooth(0, horizon, y);
  let colour = mix(palette.zenith, palette.night, Math.min(1, height * 1.6));
  colour = mix(colour, palette.horizon, smooth(0.35, 1.05, height) * 0.85);
  const distance = Math.hypot(x - moon.x, y - moon.y);
  const halo = Math.exp(-distance / 0.4) * 0.26 + Math.exp(-distance / 0.09) * 0.28;
  const cover = cloudCover(x, y, seed, clouds);
  colour = add(colour, star(x, y, seed), (1 - cover) * smooth(1, 0.25, height));
  if (moon.size > 0) {
    const disc = smooth(moon.size * 1.06, moon.size * 0.94, distance);
    const seas = 0.75 + 0.35 * fbm(x * 26, y * 26, 3, seed + 5);
    colour = add(colour, scale(palette.moon, seas * 1.05), disc * (1 - cover * 0.55));
  }
  const lit = mix(palette.night, palette.moon, 0.16 + halo * 0.85);
  colour = mix(colour, lit, cover * (0.3 + halo * 0.7));
  return add(colour, palette.moon, halo * 0.42);
}

function cloudCover(x: number, y: number, seed: number, amount: number): number {
  const bend = fbm(x * 1.6, y * 3, 3, seed + 40);
  const field = fbm(x * 2.2 + bend * 1.3, y * 6.5 + bend * 1.8, 5, seed);
  return smooth(1 - amount, 1 - amount + 0.32, field);
}

function star(x: number, y: number, seed: number): Rgb {
  const grid = 58;
  const column = Math.floor(x * grid);
  const row = Math.floor(y * grid);
  const chance = noise(column * 7.31, row * 5.17, seed + 90);
  if (chance < 0.78) {
    return [0, 0, 0];
  }
  const sx = (column + 0.2 + 0.6 * noise(column * 3.7, row * 9.1, seed + 91)) / grid;
  const sy = (row + 0.2 + 0.6 * noise(column * 8.3, row * 2.9, seed + 92)) / grid;
  const size = 0.0009 + 0.004 * (chance - 0.78);
  const light = smooth(size, size * 0.2, Math.hypot(x - sx, y - sy));
  return scale(palette.moon, light * (0.45 + 3 * (chance - 0.78)));
}
