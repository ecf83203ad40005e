import { add, mix, palette, type Rgb, scale } from '#art/paint/colour.ts';
import type { Scene } from '#art/paint/image.ts';
import { fbm, noise, smooth } from '#art/paint/noise.ts';

export interface SkyPlan {
  seed: number;
  /** The position and size of the moon, the source of the cold light. */
  moon: { x: number; y: number; size: number };
  /** The height of the horizon from the top of the picture. */
  horizon: number;
  clouds: number;
}

/** A night sky: cold light around a moon, and clouds. */
export function sky(x: number, y: number, { seed, moon, horizon, clouds }: SkyPlan): Rgb {
  const height = smooth(0, horizon, y);
  let colour = mix(palette.zenith, palette.night, Math.min(1, height * 1.6));
  colour = mix(colour, palette.horizon, smooth(0.35, 1.05, height) * 0.85);
  const distance = Math.hypot(x - moon.x, y - moon.y);
  const halo = Math.exp(-distance / 0.4) * 0.2;
  const cover = cloudCover(x, y, seed, clouds);
  if (moon.size > 0) {
    const disc = smooth(moon.size * 1.06, moon.size * 0.94, distance);
    const seas = 0.72 + 0.4 * fbm(x * 26, y * 26, 3, seed + 5);
    colour = add(colour, scale(palette.moon, seas), disc * (1 - cover * 0.55));
  }
  const lit = mix(palette.night, palette.moon, 0.14 + halo * 0.9);
  return mix(colour, lit, cover * (0.3 + halo * 0.9));
}

function cloudCover(x: number, y: number, seed: number, amount: number): number {
  const bend = fbm(x * 1.6, y * 3, 3, seed + 40);
  const field = fbm(x * 2.2 + bend * 1.3, y * 6.5 + bend * 1.8, 5, seed);
  return smooth(1 - amount, 1 - amount + 0.32, field);
}

/** The light that is added after the brush strokes: stars where the sky is open, and the glow of the moon. */
export function skyLight(plan: SkyPlan, open: (x: number, y: number) => boolean): Scene {
  const { seed, moon, horizon, clouds } = plan;
  return (x, y) => {
    const distance = Math.hypot(x - moon.x, y - moon.y);
    const glow = 0.075 * Math.exp(-distance / 0.3) + 0.12 * Math.exp(-distance / 0.07);
    const thin = (1 - cloudCover(x, y, seed, clouds)) * smooth(horizon, horizon * 0.4, y);
    const star =
      thin > 0 ? thin * (stars(x, y, 40, 0.74, seed) + 0.3 * stars(x, y, 85, 0.74, seed + 7)) : 0;
    return scale(palette.moon, glow + (star > 0.003 && open(x, y) ? star : 0));
  };
}

/** Points of different brightness, one in some of the cells of a grid. */
function stars(x: number, y: number, grid: number, rare: number, seed: number): number {
  const column = Math.floor(x * grid);
  const row = Math.floor(y * grid);
  const chance = noise(column * 7.31, row * 5.17, seed + 90);
  if (chance < rare) {
    return 0;
  }
  const sx = (column + 0.1 + 0.8 * noise(column * 3.7, row * 9.1, seed + 91)) / grid;
  const sy = (row + 0.1 + 0.8 * noise(column * 8.3, row * 2.9, seed + 92)) / grid;
  const bright = ((chance - rare) / (1 - rare)) ** 2;
  const size = 0.0008 + 0.0009 * bright;
  return (0.12 + 0.9 * bright) * Math.exp(-((Math.hypot(x - sx, y - sy) / size) ** 2));
}
