import { grain } from '#art/cover/render/grain.ts';
import type { Model } from '#art/cover/render/model.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Gear, GearPainters } from './gear-painters.ts';
import { sweep, through } from './sweep.ts';

const staff = (model: Model, { wood, side, wardrobe }: Gear, top: number, thick = 0.13): Vector => {
  const lean = 0.18;
  const end: Vector = [side * (1.92 * (0.55 + 0.45 * wardrobe.build.shoulders) + 0.05), top, 0.95];
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

/** What stands upright beside the head, with a hand around it. */
export const staffs: GearPainters = {
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
};
