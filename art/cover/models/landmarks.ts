import type { Rgb } from '#art/paint/colour.ts';
import { noise } from '#art/paint/noise.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Model } from '../render/model.ts';
import { boulder } from './land.ts';
import type { Stuff } from './stuff.ts';

/** A lighthouse on a rock. Returns where its lamp is. */
export function lighthouse(model: Model, stuff: Stuff, at: Vector, size: number): Vector {
  boulder(
    model,
    stuff.rock,
    [at[0], at[1] - size * 0.15, at[2]],
    [size * 0.75, size * 0.42, size * 0.6],
    41,
    26,
  );
  model.inside({ at: [at[0], at[1] + size * 0.12, at[2]], size: size / 10 }, () => {
    model.use({ ...stuff.plaster, colour: [0.5, 0.48, 0.44] }).lathe(
      [0, 0, 0],
      [
        [1.7, -1],
        [1.35, 1],
        [1.05, 6],
        [0.9, 11],
        [1.25, 11.4],
        [1.25, 11.7],
      ],
      16,
    );
    model.use({ ...stuff.plaster, colour: [0.34, 0.06, 0.05] });
    model.lathe(
      [0, 3, 0],
      [
        [1.26, 0],
        [1.12, 2.2],
      ],
      16,
    );
    model.lathe(
      [0, 7.6, 0],
      [
        [1.04, 0],
        [0.96, 1.8],
      ],
      16,
    );
    model.use(stuff.window).lathe(
      [0, 11.7, 0],
      [
        [0.62, 0],
        [0.62, 1.3],
      ],
      10,
    );
    model.use(stuff.iron).lathe(
      [0, 13, 0],
      [
        [0.95, 0],
        [0.5, 0.6],
        [0.03, 1.2],
      ],
      10,
    );
    for (let index = 0; index < 8; index++) {
      const angle = index * 0.785;
      model.tube(
        [Math.cos(angle) * 1.2, 11.7, Math.sin(angle) * 1.2],
        [Math.cos(angle) * 1.2, 12.3, Math.sin(angle) * 1.2],
        0.04,
        0.04,
        4,
      );
    }
  });
  return [at[0], at[1] + size * 1.36, at[2]];
}

/** A stone bridge with arches across the view. */
export function bridge(
  model: Model,
  stuff: Stuff,
  at: Vector,
  length: number,
  rise: number,
  turn: number,
) {
  const arches = Math.max(2, Math.round(length / (rise * 1.5)));
  const wide = Math.max(0.9, rise * 0.22);
  const bay = length / arches;
  const deck = (x: number) => rise + rise * 0.22 * Math.cos((x / length) * Math.PI);
  model.inside({ at, turn }, () => {
    model.use(stuff.stone);
    for (const side of [-1, 1]) {
      model.sheet({
        columns: arches * 14,
        rows: 3,
        span: [length, rise],
        at: (u, v) => {
          const x = (u - 0.5) * length;
          const share = (u * arches) % 1;
          const open = Math.sqrt(Math.max(0, 1 - ((share - 0.5) / 0.4) ** 2));
          const low =
            share > 0.1 && share < 0.9 ? rise * 0.02 + open * rise * 0.8 - 0.3 : -rise * 1.2;
          const y = Math.min(low, deck(x) - rise * 0.16);
          return [x, y + (deck(x) + 0.5 - y) * v, side * wide];
        },
      });
    }
    model.use(stuff.stone).sheet({
      columns: arches * 14,
      rows: 1,
      span: [length, wide * 2],
      at: (u, v) => {
        const share = (u * arches) % 1;
        const open = Math.sqrt(Math.max(0, 1 - ((share - 0.5) / 0.4) ** 2));
        const low =
          share > 0.1 && share < 0.9 ? rise * 0.02 + open * rise * 0.8 - 0.3 : -rise * 1.2;
        return [(u - 0.5) * length, low, (v - 0.5) * 2 * wide];
      },
    });
    model.sheet({
      columns: 20,
      rows: 1,
      span: [length, wide * 2],
      at: (u, v) => [(u - 0.5) * length, deck((u - 0.5) * length) + 0.1, (v - 0.5) * 2 * wide],
    });
    for (let index = 1; index < arches; index++) {
      model.box([(index - arches / 2) * bay, 0, wide], [bay * 0.08, rise * 0.72, wide * 0.35], 0.7);
    }
  });
}

