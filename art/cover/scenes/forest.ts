import { mix, scale } from '#art/paint/colour.ts';
import type { Sliced } from '#art/paint/slices.ts';
import type { Vector } from '#art/solid/vector.ts';
import { arch } from '../models/columns.ts';
import { boulder, land, mountains, rolling } from '../models/land.ts';
import { broadTree, deadTree, fir, trunk } from '../models/trees.ts';
import type { Beam } from '../render/stage.ts';
import { between, type Setting, type Workshop } from '../setting.ts';

/** A path through a wood. The trees are firs, broad trees or dead trees. */
export function* forest(workshop: Workshop): Sliced<Setting> {
  const { model, stuff, next, plan, mood } = workshop;
  const draw = next();
  const kind =
    plan.tone === 'horror' || plan.tone === 'grim'
      ? draw < 0.6
        ? 'dead'
        : 'fir'
      : draw < 0.45
        ? 'fir'
        : draw < 0.85
          ? 'broad'
          : 'dead';
  const seed = Math.floor(next() * 900);
  const hills = rolling(seed, 11, 1.3);
  const [bend, sway] = [between(next, 0.05, 0.13), between(next, 1, 3.4)];
  const phase = next() * 6;
  const side = next() < 0.6 ? 1 : -1;
  const path = (z: number) =>
    side * 1.2 + Math.sin(z * bend + phase) * sway * Math.min(1, Math.abs(z - 9) / 14);
  const brook = next() < 0.32;
  const height = (x: number, z: number) => {
    const apart = (x - path(z)) / 1.9;
    return (
      hills(x, z) -
      (brook ? 1.15 : 0.35) * Math.exp(-apart * apart) +
      Math.min(2.6, Math.abs(x - path(z)) * 0.09)
    );
  };
  const eye: Vector = [between(next, -1.2, 1.2), height(0, 11) + between(next, 1.2, 3.2), 11];
  land(model, { material: stuff.earth, height, eye, far: 90 });
  yield;
  if (brook) {
    const level = hills(path(0), 0) - 0.55;
    model
      .use(stuff.water)
      .quad([-60, level, 9.4], [60, level, 9.4], [60, level, -80], [-60, level, -80]);
  }
  const wide = brook ? 2 : 1.5;
  for (let index = 0; index < 10 + Math.floor(next() * 8); index++) {
    const z = 6.5 - index * between(next, 1.6, 2.8);
    const x = path(z) + (index % 2 === 0 ? 1 : -1) * between(next, wide + 1.1, 4.8 + index * 0.35);
    const thick = between(next, 0.28, z > 1 ? 0.5 : 0.8) * (kind === 'broad' ? 1.25 : 1);
    trunk(model, stuff, [x, height(x, z), z], between(next, 10, 17), thick, next);
  }
  yield;
  const count = kind === 'fir' ? 85 : 55;
  for (let index = 0; index < count; index++) {
    const z = -4 - next() ** 1.3 * 62;
    const reach = 3 + (11 - z) * 0.7;
    const x = path(z) + (next() < 0.5 ? 1 : -1) * (wide + 1.4 + next() * reach);
    const at: Vector = [x, height(x, z), z];
    const tall = between(next, 6, 13);
    if (kind === 'fir') {
      fir(model, stuff, at, tall, next, z < -20 ? 0.6 : 0.9);
    } else if (kind === 'broad') {
      broadTree(model, stuff, at, tall * 0.9, next);
    } else if (index < 34) {
      deadTree(model, stuff, at, tall, next);
    }
    if (index % 8 === 7) {
      yield;
    }
  }
  undergrowth(workshop, path, height, wide);
  yield;
  if (next() < 0.4) {
    const z = between(next, -16, -8);
    arch(
      model,
      stuff.stone,
      [path(z), height(path(z), z) - 0.2, z],
      0,
      between(next, 1.5, 2.2),
      between(next, 2, 3.4),
      0.6,
    );
  }
  if (kind === 'dead') {
    mountains(model, {
      material: { ...stuff.rock, pitch: 0.12, dusted: 0.5 },
      seed,
      away: 120,
      width: 300,
      height: 34,
      foot: -4,
    });
  }
  const z = between(next, -5, 1);
  return {
    camera: {
      eye,
      target: [path(-14) * 0.6, eye[1] + between(next, 0.2, 1.5), -14],
      angle: between(next, 0.62, 0.95),
    },
    lamps: [],
    around: [0, 3, -8],
    span: 24,
    calm: next() < 0.5 ? 'upper-left' : 'lower',
    near: [
      {
        at: [path(z) + (brook ? side * 2.6 : 0), height(path(z) + (brook ? side * 2.6 : 0), z), z],
        size: 1.15,
      },
      { at: [path(3) - side * 2.4, height(path(3) - side * 2.4, 3), 3], size: 0.9 },
    ],
    ground: height,
    far: [
      { at: [path(-34) + 4, height(path(-34), -34), -38], size: 6 },
      { at: [path(-24) - 5, height(path(-24) - 5, -24), -26], size: 4.5 },
    ],
    air: { at: [path(-30), 12, -34], size: 4.5 },
    ...(brook ? { water: { waves: 0.09, size: 0.8 } } : {}),
    beams: shafts(workshop, path),
    fog: {
      colour: mix(mood.fog.colour, scale(mood.sky.horizon, 1.1), 0.5),
      distance: Math.min(mood.fog.distance, between(next, 26, 44)),
      start: 7,
      most: 0.97,
    },
    ...(plan.tone === 'whimsical' || (plan.hour !== 'day' && next() < 0.4)
      ? {
          sparks: {
            count: 34,
            colour:
              plan.tone === 'horror' ? ([0.9, 0.2, 0.1] as const) : ([0.75, 0.9, 0.3] as const),
          },
        }
      : {}),
  };
}

