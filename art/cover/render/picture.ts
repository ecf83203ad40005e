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
  for (let row = 0, at = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      const from = (row * 2 * width + column * 2) * 3;
      const below = from + width * 3;
      for (let channel = 0; channel < 3; channel++, at++) {
        small[at] =
          ((data[from + channel] ?? 0) +
            (data[from + 3 + channel] ?? 0) +
            (data[below + channel] ?? 0) +
            (data[below + 3 + channel] ?? 0)) /
          4;
      }
    }
  }
  return { width: wide, height: high, data: small };
}

/** Two box blurs in each direction, which are similar to a Gaussian blur. */
export function* blurred(picture: Picture, radius: number): Sliced<Picture> {
  const { width, height } = picture;
  let { data } = picture;
  for (let pass = 0; pass < 2; pass++) {
    data = yield* lines(data, width, height, 3, width * 3, radius);
    data = yield* lines(data, height, width, width * 3, 3, radius);
  }
  return { width, height, data };
}

function* lines(
  from: Float32Array,
  length: number,
  count: number,
  step: number,
  lineStep: number,
  radius: number,
): Sliced<Float32Array> {
  const to = new Float32Array(from.length);
  const share = 1 / (2 * radius + 1);
  const last = length - 1;
  yield* eachRow({ width: length, height: count }, (line) => {
    for (let channel = 0; channel < 3; channel++) {
      const base = line * lineStep + channel;
      let sum = (from[base] ?? 0) * (radius + 1);
      for (let index = 1; index <= radius; index++) {
        sum += from[base + (index < last ? index : last) * step] ?? 0;
      }
      for (let index = 0; index < length; index++) {
        to[base + index * step] = sum * share;
        const enter = index + radius + 1;
        const leave = index - radius;
        sum +=
          (from[base + (enter < last ? enter : last) * step] ?? 0) -
          (from[base + (leave > 0 ? leave : 0) * step] ?? 0);
      }
    }
  });
  return to;
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
