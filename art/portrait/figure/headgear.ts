import { grain } from '#art/cover/render/grain.ts';
import type { Material } from '#art/cover/render/material.ts';
import type { Model } from '#art/cover/render/model.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Headgear } from '../plan.ts';
import { curve, hill, ramp } from './curve.ts';
import { skullPoint } from './head.ts';
import type { HeadShape } from './species.ts';
import { sweep, through } from './sweep.ts';

interface Worn {
  shape: HeadShape;
  cloth: Material;
  second: Material;
  metal: Material;
  trim: Material;
  horn: Material;
  leaves: Material;
  next: () => number;
}

export function addHeadgear(model: Model, headgear: Headgear, worn: Worn) {
  painters[headgear]?.(model, worn);
}

const painters: Partial<Record<Headgear, (model: Model, worn: Worn) => void>> = {
  hood: drawHood,
  maskedHood(model, worn) {
    drawHood(model, worn);
    model.use(worn.second).sheet({
      columns: 40,
      rows: 16,
      span: [4, 1],
      at: (u, v) => {
        const angle = (u - 0.5) * 4;
        const y = -0.14 + 0.08 * Math.abs(angle) - 1.5 * v;
        const nose = 0.3 * hill(angle, 0.3) * hill(v - 0.08, 0.16);
        const grow = 0.07 + nose + 0.1 * v + 0.04 * Math.sin(v * 14 + angle);
        const [x, , z] = skullPoint(worn.shape, angle, Math.max(-0.98, y), grow);
        return [x, y, z];
      },
    });
  },
  pointedHat(model, { cloth, trim, next }) {
    const bend = (next() - 0.5) * 1.2;
    const back = -0.2 - next() * 0.7;
    const shift = next() * 9;
    const wide = 1.85 + next() * 0.35;
    const rim = curve([0, 0.86], [0.25, 1.05], [1, wide]);
    model.inside({ pitch: -0.1, lean: (next() - 0.5) * 0.1 }, () => {
      model.use(cloth).sheet({
        columns: 60,
        rows: 10,
        closed: true,
        span: [10, 1],
        at: (u, v) => {
          const angle = u * 2 * Math.PI;
          const far = rim(v);
          const wave =
            0.2 * Math.sin(angle * 2 + shift) * v + 0.07 * Math.sin(angle * 5 + shift) * v;
          return [
            Math.sin(angle) * far,
            0.62 + wave - 0.16 * v * v,
            -0.08 + Math.cos(angle) * far * 1.05,
          ];
        },
      });
      model.sheet({
        columns: 40,
        rows: 40,
        closed: true,
        span: [6, 3],
        at: (u, v) => {
          const angle = u * 2 * Math.PI;
          const crumple =
            1 + (grain(angle * 0.4 + shift, v * 2.6) - 0.5) * 0.34 * ramp(0.12, 0.4, v);
          const far = 0.94 * (1 - v) ** 0.9 * crumple + 0.02;
          const slump = ramp(0.5, 1, v);
          return [
            Math.sin(angle) * far + bend * slump * slump,
            0.6 + v * 2.7 - 0.4 * slump * slump * Math.abs(bend),
            -0.08 + Math.cos(angle) * far * 1.08 + back * v * v,
          ];
        },
      });
      model.use(trim);
      ribbon(model, 0.74, 0.9, 0.26);
    });
  },
  featheredHat(model, { cloth, second, trim, next }) {
    const side = next() < 0.5 ? -1 : 1;
    const shift = next() * 9;
    model.inside({ lean: side * 0.16, pitch: -0.06 }, () => {
      model.use(cloth).sheet({
        columns: 50,
        rows: 8,
        closed: true,
        span: [8, 1],
        at: (u, v) => {
          const angle = u * 2 * Math.PI;
          const far = 0.84 + v * 0.72;
          const curl = side * Math.sin(angle) > 0 ? 0.5 * Math.sin(angle) ** 2 : 0.04;
          return [Math.sin(angle) * far, 0.66 + curl * v * v, -0.06 + Math.cos(angle) * far * 1.12];
        },
      });
      model.lathe(
        [0, 0.62, -0.06],
        [
          [0.86, 0],
          [0.9, 0.25],
          [0.86, 0.5],
          [0.6, 0.66],
          [0.25, 0.7],
          [0.01, 0.68],
        ],
        26,
        (angle) => 1 + 0.06 * Math.sin(angle * 3 + shift),
      );
      model.use(trim);
      ribbon(model, 0.72, 0.88, 0.18);
      model.use(second);
      const long = 1.5 + next() * 0.5;
      const path = through(
        [side * 0.85, 0.8, 0.15],
        [side * 1.1, 1.45, -0.25],
        [side * 1.15, 1.75, -0.25 - long * 0.45],
        [side * 1, 1.55, -0.3 - long],
      );
      feather(model, path, 0.3);
    });
  },
  helmet(model, { shape, metal, trim, second, next }) {
    helmet(model, shape, metal, trim);
    if (next() < 0.6) {
      model.use(second);
      for (let index = 0; index < 22; index++) {
        const turn = -0.5 + index * 0.1;
        const far = 1.75 + 0.12 * Math.sin(index * 0.5) + next() * 0.08;
        sweep(model, {
          path: through(
            [0, Math.cos(turn) * 1.2, -Math.sin(turn) * 1.15],
            [(next() - 0.5) * 0.16, Math.cos(turn + 0.2) * far, -Math.sin(turn + 0.2) * far],
          ),
          radius: (t) => 0.14 * (1 - 0.6 * t),
          steps: 3,
          sides: 6,
        });
      }
    }
  },
  wingedHelmet(model, { shape, metal, trim }) {
    helmet(model, shape, metal, trim);
    model.use(trim);
    for (const side of [-1, 1]) {
      for (let index = 0; index < 5; index++) {
        const rise = 0.35 + index * 0.24;
        feather(
          model,
          through(
            [side * 0.86 * shape.width, 0.2 + index * 0.05, -0.05 - index * 0.03],
            [side * (1.12 - index * 0.02), 0.45 + rise * 0.5, -0.35 - index * 0.02],
            [side * (1.22 - index * 0.08), 0.55 + rise * 1.2, -1.05 + index * 0.16],
          ),
          0.15,
        );
      }
    }
  },
  antlers(model, { shape, horn, leaves, next }) {
    const size = 0.9 + next() * 0.35;
    model.use(leaves);
    band(model, shape, 0.5, 0.2, 0.12);
    for (let index = 0; index < 16; index++) {
      const angle = (index / 16) * 6.28;
      const [x, y, z] = skullPoint(shape, angle, 0.5, 0.1);
      leaf(model, [x, y, z], angle, 0.34 + next() * 0.15, 0.5);
    }
    model.use(horn);
    for (const side of [-1, 1]) {
      const main = through(
        [side * 0.46, 0.72, 0.25],
        [side * (0.46 + 0.5 * size), 1.2, 0],
        [side * (0.46 + 0.95 * size), 1.75, -0.25],
        [side * (0.46 + 0.8 * size), 2.3 * (0.6 + 0.4 * size), -0.1],
      );
      sweep(model, { path: main, radius: (t) => 0.13 * (1 - 0.75 * t), steps: 16, sides: 7 });
      for (const [t, dx, dy, dz] of [
        [0.28, -0.1, 0.55, 0.4],
        [0.55, 0.5, 0.42, 0.1],
        [0.75, -0.38, 0.4, 0.15],
      ] as const) {
        const [x, y, z] = main(t);
        sweep(model, {
          path: through(
            [x, y, z],
            [x + side * dx * 0.5, y + dy * 0.4, z + dz * 0.7],
            [x + side * dx, y + dy, z + dz],
          ),
          radius: (s) => 0.085 * (1 - 0.85 * s),
          steps: 7,
          sides: 6,
        });
      }
    }
  },
  circlet(model, { shape, trim }) {
    model.use(trim);
    band(model, shape, 0.5, 0.11, 0.15);
    const [, y, z] = skullPoint(shape, 0, 0.54, 0.2);
    model.ball([0, y, z], 0.12, [0.8, 1.5, 0.6], 8);
  },
  headband(model, { shape, second }) {
    model.use(second);
    band(model, shape, 0.5, 0.2, 0.14);
    for (const side of [-0.3, 0.25]) {
      sweep(model, {
        path: through(
          [0, 0.5, -1.08],
          [side * 0.6, 0.2, -1.5],
          [side * 1.4, -0.5, -1.75],
          [side * 1.6, -1.1, -1.6],
        ),
        radius: (t) => 0.13 - 0.05 * t,
        flat: 0.25,
        steps: 12,
      });
    }
  },
  mitre(model, { shape, cloth, trim }) {
    model.use(cloth).sheet({
      columns: 48,
      rows: 16,
      closed: true,
      span: [6, 2],
      at: (u, v) => {
        const angle = u * 2 * Math.PI;
        const [x, , z] = skullPoint(shape, angle, 0.5, 0.13 + 0.1 * v);
        // Front and back rise to a point.
        const high = 0.62 + 1.15 * Math.abs(Math.cos(angle)) ** 1.3;
        const shut = 1 + 0.1 * v - 0.4 * ramp(0.55, 1, v) ** 2;
        return [x * (1 - 0.3 * v * v), 0.42 + high * v, -0.05 + (z + 0.05) * shut];
      },
    });
    model.use(trim);
    band(model, shape, 0.48, 0.2, 0.17);
  },
};

