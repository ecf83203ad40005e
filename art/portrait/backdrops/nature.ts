import { boulder, land, mountains, rolling } from '#art/cover/models/land.ts';
import { broadTree, fir } from '#art/cover/models/trees.ts';
import { standingStones } from '#art/cover/models/landmarks.ts';
import { between } from '#art/cover/setting.ts';
import { sweep, through } from '../figure/sweep.ts';
import { scale } from '#art/paint/colour.ts';
import { daylight, type Scene, type Scenery } from './scenery.ts';

/** Trunks against the light of a clearing. */
export function forest(scenery: Scenery): Scene {
  const { model, stuff, next, side, mood, hour } = scenery;
  const ground = rolling(Math.floor(next() * 900), 9, 0.5);
  land(model, { material: stuff.earth, height: ground, eye: [0, 1.7, 2], far: 50 });
  for (let index = 0; index < 30; index++) {
    const z = -between(next, 6, 34);
    let x = between(next, -1, 1) * (4 + -z * 0.45);
    // The clearing stays free.
    const clear = side * -z * 0.09;
    if (Math.abs(x - clear) < 1.1 + -z * 0.045) {
      x += Math.sign(x - clear) * (2 + -z * 0.05);
    }
    const radius = between(next, 0.16, 0.44);
    const lean = between(next, -0.7, 0.7);
    model.use(stuff.bark);
    sweep(model, {
      path: through(
        [x, -0.4, z],
        [x + lean * 0.3, 3, z],
        [x + lean, 7, z],
        [x + lean * 1.8, 14, z],
      ),
      radius: (t) => radius * (1 + 0.9 * (1 - t) ** 10) * (1 - 0.4 * t),
      steps: 14,
      sides: 9,
    });
    for (let branch = 0; branch < 3; branch++) {
      const y = between(next, 2.6, 8);
      const reach = between(next, 1, 2.6) * (next() < 0.5 ? -1 : 1);
      sweep(model, {
        path: through(
          [x + lean * 0.5, y, z],
          [x + lean * 0.5 + reach * 0.5, y + 0.5, z + 0.2],
          [x + lean * 0.5 + reach, y + 1.4, z + 0.4],
        ),
        radius: (t) => radius * 0.35 * (1 - 0.85 * t),
        steps: 6,
        sides: 5,
      });
    }
  }
  model.use(stuff.leaves);
  for (let index = 0; index < 110; index++) {
    const z = -between(next, 6, 22);
    const x = between(next, -1, 1) * (2 + -z * 0.5);
    model.ball([x, ground(x, z) + 0.05, z], between(next, 0.12, 0.4), [1.6, 0.7, 1], 6);
  }
  // Foliage out of focus, darker than the light behind it.
  const puffs = Array.from({ length: 26 }, () => {
    const z = -between(next, 7, 24);
    const x = between(next, -1, 1) * -z * 0.5;
    return {
      at: [x, 2.4 + -z * between(next, 0.24, 0.5) + Math.abs(x) * 0.06, z] as const,
      radius: between(next, 0.9, 2.2) * (0.6 + -z * 0.04),
      colour: scale([0.07, 0.12, 0.04], (0.5 + -z * 0.05) * Math.max(0.4, mood.fog.colour[1] * 4)),
      density: 0.75,
    };
  });
  return {
    ...daylight(scenery),
    fog: {
      distance: 17,
      start: 4,
      most: 0.97,
      colour: [
        mood.fog.colour[0] * 0.9 + 0.03,
        mood.fog.colour[1] + 0.06,
        mood.fog.colour[2] * 0.85 + 0.03,
      ],
    },
    puffs,
    // Fireflies.
    sparks: { count: hour === 'day' ? 0 : 16, colour: [0.7, 0.8, 0.25] },
    horizon: 0.5,
  };
}

/** The sea with a coast in the distance. */
export function sea(scenery: Scenery): Scene {
  const { model, stuff, next, side, mood } = scenery;
  model.use(stuff.water).quad([-900, -3, 20], [900, -3, 20], [900, -3, -900], [-900, -3, -900]);
  mountains(model, {
    material: { ...stuff.rock, pitch: 0.15 },
    seed: Math.floor(next() * 900),
    away: 150,
    width: 330,
    height: between(next, 16, 30),
    foot: -4,
    gap: side * 0.2,
  });
  for (let index = 0; index < 5; index++) {
    const z = -between(next, 34, 80);
    boulder(
      model,
      stuff.rock,
      [-side * between(next, 6, 34), -3.4, z],
      [between(next, 2, 7), between(next, 2, 12), 4],
      index + 3,
      18,
    );
  }
  return {
    ...daylight(scenery),
    water: { waves: 0.6, size: 1.4 },
    fog: { distance: 190, colour: mood.fog.colour },
    horizon: 0.35,
  };
}

