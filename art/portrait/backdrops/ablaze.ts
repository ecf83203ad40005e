import { flame } from '#art/cover/models/people.ts';
import { between, fireLamp, smoke } from '#art/cover/setting.ts';
import { mix, type Rgb } from '#art/paint/colour.ts';
import type { Backdrop } from '../plan.ts';
import type { Scene, Scenery } from './scenery.ts';

/** Where the flames of a burning place are: how far away, how high, and how large. */
interface Fire {
  away: readonly [number, number];
  height: readonly [number, number];
  size: readonly [number, number];
  /** The middle, on the side that the person does not look at, and half of the width. */
  middle: number;
  half: number;
  count: number;
}

const fires: Partial<Record<Backdrop, Fire>> = {
  library: { away: [6, 7.4], height: [0, 0], size: [0.4, 0.85], middle: 0, half: 4, count: 13 },
  shrine: { away: [6, 12], height: [0, 0], size: [0.5, 0.9], middle: 0, half: 4, count: 12 },
  hall: { away: [5, 9], height: [0, 0], size: [0.35, 0.8], middle: 0, half: 4.6, count: 14 },
  forest: { away: [8, 22], height: [-0.6, 0.4], size: [0.5, 1.1], middle: 0, half: 8, count: 16 },
  rooftops: { away: [14, 34], height: [-1, 3], size: [0.7, 1.5], middle: 0, half: 12, count: 14 },
  castle: { away: [36, 44], height: [3, 9], size: [0.9, 2], middle: 8, half: 9, count: 12 },
  camp: { away: [10, 28], height: [-0.6, 0.6], size: [0.4, 0.9], middle: 0, half: 9, count: 14 },
};

const glow: Rgb = [1.7, 0.68, 0.22];

/** Adds flames to a place, and their light on the person. */
export function setAblaze(scenery: Scenery, scene: Scene, backdrop: Backdrop): Scene {
  const fire = fires[backdrop];
  if (fire === undefined) return scene;
  const { model, stuff, next, side } = scenery;
  const lamps = [...(scene.lamps ?? [])];
  const puffs = [...(scene.puffs ?? [])];
  for (let index = 0; index < fire.count; index++) {
    const share = (index + next()) / fire.count;
    const size = between(next, ...fire.size);
    const x = -side * fire.middle + (share * 2 - 1) * fire.half;
    const y = between(next, ...fire.height);
    const z = -between(next, ...fire.away);
    flame(model, stuff, [x, y, z], size);
    if (index % 3 === 1) {
      lamps.push(fireLamp([x, y + size * 2, z + size], 3, size * 5, { halo: size * 3.4 }));
      if (!scene.indoors) {
        puffs.push(...smoke([x, y + size * 4, z], size, size * 9, [0.06, 0.05, 0.05], next));
      }
    }
  }
  return {
    ...scene,
    light: mix(scene.light, glow, 0.7),
    rim: mix(scene.rim, [1.1, 0.42, 0.14], 0.75),
    lamps,
    puffs,
    sparks: { count: 40, colour: [1.5, 0.6, 0.16] },
  };
}
