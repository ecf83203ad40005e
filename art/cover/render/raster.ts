import type { Sliced } from '#art/paint/slices.ts';

/** The nearest triangle for each sample of a picture. Nearer points have a larger depth value. */
export interface DepthBuffer {
  width: number;
  height: number;
  depth: Float32Array;
  /** The index of the triangle, -1 for none. Shadow maps do not need it. */
  owner: Int32Array | undefined;
}

export interface Geometry {
  /** Eight numbers for each vertex, as in `Model`. */
  vertices: Float32Array;
  corners: Int32Array;
}

export function depthBuffer(width: number, height: number, withOwner: boolean): DepthBuffer {
  return {
    width,
    height,
    depth: withOwner
      ? new Float32Array(width * height)
      : new Float32Array(width * height).fill(-1e9),
    owner: withOwner ? new Int32Array(width * height).fill(-1) : undefined,
  };
}

/** Most triangles are small; one that fills the picture takes some milliseconds. */
const trianglesOfSlice = 2 ** 11;

/** Draws triangles whose corners are x, y and depth in samples of the buffer. */
export function* drawFlat(
  buffer: DepthBuffer,
  points: Float32Array,
  geometry: Geometry,
): Sliced<void> {
  const count = geometry.corners.length / 3;
  for (let first = 0; first < count; first += trianglesOfSlice) {
    drawSomeFlat(buffer, points, geometry, first, Math.min(count, first + trianglesOfSlice));
    yield;
  }
}

function drawSomeFlat(
  buffer: DepthBuffer,
  points: Float32Array,
  { corners }: Geometry,
  first: number,
  end: number,
) {
  for (let triangle = first; triangle < end; triangle++) {
    const a = (corners[triangle * 3] ?? 0) * 3;
    const b = (corners[triangle * 3 + 1] ?? 0) * 3;
    const c = (corners[triangle * 3 + 2] ?? 0) * 3;
    fill(
      buffer,
      triangle,
      points[a] ?? 0,
      points[a + 1] ?? 0,
      points[a + 2] ?? 0,
      points[b] ?? 0,
      points[b + 1] ?? 0,
      points[b + 2] ?? 0,
      points[c] ?? 0,
      points[c + 1] ?? 0,
      points[c + 2] ?? 0,
    );
  }
}

export interface Lens {
  /** Samples for each unit of width at the distance 1. */
  focus: number;
  centreX: number;
  centreY: number;
  near: number;
}

const clipped = new Float64Array(12);

/**
 * Draws triangles whose corners are in the space of a camera: x right, y up, z the distance. The
 * depth value is the reciprocal of the distance.
 */
export function* drawDeep(
  buffer: DepthBuffer,
  points: Float32Array,
  geometry: Geometry,
  lens: Lens,
): Sliced<void> {
  const count = geometry.corners.length / 3;
  for (let first = 0; first < count; first += trianglesOfSlice) {
    drawSomeDeep(buffer, points, geometry, lens, first, Math.min(count, first + trianglesOfSlice));
    yield;
  }
}

function drawSomeDeep(
  buffer: DepthBuffer,
  points: Float32Array,
  { corners }: Geometry,
  lens: Lens,
  first: number,
  end: number,
) {
  const { focus, centreX, centreY, near } = lens;
  // A triangle whose corners are all beyond the same side of the picture is not in it.
  const right = (buffer.width - centreX) / focus;
  const left = -centreX / focus;
  const top = centreY / focus;
  const bottom = (centreY - buffer.height) / focus;
  for (let triangle = first; triangle < end; triangle++) {
    const a = (corners[triangle * 3] ?? 0) * 3;
    const b = (corners[triangle * 3 + 1] ?? 0) * 3;
    const c = (corners[triangle * 3 + 2] ?? 0) * 3;
    const az = points[a + 2] ?? 0;
    const bz = points[b + 2] ?? 0;
    const cz = points[c + 2] ?? 0;
    if (az <= near && bz <= near && cz <= near) {
      continue;
    }
    const ax = points[a] ?? 0;
    const bx = points[b] ?? 0;
    const cx = points[c] ?? 0;
    const ay = points[a + 1] ?? 0;
    const by = points[b + 1] ?? 0;
    const cy = points[c + 1] ?? 0;
    if (
      (ax > right * az && bx > right * bz && cx > right * cz) ||
      (ax < left * az && bx < left * bz && cx < left * cz) ||
      (ay > top * az && by > top * bz && cy > top * cz) ||
      (ay < bottom * az && by < bottom * bz && cy < bottom * cz)
    ) {
      continue;
    }
    if (az > near && bz > near && cz > near) {
      fill(
        buffer,
        triangle,
        centreX + (ax / az) * focus,
        centreY - (ay / az) * focus,
        1 / az,
        centreX + (bx / bz) * focus,
        centreY - (by / bz) * focus,
        1 / bz,
        centreX + (cx / cz) * focus,
        centreY - (cy / cz) * focus,
        1 / cz,
      );
      continue;
    }
    fillClipped(buffer, triangle, clip(points, a, b, c, near), lens);
  }
}

