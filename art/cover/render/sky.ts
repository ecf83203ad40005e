import type { Vector } from '#art/solid/vector.ts';
import { cellValue, grain } from './grain.ts';
import type { Sky } from './stage.ts';

/** A colour that a function writes to, so that no pixel needs an object of its own. */
export type Ink = Float64Array;

export const ink = (): Ink => new Float64Array(3);

const ramp = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Writes the colour of the sky in a direction of length 1. */
export type SkyPainter = (x: number, y: number, z: number, out: Ink) => void;

export function skyPainter(sky: Sky, light: Vector): SkyPainter {
  const { zenith, middle, horizon, cloud, cloudLit, clouds, disc, seed } = sky;
  const shift = (seed % 977) * 0.173;
  const edge = 0.72 - clouds * 0.5;
  // Clouds stretch along one direction, as wind draws them.
  const [windX, windZ] = [0.55 + (seed % 7) * 0.05, 0.8];
  const flatX = light[0] * 0.25;
  const flatZ = light[2] * 0.25;
  return (x, y, z, out) => {
    const rise = Math.max(0, y);
    const low = ramp(0, 0.24, rise);
    const high = ramp(0.12, 0.75, rise);
    const facing = Math.max(0, x * light[0] + y * light[1] + z * light[2]);
    const near = facing === 0 ? 0 : glowOf(facing);
    const warmth = near * disc.glow;
    let red = horizon[0] + (middle[0] - horizon[0]) * low;
    let green = horizon[1] + (middle[1] - horizon[1]) * low;
    let blue = horizon[2] + (middle[2] - horizon[2]) * low;
    red += (zenith[0] - red) * high + disc.colour[0] * warmth;
    green += (zenith[1] - green) * high + disc.colour[1] * warmth;
    blue += (zenith[2] - blue) * high + disc.colour[2] * warmth;
    let cover = 0;
    if (y > 0.01 && clouds > 0) {
      const spread = 1 / (rise + 0.13);
      const u = x * spread * windX + shift;
      const v = z * spread * windZ + shift * 0.37;
      const bend = grain(u * 0.6 + 9.1, v * 0.6);
      const field = grain(u * 0.9 + bend * 0.9, v * 1.5 + bend * 0.6) * 0.75 + bend * 0.3;
      cover = ramp(edge, edge + 0.3, field) * ramp(0.01, 0.1, y);
      const ahead = grain((u + flatX) * 0.9 + bend * 0.9, (v + flatZ) * 1.5 + bend * 0.6);
      const thick = ramp(edge, edge + 0.55, field);
      const lit = Math.min(
        1,
        Math.max(0, 0.45 + (field - 0.75 * ahead - bend * 0.3) * 2.2 - thick * 0.35 + near * 0.7),
      );
      const share = cover * (0.55 + 0.4 * thick);
      red += (cloud[0] + (cloudLit[0] - cloud[0]) * lit - red) * share;
      green += (cloud[1] + (cloudLit[1] - cloud[1]) * lit - green) * share;
      blue += (cloud[2] + (cloudLit[2] - cloud[2]) * lit - blue) * share;
    }
    if (disc.size > 0) {
      const apart = Math.acos(Math.min(1, facing)) / disc.size;
      if (apart < 1.1) {
        const seas = disc.bright > 1 ? 1 : 0.5 + 0.75 * grain(x * 34 + 3, y * 34 + 7);
        const share = ramp(1.04, 0.94, apart) * (1 - cover * 0.75) * seas;
        red += (disc.colour[0] * disc.bright - red) * Math.min(1, share);
        green += (disc.colour[1] * disc.bright - green) * Math.min(1, share);
        blue += (disc.colour[2] * disc.bright - blue) * Math.min(1, share);
      }
    }
    // Stars fade behind clouds.
    out[0] = red;
    out[1] = green;
    out[2] = blue;
  };
}

/** The glow around sun or moon. It multiplies, because a power with a variable exponent takes much longer. */
function glowOf(facing: number): number {
  const f2 = facing * facing;
  const f4 = f2 * f2;
  const f8 = f4 * f4;
  const f32 = f8 * f8 * f8 * f8;
  const f64 = f32 * f32;
  return f4 * f2 * 0.55 + f32 * f8 * 0.6 + f64 * f64 * f64 * f64 * f4 * 0.9;
}

/** The light of the stars in a direction; most directions have none. */
export function starlight(x: number, y: number, z: number, amount: number): number {
  if (y < 0.06 || amount <= 0) {
    return 0;
  }
  const grid = 62;
  const [u, v] = [(Math.atan2(x, -z) + 4) * grid, Math.asin(y) * grid * 1.2];
  const chance = cellValue(u, v);
  if (chance < 0.8) {
    return 0;
  }
  const sx = Math.floor(u) + 0.2 + 0.6 * cellValue(u + 371, v);
  const sy = Math.floor(v) + 0.2 + 0.6 * cellValue(u, v + 593);
  const share = (chance - 0.8) / 0.2;
  const bright = share * share * share;
  const far = Math.hypot(u - sx, v - sy) / (0.032 + 0.05 * bright);
  return amount * ramp(0.06, 0.3, y) * (0.1 + bright) * Math.exp(-far * far);
}