/** It is open at the front and falls on the shoulders. */
function drawHood(model: Model, { cloth, shape, next }: Worn) {
  const wide = 0.5 + 0.5 * shape.width;
  const ahead = 0.05 + next() * 0.2 + shape.snout * 0.1;
  const shift = next() * 9;
  const half = through(
    [0, 1.5, 0.95],
    [0.5, 1.3, 0.86],
    [0.9, 0.68, 0.66],
    [1.02, -0.1, 0.52],
    [0.97, -0.85, 0.5],
    [0.75, -1.5, 0.62],
    [0.3, -2, 0.82],
  );
  const seam = through(
    [0, 1.3, -0.72],
    [0, 0.75, -1.32],
    [0, -0.1, -1.4],
    [0, -1, -1.12],
    [0, -2, -1.35],
  );
  const rim = (s: number): Vector => {
    const [x, y, z] = half(Math.abs(s - 0.5) * 2);
    return [Math.sign(s - 0.5) * x * wide, y, z + ahead * (0.4 + 0.6 * ramp(-0.6, 1.2, y))];
  };
  model.use(cloth).sheet({
    columns: 70,
    rows: 30,
    span: [6, 3.4],
    at: (u, v) => {
      const [x, y, z] = rim(u);
      const [, sy, sz] = seam(Math.abs(u - 0.5) * 2);
      const close = (1 - v ** 2.6) ** (1 / 2.6);
      const flow = ramp(-0.9, -2, y) * Math.sin(v * Math.PI);
      const fold = 1 + grain(u * 3 + shift, v * 0.8) * 0.24 * ramp(0, 0.3, v);
      const bow = 0.16 * Math.sin(v * Math.PI) * ramp(0.4, 1.2, y);
      return [
        x * close * fold + Math.sign(x) * flow * 0.5,
        y + (sy - y) * v ** 1.4 + bow,
        z + (sz - z) * v,
      ];
    },
  });
  sweep(model, { path: rim, radius: () => 0.085, steps: 50, sides: 8 });
}