function fillClipped(buffer: DepthBuffer, triangle: number, count: number, lens: Lens) {
  const { focus, centreX, centreY } = lens;
  const x = (index: number) =>
    centreX + ((clipped[index * 3] ?? 0) / (clipped[index * 3 + 2] ?? 1)) * focus;
  const y = (index: number) =>
    centreY - ((clipped[index * 3 + 1] ?? 0) / (clipped[index * 3 + 2] ?? 1)) * focus;
  const w = (index: number) => 1 / (clipped[index * 3 + 2] ?? 1);
  for (let third = 2; third < count; third++) {
    const [p, q, r] = [0, third - 1, third];
    fill(buffer, triangle, x(p), y(p), w(p), x(q), y(q), w(q), x(r), y(r), w(r));
  }
}

/** Cuts off the part of a triangle that is behind the lens. Returns the number of corners. */
function clip(points: Float32Array, a: number, b: number, c: number, near: number): number {
  const ring = [a, b, c];
  let count = 0;
  for (let index = 0; index < 3; index++) {
    const from = ring[index] ?? 0;
    const to = ring[(index + 1) % 3] ?? 0;
    const fromZ = points[from + 2] ?? 0;
    const toZ = points[to + 2] ?? 0;
    if (fromZ > near) {
      clipped[count * 3] = points[from] ?? 0;
      clipped[count * 3 + 1] = points[from + 1] ?? 0;
      clipped[count * 3 + 2] = fromZ;
      count++;
    }
    if (fromZ > near !== toZ > near) {
      const share = (near - fromZ) / (toZ - fromZ);
      for (let axis = 0; axis < 2; axis++) {
        const start = points[from + axis] ?? 0;
        clipped[count * 3 + axis] = start + ((points[to + axis] ?? 0) - start) * share;
      }
      clipped[count * 3 + 2] = near;
      count++;
    }
  }
  return count;
}

function fill(
  { width, height, depth, owner }: DepthBuffer,
  triangle: number,
  ax: number,
  ay: number,
  aw: number,
  bx: number,
  by: number,
  bw: number,
  cx: number,
  cy: number,
  cw: number,
) {
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (top > bottom || area === 0 || Math.max(ax, bx, cx) < 0 || Math.min(ax, bx, cx) > width) {
    return;
  }
  const acrossW = ((bw - aw) * (cy - ay) - (cw - aw) * (by - ay)) / area;
  const downW = ((cw - aw) * (bx - ax) - (bw - aw) * (cx - ax)) / area;
  const slopeAB = (bx - ax) / (by - ay);
  const slopeBC = (cx - bx) / (cy - by);
  const slopeCA = (ax - cx) / (ay - cy);
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5;
    let left = Infinity;
    let right = -Infinity;
    if (ay <= y !== by <= y) {
      const x = ax + (y - ay) * slopeAB;
      left = x;
      right = x;
    }
    if (by <= y !== cy <= y) {
      const x = bx + (y - by) * slopeBC;
      left = x < left ? x : left;
      right = x > right ? x : right;
    }
    if (cy <= y !== ay <= y) {
      const x = cx + (y - cy) * slopeCA;
      left = x < left ? x : left;
      right = x > right ? x : right;
    }
    // `| 0` makes whole numbers of them, which are faster as places in an array.
    const first = left <= 0.5 ? 0 : Math.ceil(left - 0.5) | 0;
    const last = right >= width - 0.5 ? width - 1 : (Math.ceil(right - 0.5) | 0) - 1;
    let w = aw + (first + 0.5 - ax) * acrossW + (y - ay) * downW;
    for (let at = row * width + first, end = row * width + last; at <= end; at++) {
      if (w > (depth[at] ?? 0)) {
        depth[at] = w;
        if (owner) {
          owner[at] = triangle;
        }
      }
      w += acrossW;
    }
  }
}
