import { blur, type Image } from './image.ts';
import { clamp, noise, random } from './noise.ts';

interface Brush {
  radius: number;
  /** The brush paints only where the painting differs from the picture by at least this much. */
  tolerance: number;
  opacity: number;
}

const brushes: Brush[] = [
  { radius: 20, tolerance: 0, opacity: 1 },
  { radius: 9, tolerance: 0.012, opacity: 0.9 },
  { radius: 4.5, tolerance: 0.02, opacity: 0.9 },
  { radius: 2.2, tolerance: 0.025, opacity: 0.9 },
  { radius: 1.4, tolerance: 0.03, opacity: 0.85 },
];

/** The share of the original picture in the result. With strokes alone, faces and hands would be unclear. */
const sharpness = 0.42;

/**
 * Paints the picture with brush strokes: first broad strokes, then finer strokes where the result
 * still differs from the picture. Strokes follow the edges of the shapes.
 */
export function paint(picture: Image, seed: number): Image {
  const { width, height } = picture;
  const unit = height / 880;
  const next = random(seed);
  const canvas: Image = { width, height, data: new Float32Array(picture.data.length) };
  for (const brush of brushes) {
    const radius = Math.max(1, brush.radius * unit);
    const reference = blur(picture, Math.max(1, Math.round(radius * 0.45)));
    const light = luminance(reference);
    const spots = placeStrokes(reference, canvas, { ...brush, radius }, next);
    for (const [x, y] of spots) {
      drawStroke(canvas, reference, light, x, y, radius, brush.opacity, next);
    }
  }
  const data = canvas.data.map((value, index) => {
    const exact = picture.data[index] ?? 0;
    return value + (exact - value) * sharpness;
  });
  return { width, height, data };
}

function placeStrokes(
  reference: Image,
  canvas: Image,
  { radius, tolerance }: Brush,
  next: () => number,
): [number, number][] {
  const { width, height } = reference;
  const spots: [number, number][] = [];
  const grid = radius * 0.95;
  for (let y = 0; y < height; y += grid) {
    for (let x = 0; x < width; x += grid) {
      const px = Math.min(width - 1, Math.floor(x + next() * grid));
      const py = Math.min(height - 1, Math.floor(y + next() * grid));
      const offset = (py * width + px) * 3;
      let difference = 0;
      for (let channel = 0; channel < 3; channel++) {
        // Compares square roots, because a difference is more visible in dark than in bright light.
        const want = Math.sqrt(Math.max(0, reference.data[offset + channel] ?? 0));
        const have = Math.sqrt(Math.max(0, canvas.data[offset + channel] ?? 0));
        difference += Math.abs(want - have) / 3;
      }
      if (difference >= tolerance) {
        spots.push([px, py]);
      }
    }
  }
  return shuffle(spots, next);
}

function shuffle<Item>(items: Item[], next: () => number): Item[] {
  return items
    .map((item): [number, Item] => [next(), item])
    .toSorted((a, b) => a[0] - b[0])
    .map(([, item]) => item);
}

function luminance({ data, width, height }: Image): Float32Array {
  const light = new Float32Array(width * height);
  for (let index = 0; index < light.length; index++) {
    const red = data[index * 3] ?? 0;
    const green = data[index * 3 + 1] ?? 0;
    const blue = data[index * 3 + 2] ?? 0;
    light[index] = Math.sqrt(Math.max(0, 0.3 * red + 0.55 * green + 0.15 * blue));
  }
  return light;
}

/** Draws one stroke along a short curved path, at right angles to the gradient of the light. */
function drawStroke(
  canvas: Image,
  reference: Image,
  light: Float32Array,
  startX: number,
  startY: number,
  radius: number,
  opacity: number,
  next: () => number,
): void {
  const { width, height } = canvas;
  const offset = (startY * width + startX) * 3;
  const shade = 1 + (next() - 0.5) * 0.14;
  const colour = [0, 1, 2].map((channel) => (reference.data[offset + channel] ?? 0) * shade);
  const grain = next() * 1000;
  const steps = 4 + Math.floor(next() * 5);
  const wander = noise(startX / 160, startY / 160, 77) * Math.PI;
  let x = startX;
  let y = startY;
  let dx = Math.cos(wander);
  let dy = Math.sin(wander) * 0.5;
  for (let step = 0; step < steps; step++) {
    const reach = Math.max(1, Math.round(radius / 2));
    const slopeX =
      lightAt(light, width, height, x + reach, y) - lightAt(light, width, height, x - reach, y);
    const slopeY =
      lightAt(light, width, height, x, y + reach) - lightAt(light, width, height, x, y - reach);
    const steep = Math.hypot(slopeX, slopeY);
    if (steep > 0.006) {
      const sign = -slopeY * dx + slopeX * dy < 0 ? -1 : 1;
      dx = dx * 0.35 + (-slopeY / steep) * sign * 0.65;
      dy = dy * 0.35 + (slopeX / steep) * sign * 0.65;
    }
    const length = Math.hypot(dx, dy) || 1;
    dx /= length;
    dy /= length;
    const fade = opacity * (1 - (step / steps) * 0.35);
    stamp(canvas, colour, x, y, dx, dy, radius, fade, grain);
    x += dx * radius * 0.7;
    y += dy * radius * 0.7;
    if (x < 0 || y < 0 || x >= width || y >= height) {
      return;
    }
  }
}

function lightAt(light: Float32Array, width: number, height: number, x: number, y: number): number {
  const column = clamp(Math.round(x), 0, width - 1);
  const row = clamp(Math.round(y), 0, height - 1);
  return light[row * width + column] ?? 0;
}

function stamp(
  { width, height, data }: Image,
  colour: number[],
  x: number,
  y: number,
  dx: number,
  dy: number,
  radius: number,
  opacity: number,
  grain: number,
): void {
  const left = Math.max(0, Math.floor(x - radius));
  const right = Math.min(width - 1, Math.ceil(x + radius));
  const top = Math.max(0, Math.floor(y - radius));
  const bottom = Math.min(height - 1, Math.ceil(y + radius));
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const along = (column - x) * dx + (row - y) * dy;
      const across = (row - y) * dx - (column - x) * dy;
      const far = Math.hypot(along, across * 1.15) / radius;
      if (far >= 1) {
        continue;
      }
      const bristle =
        0.62 + 0.6 * noise(grain + (across / radius) * 5, grain + (along / radius) * 0.5, 5);
      const cover = clamp(opacity * bristle * Math.min(1, (1 - far) * 3));
      const offset = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const under = data[offset + channel] ?? 0;
        data[offset + channel] = under + ((colour[channel] ?? 0) - under) * cover;
      }
    }
  }
}
