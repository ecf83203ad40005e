import type { Vector } from '#art/solid/vector.ts';
import type { Model } from '../render/model.ts';
import type { Stuff } from './stuff.ts';

export interface Tower {
  at: Vector;
  radius: number;
  height: number;
  roof: 'spire' | 'battlements' | 'ruin';
  windows: number;
  square?: boolean;
}

/** A tower whose windows look towards the viewer. */
export function tower(model: Model, stuff: Stuff, plan: Tower, next: () => number) {
  const { at, radius, height, roof, windows, square = false } = plan;
  const sides = square ? 4 : 16;
  model.inside({ at, turn: square ? Math.PI / 4 : 0 }, () => {
    const broken = roof === 'ruin';
    const top = broken ? height * 0.86 : height;
    const profile = broken ? ruined(radius, height, top) : whole(radius, height);
    model.use(stuff.stone).lathe([0, 0, 0], profile, sides);
    if (roof === 'spire') {
      const rise = radius * (2.1 + next() * 1.4);
      model.use(stuff.slate).lathe(
        [0, height, 0],
        [
          [radius * 1.34, -0.06],
          [radius * 0.8, rise * 0.34],
          [radius * 0.34, rise * 0.72],
          [0.02, rise],
        ],
        sides,
      );
      model
        .use(stuff.iron)
        .tube([0, height + rise - 0.1, 0], [0, height + rise + radius * 0.5, 0], 0.04, 0.02, 4);
    } else {
      teeth(model, stuff, radius * 1.12, height, broken, next);
    }
  });
  model.inside({ at }, () => {
    for (let index = 0; index < windows; index++) {
      const angle = (next() - 0.5) * 1.5;
      const y = height * (0.32 + (0.55 * (index + 0.5)) / windows);
      model.inside(
        { at: [Math.sin(angle) * radius * 1.0, y, Math.cos(angle) * radius * 1.0], turn: angle },
        () => litWindow(model, stuff, radius * 0.13, radius * 0.26),
      );
    }
  });
}

type Profile = readonly (readonly [number, number])[];

const foot = (radius: number, height: number): Profile => [
  [radius * 1.22, -2],
  [radius * 1.14, height * 0.06],
  [radius, height * 0.14],
];

const whole = (radius: number, height: number): Profile => [
  ...foot(radius, height),
  [radius * 0.97, height * 0.88],
  [radius * 0.97, height * 0.915],
  [radius * 1.17, height * 0.95],
  [radius * 1.17, height],
  [radius * 0.6, height],
];

const ruined = (radius: number, height: number, top: number): Profile => [
  ...foot(radius, height),
  [radius * 0.97, top * 0.9],
  [radius * 0.95, top],
];

/** A lit window with a pointed top and a dark frame, which looks along z. */
export function litWindow(model: Model, stuff: Stuff, half: number, high: number) {
  model.use(stuff.window);
  model.quad([-half, -high, 0.06], [half, -high, 0.06], [half, high, 0.06], [-half, high, 0.06]);
  model.triangle([-half, high, 0.06], [half, high, 0.06], [0, high + half * 1.3, 0.06]);
  model.use(stuff.timber);
  model.box([0, 0, 0.08], [half * 0.1, high, 0.03]);
  model.box([0, high * 0.15, 0.08], [half, half * 0.09, 0.03]);
  model.use(stuff.stone).box([0, -high - half * 0.25, 0.1], [half * 1.35, half * 0.25, 0.14]);
}

function teeth(
  model: Model,
  stuff: Stuff,
  radius: number,
  y: number,
  broken: boolean,
  next: () => number,
) {
  const count = Math.max(6, Math.round(radius * 5));
  model.use(stuff.stone);
  for (let index = 0; index < count; index++) {
    if (broken && next() < 0.45) {
      continue;
    }
    const angle = (index / count) * 2 * Math.PI;
    const high = broken ? 0.3 + next() * y * 0.14 : 0.3;
    model.inside(
      {
        at: [Math.sin(angle) * radius, broken ? y * 0.86 : y, Math.cos(angle) * radius],
        turn: angle,
      },
      () => model.box([0, high, 0], [radius * 0.19, high, radius * 0.14]),
    );
  }
}

/** A wall with battlements between two points on the ground. */
function wall(model: Model, stuff: Stuff, from: Vector, to: Vector, height: number, thick = 0.5) {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
  const length = Math.hypot(dx, dz);
  model.inside({ at: from, turn: Math.atan2(-dz, dx) }, () => {
    model
      .use(stuff.stone)
      .box([length / 2, height / 2 - 1, 0], [length / 2, height / 2 + 1, thick]);
    const count = Math.max(2, Math.round(length / 1.3));
    for (let index = 0; index < count; index++) {
      model.box(
        [((index + 0.5) * length) / count, height + 0.3, thick * 0.6],
        [length / count / 3.4, 0.36, thick * 0.4],
      );
    }
  });
}

