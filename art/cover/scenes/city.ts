import { fbm } from '#art/paint/noise.ts';
import type { Sliced } from '#art/paint/slices.ts';
import type { Vector } from '#art/solid/vector.ts';
import { castle, tower } from '../models/castle.ts';
import { farHouse, goods, hangingLantern, house } from '../models/houses.ts';
import { land, mountains } from '../models/land.ts';
import { person } from '../models/people.ts';
import type { Lamp } from '../render/stage.ts';
import { overlook } from '../overlook.ts';
import { between, fireLamp, type Setting, type Workshop } from '../setting.ts';
import { fitting, hasPart } from '../things/fitting.ts';

/** A street between houses, or the roofs of a town below its castle. */
export function city(workshop: Workshop): Sliced<Setting> {
  return workshop.next() < 0.5 ? street(workshop) : roofs(workshop);
}

/** People in the street. */
function people({ model, stuff, next }: Workshop, place: () => Vector) {
  for (let index = 0; index < 3 + Math.floor(next() * 6); index++) {
    person(
      model,
      stuff,
      {
        at: place(),
        turn: next() * 6.3,
        build: next() < 0.7 ? 'cloak' : 'robe',
        holds: next() < 0.2 ? 'lantern' : 'nothing',
      },
      next,
    );
  }
}

function* street(workshop: Workshop): Sliced<Setting> {
  const { model, stuff, next, plan } = workshop;
  const half = between(next, 2.6, 4.4);
  const slope = between(next, -0.03, 0.07);
  const bend = between(next, -0.0035, 0.0035);
  const middle = (z: number) => bend * (9 - z) ** 2;
  const ground = (z: number) => (9 - z) * slope;
  const eye: Vector = [between(next, -1, 1), between(next, 1.5, 3.2), 10];
  const cobbles = { ...stuff.stone, pitch: 2.2, bump: 0.7, second: [0.07, 0.07, 0.07] as const };
  model.use(cobbles).sheet({
    columns: 20,
    rows: 60,
    span: [30, 90],
    at: (u, v) => [
      middle(10 - v * 90) + (u - 0.5) * 30,
      ground(10 - v * 90) + 0.05 * Math.cos((u - 0.5) * 24),
      10 - v * 90,
    ],
  });
  const lamps: Lamp[] = [];
  for (const side of [-1, 1]) {
    let z = 8.5;
    while (z > -50) {
      const width = between(next, 4, 6.6);
      const middleZ = z - width / 2;
      const at: Vector = [
        middle(middleZ) + side * (half + 2.6 + between(next, 0, 0.7)),
        ground(middleZ),
        middleZ,
      ];
      const turn = (-side * Math.PI) / 2 + Math.atan(2 * bend * (9 - middleZ));
      house(
        model,
        stuff,
        {
          at,
          turn,
          width,
          depth: 5,
          floors: 2 + Math.floor(next() * 2.6),
          lit: plan.hour === 'day' ? 0.08 : between(next, 0.15, 0.6),
          gabled: next() < 0.6,
          slate: next() < 0.4,
        },
        next,
      );
      if (next() < 0.5) {
        const light = hangingLantern(
          model,
          stuff,
          [at[0] - side * 2.75, at[1] + 2.35, middleZ + width * 0.2],
          turn,
        );
        lamps.push(
          fireLamp(light, between(next, 1.1, 2.2), 2.8, { shadow: lamps.length < 3, halo: 1.2 }),
        );
      }
      z -= width + (next() < 0.2 ? 1.6 : 0.1);
      yield;
    }
  }
  const end = -between(next, 52, 64);
  const burning = fitting(plan).includes('burningTower');
  if (!burning) {
    tower(
      model,
      stuff,
      {
        at: [middle(end) + between(next, -4, 4), ground(end), end],
        radius: between(next, 2.6, 4),
        height: between(next, 19, 30),
        roof: next() < 0.75 ? 'spire' : 'battlements',
        windows: 4,
        square: next() < 0.5,
      },
      next,
    );
  }
  const place = (): Vector => {
    const z = between(next, -18, 3);
    return [middle(z) + between(next, -1, 1) * half * 0.75, ground(z), z];
  };
  if (hasPart(plan, 'people')) people(workshop, place);
  goods(
    model,
    stuff,
    [middle(3) + (next() < 0.5 ? 1 : -1) * half * 0.82, ground(3), between(next, -3, 4)],
    3,
    next,
  );
  return {
    camera: {
      eye,
      target: [middle(-22) * 0.8, eye[1] + between(next, 0.8, 2.4) + slope * 20, -22],
      angle: between(next, 0.66, 0.95),
    },
    lamps: lamps.slice(0, 9),
    around: [0, 4, -10],
    span: 26,
    calm: 'lower',
    near: [
      { at: [middle(2) + half * 0.3, ground(2), 2], size: 1 },
      { at: [middle(-3) - half * 0.4, ground(-3), -3], size: 1.1 },
    ],
    far: [
      { at: [middle(end), ground(end), end], size: 13, fixed: true },
      { at: [middle(end) - 9, ground(end), end + 2], size: 7 },
    ],
    air: { at: [middle(-40) * 0.7, 17 + slope * 40, -46], size: 5.5 },
    fog: { low: { top: 1.8, density: 0.25 } },
  };
}

