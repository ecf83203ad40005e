import type { Sliced } from '#art/paint/slices.ts';
import { project } from './camera.ts';
import { grain } from './grain.ts';
import type { Rendered } from './render.ts';
import type { Beam, Lamp, Puff } from './stage.ts';

/** Draws smoke and mist, in front of what is farther away. The farthest clouds come first. */
export function* addPuffs(
  { picture, view, distance }: Rendered,
  puffs: readonly Puff[],
): Sliced<void> {
  const { width, height, data } = picture;
  const placed = puffs
    .map((puff) => ({ puff, spot: project(view, puff.at) }))
    .filter(({ spot }) => spot.distance > 0.5)
    .toSorted((a, b) => b.spot.distance - a.spot.distance);
  for (const [index, { puff, spot }] of placed.entries()) {
    const radius = puff.radius / spot.distance / view.pixel;
    const shift = index * 5.7;
    const left = Math.max(0, Math.floor(spot.x - radius));
    const right = Math.min(width - 1, Math.ceil(spot.x + radius));
    const top = Math.max(0, Math.floor(spot.y - radius));
    const bottom = Math.min(height - 1, Math.ceil(spot.y + radius));
    const [red, green, blue] = puff.colour;
    const cloud = (row: number, column: number) => {
      const dx = (column - spot.x) / radius;
      const dy = (row - spot.y) / radius;
      const square = dx * dx + dy * dy;
      if (square >= 1) return;
      const at = row * width + column;
      // A puff has no hard edge where it touches a surface.
      const room = ((distance[at] ?? 0) - spot.distance) / puff.radius + 0.5;
      if (room <= 0) return;
      const curl = grain(dx * 1.1 + shift + dy * 0.3, dy * 1.3 + shift * 0.7);
      const body = Math.max(0, (1 - square) * 1.15 + (curl - 0.5) * 1.5 - 0.25);
      const share = Math.min(0.95, body * puff.density * Math.min(1, room));
      // The upper side of smoke is lighter.
      const lit = 0.85 + (curl - 0.5) * 0.5 - dy * 0.18;
      const from = at * 3;
      data[from] = (data[from] ?? 0) * (1 - share) + red * lit * share;
      data[from + 1] = (data[from + 1] ?? 0) * (1 - share) + green * lit * share;
      data[from + 2] = (data[from + 2] ?? 0) * (1 - share) + blue * lit * share;
    };
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) cloud(row, column);
    }
    yield;
  }
}

/** Adds the glow that air has around lamps. Things in front of the lamp hide the glow. */
export function* addHalos(
  { picture, view, distance }: Rendered,
  lamps: readonly Lamp[],
): Sliced<void> {
  const { width, height, data } = picture;
  for (const { at: place, colour, halo = 0 } of lamps) {
    const spot = project(view, place);
    if (halo <= 0 || spot.distance < 0.5) {
      continue;
    }
    const radius = Math.min(height * 0.7, halo / spot.distance / view.pixel);
    const reach = radius * 2.4;
    const left = Math.max(0, Math.floor(spot.x - reach));
    const right = Math.min(width - 1, Math.ceil(spot.x + reach));
    const top = Math.max(0, Math.floor(spot.y - reach));
    const bottom = Math.min(height - 1, Math.ceil(spot.y + reach));
    const [red, green, blue] = colour;
    const glow = (row: number, column: number) => {
      const dx = column - spot.x;
      const dy = row - spot.y;
      const far = Math.sqrt(dx * dx + dy * dy) / radius;
      if (far >= 2.4) return;
      const at = row * width + column;
      const hidden = (distance[at] ?? 0) < spot.distance - halo ? 0.35 : 1;
      const light =
        hidden * (0.16 * Math.exp(-far * 2.1) + 0.1 * Math.exp(-far * far * 14)) * (1 - far / 2.4);
      const from = at * 3;
      data[from] = (data[from] ?? 0) + red * light;
      data[from + 1] = (data[from + 1] ?? 0) + green * light;
      data[from + 2] = (data[from + 2] ?? 0) + blue * light;
    };
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) glow(row, column);
    }
    yield;
  }
}

/** Adds beams of light, for example through a window, with dust in them. */
export function* addBeams(
  { picture, view, distance }: Rendered,
  beams: readonly Beam[],
): Sliced<void> {
  const { width, height, data } = picture;
  for (const [index, { from: start, to, radius, colour }] of beams.entries()) {
    const a = project(view, start);
    const b = project(view, to);
    if (a.distance < 0.5 || b.distance < 0.5) {
      continue;
    }
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy || 1;
    const wide = [
      radius / a.distance / view.pixel,
      (radius * 1.7) / b.distance / view.pixel,
    ] as const;
    const most = Math.max(...wide);
    const left = Math.max(0, Math.floor(Math.min(a.x, b.x) - most));
    const right = Math.min(width - 1, Math.ceil(Math.max(a.x, b.x) + most));
    const top = Math.max(0, Math.floor(Math.min(a.y, b.y) - most));
    const bottom = Math.min(height - 1, Math.ceil(Math.max(a.y, b.y) + most));
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const t = ((column - a.x) * dx + (row - a.y) * dy) / square;
        if (t < 0 || t > 1) {
          continue;
        }
        const across = ((column - a.x) * dy - (row - a.y) * dx) / Math.sqrt(square);
        const reach = wide[0] + (wide[1] - wide[0]) * t;
        const side = Math.abs(across) / reach;
        if (side >= 1) {
          continue;
        }
        const at = row * width + column;
        const deep = a.distance + (b.distance - a.distance) * t;
        if ((distance[at] ?? 0) < deep - radius) {
          continue;
        }
        const stripe =
          0.55 + 0.9 * (grain((across / reach) * 2.6 + index * 3.3, index + t * 0.35) - 0.2);
        const light = (1 - side) * (1 - side * side) * (1 - t) ** 0.7 * Math.min(1, t * 9) * stripe;
        const pixel = at * 3;
        data[pixel] = (data[pixel] ?? 0) + colour[0] * light;
        data[pixel + 1] = (data[pixel + 1] ?? 0) + colour[1] * light;
        data[pixel + 2] = (data[pixel + 2] ?? 0) + colour[2] * light;
      }
    }
    yield;
  }
}
