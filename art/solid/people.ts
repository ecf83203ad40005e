import { type Rgb, scale } from '#art/paint/colour.ts';
import {
  ball,
  blend,
  carve,
  cone,
  limb,
  solidsOf,
  ring,
  type Shape,
  type Solid,
} from './solids.ts';
import type { Pose } from './poses.ts';
import { plus, turn, type Vector } from './vector.ts';

export interface Person {
  at: Vector;
  /** The direction of the look: 0 towards the viewer, positive to the right. */
  facing: number;
  size?: number;
  girth?: number;
  pose: Pose;
  cloth: Rgb;
  trousers: Rgb;
  skin?: Rgb;
  /** The hair; undefined under a hood or helmet. */
  hair?: Rgb;
  beard?: Rgb;
  hood?: Rgb;
  hat?: Rgb;
  helmet?: Rgb;
  /** A cloak down to the height `hem`. A robe also covers the front. */
  cloak?: { colour: Rgb; hem: number; width: number; robe?: boolean };
}

const fair: Rgb = [0.5, 0.3, 0.2];

export type Place = (joint: Vector) => Vector;

/** Where a joint of the person is in the world, for the things in hand. */
export function placed({ at, facing, size = 1 }: Person): Place {
  return ([x, y, z]) => plus(at, turn([x * size, y * size, z * size], facing));
}

export function person(plan: Person): Solid[] {
  const { pose, girth = 1, size = 1 } = plan;
  const to = placed(plan);
  const wide = size * girth;
  const skin = { colour: plan.skin ?? fair };
  const cloth = { colour: plan.cloth, bump: [22, 0.35] as const };
  const shoulders = sides.map((side) => plus(pose.chest, [0.17 * side * girth, 0.06, 0]));
  const sleeve = (index: 0 | 1) => {
    const shoulder = shoulders[index] ?? pose.chest;
    const cuff = plus(pose.elbows[index], direction(pose.elbows[index], pose.hands[index]), 0.8);
    return blend(
      0.05 * size,
      limb(to(shoulder), to(pose.elbows[index]), 0.078 * wide, 0.06 * wide),
      limb(to(pose.elbows[index]), to(cuff), 0.058 * wide, 0.062 * wide),
    );
  };
  const torso = blend(
    0.1 * size,
    limb(to(pose.hips), to(pose.chest), 0.16 * wide, 0.175 * wide),
    limb(to(shoulders[0] ?? pose.chest), to(shoulders[1] ?? pose.chest), 0.085 * wide),
    sleeve(0),
    sleeve(1),
  );
  const leg = (index: 0 | 1) => {
    const hip = plus(pose.hips, [0.09 * (sides[index] ?? 1) * girth, -0.03, 0]);
    return blend(
      0.04 * size,
      limb(to(hip), to(pose.knees[index]), 0.105 * wide, 0.075 * wide),
      limb(
        to(pose.knees[index]),
        to(plus(pose.feet[index], [0, 0.05, 0])),
        0.075 * wide,
        0.055 * wide,
      ),
    );
  };
  const boot = (index: 0 | 1) =>
    blend(
      0.04,
      limb(
        to(plus(pose.feet[index], [0, 0.26, -0.01])),
        to(pose.feet[index]),
        0.075 * wide,
        0.068 * wide,
      ),
      limb(
        to(pose.feet[index]),
        to(plus(pose.feet[index], [0, -0.01, 0.15])),
        0.062 * wide,
        0.05 * wide,
      ),
    );
  const belt = ring(to(plus(pose.hips, [0, 0.09, 0.01])), [0, 1, 0], 0.155 * wide, 0.028 * size);
  return [
    ...solidsOf(cloth, torso),
    ...solidsOf({ colour: plan.trousers }, leg(0), leg(1)),
    ...(plan.cloak?.robe ? [] : solidsOf({ colour: [0.05, 0.03, 0.018], shine: 0.2 }, belt)),
    ...solidsOf({ colour: [0.045, 0.028, 0.018], shine: 0.1 }, boot(0), boot(1)),
    ...solidsOf(skin, hand(to, pose, 0, size), hand(to, pose, 1, size)),
    ...head(plan, to),
    ...cloakOf(plan, to),
  ];
}

const sides = [1, -1] as const;

function direction(from: Vector, to: Vector): Vector {
  return plus(to, from, -1);
}

/** A palm, three fingers and a thumb, in the direction of the lower arm. */
function hand(to: Place, { elbows, hands }: Pose, index: 0 | 1, size: number): Shape {
  const palm = hands[index];
  const [dx, dy, dz] = direction(elbows[index], palm);
  const length = Math.hypot(dx, dy, dz);
  const along = (amount: number, across: number, lift: number): Vector =>
    to(
      plus(palm, [
        (dx / length) * amount + across,
        (dy / length) * amount + lift,
        (dz / length) * amount,
      ]),
    );
  return blend(
    0.02 * size,
    limb(along(-0.05, 0, 0), along(0.03, 0, 0), 0.034 * size, 0.042 * size),
    limb(along(0.03, 0.024, 0.01), along(0.12, 0.03, 0.02), 0.016 * size),
    limb(along(0.03, 0, 0), along(0.13, 0, 0.005), 0.016 * size),
    limb(along(0.03, -0.024, -0.01), along(0.12, -0.03, -0.012), 0.016 * size),
    limb(along(0, 0.01, 0.03), along(0.06, 0.014, 0.075), 0.017 * size, 0.013 * size),
  );
}

