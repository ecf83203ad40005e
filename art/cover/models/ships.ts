import type { Rgb } from '#art/paint/colour.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Model } from '../render/model.ts';
import type { Stuff } from './stuff.ts';

export interface ShipPlan {
  at: Vector;
  /** 0 shows the bow, half a turn the stern. */
  turn: number;
  lean?: number;
  pitch?: number;
  size: number;
  masts: number;
  sails: 'set' | 'furled' | 'torn';
  colour: Rgb;
}

/** Half of the width of the hull, from stern (0) to bow (1). */
const beam = (t: number): number => 1.55 * Math.min(1, (0.62 + t * 1.1) * (1 - t ** 5) ** 0.62);
const deck = (t: number): number => 1.5 + 0.9 * (t - 0.45) ** 2 * 4 * (t < 0.45 ? 0.75 : 0.8);
const along = (t: number): number => -5.4 + t * 11;

/** A sailing ship of about eleven metres at size 1. Returns the position of the lantern at its stern. */
export function ship(model: Model, stuff: Stuff, plan: ShipPlan, next: () => number): Vector {
  const { at, turn, lean = 0, pitch = 0, size } = plan;
  let light: Vector = at;
  model.inside({ at, turn, lean, pitch, size }, () => {
    hull(model, stuff);
    stern(model, stuff);
    rigging(model, stuff, plan, next);
    light = model.world([0, 4.75, -5.6]);
  });
  return light;
}

function hull(model: Model, stuff: Stuff) {
  model.use(stuff.planks).sheet({
    columns: 28,
    rows: 14,
    span: [14, 4],
    at: (u, v) => {
      const angle = (v - 0.5) * Math.PI;
      const keel = -0.9 + Math.max(0, u - 0.8) * 6;
      const depth = Math.cos(angle) ** 0.7;
      return [
        Math.sin(angle) * beam(u) * (1 - 0.12 * depth),
        deck(u) - (deck(u) - keel) * depth,
        along(u),
      ];
    },
  });
  model.use(stuff.planks).sheet({
    columns: 20,
    rows: 4,
    span: [12, 3],
    at: (u, v) => [(v - 0.5) * 1.9 * beam(u), deck(u) - 0.35, along(u)],
  });
  model.use(stuff.timber);
  for (const side of [-1, 1]) {
    for (const drop of [0, 0.5]) {
      for (let step = 0; step < 16; step++) {
        const point = (t: number): Vector => [
          side * beam(t) * (drop === 0 ? 1 : 0.985),
          deck(t) - drop,
          along(t),
        ];
        model.tube(point(step / 16), point((step + 1) / 16), 0.1, 0.1, 5);
      }
    }
    for (const t of [0.3, 0.42, 0.54, 0.66]) {
      model.box([side * beam(t) * 0.97, deck(t) - 0.85, along(t)], [0.1, 0.16, 0.2]);
    }
  }
  model.tube([0, deck(1) - 0.1, along(0.94)], [0, deck(1) + 1.6, along(1) + 3], 0.13, 0.06, 7);
}

function stern(model: Model, stuff: Stuff) {
  model.use(stuff.planks);
  model.box([0, 2.2, -4.6], [1.2, 1, 1.05], 0.92);
  model.box([0, 3.45, -4.85], [1.15, 0.35, 0.8], 0.95);
  model.use(stuff.timber);
  model.box([0, 3.12, -4.65], [1.28, 0.09, 1.12]);
  model.box([0, 1.62, -4.7], [1.3, 0.09, 1.1]);
  model.box([0, 3.85, -4.9], [1.22, 0.07, 0.86]);
  model.use(stuff.window);
  for (const x of [-0.75, -0.25, 0.25, 0.75]) {
    model.quad(
      [x - 0.17, 2, -5.69],
      [x + 0.17, 2, -5.69],
      [x + 0.17, 2.7, -5.64],
      [x - 0.17, 2.7, -5.64],
    );
  }
  for (const side of [-1, 1]) {
    for (const z of [-5, -4.2]) {
      model.quad(
        [side * 1.23, 2.1, z - 0.16],
        [side * 1.23, 2.1, z + 0.16],
        [side * 1.2, 2.6, z + 0.16],
        [side * 1.2, 2.6, z - 0.16],
      );
    }
  }
  model.use(stuff.iron).tube([0, 3.8, -5.6], [0, 4.4, -5.6], 0.04, 0.04, 5);
  model.lathe(
    [0, 4.85, -5.6],
    [
      [0.24, 0],
      [0.02, 0.25],
    ],
    6,
  );
  model.use(stuff.window).lathe(
    [0, 4.4, -5.6],
    [
      [0.12, 0],
      [0.18, 0.45],
    ],
    6,
  );
}

