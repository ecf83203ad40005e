import type { Sliced } from '#art/paint/slices.ts';
import type { Vector } from '#art/solid/vector.ts';
import { barrel, goods, hangingLantern, house } from '../models/houses.ts';
import { mountains } from '../models/land.ts';
import { person } from '../models/people.ts';
import { boat, ship } from '../models/ships.ts';
import { between, fireLamp, type Setting, type Workshop } from '../setting.ts';
import { hasPart } from '../things/fitting.ts';

/** A quay with houses on one side and ships on the water, seen along the quay. */
export function* harbour(workshop: Workshop): Sliced<Setting> {
  const { model, stuff, next, mood, plan } = workshop;
  const side = next() < 0.7 ? 1 : -1;
  const low = next() < 0.4;
  const quay = 1.1;
  const edge = side * between(next, 0.6, 2.4);
  const eye: Vector = low
    ? [edge - side * between(next, 3, 6), between(next, 1.1, 2), 13]
    : [edge - side * between(next, -1.5, 2.5), between(next, 3, 6.5), 13];
  const back = between(next, 46, 66);
  model.use(stuff.stone);
  quayWall(workshop, edge, side, quay, back);
  yield;
  const lights = row(workshop, edge + side * between(next, 5.5, 7.5), side, quay, back);
  model.use(stuff.water).quad([-420, 0, 12.6], [420, 0, 12.6], [420, 0, -330], [-420, 0, -330]);
  if (hasPart(plan, 'ships')) fleet(workshop, edge, side, back);
  yield;
  goods(
    model,
    stuff,
    [edge + side * 2.4, quay, between(next, 1, 5)],
    4 + Math.floor(next() * 4),
    next,
  );
  if (hasPart(plan, 'people')) people(workshop, edge, side, quay);
  yield;
  const far = { ...stuff.rock, pitch: 0.14, dusted: Math.max(0.25, mood.snow), bump: 0.5 };
  mountains(model, {
    material: far,
    seed: Math.floor(next() * 900),
    away: between(next, 170, 230),
    width: 520,
    height: between(next, 14, 44),
    foot: -3,
    gap: -side * 0.25,
  });
  return {
    camera: {
      eye,
      target: [edge - side * between(next, 2, 7), between(next, 3.4, 5.6), -back * 0.6],
      angle: between(next, 0.6, 0.82),
    },
    lamps: lights,
    around: [edge, 3, -12],
    span: 30,
    calm: side > 0 ? 'upper-left' : 'lower',
    near: [
      { at: [edge + side * 1.6, quay, 4.5], size: 1 },
      { at: [edge + side * 3.6, quay, 0.5], size: 1.1 },
    ],
    far: [
      { at: [edge - side * between(next, 16, 26), 0.2, -back * 1.15], size: 8 },
      { at: [edge + side * 5, quay, -back - 6], size: 7 },
    ],
    air: { at: [edge - side * 12, 15, -back * 0.8], size: 7 },
    water: { waves: plan.weather === 'storm' ? 0.3 : 0.1, size: 1.6 },
    fog: { low: { top: 2.4, density: (mood.fog.low?.density ?? 0) * 0.6 } },
  };
}

/** People on the quay. */
function people({ model, stuff, next }: Workshop, edge: number, side: number, quay: number) {
  for (let index = 0; index < 3 + Math.floor(next() * 5); index++) {
    const at: Vector = [edge + side * between(next, 0.9, 4.4), quay, between(next, -22, 4)];
    person(
      model,
      stuff,
      {
        at,
        turn: next() * 6.3,
        build: next() < 0.5 ? 'cloak' : 'armour',
        holds: next() < 0.2 ? 'staff' : 'nothing',
      },
      next,
    );
  }
}

function quayWall(
  { model, stuff, next }: Workshop,
  edge: number,
  side: number,
  quay: number,
  back: number,
) {
  model.use({ ...stuff.stone, pitch: 0.8 });
  const inner = edge + side * 30;
  model.quad([edge, quay, 14], [inner, quay, 14], [inner, quay, -back], [edge, quay, -back]);
  model.quad([edge, -3, 14], [edge, quay, 14], [edge, quay, -back], [edge, -3, -back]);
  model.quad([edge, -3, -back], [edge, quay, -back], [inner, quay, -back], [inner, -3, -back]);
  model.box([edge + side * 0.2, quay + 0.08, (14 - back) / 2], [0.22, 0.1, (14 + back) / 2]);
  for (let z = 7; z > -back; z -= between(next, 3.5, 6)) {
    model.use(stuff.timber).lathe(
      [edge + side * 0.35, quay, z],
      [
        [0.2, -1],
        [0.17, 0.7],
        [0.22, 0.75],
        [0.19, 0.92],
        [0, 0.94],
      ],
      9,
    );
    model.use(stuff.timber).lathe(
      [edge - side * 0.25, -3, z - 1.7],
      [
        [0.2, 0],
        [0.18, 4.4],
        [0, 4.42],
      ],
      8,
    );
  }
  barrel(model, stuff, [edge + side * 1.1, quay, 6.5]);
}

/** The houses along the quay, with lanterns at some of them. */
function row(
  { model, stuff, next }: Workshop,
  x: number,
  side: number,
  quay: number,
  back: number,
) {
  const lights = [];
  let z = 7;
  while (z > -back + 3) {
    const width = between(next, 4.2, 6.8);
    const floors = 2 + Math.floor(next() * 2.4);
    const step = between(next, -0.5, 0.9);
    const at: Vector = [x + side * (3 + step), quay, z - width / 2];
    house(
      model,
      stuff,
      {
        at,
        turn: (-side * Math.PI) / 2,
        width,
        depth: 6,
        floors,
        lit: between(next, 0.3, 0.75),
        gabled: next() < 0.62,
        slate: next() < 0.35,
      },
      next,
    );
    if (next() < 0.55) {
      const light = hangingLantern(
        model,
        stuff,
        [at[0] - side * 3.25, quay + 2.3, z - width * 0.15],
        (-side * Math.PI) / 2,
      );
      lights.push(fireLamp(light, 2.6, 3, { shadow: lights.length < 2, halo: 1.2 }));
    }
    z -= width + (next() < 0.16 ? between(next, 1.5, 3) : 0.15);
  }
  return lights.slice(0, 7);
}

function fleet({ model, stuff, next, plan }: Workshop, edge: number, side: number, back: number) {
  const count = 1 + Math.floor(next() * 3.4);
  const colours = [
    [0.42, 0.36, 0.27],
    [0.34, 0.07, 0.05],
    [0.12, 0.16, 0.2],
  ] as const;
  for (let index = 0; index < count; index++) {
    const size = between(next, 0.95, 1.5);
    const z = -10 - between(next, 0, 6) - index * between(next, 13, 18);
    ship(
      model,
      stuff,
      {
        at: [edge - side * between(next, 3, 5 + index * 3), -0.1, Math.max(z, -back)],
        turn: (next() < 0.5 ? 0 : Math.PI) + between(next, -0.35, 0.35),
        size,
        masts: 1 + Math.floor(next() * 3),
        sails: next() < 0.72 ? 'furled' : plan.tone === 'horror' ? 'torn' : 'set',
        colour: colours[Math.floor(next() * 3)] ?? [0.4, 0.36, 0.3],
      },
      next,
    );
  }
  for (let index = 0; index < 1 + Math.floor(next() * 3); index++) {
    boat(
      model,
      stuff,
      [edge - side * between(next, 1.2, 4), -0.02, between(next, -6, 3)],
      next() * 6.3,
      1,
    );
  }
}
