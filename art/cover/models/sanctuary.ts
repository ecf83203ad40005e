import type { Vector } from '#art/solid/vector.ts';
import type { Material } from '../render/material.ts';
import type { Model } from '../render/model.ts';
import { gable, litWindow } from './castle.ts';
import { arch, column, guardStatue, seatedStatue } from './columns.ts';
import { flame } from './people.ts';
import type { Stuff } from './stuff.ts';

type Sanctuary = 'columns' | 'round' | 'steps' | 'abbey';

interface Plan {
  kind: Sanctuary;
  stone: Material;
  /** About half of the width. */
  wide: number;
  ruined: boolean;
}

/**
 * A holy building around the origin of the current frame. Returns the positions of the light of its fires, in world
 * coordinates.
 */
export function sanctuary(model: Model, stuff: Stuff, plan: Plan, next: () => number): Vector[] {
  switch (plan.kind) {
    case 'columns':
      return columns(model, stuff, plan, next);
    case 'round':
      return round(model, stuff, plan, next);
    case 'steps':
      return steps(model, stuff, plan);
    case 'abbey':
      return abbey(model, stuff, plan, next);
  }
}

const brokenShare = (ruined: boolean, next: () => number): number =>
  ruined && next() < 0.35 ? 0.3 + next() * 0.5 : 1;

function columns(
  model: Model,
  stuff: Stuff,
  { stone, wide, ruined }: Plan,
  next: () => number,
): Vector[] {
  const count = 6 + 2 * Math.floor(next() * 2);
  model.use(stone);
  for (let part = 0; part < 5; part++) {
    const half: Vector = [wide + 2 - part * 0.4, 0.2, wide * 0.8 + 2.4 - part * 0.5];
    model.box([0, 0.2 + part * 0.32, 0], half);
  }
  for (let index = 0; index < count; index++) {
    const px = ((index + 0.5) / count - 0.5) * wide * 2;
    for (const z of [wide * 0.75, wide * 0.1, -wide * 0.75]) {
      if (z !== wide * 0.1 || index === 0 || index === count - 1) {
        column(model, stone, [px, 1.7, z], 0.42, 5, brokenShare(ruined, next), index);
      }
    }
  }
  if (!ruined || next() < 0.3) {
    model.use(stone).box([0, 7.4, 0], [wide + 0.4, 0.42, wide * 0.9]);
    model.inside({ at: [0, 0, 0], turn: Math.PI / 2 }, () =>
      gable(model, stuff.roof, [0, 7.8, 0], [wide, wide + 0.7], 2.4),
    );
    const front = wide * 0.9;
    model.use(stone).triangle([-wide - 0.4, 7.8, front], [wide + 0.4, 7.8, front], [0, 10, front]);
  } else {
    model.use(stone).box([-wide * 0.5, 7.4, wide * 0.75], [wide * 0.5, 0.42, 0.6]);
  }
  model.use(stone).box([0, 4, -wide * 0.4], [wide * 0.72, 3, 0.5]);
  seatedStatue(model, stone, [0, 1.7, -wide * 0.1], 0.95);
  return fires(model, stuff, wide * 0.45, 2.2, wide * 0.62);
}

/** A round temple. It has a dome unless it is ruined. */
function round(
  model: Model,
  stuff: Stuff,
  { stone, wide, ruined }: Plan,
  next: () => number,
): Vector[] {
  const reach = wide * 0.72;
  model.use(stone);
  for (let part = 0; part < 4; part++) {
    const edge = reach + 2.1 - part * 0.45;
    model.lathe(
      [0, part * 0.4, 0],
      [
        [edge, -0.6],
        [edge, 0.4],
        [0.1, 0.4],
      ],
      28,
    );
  }
  const count = 12;
  for (let index = 0; index < count; index++) {
    const angle = ((index + 0.5) / count) * 2 * Math.PI;
    const at: Vector = [Math.sin(angle) * reach, 1.6, Math.cos(angle) * reach];
    column(model, stone, at, 0.4, 5, brokenShare(ruined, next), index);
  }
  model.use(stone).lathe(
    [0, 1.6, 0],
    [
      [reach * 0.55, 0],
      [reach * 0.55, 5.4],
    ],
    22,
  );
  if (!ruined) {
    model.lathe(
      [0, 7, 0],
      [
        [reach + 0.5, 0],
        [reach + 0.6, 0.9],
        [reach * 0.9, 0.95],
      ],
      28,
    );
    const dome = Array.from({ length: 9 }, (_, index) => {
      const rise = (index / 8) * (Math.PI / 2);
      return [Math.cos(rise) * reach * 0.9 + 0.02, Math.sin(rise) * reach * 0.75] as const;
    });
    model.use(next() < 0.4 ? stuff.gold : stuff.slate).lathe([0, 7.9, 0], dome, 28);
    model
      .use(stuff.gold)
      .tube([0, 7.8 + reach * 0.72, 0], [0, 9.4 + reach * 0.75, 0], 0.12, 0.02, 6);
  }
  return fires(model, stuff, reach * 0.36, 2, reach * 1.12);
}

