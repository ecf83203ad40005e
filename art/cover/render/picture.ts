import { eachRow, type Sliced } from '#art/paint/slices.ts';

/** A picture in linear light, with three floats for each pixel. */
export interface Picture {
  width: number;
  height: number;
  data: Float32Array;
}

/** A picture of half the size; each pixel is the mean of four. */
export function halved({ width, height, data }: Picture): Picture {
  const [wide, high] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const small = new Float32Array(wide * high * 3);
  for (let row = 0; row < high; row++) {
    halveRow(data, row * 2 * width * 3, width * 3, small, row * wide * 3, wide);
  }
  return { width: wide, height: high, data: small };
}

/**
 * A function of its own instead of a loop in its caller, like other functions below: V8 compiles a function that is
 * called often, but would compile a function with nested loops again each time when an inner loop ends.
 */
function halveRow(
  data: Float32Array,
  start: number,
  length: number,
  small: Float32Array,
  to: number,
  wide: number,
) {
  for (let from = start, at = to, end = to + wide * 3; at < end; from += 6, at += 3) {
    for (let channel = 0; channel < 3; channel++) {
      const place = from + channel;
      const below = place + length;
      small[at + channel] =
        ((data[place] ?? 0) +
          (data[place + 3] ?? 0) +
          (data[below] ?? 0) +
          (data[below + 3] ?? 0)) /
        4;
    }
  }
}

/** Two box blurs in each direction, which are similar to a Gaussian blur. */
export function* blurred(picture: Picture, radius: number): Sliced<Picture> {
  const { width, height } = picture;
  const across: Picture = { width, height, data: new Float32Array(picture.data.length) };
  const both: Picture = { width, height, data: new Float32Array(picture.data.length) };
  yield* blurredAcross(picture, across, radius);
  yield* blurredDown(across, both, radius);
  yield* blurredAcross(both, across, radius);
  yield* blurredDown(across, both, radius);
  return both;
}

function* blurredAcross(
  { width, height, data }: Picture,
  to: Picture,
  radius: number,
): Sliced<void> {
  yield* eachRow({ width, height }, (row) =>
    blurRow(data, to.data, row * width * 3, width - 1, radius),
  );
}

/** Three sums in one loop, because each pixel is read from the memory only once. */
function blurRow(data: Float32Array, to: Float32Array, base: number, last: number, radius: number) {
  const share = 1 / (2 * radius + 1);
  let red = (data[base] ?? 0) * (radius + 1);
  let green = (data[base + 1] ?? 0) * (radius + 1);
  let blue = (data[base + 2] ?? 0) * (radius + 1);
  for (let index = 1; index <= radius; index++) {
    const at = base + (index < last ? index : last) * 3;
    red += data[at] ?? 0;
    green += data[at + 1] ?? 0;
    blue += data[at + 2] ?? 0;
  }
  for (let index = 0, at = base; index <= last; index++, at += 3) {
    to[at] = red * share;
    to[at + 1] = green * share;
    to[at + 2] = blue * share;
    const next = index + radius + 1;
    const enter = base + (next < last ? next : last) * 3;
    const before = index - radius;
    const leave = base + (before > 0 ? before : 0) * 3;
    red += (data[enter] ?? 0) - (data[leave] ?? 0);
    green += (data[enter + 1] ?? 0) - (data[leave + 1] ?? 0);
    blue += (data[enter + 2] ?? 0) - (data[leave + 2] ?? 0);
  }
}

/** All columns at once: the values of one row are side by side in memory, those of a column are not. */
function* blurredDown({ width, height, data }: Picture, to: Picture, radius: number): Sliced<void> {
  const share = 1 / (2 * radius + 1);
  const length = width * 3;
  const startOf = (row: number): number => Math.min(height - 1, Math.max(0, row)) * length;
  const sums = new Float64Array(length);
  for (let row = -radius; row <= radius; row++) {
    const from = startOf(row);
    for (let at = 0; at < length; at++) sums[at] = (sums[at] ?? 0) + (data[from + at] ?? 0);
  }
  yield* eachRow({ width, height }, (row) => {
    const here = row * length;
    const enter = startOf(row + radius + 1);
    const leave = startOf(row - radius);
    for (let at = 0; at < length; at++) {
      const sum = sums[at] ?? 0;
      to.data[here + at] = sum * share;
      sums[at] = sum + (data[enter + at] ?? 0) - (data[leave + at] ?? 0);
    }
  });
}

/** Writes the colour of a small picture at a place from 0 to 1 in both directions. */
export function sampled({ width, height, data }: Picture, u: number, v: number, out: Float64Array) {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const column = x | 0;
  const row = y | 0;
  const fx = x - column;
  const fy = y - row;
  const from = (row * width + column) * 3;
  const below = from + width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const top = (data[from + channel] ?? 0) * (1 - fx) + (data[from + 3 + channel] ?? 0) * fx;
    const bottom = (data[below + channel] ?? 0) * (1 - fx) + (data[below + 3 + channel] ?? 0) * fx;
    out[channel] = top * (1 - fy) + bottom * fy;
  }
}
