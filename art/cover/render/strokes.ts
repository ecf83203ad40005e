import { random } from '#art/paint/noise.ts';
import type { Sliced } from '#art/paint/slices.ts';
import { blurred, type Picture } from './picture.ts';
import { grain } from './grain.ts';

/** In pixels of a picture that is 576 pixels high. */
interface Brush {
  radius: number;
  length: number;
  /** Strokes are only where the painting differs from the picture by this much. */
  tolerance: number;
  opacity: number;
}

const brushes: Brush[] = [
  { radius: 5.2, length: 22, tolerance: 0.004, opacity: 0.9 },
  { radius: 2.6, length: 12, tolerance: 0.02, opacity: 0.85 },
  { radius: 1.5, length: 6, tolerance: 0.035, opacity: 0.8 },
];

const strokesOfSlice = 500;

/**
 * Paints the picture with strokes that follow the edges of its shapes. `sharpness` is the share of
 * the picture in the result: with strokes alone, faces and windows are unclear.
 */
export function* paintStrokes(
  picture: Picture,
  seed: number,
  { size = 1, sharpness = 0.58 } = {},
): Sliced<Picture> {
  const { height } = picture;
  const unit = (height / 576) * size;
  const next = random(seed);
  // A blurred copy is the ground on which the strokes are drawn.
  const canvas = yield* blurred(picture, Math.max(1, Math.round(3 * unit)));
  const light = luminance(canvas);
  yield;
  for (const brush of brushes) {
    const radius = Math.max(0.8, brush.radius * unit);
    const spots = placeStrokes(picture, canvas, radius, brush.tolerance, next);
    yield;
    const stroke = (spot: number) =>
      drawStroke(picture, canvas, light, spot, radius, brush, unit, next);
    for (let first = 0; first < spots.length; first += strokesOfSlice) {
      spots.subarray(first, first + strokesOfSlice).forEach(stroke);
      yield;
    }
  }
  sharpen(canvas.data, picture.data, sharpness);
  return canvas;
}

function sharpen(painted: Float32Array, sharp: Float32Array, share: number): void {
  for (let at = 0; at < painted.length; at++) {
    const value = painted[at] ?? 0;
    painted[at] = value + ((sharp[at] ?? 0) - value) * share;
  }
}

function luminance({ data, width, height }: Picture): Float32Array {
  const light = new Float32Array(width * height);
  for (let index = 0, from = 0; index < light.length; index++, from += 3) {
    const value =
      0.3 * (data[from] ?? 0) + 0.55 * (data[from + 1] ?? 0) + 0.15 * (data[from + 2] ?? 0);
    light[index] = Math.sqrt(Math.max(0, value));
  }
  return light;
}

/** The difference of square roots, because it is more visible in dark than in bright light. */
const apart = (want: number, have: number): number =>
  Math.abs(Math.sqrt(Math.max(0, want)) - Math.sqrt(Math.max(0, have)));

function placeStrokes(
  { data, width, height }: Picture,
  { data: painted }: Picture,
  radius: number,
  tolerance: number,
  next: () => number,
): Int32Array {
  const grid = radius * 1.5;
  const spots = new Int32Array(Math.ceil(width / grid + 1) * Math.ceil(height / grid + 1));
  let count = 0;
  for (let y = 0; y < height; y += grid) {
    for (let x = 0; x < width; x += grid) {
      const column = Math.min(width - 1, (x + next() * grid) | 0);
      const row = Math.min(height - 1, (y + next() * grid) | 0);
      const spot = row * width + column;
      const from = spot * 3;
      const difference =
        apart(data[from] ?? 0, painted[from] ?? 0) +
        apart(data[from + 1] ?? 0, painted[from + 1] ?? 0) +
        apart(data[from + 2] ?? 0, painted[from + 2] ?? 0);
      if (difference >= tolerance) {
        spots[count++] = spot;
      }
    }
  }
  const used = spots.subarray(0, count);
  for (let index = count - 1; index > 0; index--) {
    const other = (next() * (index + 1)) | 0;
    const kept = used[index] ?? 0;
    used[index] = used[other] ?? 0;
    used[other] = kept;
  }
  return used;
}

