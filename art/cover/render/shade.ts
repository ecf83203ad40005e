import type { Sliced } from '#art/paint/slices.ts';
import { grain } from './grain.ts';
import { surfaceOf } from './material.ts';
import { floatsOfVertex, type Model } from './model.ts';
import type { Geometry } from './raster.ts';
import { keyShadow, lampFree, lampShadow, type Shade } from './shadow.ts';
import { type Ink, ink } from './sky.ts';
import type { Lamp, Stage } from './stage.ts';
import { colourAt, type Spot } from './surface.ts';

export interface Shader {
  /**
   * Writes the colour of the triangle at the point `eye + ray * distance`. The component of `ray` in the view
   * direction is 1. `open` is the share of the sky that the point sees.
   */
  colour(triangle: number, ray: Ink, distance: number, open: number, out: Ink): void;
  fog(x: number, y: number, z: number, distance: number, out: Ink): void;
}

export function* createShader(stage: Stage, geometry: Geometry): Sliced<Shader> {
  const { model, camera, key, ambient, lamps, fog } = stage;
  const { vertices, corners } = geometry;
  const { materials, materialOf } = model;
  const surfaces = materials.map(surfaceOf);
  const casts: Geometry = { vertices, corners: castingCorners(model) };
  const bright = key.colour[0] + key.colour[1] + key.colour[2] > 0.02;
  const keyFree: Shade = bright ? yield* keyShadow(key, casts) : () => 0;
  const lampMaps: (Float32Array | undefined)[] = [];
  for (const lamp of lamps) {
    lampMaps.push(lamp.shadow ? yield* lampShadow(lamp, casts) : undefined);
  }
  const lights = lightsOf(lamps);
  const [ex, ey, ez] = camera.eye;
  const [kx, ky, kz] = key.towards;
  const body = ink();
  const spot: Spot = { x: 0, y: 0, z: 0, u: 0, v: 0, up: 0 };
  const vertexNormal = ink();

  /** Interpolates the normal and the surface coordinates u and v between the corners of the triangle. */
  const interpolate = (triangle: number, rx: number, ry: number, rz: number) => {
    const a = (corners[triangle * 3] ?? 0) * floatsOfVertex;
    const b = (corners[triangle * 3 + 1] ?? 0) * floatsOfVertex;
    const c = (corners[triangle * 3 + 2] ?? 0) * floatsOfVertex;
    const ax = vertices[a] ?? 0;
    const ay = vertices[a + 1] ?? 0;
    const az = vertices[a + 2] ?? 0;
    const px = spot.x - ax;
    const py = spot.y - ay;
    const pz = spot.z - az;
    const bx = (vertices[b] ?? 0) - ax;
    const by = (vertices[b + 1] ?? 0) - ay;
    const bz = (vertices[b + 2] ?? 0) - az;
    const cx = (vertices[c] ?? 0) - ax;
    const cy = (vertices[c + 1] ?? 0) - ay;
    const cz = (vertices[c + 2] ?? 0) - az;
    const bb = bx * bx + by * by + bz * bz;
    const bc = bx * cx + by * cy + bz * cz;
    const cc = cx * cx + cy * cy + cz * cz;
    const pb = px * bx + py * by + pz * bz;
    const pc = px * cx + py * cy + pz * cz;
    const whole = bb * cc - bc * bc || 1e-12;
    const t = Math.min(1.2, Math.max(-0.2, (cc * pb - bc * pc) / whole));
    const w = Math.min(1.2, Math.max(-0.2, (bb * pc - bc * pb) / whole));
    const s = 1 - t - w;
    spot.u = (vertices[a + 6] ?? 0) * s + (vertices[b + 6] ?? 0) * t + (vertices[c + 6] ?? 0) * w;
    spot.v = (vertices[a + 7] ?? 0) * s + (vertices[b + 7] ?? 0) * t + (vertices[c + 7] ?? 0) * w;
    // The face normal. It shows which side of the triangle is visible; only the sign matters, so it is not
    // normalised.
    const fx = by * cz - bz * cy;
    const fy = bz * cx - bx * cz;
    const fz = bx * cy - by * cx;
    const side = fx * rx + fy * ry + fz * rz > 0 ? -1 : 1;
    const nx = (vertices[a + 3] ?? 0) * s + (vertices[b + 3] ?? 0) * t + (vertices[c + 3] ?? 0) * w;
    const ny = (vertices[a + 4] ?? 0) * s + (vertices[b + 4] ?? 0) * t + (vertices[c + 4] ?? 0) * w;
    const nz = (vertices[a + 5] ?? 0) * s + (vertices[b + 5] ?? 0) * t + (vertices[c + 5] ?? 0) * w;
    const long = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    const flip = (nx * fx + ny * fy + nz * fz) * side < 0 ? -1 / long : 1 / long;
    vertexNormal[0] = nx * flip;
    vertexNormal[1] = ny * flip;
    vertexNormal[2] = nz * flip;
  };

  const disturb = (amounts: Float64Array) => {
    const bump = amounts[1] ?? 0;
    if (bump === 0) {
      return;
    }
    const size = 2.2 * (amounts[0] ?? 1);
    const { x, y, z } = spot;
    const nx = (vertexNormal[0] ?? 0) + (grain(y * size + 3.1, z * size) - 0.5) * bump;
    const ny = (vertexNormal[1] ?? 0) + (grain(z * size + 7.7, x * size) - 0.5) * bump;
    const nz = (vertexNormal[2] ?? 0) + (grain(x * size + 1.3, y * size) - 0.5) * bump;
    const long = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    vertexNormal[0] = nx / long;
    vertexNormal[1] = ny / long;
    vertexNormal[2] = nz / long;
  };

  const fogColour = (x: number, y: number, z: number, distance: number, out: Ink) => {
    if (fog.most <= 0) {
      return;
    }
    const away = Math.max(0, distance - fog.start) / fog.distance;
    let lost = fog.most * (1 - Math.exp(-away));
    if (fog.low) {
      const drift = fog.low.top * (0.55 + 0.9 * grain(x * 0.04 + 3, z * 0.04 + y * 0.05));
      const deep = Math.min(1, Math.max(0, (drift - y) / (fog.low.top * 0.8 + 0.5)));
      const thick = deep * fog.low.density * Math.min(1, Math.max(0, distance - 4) / 22);
      lost = Math.max(lost, 1 - (1 - lost) * (1 - Math.min(0.96, thick)));
    }
    const facing = ((x - ex) * kx + (y - ey) * ky + (z - ez) * kz) / (distance || 1);
    const square = facing * facing;
    const glow = facing > 0 ? square * square * facing * 0.35 * lost : 0;
    out[0] = (out[0] ?? 0) * (1 - lost) + fog.colour[0] * lost + key.colour[0] * glow * 0.25;
    out[1] = (out[1] ?? 0) * (1 - lost) + fog.colour[1] * lost + key.colour[1] * glow * 0.25;
    out[2] = (out[2] ?? 0) * (1 - lost) + fog.colour[2] * lost + key.colour[2] * glow * 0.25;
  };

  return {
    fog: fogColour,
    colour: (triangle, ray, distance, open, out) => {
      const surface = surfaces[materialOf[triangle] ?? 0];
      if (!surface) {
        return;
      }
      const { look, amounts, glow } = surface;
      const rx = ray[0] ?? 0;
      const ry = ray[1] ?? 0;
      const rz = ray[2] ?? 0;
      const x = ex + rx * distance;
      const y = ey + ry * distance;
      const z = ez + rz * distance;
      spot.x = x;
      spot.y = y;
      spot.z = z;
      interpolate(triangle, rx, ry, rz);
      const long = Math.sqrt(rx * rx + ry * ry + rz * rz);
      const far = distance * long;
      if (look === 'flame' && surface.glows) {
        const heat = 1.25 - spot.v * 0.9;
        out[0] = (glow[0] ?? 0) * (0.6 + heat);
        out[1] = (glow[1] ?? 0) * (0.25 + heat * 0.9);
        out[2] = (glow[2] ?? 0) * heat * heat;
        fogColour(x, y, z, far * 0.6, out);
        return;
      }
      disturb(amounts);
      const nx = vertexNormal[0] ?? 0;
      const ny = vertexNormal[1] ?? 0;
      const nz = vertexNormal[2] ?? 0;
      spot.up = ny;
      colourAt(surface, spot, body);
      const sky = (ny * 0.5 + 0.5) * open;
      const bounce = (0.5 - ny * 0.5) * open;
      let red = ambient.above[0] * sky + ambient.below[0] * bounce;
      let green = ambient.above[1] * sky + ambient.below[1] * bounce;
      let blue = ambient.above[2] * sky + ambient.below[2] * bounce;
      let edgeRed = 0;
      let edgeGreen = 0;
      let edgeBlue = 0;
      let gloss = 0;
      const sheen = amounts[3] ?? 0;
      const edge = sheen > 0 ? sheen * (1 + (nx * rx + ny * ry + nz * rz) / long) ** 3 : 0;
      const shine = amounts[2] ?? 0;
      const start = 0.02 + far * 0.002;
      const sx = x + nx * start;
      const sy = y + ny * start;
      const sz = z + nz * start;
      const facing = nx * kx + ny * ky + nz * kz;
      const through = look === 'cloth' || look === 'leaf' ? 0.22 : 0;
      const direct = bright ? Math.max(facing, 0) * (1 - through) + through * Math.abs(facing) : 0;
      if (direct > 0) {
        const free = keyFree(sx, sy, sz) * direct;
        red += key.colour[0] * free;
        green += key.colour[1] * free;
        blue += key.colour[2] * free;
        if (edge > 0) {
          edgeRed += key.colour[0] * free * edge;
          edgeGreen += key.colour[1] * free * edge;
          edgeBlue += key.colour[2] * free * edge;
        }
        if (shine > 0 && free > 0) {
          gloss +=
            shine *
            highlight(nx, ny, nz, kx - rx / long, ky - ry / long, kz - rz / long) *
            free *
            key.colour[1];
        }
      }
      let warm = 0;
      for (let index = 0, from = 0; from < lights.length; index++, from += floatsOfLight) {
        const dx = (lights[from] ?? 0) - x;
        const dy = (lights[from + 1] ?? 0) - y;
        const dz = (lights[from + 2] ?? 0) - z;
        const square = dx * dx + dy * dy + dz * dz;
        if (square > (lights[from + 8] ?? 0)) {
          continue;
        }
        const apart = Math.sqrt(square) || 1e-6;
        // A fire is wide, so its light reaches a little around edges.
        const wrapped = ((nx * dx + ny * dy + nz * dz) / apart + 0.15) / 1.15;
        const strength = (lights[from + 6] ?? 0) / (1 + square / (lights[from + 7] ?? 1));
        if (wrapped * strength < 0.002) {
          continue;
        }
        const maps = lampMaps[index];
        const seen = maps
          ? lampFree(
              maps,
              sx - (lights[from] ?? 0),
              sy - (lights[from + 1] ?? 0),
              sz - (lights[from + 2] ?? 0),
            )
          : 1;
        const free = wrapped * strength * seen;
        const lampRed = lights[from + 3] ?? 0;
        const lampGreen = lights[from + 4] ?? 0;
        const lampBlue = lights[from + 5] ?? 0;
        red += lampRed * free;
        green += lampGreen * free;
        blue += lampBlue * free;
        if (edge > 0) {
          edgeRed += lampRed * free * edge;
          edgeGreen += lampGreen * free * edge;
          edgeBlue += lampBlue * free * edge;
        }
        if (shine > 0) {
          warm +=
            shine *
            free *
            highlight(
              nx,
              ny,
              nz,
              dx / apart - rx / long,
              dy / apart - ry / long,
              dz / apart - rz / long,
            );
        }
      }
      out[0] = (body[0] ?? 0) * red + edgeRed + gloss + warm * 1.1 + (glow[0] ?? 0);
      out[1] = (body[1] ?? 0) * green + edgeGreen + gloss + warm * 0.75 + (glow[1] ?? 0);
      out[2] = (body[2] ?? 0) * blue + edgeBlue + gloss + warm * 0.4 + (glow[2] ?? 0);
      fogColour(x, y, z, surface.glows ? far * 0.7 : far, out);
    },
  };
}

