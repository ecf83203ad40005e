import type { Vector } from '#art/solid/vector.ts';
import type { Model } from '../render/model.ts';
import { gable, litWindow } from './castle.ts';
import type { Stuff } from './stuff.ts';

export interface House {
  at: Vector;
  /** 0 looks towards the viewer. */
  turn: number;
  width: number;
  depth: number;
  floors: number;
  /** The share of windows with light. */
  lit: number;
  /** The gable or the eaves are above the street. */
  gabled: boolean;
  slate?: boolean;
}

const floorHeight = 2.5;

/** A half-timbered house whose upper floors stand out over the street. Returns its height. */
export function house(model: Model, stuff: Stuff, plan: House, next: () => number): number {
  const { at, turn, width, depth, floors, lit, gabled, slate = false } = plan;
  const top = floors * floorHeight;
  const rise = (gabled ? width : depth) * (0.5 + next() * 0.22);
  model.inside({ at, turn }, () => {
    for (let floor = 0; floor < floors; floor++) {
      const out = floor * 0.22;
      const [hx, hz] = [width / 2 + out * 0.5, depth / 2 + out];
      const y = floor * floorHeight;
      model
        .use(floor === 0 ? stuff.stone : stuff.plaster)
        .box(
          [0, y + floorHeight / 2 - (floor === 0 ? 0.5 : 0), 0],
          [hx, floorHeight / 2 + (floor === 0 ? 0.5 : 0), hz],
        );
      frame(model, stuff, hx, hz, y, floor > 0, next);
      openings(model, stuff, hx, hz, y, floor, lit, next);
    }
    const [hx, hz] = [width / 2 + floors * 0.11 + 0.25, depth / 2 + (floors - 1) * 0.22 + 0.35];
    const material = slate ? stuff.slate : stuff.roof;
    if (gabled) {
      model.use(stuff.plaster);
      model.triangle(
        [-hx + 0.25, top, hz - 0.4],
        [hx - 0.25, top, hz - 0.4],
        [0, top + rise, hz - 0.4],
      );
      model.use(stuff.timber);
      model.box([0, top + rise * 0.4, hz - 0.36], [0.09, rise * 0.45, 0.06]);
      model.box([0, top + rise * 0.3, hz - 0.36], [hx * 0.62, 0.09, 0.06]);
      if (next() < lit) {
        model.inside({ at: [width * 0.13, top + rise * 0.42, hz - 0.4] }, () =>
          litWindow(model, stuff, 0.2, 0.3),
        );
      }
      model.inside({ turn: Math.PI / 2 }, () =>
        gable(model, material, [0, top - 0.12, 0], [hz, hx], rise),
      );
    } else {
      gable(model, material, [0, top - 0.12, 0], [hx, hz], rise);
    }
    const chimney: Vector = [(next() - 0.5) * width * 0.5, top + rise * 0.8, -depth * 0.1];
    model.use(stuff.stone).box(chimney, [0.32, rise * 0.45, 0.32]);
    model.box([chimney[0], chimney[1] + rise * 0.45, chimney[2]], [0.4, 0.09, 0.4]);
  });
  return top + rise;
}

/** The timbers of the front and of both sides. */
function frame(
  model: Model,
  stuff: Stuff,
  hx: number,
  hz: number,
  y: number,
  braces: boolean,
  next: () => number,
) {
  model.use(stuff.timber);
  for (const edge of [y + 0.1, y + floorHeight - 0.08]) {
    model.box([0, edge, hz + 0.02], [hx + 0.04, 0.11, 0.07]);
    model.box([-hx - 0.02, edge, 0], [0.07, 0.11, hz]);
    model.box([hx + 0.02, edge, 0], [0.07, 0.11, hz]);
  }
  if (!braces) {
    return;
  }
  const posts = Math.max(3, Math.round(hx * 1.3));
  for (let index = 0; index <= posts; index++) {
    const x = -hx + (index / posts) * hx * 2;
    model.box([x, y + floorHeight / 2, hz + 0.03], [0.08, floorHeight / 2, 0.06]);
    if (index < posts && next() < 0.5) {
      const to = x + (2 * hx) / posts;
      const lean = next() < 0.5;
      model.tube(
        [lean ? x : to, y + 0.15, hz + 0.03],
        [lean ? to : x, y + floorHeight - 0.15, hz + 0.03],
        0.08,
        0.08,
        4,
      );
    }
  }
  for (const side of [-1, 1]) {
    for (const z of [-hz, -hz / 3, hz / 3, hz]) {
      model.box([side * (hx + 0.03), y + floorHeight / 2, z], [0.06, floorHeight / 2, 0.08]);
    }
  }
}

function openings(
  model: Model,
  stuff: Stuff,
  hx: number,
  hz: number,
  y: number,
  floor: number,
  lit: number,
  next: () => number,
) {
  const count = Math.max(1, Math.round(hx * 0.95));
  const door = floor === 0 ? Math.floor(next() * count) : -1;
  for (let index = 0; index < count; index++) {
    const x = ((index + 0.5) / count - 0.5) * hx * 1.8;
    if (index === door) {
      model.use(stuff.planks).box([x, y + 0.95, hz + 0.03], [0.48, 0.95, 0.06]);
      model.use(stuff.timber).box([x, y + 1.95, hz + 0.06], [0.62, 0.1, 0.1]);
    } else {
      pane(model, stuff, [x, y + 1.45, hz + 0.03], 0, next() < lit);
    }
  }
  for (const side of [-1, 1]) {
    for (const z of [-hz * 0.5, hz * 0.5]) {
      if (next() < 0.7) {
        pane(model, stuff, [side * (hx + 0.03), y + 1.45, z], (side * Math.PI) / 2, next() < lit);
      }
    }
  }
}

