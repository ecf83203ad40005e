import { eachRow, type Sliced } from '#art/paint/slices.ts';
import { aim, type View } from './camera.ts';
import { grain } from './grain.ts';
import type { DepthBuffer } from './raster.ts';
import type { Picture } from './picture.ts';
import { type Ink, ink, type SkyPainter } from './sky.ts';
import type { Stage } from './stage.ts';

interface WaterJob {
  stage: Stage;
  water: NonNullable<Stage['water']>;
  samples: DepthBuffer;
  view: View;
  sky: SkyPainter;
  picture: Picture;
  fog: (x: number, y: number, z: number, distance: number, out: Ink) => void;
}

const steps = 22;

/** Paints the pixels of the water with reflections of the picture and of the sky. */
export function* paintWater({
  stage,
  water,
  samples,
  view,
  sky,
  picture,
  fog,
}: WaterJob): Sliced<void> {
  const { model } = stage;
  const { materialOf } = model;
  const isWater = model.materials.map(({ look }) => look === 'water');
  const { width, height, data } = picture;
  const { depth, width: wide } = samples;
  const owner = samples.owner ?? new Int32Array(0);
  const source = data.slice();
  const out = ink();
  const ray = ink();
  const { eye, right, up, forward, pixel } = view;
  const [kx, ky, kz] = stage.key.towards;
  const keyColour = stage.key.colour;
  const waterAt = (from: number) => {
    const triangle = owner[from] ?? -1;
    return triangle >= 0 && (isWater[materialOf[triangle] ?? 0] ?? false);
  };
  /** Looks where the reflected ray meets something that the picture shows. Returns -1 if nowhere. */
  const meet = (x: number, y: number, z: number, rx: number, ry: number, rz: number) => {
    // Where the ray begins and where it leads, in the space of the camera and in pixels.
    const dx = x - eye[0];
    const dy = y - eye[1];
    const dz = z - eye[2];
    const fromFar = dx * forward[0] + dy * forward[1] + dz * forward[2];
    const fromX = (dx * right[0] + dy * right[1] + dz * right[2]) / pixel;
    const fromY = (dx * up[0] + dy * up[1] + dz * up[2]) / pixel;
    const towardsFar = rx * forward[0] + ry * forward[1] + rz * forward[2];
    const towardsX = (rx * right[0] + ry * right[1] + rz * right[2]) / pixel;
    const towardsY = (rx * up[0] + ry * up[1] + rz * up[2]) / pixel;
    let reach = 0.35;
    for (let step = 0; step < steps; step++) {
      const far = fromFar + towardsFar * reach;
      if (far < 0.3) {
        return -1;
      }
      const sx = Math.floor(width / 2 + 0.5 + (fromX + towardsX * reach) / far);
      const sy = Math.floor(height / 2 + 0.5 - (fromY + towardsY * reach) / far);
      if (sx < 0 || sy < 0 || sx >= width || sy >= height) {
        return -1;
      }
      const from = sy * 2 * wide + sx * 2;
      const w = depth[from] ?? 0;
      if (w > 1 / far && 1 / w > far - reach * 0.45 - 1.2 && !waterAt(from)) {
        return (sy * width + sx) * 3;
      }
      reach *= 1.28;
    }
    return -1;
  };
  const paintPixel = (row: number, column: number) => {
    const at = (row * width + column) * 3;
    const from = row * 2 * wide + column * 2;
    if (!waterAt(from) || !waterAt(from + wide + 1)) return;
    aim(view, column + 0.5, row + 0.5, ray);
    const ax = ray[0] ?? 0;
    const ay = ray[1] ?? 0;
    const az = ray[2] ?? 0;
    const distance = 1 / (depth[from] ?? 1);
    const long = Math.sqrt(ax * ax + ay * ay + az * az);
    const ix = ax / long;
    const iy = ay / long;
    const iz = az / long;
    const x = eye[0] + ax * distance;
    const y = eye[1] + ay * distance;
    const z = eye[2] + az * distance;
    const size = 0.55 / water.size;
    // Waves are flatter far away, where several of them share one pixel.
    const rough = (water.waves * 26) / (26 + distance);
    const broad = grain(x * size, z * size * 2.4) - 0.5;
    const nx = (grain(x * size * 2.1 + 5, z * size * 5.2) - 0.5 + broad * 0.6) * rough;
    const nz = (grain(x * size * 2.1, z * size * 5.2 + 9) - 0.5 + broad) * rough * 1.2;
    const my = 1 / Math.sqrt(nx * nx + 1 + nz * nz);
    const mx = nx * my;
    const mz = nz * my;
    const facing = ix * mx + iy * my + iz * mz;
    const rx = ix - 2 * facing * mx;
    const ry = Math.abs(iy - 2 * facing * my) + 0.01;
    const rz = iz - 2 * facing * mz;
    const hit = meet(x, y, z, rx, ry, rz);
    if (hit >= 0) {
      out[0] = source[hit] ?? 0;
      out[1] = source[hit + 1] ?? 0;
      out[2] = source[hit + 2] ?? 0;
    } else {
      sky(rx, ry, rz, out);
    }
    const mirror = Math.min(0.9, 0.1 + 0.85 * (1 - Math.min(1, Math.abs(facing))) ** 2.6);
    const towards = hit >= 0 ? 0 : rx * kx + ry * ky + rz * kz;
    // Farther from the sun, there is less than a hundred-thousandth of its light.
    const spark = towards > 0.95 ? towards ** 220 * 1.6 : 0;
    const body = 0.7 + broad * 0.9;
    for (let channel = 0; channel < 3; channel++) {
      const own = (water.colour[channel] ?? 0) * body;
      out[channel] = own + ((out[channel] ?? 0) - own) * mirror + (keyColour[channel] ?? 0) * spark;
    }
    const foam =
      Math.max(0, broad + grain(x * size * 6, z * size * 6) * 0.35 - 0.42) * 3 * water.waves * 4;
    const white = Math.min(0.5, foam) * Math.min(1, 30 / distance);
    const light = stage.ambient.above;
    for (let channel = 0; channel < 3; channel++) {
      const lit = (light[channel] ?? 0) * 0.9 + (keyColour[channel] ?? 0) * 0.25;
      out[channel] = (out[channel] ?? 0) * (1 - white) + lit * white;
    }
    fog(x, y, z, distance * long, out);
    data[at] = out[0] ?? 0;
    data[at + 1] = out[1] ?? 0;
    data[at + 2] = out[2] ?? 0;
  };
  yield* eachRow(picture, (row) => {
    for (let column = 0; column < width; column++) paintPixel(row, column);
  });
}
