import { latticeValue } from '#art/paint/noise.ts';

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
    addOctave(values, cells * 2 ** octave, 311 + octave, weight);
    weight *= 0.5;
  }
  for (let at = 0; at < values.length; at++) {
    values[at] = Math.min(1, Math.max(0, 0.5 + (values[at] ?? 0) * 1.5));
  }
  return values;
}

function addOctave(values: Float32Array, period: number, seed: number, weight: number): void {
  const lattice = new Float32Array(period * period);
  for (let row = 0; row < period; row++) fillRow(lattice, row, period, seed);
  const places = new Int32Array(size);
  const shares = new Float64Array(size);
  for (let at = 0; at < size; at++) {
    const place = (at * period) / size;
    const share = place - Math.floor(place);
    places[at] = Math.floor(place);
    shares[at] = share * share * (3 - 2 * share);
  }
  let above = new Float64Array(size);
  let below = new Float64Array(size);
  spread(lattice, 0, period, places, shares, above);
  spread(lattice, 1, period, places, shares, below);
  for (let row = 0; row < size; row++) {
    const y = places[row] ?? 0;
    if (row > 0 && y !== places[row - 1]) {
      [above, below] = [below, above];
      spread(lattice, (y + 1) % period, period, places, shares, below);
    }
    addRow(values, row, above, below, shares[row] ?? 0, weight);
  }
}

// Small functions, because each new process runs them once before its first picture, and V8 compiles these fast.

function fillRow(lattice: Float32Array, row: number, period: number, seed: number): void {
  for (let column = 0, at = row * period; column < period; column++, at++) {
    lattice[at] = latticeValue(column, row, seed) - 0.5;
  }
}

/** Writes the values between those of one row of the lattice. */
function spread(
  lattice: Float32Array,
  row: number,
  period: number,
  places: Int32Array,
  shares: Float64Array,
  line: Float64Array,
): void {
  const from = row * period;
  for (let column = 0; column < size; column++) {
    const x = places[column] ?? 0;
    const next = x + 1 === period ? 0 : x + 1;
    const u = shares[column] ?? 0;
    line[column] = (lattice[from + x] ?? 0) * (1 - u) + (lattice[from + next] ?? 0) * u;
  }
}

function addRow(
  values: Float32Array,
  row: number,
  above: Float64Array,
  below: Float64Array,
  v: number,
  weight: number,
): void {
  for (let column = 0, at = row * size; column < size; column++, at++) {
    const value = (above[column] ?? 0) * (1 - v) + (below[column] ?? 0) * v;
    values[at] = (values[at] ?? 0) + value * weight;
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
