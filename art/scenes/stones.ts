import { clamp, fbm, noise, smooth } from '#art/paint/noise.ts';

interface StoneTouch {
  firelit: number;
  moonlit: number;
  grain: number;
  /** 0 at the base, 1 at the top. */
  height: number;
}

export interface Stone {
  near: number;
  at: (x: number, y: number) => StoneTouch | undefined;
}

interface Place {
  x: number;
  foot: number;
  width: number;
  height: number;
  near: number;
  lean: number;
}

const places: Place[] = [
  { x: -0.17, foot: 0.615, width: 0.05, height: 0.15, near: 0.3, lean: 0.02 },
  { x: 0.03, foot: 0.61, width: 0.045, height: 0.17, near: 0.28, lean: -0.03 },
  { x: 0.2, foot: 0.62, width: 0.055, height: 0.14, near: 0.3, lean: 0.05 },
  { x: -0.36, foot: 0.66, width: 0.07, height: 0.22, near: 0.5, lean: -0.05 },
  { x: 0.4, foot: 0.665, width: 0.075, height: 0.25, near: 0.5, lean: 0.03 },
  { x: -0.55, foot: 0.78, width: 0.11, height: 0.36, near: 0.75, lean: 0.06 },
  { x: 0.53, foot: 0.8, width: 0.12, height: 0.44, near: 0.78, lean: -0.04 },
];

const cache = new Map<string, Stone[]>();

/** Standing stones around a fire. Far stones come first, so that near stones cover them. */
export function stones(fireX: number, fireY: number): Stone[] {
  const key = `${fireX} ${fireY}`;
  const known = cache.get(key);
  if (known) {
    return known;
  }
  const made = places.map((place, index): Stone => ({
    near: place.near,
    at: (x, y) => touch(x, y, place, index, fireX, fireY),
  }));
  cache.set(key, made);
  return made;
}

function touch(
  x: number,
  y: number,
  { x: offset, foot, width, height, lean }: Place,
  index: number,
  fireX: number,
  fireY: number,
): StoneTouch | undefined {
  const v = (foot - y) / height;
  if (v < -0.02 || v > 1.1) {
    return undefined;
  }
  const cx = fireX + offset + lean * v * 0.4;
  const u = (x - cx) / width;
  const ragged = 0.1 * (fbm(v * 5, index * 9.7, 3, 24) - 0.5);
  const half = 0.5 - 0.13 * v + ragged;
  const top = 1 - 0.12 * (u * (index % 2 ? 1 : -1) + 0.5) + 0.06 * noise(u * 6, index * 3.3, 4);
  if (Math.abs(u) > half || v > top) {
    return undefined;
  }
  const side = offset > 0 ? -u / half : u / half;
  const behind = foot < fireY ? 0.55 : 0;
  const distance = Math.hypot(x - fireX, (y - fireY) * 0.8);
  return {
    firelit: (clamp(side * 0.75 + behind) * 0.9) / (1 + (distance / 0.26) ** 2),
    moonlit: clamp(-u * 1.6) * smooth(0, 1, v),
    grain: 0.45 + 0.8 * fbm(x * 26, y * 20, 4, 30 + index),
    height: v,
  };
}