const dark = { look: 'plain', colour: [0.015, 0.02, 0.028], shine: 0.5 } as const;

function pane(model: Model, stuff: Stuff, at: Vector, turn: number, lit: boolean) {
  model.inside({ at, turn }, () => {
    model
      .use(lit ? stuff.window : dark)
      .quad([-0.36, -0.5, 0.01], [0.36, -0.5, 0.01], [0.36, 0.5, 0.01], [-0.36, 0.5, 0.01]);
    model.use(stuff.timber);
    model.box([0, 0, 0.04], [0.03, 0.5, 0.03]);
    model.box([0, 0.08, 0.04], [0.36, 0.03, 0.03]);
    model.box([0, -0.56, 0.08], [0.46, 0.06, 0.11]);
    model.box([0, 0.55, 0.05], [0.42, 0.06, 0.07]);
    model.box([-0.39, 0, 0.04], [0.04, 0.55, 0.05]);
    model.box([0.39, 0, 0.04], [0.04, 0.55, 0.05]);
  });
}

/** A simple house for the distance. */
export function farHouse(
  model: Model,
  stuff: Stuff,
  at: Vector,
  [hx, high, hz]: Vector,
  turn: number,
  lit: number,
  next: () => number,
) {
  model.inside({ at, turn }, () => {
    model
      .use(next() < 0.6 ? stuff.plaster : stuff.stone)
      .box([0, high / 2 - 1, 0], [hx, high / 2 + 1, hz]);
    gable(
      model,
      next() < 0.7 ? stuff.roof : stuff.slate,
      [0, high - 0.05, 0],
      [hx * 1.1, hz * 1.2],
      hz * (1 + next() * 0.5),
    );
    model.use(stuff.stone).box([hx * 0.5, high + hz * 0.8, 0], [0.22, hz * 0.6, 0.22]);
    for (let floor = 0; floor < Math.max(1, Math.floor(high / 2.4)); floor++) {
      for (const x of [-0.55, 0, 0.55]) {
        if (next() < lit) {
          model.use(stuff.window);
          const [wx, wy] = [x * hx, 1.3 + floor * 2.3];
          model.quad(
            [wx - 0.24, wy - 0.36, hz + 0.05],
            [wx + 0.24, wy - 0.36, hz + 0.05],
            [wx + 0.24, wy + 0.36, hz + 0.05],
            [wx - 0.24, wy + 0.36, hz + 0.05],
          );
        }
      }
    }
  });
}

/** A lantern on an iron arm. Returns where its light is. */
export function hangingLantern(model: Model, stuff: Stuff, at: Vector, turn: number): Vector {
  let light: Vector = at;
  model.inside({ at, turn }, () => {
    model.use(stuff.iron).tube([0, 0.4, 0], [0, 0.4, 0.8], 0.03, 0.03, 5);
    model.tube([0, 0, 0], [0, 0.4, 0.6], 0.02, 0.02, 5);
    model.tube([0, 0.4, 0.75], [0, 0.12, 0.75], 0.012, 0.012, 4);
    model.lathe(
      [0, 0.02, 0.75],
      [
        [0.2, 0],
        [0.05, 0.14],
        [0.01, 0.2],
      ],
      6,
    );
    model.lathe(
      [0, -0.42, 0.75],
      [
        [0.1, 0],
        [0.16, 0.05],
      ],
      6,
    );
    for (const angle of [0.52, 1.57, 2.62, 3.67, 4.71, 5.76]) {
      model.tube(
        [Math.cos(angle) * 0.13, -0.38, 0.75 + Math.sin(angle) * 0.13],
        [Math.cos(angle) * 0.15, 0.03, 0.75 + Math.sin(angle) * 0.15],
        0.014,
        0.014,
        4,
      );
    }
    model.use(stuff.window).lathe(
      [0, -0.37, 0.75],
      [
        [0.1, 0],
        [0.12, 0.38],
      ],
      6,
    );
    light = model.world([0, -0.2, 0.95]);
  });
  return light;
}

/** A heap of crates and barrels. */
export function goods(model: Model, stuff: Stuff, at: Vector, count: number, next: () => number) {
  for (let index = 0; index < count; index++) {
    const place: Vector = [
      at[0] + (next() - 0.5) * count * 0.6,
      at[1],
      at[2] + (next() - 0.5) * count * 0.4,
    ];
    model.inside({ at: place, turn: next() * 3, size: 0.8 + next() * 0.4 }, () => {
      if (next() < 0.5) {
        barrel(model, stuff, [0, 0, 0]);
      } else {
        model.use(stuff.planks).box([0, 0.4, 0], [0.45, 0.4, 0.4]);
        model.use(stuff.timber).box([0, 0.74, 0], [0.48, 0.06, 0.43]);
        model.box([0, 0.08, 0], [0.48, 0.06, 0.43]);
      }
    });
  }
}

export function barrel(model: Model, stuff: Stuff, at: Vector) {
  model.use(stuff.planks).lathe(
    at,
    [
      [0.28, 0],
      [0.35, 0.25],
      [0.37, 0.45],
      [0.35, 0.65],
      [0.28, 0.9],
      [0.25, 0.88],
      [0, 0.88],
    ],
    12,
  );
  model.use(stuff.iron);
  for (const y of [0.16, 0.66]) {
    model.lathe(
      [at[0], at[1] + y, at[2]],
      [
        [0.335, 0],
        [0.375, 0.01],
        [0.375, 0.07],
        [0.335, 0.08],
      ],
      12,
    );
  }
}
