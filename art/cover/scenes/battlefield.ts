import type { Sliced } from '#art/paint/slices.ts';
import type { Vector } from '#art/solid/vector.ts';
import { castle } from '../models/castle.ts';
import { groundCover } from '../models/ground-cover.ts';
import { boulder, land, mountains, rolling } from '../models/land.ts';
import { banner, flame, person } from '../models/people.ts';
import { deadTree } from '../models/trees.ts';
import type { Lamp, Puff } from '../render/stage.ts';
import { between, fireLamp, oneOf, type Setting, smoke, type Workshop } from '../setting.ts';
import { hasPart } from '../things/fitting.ts';

/** A field with banners, weapons and fires; armies on the ridge, or a siege. */
export function* battlefield(workshop: Workshop): Sliced<Setting> {
  const { model, stuff, next, plan, mood } = workshop;
  const seed = Math.floor(next() * 900);
  const side = next() < 0.6 ? 1 : -1;
  const hills = rolling(seed, 20, between(next, 1.2, 2.6));
  const ridge = between(next, 24, 42);
  const rise = between(next, 1.5, 4.5);
  const height = (x: number, z: number) =>
    hills(x, z) +
    rise * Math.exp(-(((z + ridge) / 11) ** 2)) * (0.6 + 0.4 * Math.cos(x * 0.07 + seed));
  const eye: Vector = [0, height(0, 11) + between(next, 1, 4), 11];
  land(model, { material: { ...stuff.earth, colour: [0.09, 0.07, 0.05] }, height, eye });
  const lamps: Lamp[] = [];
  const puffs: Puff[] = [];
  groundCover(model, stuff, { height, eye, tufts: 120, stones: 14 }, next);
  litter(workshop, height);
  yield;
  const kind = oneOf(next, ['armies', 'siege', 'champion'] as const);
  const hasPeople = hasPart(plan, 'people');
  if ((kind !== 'champion' || next() < 0.5) && hasPeople) {
    yield* ranks(workshop, height, ridge, side, kind === 'armies' ? 74 : 34);
  }
  yield;
  if (kind === 'siege') {
    const at: Vector = [side * between(next, 12, 24), 1.5, -between(next, 60, 78)];
    model.inside({ at }, () =>
      castle(model, stuff, { towers: 5, size: between(next, 12, 16), ruin: true }, next),
    );
    model.inside({ at: [at[0] + 2, 9, at[2] + 3] }, () => flame(model, stuff, [0, 0, 0], 1.1));
    lamps.push(fireLamp([at[0] + 2, 12, at[2] + 6], 3, 9, { halo: 8 }));
    puffs.push(...smoke([at[0] + 2, 14, at[2]], 3.4, 34, [0.05, 0.045, 0.045], next));
    trebuchet(
      workshop,
      [-side * between(next, 7, 11), height(-side * 9, -16), -between(next, 13, 20)],
      side,
    );
  }
  yield;
  if (kind === 'champion' && hasPeople) {
    const mound: Vector = [
      side * between(next, 1.5, 3.2),
      height(side * 2, 2) - 0.4,
      between(next, 0, 3),
    ];
    boulder(model, stuff.rock, mound, [2.8, 1.3, 2], seed + 4, 30);
    person(
      model,
      stuff,
      {
        at: [mound[0], mound[1] + 1.02, mound[2]],
        turn: Math.PI + side * 0.5,
        build: 'armour',
        holds: oneOf(next, ['banner', 'sword', 'spear'] as const),
        size: 1.12,
      },
      next,
    );
  }
  for (let index = 0; index < 2 + Math.floor(next() * 4); index++) {
    const z = between(next, -26, -3);
    const x = between(next, -1, 1) * (4 + (11 - z) * 0.4);
    const at: Vector = [x, height(x, z), z];
    pyre(workshop, at, between(next, 0.15, 0.3));
    lamps.push(
      fireLamp([at[0], at[1] + 0.9, at[2] + 0.3], 2.2, 2.6, { halo: 1.3, shadow: index < 2 }),
    );
    puffs.push(
      ...smoke(
        [at[0], at[1] + 1.2, at[2]],
        between(next, 0.6, 1.1),
        between(next, 8, 15),
        plan.hour === 'night' ? [0.02, 0.022, 0.026] : [0.09, 0.08, 0.08],
        next,
      ),
    );
  }
  yield;
  if (next() < 0.5) {
    const x = -side * between(next, 3.5, 6);
    deadTree(model, stuff, [x, height(x, 1), 1], between(next, 4.5, 7.5), next);
  }
  yield;
  mountains(model, {
    material: { ...stuff.rock, pitch: 0.1, dusted: Math.max(0.3, mood.snow) },
    seed: seed + 3,
    away: 170,
    width: 460,
    height: between(next, 10, 42),
    foot: -3,
    gap: side * 0.2,
  });
  return {
    camera: {
      eye,
      target: [side * 1.5, eye[1] + between(next, 0.4, 2.6), -24],
      angle: between(next, 0.56, 0.82),
    },
    lamps,
    around: [0, 1, -8],
    span: 28,
    calm: side > 0 ? 'upper-left' : 'lower',
    near: [
      { at: [-side * 1.6, height(-side * 1.6, 4), 4], size: 1 },
      { at: [side * 4, height(side * 4, -1), -1], size: 1.2 },
    ],
    ground: height,
    far: [
      { at: [-side * 15, height(-side * 15, -40), -42], size: 7 },
      { at: [side * 9, height(side * 9, -ridge), -ridge], size: 6 },
    ],
    air: { at: [-side * 7, 13, -40], size: 7 },
    puffs,
    sparks: { count: 30, colour: [1, 0.42, 0.12] },
    fog: { distance: Math.min(mood.fog.distance, 85) },
  };
}

