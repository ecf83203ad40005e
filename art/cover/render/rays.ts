import { eachRow, type Sliced } from '#art/paint/slices.ts';
import { project } from './camera.ts';
import type { Rendered } from './render.ts';
import type { Stage } from './stage.ts';

const step = 4;
const samples = 6;
/** Each pass blurs six times as far as the one before, so few samples make long smooth rays. */
const lengths = [0.9 / samples / samples, 0.9 / samples, 0.9];

/** Adds rays of light around the sun or the moon, which things in front of the sky interrupt. */
export function* addRays(rendered: Rendered, { key, sky }: Stage, strength: number): Sliced<void> {
  const { picture, view, distance } = rendered;
  const { eye } = view;
  const [kx, ky, kz] = key.towards;
  const spot = project(view, [eye[0] + kx * 1000, eye[1] + ky * 1000, eye[2] + kz * 1000]);
  if (!sky || strength <= 0 || spot.distance <= 0) {
    return;
  }
  const { width, height, data } = picture;
  const [wide, high] = [Math.ceil(width / step) + 1, Math.ceil(height / step) + 1];
  let light = openLight(rendered, spot, wide, high);
  yield;
  for (const length of lengths) {
    light = drawnOut(light, wide, high, spot.x / step, spot.y / step, length);
    yield;
  }
  const [red, green, blue] = key.colour;
  yield* eachRow(picture, (row) => {
    for (let column = 0, at = row * width; column < width; column++, at++) {
      // Less air is in front of near things.
      const near = Math.min(1, 0.15 + (distance[at] ?? 0) / 60);
      const ray = sampleOf(light, wide, high, column / step, row / step) * strength * near;
      data[at * 3] = (data[at * 3] ?? 0) + red * ray;
      data[at * 3 + 1] = (data[at * 3 + 1] ?? 0) + green * ray;
      data[at * 3 + 2] = (data[at * 3 + 2] ?? 0) + blue * ray;
    }
  });
}

/** The light of the open sky around the sun, in a quarter of the size. */
function openLight(
  { picture, distance }: Rendered,
  spot: { x: number; y: number },
  wide: number,
  high: number,
): Float32Array {
  const { width, height, data } = picture;
  const light = new Float32Array(wide * high);
  for (let row = 0, at = 0; row < high; row++) {
    const y = Math.min(height - 1, row * step);
    for (let column = 0; column < wide; column++, at++) {
      const pixel = y * width + Math.min(width - 1, column * step);
      if (distance[pixel] === Infinity) {
        const [dx, dy] = [column * step - spot.x, row * step - spot.y];
        const near = (dx * dx + dy * dy) / (height * height);
        light[at] = Math.exp(-near * 9) * Math.min(1, (data[pixel * 3 + 1] ?? 0) * 2);
      }
    }
  }
  return light;
}

/** Each point takes the mean of the light between it and the sun. */
function drawnOut(
  light: Float32Array,
  wide: number,
  high: number,
  sunX: number,
  sunY: number,
  length: number,
): Float32Array {
  const result = new Float32Array(light.length);
  for (let row = 0, at = 0; row < high; row++) {
    const stepY = ((sunY - row) * length) / samples;
    for (let column = 0; column < wide; column++, at++) {
      const stepX = ((sunX - column) * length) / samples;
      let sum = 0;
      for (let index = 0; index < samples; index++) {
        sum += sampleOf(light, wide, high, column + stepX * index, row + stepY * index);
      }
      result[at] = sum / samples;
    }
  }
  return result;
}

function sampleOf(light: Float32Array, wide: number, high: number, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= wide - 1 || y >= high - 1) {
    return 0;
  }
  const column = x | 0;
  const row = y | 0;
  const u = x - column;
  const from = row * wide + column;
  const top = (light[from] ?? 0) * (1 - u) + (light[from + 1] ?? 0) * u;
  const bottom = (light[from + wide] ?? 0) * (1 - u) + (light[from + wide + 1] ?? 0) * u;
  return top + (bottom - top) * (y - row);
}
