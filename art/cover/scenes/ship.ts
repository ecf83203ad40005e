import { type Rgb } from '#art/paint/colour.ts';
import { fbm } from '#art/paint/noise.ts';
import type { Sliced } from '#art/paint/slices.ts';
import type { Vector } from '#art/solid/vector.ts';
import { boulder, mountains } from '../models/land.ts';
import { ship as addShip } from '../models/ships.ts';
import { between, fireLamp, oneOf, type Setting, type Workshop } from '../setting.ts';

const cloths: readonly [Rgb, ...Rgb[]] = [
  [0.46, 0.4, 0.3],
  [0.5, 0.46, 0.38],
  [0.36, 0.06, 0.045],
  [0.09, 0.11, 0.15],
  [0.4, 0.3, 0.14],
];

/** A ship on the open sea, with cliffs, rocks or a second ship. */
export function* ship(workshop: Workshop): Sliced<Setting> {
  const { model, stuff, next, plan, mood } = workshop;
  const storm = plan.weather === 'storm' || plan.weather === 'rain';
  const waves = storm ? between(next, 0.7, 1.4) : between(next, 0.12, 0.4);
  const seed = Math.floor(next() * 900);
  const side = next() < 0.72 ? 1 : -1;
  const size = between(next, 0.9, 1.5);
  const distant = next() < 0.35;
  const away = distant ? between(next, 24, 46) : between(next, 8, 20);
  const x = side * between(next, 1, 2.4) * (1 + away * 0.1);
  const eye: Vector = [0, between(next, 1.4, 5.5) + waves, 11];
  sea(workshop, seed, waves, eye);
  yield;
  const turn =
    oneOf(next, [0.2, 0.75, 1.5, 2.35, 3.1, -0.75, -1.4, -2.35]) + between(next, -0.3, 0.3);
  const cloth = plan.tone === 'horror' ? cloths[3] : oneOf(next, cloths);
  const lantern = addShip(
    model,
    stuff,
    {
      at: [x, -0.35 * size + waves * 0.2, -away],
      turn,
      lean: between(next, -0.05, 0.05) - waves * 0.1 * Math.sign(turn),
      pitch: between(next, -0.04, 0.04) * (1 + waves * 2),
      size,
      masts: next() < 0.25 ? 2 : 3,
      sails: plan.tone === 'horror' && next() < 0.8 ? 'torn' : 'set',
      colour: cloth ?? [0.4, 0.4, 0.4],
    },
    next,
  );
  yield;
  if (next() < 0.4) {
    addShip(
      model,
      stuff,
      {
        at: [-side * between(next, 14, 28), -0.3, -between(next, 45, 70)],
        turn: turn + 0.4,
        size: 1.2,
        masts: 2,
        sails: 'set',
        colour: oneOf(next, cloths),
      },
      next,
    );
  }
  yield;
  rocks(workshop, side, distant);
  return {
    camera: {
      eye,
      target: [x * 0.45, eye[1] + (5.2 * size - eye[1]) * between(next, 0.55, 0.95), -away],
      angle: between(next, 0.62, 0.78) + (away < 11 ? 0.16 : 0),
    },
    lamps: [fireLamp(lantern, 2.2, 2.6 * size, { halo: 1.3 * size })],
    around: [x, 3, -away],
    span: 16 * size,
    calm: side > 0 ? 'upper-left' : 'lower',
    near: [],
    far: [
      { at: [-side * between(next, 14, 30), 0.2, -between(next, 55, 80)], size: 9 },
      { at: [side * 40, 0.2, -90], size: 10 },
    ],
    air: { at: [-x * 1.6 - side * 4, between(next, 9, 14), -away - 18], size: 6 },
    water: { waves: storm ? 0.34 : 0.17, size: storm ? 2.4 : 1.7 },
    fog: { low: { top: 1.4, density: (mood.fog.low?.density ?? 0) * 0.35 } },
  };
}

/** The sea as a surface with real waves; the renderer adds the small ones. */
function sea({ model, stuff }: Workshop, seed: number, waves: number, eye: Vector) {
  model.use(stuff.water).sheet({
    columns: 170,
    rows: 150,
    span: [60, 60],
    at: (u, v) => {
      const away = 1 * 420 ** v;
      const x = eye[0] + away * Math.tan((u - 0.5) * 1.9);
      const z = eye[2] - away;
      const near = Math.exp(-away / 75);
      const swell = 1 - Math.abs(2 * fbm(x / 11 + 40, z / 7 + 40, 3, seed) - 1) * 1.7;
      const chop = fbm(x / 2.2 + 40, z / 1.5 + 40, 2, seed + 3) - 0.5;
      return [x, (swell * 1.15 + chop * 0.4) * waves * near, z];
    },
  });
}

function rocks({ model, stuff, next, mood }: Workshop, side: number, distant: boolean) {
  if (distant) {
    cliffs({ model, stuff, next }, side);
    return;
  }
  const kind = next();
  if (kind < 0.45) {
    const far = { ...stuff.rock, pitch: 0.14, dusted: Math.max(0.3, mood.snow), bump: 0.5 };
    mountains(model, {
      material: far,
      seed: Math.floor(next() * 900),
      away: between(next, 130, 200),
      width: 460,
      height: between(next, 14, 40),
      foot: -4,
      gap: side * 0.35,
    });
  }
  if (kind > 0.3) {
    for (let index = 0; index < 2 + Math.floor(next() * 4); index++) {
      const z = -between(next, 14, 70);
      const x = -side * (4 + (11 - z) * between(next, 0.2, 0.7));
      const high = between(next, 1.4, 9) * (z < -30 ? 1.8 : 0.8);
      boulder(
        model,
        { ...stuff.rock, second: [0.06, 0.075, 0.05], shine: 0.35 },
        [x, -0.4, z],
        [high * between(next, 0.5, 1.1), high, high * 0.8],
        Math.floor(next() * 900),
        22,
      );
    }
  }
}

/** High cliffs on one or both sides, sometimes with an arch of rock over the water. */
function cliffs({ model, stuff, next }: Pick<Workshop, 'model' | 'stuff' | 'next'>, side: number) {
  const material = { ...stuff.rock, bump: 0.7, pitch: 0.5 };
  const both = next() < 0.4;
  for (const part of both ? [-1, 1] : [-side]) {
    for (let index = 0; index < 4; index++) {
      const z = -between(next, 4, 16) - index * 13;
      // On the side of the ship they stand farther out, so that they do not hide it.
      const aside = part === side ? 16 : 0;
      const x = part * (between(next, 8, 12) + index * 7 + aside);
      const high = between(next, 9, 17) + index * 4;
      const wide = between(next, 4, 7) + index * 2;
      boulder(model, material, [x, 0, z], [wide, high, wide * 1.1], Math.floor(next() * 900), 34);
    }
  }
  if (next() < 0.4) {
    const [z, reach] = [-between(next, 30, 50), between(next, 10, 14)];
    for (let index = 0; index <= 16; index++) {
      const angle = (index / 16) * Math.PI;
      const size = between(next, 3.2, 4.2) * (1.25 - 0.35 * Math.sin(angle));
      boulder(
        model,
        material,
        [-side * 12 + Math.cos(angle) * reach, Math.sin(angle) * reach * 1.1, z - 12],
        [size, size, size],
        Math.floor(next() * 900),
        22,
      );
    }
  }
}
