import type { Rgb } from '#art/paint/colour.ts';
import { cross, minus, plus, turn, unit, type Vector } from './vector.ts';

/** The distance from a point to the surface, below zero inside; never more than the true distance. */
export type Distance = (x: number, y: number, z: number) => number;

export interface Surface {
  /** `up` is 1 where the surface lies flat and 0 where it is upright, for snow and moss. */
  colour: Rgb | ((x: number, y: number, z: number, up: number) => Rgb);
  /** Unevenness: bumps per metre, and how far they bend the light. */
  bump?: readonly [number, number];
  /** The strength of highlights on metal, glass and wet stone. */
  shine?: number;
  /** The light that it emits, such as that of a window. */
  glow?: Rgb;
  /** Whether light passes, as through the glass of a lantern. */
  clear?: boolean;
}

/** A shape inside of a sphere. A ray that does not cross the sphere needs no exact distance. */
export interface Shape {
  distance: Distance;
  centre: Vector;
  radius: number;
}

export interface Solid extends Shape {
  surface: Surface;
}

/** Solids with the same surface. */
export function solidsOf(surface: Surface, ...shapes: Shape[]): Solid[] {
  return shapes.map((shape) => ({ ...shape, surface }));
}

export function ball(centre: Vector, radius: number, squash: Vector = [1, 1, 1]): Shape {
  const [cx, cy, cz] = centre;
  const [sx, sy, sz] = squash;
  const least = Math.min(sx, sy, sz);
  return {
    centre,
    radius: radius * Math.max(sx, sy, sz),
    distance: (x, y, z) =>
      (Math.hypot((x - cx) / sx, (y - cy) / sy, (z - cz) / sz) - radius) * least,
  };
}

/** A limb: two spheres and everything between them. */
export function limb(a: Vector, b: Vector, ra: number, rb = ra): Shape {
  const [ax, ay, az] = a;
  const [bx, by, bz] = minus(b, a);
  const squared = bx * bx + by * by + bz * bz;
  const taper = Math.abs(ra - rb) / Math.sqrt(squared);
  const steep = 1 / Math.sqrt(1 + taper * taper);
  return {
    centre: plus(a, minus(b, a), 0.5),
    radius: Math.sqrt(squared) / 2 + Math.max(ra, rb),
    distance: (x, y, z) => {
      const px = x - ax;
      const py = y - ay;
      const pz = z - az;
      const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / squared));
      return (Math.hypot(px - bx * t, py - by * t, pz - bz * t) - ra - (rb - ra) * t) * steep;
    },
  };
}

/** A column or cone with flat ends. */
export function cone(a: Vector, b: Vector, ra: number, rb = ra, ragged?: Distance): Shape {
  const axis = minus(b, a);
  const length = Math.hypot(...axis);
  const [ux, uy, uz] = unit(axis);
  const steep = length / Math.hypot(length, ra - rb);
  return {
    centre: plus(a, axis, 0.5),
    radius: Math.hypot(length / 2, Math.max(ra, rb) * 1.25),
    distance: (x, y, z) => {
      const px = x - a[0];
      const py = y - a[1];
      const pz = z - a[2];
      const along = px * ux + py * uy + pz * uz;
      const across = Math.hypot(px - ux * along, py - uy * along, pz - uz * along);
      const t = Math.min(1, Math.max(0, along / length));
      const side = (across - ra - (rb - ra) * t) * steep + (ragged?.(x, y, z) ?? 0);
      const end = Math.max(-along, along - length);
      return side > 0 && end > 0 ? Math.hypot(side, end) : Math.max(side, end);
    },
  };
}

/** A box with rounded edges, turned around the vertical axis, then leaned sideways. */
export function box(centre: Vector, half: Vector, angle = 0, round = 0.01, lean = 0): Shape {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const cosLean = Math.cos(lean);
  const sinLean = Math.sin(lean);
  return {
    centre,
    radius: Math.hypot(...half),
    distance: (x, y, z) => {
      const dx = x - centre[0];
      const dy = y - centre[1];
      const dz = z - centre[2];
      const lx = dx * cos - dz * sin;
      const qx = Math.abs(lx * cosLean + dy * sinLean) - half[0] + round;
      const qy = Math.abs(dy * cosLean - lx * sinLean) - half[1] + round;
      const qz = Math.abs(dz * cos + dx * sin) - half[2] + round;
      const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
      return outside + Math.min(0, Math.max(qx, qy, qz)) - round;
    },
  };
}

