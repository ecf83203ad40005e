import type { Sliced } from '#art/paint/slices.ts';
import { cross, unit, type Vector } from '#art/solid/vector.ts';
import { toCamera } from './camera.ts';
import { floatsOfVertex } from './model.ts';
import { depthBuffer, drawDeep, drawFlat, type Geometry } from './raster.ts';
import type { Lamp, Stage } from './stage.ts';

/** The share of the light that reaches a point, from 0 to 1. */
export type Shade = (x: number, y: number, z: number) => number;

const keySize = 1024;

/** The shadows of sun or moon: a depth map as seen from the light. */
export function* keyShadow(
  { towards, around, span }: Stage['key'],
  geometry: Geometry,
): Sliced<Shade> {
  const forward: Vector = [-towards[0], -towards[1], -towards[2]];
  const right = unit(cross(forward, Math.abs(towards[1]) > 0.98 ? [1, 0, 0] : [0, 1, 0]));
  const up = cross(right, forward);
  const buffer = depthBuffer(keySize, keySize, false);
  const points = toCamera(geometry.vertices, floatsOfVertex, { eye: around, forward, right, up });
  const half = keySize / 2;
  const unitsPerMetre = half / span;
  for (let at = 0; at < points.length; at += 3) {
    points[at] = half + (points[at] ?? 0) * unitsPerMetre;
    points[at + 1] = half - (points[at + 1] ?? 0) * unitsPerMetre;
    points[at + 2] = -(points[at + 2] ?? 0);
  }
  yield;
  yield* drawFlat(buffer, points, geometry);
  const { depth } = buffer;
  const bias = 0.004 * span + 0.03;
  const [ax, ay, az] = around;
  return (x, y, z) => {
    const dx = x - ax;
    const dy = y - ay;
    const dz = z - az;
    const sx = half + (dx * right[0] + dy * right[1] + dz * right[2]) * unitsPerMetre;
    const sy = half - (dx * up[0] + dy * up[1] + dz * up[2]) * unitsPerMetre;
    if (sx < 2 || sy < 2 || sx > keySize - 3 || sy > keySize - 3) {
      return 1;
    }
    const w = -(dx * forward[0] + dy * forward[1] + dz * forward[2]) + bias;
    return soft(depth, keySize, sx, sy, w);
  };
}

/** Compares with 3 × 3 samples around a point, and blends at the sides, for a soft edge. */
function soft(depth: Float32Array, size: number, x: number, y: number, w: number): number {
  const column = Math.floor(x - 0.5);
  const row = Math.floor(y - 0.5);
  const u = x - 0.5 - column;
  const v = y - 0.5 - row;
  let sum = 0;
  for (let dy = -1; dy <= 2; dy++) {
    const weightY = dy === -1 ? 1 - v : dy === 2 ? v : 1;
    const line = (row + dy) * size + column;
    for (let dx = -1; dx <= 2; dx++) {
      const weightX = dx === -1 ? 1 - u : dx === 2 ? u : 1;
      if (w >= (depth[line + dx] ?? 0)) {
        sum += weightX * weightY;
      }
    }
  }
  return sum / 9;
}

const faceSize = 256;
const faces: { forward: Vector; right: Vector; up: Vector }[] = [
  { forward: [1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
  { forward: [-1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
  { forward: [0, 1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  { forward: [0, -1, 0], right: [1, 0, 0], up: [0, 0, -1] },
  { forward: [0, 0, 1], right: [-1, 0, 0], up: [0, 1, 0] },
  { forward: [0, 0, -1], right: [1, 0, 0], up: [0, 1, 0] },
];

/** The shadows of a lamp: depth maps in six directions. */
export function* lampShadow({ at, reach }: Lamp, geometry: Geometry): Sliced<Shade> {
  const near = closeTo(at, reach * 7, geometry);
  const half = faceSize / 2;
  const lens = { focus: half * 0.98, centreX: half, centreY: half, near: 0.04 };
  const maps: Float32Array[] = [];
  for (const face of faces) {
    const buffer = depthBuffer(faceSize, faceSize, false);
    buffer.depth.fill(0);
    const points = toCamera(near.vertices, 3, { eye: at, ...face });
    yield* drawDeep(buffer, points, near, lens);
    maps.push(buffer.depth);
  }
  return (x, y, z) => {
    const dx = x - at[0];
    const dy = y - at[1];
    const dz = z - at[2];
    const wx = Math.abs(dx);
    const wy = Math.abs(dy);
    const wz = Math.abs(dz);
    const index =
      wx >= wy && wx >= wz ? (dx > 0 ? 0 : 1) : wy >= wz ? (dy > 0 ? 2 : 3) : dz > 0 ? 4 : 5;
    const face = faces[index];
    const map = maps[index];
    if (!face || !map) {
      return 1;
    }
    const { forward, right, up } = face;
    const far = dx * forward[0] + dy * forward[1] + dz * forward[2];
    const sx = half + ((dx * right[0] + dy * right[1] + dz * right[2]) / far) * lens.focus;
    const sy = half - ((dx * up[0] + dy * up[1] + dz * up[2]) / far) * lens.focus;
    const w = 1 / Math.max(0.01, far * 0.97 - 0.03);
    const inside = Math.min(faceSize - 4, Math.max(3, sx));
    return soft(map, faceSize, inside, Math.min(faceSize - 4, Math.max(3, sy)), w);
  };
}

/** The triangles near a lamp, with vertices of their own: only these are drawn six times. */
function closeTo([x, y, z]: Vector, far: number, geometry: Geometry): Geometry {
  const { vertices, corners, drawn } = geometry;
  const isNear = new Uint8Array(vertices.length / floatsOfVertex);
  for (let index = 0, from = 0; index < isNear.length; index++, from += floatsOfVertex) {
    const dx = (vertices[from] ?? 0) - x;
    const dy = (vertices[from + 1] ?? 0) - y;
    const dz = (vertices[from + 2] ?? 0) - z;
    isNear[index] = dx * dx + dy * dy + dz * dz < far * far ? 1 : 0;
  }
  const kept: number[] = [];
  for (let triangle = 0; triangle * 3 < corners.length; triangle++) {
    const a = corners[triangle * 3] ?? 0;
    const b = corners[triangle * 3 + 1] ?? 0;
    const c = corners[triangle * 3 + 2] ?? 0;
    if ((isNear[a] === 1 || isNear[b] === 1 || isNear[c] === 1) && drawn(triangle)) {
      kept.push(a, b, c);
    }
  }
  const own = new Float32Array(kept.length * 3);
  const order = new Int32Array(kept.length);
  for (let index = 0; index < kept.length; index++) {
    const from = (kept[index] ?? 0) * floatsOfVertex;
    own[index * 3] = vertices[from] ?? 0;
    own[index * 3 + 1] = vertices[from + 1] ?? 0;
    own[index * 3 + 2] = vertices[from + 2] ?? 0;
    order[index] = index;
  }
  return { vertices: own, corners: order, drawn: () => true };
}
