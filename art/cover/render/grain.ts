import { noise } from '#art/paint/noise.ts';

const cells = 32;
const perCell = 16;
const size = cells * perCell;
const mask = size - 1;

/** One tile of noise with five octaves, which repeats without a seam. */
const tile = createTile();

function createTile(): Float32Array {
  const values = new Float32Array(size * size);
  let weight = 0.5;
  for (let octave = 0; octave < 5; octave++) {
    const period = cells * 2 ** octave;
    const lattice = new Float32Array(period * period);
    for (let index = 0; index < lattice.length; index++) {
      lattice[index] = noise(index % period, Math.floor(index / period), 311 + octave) - 0.5;
    }
    addOctave(values, lattice, period, weight);
    weight *= 0.5;
  }
  return values.map((value) => Math.min(1, Math.max(0, 0.5 + value * 1.5)));
}

function addOctave(
  values: Float32Array,
  lattice: Float32Array,
  period: number,
  weight: number,
): void {
  const step = period / size;
  for (let row = 0; row < size; row++) {
    const y = Math.floor(row * step);
    const fy = row * step - y;
    const v = fy * fy * (3 - 2 * fy);
    const above = y * period;
    const below = ((y + 1) % period) * period;
    for (let column = 0; column < size; column++) {
      const x = Math.floor(column * step);
      const next = (x + 1) % period;
      const fx = column * step - x;
      const u = fx * fx * (3 - 2 * fx);
      const top = (lattice[above + x] ?? 0) * (1 - u) + (lattice[above + next] ?? 0) * u;
      const bottom = (lattice[below + x] ?? 0) * (1 - u) + (lattice[below + next] ?? 0) * u;
      const at = row * size + column;
      values[at] = (values[at] ?? 0) + (top * (1 - v) + bottom * v) * weight;
    }
  }
}

/**
 * Noise from 0 to 1 with coarse and fine parts. One look-up in a table replaces five octaves of
 * computed noise, because materials and clouds need it several times for each pixel.
 */
export function grain(x: number, y: number): number {
  const sx = x * perCell;
  const sy = y * perCell;
  const column = Math.floor(sx);
  const row = Math.floor(sy);
  const u = sx - column;
  const v = sy - row;
  const left = column & mask;
  const right = (column + 1) & mask;
  const above = (row & mask) * size;
  const below = ((row + 1) & mask) * size;
  const top = (tile[above + left] ?? 0) * (1 - u) + (tile[above + right] ?? 0) * u;
  const bottom = (tile[below + left] ?? 0) * (1 - u) + (tile[below + right] ?? 0) * u;
  return top * (1 - v) + bottom * v;
}

/** A random number from 0 to 1 for a cell of a pattern. */
export function cellValue(x: number, y: number): number {
  let mixed = Math.imul(Math.floor(x), 374761393) ^ Math.imul(Math.floor(y), 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}
