import type { Sliced } from '#art/paint/slices.ts';
import { cross, unit, type Vector } from '#art/solid/vector.ts';
import { toCamera } from './camera.ts';
import { floatsOfVertex } from './model.ts';
import { depthBuffer, drawDeep, drawFlat, type Geometry } from './raster.ts';
import type { Lamp, Stage } from './stage.ts';

/** The share of the light of sun or moon that reaches a point, from 0 to 1. */
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
  toMap(points, half, unitsPerMetre);
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

function toMap(points: Float32Array, middle: number, scale: number): void {
  for (let at = 0; at < points.length; at += 3) {
    points[at] = middle + (points[at] ?? 0) * scale;
    points[at + 1] = middle - (points[at + 1] ?? 0) * scale;
    points[at + 2] = -(points[at + 2] ?? 0);
  }
}

/**
 * Compares with 3 × 3 samples around a point, and blends at the sides, for a soft edge. Without loops, because it is
 * called for each pixel and light.
 */
function soft(depth: Float32Array, size: number, x: number, y: number, w: number): number {
  const column = Math.floor(x - 0.5);
  const row = Math.floor(y - 0.5);
  const v = y - 0.5 - row;
  const u = x - 0.5 - column;
  const at = row * size + column;
  return (
    (line(depth, at - size, u, w) * (1 - v) +
      line(depth, at, u, w) +
      line(depth, at + size, u, w) +
      line(depth, at + size * 2, u, w) * v) /
    9
  );
}

/** The share of the light at four samples of a row, of which the outer two count less. */
const line = (depth: Float32Array, at: number, u: number, w: number): number =>
  (w >= (depth[at - 1] ?? 0) ? 1 - u : 0) +
  (w >= (depth[at] ?? 0) ? 1 : 0) +
  (w >= (depth[at + 1] ?? 0) ? 1 : 0) +
  (w >= (depth[at + 2] ?? 0) ? u : 0);

const faceSize = 256;
const faces: { forward: Vector; right: Vector; up: Vector }[] = [
  { forward: [1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
  { forward: [-1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
  { forward: [0, 1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  { forward: [0, -1, 0], right: [1, 0, 0], up: [0, 0, -1] },
  { forward: [0, 0, 1], right: [-1, 0, 0], up: [0, 1, 0] },
  { forward: [0, 0, -1], right: [1, 0, 0], up: [0, 1, 0] },
];

const halfFace = faceSize / 2;
const faceFocus = halfFace * 0.98;

/** The shadows of a lamp: depth maps in six directions, one after the other. */
export function* lampShadow({ at, reach }: Lamp, geometry: Geometry): Sliced<Float32Array> {
  const near = closeTo(at, reach * 7, geometry);
  const lens = { focus: faceFocus, centreX: halfFace, centreY: halfFace, near: 0.04 };
  const maps = new Float32Array(faces.length * faceSize ** 2);
  for (const [index, face] of faces.entries()) {
    const depth = maps.subarray(index * faceSize ** 2, (index + 1) * faceSize ** 2);
    const points = toCamera(near.vertices, 3, { eye: at, ...face });
    const buffer = { width: faceSize, height: faceSize, depth, owner: undefined };
    yield* drawDeep(buffer, points, near, lens);
  }
  return maps;
}

/** The share of the light that reaches a point from a lamp with these shadows, from which it is this far away. */
export function lampFree(maps: Float32Array, dx: number, dy: number, dz: number): number {
  const wx = Math.abs(dx);
  const wy = Math.abs(dy);
  const wz = Math.abs(dz);
  // The face that lies in this direction, and the position in the axes of this face (`faces`).
  let face = 0;
  let far = wx;
  let across = dx > 0 ? dz : -dz;
  let rise = dy;
  if (wx >= wy && wx >= wz) {
    face = dx > 0 ? 0 : 1;
  } else if (wy >= wz) {
    face = dy > 0 ? 2 : 3;
    far = wy;
    across = dx;
    rise = dy > 0 ? dz : -dz;
  } else {
    face = dz > 0 ? 4 : 5;
    far = wz;
    across = dz > 0 ? -dx : dx;
  }
  const w = 1 / Math.max(0.01, far * 0.97 - 0.03);
  const x = Math.min(faceSize - 4, Math.max(3, halfFace + (across / far) * faceFocus));
  const y = Math.min(faceSize - 4, Math.max(3, halfFace - (rise / far) * faceFocus));
  return soft(maps, faceSize, x, y + face * faceSize, w);
}

/** The triangles near a lamp, with vertices of their own: only these are drawn six times. */
function closeTo([x, y, z]: Vector, far: number, { vertices, corners }: Geometry): Geometry {
  const count = vertices.length / floatsOfVertex;
  const isNear = new Uint8Array(count);
  for (let index = 0, from = 0; index < count; index++, from += floatsOfVertex) {
    const dx = (vertices[from] ?? 0) - x;
    const dy = (vertices[from + 1] ?? 0) - y;
    const dz = (vertices[from + 2] ?? 0) - z;
    isNear[index] = dx * dx + dy * dy + dz * dz < far * far ? 1 : 0;
  }
  const own = new Float32Array(count * 3);
  const kept = new Int32Array(corners.length);
  // One more than the new index of each vertex, 0 for none.
  const renamed = new Int32Array(count);
  let [ownEnd, keptEnd] = [0, 0];
  for (let triangle = 0; triangle < corners.length; triangle += 3) {
    const a = corners[triangle] ?? 0;
    const b = corners[triangle + 1] ?? 0;
    const c = corners[triangle + 2] ?? 0;
    if (isNear[a] === 0 && isNear[b] === 0 && isNear[c] === 0) {
      continue;
    }
    for (let corner = triangle; corner < triangle + 3; corner++) {
      const vertex = corners[corner] ?? 0;
      if (renamed[vertex] === 0) {
        const from = vertex * floatsOfVertex;
        own[ownEnd] = vertices[from] ?? 0;
        own[ownEnd + 1] = vertices[from + 1] ?? 0;
        own[ownEnd + 2] = vertices[from + 2] ?? 0;
        ownEnd += 3;
        renamed[vertex] = ownEnd / 3;
      }
      kept[keptEnd++] = (renamed[vertex] ?? 1) - 1;
    }
  }
  return { vertices: own.subarray(0, ownEnd), corners: kept.subarray(0, keptEnd) };
}