/** Light that falls through the crowns onto the path. */
function shafts({ next, mood, plan }: Workshop, path: (z: number) => number): Beam[] {
  if (plan.weather !== 'clear' && plan.weather !== 'mist') {
    return [];
  }
  const side = mood.key.towards[0] < 0 ? -1 : 1;
  return Array.from({ length: 3 + Math.floor(next() * 3) }, (_, index) => {
    const z = -4 - index * between(next, 3, 6);
    const x = path(z) + between(next, -2.5, 2.5);
    return {
      from: [x + side * between(next, 3, 6), 12, z - 1],
      to: [x, -0.5, z],
      radius: between(next, 0.35, 0.9),
      colour: scale(mood.key.colour, between(next, 0.16, 0.3)),
    };
  });
}

/** Boulders, ferns and mushrooms beside the path. */
function undergrowth(
  { model, stuff, next, plan }: Workshop,
  path: (z: number) => number,
  height: (x: number, z: number) => number,
  wide: number,
) {
  for (let index = 0; index < 12; index++) {
    const z = between(next, -16, 7.5);
    const x = path(z) + (next() < 0.5 ? 1 : -1) * between(next, wide + 0.2, 5);
    const size = between(next, 0.2, 0.8);
    boulder(
      model,
      stuff.rock,
      [x, height(x, z) + size * 0.1, z],
      [size * 1.2, size * 0.8, size],
      Math.floor(next() * 900),
      14,
    );
  }
  for (let index = 0; index < 120; index++) {
    const z = between(next, -14, 8.6);
    const x = path(z) + (next() < 0.5 ? 1 : -1) * between(next, wide * 0.75, 5.5);
    const y = height(x, z) - 0.03;
    const mushroom = plan.tone === 'whimsical' && index % 5 === 0;
    if (mushroom) {
      model.use(stuff.skin).lathe(
        [x, y, z],
        [
          [0.09, 0],
          [0.07, 0.35],
        ],
        8,
      );
      model.use(stuff.cloth([0.5, 0.06, 0.05])).lathe(
        [x, y + 0.3, z],
        [
          [0.3, 0],
          [0.24, 0.12],
          [0.1, 0.2],
          [0, 0.21],
        ],
        10,
      );
      continue;
    }
    model.use(stuff.leaves);
    const tall = between(next, 0.25, 0.7);
    for (let blade = 0; blade < 5; blade++) {
      const angle = next() * 6.3;
      const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
      model.triangle(
        [x - dz * 0.06, y, z + dx * 0.06],
        [x + dz * 0.06, y, z - dx * 0.06],
        [x + dx * tall * 0.6, y + tall, z + dz * tall * 0.6],
      );
    }
  }
}