/** A road over hills, with a lone tree. */
export function road(scenery: Scenery): Scene {
  const { model, stuff, next, side } = scenery;
  const hills = rolling(Math.floor(next() * 900), 22, 2.2);
  const middle = (z: number) => side * (z * z * 0.006 + z * 0.02);
  const height = (x: number, z: number) =>
    hills(x, z) - 0.9 - 0.35 * Math.exp(-(((x - middle(z)) / 1.6) ** 2));
  land(model, { material: stuff.earth, height, eye: [0, 1.7, 2] });
  model.use({ ...stuff.earth, colour: [0.3, 0.24, 0.16], second: [0.22, 0.18, 0.12] }).sheet({
    columns: 6,
    rows: 50,
    span: [3, 60],
    at: (u, v) => {
      const z = -2 - v * 58;
      const x = middle(z) + (u - 0.5) * 2.8;
      return [x, height(x, z) + 0.06, z];
    },
  });
  const x = -side * between(next, 4, 7);
  broadTree(model, stuff, [x, height(x, -13), -13], between(next, 6, 8), next);
  for (let index = 0; index < 14; index++) {
    const z = -between(next, 30, 70);
    const px = between(next, -1, 1) * -z * 0.6;
    fir(model, stuff, [px, height(px, z), z], between(next, 3, 7), next, 0.6);
  }
  mountains(model, {
    material: stuff.rock,
    seed: Math.floor(next() * 900),
    away: 170,
    width: 480,
    height: between(next, 18, 36),
    foot: -5,
    gap: side * 0.12,
  });
  return { ...daylight(scenery), horizon: 0.42 };
}

/** Peaks with snow. */
export function peaks(scenery: Scenery): Scene {
  const { model, stuff, next, side } = scenery;
  const snowy = { ...stuff.rock, dusted: 0.85, pitch: 0.2 };
  for (const [away, height, gap] of [
    [170, 78, 0.1],
    [80, 26, 0.16],
    [36, 7, 0.22],
  ] as const) {
    mountains(model, {
      material: snowy,
      seed: Math.floor(next() * 900),
      away,
      width: away * 3,
      height: height * between(next, 0.75, 1.15),
      foot: -6,
      gap: side * gap,
    });
  }
  for (let index = 0; index < 16; index++) {
    const z = -between(next, 16, 30);
    const x = -side * between(next, 1, 16);
    fir(model, stuff, [x, -2.6, z], between(next, 4, 7), next, 0.6);
  }
  return { ...daylight(scenery, 1.1), horizon: 0.5 };
}

/** A ring of standing stones on a hill. */
export function stones(scenery: Scenery): Scene {
  const { model, stuff, next } = scenery;
  const hills = rolling(Math.floor(next() * 900), 18, 1.2);
  const height = (x: number, z: number) => hills(x, z) - 1.2;
  land(model, { material: stuff.earth, height, eye: [0, 1.7, 2] });
  standingStones(model, stuff, [0, -1, -17], 4.4, next);
  mountains(model, {
    material: stuff.rock,
    seed: Math.floor(next() * 900),
    away: 150,
    width: 440,
    height: 24,
    foot: -5,
  });
  return { ...daylight(scenery), fog: { distance: 60 }, horizon: 0.46 };
}

/** Clouds over a dark plain. */
export function storm(scenery: Scenery): Scene {
  const { model, stuff, next, side } = scenery;
  land(model, {
    material: stuff.earth,
    height: rolling(Math.floor(next() * 900), 20, 1.6),
    eye: [0, 1.7, 2],
  });
  for (let index = 0; index < 7; index++) {
    const z = -between(next, 14, 46);
    const x = -side * between(next, 0, 18);
    boulder(
      model,
      stuff.rock,
      [x, 0.4, z],
      [between(next, 0.8, 2.2), between(next, 3, 11), 1.6],
      index,
      18,
    );
  }
  return { ...daylight(scenery, 1.2), horizon: 0.72 };
}

/** The sky alone, over a far range. */
export function openSky(scenery: Scenery): Scene {
  const { model, stuff, next, side } = scenery;
  mountains(model, {
    material: stuff.rock,
    seed: Math.floor(next() * 900),
    away: 160,
    width: 460,
    height: between(next, 14, 26),
    foot: -8,
    gap: side * 0.1,
  });
  return { ...daylight(scenery), horizon: 0.8 };
}
