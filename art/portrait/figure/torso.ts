import { grain } from '#art/cover/render/grain.ts';
import type { Material } from '#art/cover/render/material.ts';
import type { Model } from '#art/cover/render/model.ts';
import type { Vector } from '#art/solid/vector.ts';
import { curve, hill, ramp } from './curve.ts';
import type { Build } from './species.ts';

const bareWidth = curve(
  [-5.6, 1.5],
  [-4.4, 1.6],
  [-3.4, 1.8],
  [-2.9, 1.88],
  [-2.5, 1.72],
  [-2.2, 1.3],
  [-1.95, 0.86],
  [-1.7, 0.6],
  [-1.45, 0.5],
);
/** With the upper arms under one cloth. */
const drapedWidth = curve(
  [-5.8, 2.75],
  [-4.4, 2.62],
  [-3.5, 2.5],
  [-2.95, 2.34],
  [-2.55, 2],
  [-2.2, 1.42],
  [-1.95, 0.94],
  [-1.7, 0.66],
  [-1.45, 0.56],
);
const frontDepth = curve(
  [-5.6, 1],
  [-4.2, 1.16],
  [-3.4, 1.14],
  [-2.7, 0.84],
  [-2.2, 0.56],
  [-1.8, 0.44],
  [-1.45, 0.4],
);
const backDepth = curve(
  [-5.6, 0.9],
  [-4, 1.02],
  [-3, 0.98],
  [-2.4, 0.88],
  [-2, 0.74],
  [-1.45, 0.55],
);

/** A point of chest, back and shoulders. The angle 0 is the front. `grow` moves it outwards. */
export function torsoPoint(
  { shoulders, neck: girth }: Build,
  angle: number,
  y: number,
  { grow = 0, draped = 0 } = {},
): Vector {
  const broad = 1 + (shoulders - 1) * ramp(-1.6, -2.4, y);
  const thick = 1 + (girth - 1) * ramp(-2.5, -1.7, y);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The section is between an ellipse and a box, as chests are.
  const round = 1 / (Math.abs(cos) ** 2.5 + Math.abs(sin) ** 2.5) ** (1 / 2.5);
  const wide = bareWidth(y) + (drapedWidth(y) - bareWidth(y)) * draped;
  const deep = (cos > 0 ? frontDepth(y) : backDepth(y)) * (0.6 + 0.4 * shoulders) * thick;
  return [
    sin * round * (wide * broad * thick + grow),
    y + grow * 0.7 * ramp(-3.2, -2.1, y),
    cos * round * (deep + grow) - 0.12 * ramp(-2.6, -1.6, y),
  ];
}

/** Chest and upper arms, for clothes that show them. */
export function bareTorso(model: Model, chest: Material, arms: Material, build: Build) {
  model.use(chest).sheet({
    columns: 52,
    rows: 42,
    closed: true,
    span: [9, 4],
    at: (u, v) => torsoPoint(build, u * 2 * Math.PI, -5.6 + v * 4.1),
  });
  const { shoulders } = build;
  const thick = 0.5 + 0.5 * shoulders;
  for (const side of [-1, 1]) {
    model.use(arms).sheet({
      columns: 26,
      rows: 30,
      closed: true,
      span: [3.4, 4],
      at: (u, v) => {
        const angle = u * 2 * Math.PI;
        const y = -2.2 - v * 3.8;
        // Deltoid, then biceps.
        const swell =
          0.5 * Math.sqrt(Math.min(1, v * 4.2)) +
          0.16 * hill(y + 3, 0.55) +
          0.1 * hill(y + 4.5, 0.7);
        const far = swell * thick;
        return [
          side * (1.66 * shoulders + 0.16 + 0.3 * v - 0.25 * ramp(0.12, 0, v)) +
            Math.sin(angle) * far,
          y,
          -0.12 + Math.cos(angle) * far * 1.08 + 0.12 * v,
        ];
      },
    });
  }
}

/** A robe or cloak over the whole body, with folds that begin at the shoulders. */
export function drapedTorso(model: Model, cloth: Material, build: Build, seed: number) {
  model.use(cloth).sheet({
    columns: 120,
    rows: 46,
    closed: true,
    span: [14, 4],
    at: (u, v) => {
      const angle = u * 2 * Math.PI;
      const y = -5.8 + v * 4.35;
      const low = ramp(-2.3, -4.6, y);
      const fold =
        (grain(angle * 1.9 + seed, y * 0.12 + seed) - 0.5) * 0.42 * low +
        0.05 * Math.sin(angle * 17 + seed + y * 0.4) * low;
      // The line between arm and chest.
      const sleeve =
        -0.26 *
        hill(Math.abs(angle > Math.PI ? angle - 2 * Math.PI : angle) - 0.86, 0.1) *
        ramp(-2.7, -3.6, y);
      return torsoPoint(build, angle, y, { grow: fold + sleeve, draped: 1 });
    },
  });
}

const neckWidth = curve([-2.3, 0.9], [-1.95, 0.64], [-1.6, 0.5], [-1, 0.48], [-0.4, 0.54]);

/** The neck leans forwards, from the back of the shoulders to the skull. */
export function neck(model: Model, skin: Material, build: Build) {
  model.use(skin).sheet({
    columns: 28,
    rows: 18,
    closed: true,
    span: [3, 1.8],
    at: (u, v) => {
      const angle = u * 2 * Math.PI;
      const y = -2.1 + v * 1.5;
      const wide = neckWidth(y) * (1 + (build.neck - 1) * (1 - 0.45 * v));
      const throat = 0.06 * Math.max(0, Math.cos(angle)) ** 8 * hill(y + 1.3, 0.16);
      // Muscles from behind the ear to the collar bone.
      const cord = 0.035 * hill(Math.abs(angle - Math.PI) - (2.2 + 0.5 * (1 - v)), 0.22);
      const far = wide * 0.98 + throat + cord;
      return [Math.sin(angle) * far, y, -0.26 + 0.2 * v + Math.cos(angle) * far];
    },
  });
}