/** The corners of the triangles that cast a shadow. */
function castingCorners({ materials, materialOf, corners }: Model): Int32Array {
  const casts = Uint8Array.from(materials, ({ clear }) => (clear ? 0 : 1));
  const kept = new Int32Array(corners.length);
  let end = 0;
  for (let triangle = 0, from = 0; from < corners.length; triangle++, from += 3) {
    if (casts[materialOf[triangle] ?? 0] === 1) {
      kept[end] = corners[from] ?? 0;
      kept[end + 1] = corners[from + 1] ?? 0;
      kept[end + 2] = corners[from + 2] ?? 0;
      end += 3;
    }
  }
  return kept.subarray(0, end);
}

const floatsOfLight = 9;

/**
 * All lamps in one array, nine numbers for each: 0-2 position, 3-5 colour, 6 strength, 7 square of the reach,
 * 8 square of the distance beyond which its light is too weak to be visible.
 */
const lightsOf = (lamps: readonly Lamp[]): Float64Array =>
  Float64Array.from(
    lamps.flatMap(({ at, colour, strength, reach }) => {
      const square = reach * reach;
      return [...at, ...colour, strength, square, square * (strength / 0.01)];
    }),
  );

/** The strength of a highlight. `n` is the normal; `h` is the sum of the unit vectors to the light and to the eye. */
function highlight(nx: number, ny: number, nz: number, hx: number, hy: number, hz: number): number {
  const along = nx * hx + ny * hy + nz * hz;
  if (along <= 0) {
    return 0;
  }
  const square = (along * along) / (hx * hx + hy * hy + hz * hz + 1e-9);
  const fourth = square * square;
  const eighth = fourth * fourth;
  return eighth * eighth * eighth;
}
