import type { Vector } from '#art/solid/vector.ts';
import type { Model } from '../render/model.ts';
import { boulder, type Height } from './land.ts';
import type { Stuff } from './stuff.ts';

interface GroundCover {
  height: Height;
  eye: Vector;
  tufts: number;
  stones: number;
  /** Half of the width of a strip before the camera that stays free. */
  free?: number;
}

/** Grass and stones near the camera, so that the foreground is not empty. */
export function groundCover(model: Model, stuff: Stuff, plan: GroundCover, next: () => number) {
  const { height, eye, tufts, stones, free = 0 } = plan;
  const place = (most: number): Vector => {
    const away = 3.2 + next() ** 1.6 * most;
    const side = next() < 0.5 ? -1 : 1;
    const x = eye[0] + side * (free + next() * away * 0.85);
    const z = eye[2] - away;
    return [x, height(x, z), z];
  };
  const grass = { ...stuff.leaves, dusted: 0 };
  for (let index = 0; index < tufts; index++) {
    const [x, y, z] = place(16);
    const tall = 0.16 + next() * 0.38;
    model.use(grass);
    for (let blade = 0; blade < 7; blade++) {
      const angle = next() * 6.3;
      const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
      const [sx, sz] = [x + dx * 0.1, z + dz * 0.1];
      const lean = 0.2 + next() * 0.5;
      model.triangle(
        [sx - dz * 0.025, y - 0.04, sz + dx * 0.025],
        [sx + dz * 0.025, y - 0.04, sz - dx * 0.025],
        [sx + dx * tall * lean, y + tall * (0.6 + next() * 0.5), sz + dz * tall * lean],
      );
    }
  }
  for (let index = 0; index < stones; index++) {
    const [x, y, z] = place(22);
    // Stones close to the camera are small, so that they hide nothing.
    const size = (0.12 + next() ** 2 * 0.7) * Math.min(1, (eye[2] - z) / 11);
    const seed = Math.floor(next() * 900);
    boulder(model, stuff.rock, [x, y + size * 0.1, z], [size * 1.3, size * 0.8, size], seed, 12);
  }
}