function* roofs(workshop: Workshop): Sliced<Setting> {
  const { model, stuff, next, plan, mood } = workshop;
  const seed = Math.floor(next() * 900);
  const side = next() < 0.72 ? 1 : -1;
  const eye: Vector = [0, between(next, 7, 15), 14];
  const hill = between(next, 12, 24);
  const top: Vector = [side * between(next, 8, 24), 0, -between(next, 62, 88)];
  const river = next() < 0.45;
  const height = (x: number, z: number) => {
    const far = Math.hypot((x - top[0]) / 1.4, z - top[2]);
    const bed = river ? -3.2 * Math.exp(-(((x + side * 16 + Math.sin(z * 0.05) * 6) / 5) ** 2)) : 0;
    return (
      hill * Math.exp(-((far / 30) ** 2)) + (fbm(x / 20 + 40, z / 20 + 40, 3, seed) - 0.5) * 3 + bed
    );
  };
  land(model, { material: { ...stuff.earth, second: [0.1, 0.1, 0.06] }, height, eye, near: 2 });
  if (river) {
    model
      .use(stuff.water)
      .quad([-300, -1.9, 12], [300, -1.9, 12], [300, -1.9, -200], [-300, -1.9, -200]);
  }
  yield;
  const lit = plan.hour === 'day' ? 0.05 : 0.55;
  for (let index = 0; index < 240; index++) {
    if (index % 40 === 39) {
      yield;
    }
    const z = 4 - next() ** 0.8 * 112;
    const x = (next() - 0.5) * (22 + (14 - z) * 1.15);
    const y = height(x, z);
    if (y > -1.2 && z > -18 && index % 2 === 0) {
      const size = { width: 4.2, depth: 4.6, floors: 1 + Math.floor(next() * 2), lit };
      const turn = Math.floor(next() * 4) * 0.785;
      const at: Vector = [x, y, z];
      house(model, stuff, { ...size, at, turn, gabled: next() < 0.6, slate: next() < 0.3 }, next);
    } else if (y > -1.2 && z < -18 && Math.hypot(x - top[0], z - top[2]) > 11) {
      farHouse(
        model,
        stuff,
        [x, y, z],
        [between(next, 1.5, 2.7), between(next, 2.6, 5.6), between(next, 1.6, 2.3)],
        Math.floor(next() * 4) * 0.785 + between(next, -0.15, 0.15),
        lit,
        next,
      );
    }
  }
  yield;
  for (let index = 0; index < 4 + Math.floor(next() * 5); index++) {
    const z = -between(next, 12, 80);
    const x = (next() - 0.5) * (14 - z) * 0.95;
    tower(
      model,
      stuff,
      {
        at: [x, height(x, z), z],
        radius: between(next, 1, 1.9),
        height: between(next, 9, 17),
        roof: next() < 0.8 ? 'spire' : 'battlements',
        windows: 3,
        square: next() < 0.5,
      },
      next,
    );
  }
  model.inside({ at: [top[0], height(top[0], top[2]) - 0.6, top[2]] }, () =>
    castle(
      model,
      stuff,
      { towers: 4 + Math.floor(next() * 3), size: between(next, 11, 15), ruin: false },
      next,
    ),
  );
  yield;
  const far = { ...stuff.rock, pitch: 0.1, dusted: Math.max(0.6, mood.snow), bump: 0.5 };
  mountains(model, {
    material: far,
    seed: seed + 3,
    away: 190,
    width: 520,
    height: between(next, 18, 55),
    foot: -4,
    gap: side * 0.2,
  });
  const camera: Setting['camera'] = {
    eye,
    target: [top[0] * 0.45, eye[1] - between(next, 0.5, 4), -40],
    angle: between(next, 0.6, 0.8),
  };
  return {
    camera,
    lamps: [],
    subject: { at: [top[0], hill, top[2]], size: 12 },
    around: [top[0] * 0.4, 2, -34],
    span: 55,
    calm: side > 0 ? 'upper-left' : 'lower',
    near: overlook(workshop, camera, 0.5 - side * between(next, 0.12, 0.28)),
    ground: height,
    far: [
      { at: [-top[0] * 0.9, height(-top[0] * 0.9, -48), -48], size: 8 },
      { at: [side * 6, height(side * 6, -30), -30], size: 6 },
    ],
    air: { at: [-top[0] * 0.5, hill + 15, -62], size: 9 },
    ...(river ? { water: { waves: 0.08, size: 2 } } : {}),
  };
}
