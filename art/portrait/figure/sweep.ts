import type { Model } from '#art/cover/render/model.ts';
import { cross, minus, plus, unit, type Vector } from '#art/solid/vector.ts';

interface Sweep {
  /** The middle of the tube for 0 to 1. */
  path: (t: number) => Vector;
  radius: (t: number) => number;
  /** The width of the section as a share of its height, 1 for a round tube. */
  flat?: number;
  /** The direction of the height of the section. */
  up?: Vector;
  steps?: number;
  sides?: number;
}

/** A bent tube with the current material: a horn, a braid, a cord, a bow. */
export function sweep(
  model: Model,
  { path, radius, flat = 1, up = [0.13, 0.21, 0.97], steps = 22, sides = 9 }: Sweep,
) {
  const small = 0.02;
  let long = 0;
  for (let step = 0; step < steps; step++) {
    long += Math.hypot(...minus(path((step + 1) / steps), path(step / steps)));
  }
  model.sheet({
    columns: sides,
    rows: steps,
    closed: true,
    span: [Math.max(radius(0), radius(0.5)) * 6.3, long],
    at: (u, v) => {
      const ahead = unit(minus(path(Math.min(1, v + small)), path(Math.max(0, v - small))));
      const right = unit(cross(ahead, up));
      const high = cross(right, ahead);
      const angle = u * 2 * Math.PI;
      const reach = radius(v);
      return plus(
        plus(path(v), right, Math.cos(angle) * reach * flat),
        high,
        Math.sin(angle) * reach,
      );
    },
  });
}

/** A path through points, rounded at each of them. */
export function through(...points: readonly Vector[]): (t: number) => Vector {
  const last = points.length - 1;
  const at = (index: number): Vector => points[Math.min(last, Math.max(0, index))] ?? [0, 0, 0];
  return (t) => {
    const place = Math.min(1, Math.max(0, t)) * last;
    const index = Math.min(last - 1, Math.floor(place));
    const s = place - index;
    const [square, cube] = [s * s, s * s * s];
    const axis = (n: 0 | 1 | 2) => {
      const [p, q] = [at(index)[n], at(index + 1)[n]];
      const [from, to] = [(q - at(index - 1)[n]) / 2, (at(index + 2)[n] - p) / 2];
      return (
        p * (2 * cube - 3 * square + 1) +
        from * (cube - 2 * square + s) +
        q * (3 * square - 2 * cube) +
        to * (cube - square)
      );
    };
    return [axis(0), axis(1), axis(2)];
  };
}