function helmet(model: Model, shape: HeadShape, metal: Material, trim: Material) {
  model.use(metal).sheet({
    columns: 60,
    rows: 30,
    closed: true,
    span: [5, 2],
    at: (u, v) => {
      const angle = (u - 0.5) * 2 * Math.PI;
      const side = ramp(0.55, 0.95, Math.abs(angle));
      // The face is open; cheek plates and neck are lower.
      const low = 0.42 - 1.05 * side + 0.1 * hill(Math.abs(angle) - 1.5, 0.3);
      const [x, y, z] = skullPoint(shape, angle, low + (1.15 - low) * v, 0.16);
      return [x, y, z - (Math.abs(angle) > 2.2 ? 0.12 * (1 - v) ** 3 : 0)];
    },
  });
  model.box([0, 0.2, 1.04], [0.07, 0.34, 0.035]);
  model.use(trim);
  band(model, shape, 0.46, 0.13, 0.17);
  sweep(model, {
    path: (t) => [0, 0.15 + Math.cos(-1.1 + t * 2.8) * 1.2, -0.06 - Math.sin(-1.1 + t * 2.8) * 1.2],
    radius: () => 0.055,
    steps: 20,
    sides: 6,
  });
}

/** A band that lies on the head. */
function band(model: Model, shape: HeadShape, y: number, high: number, grow: number) {
  model.sheet({
    columns: 60,
    rows: 4,
    closed: true,
    span: [6, high],
    at: (u, v) =>
      skullPoint(shape, u * 2 * Math.PI, y + (v - 0.5) * high, grow + 0.05 * Math.sin(v * Math.PI)),
  });
}

/** A ribbon around a hat. */
function ribbon(model: Model, y: number, radius: number, high: number) {
  model.lathe(
    [0, y - high / 2, -0.06],
    [
      [radius, 0],
      [radius + 0.06, high * 0.2],
      [radius + 0.06, high * 0.8],
      [radius, high],
    ],
    36,
    (angle) => 1 + 0.15 * Math.abs(Math.sin(angle)),
  );
}

function feather(model: Model, path: (t: number) => Vector, wide: number) {
  sweep(model, {
    path,
    radius: (t) =>
      wide * Math.sin(Math.PI * (0.08 + t * 0.9)) ** 0.7 * (1 + 0.12 * Math.sin(t * 40)),
    flat: 0.16,
    steps: 30,
    sides: 8,
  });
}

function leaf(model: Model, [x, y, z]: Vector, angle: number, long: number, rise: number) {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const wide = long * 0.3;
  model.sheet({
    columns: 4,
    rows: 6,
    span: [wide, long],
    at: (u, v) => {
      const across = (u - 0.5) * 2 * wide * Math.sin(Math.PI * Math.min(0.98, 0.1 + v * 0.9));
      const out = long * v * (1 - rise * 0.6);
      return [x + sin * out + cos * across, y + long * rise * v, z + cos * out - sin * across];
    },
  });
}
