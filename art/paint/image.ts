import sharp, { type Sharp } from 'sharp';
import { type Rgb, toScreen } from './colour.ts';

/** A picture in linear light: three floats per pixel. */
export interface Image {
  width: number;
  height: number;
  data: Float32Array;
}

/** x is from 0 to width/height, y from 0 to 1, downwards. */
export type Scene = (x: number, y: number) => Rgb;

export function render(scene: Scene, width: number, height: number): Image {
  const data = new Float32Array(width * height * 3);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at += 3) {
      const [red, green, blue] = scene((column + 0.5) / height, (row + 0.5) / height);
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
    }
  }
  return { width, height, data };
}

export function addLight(image: Image, light: Scene): Image {
  const more = render(light, image.width, image.height);
  return { ...image, data: image.data.map((value, index) => value + (more.data[index] ?? 0)) };
}

/** Blurs the picture with three box blurs, which are similar to a Gaussian blur of this radius. */
export function blur({ width, height, data }: Image, radius: number): Image {
  let from = data;
  for (let pass = 0; pass < 3; pass++) {
    from = blurLines(
      blurLines(from, width, height, radius, 'row'),
      width,
      height,
      radius,
      'column',
    );
  }
  return { width, height, data: from };
}

function blurLines(
  from: Float32Array,
  width: number,
  height: number,
  radius: number,
  direction: 'row' | 'column',
): Float32Array {
  const to = new Float32Array(from.length);
  const lines = direction === 'row' ? height : width;
  const length = direction === 'row' ? width : height;
  const step = direction === 'row' ? 3 : width * 3;
  const lineStep = direction === 'row' ? width * 3 : 3;
  const size = 2 * radius + 1;
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 3; channel++) {
      const base = line * lineStep + channel;
      const value = (index: number) =>
        from[base + Math.min(length - 1, Math.max(0, index)) * step] ?? 0;
      let sum = 0;
      for (let index = -radius; index <= radius; index++) {
        sum += value(index);
      }
      for (let index = 0; index < length; index++) {
        to[base + index * step] = sum / size;
        sum += value(index + radius + 1) - value(index - radius);
      }
    }
  }
  return to;
}

/** Adds a glow around parts that are brighter than the threshold, as a lens does. */
export function bloom(image: Image, threshold: number, strength: number): Image {
  const bright = image.data.map((value) => Math.max(0, value - threshold));
  const base = { ...image, data: bright };
  const unit = image.height / 880;
  const near = blur(base, Math.max(1, Math.round(7 * unit)));
  const far = blur(base, Math.max(2, Math.round(42 * unit)));
  const data = image.data.map(
    (value, index) =>
      value + strength * (0.7 * (near.data[index] ?? 0) + 1.1 * (far.data[index] ?? 0)),
  );
  return { ...image, data };
}

export function toSharp({ width, height, data }: Image): Sharp {
  const bytes = Buffer.alloc(data.length);
  for (let index = 0; index < data.length; index++) {
    bytes[index] = Math.round(Math.min(1, toScreen(data[index] ?? 0)) * 255);
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}
