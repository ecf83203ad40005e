import { noise } from '#art/paint/noise.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Material } from '../render/material.ts';
import type { Model } from '../render/model.ts';
import type { Stuff } from './stuff.ts';

/** A fluted column. A broken one ends unevenly at a share of its height. */
export function column(
  model: Model,
  material: Material,
  at: Vector,
  radius: number,
  height: number,
  broken = 1,
  seed = 1,
) {
  const plain: Material = { ...material, look: 'rock', pitch: 1.2 };
  model.inside({ at }, () => {
    model.use(plain).box([0, radius * 0.25, 0], [radius * 1.5, radius * 0.45, radius * 1.5]);
    model.lathe(
      [0, radius * 0.6, 0],
      [
        [radius * 1.4, 0],
        [radius * 1.35, radius * 0.25],
        [radius * 1.05, radius * 0.4],
      ],
      18,
    );
    const top = height * broken;
    model.sheet({
      columns: 32,
      rows: 10,
      closed: true,
      span: [radius * 6.3, top],
      at: (u, v) => {
        const angle = -u * 2 * Math.PI;
        const flute = Math.round(u * 32) % 2 === 0 ? 1 : 0.92;
        const reach = radius * flute * (1 - v * 0.14);
        const ragged = broken < 1 && v > 0.95 ? (noise(u * 7, 3, seed) - 0.7) * radius * 2.4 : 0;
        return [
          Math.cos(angle) * reach,
          radius * 0.9 + v * (top - radius * 0.9) + ragged,
          Math.sin(angle) * reach,
        ];
      },
    });
    if (broken < 1) {
      model.lathe(
        [0, top - radius * 0.6, 0],
        [
          [radius * 0.85, 0],
          [0, radius * 0.1],
        ],
        12,
      );
      return;
    }
    model.lathe(
      [0, height, 0],
      [
        [radius * 0.9, 0],
        [radius * 1.25, radius * 0.5],
        [radius * 1.3, radius * 0.6],
      ],
      18,
    );
    model.box([0, height + radius * 0.8, 0], [radius * 1.45, radius * 0.22, radius * 1.45]);
  });
}

/** A pointed or round arch with its pillars, which looks along z. */
export function arch(
  model: Model,
  material: Material,
  at: Vector,
  turn: number,
  half: number,
  height: number,
  thick: number,
) {
  model.inside({ at, turn }, () => {
    model.use(material);
    for (const side of [-1, 1]) {
      model.box(
        [side * (half + thick / 2), height / 2 - 0.5, 0],
        [thick / 2, height / 2 + 0.5, thick * 0.6],
      );
    }
    const parts = 13;
    for (let index = 0; index < parts; index++) {
      const angle = ((index + 0.5) / parts) * Math.PI;
      model.inside(
        {
          at: [
            -Math.cos(angle) * (half + thick / 2),
            height + Math.sin(angle) * (half + thick / 2),
            0,
          ],
          lean: Math.PI / 2 - angle,
        },
        () =>
          model.box([0, 0, 0], [((half + thick) * Math.PI) / parts / 2, thick / 2, thick * 0.6]),
      );
    }
  });
}

/** The statue of a king or a god who sits, with hands on the knees. */
export function seatedStatue(model: Model, material: Material, at: Vector, size: number, turn = 0) {
  const plain: Material = { ...material, look: 'rock', pitch: 0.9 };
  model.inside({ at, size, turn }, () => {
    model.use(plain);
    model.box([0, 0.6, -0.3], [1.1, 1.1, 1]);
    model.box([0, 2.1, -0.95], [1.05, 1.1, 0.25]);
    for (const side of [-1, 1]) {
      model.tube([side * 0.42, 1.75, -0.2], [side * 0.45, 1.7, 1], 0.36, 0.32, 9);
      model.tube([side * 0.45, 1.75, 1], [side * 0.45, 0.1, 1.05], 0.33, 0.26, 9);
      model.box([side * 0.45, 0, 1.3], [0.28, 0.18, 0.5]);
      model.tube([side * 0.85, 3, -0.35], [side * 0.8, 2, 0.1], 0.26, 0.22, 8);
      model.tube([side * 0.8, 2, 0.1], [side * 0.48, 2.05, 0.95], 0.22, 0.16, 8);
    }
    model.lathe(
      [0, 1.5, -0.35],
      [
        [0.62, 0],
        [0.6, 0.5],
        [0.82, 1.25],
        [0.75, 1.6],
        [0.3, 1.78],
        [0.26, 2],
      ],
      14,
      (angle) => 1 - 0.25 * Math.abs(Math.sin(angle)),
    );
    model.ball([0, 3.85, -0.25], 0.42, [0.9, 1.15, 0.95], 12);
    model.lathe(
      [0, 4.05, -0.28],
      [
        [0.46, 0],
        [0.5, 0.25],
        [0.42, 0.4],
        [0.2, 0.5],
      ],
      12,
    );
    model.box([0, 3.6, -0.35], [0.5, 0.5, 0.25], 0.8);
  });
}

/** A standing statue with a sword in front of it and a hood. */
export function guardStatue(model: Model, material: Material, at: Vector, size: number, turn = 0) {
  const plain: Material = { ...material, look: 'rock', pitch: 0.9 };
  model.inside({ at, size, turn }, () => {
    model.use(plain);
    model.box([0, 0.3, 0], [0.9, 0.5, 0.9], 0.9);
    model.lathe(
      [0, 0.75, 0],
      [
        [0.66, 0],
        [0.58, 1.2],
        [0.5, 2],
        [0.66, 2.7],
        [0.6, 2.95],
        [0.22, 3.15],
        [0.18, 3.3],
      ],
      16,
      (angle, v) => 1 - 0.25 * Math.abs(Math.sin(angle)) + 0.06 * Math.sin(angle * 7) * (1 - v),
    );
    model.ball([0, 4.2, 0.05], 0.3, [0.95, 1.25, 1.05], 10);
    model.lathe(
      [0, 3.85, -0.03],
      [
        [0.46, 0],
        [0.4, 0.3],
        [0.3, 0.65],
        [0.05, 0.85],
      ],
      10,
    );
    for (const side of [-1, 1]) {
      model.tube([side * 0.58, 3.5, 0], [side * 0.66, 2.7, 0.3], 0.2, 0.18, 8);
      model.tube([side * 0.66, 2.7, 0.3], [side * 0.08, 2.5, 0.75], 0.18, 0.12, 8);
    }
    model.tube([0, 2.75, 0.78], [0, 0.6, 0.8], 0.09, 0.05, 4);
    model.tube([-0.4, 2.42, 0.78], [0.4, 2.42, 0.78], 0.07, 0.07, 5);
  });
}

/** A bowl of fire on a stand. Returns where its light is. */
export function brazier(model: Model, stuff: Stuff, at: Vector, size: number): Vector {
  model.inside({ at, size }, () => {
    model.use(stuff.iron);
    for (const angle of [0.3, 2.4, 4.5]) {
      model.tube(
        [Math.cos(angle) * 0.4, 0, Math.sin(angle) * 0.4],
        [Math.cos(angle) * 0.12, 0.9, Math.sin(angle) * 0.12],
        0.045,
        0.04,
        5,
      );
    }
    model.lathe(
      [0, 0.85, 0],
      [
        [0.1, 0],
        [0.36, 0.14],
        [0.45, 0.34],
        [0.4, 0.34],
        [0, 0.26],
      ],
      12,
    );
  });
  return [at[0], at[1] + size * 1.75, at[2]];
}
