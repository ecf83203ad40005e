import type { Vector } from '#art/solid/vector.ts';
import type { Material } from '../render/material.ts';
import type { Model } from '../render/model.ts';

const spine: readonly (readonly [...Vector, number])[] = [
  [0.34, -0.12, -1.75, 0.004],
  [0.3, -0.1, -1.5, 0.02],
  [0.12, -0.02, -1.2, 0.035],
  [-0.05, 0.02, -0.85, 0.055],
  [-0.04, 0, -0.5, 0.085],
  [0, 0, -0.2, 0.13],
  [0, 0.01, 0.08, 0.16],
  [0, 0.05, 0.32, 0.13],
  [0.02, 0.16, 0.52, 0.085],
  [0.05, 0.29, 0.68, 0.065],
  [0.07, 0.34, 0.84, 0.062],
];

const head: Vector = [0.08, 0.32, 0.94];

interface Dragon {
  at: Vector;
  /** Half of the distance between the tips of the wings. */
  size: number;
  turn: number;
  pitch: number;
  lean: number;
  /** 1 for wings that are raised, -0.5 for wings that are lowered. */
  beat: number;
}

/** A flying dragon. Returns where its mouth is and where it looks. */
export function dragon(
  model: Model,
  { at, size, turn, pitch, lean, beat }: Dragon,
): { mouth: Vector; ahead: Vector } {
  const scales: Material = {
    look: 'rock',
    colour: [0.05, 0.042, 0.045],
    pitch: 0.8,
    bump: 0.8,
    shine: 0.35,
  };
  const skin: Material = { look: 'cloth', colour: [0.09, 0.038, 0.034], bump: 0.3 };
  const horn: Material = { look: 'plain', colour: [0.12, 0.1, 0.08] };
  let ends = { mouth: at, ahead: at };
  model.inside({ at, size: size * 0.72, turn, pitch, lean }, () => {
    model.use(scales).sheet({
      columns: 12,
      rows: spine.length - 1,
      closed: true,
      span: [2, 6],
      at: (u, v) => {
        const [x, y, z, radius] = spine[Math.round(v * (spine.length - 1))] ?? [0, 0, 0, 0];
        const angle = u * 2 * Math.PI;
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 1.12, z];
      },
    });
    face(model, scales, horn);
    model.use(horn);
    for (let index = 1; index < spine.length - 1; index++) {
      const [x, y, z, radius] = spine[index] ?? [0, 0, 0, 0];
      model.triangle(
        [x, y + radius, z - 0.07],
        [x, y + radius, z + 0.07],
        [x, y + radius * 1.1 + 0.07, z - 0.09],
      );
    }
    model.use(skin).triangle([0.3, -0.1, -1.5], [0.52, -0.06, -1.75], [0.32, -0.13, -2]);
    model.triangle([0.3, -0.1, -1.5], [0.14, -0.15, -1.72], [0.32, -0.13, -2]);
    for (const side of [-1, 1]) {
      wing(model, scales, skin, side, beat);
      legs(model, scales, side);
    }
    ends = { mouth: model.world([0.08, 0.29, 1.16]), ahead: model.world([0.1, 0.05, 2.6]) };
  });
  return ends;
}

function face(model: Model, scales: Material, horn: Material) {
  const [x, y, z] = head;
  model.use(scales).ball([x, y, z - 0.02], 0.095, [0.85, 0.8, 1.3], 9);
  model.tube([x, y + 0.015, z + 0.04], [x, y - 0.005, z + 0.26], 0.062, 0.032, 7);
  model.tube([x, y - 0.05, z + 0.02], [x, y - 0.1, z + 0.21], 0.042, 0.02, 6);
  model.use(horn);
  for (const side of [-1, 1]) {
    model.tube(
      [x + side * 0.05, y + 0.06, z - 0.05],
      [x + side * 0.12, y + 0.16, z - 0.3],
      0.025,
      0.004,
      5,
    );
  }
}

function wing(model: Model, scales: Material, skin: Material, side: number, beat: number) {
  const rise = (reach: number) => reach * beat * 0.62;
  const shoulder: Vector = [side * 0.11, 0.08, 0.16];
  const elbow: Vector = [side * 0.52, 0.12 + rise(0.52), 0.06];
  const wrist: Vector = [side * 0.88, 0.16 + rise(0.95), 0.34];
  const tips: Vector[] = [
    [side * 1.62, 0.02 + rise(1.45), 0.05],
    [side * 1.42, -0.06 + rise(1.2), -0.46],
    [side * 0.98, -0.08 + rise(0.8), -0.68],
    [side * 0.55, -0.08 + rise(0.4), -0.66],
    [side * 0.1, -0.02, -0.34],
  ];
  model.use(scales);
  model.tube(shoulder, elbow, 0.06, 0.045, 6);
  model.tube(elbow, wrist, 0.045, 0.032, 6);
  model.tube(wrist, [wrist[0] + side * 0.04, wrist[1] + 0.05, wrist[2] + 0.14], 0.025, 0.003, 5);
  for (const tip of tips.slice(0, 3)) {
    model.tube(wrist, tip, 0.022, 0.006, 4);
  }
  model.tube(elbow, tips[3] ?? elbow, 0.018, 0.006, 4);
  model.use(skin);
  for (let index = 0; index < tips.length - 1; index++) {
    const [from, to] = [tips[index] ?? elbow, tips[index + 1] ?? elbow];
    const root = index < 2 ? wrist : index === 2 ? wrist : elbow;
    const next = index < 2 ? wrist : elbow;
    const inner: Vector = [
      ((from[0] + to[0]) / 2) * 0.86 + root[0] * 0.14,
      ((from[1] + to[1]) / 2) * 0.86 + root[1] * 0.14,
      ((from[2] + to[2]) / 2) * 0.8 + root[2] * 0.2,
    ];
    model.triangle(root, from, inner);
    model.triangle(root, inner, to);
    if (next !== root) {
      model.triangle(root, to, next);
    }
  }
  model.triangle(shoulder, elbow, tips[4] ?? shoulder);
}

function legs(model: Model, scales: Material, side: number) {
  model.use(scales);
  model.tube([side * 0.08, -0.05, -0.22], [side * 0.16, -0.2, -0.34], 0.06, 0.035, 6);
  model.tube([side * 0.16, -0.2, -0.34], [side * 0.15, -0.24, -0.6], 0.035, 0.015, 5);
  model.tube([side * 0.07, -0.06, 0.26], [side * 0.13, -0.2, 0.22], 0.04, 0.025, 6);
  model.tube([side * 0.13, -0.2, 0.22], [side * 0.12, -0.22, 0.38], 0.025, 0.012, 5);
}
