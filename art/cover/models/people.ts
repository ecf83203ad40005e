import type { Rgb } from '#art/paint/colour.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Model } from '../render/model.ts';
import type { Stuff } from './stuff.ts';

export interface Figure {
  at: Vector;
  /** In radians. At 0, the figure faces the viewer. */
  turn: number;
  size?: number;
  build?: 'cloak' | 'armour' | 'robe' | 'dwarf';
  holds?: 'staff' | 'spear' | 'sword' | 'torch' | 'banner' | 'lantern' | 'nothing';
  /** One arm points ahead. */
  points?: boolean;
  sits?: boolean;
}

const cloths: Rgb[] = [
  [0.2, 0.045, 0.03],
  [0.05, 0.075, 0.13],
  [0.06, 0.085, 0.05],
  [0.11, 0.075, 0.045],
  [0.09, 0.05, 0.11],
  [0.16, 0.13, 0.09],
  [0.045, 0.045, 0.055],
];

/**
 * A person with the given build, pose and object in hand. Returns the position of the light of a torch or lantern in
 * world coordinates, otherwise undefined.
 */
export function person(
  model: Model,
  stuff: Stuff,
  figure: Figure,
  next: () => number,
): Vector | undefined {
  const {
    at,
    turn,
    size = 1,
    build = 'cloak',
    holds = 'nothing',
    points = false,
    sits = false,
  } = figure;
  const cloth = stuff.cloth(cloths[Math.floor(next() * cloths.length)] ?? [0.1, 0.1, 0.1]);
  const under = stuff.cloth(cloths[Math.floor(next() * cloths.length)] ?? [0.1, 0.1, 0.1]);
  const girth = build === 'dwarf' ? 1.35 : build === 'armour' ? 1.12 : 1;
  const high = build === 'dwarf' ? 0.74 : 1;
  let light: Vector | undefined;
  model.inside({ at, turn, size: size * high }, () => {
    const drop = sits ? -0.52 : 0;
    const hem = build === 'robe' ? 0.03 : build === 'cloak' ? 0.28 : 0.72;
    legs(model, under, girth, sits);
    body(model, cloth, girth / high, hem + (sits ? 0.2 : 0), drop, next);
    head(model, stuff, cloth, build, drop, next);
    const front: Vector = [0.32 * girth, 1.06 + drop, 0.32];
    const lit = holds === 'torch' || holds === 'lantern';
    const rest = (side: number): Vector => [side * 0.29 * girth, 0.88 + drop * 0.8, 0.1];
    const right = points ? ([0.42, 1.42 + drop, 0.62] as const) : lit ? front : rest(1);
    arm(model, cloth, [0.21 * girth, 1.4 + drop, 0], right);
    const left = holds === 'nothing' || lit ? rest(-1) : ([-0.34 * girth, 1 + drop, 0.2] as const);
    arm(model, cloth, [-0.21 * girth, 1.4 + drop, 0], left);
    if (build === 'cloak' || (build === 'armour' && next() < 0.6)) {
      cape(
        model,
        build === 'cloak' ? cloth : under,
        girth,
        sits ? 0.66 : build === 'cloak' ? 0.12 : 0.42,
        drop,
        next,
      );
    }
    if (holds !== 'nothing') {
      light = hold(model, stuff, holds, [-0.34 * girth, 1 + drop, 0.2], front);
    }
    if (build === 'dwarf' || next() < 0.3) {
      model.use(under).ball([0, 1.24 + drop, -0.26], 0.24, [1, 1.2, 0.7], 8);
    }
    if (build === 'armour') {
      model.use(stuff.iron);
      model.ball([0.23 * girth, 1.42 + drop, 0], 0.115, [1.1, 0.85, 1], 8);
      model.ball([-0.23 * girth, 1.42 + drop, 0], 0.115, [1.1, 0.85, 1], 8);
    }
  });
  return light;
}

function legs(model: Model, cloth: ReturnType<Stuff['cloth']>, girth: number, sits: boolean) {
  model.use(cloth);
  for (const side of [-1, 1]) {
    const hip: Vector = [side * 0.1 * girth, sits ? 0.42 : 0.85, 0];
    const knee: Vector = sits ? [side * 0.16, 0.45, 0.42] : [side * 0.115 * girth, 0.46, 0.03];
    const foot: Vector = sits ? [side * 0.16, 0.02, 0.46] : [side * 0.12 * girth, 0.05, -0.02];
    model.tube(hip, knee, 0.095, 0.075, 6);
    model.tube(knee, foot, 0.075, 0.06, 6);
    model.ball([foot[0], 0.05, foot[2] + 0.07], 0.09, [0.8, 0.6, 1.5], 6);
  }
}

