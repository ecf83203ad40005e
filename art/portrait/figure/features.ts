import type { Material } from '#art/cover/render/material.ts';
import type { Model } from '#art/cover/render/model.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { PortraitSpecies } from '../plan.ts';
import { between, oneOf } from '#art/cover/setting.ts';
import { face, skullPoint } from './head.ts';
import type { HeadShape } from './species.ts';
import { sweep, through } from './sweep.ts';

interface Features {
  species: PortraitSpecies;
  shape: HeadShape;
  skin: Material;
  horn: Material;
  bone: Material;
  /** A hood leaves only long ears visible. */
  hooded: boolean;
  next: () => number;
}

/** What a species has beside its ears. */
const marks: Partial<Record<PortraitSpecies, (model: Model, features: Features) => void>> = {
  tiefling: horns,
  dragonborn: crest,
  orc: tusks,
  goliath: markings,
};

/** Ears, horns, tusks and crests: what tells a species from far away. */
export function addFeatures(model: Model, features: Features) {
  const { species, shape, skin, hooded } = features;
  model.use(skin);
  if (!hooded || shape.ears === 'long' || shape.ears === 'broad') {
    for (const side of [-1, 1]) {
      ear(model, shape, side);
    }
  }
  marks[species]?.(model, features);
}

const earLength = { round: 0.2, pointed: 0.62, long: 1.12, broad: 0.85, small: 0.46, none: 0 };

function ear(model: Model, { ears, width }: HeadShape, side: number) {
  const long = earLength[ears];
  if (long === 0) {
    return;
  }
  const at: Vector = [side * 0.74 * width, 0.02, -0.12];
  if (ears === 'round') {
    model.ball([at[0] + side * 0.05, at[1], at[2]], 0.2, [0.45, 1.25, 0.8], 12);
    return;
  }
  // A leaf that points outwards and back.
  model.sheet({
    columns: 10,
    rows: 14,
    span: [0.4, long],
    at: (u, v) => {
      const wide = (ears === 'broad' ? 0.38 : 0.24) * (1 - v) ** 0.75 * (0.8 + 0.9 * v * (1 - v));
      const across = (u - 0.5) * 2;
      return [
        at[0] + side * (long * 0.62 * v + 0.03 - 0.07 * (1 - across * across) * (1 - v)),
        at[1] + long * (0.5 * v + 0.16 * v * v) + across * wide,
        at[2] - long * 0.55 * v - across * wide * 0.35,
      ];
    },
  });
}

function horns(model: Model, { horn, next }: Features) {
  const kind = oneOf(next, ['swept', 'ram', 'tall'] as const);
  const size = 0.9 + next() * 0.3;
  const paths = {
    swept: [
      [0.42, 0.72, 0.45],
      [0.62, 1.15, 0.35],
      [0.78, 1.5, -0.25],
      [0.74, 1.55, -0.95],
      [0.6, 1.75, -1.5],
    ],
    ram: [
      [0.45, 0.78, 0.3],
      [0.85, 1.15, -0.05],
      [1.1, 0.85, -0.65],
      [1.08, 0.2, -0.6],
      [1.12, -0.1, 0.05],
      [1.22, 0.2, 0.4],
    ],
    tall: [
      [0.4, 0.78, 0.4],
      [0.72, 1.2, 0.3],
      [0.86, 1.7, 0.05],
      [0.7, 2.15, -0.1],
    ],
  } as const;
  for (const side of [-1, 1]) {
    const points = paths[kind].map(([x, y, z]): Vector => [
      side * (0.42 + (x - 0.42) * size),
      0.72 + (y - 0.72) * size,
      0.4 + (z - 0.4) * size,
    ]);
    model.use(horn);
    sweep(model, {
      path: through(...points),
      radius: (t) => 0.22 * (1 - t) ** 0.7 * (1 + 0.06 * Math.sin(t * 60)) + 0.01,
      steps: 40,
      sides: 10,
    });
  }
}

function crest(model: Model, { shape, horn, next }: Features) {
  const long = 0.9 + next() * 0.5;
  model.use(horn);
  for (const side of [-1, 1]) {
    for (const [angle, y, size, rise] of [
      [2.1, 0.82, 1.15, 0.5],
      [1.85, 0.42, 0.85, 0.2],
      [1.75, 0.02, 0.66, 0],
      [1.62, -0.4, 0.5, -0.12],
      [1.4, -0.72, 0.34, -0.18],
    ] as const) {
      const root = skullPoint(shape, side * angle, y);
      const tip = skullPoint(shape, side * (angle + 0.25), y, size * long * 0.8);
      sweep(model, {
        path: through(
          root,
          [tip[0] * 0.85, root[1] + rise * 0.6, (root[2] + tip[2]) / 2 - size * 0.3],
          [tip[0] * 0.92, root[1] + rise * long, tip[2] - size * long * 0.75],
        ),
        radius: (t) => 0.17 * size ** 0.5 * (1 - t) + 0.012,
        steps: 12,
        sides: 8,
      });
    }
  }
  for (let index = 0; index < 7; index++) {
    const turn = -0.35 + index * 0.36;
    const [y, z] = [Math.cos(turn), -Math.sin(turn)];
    const far = 1.42 + 0.12 * Math.sin(index);
    sweep(model, {
      path: through(
        [0, y * 1.05, z * 1.0],
        [0, Math.cos(turn + 0.28) * far, -Math.sin(turn + 0.28) * far],
      ),
      radius: (t) => 0.13 * (1 - t) + 0.01,
      flat: 0.5,
      steps: 5,
      sides: 7,
    });
  }
}

/** Dark lines on the head, which all goliaths have. */
function markings(model: Model, { skin, shape, next }: Features) {
  const shift = between(next, -0.06, 0.06);
  model.use({ ...skin, colour: [0.035, 0.038, 0.045], second: [0.03, 0.03, 0.035] });
  for (const side of [-1, 1]) {
    for (const [angle, wide, from, to] of [
      [0.36, 0.11, 1, -0.75],
      [0.95, 0.08, 0.95, -0.35],
      [1.55, 0.12, 0.9, -0.7],
      [2.2, 0.09, 0.95, -0.4],
    ] as const) {
      model.sheet({
        columns: 4,
        rows: 40,
        span: [wide, 2],
        at: (u, v) => {
          const y = from + (to - from) * v;
          const narrow = Math.sin(Math.PI * Math.min(1, 0.15 + v * 0.85)) ** 0.5;
          const place =
            side * (angle + shift + 0.12 * Math.sin(v * 5) + (u - 0.5) * wide * 2 * narrow);
          const [x, py, z] = face(shape, place, y);
          return [x * 1.014, py, z + 0.016 * Math.cos(place)];
        },
      });
    }
  }
}

function tusks(model: Model, { bone, shape }: Features) {
  model.use(bone);
  for (const side of [-1, 1]) {
    const [x, , z] = skullPoint(shape, side * 0.42, -0.6, 0.02);
    sweep(model, {
      path: through([x, -0.62, z], [x * 1.14, -0.5, z + 0.12], [x * 1.12, -0.33, z + 0.1]),
      radius: (t) => 0.08 * (1 - t) + 0.012,
      steps: 8,
      sides: 8,
    });
  }
}