/** Old stones in a circle, some with a stone across them. */
export function standingStones(
  model: Model,
  stuff: Stuff,
  at: Vector,
  size: number,
  next: () => number,
) {
  const count = 9;
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * 2 * Math.PI + 0.3;
    const high = size * (0.62 + next() * 0.5);
    const seed = Math.floor(next() * 900);
    model.inside(
      {
        at: [
          at[0] + Math.sin(angle) * size * 1.25,
          at[1] - 0.3,
          at[2] + Math.cos(angle) * size * 0.9,
        ],
        turn: angle,
        lean: (next() - 0.5) * 0.22,
      },
      () => {
        model.use(stuff.rock).sheet({
          columns: 14,
          rows: 9,
          closed: true,
          span: [size, high],
          at: (u, v) => {
            const turn = -u * 2 * Math.PI;
            const cut = 0.82 + noise(u * 5, v * 4, seed) * 0.36;
            const taper = v > 0.9 ? 0.1 : 1 - v * 0.25;
            return [
              Math.cos(turn) * size * 0.2 * cut * taper,
              Math.min(v / 0.9, 1) * high,
              Math.sin(turn) * size * 0.12 * cut * taper,
            ];
          },
        });
        if (index % 3 === 0) {
          model.box([size * 0.42, high + size * 0.05, 0], [size * 0.55, size * 0.09, size * 0.13]);
        }
      },
    );
  }
}

export function gallows(model: Model, stuff: Stuff, at: Vector, turn: number) {
  model.inside({ at, turn }, () => {
    model.use(stuff.timber);
    model.box([0, 0.45, 0], [1.3, 0.45, 0.9]);
    model.tube([-1, 0, 0], [-1, 3.9, 0], 0.12, 0.11, 6);
    model.tube([-1.1, 3.8, 0], [1.1, 3.8, 0], 0.1, 0.1, 6);
    model.tube([-1, 2.9, 0], [-0.2, 3.75, 0], 0.08, 0.08, 5);
    model.use(stuff.skin);
    for (const x of [0.1, 0.75]) {
      model.tube([x, 3.8, 0], [x, 2.85, 0], 0.025, 0.025, 4);
      for (let index = 0; index < 8; index++) {
        const [a, b] = [index * 0.785, (index + 1) * 0.785];
        model.tube(
          [x + Math.sin(a) * 0.14, 2.68 - Math.cos(a) * 0.17, 0],
          [x + Math.sin(b) * 0.14, 2.68 - Math.cos(b) * 0.17, 0],
          0.024,
          0.024,
          4,
        );
      }
    }
    model.use(stuff.timber);
    for (let step = 0; step < 3; step++) {
      model.box([1.55 + step * 0.3, 0.6 - step * 0.25, 0], [0.17, 0.06, 0.5]);
    }
  });
}

/** A ring of stone with light in it. Returns where its light is. */
export function portal(
  model: Model,
  stuff: Stuff,
  at: Vector,
  size: number,
  turn: number,
  colour: Rgb,
): Vector {
  let light: Vector = at;
  model.inside({ at, size, turn }, () => {
    model.use(stuff.stone);
    for (let index = 0; index < 20; index++) {
      const angle = (index / 20) * 2 * Math.PI;
      model.inside(
        { at: [Math.cos(angle) * 1.5, 1.5 + Math.sin(angle) * 1.5, 0], lean: angle },
        () => model.box([0, 0, 0], [0.24, 0.25, index % 5 === 0 ? 0.42 : 0.3]),
      );
    }
    for (let step = 0; step < 3; step++) {
      model.box(
        [0, -0.1 + step * 0.13, 0.5 - step * 0.2],
        [1.9 - step * 0.25, 0.1, 0.9 - step * 0.2],
      );
    }
    // Bright in the middle and at the rim.
    for (const [inner, outer, glow] of [
      [0, 0.3, 0.85],
      [0.3, 0.62, 0.5],
      [0.62, 1, 0.3],
      [1, 1.22, 0.42],
      [1.22, 1.34, 0.8],
    ] as const) {
      model.use({
        look: 'plain',
        colour: [0, 0, 0],
        glow: [colour[0] * glow, colour[1] * glow, colour[2] * glow],
        clear: true,
      });
      model.sheet({
        columns: 22,
        rows: 1,
        closed: true,
        span: [1, 1],
        at: (u, v) => {
          const angle = u * 2 * Math.PI;
          const reach = inner + (outer - inner) * v + 0.03 * Math.sin(angle * 5 + outer * 9);
          return [Math.cos(angle) * reach, 1.5 + Math.sin(angle) * reach, reach * 0.08 - 0.1];
        },
      });
    }
    model.use({
      look: 'plain',
      colour: [1, 1, 1],
      glow: [colour[0] * 1.5 + 0.15, colour[1] * 1.5 + 0.15, colour[2] * 1.5 + 0.15],
      clear: true,
    });
    for (let turnOf = 0; turnOf < 26; turnOf++) {
      const [a, b] = [turnOf * 0.5, (turnOf + 1) * 0.5];
      const [ra, rb] = [turnOf * 0.046, (turnOf + 1) * 0.046];
      model.tube(
        [Math.cos(a) * ra, 1.5 + Math.sin(a) * ra, 0.03],
        [Math.cos(b) * rb, 1.5 + Math.sin(b) * rb, 0.03],
        0.02,
        0.02,
        3,
      );
    }
    light = model.world([0, 1.5, 0.9]);
  });
  return light;
}