function body(
  model: Model,
  cloth: ReturnType<Stuff['cloth']>,
  girth: number,
  hem: number,
  drop: number,
  next: () => number,
) {
  const folds = 5 + Math.floor(next() * 4);
  // A coat is narrow at the hips; a long robe is wide at its hem.
  const wide = hem > 0.5 ? 0.18 : 0.2 + next() * 0.09;
  model.use(cloth).lathe(
    [0, drop, 0],
    [
      [wide * 1.28 * girth, hem],
      [wide * 1.1 * girth, hem + 0.25],
      [0.2 * girth, 0.95],
      [0.215 * girth, 1.15],
      [0.25 * girth, 1.36],
      [0.2 * girth, 1.47],
      [0.09, 1.54],
      [0.06, 1.6],
    ],
    18,
    (angle, v) =>
      (1 + Math.sin(angle * folds) * 0.1 * Math.max(0, 0.6 - v)) *
      (1 - 0.24 * Math.abs(Math.sin(angle)) * (v > 0.3 ? 1 : 0.4)),
  );
}

/** A cape around the back, in folds, moved a little by the wind. */
function cape(
  model: Model,
  cloth: ReturnType<Stuff['cloth']>,
  girth: number,
  hem: number,
  drop: number,
  next: () => number,
) {
  const wind = (next() - 0.3) * 0.2;
  const phase = next() * 6;
  model.use(cloth).sheet({
    columns: 16,
    rows: 8,
    span: [1.4, 1.4],
    at: (u, v) => {
      const angle = (u - 0.5) * 3.7;
      const fold = 1 + Math.sin(angle * 4.6 + phase) * 0.09 * v;
      const wide = (0.16 + 0.13 * Math.min(1, v * 5) + 0.11 * v) * girth * fold;
      const deep = (0.12 + 0.07 * Math.min(1, v * 5) + 0.16 * v) * girth * fold;
      const ragged = v === 1 ? Math.sin(angle * 5 + phase) * 0.035 : 0;
      return [
        Math.sin(angle) * wide + wind * v * v,
        1.54 + drop - (1.54 - hem) * v + ragged,
        -Math.cos(angle) * deep - Math.abs(wind) * v * v,
      ];
    },
  });
}

function head(
  model: Model,
  stuff: Stuff,
  cloth: ReturnType<Stuff['cloth']>,
  build: Figure['build'],
  drop: number,
  next: () => number,
) {
  const y = 1.7 + drop;
  model.use(stuff.skin).ball([0, y, 0.02], 0.115, [0.92, 1.12, 1], 9);
  const kind = next();
  if (build === 'armour') {
    model.use(stuff.iron).ball([0, y + 0.03, 0], 0.14, [1, 1.1, 1.05], 9);
    if (kind < 0.5) {
      model.use(cloth).tube([0, y + 0.14, 0.04], [0, y + 0.2, -0.2], 0.03, 0.012, 5);
    }
  } else if (build === 'robe' && kind < 0.6) {
    model.use(cloth);
    model.lathe(
      [0, y + 0.06, 0],
      [
        [0.27, 0],
        [0.15, 0.035],
        [0.1, 0.2],
        [0.05, 0.36],
        [0.01, 0.47],
      ],
      12,
    );
  } else if (kind < 0.65) {
    model.use(cloth).lathe(
      [0, y - 0.26, -0.03],
      [
        [0.25, 0],
        [0.18, 0.09],
        [0.145, 0.2],
        [0.155, 0.3],
        [0.12, 0.4],
        [0.03, 0.46],
      ],
      12,
      (angle) => (Math.sin(angle) > 0.6 ? 0.8 : 1),
    );
  } else {
    model.use(stuff.bark).ball([0, y + 0.035, -0.03], 0.125, [1, 1.05, 1], 8);
  }
}

function arm(model: Model, cloth: ReturnType<Stuff['cloth']>, shoulder: Vector, hand: Vector) {
  const elbow: Vector = [
    (shoulder[0] + hand[0]) / 2 + Math.sign(shoulder[0]) * 0.07,
    (shoulder[1] + hand[1]) / 2 - 0.06,
    (shoulder[2] + hand[2]) / 2 - 0.05,
  ];
  model.use(cloth);
  model.tube(shoulder, elbow, 0.085, 0.07, 6);
  model.tube(elbow, hand, 0.075, 0.05, 6);
  model.ball(hand, 0.055, [1, 1, 1], 6);
}