/** Draws one straight stroke with the colour of the picture at its middle. */
function drawStroke(
  { data: colours }: Picture,
  { data, width, height }: Picture,
  light: Float32Array,
  spot: number,
  radius: number,
  { length, opacity }: Brush,
  unit: number,
  next: () => number,
) {
  const x = spot % width;
  const y = (spot - x) / width;
  const reach = Math.max(1, Math.round(radius * 0.6));
  const left = Math.max(0, x - reach);
  const right = Math.min(width - 1, x + reach);
  const above = Math.max(0, y - reach);
  const below = Math.min(height - 1, y + reach);
  const slopeX = (light[y * width + right] ?? 0) - (light[y * width + left] ?? 0);
  const slopeY = (light[below * width + x] ?? 0) - (light[above * width + x] ?? 0);
  const steep = Math.sqrt(slopeX * slopeX + slopeY * slopeY);
  const wander = (grain(x / 190 / unit, y / 120 / unit) - 0.5) * 2.6 + (next() - 0.5) * 0.5;
  let dx = steep > 0.004 ? -slopeY : Math.cos(wander);
  let dy = steep > 0.004 ? slopeX : Math.sin(wander) * 0.6;
  const norm = Math.sqrt(dx * dx + dy * dy);
  dx /= norm;
  dy /= norm;
  // Near strong edges strokes are short, so that they do not cross them.
  const half = Math.max(radius, (length * unit * (0.35 + next() * 0.4)) / (1 + steep * 5));
  const shade = 1 + (next() - 0.5) * 0.16;
  const from = spot * 3;
  const red = (colours[from] ?? 0) * shade;
  const green = (colours[from + 1] ?? 0) * shade;
  const blue = (colours[from + 2] ?? 0) * shade;
  const bristle = next() * 32;
  const boxX = Math.abs(dx) * half + radius;
  const boxY = Math.abs(dy) * half + radius;
  const firstX = Math.max(0, Math.ceil(x - boxX));
  const lastX = Math.min(width - 1, Math.floor(x + boxX));
  const firstY = Math.max(0, Math.ceil(y - boxY));
  const lastY = Math.min(height - 1, Math.floor(y + boxY));
  const perRadius = 1 / radius;
  for (let row = firstY; row <= lastY; row++) {
    const down = row - y;
    // Only the columns where this row crosses the stroke.
    const nearest = Math.abs(dy) > 0.05 ? x + (down * dx - Math.sign(dy) * radius) / dy : firstX;
    const farthest = Math.abs(dy) > 0.05 ? x + (down * dx + Math.sign(dy) * radius) / dy : lastX;
    const start = nearest > firstX ? Math.ceil(nearest) : firstX;
    const end = farthest < lastX ? Math.floor(farthest) : lastX;
    for (let column = start; column <= end; column++) {
      const along = (column - x) * dx + down * dy;
      const across = (down * dx - (column - x) * dy) * perRadius;
      const past = (along < 0 ? -along : along) - half + radius;
      const beyond = past > 0 ? past * perRadius : 0;
      const far = across * across + beyond * beyond;
      if (far >= 1) {
        continue;
      }
      const hair = 0.55 + 0.75 * grain(bristle + across * 1.7, bristle + along * 0.012);
      const edge = far < 0.5 ? 1 : (1 - far) * 2;
      const cover = Math.min(1, opacity * hair * edge);
      const at = (row * width + column) * 3;
      const under = data[at] ?? 0;
      data[at] = under + (red - under) * cover;
      const underGreen = data[at + 1] ?? 0;
      data[at + 1] = underGreen + (green - underGreen) * cover;
      const underBlue = data[at + 2] ?? 0;
      data[at + 2] = underBlue + (blue - underBlue) * cover;
    }
  }
}
