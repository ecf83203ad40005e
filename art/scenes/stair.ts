import { add, black, mix, palette, scale } from '#art/paint/colour.ts';
import type { Painting } from '#art/paint/export.ts';
import { smooth } from '#art/paint/noise.ts';
import { flame } from '#art/solid/fire.ts';
import { type Person, person, placed } from '#art/solid/people.ts';
import { standing, walking } from '#art/solid/poses.ts';
import {
  ball,
  blend,
  box,
  carve,
  cone,
  limb,
  solidsOf,
  ring,
  type Solid,
} from '#art/solid/solids.ts';
import { stonework } from '#art/solid/stonework.ts';
import { unit, type Vector } from '#art/solid/vector.ts';
import { view, type World } from '#art/solid/world.ts';
import { halo } from './halo.ts';

const rise = 0.19;
const tread = 0.52;
const steps = 15;
const first = 1.6;

/** The height of the stair at a distance from the viewer. */
function level(z: number): number {
  return rise * Math.min(steps, Math.max(0, Math.ceil((first - z) / tread)));
}

const masonry = stonework({ tone: [0.16, 0.152, 0.155], courses: 2.3, blocks: 1.2, seed: 4 });

function hall(): Solid[] {
  const stone = { colour: masonry, bump: [7, 0.32] as const };
  const room = carve(
    box([0, 3, -4], [6, 6, 13], 0, 0.01),
    box([0, 0, -4], [2.6, 3.2, 12.6]),
    cone([0, 3, 9], [0, 3, -16.6], 2.6),
  );
  const stair = Array.from({ length: steps }, (_, index) => {
    const y = rise * (index + 1);
    const z = first - tread * index;
    return box([0, y - 0.5, z - 3], [2.7, 0.5, 3], 0, 0.025);
  });
  const gate = carve(
    box([0, 4.5, -7.6], [3, 4.6, 0.45]),
    box([0, 3.6, -7.6], [1.15, 1.5, 2]),
    cone([0, 5.1, -5], [0, 5.1, -10], 1.15),
  );
  const pillars = [-1, 1].flatMap((side) =>
    [2.4, -2.2].map((z) => cone([side * 2.5, -0.2, z], [side * 2.5, 5, z], 0.42, 0.36)),
  );
  const bases = [-1, 1].flatMap((side) =>
    [2.4, -2.2].map((z) => box([side * 2.45, level(z) + 0.2, z], [0.55, 0.3, 0.55], 0, 0.05)),
  );
  return solidsOf(stone, room, gate, ...stair, ...pillars, ...bases);
}

const torch: Vector = [-2.0, 3.35, 0.35];

const leader: Person = {
  at: [0.42, level(-2.6), -2.6],
  facing: Math.PI - 0.1,
  size: 1.02,
  pose: {
    ...walking,
    elbows: [
      [0.33, 1.2, 0.16],
      [-0.34, 1.16, 0.1],
    ],
    hands: [
      [0.32, 1.16, 0.42],
      [-0.42, 1.08, 0.32],
    ],
  },
  cloth: [0.13, 0.13, 0.14],
  trousers: [0.06, 0.05, 0.04],
  helmet: [0.2, 0.21, 0.23],
  cloak: { colour: [0.16, 0.035, 0.03], hem: 0.45, width: 0.25 },
};
const mage: Person = {
  at: [-0.72, level(-0.6), -0.6],
  facing: Math.PI + 0.25,
  pose: {
    ...standing,
    elbows: [[0.33, 1.16, 0.12], standing.elbows[1]],
    hands: [[0.42, 1.14, 0.34], standing.hands[1]],
  },
  cloth: [0.06, 0.05, 0.12],
  trousers: [0.05, 0.045, 0.1],
  hat: [0.06, 0.05, 0.12],
  cloak: { colour: [0.06, 0.05, 0.12], hem: 0.1, width: 0.3, robe: true },
};
const thief: Person = {
  at: [1.35, level(0.5), 0.5],
  facing: Math.PI - 0.5,
  size: 0.8,
  girth: 1.1,
  pose: walking,
  cloth: [0.05, 0.07, 0.04],
  trousers: [0.06, 0.05, 0.04],
  hood: [0.05, 0.075, 0.045],
  cloak: { colour: [0.05, 0.075, 0.045], hem: 0.5, width: 0.24 },
};

