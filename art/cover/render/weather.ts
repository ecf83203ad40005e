import type { Rgb } from '#art/paint/colour.ts';
import { random } from '#art/paint/noise.ts';
import type { Picture } from './picture.ts';

/** Draws a soft line. `light` is added at its middle, and less at its ends. */
function line(
  { width, height, data }: Picture,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  thick: number,
  light: Rgb,
) {
  const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY));
  const reach = Math.ceil(thick);
  for (let step = 0; step <= steps; step++) {
    const t = step / Math.max(1, steps);
    const x = fromX + (toX - fromX) * t;
    const y = fromY + (toY - fromY) * t;
    const end = Math.min(1, t * 5, (1 - t) * 5);
    for (let dx = -reach; dx <= reach; dx++) {
      const [column, row] = [Math.round(x) + dx, Math.round(y)];
      if (column < 0 || row < 0 || column >= width || row >= height) {
        continue;
      }
      const share = Math.max(0, 1 - Math.abs(column - x) / thick) * end;
      const at = (row * width + column) * 3;
      data[at] = (data[at] ?? 0) + light[0] * share;
      data[at + 1] = (data[at + 1] ?? 0) + light[1] * share;
      data[at + 2] = (data[at + 2] ?? 0) + light[2] * share;
    }
  }
}

export function addRain(picture: Picture, colour: Rgb, seed: number, amount: number) {
  const { width, height } = picture;
  const next = random(seed);
  const unit = height / 576;
  const slant = (next() - 0.5) * 0.55;
  for (let drop = 0; drop < 900 * amount; drop++) {
    const near = next() ** 3;
    const length = (12 + 50 * near) * unit;
    const x = next() * width * 1.2 - width * 0.1;
    const y = next() * height * 1.1 - length;
    const strength = 0.035 + 0.06 * near;
    const light: Rgb = [colour[0] * strength, colour[1] * strength, colour[2] * strength];
    line(picture, [x, y], [x + slant * length, y + length], (0.7 + near) * unit, light);
  }
}

export function addSnow(picture: Picture, colour: Rgb, seed: number, amount: number) {
  const next = random(seed);
  for (let flake = 0; flake < 700 * amount; flake++) {
    const near = next() ** 5;
    const radius = (0.9 + 5.5 * near) * (picture.height / 576);
    const x = next() * picture.width;
    const y = next() * picture.height;
    dot(picture, x, y, radius, colour, (0.35 - 0.2 * near) * (0.5 + next() * 0.5));
  }
}

/** Adds small lights: embers, fireflies or dust in the light. */
export function addSparks(
  picture: Picture,
  places: readonly { x: number; y: number; size: number }[],
  colour: Rgb,
) {
  for (const { x, y, size } of places) {
    dot(picture, x, y, size * 4, colour, 0.1);
    dot(picture, x, y, size, colour, 1.2);
  }
}

function dot(
  { width, height, data }: Picture,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  strength: number,
) {
  for (let row = Math.floor(y - radius); row <= y + radius; row++) {
    for (let column = Math.floor(x - radius); column <= x + radius; column++) {
      if (column < 0 || row < 0 || column >= width || row >= height) {
        continue;
      }
      const far = Math.hypot(column + 0.5 - x, row + 0.5 - y) / radius;
      if (far < 1) {
        const light = strength * (1 - far * far) ** 1.5;
        const at = (row * width + column) * 3;
        data[at] = (data[at] ?? 0) + colour[0] * light;
        data[at + 1] = (data[at + 1] ?? 0) + colour[1] * light;
        data[at + 2] = (data[at + 2] ?? 0) + colour[2] * light;
      }
    }
  }
}

/** A bolt of lightning from the top of the picture to a height, only in front of the sky. */
export function addLightning(
  picture: Picture,
  distance: Float32Array,
  seed: number,
  x: number,
  end: number,
) {
  const next = random(seed);
  const { width, height, data } = picture;
  const bolt: Picture = { width, height, data: new Float32Array(data.length) };
  branch(bolt, next, x * width, 0, end * height, 2.1 * (height / 576), 0);
  for (let pixel = 0; pixel < distance.length; pixel++) {
    if (distance[pixel] === Infinity) {
      for (let at = pixel * 3; at < pixel * 3 + 3; at++) {
        data[at] = (data[at] ?? 0) + (bolt.data[at] ?? 0);
      }
    }
  }
}

function branch(
  bolt: Picture,
  next: () => number,
  startX: number,
  startY: number,
  end: number,
  thick: number,
  depth: number,
) {
  const step = bolt.height / 26;
  let [x, y] = [startX, startY];
  let drift = (next() - 0.5) * (depth === 0 ? 0.6 : 2.2);
  while (y < end) {
    const to: readonly [number, number] = [
      x + (next() - 0.5 + drift * 0.5) * step * 1.5,
      y + step * (0.5 + next() * 0.6),
    ];
    const light = (1.5 / (depth + 1)) * (depth === 0 ? 1 : 0.6);
    line(bolt, [x, y], to, thick, [light * 0.8, light * 0.9, light * 1.15]);
    line(bolt, [x, y], to, thick * 5, [light * 0.05, light * 0.06, light * 0.09]);
    if (depth < 2 && next() < 0.16) {
      branch(
        bolt,
        next,
        to[0],
        to[1],
        Math.min(end, to[1] + step * (2 + next() * 4)),
        thick * 0.6,
        depth + 1,
      );
    }
    drift += (next() - 0.5) * 0.7;
    [x, y] = to;
  }
}
