import type { Scene } from '#art/paint/image.ts';
import { crest, landscape, type Ridge } from './landscape.ts';
import { plantTrees, traveller, type Touch } from './shapes.ts';
import { tableScene } from './table.ts';

/** No campaigns yet: a table without a map, with a lit lantern and one die. */
export function emptyTable(): Scene {
  return tableScene({
    lantern: { x: 0.86, foot: 0.74, size: 0.46 },
    dice: [{ x: 0.56, y: 0.79, size: 0.06, turn: 0.5, tilt: 0.42 }],
    quill: undefined,
    window: undefined,
    edge: 0.56,
    bare: true,
  });
}

/** No characters yet: a distant figure stands on the hill. */
export function emptyHill(): Scene {
  const ridges: Ridge[] = [
    { base: 0.56, rise: 0.34, pitch: 2.6, near: 0.1, seed: 301 },
    { base: 0.68, rise: 0.22, pitch: 1.9, near: 0.34, seed: 316 },
    { base: 0.8, rise: 0.12, pitch: 1, near: 0.9, seed: 327 },
  ];
  const [, , hill] = ridges;
  if (!hill) {
    throw new Error('The hill is missing.');
  }
  const x = 0.76;
  const foot = crest(x, hill) + 0.012;
  return landscape({
    sky: { seed: 83, moon: { x: 0.74, y: 0.32, size: 0.11 }, horizon: 0.66, clouds: 0.34 },
    ridges,
    mist: 0.95,
    buildings: [{ x, foot, size: 0.34, near: 1.2, shape: traveller }],
    trees: [],
    lamps: [{ x: x + 0.088, y: foot - 0.136, reach: 0.2, strength: 1.6, near: 0.96 }],
  });
}

/** A signpost with three boards and a lantern. */
function signpost(u: number, v: number): Touch | undefined {
  const post = Math.abs(u - 0.01 * v) < 0.028 && v > -0.05 && v < 1.06;
  const board = (height: number, from: number, to: number, tilt: number) => {
    const y = v - height - (u - from) * tilt;
    const point = Math.min(Math.abs(to - u) / 0.07, 1);
    return u > Math.min(from, to) && u < Math.max(from, to) && Math.abs(y) < 0.055 * point;
  };
  if (
    post ||
    board(0.92, -0.1, 0.42, 0.08) ||
    board(0.76, 0.1, -0.44, -0.05) ||
    board(0.6, -0.08, 0.34, -0.14)
  ) {
    return { facing: 0.5 - u, glow: 0 };
  }
  const lamp = Math.abs(u + 0.2) < 0.04 && v > 0.44 && v < 0.56;
  const hook = Math.abs(u + 0.2) < 0.008 && v >= 0.56 && v < 0.72;
  if (lamp || hook) {
    const frame = Math.abs(u + 0.2) > 0.032 || v > 0.545;
    return { facing: 0, glow: hook || frame ? 0 : 2.4 };
  }
  return undefined;
}

/** Not found: a signpost on a misty moor. */
export function lostMoor(): Scene {
  const ridges: Ridge[] = [
    { base: 0.6, rise: 0.18, pitch: 2.2, near: 0.12, seed: 341 },
    { base: 0.72, rise: 0.1, pitch: 1.6, near: 0.36, seed: 352 },
    { base: 0.86, rise: 0.08, pitch: 1.2, near: 0.9, seed: 367 },
  ];
  const [, moor, knoll] = ridges;
  if (!moor || !knoll) {
    throw new Error('The moor is missing.');
  }
  const x = 0.82;
  const foot = crest(x, knoll) + 0.02;
  return landscape({
    sky: { seed: 97, moon: { x: 0.3, y: 0.2, size: 0 }, horizon: 0.74, clouds: 0.6 },
    ridges,
    mist: 1.4,
    buildings: [{ x, foot, size: 0.5, near: 1.1, shape: signpost }],
    trees: [{ near: 0.3, list: plantTrees(91, 7, 0.1, 1.5, (at) => crest(at, moor), 0.16) }],
    lamps: [{ x: x - 0.1, y: foot - 0.25, reach: 0.24, strength: 1.3, near: 1 }],
  });
}