/** A ring in the plane across `axis`. */
export function ring(centre: Vector, axis: Vector, radius: number, thick: number): Shape {
  const [ux, uy, uz] = unit(axis);
  return {
    centre,
    radius: radius + thick,
    distance: (x, y, z) => {
      const px = x - centre[0];
      const py = y - centre[1];
      const pz = z - centre[2];
      const along = px * ux + py * uy + pz * uz;
      const across = Math.hypot(px - ux * along, py - uy * along, pz - uz * along);
      return Math.hypot(across - radius, along) - thick;
    },
  };
}

/** A roof with two slopes; the ridge runs along z before the turn. */
export function gable(foot: Vector, half: number, height: number, depth: number, angle = 0): Shape {
  const [, ny] = unit(cross([0, 0, 1], [-half, height, 0]));
  const slope = Math.abs(ny);
  const rise = Math.sqrt(1 - slope * slope);
  return {
    centre: plus(foot, [0, height / 2, 0]),
    radius: Math.hypot(half, height / 2, depth),
    distance: (x, y, z) => {
      const [lx, ly, lz] = turn([x - foot[0], y - foot[1], z - foot[2]], -angle);
      const side = Math.abs(lx) * rise + (ly - height) * slope;
      return Math.max(side, -ly, Math.abs(lz) - depth);
    },
  };
}

function around(shapes: readonly Shape[]): { centre: Vector; radius: number } {
  const low = [0, 1, 2].map((axis) =>
    Math.min(...shapes.map((shape) => (shape.centre[axis] ?? 0) - shape.radius)),
  );
  const high = [0, 1, 2].map((axis) =>
    Math.max(...shapes.map((shape) => (shape.centre[axis] ?? 0) + shape.radius)),
  );
  const middle = (axis: number) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2;
  const centre: Vector = [middle(0), middle(1), middle(2)];
  const radius = Math.max(
    ...shapes.map((shape) => Math.hypot(...minus(shape.centre, centre)) + shape.radius),
  );
  return { centre, radius };
}

/** One shape of several, with smooth transitions of the width `soft` between them. */
export function blend(soft: number, ...shapes: Shape[]): Shape {
  const distances = shapes.map((shape) => shape.distance);
  return {
    ...around(shapes),
    distance: (x, y, z) => {
      let all = Infinity;
      for (const distance of distances) {
        const next = distance(x, y, z);
        const overlap = Math.max(soft - Math.abs(all - next), 0) / soft;
        all = Math.min(all, next) - (overlap * overlap * soft) / 4;
      }
      return all;
    },
  };
}

export function carve(shape: Shape, ...holes: Shape[]): Shape {
  return {
    ...shape,
    distance: (x, y, z) =>
      holes.reduce(
        (left, hole) => Math.max(left, -hole.distance(x, y, z)),
        shape.distance(x, y, z),
      ),
  };
}

/** Makes a surface uneven: `depth` is how far it is moved inwards, and `reach` how far outwards at most. */
export function rough(shape: Shape, depth: Distance, reach: number): Shape {
  return {
    centre: shape.centre,
    radius: shape.radius + reach,
    distance: (x, y, z) => (shape.distance(x, y, z) + depth(x, y, z)) * 0.7,
  };
}

/** The shape, leaned sideways around its origin, turned around the vertical axis, and put at `to`. */
export function moved(shape: Shape, to: Vector, angle: number, lean = 0): Shape {
  const cos = Math.cos(lean);
  const sin = Math.sin(lean);
  const [cx, cy, cz] = shape.centre;
  return {
    centre: plus(to, turn([cx * cos - cy * sin, cy * cos + cx * sin, cz], angle)),
    radius: shape.radius,
    distance: (x, y, z) => {
      const [lx, ly, lz] = turn([x - to[0], y - to[1], z - to[2]], -angle);
      return shape.distance(lx * cos + ly * sin, ly * cos - lx * sin, lz);
    },
  };
}
