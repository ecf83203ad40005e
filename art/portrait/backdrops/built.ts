import { castle } from '#art/cover/models/castle.ts';
import { arch, column } from '#art/cover/models/columns.ts';
import { farHouse } from '#art/cover/models/houses.ts';
import { land, mountains, rolling } from '#art/cover/models/land.ts';
import { banner } from '#art/cover/models/people.ts';
import { between, fireLamp } from '#art/cover/setting.ts';
import type { Rgb } from '#art/paint/colour.ts';
import { daylight, type Scene, type Scenery } from './scenery.ts';

/** A castle on its hill. */
export function fortress(scenery: Scenery): Scene {
  const { model, stuff, next, side } = scenery;
  const x = -side * between(next, 6, 10);
  const hills = rolling(Math.floor(next() * 900), 24, 2);
  const height = (px: number, z: number) =>
    hills(px, z) - 2 + 6 * Math.exp(-(((px - x) / 17) ** 2 + ((z + 46) / 18) ** 2));
  land(model, { material: stuff.earth, height, eye: [0, 1.7, 2] });
  model.inside({ at: [x, 3.2, -46], turn: side * 0.3 }, () => {
    castle(model, stuff, { towers: 5, size: between(next, 8, 10), ruin: false }, next);
  });
  mountains(model, {
    material: stuff.rock,
    seed: Math.floor(next() * 900),
    away: 170,
    width: 460,
    height: between(next, 20, 40),
    foot: -5,
  });
  return { ...daylight(scenery), horizon: 0.55 };
}

/** Banners and tents of an army. */
export function camp(scenery: Scenery): Scene {
  const { model, stuff, next, side } = scenery;
  const hills = rolling(Math.floor(next() * 900), 20, 1.4);
  const height = (x: number, z: number) => hills(x, z) - 0.9;
  land(model, { material: stuff.earth, height, eye: [0, 1.7, 2] });
  const colours: Rgb[] = [
    [0.34, 0.04, 0.03],
    [0.05, 0.1, 0.26],
    [0.34, 0.24, 0.06],
  ];
  const colour = colours[Math.floor(next() * 3)];
  for (let index = 0; index < 9; index++) {
    const z = -between(next, 8, 26);
    const x = (index % 3 === 0 ? side : -side) * between(next, 1.6, 4 + -z * 0.32);
    banner(
      model,
      stuff,
      [x, height(x, z) - 0.2, z],
      between(next, 4.5, 7.5),
      between(next, 1, 1.6),
      colour,
    );
  }
  const canvas = stuff.cloth([0.36, 0.31, 0.23]);
  for (let index = 0; index < 9; index++) {
    const z = -between(next, 14, 34);
    const x = (index % 2 === 0 ? -1 : 1) * between(next, 2, 5 + -z * 0.4);
    const size = between(next, 1.6, 2.6);
    model.use(canvas).lathe(
      [x, height(x, z) - 0.2, z],
      [
        [size, 0],
        [size * 0.94, size * 0.8],
        [0.05, size * 1.8],
      ],
      10,
    );
  }
  mountains(model, {
    material: stuff.rock,
    seed: Math.floor(next() * 900),
    away: 160,
    width: 460,
    height: between(next, 14, 28),
    foot: -5,
  });
  return { ...daylight(scenery), fog: { distance: 70 }, horizon: 0.45 };
}

/** Columns of a terrace high above a valley. */
export function terrace(scenery: Scenery): Scene {
  const { model, stuff, next, side } = scenery;
  const pale = { ...stuff.paleStone, dusted: 0 };
  model.use({ ...pale, pitch: 0.5 }).quad([-14, 0, 3], [14, 0, 3], [14, 0, -10.4], [-14, 0, -10.4]);
  for (let index = -3; index <= 3; index++) {
    const x = index * 3.1 + side * 1.55;
    column(model, pale, [x, 0, -9], 0.34, 4.6, 1, index + 9);
    arch(model, pale, [x + 1.55, 4.75, -9], 0, 1.3, 0.25, 0.5);
  }
  model.use(pale).box([0, 6.6, -9], [16, 0.6, 0.6]);
  model.box([0, 0.85, -9.9], [16, 0.09, 0.16]);
  for (let index = -40; index <= 40; index++) {
    model.box([index * 0.4, 0.42, -9.9], [0.07, 0.42, 0.07], 0.7);
  }
  for (const [away, height] of [
    [150, 52],
    [70, 14],
  ] as const) {
    mountains(model, {
      material: { ...stuff.rock, dusted: 0.6 },
      seed: Math.floor(next() * 900),
      away,
      width: away * 3,
      height: height * between(next, 0.7, 1.1),
      foot: -14,
      gap: side * 0.14,
    });
  }
  return { ...daylight(scenery, 1.1), horizon: 0.4 };
}

/** Roofs of a town with lit windows. */
export function roofs(scenery: Scenery): Scene {
  const { model, stuff, next, side } = scenery;
  for (let row = 5; row >= 0; row--) {
    const z = -11 - row * 8;
    for (let index = -4; index <= 4; index++) {
      const x = index * (3.4 + row * 1.1) + between(next, -1, 1);
      const open = Math.abs(x - side * -z * 0.1) < 2.6 ? 2 : 0;
      farHouse(
        model,
        stuff,
        [x, -9 - open + row * 0.9 + between(next, -0.8, 0.8), z],
        [between(next, 1.6, 2.4), between(next, 7, 9.6), between(next, 2, 3)],
        between(next, -0.6, 0.6),
        0.6,
        next,
      );
    }
  }
  const lamps = [-1, 1].map((part) =>
    fireLamp([part * between(next, 3, 5), 0.5, -9], 3, 3, { halo: 1.4 }),
  );
  return { ...daylight(scenery, 1.15), lamps, horizon: 0.5, fog: { distance: 80 } };
}