export interface CastlePlan {
  towers: number;
  size: number;
  ruin: boolean;
}

/** A castle around the origin of the current frame, with a gate towards the viewer. */
export function castle(
  model: Model,
  stuff: Stuff,
  { towers, size, ruin }: CastlePlan,
  next: () => number,
): number {
  const main = size * (0.9 + next() * 0.4);
  const slim = main * (1.15 + next() * 0.2);
  const lean = (next() - 0.5) * size * 0.5;
  const roofs = next();
  const pickRoof = (): Tower['roof'] =>
    ruin && next() < 0.6 ? 'ruin' : next() < roofs ? 'spire' : 'battlements';
  tower(
    model,
    stuff,
    {
      at: [lean, 0, -size * 0.1],
      radius: size * 0.17,
      height: main * 1.15,
      roof: pickRoof(),
      windows: 4,
      square: next() < 0.4,
    },
    next,
  );
  tower(
    model,
    stuff,
    {
      at: [lean + size * (0.16 + next() * 0.1), 0, 0],
      radius: size * 0.085,
      height: slim,
      roof: ruin ? 'ruin' : 'spire',
      windows: 1,
    },
    next,
  );
  for (let index = 0; index < towers; index++) {
    const share = towers === 1 ? 0.5 : index / (towers - 1);
    const x = (share - 0.5) * size * 1.55 + (next() - 0.5) * size * 0.12;
    const middle = 1 - Math.abs(share - 0.5) * 1.2;
    const height = size * (0.36 + middle * 0.35 + next() * 0.25);
    tower(
      model,
      stuff,
      {
        at: [x, 0, size * (0.1 + next() * 0.16)],
        radius: size * (0.075 + next() * 0.05),
        height,
        roof: pickRoof(),
        windows: next() < 0.75 ? 1 + Math.floor(next() * 2) : 0,
        square: next() < 0.3,
      },
      next,
    );
  }
  const half = size * 0.78;
  wall(model, stuff, [-half, 0, size * 0.26], [half, 0, size * 0.26], size * 0.26);
  hall(
    model,
    stuff,
    [lean - size * 0.34, 0, size * 0.02],
    [size * 0.24, size * 0.24, size * 0.13],
    4,
  );
  gate(model, stuff, [(next() - 0.5) * size * 0.5, 0, size * 0.3], size * 0.12);
  return Math.max(main * 1.15 + size * 0.5, slim + size * 0.24);
}

/** A long house with a steep roof and a row of lit windows. */
function hall(model: Model, stuff: Stuff, at: Vector, [hx, hy, hz]: Vector, windows: number) {
  model.inside({ at }, () => {
    model.use(stuff.stone).box([0, hy, 0], [hx, hy, hz]);
    gable(model, stuff.slate, [0, hy * 2, 0], [hx * 1.06, hz * 1.15], hz * 1.5);
    for (let index = 0; index < windows; index++) {
      const x = ((index + 0.5) / windows - 0.5) * hx * 1.7;
      model.inside({ at: [x, hy * 1.3, hz + 0.02] }, () =>
        litWindow(model, stuff, hx * 0.07, hy * 0.24),
      );
    }
  });
}

/** A roof with its ridge along x. */
export function gable(
  model: Model,
  material: Stuff['roof'],
  [x, y, z]: Vector,
  [hx, hz]: readonly [number, number],
  rise: number,
) {
  model.use(material);
  model.quad(
    [x - hx, y, z + hz],
    [x + hx, y, z + hz],
    [x + hx, y + rise, z],
    [x - hx, y + rise, z],
  );
  model.quad(
    [x + hx, y, z - hz],
    [x - hx, y, z - hz],
    [x - hx, y + rise, z],
    [x + hx, y + rise, z],
  );
  model.triangle([x + hx, y, z + hz], [x + hx, y, z - hz], [x + hx, y + rise, z]);
  model.triangle([x - hx, y, z - hz], [x - hx, y, z + hz], [x - hx, y + rise, z]);
}

function gate(model: Model, stuff: Stuff, at: Vector, size: number) {
  model.inside({ at }, () => {
    model.use(stuff.stone);
    model.box([-size, size * 1.5, 0], [size * 0.45, size * 1.9, size * 0.5]);
    model.box([size, size * 1.5, 0], [size * 0.45, size * 1.9, size * 0.5]);
    model.box([0, size * 2.6, 0], [size, size * 0.6, size * 0.45]);
    model.use(stuff.window);
    model.quad(
      [-size * 0.5, 0, size * 0.1],
      [size * 0.5, 0, size * 0.1],
      [size * 0.5, size * 1.6, size * 0.1],
      [-size * 0.5, size * 1.6, size * 0.1],
    );
    model.use(stuff.iron);
    for (let bar = -2; bar <= 2; bar++) {
      model.box([bar * size * 0.2, size * 0.9, size * 0.16], [size * 0.025, size, size * 0.02]);
    }
  });
}
