import { ramp } from './curve.ts';
import type { GearPainters } from './gear-painters.ts';
import type { Vector } from '#art/solid/vector.ts';
import { sweep, through } from './sweep.ts';

/** What is carried on the back. */
export const weapons: GearPainters = {
  axe(model, { wood, wardrobe, side }) {
    model.inside({ at: [side * 1.15, -1.4, -1.35], lean: -side * 0.42 }, () => {
      model.use(wood).tube([0, -4.5, 0], [0, 2.6, 0], 0.13, 0.12, 9);
      for (const part of [-1, 1]) {
        // A blade that is thick at the shaft and wide at the edge.
        model.use(wardrobe.metal).sheet({
          columns: 16,
          rows: 12,
          closed: true,
          span: [3, 1.4],
          at: (u, v) => {
            const angle = u * 2 * Math.PI;
            const high = 0.36 + 0.85 * v ** 1.5;
            return [
              part * (0.1 + 1.25 * v - 0.3 * v * Math.abs(Math.sin(angle)) ** 2),
              1.7 + Math.sin(angle) * high,
              Math.cos(angle) * 0.16 * (1.02 - v),
            ];
          },
        });
      }
      model.use(wardrobe.trim).lathe(
        [0, 1.3, 0],
        [
          [0.2, 0],
          [0.22, 0.1],
          [0.22, 0.7],
          [0.2, 0.8],
        ],
        12,
      );
      model.use(wardrobe.metal).lathe(
        [0, 2.55, 0],
        [
          [0.13, 0],
          [0.1, 0.2],
          [0.01, 0.6],
        ],
        8,
      );
    });
    return undefined;
  },
  greatsword(model, { wood, wardrobe, side }) {
    model.inside({ at: [side * 1.3, -1.6, -1.3], lean: -side * 0.5 }, () => {
      model.use(wardrobe.leather).box([0, -2.4, 0], [0.34, 2.4, 0.12]);
      model.use(wardrobe.trim);
      sweep(model, {
        path: through(
          [-0.95, 0.5, 0],
          [-0.5, 0.22, 0],
          [0, 0.16, 0],
          [0.5, 0.22, 0],
          [0.95, 0.5, 0],
        ),
        radius: (t) => 0.12 + 0.04 * Math.abs(t - 0.5),
        steps: 18,
        sides: 8,
      });
      model.use(wood);
      sweep(model, {
        path: (t) => [0, 0.2 + 1.5 * t, 0],
        radius: (t) => 0.13 + 0.018 * Math.sin(t * 50),
        steps: 30,
        sides: 9,
      });
      model.use(wardrobe.trim).ball([0, 1.84, 0], 0.24, [1, 1, 0.8], 12);
    });
    return undefined;
  },
  hammer(model, { wood, wardrobe, side }) {
    model.inside({ at: [side * 1.25, -1.4, -1.35], lean: -side * 0.4 }, () => {
      model.use(wood).tube([0, -4.5, 0], [0, 1.7, 0], 0.13, 0.13, 9);
      model.use(wardrobe.metal).box([0, 1.75, 0], [0.95, 0.42, 0.42]);
      for (const part of [-1, 1]) {
        model.use(wardrobe.trim).box([part * 0.98, 1.75, 0], [0.12, 0.52, 0.52]);
      }
      model.use(wardrobe.trim).lathe(
        [0, 2.15, 0],
        [
          [0.24, 0],
          [0.16, 0.15],
          [0.01, 0.5],
        ],
        8,
      );
    });
    return undefined;
  },
  bow(model, { wood, wardrobe, feathers, side }) {
    model.inside({ at: [side * 0.9, -1.7, -1.2], lean: -side * 0.3 }, () => {
      model.use(wardrobe.leather).lathe(
        [0, -3, 0],
        [
          [0.3, 0],
          [0.4, 1],
          [0.42, 2.9],
          [0.46, 3],
          [0.36, 3],
        ],
        14,
      );
      for (const [dx, dz, rise] of [
        [-0.2, 0.1, 0.1],
        [0.16, 0.16, 0.35],
        [0.02, -0.18, 0.25],
        [0.24, -0.1, 0],
        [-0.16, -0.14, 0.42],
      ] as const) {
        model.use(wood).tube([dx, -0.4, dz], [dx * 1.5, 0.75 + rise, dz * 1.5], 0.035, 0.035, 5);
        model.use(feathers);
        for (const turn of [0, 1, 2]) {
          const angle = turn * 2.1 + dx * 9;
          const [sx, sz] = [Math.sin(angle) * 0.17, Math.cos(angle) * 0.17];
          const top: Vector = [dx * 1.5, 0.78 + rise, dz * 1.5];
          model.quad(
            [top[0], top[1] - 0.55, top[2]],
            [top[0] + sx, top[1] - 0.42, top[2] + sz],
            [top[0] + sx, top[1] + 0.08, top[2] + sz],
            top,
          );
        }
      }
    });
    model.use(wood);
    const bowSide = -side;
    const path = through(
      [bowSide * 1.0, 1.75, -1.3],
      [bowSide * 1.75, 1.3, -1.3],
      [bowSide * 2.3, 0, -1.3],
      [bowSide * 2.2, -1.6, -1.3],
      [bowSide * 2.75, -3.4, -1.3],
    );
    sweep(model, {
      path,
      radius: (t) => 0.06 + 0.1 * Math.sin(Math.PI * ramp(0, 1, t)),
      steps: 34,
      sides: 8,
    });
    model.use(wardrobe.horn).tube(path(0), path(1), 0.018, 0.018, 4);
    return undefined;
  },
  daggers(model, { wardrobe, side }) {
    model.inside({ at: [side * 1.1, -1.75, -1.2], lean: -side * 0.6 }, () => {
      model.use(wardrobe.leather).box([0, -1.2, 0], [0.2, 1.2, 0.1]);
      model.use(wardrobe.metal).box([0, 0.1, 0], [0.42, 0.06, 0.1]);
      model.use(wardrobe.leather).tube([0, 0.1, 0], [0, 0.95, 0], 0.11, 0.13, 8);
      model.use(wardrobe.metal).ball([0, 1.02, 0], 0.17, [1, 0.8, 1], 9);
    });
    return undefined;
  },
};