function rigging(
  model: Model,
  stuff: Stuff,
  { masts, sails, colour }: ShipPlan,
  next: () => number,
) {
  const cloth = stuff.cloth(colour);
  const places = masts === 1 ? [0.5] : masts === 2 ? [0.36, 0.7] : [0.22, 0.5, 0.78];
  const bowsprit: Vector = [0, deck(1) + 1.45, along(1) + 2.8];
  for (const [index, t] of places.entries()) {
    const tall =
      (masts === 3 && index === 0 ? 7.2 : 9.4) -
      (index === places.length - 1 && masts > 1 ? 0.8 : 0);
    const z = along(t);
    const top = deck(t) + tall;
    model.use(stuff.bark).tube([0, 0.6, z], [0, top, z], 0.16, 0.06, 7);
    model.use(stuff.timber).lathe(
      [0, deck(t) + tall * 0.62, z],
      [
        [0.14, 0],
        [0.34, 0.25],
        [0.36, 0.4],
      ],
      8,
    );
    const yards = tall > 8 ? [0.52, 0.8] : [0.66];
    for (const [order, share] of yards.entries()) {
      const y = deck(t) + tall * (share + 0.12);
      const wide = (order === 0 ? 2.3 : 1.65) * (tall / 9.4);
      model
        .use(stuff.bark)
        .tube([-wide - 0.2, y, z + 0.18], [wide + 0.2, y, z + 0.18], 0.06, 0.06, 5);
      sail(
        model,
        cloth,
        { y, z: z + 0.2, wide, high: tall * (order === 0 ? 0.42 : 0.24), kind: sails },
        next,
      );
    }
    model.use(stuff.iron);
    for (const side of [-1, 1]) {
      for (const spread of [-0.9, -0.3, 0.3, 0.9]) {
        model.tube(
          [side * beam(t), deck(t), z + spread],
          [0, deck(t) + tall * 0.68, z],
          0.022,
          0.018,
          3,
        );
      }
    }
    const before = places[index + 1];
    const to: Vector = before === undefined ? bowsprit : [0, deck(before) + 5.5, along(before)];
    model.tube([0, top - 0.4, z], to, 0.02, 0.02, 3);
    flag(model, stuff, [0, top, z], next);
  }
  if (sails === 'set') {
    const t = places.at(-1) ?? 0.7;
    model.use(cloth).sheet({
      columns: 6,
      rows: 6,
      span: [3, 3],
      at: (u, v) => {
        const start: Vector = [0, deck(t) + 6.2, along(t) + 0.4];
        const low: Vector = [0.2, deck(t) + 1.4, along(t) + 1.6];
        const edge = (axis: 0 | 1 | 2) => start[axis] + (low[axis] - start[axis]) * v;
        const bulge = Math.sin(u * Math.PI) * Math.sin(v * Math.PI) * 0.5;
        return [
          edge(0) * (1 - u) + bowsprit[0] * u + bulge,
          edge(1) * (1 - u) + bowsprit[1] * u,
          edge(2) * (1 - u) + bowsprit[2] * u,
        ];
      },
    });
  }
}

interface Sail {
  y: number;
  z: number;
  wide: number;
  high: number;
  kind: ShipPlan['sails'];
}

function sail(
  model: Model,
  cloth: ReturnType<Stuff['cloth']>,
  { y, z, wide, high, kind }: Sail,
  next: () => number,
) {
  model.use(cloth);
  if (kind === 'furled') {
    model.tube([-wide, y - 0.12, z], [wide, y - 0.12, z], 0.2, 0.2, 7);
    return;
  }
  const torn = kind === 'torn';
  const phase = next() * 6;
  model.sheet({
    columns: 14,
    rows: 10,
    span: [wide * 2, high],
    at: (u, v) => {
      const belly = Math.sin(u * Math.PI) * Math.sin(Math.PI * (0.12 + v * 0.8)) * high * 0.34;
      const rags = torn && v > 0.85 ? Math.abs(Math.sin(u * 23 + phase)) * high * 0.5 : 0;
      const flare = 1 + v * 0.12;
      return [
        (u - 0.5) * 2 * wide * flare,
        y - v * high + rags + Math.sin(u * Math.PI) * high * 0.07 * v,
        z + belly,
      ];
    },
  });
}

function flag(model: Model, stuff: Stuff, [x, y, z]: Vector, next: () => number) {
  const phase = next() * 6;
  model.use(stuff.cloth([0.35, 0.04, 0.03])).sheet({
    columns: 9,
    rows: 2,
    span: [1.6, 0.4],
    at: (u, v) => [
      x + Math.sin(u * 5 + phase) * 0.15,
      y - v * 0.4 * (1 - u * 0.8) - u * 0.15,
      z - u * 1.7,
    ],
  });
}

/** A small rowing boat. */
export function boat(model: Model, stuff: Stuff, at: Vector, turn: number, size: number) {
  model.inside({ at, turn, size }, () => {
    const edge = (t: number) => 0.62 * Math.sin(Math.PI * (0.12 + t * 0.88)) ** 0.7;
    model.use(stuff.planks).sheet({
      columns: 14,
      rows: 8,
      span: [4, 1.6],
      at: (u, v) => {
        const angle = (v - 0.5) * Math.PI;
        const rim = 0.4 + (u - 0.5) ** 2 * 0.9;
        return [Math.sin(angle) * edge(u), rim - (rim + 0.15) * Math.cos(angle), (u - 0.5) * 3.8];
      },
    });
    model.use(stuff.timber);
    for (const z of [-0.7, 0.5]) {
      model.box([0, 0.25, z], [0.55, 0.04, 0.13]);
    }
  });
}