export function swordInStone(model: Model, stuff: Stuff, at: Vector, size: number) {
  boulder(model, stuff.rock, at, [size * 0.85, size * 0.5, size * 0.7], 77, 22);
  model.inside({ at: [at[0], at[1] + size * 0.3, at[2]], size, lean: 0.1 }, () => {
    model
      .use({ look: 'plain', colour: [0.5, 0.55, 0.62], shine: 1.6, glow: [0.05, 0.07, 0.09] })
      .box([0, 0.6, 0], [0.065, 0.75, 0.018], 1);
    model.use(stuff.gold).box([0, 1.36, 0], [0.3, 0.04, 0.05]);
    model.ball([0, 1.76, 0], 0.075, [1, 1, 1], 8);
    model.use(stuff.bark).tube([0, 1.38, 0], [0, 1.7, 0], 0.04, 0.035, 6);
  });
}

export function graves(model: Model, stuff: Stuff, places: readonly Vector[], next: () => number) {
  for (const at of places) {
    model.inside(
      { at, turn: (next() - 0.5) * 0.8, lean: (next() - 0.5) * 0.35, size: 0.75 + next() * 0.5 },
      () => {
        model.use({ ...stuff.stone, pitch: 0.2 });
        if (next() < 0.35) {
          model.box([0, 0.6, 0], [0.09, 0.75, 0.08]);
          model.box([0, 0.95, 0], [0.36, 0.09, 0.08]);
        } else {
          model.box([0, 0.35, 0], [0.36, 0.5, 0.09]);
          model.inside({ at: [0, 0.85, 0], pitch: Math.PI / 2 }, () =>
            model.lathe(
              [0, -0.09, 0],
              [
                [0.01, 0],
                [0.36, 0],
                [0.36, 0.18],
                [0.01, 0.18],
              ],
              16,
            ),
          );
        }
      },
    );
  }
}

/** A covered wagon. */
export function wagon(model: Model, stuff: Stuff, at: Vector, turn: number) {
  model.inside({ at, turn }, () => {
    model.use(stuff.planks).box([0, 0.95, 0], [0.85, 0.3, 1.7]);
    model.use(stuff.cloth([0.42, 0.37, 0.28])).sheet({
      columns: 14,
      rows: 8,
      span: [3, 3],
      at: (u, v) => {
        const angle = u * Math.PI;
        const sag = 1 - 0.06 * Math.abs(Math.sin(v * Math.PI * 4));
        return [Math.cos(angle) * 0.92, 1.25 + Math.sin(angle) * 1.05 * sag, (v - 0.5) * 3.5];
      },
    });
    model.use(stuff.timber);
    for (const x of [-0.95, 0.95]) {
      for (const z of [-1.1, 1.1]) {
        for (let index = 0; index < 14; index++) {
          const [a, b] = [(index / 14) * 6.283, ((index + 1) / 14) * 6.283];
          model.tube(
            [x, 0.6 + Math.sin(a) * 0.58, z + Math.cos(a) * 0.58],
            [x, 0.6 + Math.sin(b) * 0.58, z + Math.cos(b) * 0.58],
            0.055,
            0.055,
            4,
          );
          if (index % 2 === 0) {
            model.tube(
              [x, 0.6, z],
              [x, 0.6 + Math.sin(a) * 0.56, z + Math.cos(a) * 0.56],
              0.03,
              0.03,
              3,
            );
          }
        }
      }
    }
    model.tube([0, 0.7, 1.7], [0, 0.25, 3.4], 0.06, 0.05, 5);
  });
}

/** A few birds with raised or lowered wings. */
export function ravens(model: Model, at: Vector, spread: number, next: () => number) {
  model.use({ look: 'plain', colour: [0.012, 0.012, 0.016] });
  for (let index = 0; index < 13; index++) {
    const place: Vector = [
      at[0] + (next() - 0.5) * spread * 2.6,
      at[1] + (next() - 0.5) * spread * 1.1,
      at[2] + next() * spread * 2.2,
    ];
    const beat = (next() - 0.35) * 0.9;
    model.inside(
      {
        at: place,
        turn: next() * 6.3,
        lean: (next() - 0.5) * 0.7,
        size: spread * (0.06 + next() * 0.05),
      },
      () => {
        model.tube([0, 0, -0.6], [0, 0.05, 0.5], 0.12, 0.07, 5);
        for (const side of [-1, 1]) {
          model.triangle([0, 0.05, 0.3], [0, 0.05, -0.35], [side * 0.8, beat * 0.8, 0.15]);
          model.triangle(
            [side * 0.8, beat * 0.8, 0.15],
            [side * 0.4, beat * 0.4, -0.25],
            [side * 1.6, beat * 0.9, -0.25],
          );
        }
        model.triangle([0, 0, -0.5], [-0.2, 0, -0.95], [0.2, 0, -0.95]);
      },
    );
  }
}