function head(plan: Person, to: Place): Solid[] {
  const { pose, size = 1, hair, beard, hood, hat, helmet } = plan;
  const at = (x: number, y: number, z: number) => to(plus(pose.head, [x, y, z]));
  const face = blend(
    0.03 * size,
    ball(at(0, 0.02, 0), 0.1 * size),
    limb(at(0, -0.06, 0.03), at(0, -0.02, 0.02), 0.066 * size, 0.085 * size),
    limb(at(0, 0.01, 0.1), at(0, -0.025, 0.122), 0.012 * size, 0.02 * size),
    limb(at(-0.04, 0.035, 0.088), at(0.04, 0.035, 0.088), 0.016 * size),
    limb(at(0, -0.06, -0.02), at(0, -0.2, -0.03), 0.055 * size, 0.07 * size),
  );
  const eyes = [-0.036, 0.036].map((x) => ball(at(x, 0.012, 0.09), 0.018 * size));
  const parts = [
    ...solidsOf({ colour: plan.skin ?? fair }, face),
    ...solidsOf({ colour: [0.02, 0.015, 0.012], shine: 0.5 }, ...eyes),
  ];
  if (hair) {
    const lock = blend(
      0.04 * size,
      ball(at(0, 0.055, -0.03), 0.107 * size),
      limb(at(0, 0.03, -0.08), at(0, -0.2, -0.12), 0.06 * size, 0.03 * size),
    );
    parts.push(...solidsOf({ colour: hair, bump: [40, 0.4] }, lock));
  }
  if (beard) {
    const tuft = blend(
      0.04 * size,
      limb(at(0, -0.07, 0.08), at(0, -0.3, 0.12), 0.075 * size, 0.02 * size),
      limb(at(-0.07, -0.02, 0.04), at(0.07, -0.02, 0.04), 0.05 * size),
    );
    parts.push(
      ...solidsOf(
        { colour: beard, bump: [40, 0.5] },
        carve(tuft, ball(at(0, 0.02, 0.13), 0.075 * size)),
      ),
    );
  }
  if (hood) {
    const cowl = blend(
      0.06 * size,
      ball(at(0, 0.03, -0.03), 0.145 * size),
      limb(at(0, 0.12, -0.07), at(0, 0.07, -0.19), 0.06 * size, 0.03 * size),
      limb(at(-0.1, -0.2, -0.03), at(0.1, -0.2, -0.03), 0.1 * size),
    );
    const opening = limb(at(0, -0.03, 0.08), at(0, 0.0, 0.26), 0.088 * size, 0.11 * size);
    parts.push(...solidsOf({ colour: hood, bump: [18, 0.3] }, carve(cowl, opening)));
  }
  if (hat) {
    const pointed = blend(
      0.04 * size,
      cone(at(0, 0.075, -0.01), at(0, 0.1, -0.012), 0.27 * size, 0.22 * size),
      limb(at(0, 0.1, -0.01), at(0.02, 0.34, -0.05), 0.115 * size, 0.055 * size),
      limb(at(0.02, 0.34, -0.05), at(0.07, 0.46, -0.14), 0.052 * size, 0.014 * size),
    );
    parts.push(...solidsOf({ colour: hat, bump: [20, 0.35] }, pointed));
  }
  if (helmet) {
    const cap = carve(
      ball(at(0, 0.045, -0.01), 0.125 * size),
      cone(at(0, -0.2, 0), at(0, 0.02, 0), 0.3 * size),
    );
    parts.push(
      ...solidsOf(
        { colour: helmet, shine: 1.4 },
        cap,
        limb(at(0, 0.05, 0.115), at(0, -0.03, 0.13), 0.013 * size),
      ),
      ...solidsOf(
        { colour: scale(helmet, 0.7), shine: 1 },
        ring(at(0, 0.03, -0.01), [0, 1, 0], 0.122 * size, 0.014 * size),
      ),
    );
  }
  return parts;
}

function cloakOf({ cloak, pose, size = 1, girth = 1, hood }: Person, to: Place): Solid[] {
  if (!cloak) {
    return [];
  }
  const { chest, hips } = pose;
  const [x, , z] = hips;
  const fold = (angle: number): Shape => {
    const foot: Vector = [
      x + Math.sin(angle) * cloak.width,
      cloak.hem,
      z - 0.03 - Math.cos(angle) * cloak.width * 0.75,
    ];
    const top = plus(chest, [Math.sin(angle) * 0.13 * girth, 0.08, -0.04 - Math.cos(angle) * 0.09]);
    return limb(to(top), to(foot), 0.085 * size * girth, 0.075 * size * girth);
  };
  const folds = [
    -1.5,
    -1,
    -0.5,
    0,
    0.5,
    1,
    1.5,
    ...(cloak.robe ? [2, 2.5, 3.14, -2.5, -2] : []),
  ].map(fold);
  const collar = hood
    ? []
    : [
        limb(
          to(plus(chest, [-0.12, 0.13, -0.05])),
          to(plus(chest, [0.12, 0.13, -0.05])),
          0.075 * size,
        ),
      ];
  return solidsOf(
    { colour: cloak.colour, bump: [14, 0.35] },
    blend(0.09 * size, ...folds, ...collar),
  );
}
