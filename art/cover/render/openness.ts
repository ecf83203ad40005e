import type { Vector } from '#art/solid/vector.ts';
import { rayThrough, type View } from './camera.ts';
import { cellValue } from './grain.ts';
import type { DepthBuffer } from './raster.ts';
import { type Ink, ink } from './sky.ts';

const rings = [0.12, 0.3, 0.55, 0.85];
const perRing = 4;

/**
 * The share of the sky that each 2 × 2 pixels see, from the depth around them: corners and the
 * ground under things are darker, which connects things with the ground they stand on.
 */
export function openness(
  samples: DepthBuffer,
  view: View,
  normal: (triangle: number, ray: Vector, out: Ink) => void,
): Float32Array {
  const { depth, width: wide } = samples;
  const owner = samples.owner ?? new Int32Array(0);
  const [width, height] = [Math.ceil(view.width / 2), Math.ceil(view.height / 2)];
  const open = new Float32Array(width * height).fill(1);
  const face = ink();
  const { right, up, forward, pixel } = view;
  // In camera space, so that a neighbour costs few multiplications.
  const scale = pixel / 2;
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const from =
        Math.min(samples.height - 1, row * 4 + 1) * wide + Math.min(wide - 1, column * 4 + 1);
      const triangle = owner[from] ?? -1;
      if (triangle < 0) {
        continue;
      }
      const distance = 1 / (depth[from] ?? 1);
      normal(triangle, rayThrough(view, column * 2 + 1, row * 2 + 1), face);
      const [wx, wy, wz] = [face[0] ?? 0, face[1] ?? 0, face[2] ?? 0];
      const nx = wx * right[0] + wy * right[1] + wz * right[2];
      const ny = wx * up[0] + wy * up[1] + wz * up[2];
      const nz = wx * forward[0] + wy * forward[1] + wz * forward[2];
      const px = (column * 4 + 1 - view.width) * scale * distance;
      const py = (view.height - row * 4 - 1) * scale * distance;
      const reach = Math.min(1.6, 0.35 + distance * 0.05);
      const spread = Math.min(110, Math.max(5, reach / (distance * scale)));
      const start = cellValue(column, row) * 1.57;
      let closed = 0;
      for (let ring = 0; ring < rings.length; ring++) {
        const far = (rings[ring] ?? 0) * spread;
        for (let step = 0; step < perRing; step++) {
          const angle = start + ring * 0.8 + (step * 6.2832) / perRing;
          const sx = Math.round(column * 4 + 1 + Math.cos(angle) * far);
          const sy = Math.round(row * 4 + 1 + Math.sin(angle) * far);
          if (sx < 0 || sy < 0 || sx >= wide || sy >= samples.height) {
            continue;
          }
          const w = depth[sy * wide + sx] ?? 0;
          if (w <= 0) {
            continue;
          }
          const other = 1 / w;
          const dx = (sx - view.width) * scale * other - px;
          const dy = (view.height - sy) * scale * other - py;
          const dz = other - distance;
          const apart = Math.sqrt(dx * dx + dy * dy + dz * dz);
          if (apart < reach * 2.2 && apart > 1e-5) {
            const rise = (dx * nx + dy * ny + dz * nz) / apart;
            const weight = 1 - apart / (reach * 2.2);
            closed += Math.max(0, rise - 0.12) * weight;
          }
        }
      }
      open[at] = Math.max(0.12, 1 - (closed / (rings.length * perRing)) * 2.6);
    }
  }
  return blurred(open, width, height);
}

/** The directions of the look-ups are random for each pixel; a small blur removes their noise. */
function blurred(open: Float32Array, width: number, height: number): Float32Array {
  const result = new Float32Array(open.length);
  for (let row = 0, at = 0; row < height; row++) {
    const above = Math.max(0, row - 1) * width;
    const here = row * width;
    const below = Math.min(height - 1, row + 1) * width;
    for (let column = 0; column < width; column++, at++) {
      const left = Math.max(0, column - 1);
      const right = Math.min(width - 1, column + 1);
      result[at] =
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
  return result;
}
