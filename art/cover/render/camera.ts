import { cross, dot, minus, plus, unit, type Vector } from '#art/solid/vector.ts';
import type { Camera } from './stage.ts';

export interface View {
  eye: Vector;
  forward: Vector;
  right: Vector;
  up: Vector;
  width: number;
  height: number;
  /** The width of one pixel at the distance 1. */
  pixel: number;
}

export function viewOf({ eye, target, angle }: Camera, width: number, height: number): View {
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, [0, 1, 0]));
  const pixel = (2 * Math.tan(angle / 2)) / height;
  return { eye, forward, right, up: cross(right, forward), width, height, pixel };
}

/** Where a point is in the picture, in pixels, and its distance from the eye along the view. */
export function project(view: View, point: Vector): { x: number; y: number; distance: number } {
  const away = minus(point, view.eye);
  const distance = dot(away, view.forward);
  return {
    x: view.width / 2 + dot(away, view.right) / distance / view.pixel,
    y: view.height / 2 - dot(away, view.up) / distance / view.pixel,
    distance,
  };
}

/** Converts all vertices to the space of the camera. */
export function toCamera(
  vertices: Float32Array,
  stride: number,
  { eye, forward, right, up }: Pick<View, 'eye' | 'forward' | 'right' | 'up'>,
): Float32Array {
  const points = new Float32Array((vertices.length / stride) * 3);
  transform(vertices, stride, Float64Array.of(...eye, ...right, ...up, ...forward), points);
  return points;
}

/** `space` has the origin and the three axes. */
function transform(
  vertices: Float32Array,
  stride: number,
  space: Float64Array,
  points: Float32Array,
): void {
  const ex = space[0] ?? 0;
  const ey = space[1] ?? 0;
  const ez = space[2] ?? 0;
  const rx = space[3] ?? 0;
  const ry = space[4] ?? 0;
  const rz = space[5] ?? 0;
  const ux = space[6] ?? 0;
  const uy = space[7] ?? 0;
  const uz = space[8] ?? 0;
  const fx = space[9] ?? 0;
  const fy = space[10] ?? 0;
  const fz = space[11] ?? 0;
  for (let from = 0, to = 0; to < points.length; from += stride, to += 3) {
    const x = (vertices[from] ?? 0) - ex;
    const y = (vertices[from + 1] ?? 0) - ey;
    const z = (vertices[from + 2] ?? 0) - ez;
    points[to] = x * rx + y * ry + z * rz;
    points[to + 1] = x * ux + y * uy + z * uz;
    points[to + 2] = x * fx + y * fy + z * fz;
  }
}

/** The direction of the ray through a pixel, with length 1 along the view. */
export function rayThrough(view: View, x: number, y: number): Vector {
  const across = (x - view.width / 2) * view.pixel;
  const rise = (view.height / 2 - y) * view.pixel;
  return plus(plus(view.forward, view.right, across), view.up, rise);
}

/** Writes the direction of `rayThrough`, without a new array for each pixel. */
export function aim(view: View, x: number, y: number, out: Float64Array): void {
  const { forward, right, up } = view;
  const across = (x - view.width / 2) * view.pixel;
  const rise = (view.height / 2 - y) * view.pixel;
  out[0] = forward[0] + right[0] * across + up[0] * rise;
  out[1] = forward[1] + right[1] * across + up[1] * rise;
  out[2] = forward[2] + right[2] * across + up[2] * rise;
}