/** A stepped pyramid with stairs and a shrine. */
function steps(model: Model, stuff: Stuff, { stone, wide }: Plan): Vector[] {
  model.use(stone);
  for (let part = 0; part < 6; part++) {
    const half = wide * 1.35 - part * wide * 0.18;
    model.box([0, part * 1.5 + 0.4, 0], [half, 0.95, half], 0.95);
  }
  for (let part = 0; part < 18; part++) {
    model.box([0, part * 0.5, wide * 1.62 - part * wide * 0.052], [wide * 0.26, 0.5, wide * 0.3]);
  }
  for (const side of [-1, 1]) {
    model.inside({ at: [side * wide * 0.32, 0, wide * 1.62], pitch: -0.62 }, () =>
      model.box([0, 4, -1.6], [wide * 0.05, 5.6, 0.5]),
    );
    guardStatue(model, stone, [side * wide * 0.62, -0.2, wide * 1.75], 0.85, -side * 0.2);
  }
  model.use(stone).box([0, 10.4, 0], [wide * 0.34, 1.3, wide * 0.3]);
  model.box([0, 12, 0], [wide * 0.42, 0.3, wide * 0.36]);
  model.use(stuff.window).box([0, 10.1, wide * 0.3], [wide * 0.11, 0.95, 0.06]);
  return fires(model, stuff, wide * 0.36, 9.1, wide * 0.4);
}

/** An abbey with a bell tower and a round window. */
function abbey(
  model: Model,
  stuff: Stuff,
  { stone, wide, ruined }: Plan,
  next: () => number,
): Vector[] {
  const high = 6;
  model.use(stone).box([0, high / 2 - 0.5, -wide * 0.6], [wide * 0.55, high / 2 + 0.5, wide]);
  if (!ruined) {
    model.inside({ at: [0, 0, -wide * 0.6], turn: Math.PI / 2 }, () =>
      gable(model, stuff.slate, [0, high - 0.1, 0], [wide * 1.04, wide * 0.62], wide * 0.75),
    );
  }
  const front = wide * 0.4;
  model
    .use(stone)
    .triangle(
      [-wide * 0.55, high, front - 0.02],
      [wide * 0.55, high, front - 0.02],
      [0, high + wide * 0.66, front - 0.02],
    );
  model.use(stuff.window);
  model.inside({ at: [0, high - 1.4, front + 0.06], pitch: Math.PI / 2 }, () =>
    model.lathe(
      [0, 0, 0],
      [
        [wide * 0.19, 0],
        [0.01, 0.02],
      ],
      18,
    ),
  );
  model.use(stone);
  for (let spoke = 0; spoke < 4; spoke++) {
    model.inside({ at: [0, high - 1.4, front + 0.1], lean: spoke * 0.785 }, () =>
      model.box([0, 0, 0], [wide * 0.2, 0.05, 0.06]),
    );
  }
  arch(model, stone, [0, -0.2, front + 0.2], 0, wide * 0.14, wide * 0.28, 0.4);
  for (const side of [-1, 1]) {
    for (let bay = 0; bay < 4; bay++) {
      const z = front - 1.4 - bay * wide * 0.44;
      model.use(stone).box([side * wide * 0.62, 2, z - wide * 0.2], [0.35, 2.6, 0.3], 0.7);
      const at: Vector = [side * (wide * 0.55 + 0.02), 3.2, z];
      model.inside({ at, turn: (side * Math.PI) / 2 }, () => litWindow(model, stuff, 0.4, 1.1));
    }
  }
  const towerX = (next() < 0.5 ? -1 : 1) * wide * 0.82;
  const top = high * (1.9 + next() * 0.6);
  model
    .use(stone)
    .box([towerX, top / 2 - 0.5, front - wide * 0.2], [wide * 0.24, top / 2 + 0.5, wide * 0.24]);
  model.box([towerX, top, front - wide * 0.2], [wide * 0.28, 0.25, wide * 0.28]);
  model.inside({ at: [towerX, top - 1.6, front + wide * 0.05] }, () =>
    litWindow(model, stuff, 0.45, 0.9),
  );
  if (!ruined) {
    const spire = [
      [wide * 0.38, 0],
      [wide * 0.16, wide * 0.55],
      [0.02, wide * 1.2],
    ] as const;
    model.inside({ at: [towerX, top + 0.2, front - wide * 0.2], turn: Math.PI / 4 }, () =>
      model.use(stuff.slate).lathe([0, 0, 0], spire, 4),
    );
  }
  return fires(model, stuff, wide * 0.34, 0.6, front + 1.6);
}

/** Two fires at the same height and depth, one on each side of the centre line. */
function fires(model: Model, stuff: Stuff, x: number, y: number, z: number): Vector[] {
  return [-1, 1].map((side) => {
    flame(model, stuff, [side * x, y, z], 0.28);
    return model.world([side * x * 0.9, y + 1.2, z + 0.2]);
  });
}