function belongings(): Solid[] {
  const hand = placed(leader);
  const mageHand = placed(mage);
  const steel = { colour: [0.22, 0.23, 0.25] as const, shine: 1.6 };
  const skull = blend(
    0.03,
    ball([-1.35, 0.13, 2.6], 0.12, [1, 1, 1.1]),
    ball([-1.33, 0.06, 2.71], 0.07),
  );
  return [
    ...solidsOf(steel, limb(hand([-0.42, 1.1, 0.34]), hand([-0.6, 1.75, 0.75]), 0.03, 0.008)),
    ...solidsOf(steel, limb(hand([-0.53, 1.18, 0.33]), hand([-0.33, 1.08, 0.42]), 0.022)),
    ...solidsOf(
      { colour: [0.1, 0.05, 0.03], bump: [12, 0.3] },
      cone(hand([0.5, 1.12, 0.3]), hand([0.44, 1.12, 0.36]), 0.36),
    ),
    ...solidsOf(
      { colour: [0.1, 0.06, 0.03] },
      limb(mageHand([0.42, 0, 0.38]), mageHand([0.42, 1.95, 0.34]), 0.022),
    ),
    ...solidsOf(
      { colour: [0.05, 0.04, 0.035], clear: true },
      limb([-2.24, 2.75, 0.35], torch, 0.045, 0.06),
      ring([-2.1, 3.05, 0.35], [0.3, 1, 0], 0.09, 0.02),
    ),
    ...solidsOf(
      { colour: [0.4, 0.37, 0.3] },
      carve(skull, ball([-1.4, 0.13, 2.72], 0.035), ball([-1.3, 0.13, 2.72], 0.035)),
      limb([-1.15, 0.04, 2.5], [-0.85, 0.04, 2.75], 0.03),
    ),
    ...solidsOf(
      { colour: [0.12, 0.12, 0.125], bump: [10, 0.6] },
      ball([1.75, 0.05, 2.75], 0.2, [1.2, 0.8, 1]),
      ball([2.05, 0.03, 2.35], 0.14),
      ball([1.4, 0.02, 2.95], 0.09),
    ),
  ];
}

/** Three adventurers climb an underground stair. A torch burns on the wall, and cold light comes through the gate. */
export function stairCover(): Painting {
  const world: World = {
    camera: { eye: [0.15, 1.75, 8.2], target: [0.05, 2.1, 0], angle: 0.56, aspect: 16 / 9 },
    solids: [...hall(), ...[leader, mage, thief].flatMap(person), ...belongings()],
    ground: { height: () => 0, surface: { colour: masonry, bump: [7, 0.5], shine: 0.05 } },
    lamps: [
      {
        at: [torch[0] + 0.12, torch[1] + 0.25, torch[2]],
        colour: palette.flame,
        strength: 8,
        reach: 1.8,
        soft: 0.16,
      },
      { at: [0, 5.2, -9.6], colour: palette.moon, strength: 9, reach: 2.2, soft: 0.3 },
    ],
    moon: { towards: unit([0, 0.7, -1]), colour: black },
    ambient: scale(palette.horizon, 0.3),
    fog: { colour: scale(palette.night, 1.2), from: 9, to: 30, most: 0.6 },
    far: 40,
    sky: (_, y) => mix(palette.horizon, palette.haze, smooth(0.1, 0.5, y)),
  };
  const seen = view(world);
  const fire = seen.at(torch);
  const size = 0.6 * fire.unit;
  const glow = halo(seen.at([torch[0], torch[1] + 0.22, torch[2]]), 0.7, 0.3);
  return {
    scene: (x, y) => add(seen.scene(x, y), flame((x - fire.x) / size, (fire.y - y) / size, 5)),
    light: glow,
  };
}