function hold(
  model: Model,
  stuff: Stuff,
  what: NonNullable<Figure['holds']>,
  left: Vector,
  right: Vector,
): Vector | undefined {
  const [x, y, z] = left;
  switch (what) {
    case 'staff':
      model.use(stuff.bark).tube([x, 0, z + 0.05], [x, 1.95, z], 0.025, 0.022, 5);
      model.use(stuff.gold).ball([x, 2, z], 0.06, [1, 1, 1], 7);
      return undefined;
    case 'spear':
      model.use(stuff.bark).tube([x, 0, z + 0.05], [x + 0.03, 2.2, z], 0.02, 0.018, 5);
      model.use(stuff.iron).tube([x + 0.03, 2.2, z], [x + 0.035, 2.48, z], 0.045, 0.004, 5);
      return undefined;
    case 'sword':
      model.use(stuff.iron).tube([x, y, z], [x - 0.1, 0.12, z + 0.25], 0.028, 0.008, 4);
      model
        .use(stuff.gold)
        .tube([x - 0.09, y - 0.02, z - 0.03], [x + 0.09, y, z + 0.03], 0.02, 0.02, 4);
      return undefined;
    case 'banner':
      banner(model, stuff, [x, 0, z], 3.2, 0.8);
      return undefined;
    case 'torch':
      model
        .use(stuff.bark)
        .tube(
          [right[0], right[1] - 0.1, right[2]],
          [right[0] + 0.05, right[1] + 0.5, right[2] + 0.1],
          0.025,
          0.035,
          5,
        );
      flame(model, stuff, [right[0] + 0.05, right[1] + 0.48, right[2] + 0.1], 0.09);
      return model.world([right[0] + 0.05, right[1] + 0.72, right[2] + 0.14]);
    case 'lantern':
      model
        .use(stuff.iron)
        .tube(
          [right[0], right[1] - 0.16, right[2]],
          [right[0], right[1] + 0.02, right[2]],
          0.01,
          0.01,
          4,
        );
      model.use(stuff.window).box([right[0], right[1] - 0.27, right[2]], [0.07, 0.1, 0.07]);
      model.use(stuff.iron).lathe(
        [right[0], right[1] - 0.17, right[2]],
        [
          [0.12, 0],
          [0.02, 0.1],
        ],
        6,
      );
      return model.world([right[0], right[1] - 0.27, right[2] + 0.12]);
    case 'nothing':
      return undefined;
  }
}

/** A long flag on a pole, moved by the wind. */
export function banner(
  model: Model,
  stuff: Stuff,
  at: Vector,
  height: number,
  width: number,
  colour?: Rgb,
) {
  model.inside({ at }, () => {
    model.use(stuff.bark).tube([0, -0.4, 0], [0, height, 0], 0.03 + height * 0.006, 0.025, 6);
    model.use(stuff.gold).ball([0, height, 0], 0.05 + height * 0.012, [1, 1.4, 1], 6);
    model.use(stuff.cloth(colour ?? [0.32, 0.035, 0.03]));
    model.sheet({
      columns: 12,
      rows: 10,
      span: [width, height * 0.5],
      at: (u, v) => {
        const wave = Math.sin(u * 6 + v * 2) * 0.09 * width * u;
        const cut = v === 1 || u < 0.99 ? 0 : -Math.abs(v - 0.5) * width * 0.1;
        return [u * width + cut, height * 0.96 - v * height * 0.42 - u * u * width * 0.14, wave];
      },
    });
  });
}

/** Six tongues of fire around a point. */
export function flame(model: Model, stuff: Stuff, [x, y, z]: Vector, size: number) {
  model.use(stuff.flame);
  for (const [dx, dz, grow] of tongues) {
    const high = size * 4.4 * grow;
    model.sheet({
      columns: 8,
      rows: 8,
      closed: true,
      span: [1, 1],
      at: (u, v) => {
        const angle = -u * 2 * Math.PI;
        const lick = 1 + Math.sin(v * 8 + dx * 9 + angle) * 0.16;
        const reach = size * grow * (1 - v) ** 0.85 * (0.55 + 1.5 * v * (1 - v)) * lick;
        const bend = Math.sin(v * 4.2 + dx * 7) * size * 0.5 * v;
        return [
          x + dx * size * (1 - v * 0.4) + Math.cos(angle) * reach + bend,
          y + v * high,
          z + dz * size + Math.sin(angle) * reach,
        ];
      },
    });
  }
}

/** The x and z offset of each tongue of fire, in units of the size of the fire, and its scale. */
const tongues = [
  [0, 0, 1.15],
  [0.55, 0.25, 0.75],
  [-0.55, 0.1, 0.85],
  [0.2, 0.4, 0.55],
  [-0.9, 0.3, 0.4],
  [0.95, 0.1, 0.45],
] as const;

/** A campfire of logs in a ring of stones. Returns the position of its light in the current frame. */
export function campfire(model: Model, stuff: Stuff, at: Vector, size: number): Vector {
  model.inside({ at, size }, () => {
    model.use(stuff.bark);
    for (let index = 0; index < 6; index++) {
      const angle = index * 1.05;
      model.tube(
        [Math.cos(angle) * 0.55, 0.03, Math.sin(angle) * 0.55],
        [Math.cos(angle) * 0.06, 0.42, Math.sin(angle) * 0.06],
        0.07,
        0.05,
        6,
      );
    }
    model.use(stuff.rock);
    for (let index = 0; index < 9; index++) {
      const angle = index * 0.7;
      model.ball([Math.cos(angle) * 0.78, 0.04, Math.sin(angle) * 0.78], 0.15, [1, 0.75, 1], 6);
    }
    flame(model, stuff, [0, 0.1, 0], 0.24);
  });
  return [at[0], at[1] + 0.75 * size, at[2]];
}
