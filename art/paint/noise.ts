/** Random numbers from a seed, so that every run paints the same picture. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The value of the noise at a place with whole coordinates. */
export function latticeValue(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise from 0 to 1. */
export function noise(x: number, y: number, seed = 1): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const top = latticeValue(column, row, seed) * (1 - u) + latticeValue(column + 1, row, seed) * u;
  const bottom =
    latticeValue(column, row + 1, seed) * (1 - u) + latticeValue(column + 1, row + 1, seed) * u;
  return top * (1 - v) + bottom * v;
}

/** The sum of several octaves of noise, from 0 to 1. */
export function fbm(x: number, y: number, octaves: number, seed = 1): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * scale, y * scale, seed + octave * 17);
    total += weight;
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum / total;
}

export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

function lattice3(x: number, y: number, z: number): number {
  return latticeValue(x + Math.imul(z, 1013), y + Math.imul(z, 379), 7);
}

function noise3(x: number, y: number, z: number): number {
  const cx = Math.floor(x);
  const cy = Math.floor(y);
  const cz = Math.floor(z);
  const u = smooth(0, 1, x - cx);
  const v = smooth(0, 1, y - cy);
  const w = smooth(0, 1, z - cz);
  const line = (dy: number, dz: number) =>
    lattice3(cx, cy + dy, cz + dz) * (1 - u) + lattice3(cx + 1, cy + dy, cz + dz) * u;
  const near = line(0, 0) * (1 - v) + line(1, 0) * v;
  const far = line(0, 1) * (1 - v) + line(1, 1) * v;
  return near * (1 - w) + far * w;
}

/** Noise in space, from 0 to 1, for the surfaces of solids. */
export function fbm3(x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise3(x * scale, y * scale, z * scale);
    total += weight;
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum / total;
}
