import type { Sliced } from '#art/paint/slices.ts';
import type { Vector } from '#art/solid/vector.ts';
import { barrel } from '../models/houses.ts';
import { flame, person } from '../models/people.ts';
import type { Lamp } from '../render/stage.ts';
import { between, fireLamp, type Setting, type Workshop } from '../setting.ts';
import { hasPart } from '../things/fitting.ts';

/** The taproom of an inn: a hearth, a bar with barrels, and guests at tables with candles. */
export function* taproom(workshop: Workshop): Sliced<Setting> {
  const { model, stuff, next } = workshop;
  const side = next() < 0.6 ? 1 : -1;
  const [half, back, high] = [
    between(next, 5, 6.6),
    -between(next, 7, 10),
    between(next, 3.4, 4.4),
  ];
  const plaster = { ...stuff.plaster, colour: [0.34, 0.26, 0.17] as const, dusted: 0 };
  const planks = { ...stuff.planks, dusted: 0, shine: 0.25 };
  const timber = { ...stuff.timber, dusted: 0 };
  model
    .use({ ...planks, pitch: 0.5 })
    .inside({ turn: 0 }, () =>
      model.quad([-half, 0, 13], [half, 0, 13], [half, 0, back], [-half, 0, back]),
    );
  model.use(plaster);
  model.quad([-half, 0, back], [half, 0, back], [half, high, back], [-half, high, back]);
  for (const part of [-1, 1]) {
    model.quad(
      [part * half, 0, 13],
      [part * half, 0, back],
      [part * half, high, back],
      [part * half, high, 13],
    );
  }
  model
    .use({ ...planks, colour: [0.09, 0.06, 0.04] })
    .quad([-half, high, 13], [half, high, 13], [half, high, back], [-half, high, back]);
  model.use(timber);
  for (let z = 8; z > back; z -= 2.2) {
    model.box([0, high - 0.16, z], [half, 0.17, 0.14]);
    for (const part of [-1, 1]) {
      model.box([part * (half - 0.05), high / 2, z], [0.13, high / 2, 0.14]);
      model.tube(
        [part * (half - 0.1), high - 1, z],
        [part * (half - 1.1), high - 0.2, z],
        0.1,
        0.1,
        5,
      );
    }
  }
  for (const x of [-0.6, -0.2, 0.2, 0.6]) {
    model.box([x * half, high / 2, back + 0.06], [0.12, high / 2, 0.08]);
  }
  model.box([0, 1.1, back + 0.07], [half, 0.1, 0.09]);
  yield;
  const lamps: Lamp[] = [hearth(workshop, side * half * between(next, 0.35, 0.6), back, high)];
  lamps.push(...bar(workshop, -side * half * 0.62, back));
  for (let index = 0; index < 4 + Math.floor(next() * 3); index++) {
    const at: Vector = [
      (index % 2 === 0 ? -1 : 1) * between(next, 1.2, half - 2.2),
      0,
      3.4 - index * between(next, 1.3, 2),
    ];
    lamps.push(...table(workshop, at, index));
    yield;
  }
  for (const part of [-1, 1]) {
    if (next() < 0.7) {
      night(workshop, part * (half - 0.03), between(next, -4, 0));
    }
  }
  return {
    camera: {
      eye: [between(next, -1.6, 1.6), between(next, 1.5, 2.6), between(next, 6.8, 8.8)],
      target: [side * between(next, 0, 1.6), between(next, 1.05, 1.45), back],
      angle: between(next, 0.5, 0.66),
    },
    lamps: lamps.slice(0, 9),
    around: [0, 1, 0],
    span: 14,
    calm: side > 0 ? 'upper-left' : 'lower',
    near: [
      { at: [-side * 0.4, 0, 3], size: 1 },
      { at: [-side * half * 0.8, 0, 1], size: 0.85 },
    ],
    far: [],
    air: undefined,
    indoors: { dark: [0.024, 0.017, 0.013], ambient: 1.5 },
    key: { towards: [0, 1, 0], colour: [0, 0, 0] },
    fog: { distance: 70, start: 5, most: 0.5, colour: [0.06, 0.034, 0.016] },
    sparks: { count: 12, colour: [1, 0.6, 0.25] },
  };
}

