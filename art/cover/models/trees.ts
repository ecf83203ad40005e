import { noise } from '#art/paint/noise.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Model } from '../render/model.ts';
import type { Stuff } from './stuff.ts';

/** A fir: tiers of branches that hang down, with gaps between the twigs. */
export function fir(
  model: Model,
  stuff: Stuff,
  at: Vector,
  height: number,
  next: () => number,
  detail = 1,
) {
  const seed = Math.floor(next() * 900);
  const sides = Math.round(16 * detail);
  const tiers = Math.round((9 + height * 0.5) * Math.sqrt(detail));
  model.inside({ at, turn: next() * 6.3, lean: (next() - 0.5) * 0.05 }, () => {
    model
      .use(stuff.bark)
      .tube([0, -0.4, 0], [0, height * 0.3, 0], height * 0.022, height * 0.014, 5);
    model.use(stuff.needles);
    for (let tier = 0; tier < tiers; tier++) {
      const share = tier / tiers;
      const low = height * (0.1 + share * 0.84);
      const reach = height * 0.21 * (1 - share) ** 0.85 * (0.8 + next() * 0.4) + height * 0.012;
      const rise = (height * 2.1) / tiers;
      model.sheet({
        columns: sides,
        rows: 2,
        closed: true,
        span: [6, 2],
        at: (u, v) => {
          const angle = -u * 2 * Math.PI;
          const spike =
            v === 0
              ? (Math.round(u * sides) % 2 === 0 ? 1.12 : 0.62) +
                (noise(u * sides, tier * 3, seed) - 0.5) * 0.4
              : 1;
          const wide = reach * (v === 0 ? 1 : v < 0.9 ? 0.5 : 0.04) * spike;
          const droop = v === 0 ? -height * 0.022 * spike : 0;
          return [
            Math.cos(angle) * wide,
            low + droop + rise * v * (v < 0.9 ? 0.8 : 1),
            Math.sin(angle) * wide,
          ];
        },
      });
    }
  });
}

/** A thick trunk whose crown is above the picture. */
export function trunk(
  model: Model,
  stuff: Stuff,
  at: Vector,
  height: number,
  radius: number,
  next: () => number,
) {
  const seed = Math.floor(next() * 900);
  const [bendX, bendZ] = [(next() - 0.5) * height * 0.16, (next() - 0.5) * height * 0.1];
  model.inside({ at }, () => {
    model.use(stuff.bark).sheet({
      columns: 26,
      rows: 18,
      closed: true,
      span: [radius * 6.3, height],
      at: (u, v) => {
        const angle = -u * 2 * Math.PI;
        const root =
          Math.exp(-v * height * 0.8) *
          (1.3 + 0.9 * Math.sin(angle * 3 + seed) + 0.5 * Math.sin(angle * 5));
        const groove =
          (noise(u * 9, v * height * 0.35, seed) - 0.5) * 0.3 +
          (noise(u * 23, v * height, seed) - 0.5) * 0.16;
        const reach = radius * (1 - v * 0.4 + root * 0.45 + groove);
        return [
          Math.cos(angle) * reach + bendX * v * v,
          v * height - 0.5,
          Math.sin(angle) * reach + bendZ * v * v,
        ];
      },
    });
    const count = 2 + Math.floor(next() * 3);
    for (let index = 0; index < count; index++) {
      const v = 0.4 + next() * 0.5;
      limb(
        model,
        [bendX * v * v, v * height, bendZ * v * v],
        next() * 6.3,
        radius * 0.3,
        height * 0.3,
        next,
        2,
      );
    }
  });
}

function limb(
  model: Model,
  from: Vector,
  angle: number,
  radius: number,
  length: number,
  next: () => number,
  depth: number,
) {
  const rise = 0.15 + next() * 0.6;
  const to: Vector = [
    from[0] + Math.cos(angle) * length * 0.85,
    from[1] + length * rise,
    from[2] + Math.sin(angle) * length * 0.85,
  ];
  const middle: Vector = [
    (from[0] + to[0]) / 2,
    (from[1] + to[1]) / 2 - length * 0.08,
    (from[2] + to[2]) / 2,
  ];
  model.tube(from, middle, radius, radius * 0.75, 6);
  model.tube(middle, to, radius * 0.75, radius * 0.4, 6);
  if (depth > 0) {
    for (let index = 0; index < 2 + Math.floor(next() * 2); index++) {
      limb(
        model,
        index % 2 === 0 ? to : middle,
        angle + (next() - 0.5) * 2,
        radius * 0.45,
        length * (0.45 + next() * 0.25),
        next,
        depth - 1,
      );
    }
  }
}

/** A bare tree with crooked branches. */
export function deadTree(
  model: Model,
  stuff: Stuff,
  at: Vector,
  height: number,
  next: () => number,
) {
  model.inside({ at, lean: (next() - 0.5) * 0.25 }, () => {
    model.use(stuff.bark);
    const radius = height * 0.045;
    const bend = (next() - 0.5) * height * 0.15;
    model.tube([0, -0.5, 0], [bend, height * 0.3, 0], radius * 1.6, radius, 8);
    model.tube([bend, height * 0.3, 0], [bend * 0.4, height * 0.55, 0], radius, radius * 0.7, 8);
    for (let index = 0; index < 7; index++) {
      const v = 0.28 + next() * 0.28;
      limb(
        model,
        [bend * (v < 0.4 ? 1 : 0.6), v * height, 0],
        next() * 6.3,
        radius * 0.55,
        height * (0.22 + next() * 0.16),
        next,
        2,
      );
    }
  });
}

/** A tree with a round crown of many tufts of leaves. */
export function broadTree(
  model: Model,
  stuff: Stuff,
  at: Vector,
  height: number,
  next: () => number,
) {
  model.inside({ at, turn: next() * 6 }, () => {
    const lean = (next() - 0.5) * height * 0.12;
    model.use(stuff.bark);
    model.tube([0, -0.4, 0], [lean, height * 0.4, 0], height * 0.05, height * 0.032, 8);
    for (let index = 0; index < 5; index++) {
      const angle = index * 1.26 + next();
      model.tube(
        [lean, height * 0.36, 0],
        [lean + Math.cos(angle) * height * 0.2, height * 0.66, Math.sin(angle) * height * 0.2],
        height * 0.022,
        height * 0.008,
        5,
      );
    }
    model.use(stuff.leaves);
    for (let index = 0; index < 38; index++) {
      const [angle, rise] = [index * 2.4 + next(), index / 37];
      const wide = Math.sin(Math.PI * (0.18 + rise * 0.78)) * height * (0.13 + next() * 0.2);
      tuft(
        model,
        height * (0.06 + next() * 0.055),
        [lean + Math.cos(angle) * wide, height * (0.47 + rise * 0.46), Math.sin(angle) * wide],
        next,
      );
    }
  });
}

function tuft(model: Model, size: number, [x, y, z]: Vector, next: () => number) {
  const seed = Math.floor(next() * 900);
  model.sheet({
    columns: 9,
    rows: 5,
    closed: true,
    span: [4, 4],
    at: (u, v) => {
      const [turn, rise] = [-u * 2 * Math.PI, (v - 0.5) * Math.PI];
      const bulk = size * (0.5 + 1.05 * noise(u * 9 + 3, v * 7, seed));
      return [
        x + Math.cos(rise) * Math.cos(turn) * bulk * 1.15,
        y + Math.sin(rise) * bulk * 0.85,
        z + Math.cos(rise) * Math.sin(turn) * bulk * 1.15,
      ];
    },
  });
}
