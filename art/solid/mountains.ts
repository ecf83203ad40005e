import { add, mix, palette, type Rgb, scale } from '#art/paint/colour.ts';
import { clamp, fbm, noise, smooth } from '#art/paint/noise.ts';
import { dot, unit, type Vector } from './vector.ts';

/** In units of the picture at the distance 1: a peak with the height 1 at z = -4 fills a quarter. */
interface Peak {
  x: number;
  z: number;
  height: number;
  width: number;
}

export interface Range {
  peaks: Peak[];
  seed: number;
  moon: Vector;
  /** The height above which snow stays. */
  snow: number;
  /** The distance at which half of the colour is lost in the air. */
  air: number;
  haze: Rgb;
  /** The height of the mist in the valleys. */
  mist: number;
  /** Detail per unit. */
  pitch?: number;
}

/** The colour of the mountains where a ray from the height `eye` hits them; undefined if it hits none. */
export function mountains(range: Range, eye: number, direction: Vector): Rgb | undefined {
  const [dx, dy, dz] = direction;
  const far = Math.min(...range.peaks.map((peak) => peak.z - peak.width));
  const near = Math.max(...range.peaks.map((peak) => peak.z + peak.width));
  if (dz >= -0.05) {
    return undefined;
  }
  let distance = Math.max(0.3, near / dz);
  let before = distance;
  const end = far / dz;
  while (distance < end) {
    const gap = eye + dy * distance - height(range, dx * distance, dz * distance, 3);
    if (gap < 0.0006 * distance) {
      const exact = between(range, eye, direction, before, distance);
      return rock(range, exact, dx * exact, eye + dy * exact, dz * exact);
    }
    before = distance;
    // The crests are so steep that longer steps would pass through them.
    distance += Math.max(0.0006 * distance, gap * 0.12);
  }
  return undefined;
}

function between(
  range: Range,
  eye: number,
  [dx, dy, dz]: Vector,
  from: number,
  to: number,
): number {
  let [free, hit] = [from, to];
  for (let step = 0; step < 6; step++) {
    const middle = (free + hit) / 2;
    if (eye + dy * middle > height(range, dx * middle, dz * middle, 3)) {
      free = middle;
    } else {
      hit = middle;
    }
  }
  return hit;
}

function height({ peaks, seed, pitch = 1 }: Range, x: number, z: number, octaves: number): number {
  let mass = 0;
  for (const peak of peaks) {
    const apart = Math.hypot(x - peak.x, z - peak.z) / peak.width;
    if (apart < 1) {
      mass = Math.max(mass, peak.height * (1 - apart) ** 1.15);
    }
  }
  if (mass === 0) {
    return -0.02;
  }
  const bend = 0.22 * noise(x * 2.1 * pitch, z * 2.1 * pitch, seed + 60);
  return (
    mass * (0.5 + 0.72 * crests((x + bend) * 1.9 * pitch, (z - bend) * 1.9 * pitch, octaves, seed))
  );
}

/** Noise with sharp crests, whose finer octaves are strong only on the crests of the broader ones. */
function crests(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0;
  let weight = 0.62;
  let above = 1;
  let size = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const crest = (1 - Math.abs(2 * noise(x * size, y * size, seed + octave * 31) - 1)) ** 2;
    sum += crest * weight * above;
    above = clamp(crest * 1.6);
    weight *= 0.44;
    size *= 2.13;
  }
  return sum;
}

function rock(range: Range, distance: number, x: number, y: number, z: number): Rgb {
  const size = 0.0035 * distance;
  const h = (dx: number, dz: number) => height(range, x + dx, z + dz, 7);
  const normal = unit([h(-size, 0) - h(size, 0), 2 * size, h(0, -size) - h(0, size)]);
  const shadow = sunken(range, x, y, z);
  const moonlight = clamp(dot(normal, range.moon)) * shadow;
  const grain = fbm(x * 14, y * 30 + z * 14, 3, range.seed + 3);
  const snow =
    smooth(0.34, 0.56, normal[1] + 0.3 * (grain - 0.5) + 0.12 * y) *
    smooth(range.snow * 0.6, range.snow, y + 0.25 * range.snow * (grain - 0.5));
  const body = mix(scale(palette.rock, 0.9), palette.moon, snow * 0.8);
  const light = add(scale(palette.night, 3.2 + 2 * normal[1]), palette.moon, moonlight * 1.15);
  const lit: Rgb = [body[0] * light[0], body[1] * light[1], body[2] * light[2]];
  const air = 1 - 0.5 ** (distance / range.air);
  const drift = 0.6 + 0.8 * fbm(x * 2.4, y * 9, 4, range.seed + 8);
  const mist = smooth(range.mist * drift, 0, y);
  return mix(lit, range.haze, 1 - (1 - air) * (1 - 0.94 * mist));
}

/** 0 where another crest blocks the moonlight. */
function sunken(range: Range, x: number, y: number, z: number): number {
  const [mx, my, mz] = range.moon;
  let free = 1;
  for (let step = 1; step < 12; step++) {
    const along = 0.03 * step ** 1.4;
    const gap = y + my * along - height(range, x + mx * along, z + mz * along, 4);
    free = Math.min(free, 1 + (gap / along) * 9);
  }
  return clamp(free, 0.05);
}
