import { type Rgb, toScreen } from '#art/paint/colour.ts';
import { eachRow, type Sliced } from '#art/paint/slices.ts';
import { blurred, halved, type Picture, sampled } from './picture.ts';

export interface Grade {
  /** 1 leaves colours as they are, 0 makes them grey. */
  saturation: number;
  contrast: number;
  /** The colours that dark and bright parts lean to. */
  shadows: Rgb;
  lights: Rgb;
  exposure: number;
  /**
   * How bright the picture is on average, as a share of the brightest screen value. Undefined leaves
   * it as it is.
   */
  brightness: number | undefined;
}

export type Calm = 'upper-left' | 'lower';

/** Adds the glow around bright parts that a lens shows. */
export function* addBloom(picture: Picture, threshold: number, strength: number): Sliced<void> {
  const small = halved(halved(picture));
  small.data.forEach((value, index) => {
    small.data[index] = Math.min(3, Math.max(0, value - threshold));
  });
  yield;
  const near = yield* blurred(small, Math.max(1, Math.round(small.height / 60)));
  const far = yield* blurred(halved(near), Math.max(1, Math.round(small.height / 16)));
  const { width, height, data } = picture;
  const [first, second] = [new Float64Array(3), new Float64Array(3)];
  yield* eachRow(picture, (row) => {
    const v = (row + 0.5) / height;
    for (let column = 0, at = row * width * 3; column < width; column++, at += 3) {
      const u = (column + 0.5) / width;
      sampled(near, u, v, first);
      sampled(far, u, v, second);
      for (let channel = 0; channel < 3; channel++) {
        const glow = 0.6 * (first[channel] ?? 0) + 0.9 * (second[channel] ?? 0);
        data[at + channel] = (data[at + channel] ?? 0) + strength * glow;
      }
    }
  });
}

const levels = 4096;
const brightest = 4;
/** The screen value for each level of light: computing a power for every pixel takes too long. */
const screenLevels = Uint8ClampedArray.from({ length: levels + 1 }, (_, index) =>
  Math.round(Math.min(1, toScreen((index / levels) ** 2 * brightest)) * 255),
);

/** Grades the picture, darkens the part where a title stands, and converts it to bytes. */
export function* toPixels(picture: Picture, grade: Grade, calm: Calm): Sliced<Uint8ClampedArray> {
  const { width, height, data } = picture;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const { saturation, contrast, shadows, lights, exposure, brightness } = grade;
  // The factor for each level of light that makes dark parts darker and bright parts brighter.
  const lifts = Float32Array.from(
    { length: levels + 1 },
    (_, index) => (((index / levels) ** 2 + 0.004) / 0.18) ** (contrast - 1),
  );
  const gain = exposure * (brightness === undefined ? 1 : gainFor(data, brightness));
  const columns = acrossOf(width, calm);
  const [shadowRed, shadowGreen, shadowBlue] = shadows;
  const [liftRed, liftGreen, liftBlue] = [
    lights[0] - shadowRed,
    lights[1] - shadowGreen,
    lights[2] - shadowBlue,
  ];
  const screen = (light: number) =>
    screenLevels[
      (Math.sqrt(light <= 0 ? 0 : light >= brightest ? 1 : light / brightest) * levels) | 0
    ] ?? 255;
  yield* eachRow(picture, (row) => {
    const v = row / height;
    const low = calm === 'lower' ? Math.max(0, (v - 0.62) / 0.38) ** 1.4 * 0.62 : 0;
    const rise = (v - 0.5) * 1.25;
    let at = row * width * 3;
    let to = row * width * 4;
    for (let column = 0; column < width; column++, at += 3, to += 4) {
      const side = columns[column * 2] ?? 0;
      const left = columns[column * 2 + 1] ?? 0;
      const upper = calm === 'lower' ? 0 : 1 - Math.sqrt(left + v * v * 1.8225);
      const calmness = upper > 0 ? upper * 0.62 : low;
      const corner = (Math.sqrt(side + rise * rise) - 0.42) * 0.85;
      const dim = (1 - calmness) * (corner > 0 ? 1 - Math.min(0.6, corner) : 1) * gain;
      const red = (data[at] ?? 0) * dim;
      const green = (data[at + 1] ?? 0) * dim;
      const blue = (data[at + 2] ?? 0) * dim;
      const grey = Math.max(0, 0.26 * red + 0.6 * green + 0.14 * blue);
      const bright = Math.min(1, grey * 2.2);
      const lift = lifts[Math.min(levels, (Math.sqrt(grey) * levels) | 0)] ?? 1;
      pixels[to] = screen(
        (grey + (red - grey) * saturation) * lift * (shadowRed + liftRed * bright),
      );
      pixels[to + 1] = screen(
        (grey + (green - grey) * saturation) * lift * (shadowGreen + liftGreen * bright),
      );
      pixels[to + 2] = screen(
        (grey + (blue - grey) * saturation) * lift * (shadowBlue + liftBlue * bright),
      );
      pixels[to + 3] = 255;
    }
  });
  return pixels;
}

/** The mean of some pixels, as a share of the brightest screen value. */
export function meanBrightness(data: Float32Array): number {
  let [sum, count] = [0, 0];
  for (let at = 1; at < data.length; at += 39) {
    sum += Math.min(1, Math.sqrt(Math.max(0, data[at] ?? 0)));
    count++;
  }
  return sum / count;
}

/** The factor that brings the mean brightness near to the wanted one, within limits. */
function gainFor(data: Float32Array, wanted: number): number {
  const ratio = wanted / Math.max(0.02, meanBrightness(data));
  return Math.min(2.1, Math.max(0.72, ratio ** (ratio > 1 ? 1.3 : 0.6)));
}

/** For each column, the squares of its distances from the middle and, for a calm corner, from the left. */
function acrossOf(width: number, calm: Calm): Float64Array {
  return Float64Array.from({ length: width * 2 }, (_, index) => {
    const u = (index >> 1) / width;
    return index % 2 === 0 ? ((u - 0.5) * 1.25) ** 2 : calm === 'lower' ? 0 : (u * 1.25) ** 2;
  });
}
