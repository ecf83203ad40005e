import type { Sliced } from '#art/paint/slices.ts';
import type { Vector } from '#art/solid/vector.ts';
import { farHouse, goods, hangingLantern, house } from '../models/houses.ts';
import { groundCover } from '../models/ground-cover.ts';
import { land, mountains, rolling } from '../models/land.ts';
import { person } from '../models/people.ts';
import { broadTree, fir } from '../models/trees.ts';
import type { Lamp } from '../render/stage.ts';
import { between, fireLamp, type Setting, type Workshop } from '../setting.ts';
import { hasPart, isIndoors } from '../things/fitting.ts';
import { taproom } from './taproom.ts';

/** The taproom of an inn with a fire, or an inn beside the road. */
export function tavern(workshop: Workshop): Sliced<Setting> {
  return isIndoors(workshop.plan) ? taproom(workshop) : roadside(workshop);
}

/** People before the inn. */
function people({ model, stuff, next }: Workshop, place: () => Vector) {
  for (let index = 0; index < 2 + Math.floor(next() * 3); index++) {
    const shape = {
      at: place(),
      turn: next() * 6.3,
      holds: next() < 0.3 ? 'staff' : 'nothing',
    } as const;
    person(model, stuff, shape, next);
  }
}

function* roadside(workshop: Workshop): Sliced<Setting> {
  const { model, stuff, next, mood } = workshop;
  const side = next() < 0.72 ? 1 : -1;
  const seed = Math.floor(next() * 900);
  const hills = rolling(seed, 14, 1.1);
  const x = side * between(next, 3.4, 5.5);
  const away = between(next, 2, 15);
  const height = (px: number, z: number) => {
    const flat = Math.exp(-(((px - x) / 9) ** 2 + ((z + away) / 9) ** 2));
    return hills(px, z) * (1 - flat) - 0.08 * Math.exp(-(((px - x * 0.1) / 1.4) ** 2));
  };
  const eye: Vector = [-side * between(next, 0, 1.5), height(0, 11) + between(next, 1.3, 4.6), 11];
  land(model, { material: stuff.earth, height, eye });
  groundCover(model, stuff, { height, eye, tufts: 150, stones: 12, free: 0.8 }, next);
  yield;
  const at: Vector = [x, 0, -away];
  const turn = -side * between(next, 0.05, 0.95);
  const width = between(next, 7, 9.5);
  house(
    model,
    stuff,
    {
      at,
      turn,
      width,
      depth: 6,
      floors: 2 + Math.floor(next() * 1.6),
      lit: 0.85,
      gabled: next() < 0.3,
      slate: next() < 0.4,
    },
    next,
  );
  house(
    model,
    stuff,
    {
      at: [x + side * 5.4, 0, -away - 3],
      turn: turn + 0.1,
      width: 5,
      depth: 7,
      floors: 2,
      lit: 0.6,
      gabled: true,
    },
    next,
  );
  yield;
  const lamps: Lamp[] = [];
  model.inside({ at, turn }, () => {
    const front = 3.05;
    lamps.push(
      fireLamp(hangingLantern(model, stuff, [-width * 0.22, 2.3, front], 0), 4.2, 3.2, {
        shadow: true,
        halo: 1.5,
      }),
    );
    lamps.push(
      fireLamp(hangingLantern(model, stuff, [width * 0.4, 2.5, front], 0), 2.6, 2.4, { halo: 1 }),
    );
    model
      .use(stuff.iron)
      .tube([width * 0.1, 3.9, front], [width * 0.1, 3.9, front + 1.3], 0.035, 0.035, 5);
    model.use(stuff.planks).box([width * 0.1, 3.3, front + 0.85], [0.06, 0.45, 0.5]);
    model.use(stuff.gold).ball([width * 0.1, 3.3, front + 0.85], 0.28, [0.32, 1, 1], 10);
    goods(model, stuff, [width * 0.34, 0, front + 0.9], 4, next);
    lamps.push(fireLamp(model.world([0, 1.4, front + 1.4]), 1.4, 2.4, { halo: 0 }));
  });
  const spot = (): Vector => {
    const px = x * between(next, 0.1, 0.7);
    const z = -away + between(next, 4.4, 7.5);
    return [px, height(px, z), z];
  };
  if (hasPart(workshop.plan, 'people')) people(workshop, spot);
  yield;
  for (let index = 0; index < 26; index++) {
    const z = -between(next, 4, 42);
    const px = (next() < 0.75 ? -side : side) * between(next, 5, 9 + (11 - z) * 0.5);
    if (Math.abs(px - x) < 8 && z > -away - 8) {
      continue;
    }
    const place: Vector = [px, height(px, z), z];
    if (index % 3 === 0 && mood.snow === 0) {
      broadTree(model, stuff, place, between(next, 5, 8), next);
    } else {
      fir(model, stuff, place, between(next, 5, 10), next, 0.8);
    }
  }
  yield;
  for (let index = 0; index < 5; index++) {
    const z = -between(next, 26, 48);
    const px = -side * between(next, 2, 20);
    farHouse(model, stuff, [px, height(px, z), z], [2.2, 3, 2], next(), 0.6, next);
  }
  fence(workshop, height, side);
  mountains(model, {
    material: { ...stuff.rock, pitch: 0.1, dusted: Math.max(0.6, mood.snow) },
    seed,
    away: 150,
    width: 420,
    height: between(next, 20, 46),
    foot: -4,
  });
  return {
    camera: {
      eye,
      target: [x * 0.4, eye[1] + between(next, 0.6, 1.8), -away],
      angle: between(next, 0.6, 0.78),
    },
    lamps,
    around: [x * 0.6, 2, -away],
    span: 18,
    calm: side > 0 ? 'upper-left' : 'lower',
    near: [{ at: [-side * 1.6, height(-side * 1.6, 3), 3], size: 1 }],
    ground: height,
    far: [{ at: [-side * 14, height(-side * 14, -46), -48], size: 7 }],
    air: { at: [-side * 7, 12, -40], size: 5.5 },
  };
}

function fence(
  { model, stuff, next }: Workshop,
  height: (x: number, z: number) => number,
  side: number,
) {
  model.use(stuff.timber);
  const x = -side * between(next, 3, 4.4);
  for (let index = 0; index < 9; index++) {
    const [from, to] = [7 - index * 2, 5 - index * 2];
    const [y, end] = [height(x, from), height(x, to)];
    model.tube([x, y - 0.3, from], [x, y + 0.95, from], 0.07, 0.06, 5);
    for (const bar of [0.4, 0.75]) {
      model.tube([x, y + bar, from], [x, end + bar, to], 0.045, 0.045, 5);
    }
  }
}