function hearth({ model, stuff }: Workshop, x: number, back: number, high: number): Lamp {
  const stone = { ...stuff.stone, dusted: 0, pitch: 1.4 };
  model.use(stone);
  for (const part of [-1, 1]) {
    model.box([x + part * 1.15, 0.85, back + 0.5], [0.32, 0.85, 0.5]);
  }
  model.box([x, 1.85, back + 0.5], [1.5, 0.26, 0.55]);
  model.box([x, (high + 2) / 2, back + 0.35], [1.25, (high - 2) / 2, 0.36], 0.8);
  model.box([x, 0.06, back + 0.9], [1.6, 0.08, 0.8]);
  model
    .use({ look: 'plain', colour: [0.02, 0.015, 0.012] })
    .box([x, 0.9, back + 0.12], [0.85, 0.9, 0.1]);
  model.use(stuff.timber).box([x, 2.16, back + 0.6], [1.65, 0.07, 0.62]);
  model.use(stuff.bark);
  for (const [dx, lean] of [
    [-0.2, 0.2],
    [0.15, -0.25],
    [0, 0.05],
  ] as const) {
    model.tube(
      [x - 0.5 + dx, 0.22, back + 0.5 + lean],
      [x + 0.5 + dx, 0.26, back + 0.5 - lean],
      0.09,
      0.08,
      6,
    );
  }
  flame(model, stuff, [x, 0.25, back + 0.5], 0.26);
  model.use(stuff.iron).lathe(
    [x + 0.9, 2.24, back + 0.6],
    [
      [0.12, 0],
      [0.17, 0.14],
      [0.1, 0.3],
    ],
    9,
  );
  model.use(stuff.skin).lathe(
    [x - 0.7, 2.24, back + 0.6],
    [
      [0.1, 0],
      [0.13, 0.2],
      [0.06, 0.34],
      [0.08, 0.4],
    ],
    9,
  );
  return fireLamp([x, 0.85, back + 1.15], 3.6, 3.2, { shadow: true, halo: 2.2 });
}

function keeper({ model, stuff, next }: Workshop, x: number, z: number) {
  person(
    model,
    stuff,
    {
      at: [x + between(next, -0.8, 0.8), 0, z - 0.8],
      turn: between(next, -0.3, 0.3),
      build: next() < 0.3 ? 'dwarf' : 'robe',
    },
    next,
  );
}

/** The bar with barrels, bottles and the keeper. */
function bar(workshop: Workshop, x: number, back: number): Lamp[] {
  const { model, stuff, next, plan } = workshop;
  const z = back + 2.2;
  model.use({ ...stuff.planks, dusted: 0 }).box([x, 0.52, z], [1.9, 0.52, 0.32]);
  model.use({ ...stuff.timber, dusted: 0, shine: 0.5 }).box([x, 1.09, z], [2.05, 0.06, 0.45]);
  if (hasPart(plan, 'people')) keeper(workshop, x, z);
  for (let index = 0; index < 3; index++) {
    model.inside({ at: [x - 1.2 + index * 1.1, 0.55, back + 0.75], pitch: Math.PI / 2 }, () =>
      barrel(model, stuff, [0, -0.45, 0]),
    );
  }
  for (const shelf of [1.75, 2.35]) {
    model.use(stuff.timber).box([x, shelf, back + 0.3], [1.7, 0.04, 0.2]);
    for (let index = 0; index < 11; index++) {
      model.use({
        look: 'plain',
        colour: [0.05 + next() * 0.15, 0.09 + next() * 0.1, 0.05],
        shine: 1,
      });
      model.lathe(
        [x - 1.5 + index * 0.3, shelf + 0.04, back + 0.3],
        [
          [0.07, 0],
          [0.075, 0.18 + next() * 0.1],
          [0.03, 0.3],
          [0.03, 0.36],
        ],
        7,
      );
    }
  }
  mugs(model, stuff, [x - 0.9, 1.15, z], next);
  candle(model, stuff, [x + 1.3, 1.15, z]);
  return [fireLamp([x + 1.3, 1.62, z + 0.15], 0.9, 1.4, { halo: 0.5 })];
}