/** A fire of broken beams. */
function pyre({ model, stuff, next }: Workshop, at: Vector, size: number) {
  flame(model, stuff, at, size);
  model.use({ ...stuff.bark, colour: [0.03, 0.025, 0.02] });
  for (let index = 0; index < 7; index++) {
    const [from, to] = [next() * 6.3, next() * 6.3];
    const reach = size * between(next, 2.2, 4);
    model.tube(
      [at[0] + Math.cos(from) * reach, at[1], at[2] + Math.sin(from) * reach],
      [
        at[0] - Math.cos(to) * size,
        at[1] + size * between(next, 0.8, 3),
        at[2] - Math.sin(to) * size,
      ],
      size * 0.28,
      size * 0.2,
      5,
    );
  }
}

/** Weapons and shields in the ground. */
function litter({ model, stuff, next }: Workshop, height: (x: number, z: number) => number) {
  for (let index = 0; index < 46; index++) {
    const z = 7.5 - next() ** 1.4 * 30;
    const x = between(next, -1, 1) * (3 + (11 - z) * 0.5);
    const at: Vector = [x, height(x, z), z];
    const kind = next();
    model.inside({ at, turn: next() * 6.3, lean: between(next, -0.5, 0.5) }, () => {
      if (kind < 0.45) {
        model.use(stuff.bark).tube([0, -0.3, 0], [0, 1.7, 0], 0.028, 0.022, 5);
        model.use(stuff.iron).tube([0, 1.7, 0], [0, 2, 0], 0.05, 0.004, 5);
      } else if (kind < 0.65) {
        model.use(stuff.iron).tube([0, -0.1, 0], [0, 0.75, 0], 0.04, 0.035, 4);
        model.use(stuff.gold).tube([-0.17, 0.76, 0], [0.17, 0.76, 0], 0.03, 0.03, 4);
        model.use(stuff.bark).tube([0, 0.76, 0], [0, 1, 0], 0.025, 0.025, 5);
      } else if (kind < 0.82) {
        model
          .use(stuff.cloth(next() < 0.5 ? [0.3, 0.04, 0.03] : [0.05, 0.08, 0.18]))
          .ball([0, 0.25, 0], 0.42, [1, 1, 0.2], 12);
        model.use(stuff.iron).ball([0, 0.25, 0.06], 0.12, [1, 1, 0.7], 7);
      } else if (kind < 0.9) {
        banner(
          model,
          stuff,
          [0, 0, 0],
          between(next, 2.6, 4.2),
          0.9,
          next() < 0.5 ? [0.32, 0.035, 0.03] : [0.04, 0.07, 0.17],
        );
      } else {
        wheel(model, stuff);
      }
    });
  }
}

function wheel(model: Workshop['model'], stuff: Workshop['stuff']) {
  model.use(stuff.timber);
  for (let index = 0; index < 14; index++) {
    const [a, b] = [(index / 14) * 6.283, ((index + 1) / 14) * 6.283];
    model.tube(
      [Math.cos(a) * 0.6, 0.4 + Math.sin(a) * 0.6, 0],
      [Math.cos(b) * 0.6, 0.4 + Math.sin(b) * 0.6, 0],
      0.06,
      0.06,
      5,
    );
    if (index % 2 === 0) {
      model.tube([0, 0.4, 0], [Math.cos(a) * 0.6, 0.4 + Math.sin(a) * 0.6, 0], 0.035, 0.035, 4);
    }
  }
}

/** Soldiers in ranks on the ridge, with spears and banners. */
function* ranks(
  { model, stuff, next }: Workshop,
  height: (x: number, z: number) => number,
  ridge: number,
  side: number,
  count: number,
): Sliced<void> {
  const [low, high] = count > 40 ? [-26, 26] : [-side * 24, -side * 2];
  for (let index = 0; index < count; index++) {
    if (index % 16 === 15) {
      yield;
    }
    const x = low + (high - low) * ((index + next() * 0.8) / count);
    const z = -ridge + between(next, 0, 7);
    person(
      model,
      stuff,
      {
        at: [x, height(x, z), z],
        turn: between(next, -0.5, 0.5) + side * 0.6,
        build: 'armour',
        holds: index % 9 === 4 ? 'banner' : 'spear',
        size: 1.1,
      },
      next,
    );
  }
}

function trebuchet({ model, stuff }: Workshop, at: Vector, side: number) {
  model.inside({ at, turn: side * 0.9, size: 1.15 }, () => {
    model.use(stuff.timber);
    for (const x of [-0.9, 0.9]) {
      model.tube([x, 0, -1.8], [x, 4.2, 0], 0.14, 0.12, 6);
      model.tube([x, 0, 1.8], [x, 4.2, 0], 0.14, 0.12, 6);
      model.tube([x, 0.15, -2.2], [x, 0.15, 2.2], 0.15, 0.15, 6);
      model.tube([x, 2, -0.95], [x, 2, 0.95], 0.09, 0.09, 5);
    }
    model.tube([-1.1, 4.2, 0], [1.1, 4.2, 0], 0.16, 0.16, 7);
    model.tube([0, 2.2, -1.6], [0, 8.4, 3.6], 0.17, 0.08, 7);
    model.use(stuff.iron).box([0, 1.6, -1.7], [0.6, 0.65, 0.6], 0.8);
    model.use(stuff.bark).tube([0, 8.4, 3.6], [0, 5.6, 4.6], 0.02, 0.02, 4);
    model.use(stuff.rock).ball([0, 5.4, 4.65], 0.3, [1, 1, 1], 8);
  });
}
