import { fbm, noise } from '#art/paint/noise.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Material } from '../render/material.ts';
import type { Model } from '../render/model.ts';

export type Height = (x: number, z: number) => number;

interface Land {
  material: Material;
  height: Height;
  /** Where the camera stands: the grid is finer near it. */
  eye: Vector;
  near?: number;
  far?: number;
  /** Half of the angle that the grid covers. */
  spread?: number;
}

/** The ground as a grid that fans out from the camera. */
export function land(
  model: Model,
  { material, height, eye, near = 1, far = 160, spread = 0.95 }: Land,
) {
  model.use(material).sheet({
    columns: 130,
    rows: 110,
    span: [60, 60],
    at: (u, v) => {
      const away = near * (far / near) ** v;
      const x = eye[0] + away * Math.tan((u - 0.5) * 2 * spread);
      const z = eye[2] - away;
      return [x, height(x, z), z];
    },
  });
}

/** Gentle ground: hills with small bumps. */
export function rolling(seed: number, size: number, depth: number): Height {
  return (x, z) =>
    (fbm(x / size + 50, z / size + 50, 4, seed) - 0.5) * depth * 2 +
    (noise(x * 0.9, z * 0.9, seed + 5) - 0.5) * 0.12;
}

interface Mountains {
  material: Material;
  seed: number;
  /** The distance of the crest from the origin, in the direction of -z. */
  away: number;
  width: number;
  height: number;
  foot: number;
  /** Where the crest has a gap, from -1 to 1, for what stands in front of the sky. */
  gap?: number;
}

/** A range of mountains with sharp crests. */
export function mountains(
  model: Model,
  { material, seed, away, width, height, foot, gap }: Mountains,
) {
  model.use(material).sheet({
    columns: 150,
    rows: 34,
    span: [width, 80],
    at: (u, v) => {
      const x = (u - 0.5) * width;
      const z = -away + (0.5 - v) * height * 2.4;
      const rise = Math.sin(Math.PI * Math.min(1, v * 1.15)) ** 0.8;
      const mass = 0.25 + 0.75 * fbm(x / (height * 1.7) + seed, seed, 2, seed + 1);
      const crest = crests(x / (height * 1.05) + seed * 3, z / (height * 1.05), seed);
      const dip = gap === undefined ? 1 : 1 - 0.75 * Math.exp(-(((u - 0.5) * 2 - gap) ** 2) * 9);
      return [x, foot + height * rise * mass * dip * (0.3 + 1.15 * crest), z];
    },
  });
}

function crests(x: number, y: number, seed: number): number {
  let [sum, weight, size, above] = [0, 0.6, 1, 1];
  for (let octave = 0; octave < 5; octave++) {
    const crest = (1 - Math.abs(2 * noise(x * size, y * size, seed + octave * 31) - 1)) ** 2;
    sum += crest * weight * above;
    above = Math.min(1, crest * 1.6);
    weight *= 0.45;
    size *= 2.13;
  }
  return sum;
}

/** A boulder or a crag: a ball with facets and cracks. */
export function boulder(
  model: Model,
  material: Material,
  at: Vector,
  radius: Vector,
  seed: number,
  sides = 22,
) {
  const [x, y, z] = at;
  model.use(material).sheet({
    columns: sides,
    rows: Math.ceil(sides * 0.6),
    closed: true,
    span: [radius[0] * 6.3, radius[1] * 3],
    at: (u, v) => {
      const [angle, rise] = [-u * 2 * Math.PI, (v - 0.5) * Math.PI];
      const [dx, dy, dz] = [
        Math.cos(rise) * Math.cos(angle),
        Math.sin(rise),
        Math.cos(rise) * Math.sin(angle),
      ];
      const broad = fbm(dx * 1.3 + dy * 0.6 + 20, dz * 1.3 + dy * 1.1 + 20, 4, seed) - 0.5;
      const cut = Math.abs(noise(dx * 2.4 + 9, dz * 2.4 + dy * 2 + 9, seed + 3) - 0.5);
      const reach = 1 + broad * 0.85 - cut * 0.3;
      return [x + dx * radius[0] * reach, y + dy * radius[1] * reach, z + dz * radius[2] * reach];
    },
  });
}

/** A crag with steep sides and a flat top at the height 0 of the current frame. */
export function crag(
  model: Model,
  material: Material,
  radius: number,
  depth: number,
  seed: number,
) {
  model.use(material).sheet({
    columns: 46,
    rows: 22,
    closed: true,
    span: [radius * 6.3, depth],
    at: (u, v) => {
      const angle = -u * 2 * Math.PI;
      const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
      const down = 1 - v;
      const step = Math.abs(noise(down * 7 + dx, dz * 1.5, seed + 2) - 0.5);
      const bulge = fbm(dx * 1.8 + 9, dz * 1.8 + down * 2.6 + 9, 4, seed) - 0.5;
      const reach =
        v > 0.97
          ? 0.02
          : radius * (0.85 + down ** 1.4 * 1.1 + bulge * (0.25 + down * 0.9) + step * 0.25);
      return [dx * reach, -down * depth, dz * reach];
    },
  });
}
