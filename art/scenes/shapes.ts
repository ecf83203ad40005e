import { noise, random } from '#art/paint/noise.ts';

/** The light of a shape at a point. Functions of shapes return undefined outside of the shape. */
export interface Touch {
  /** 0 on the dark side, 1 on the side of the moon. */
  facing: number;
  /** The light of windows and lamps in the shape. */
  glow: number;
}

interface Tower {
  left: number;
  right: number;
  top: number;
  roof?: number;
}

const keepTowers: Tower[] = [
  { left: -0.16, right: 0.12, top: 0.86, roof: 0.34 },
  { left: -0.46, right: -0.3, top: 0.62, roof: 0.26 },
  { left: 0.3, right: 0.48, top: 0.7, roof: 0.3 },
  { left: 0.1, right: 0.2, top: 1.08, roof: 0.26 },
  { left: -0.78, right: -0.64, top: 0.36, roof: 0.2 },
  { left: 0.64, right: 0.8, top: 0.3 },
  { left: -0.7, right: 0.74, top: 0.22 },
  { left: -0.36, right: 0.4, top: 0.46 },
];

/** A keep on a rock. `u` goes to the right and `v` upwards from its base, in units of its size. */
export function keep(u: number, v: number): Touch | undefined {
  if (v < -0.25 || v > 1.5 || Math.abs(u) > 0.9) {
    return undefined;
  }
  for (const tower of keepTowers) {
    const { left, right, top, roof } = tower;
    const width = right - left;
    const across = (u - left) / width;
    if (across < -0.12 || across > 1.12) {
      continue;
    }
    const facing = 0.85 - 0.75 * across + 0.12 * noise(u * 40, v * 60, 3);
    if (roof !== undefined && v >= top && v < top + roof) {
      const half = 0.62 * (1 - (v - top) / roof);
      if (Math.abs(across - 0.5) < half) {
        return { facing: facing * 0.7, glow: 0 };
      }
      continue;
    }
    if (across < 0 || across > 1) {
      continue;
    }
    const crenel = roof === undefined && Math.floor(u * 34) % 2 === 0 ? 0.035 : 0;
    if (v < top + crenel) {
      return { facing, glow: windowLight(tower, across, v) };
    }
  }
  return undefined;
}

function windowLight({ left, top }: Tower, across: number, v: number): number {
  const rows = [0.12, 0.3, 0.5, 0.7, 0.92];
  for (const row of rows) {
    if (v > row && v < row + 0.045 && row < top - 0.06) {
      const column = Math.floor(across * 3);
      const inside = Math.abs(across * 3 - column - 0.5) < 0.13;
      const lit = noise(left * 91 + column * 13.7, row * 57, 8) > 0.55;
      return inside && lit ? 1 : 0;
    }
  }
  return 0;
}

/** A lighthouse or watchtower with a fire on top. */
export function beacon(u: number, v: number): Touch | undefined {
  const half =
    v < 0.78 ? 0.13 - v * 0.055 : v < 0.82 ? 0.12 : v < 0.95 ? 0.06 : 0.1 * (1 - (v - 0.95) / 0.16);
  if (v < -0.3 || v > 1.11 || Math.abs(u) > half) {
    return undefined;
  }
  const lamp = v > 0.825 && v < 0.94 ? 1.6 : 0;
  const door = v > 0.2 && v < 0.26 && Math.abs(u + 0.02) < 0.018 ? 0.8 : 0;
  return { facing: 0.75 - (u / half) * 0.55, glow: lamp + door };
}

/** A traveller with a hood, seen from behind, with a lantern in the right hand and a staff. */
export function traveller(u: number, v: number): Touch | undefined {
  if (v < 0 || v > 1.12 || Math.abs(u) > 0.5) {
    return undefined;
  }
  const staff = Math.abs(u + 0.235 + (v - 0.5) * 0.05) < 0.011 && v < 1.1;
  const sway = 0.012 * Math.sin(v * 9);
  const cloak =
    v < 0.8 && Math.abs(u - sway) < 0.235 - 0.16 * v ** 1.25 + 0.014 * noise(v * 14, u * 20, 2);
  const shoulders = Math.hypot(u / 1.25, v - 0.76) < 0.115;
  const hood = Math.hypot(u * 1.06, (v - 0.885) * 0.86) < 0.09;
  const arm = v > 0.5 && v < 0.72 && Math.abs(u - 0.13 - (0.72 - v) * 0.55) < 0.032;
  if (cloak || shoulders || hood || arm || staff) {
    const edge = Math.min(1, Math.max(0, 0.5 - u * 2.4));
    return { facing: edge * (0.35 + 0.4 * noise(u * 22, v * 5, 6)), glow: 0 };
  }
  const handle = Math.abs(u - 0.26) < 0.007 && v > 0.46 && v < 0.52;
  if (handle) {
    return { facing: 0, glow: 0 };
  }
  if (Math.abs(u - 0.26) < 0.042 && v > 0.34 && v < 0.46) {
    const frame = Math.abs(u - 0.26) > 0.035 || v > 0.445 || v < 0.352;
    return { facing: 0, glow: frame ? 0 : 2.6 };
  }
  return undefined;
}

export interface Tree {
  x: number;
  foot: number;
  height: number;
}

export function plantTrees(
  seed: number,
  count: number,
  from: number,
  to: number,
  foot: (x: number) => number,
  size: number,
): Tree[] {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const x = from + (to - from) * next();
    return { x, foot: foot(x) + 0.02, height: size * (0.55 + 0.75 * next()) };
  });
}

/** The side of a fir at a point: 1 at its left edge, 0 at its right edge, undefined outside. */
export function fir(x: number, y: number, { x: cx, foot, height }: Tree): number | undefined {
  const v = (foot - y) / height;
  if (v < 0 || v > 1) {
    return undefined;
  }
  const tiers = v * 9;
  const tier = tiers - Math.floor(tiers);
  const ragged = 0.75 + 0.5 * noise(cx * 90 + v * 46, (x - cx) * 120, 4);
  const half = height * 0.24 * (1 - v) ** 0.85 * (1.12 - 0.55 * tier) * ragged + height * 0.006;
  const u = (x - cx) / half;
  return Math.abs(u) < 1 ? 0.5 - u * 0.5 : undefined;
}
