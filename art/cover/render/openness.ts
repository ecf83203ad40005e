import { eachRow, type Sliced } from '#art/paint/slices.ts';
import type { View } from './camera.ts';
import { cellValue } from './grain.ts';
import type { DepthBuffer } from './raster.ts';

const rings = [0.16, 0.42, 0.8];
const perRing = 4;
const looks = rings.length * perRing;
const turns = 32;
/** For each of several turns, the directions in which a pixel looks for things that hide the sky. */
const directions = Float64Array.from({ length: turns * looks * 2 }, (_, index) => {
  const look = (index >> 1) % looks;
  const ring = look % rings.length;
  const turn = Math.floor(index / 2 / looks) / turns;
  const angle = (Math.floor(look / rings.length) + turn + ring * 0.4) * (Math.PI / 2);
  return (index % 2 === 0 ? Math.cos(angle) : Math.sin(angle)) * (rings[ring] ?? 0);
});

/**
 * The share of the sky that each 2 × 2 pixels see, from the depth around them: corners and the
 * ground under things are darker, which connects things with the ground they stand on. `points` are
 * the vertices in the space of the camera.
 */
export function* openness(
  samples: DepthBuffer,
  view: View,
  points: Float32Array,
  corners: Int32Array,
): Sliced<Float32Array> {
  const { depth, width: wide, height: high } = samples;
  const owner = samples.owner ?? new Int32Array(0);
  const [width, height] = [Math.ceil(view.width / 2), Math.ceil(view.height / 2)];
  const [middleX, middleY] = [view.width, view.height];
  const open = new Float32Array(width * height).fill(1);
  const scale = view.pixel / 2;
  const smallest = high * 0.0045;
  const largest = high * 0.095;
  const opennessAt = (row: number, column: number): number => {
    const y = Math.min(high - 1, row * 4 + 1);
    const x = Math.min(wide - 1, column * 4 + 1);
    const triangle = owner[y * wide + x] ?? -1;
    if (triangle < 0) return 1;
    const distance = 1 / (depth[y * wide + x] ?? 1);
    const px = (x - middleX) * scale * distance;
    const py = (middleY - y) * scale * distance;
    const a = (corners[triangle * 3] ?? 0) * 3;
    const b = (corners[triangle * 3 + 1] ?? 0) * 3;
    const c = (corners[triangle * 3 + 2] ?? 0) * 3;
    const ax = points[a] ?? 0;
    const ay = points[a + 1] ?? 0;
    const az = points[a + 2] ?? 0;
    const bx = (points[b] ?? 0) - ax;
    const by = (points[b + 1] ?? 0) - ay;
    const bz = (points[b + 2] ?? 0) - az;
    const cx = (points[c] ?? 0) - ax;
    const cy = (points[c + 1] ?? 0) - ay;
    const cz = (points[c + 2] ?? 0) - az;
    let nx = by * cz - bz * cy;
    let ny = bz * cx - bx * cz;
    let nz = bx * cy - by * cx;
    const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    const side = nx * px + ny * py + nz * distance > 0 ? -1 / size : 1 / size;
    nx *= side;
    ny *= side;
    nz *= side;
    const reach = Math.min(1.6, 0.35 + distance * 0.05);
    const limit = reach * 2.2;
    const spread = Math.min(largest, Math.max(smallest, reach / (distance * scale)));
    const first = Math.floor(cellValue(column, row) * turns) * looks * 2;
    let closed = 0;
    for (let look = first; look < first + looks * 2; look += 2) {
      const sx = Math.floor(x + 0.5 + (directions[look] ?? 0) * spread);
      const sy = Math.floor(y + 0.5 + (directions[look + 1] ?? 0) * spread);
      if (sx < 0 || sy < 0 || sx >= wide || sy >= high) {
        continue;
      }
      const other = 1 / (depth[sy * wide + sx] ?? 0);
      const dz = other - distance;
      if (dz > limit || dz < -limit) {
        continue;
      }
      const dx = (sx - middleX) * scale * other - px;
      const dy = (middleY - sy) * scale * other - py;
      const apart = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const rise = (dx * nx + dy * ny + dz * nz) / (apart + 1e-6) - 0.12;
      if (rise > 0 && apart < limit) {
        closed += rise * (1 - apart / limit);
      }
    }
    return Math.max(0.12, 1 - (closed / looks) * 2.6);
  };
  yield* eachRow({ width, height }, (row) => {
    for (let column = 0; column < width; column++) {
      open[row * width + column] = opennessAt(row, column);
    }
  });
  return blurred(open, width, height);
}

/** The directions of the look-ups are random for each pixel; a small blur removes their noise. */
function blurred(open: Float32Array, width: number, height: number): Float32Array {
  const result = new Float32Array(open.length);
  for (let row = 0; row < height; row++) {
    const above = Math.max(0, row - 1) * width;
    const below = Math.min(height - 1, row + 1) * width;
    blurRow(open, result, above, row * width, below, width);
  }
  return result;
}

function blurRow(
  open: Float32Array,
  result: Float32Array,
  above: number,
  here: number,
  below: number,
  width: number,
): void {
  for (let column = 0; column < width; column++) {
    const left = Math.max(0, column - 1);
    const right = Math.min(width - 1, column + 1);
    result[here + column] =
      ((open[above + left] ?? 0) +
        (open[above + column] ?? 0) +
        (open[above + right] ?? 0) +
        (open[here + left] ?? 0) +
        (open[here + column] ?? 0) +
        (open[here + right] ?? 0) +
        (open[below + left] ?? 0) +
        (open[below + column] ?? 0) +
        (open[below + right] ?? 0)) /
      9;
  }
}
