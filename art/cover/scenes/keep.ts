import { mix, scale } from '#art/paint/colour.ts';
import type { Sliced } from '#art/paint/slices.ts';
import type { Vector } from '#art/solid/vector.ts';
import { castle } from '../models/castle.ts';
import { crag, land, mountains, rolling } from '../models/land.ts';
import { groundCover } from '../models/ground-cover.ts';
import { fir } from '../models/trees.ts';
import { overlook } from '../overlook.ts';
import { between, fireLamp, type Setting, type Workshop } from '../setting.ts';

/** A castle above a valley, seen from a ledge, from a road, or across a lake. */
export function* keep(workshop: Workshop): Sliced<Setting> {
  const { model, stuff, next, plan, mood } = workshop;
  const side = next() < 0.72 ? 1 : -1;
  const view = next();
  const lake = view < 0.34 && plan.weather !== 'storm';
  const high = view > 0.67;
  const eye: Vector = [0, high ? between(next, 7, 12) : between(next, 1.8, 3.4), 12];
  const away = between(next, 34, 62);
  const castleX = side * away * between(next, 0.16, 0.3);
  const rise = lake ? between(next, 2, 6) : between(next, 5, 13);
  const size = between(next, 10, 16);
  let top = 0;
  model.inside({ at: [castleX, rise, -away] }, () => {
    crag(model, stuff.rock, size * 1.05, rise + 8, Math.floor(next() * 900));
    top = castle(
      model,
      stuff,
      {
        towers: 3 + Math.floor(next() * 4),
        size,
        ruin: plan.tone === 'horror' || (plan.tone === 'grim' && next() < 0.5),
      },
      next,
    );
  });
  yield;
  const seed = Math.floor(next() * 900);
  const hills = rolling(seed, 24, high ? 3.4 : 2.2);
  const shore = between(next, 5, 14);
  const height = (x: number, z: number) => {
    const base = hills(x, z) - (high ? 4 : 0.4);
    const basin = lake
      ? -2.6 *
        Math.min(1, Math.max(0, (shore - 2 - z - 9) / 6)) *
        Math.min(1, Math.max(0, (z + away + 34) / 14))
      : 0;
    return base + basin;
  };
  land(model, { material: stuff.earth, height, eye });
  groundCover(model, stuff, { height, eye, tufts: 170, stones: 16 }, next);
  yield;
  if (lake) {
    model
      .use(stuff.water)
      .quad([-240, -0.75, 8], [240, -0.75, 8], [240, -0.75, -190], [-240, -0.75, -190]);
  }
  const far = { ...stuff.rock, pitch: 0.1, dusted: Math.max(0.62, mood.snow), bump: 0.5 };
  mountains(model, {
    material: far,
    seed: seed + 5,
    away: between(next, 120, 170),
    width: 420,
    height: between(next, 30, 62),
    foot: -6,
    gap: side * 0.3,
  });
  yield;
  firs(workshop, side, height);
  const camera = frame({ eye, castleX, away, rise, top: rise + top, next });
  return {
    camera,
    lamps: [
      fireLamp([castleX, rise + 3, -away + size * 0.55], 1.6, size * 0.4, { halo: size * 0.5 }),
    ],
    subject: { at: [castleX, rise, -away], size: size * 0.8 },
    around: [castleX * 0.4, 2, -away * 0.45],
    span: away * 0.8,
    calm: side > 0 ? 'upper-left' : 'lower',
    near: overlook(workshop, camera, 0.5 + side * between(next, 0.05, 0.3)),
    ground: height,
    far: [
      { at: [-castleX * 0.9, height(-castleX * 0.9, -away * 0.8), -away * 0.8], size: size * 0.6 },
      {
        at: [-castleX * 0.3, height(-castleX * 0.3, -away * 0.55), -away * 0.55],
        size: size * 0.5,
      },
    ],
    air: { at: [-castleX * 0.35, rise + size * 0.8, -away * 0.8], size: size * 0.6 },
    ...(lake ? { water: { waves: 0.12, size: 2 } } : {}),
    fog: { colour: mix(mood.fog.colour, scale(mood.sky.horizon, 0.9), 0.3) },
  };
}

interface Framing {
  eye: Vector;
  castleX: number;
  away: number;
  rise: number;
  top: number;
  next: () => number;
}

/** Turns the camera so that the whole castle is in the picture, with some sky above it. */
function frame({ eye, castleX, away, rise, top, next }: Framing): Setting['camera'] {
  const distance = away + eye[2];
  const shown = (top + Math.max(0, 3 - rise * 0.3)) * between(next, 1.3, 1.9);
  const angle = Math.max(between(next, 0.5, 0.66), 2 * Math.atan(shown / 2 / distance));
  const range = 2 * distance * Math.tan(angle / 2);
  return {
    eye,
    target: [castleX * between(next, 0.3, 0.5), top - range * between(next, 0.34, 0.4), -away],
    angle,
  };
}

/** Firs, denser on the side away from the castle. */
function firs(
  { model, stuff, next }: Workshop,
  side: number,
  height: (x: number, z: number) => number,
) {
  const count = 8 + Math.floor(next() * 26);
  for (let index = 0; index < count; index++) {
    const z = between(next, -30, 2) - next() * 8;
    const reach = (12 - z) * 0.75;
    const x = -side * reach * (0.25 + 0.75 * next()) * (next() < 0.82 ? 1 : -1);
    fir(model, stuff, [x, height(x, z), z], between(next, 3.5, 8), next, z < -12 ? 0.7 : 1);
  }
}
