import type { Rgb } from '#art/paint/colour.ts';
import { type Person, person, placed } from '#art/solid/people.ts';
import { sitting, standing } from '#art/solid/poses.ts';
import { ball, blend, box, cone, limb, solidsOf, type Solid } from '#art/solid/solids.ts';
import type { Vector } from '#art/solid/vector.ts';

const wood: Rgb = [0.12, 0.07, 0.035];
const steel: Rgb = [0.2, 0.21, 0.23];

const wizard: Person = {
  at: [1.1, 0, -0.85],
  facing: -0.95,
  size: 1.02,
  pose: {
    ...standing,
    elbows: [
      [0.36, 1.2, 0.1],
      [-0.38, 1.34, 0.12],
    ],
    hands: [
      [0.44, 1.1, 0.34],
      [-0.52, 1.5, 0.34],
    ],
    head: [0, 1.63, 0.06],
  },
  cloth: [0.1, 0.07, 0.17],
  trousers: [0.09, 0.065, 0.15],
  hat: [0.09, 0.06, 0.16],
  beard: [0.5, 0.48, 0.45],
  cloak: { colour: [0.1, 0.07, 0.17], hem: 0.08, width: 0.3, robe: true },
};

/** The middle of the sign that the wizard draws in the air. */
export const sign: Vector = [0.02, 1.78, -0.95];

function staff(): Solid[] {
  const to = placed(wizard);
  return [
    ...solidsOf(
      { colour: wood, bump: [20, 0.5] },
      limb(to([0.44, 0, 0.38]), to([0.44, 1.85, 0.34]), 0.024),
    ),
    ...solidsOf({ colour: wood }, limb(to([0.44, 1.85, 0.34]), to([0.36, 2, 0.34]), 0.024, 0.016)),
    ...solidsOf({ colour: wood }, limb(to([0.36, 2, 0.34]), to([0.46, 2.08, 0.34]), 0.016, 0.01)),
  ];
}

const dwarf: Person = {
  at: [-1.3, 0, 0.35],
  facing: 1.35,
  size: 0.86,
  girth: 1.35,
  pose: sitting,
  cloth: [0.16, 0.05, 0.03],
  trousers: [0.07, 0.06, 0.05],
  beard: [0.3, 0.11, 0.03],
  helmet: steel,
};

const knight: Person = {
  at: [-0.8, 0, -1.35],
  facing: 0.55,
  size: 1.03,
  girth: 1.08,
  pose: {
    ...standing,
    elbows: [
      [0.42, 1.36, 0.12],
      [-0.32, 1.14, 0.02],
    ],
    hands: [
      [0.66, 1.52, 0.22],
      [-0.22, 1.02, 0.24],
    ],
  },
  cloth: [0.06, 0.1, 0.11],
  trousers: [0.08, 0.07, 0.06],
  hair: [0.16, 0.07, 0.03],
  cloak: { colour: [0.16, 0.035, 0.03], hem: 0.35, width: 0.26 },
};

function sword(): Solid[] {
  const to = placed(knight);
  return [
    ...solidsOf(
      { colour: steel, shine: 1.6 },
      limb(to([-0.2, 0.03, 0.3]), to([-0.2, 0.95, 0.28]), 0.014, 0.026),
    ),
    ...solidsOf(
      { colour: [0.2, 0.14, 0.05], shine: 1 },
      limb(to([-0.33, 0.97, 0.28]), to([-0.07, 0.97, 0.28]), 0.02),
    ),
    ...solidsOf({ colour: wood }, limb(to([-0.2, 0.97, 0.28]), to([-0.2, 1.14, 0.28]), 0.018)),
  ];
}

const ranger: Person = {
  at: [1.36, 0, 0.95],
  facing: -2.1,
  size: 0.98,
  pose: {
    ...sitting,
    hips: [0, 0.46, -0.05],
    chest: [0, 0.88, 0.06],
    head: [0.02, 1.17, 0.16],
    hands: [
      [0.14, 0.7, 0.5],
      [-0.2, 0.66, 0.44],
    ],
  },
  cloth: [0.05, 0.075, 0.045],
  trousers: [0.06, 0.05, 0.04],
  hood: [0.05, 0.07, 0.045],
  cloak: { colour: [0.05, 0.07, 0.045], hem: 0.14, width: 0.34 },
};

function logSeat(a: Vector, b: Vector): Solid[] {
  return solidsOf({ colour: [0.1, 0.065, 0.04], bump: [14, 0.7] }, cone(a, b, 0.19, 0.17));
}

/** A pack with a bedroll and a round shield, which lie on the empty side of the fire. */
function gear(): Solid[] {
  const leather: Rgb = [0.11, 0.065, 0.035];
  return [
    ...solidsOf(
      { colour: leather, bump: [16, 0.4] },
      blend(
        0.06,
        box([-2.75, 0.22, 0.5], [0.24, 0.24, 0.17], 0.5, 0.09),
        ball([-2.72, 0.42, 0.58], 0.14, [1.3, 0.7, 1]),
      ),
    ),
    ...solidsOf(
      { colour: [0.16, 0.13, 0.09], bump: [20, 0.4] },
      cone([-3.0, 0.56, 0.6], [-2.5, 0.56, 0.36], 0.105),
    ),
    ...solidsOf(
      { colour: [0.12, 0.05, 0.03], bump: [10, 0.3] },
      cone([-2.12, 0.36, 0.32], [-2.07, 0.385, 0.36], 0.37),
    ),
    ...solidsOf({ colour: steel, shine: 1.4 }, ball([-2.06, 0.39, 0.37], 0.1, [1, 1, 0.7])),
  ];
}

/** A wizard who casts, a seated dwarf, a knight who points, and a hooded ranger. */
export function company(): Solid[] {
  return [
    ...[wizard, dwarf, knight, ranger].flatMap(person),
    ...staff(),
    ...sword(),
    ...gear(),
    ...logSeat([-1.75, 0.17, -0.15], [-1.35, 0.17, 0.95]),
    ...logSeat([1.0, 0.17, 1.45], [1.7, 0.17, 0.45]),
  ];
}
