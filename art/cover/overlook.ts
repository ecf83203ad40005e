import type { Vector } from '#art/solid/vector.ts';
import { boulder, crag } from './models/land.ts';
import type { Thing } from './plan.ts';
import { rayThrough, viewOf } from './render/camera.ts';
import type { Camera } from './render/stage.ts';
import { between, type Place, type Workshop } from './setting.ts';

/** A point that is seen at a place of the picture, given as shares of its width and height. */
export function pointAt(camera: Camera, u: number, v: number, distance: number): Vector {
  const [dx, dy, dz] = rayThrough(viewOf(camera, 16, 9), u * 16, v * 9);
  const { eye } = camera;
  return [eye[0] + dx * distance, eye[1] + dy * distance, eye[2] + dz * distance];
}

/** Things that would hide what is behind them if they were close. */
const largeThings: ReadonlySet<Thing> = new Set([
  'wagon',
  'gallows',
  'portal',
  'graves',
  'campfire',
]);

/** A rock in the lower part of the picture, from which people look at what is far away. */
export function overlook(
  { model, stuff, next, plan }: Workshop,
  camera: Camera,
  u: number,
): Place[] {
  const large = plan.things.some((thing) => largeThings.has(thing));
  const distance = between(next, 7.5, 11) * (large ? 1.5 : 1);
  const wide = between(next, 2.1, 2.9) * (large ? 1.25 : 1);
  const at = pointAt(camera, u, between(next, 0.84, 0.92), distance);
  const seed = Math.floor(next() * 900);
  model.inside({ at, turn: next() * 6 }, () => crag(model, stuff.rock, wide, 7, seed));
  const side = u < 0.5 ? -1 : 1;
  const beside: Vector = [at[0] + side * wide * 1.3, at[1] - 0.5, at[2] + 0.6];
  boulder(model, stuff.rock, beside, [1.7, 1.3, 1.4], seed + 1, 26);
  return [-0.35, 0.75].map((dx) => ({
    at: [at[0] + dx * wide * 0.7, at[1], at[2]],
    size: 1,
    fixed: true,
  }));
}
