import type { Material } from '#art/cover/render/material.ts';
import type { Model } from '#art/cover/render/model.ts';
import { scale } from '#art/paint/colour.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Held } from '../plan.ts';
import type { Gear, GearPainters } from './gear-painters.ts';
import { staffs } from './staffs.ts';
import { sweep, through } from './sweep.ts';
import { weapons } from './weapons.ts';

/** Draws what the person has, beside the head. Returns where it gives light. */
export function addGear(model: Model, held: Held, gear: Gear): Vector | undefined {
  return painters[held]?.(model, gear);
}

const painters: GearPainters = {
  ...staffs,
  ...weapons,
  lute(model, { wood, wardrobe, side }) {
    // Before the chest, with the neck towards the side.
    const body: Vector = [-side * 0.75, -3.65, 1.45];
    const end: Vector = [side * 1.75, -2.15, 1.6];
    const along = (t: number): Vector => [
      body[0] + (end[0] - body[0]) * t,
      body[1] + (end[1] - body[1]) * t,
      body[2] + (end[2] - body[2]) * t,
    ];
    const dark: Material = { ...wood, colour: scale(wood.colour, 0.3) };
    model.inside({ at: body, lean: -side * 1.03 }, () => {
      model.use({ ...wood, colour: scale(wood.colour, 1.9), look: 'plain' });
      model.ball([0, 0, 0], 1.05, [0.88, 1.18, 0.34], 22);
      model.use(dark).ball([0, 0.15, 0.3], 0.3, [1, 1, 0.24], 14);
      model.use(wardrobe.trim);
      for (const string of [-0.1, -0.03, 0.04, 0.11]) {
        model.tube([string, -0.7, 0.36], [string * 0.7, 2.8, 0.2], 0.012, 0.012, 4);
      }
      model.use(dark).box([0, -0.72, 0.34], [0.34, 0.06, 0.06]);
    });
    model.use(dark);
    sweep(model, { path: (t) => along(0.3 + t * 0.7), radius: () => 0.15, steps: 8, sides: 8 });
    model.use(wood);
    // The peg box bends back.
    const bent = through(
      along(0.97),
      [end[0] + side * 0.22, end[1] + 0.2, end[2] - 0.1],
      [end[0] + side * 0.2, end[1] + 0.85, end[2] - 0.35],
    );
    sweep(model, { path: bent, radius: (t) => 0.19 - 0.06 * t, flat: 0.8, steps: 9, sides: 8 });
    model.use(wardrobe.trim);
    for (let peg = 0; peg < 4; peg++) {
      const [x, y, z] = bent(0.35 + peg * 0.18);
      for (const part of [-1, 1]) {
        model.tube([x, y, z], [x + part * 0.36, y + 0.03, z + 0.05], 0.04, 0.07, 6);
      }
    }
    model.use(wardrobe.skin);
    for (let finger = 0; finger < 4; finger++) {
      const [x, y, z] = along(0.66 + finger * 0.055);
      model.ball([x, y + 0.02, z + 0.14], 0.13, [0.62, 1.35, 0.8], 8);
    }
    const [hx, hy, hz] = along(0.74);
    model.ball([hx, hy - 0.3, hz - 0.05], 0.27, [1, 1, 0.7], 10);
    model.use(wardrobe.cloth);
    sweep(model, {
      path: through(
        [hx, hy - 0.45, hz - 0.1],
        [hx + side * 0.2, hy - 1.3, hz - 0.5],
        [hx + side * 0.3, hy - 2.6, 0.2],
      ),
      radius: (t) => 0.3 + 0.32 * t,
      steps: 10,
      sides: 14,
    });
    return undefined;
  },
  magicLight(model, { wardrobe, side }) {
    const at: Vector = [side * 1.95, -1.9, 1.3];
    model.use(wardrobe.skin);
    for (let finger = 0; finger < 4; finger++) {
      const spread = (finger - 1.5) * 0.24;
      sweep(model, {
        path: through(
          [at[0] + spread * 0.7, -3.3, 1.1],
          [at[0] + spread * 1.4, -2.95, 1.2],
          [at[0] + spread * 1.5, -2.62, 1.32],
        ),
        radius: (t) => 0.12 * (1 - 0.35 * t),
        steps: 8,
        sides: 8,
      });
    }
    model.ball([at[0], -3.5, 1.05], 0.42, [1, 1.1, 0.5], 12);
    model.use(wardrobe.cloth);
    sweep(model, {
      path: through(
        [at[0], -3.75, 1],
        [at[0] + side * 0.15, -4.6, 0.7],
        [at[0] + side * 0.2, -5.8, 0.3],
      ),
      radius: (t) => 0.42 + 0.3 * t,
      steps: 10,
      sides: 14,
    });
    model.use(wardrobe.glow).ball(at, 0.24, [1, 1, 1], 14);
    // Wisps that rise and turn.
    for (let wisp = 0; wisp < 5; wisp++) {
      const bend = wisp * 1.26;
      const high = 1.1 + ((wisp * 7) % 5) * 0.3;
      sweep(model, {
        path: (t) => {
          const angle = bend + t * 3.4;
          const far = 0.3 + 0.45 * Math.sin(t * Math.PI);
          return [
            at[0] + Math.cos(angle) * far,
            at[1] - 0.3 + t * high,
            at[2] + Math.sin(angle) * far,
          ];
        },
        radius: (t) => 0.075 * Math.sin(Math.PI * t) ** 1.4 + 0.004,
        flat: 0.5,
        steps: 26,
        sides: 6,
      });
    }
    for (let spark = 0; spark < 12; spark++) {
      const turn = spark * 2.4;
      const far = 0.5 + (spark % 4) * 0.2;
      model.ball(
        [at[0] + Math.cos(turn) * far, at[1] + spark * 0.15 - 0.3, at[2] + Math.sin(turn) * far],
        0.03 + (spark % 3) * 0.012,
        [1, 1, 1],
        5,
      );
    }
    return [at[0], at[1], at[2] + 0.2];
  },
  book(model, { wardrobe, side }) {
    const at: Vector = [side * 1.5, -2.55, 1.6];
    model.inside({ at, turn: -side * 0.5, pitch: 0.5 }, () => {
      for (const part of [-1, 1]) {
        model.inside({ lean: part * 0.3 }, () => {
          model.use(wardrobe.leather).box([part * 0.62, -0.09, 0], [0.62, 0.05, 0.8]);
          model
            .use({ look: 'plain', colour: [0.55, 0.48, 0.34] })
            .box([part * 0.58, 0.02, 0], [0.55, 0.07, 0.72]);
        });
      }
      model.use(wardrobe.glow).ball([0, 0.75, 0], 0.16, [1, 1, 1], 10);
      for (let index = 0; index < 6; index++) {
        const angle = index * 1.05;
        model.ball(
          [Math.sin(angle) * 0.5, 0.6 + index * 0.17, Math.cos(angle) * 0.4],
          0.05,
          [1, 1, 1],
          6,
        );
      }
    });
    return [at[0], at[1] + 0.9, at[2] + 0.1];
  },
  raven(model, { wardrobe, side, feathers }) {
    const shoulders = wardrobe.build.shoulders;
    model.inside(
      { at: [side * 1.65 * shoulders, -1.55, 0.15], turn: -side * 0.9, size: 0.95 },
      () => {
        model.use({ ...feathers, colour: [0.02, 0.022, 0.03], shine: 0.5 });
        model.ball([0, 0, 0], 0.5, [0.75, 0.95, 1.1], 14);
        model.ball([0, 0.55, 0.35], 0.3, [0.9, 0.95, 1.1], 12);
        model.tube([0, 0.5, 0.62], [0, 0.4, 1.02], 0.12, 0.01, 7);
        sweep(model, {
          path: through([0, 0, -0.2], [0, -0.5, -0.8], [0, -0.9, -1.35]),
          radius: (t) => 0.32 - 0.16 * t,
          flat: 0.4,
          up: [0, 1, 0.2],
          steps: 8,
          sides: 8,
        });
        for (const part of [-1, 1]) {
          sweep(model, {
            path: through(
              [part * 0.36, 0.2, 0.1],
              [part * 0.42, -0.15, -0.4],
              [part * 0.2, -0.6, -1.05],
            ),
            radius: (t) => 0.3 * (1 - t * 0.8),
            flat: 0.4,
            steps: 8,
            sides: 8,
          });
        }
      },
    );
    return undefined;
  },
};
