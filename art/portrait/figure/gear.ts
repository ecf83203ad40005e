import { grain } from '#art/cover/render/grain.ts';
import type { Material } from '#art/cover/render/material.ts';
import type { Model } from '#art/cover/render/model.ts';
import { scale } from '#art/paint/colour.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Held } from '../plan.ts';
import { ramp } from './curve.ts';
import type { Wardrobe } from './garments.ts';
import { sweep, through } from './sweep.ts';

interface Gear {
  wardrobe: Wardrobe;
  wood: Material;
  feathers: Material;
  /** The side of the picture where it is: -1 is the left. */
  side: number;
}

/** Draws what the person has, beside the head. Returns where it gives light. */
export function addGear(model: Model, held: Held, gear: Gear): Vector | undefined {
  return painters[held]?.(model, gear);
}

const staff = (model: Model, { wood, side, wardrobe }: Gear, top: number, thick = 0.13): Vector => {
  const lean = 0.18;
  const end: Vector = [side * (2.1 * (0.55 + 0.45 * wardrobe.build.shoulders) + 0.05), top, 0.95];
  model.use(wood);
  sweep(model, {
    path: (t) => [end[0] - side * lean * (1 - t), -6 + (top + 6) * t, end[2]],
    radius: (t) => thick * (1 + 0.2 * (grain(t * 9, 2) - 0.5)),
    steps: 30,
    sides: 8,
  });
  return end;
};

/** A hand around a shaft. */
function hand(model: Model, { wardrobe, side }: Gear, x: number) {
  model.use(wardrobe.skin);
  for (let finger = 0; finger < 4; finger++) {
    model.ball([x - side * 0.02, -3.4 - finger * 0.17, 1.05], 0.17, [1.35, 0.62, 1], 8);
  }
  model.use(wardrobe.cloth);
  sweep(model, {
    path: through(
      [x - side * 0.05, -3.75, 0.85],
      [x + side * 0.1, -4.6, 0.5],
      [x + side * 0.05, -5.8, 0.2],
    ),
    radius: (t) => 0.3 + 0.35 * t,
    steps: 10,
    sides: 14,
  });
}

const painters: Partial<Record<Held, (model: Model, gear: Gear) => Vector | undefined>> = {
  plainStaff(model, gear) {
    const [x] = staff(model, gear, 1.9);
    hand(model, gear, x);
    return undefined;
  },
  gnarledStaff(model, gear) {
    const { side, wardrobe, wood } = gear;
    const [x, y, z] = staff(model, gear, 0.9, 0.16);
    hand(model, gear, x);
    model.use(wood);
    for (const [dx, dy, bend] of [
      [-0.75, 1.35, 0.5],
      [0.65, 1.15, 0.4],
      [-0.1, 0.8, 0.5],
    ] as const) {
      sweep(model, {
        path: through(
          [x, y - 0.1, z],
          [x + side * dx * bend * 1.7, y + dy * 0.4, z],
          [x + side * dx, y + dy * 0.8, z],
          [x + side * dx * 0.4, y + dy * 1.15, z],
        ),
        radius: (t) => 0.14 * (1 - 0.8 * t),
        steps: 12,
        sides: 7,
      });
    }
    model.use(wardrobe.leaves);
    for (let index = 0; index < 9; index++) {
      const turn = index * 2.4;
      const far = 0.3 + index * 0.06;
      const at: Vector = [
        x + Math.sin(turn) * far,
        y + 0.2 + index * 0.13,
        z + Math.cos(turn) * 0.25,
      ];
      model.ball(at, 0.17, [0.5, 1.2, 0.3], 6);
    }
    model.use(wardrobe.glow).ball([x, y + 0.62, z], 0.19, [1, 1.2, 1], 10);
    return [x, y + 0.62, z + 0.3];
  },
  crystalStaff(model, gear) {
    const { wardrobe, side } = gear;
    const [x, y, z] = staff(model, gear, 0.75);
    hand(model, gear, x);
    model.use(wardrobe.trim);
    for (const part of [-1, 1]) {
      sweep(model, {
        path: through(
          [x, y - 0.1, z],
          [x + part * 0.42, y + 0.3, z],
          [x + part * 0.36, y + 0.85, z],
          [x + part * 0.1, y + 1.1, z],
        ),
        radius: (t) => 0.09 * (1 - 0.7 * t),
        steps: 12,
        sides: 7,
      });
    }
    model.use(wardrobe.glow).lathe(
      [x, y + 0.1, z],
      [
        [0.02, 0],
        [0.22, 0.28],
        [0.2, 0.6],
        [0.01, 1],
      ],
      6,
    );
    return [x - side * 0.1, y + 0.6, z + 0.35];
  },
  sunStaff(model, gear) {
    const { wardrobe, side } = gear;
    const [x, y, z] = staff(model, gear, 0.8);
    hand(model, gear, x);
    model.use(wardrobe.trim);
    sweep(model, {
      path: (t) => [x + Math.sin(t * 6.2832) * 0.62, y + 0.6 + Math.cos(t * 6.2832) * 0.62, z],
      radius: () => 0.085,
      steps: 32,
      sides: 7,
    });
    for (let ray = 0; ray < 12; ray++) {
      const angle = (ray / 12) * 6.2832;
      const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
      const far = ray % 2 === 0 ? 1.12 : 0.95;
      model.tube(
        [x + dx * 0.66, y + 0.6 + dy * 0.66, z],
        [x + dx * far, y + 0.6 + dy * far, z],
        0.075,
        0.015,
        5,
      );
    }
    model.use(wardrobe.glow).ball([x, y + 0.6, z], 0.3, [1, 1, 0.5], 12);
    return [x - side * 0.1, y + 0.6, z + 0.4];
  },
  spear(model, gear) {
    const [x, y, z] = staff(model, gear, 1.2, 0.1);
    hand(model, gear, x);
    model.use(gear.wardrobe.metal);
    model.lathe(
      [x, y - 0.05, z],
      [
        [0.13, 0],
        [0.13, 0.3],
        [0.3, 0.5],
        [0.2, 0.95],
        [0.01, 1.6],
      ],
      4,
    );
    model.use(gear.wardrobe.second);
    for (let index = 0; index < 9; index++) {
      const angle = index * 0.7;
      sweep(model, {
        path: through(
          [x, y + 0.1, z],
          [x + Math.sin(angle) * 0.22, y - 0.25, z + Math.cos(angle) * 0.22],
          [x + Math.sin(angle) * 0.16, y - 0.7, z + Math.cos(angle) * 0.16],
        ),
        radius: (t) => 0.07 * (1 - t * 0.8),
        steps: 5,
        sides: 5,
      });
    }
    return undefined;
  },
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
  lute(model, { wood, wardrobe, side }) {
    // Before the chest, with the neck towards the side.
    const [body, end]: readonly Vector[] = [
      [-side * 0.75, -3.65, 1.45],
      [side * 1.75, -2.15, 1.6],
    ];
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