function table(workshop: Workshop, at: Vector, index: number): Lamp[] {
  const { model, stuff, next } = workshop;
  const lamps: Lamp[] = [];
  model.inside({ at, turn: between(next, -0.5, 0.5) }, () => {
    const round = next() < 0.5;
    model.use({ ...stuff.planks, dusted: 0, shine: 0.3 });
    if (round) {
      model.lathe(
        [0, 0.74, 0],
        [
          [0.82, 0],
          [0.85, 0.03],
          [0.82, 0.07],
          [0, 0.07],
        ],
        18,
      );
      model.lathe(
        [0, 0, 0],
        [
          [0.4, 0],
          [0.14, 0.12],
          [0.11, 0.74],
        ],
        10,
      );
    } else {
      model.box([0, 0.77, 0], [1.15, 0.045, 0.55]);
      for (const [x, z] of [
        [-0.95, -0.4],
        [0.95, -0.4],
        [-0.95, 0.4],
        [0.95, 0.4],
      ] as const) {
        model.box([x, 0.37, z], [0.07, 0.37, 0.07]);
      }
    }
    for (let seat = 0; seat < 3; seat++) {
      const angle = seat * 2.1 + next() + 0.6;
      const place: Vector = [Math.sin(angle) * 1.25, 0, Math.cos(angle) * 1.1];
      model.use(stuff.timber).lathe(
        place,
        [
          [0.17, 0],
          [0.15, 0.4],
          [0.24, 0.42],
          [0.24, 0.47],
          [0, 0.47],
        ],
        10,
      );
      if (next() < 0.85 && hasPart(workshop.plan, 'people')) {
        person(
          model,
          stuff,
          {
            at: [place[0], 0.02, place[2]],
            turn: angle + Math.PI,
            sits: true,
            build: next() < 0.12 ? 'armour' : next() < 0.3 ? 'dwarf' : 'cloak',
          },
          next,
        );
      }
    }
    mugs(model, stuff, [0.2, 0.82, 0.1], next);
    candle(model, stuff, [-0.15, 0.82, -0.1]);
    lamps.push(
      fireLamp(model.world([-0.1, 1.38, 0.05]), 0.9, 1.3, { halo: 0.5, shadow: index < 2 }),
    );
  });
  return lamps;
}

function mugs(
  model: Workshop['model'],
  stuff: Workshop['stuff'],
  [x, y, z]: Vector,
  next: () => number,
) {
  for (let index = 0; index < 3; index++) {
    model.use(next() < 0.5 ? stuff.iron : stuff.planks);
    model.lathe(
      [x + (next() - 0.5) * 0.8, y, z + (next() - 0.5) * 0.4],
      [
        [0.075, 0],
        [0.07, 0.17],
        [0.06, 0.17],
        [0, 0.13],
      ],
      9,
    );
  }
  model.use(stuff.skin).ball([x + 0.35, y + 0.05, z - 0.15], 0.1, [1.4, 0.7, 1], 8);
}

function candle(model: Workshop['model'], stuff: Workshop['stuff'], [x, y, z]: Vector) {
  model.use({ look: 'plain', colour: [0.6, 0.52, 0.38] }).lathe(
    [x, y, z],
    [
      [0.04, 0],
      [0.04, 0.2],
      [0, 0.2],
    ],
    8,
  );
  model.use(stuff.flame).lathe(
    [x, y + 0.21, z],
    [
      [0.012, 0],
      [0.024, 0.04],
      [0.002, 0.13],
    ],
    7,
  );
}

/** A window through which the night is visible. */
function night({ model, stuff, mood }: Workshop, x: number, z: number) {
  const glass = mood.sky.middle;
  model.use({
    look: 'plain',
    colour: [0.05, 0.07, 0.1],
    glow: [glass[0] * 0.6 + 0.01, glass[1] * 0.6 + 0.015, glass[2] * 0.6 + 0.03],
    clear: true,
  });
  const inside = x > 0 ? x - 0.04 : x + 0.04;
  model.quad(
    [inside, 1.3, z + 0.7],
    [inside, 1.3, z - 0.7],
    [inside, 2.6, z - 0.7],
    [inside, 2.6, z + 0.7],
  );
  model.use(stuff.timber);
  for (const dz of [-0.72, 0, 0.72]) {
    model.box([inside, 1.95, z + dz], [0.06, 0.7, 0.05]);
  }
  for (const y of [1.27, 1.95, 2.63]) {
    model.box([inside, y, z], [0.07, 0.05, 0.75]);
  }
}
