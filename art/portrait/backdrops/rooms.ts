import { arch, column } from '#art/cover/models/columns.ts';
import { flame } from '#art/cover/models/people.ts';
import type { Material } from '#art/cover/render/material.ts';
import type { Lamp } from '#art/cover/render/stage.ts';
import { between, fireLamp } from '#art/cover/setting.ts';
import { type Rgb, scale } from '#art/paint/colour.ts';
import type { Scene, Scenery } from './scenery.ts';

const windowLight = {
  dawn: [1, 0.72, 0.46],
  day: [0.86, 0.9, 0.92],
  dusk: [1, 0.5, 0.2],
  night: [0.42, 0.6, 0.88],
} as const;

function walls(
  model: Scenery['model'],
  wall: Material,
  floor: Material,
  half: number,
  high: number,
  back: number,
) {
  model.use(floor).quad([-half, 0, 4], [half, 0, 4], [half, 0, back], [-half, 0, back]);
  model.use(wall).quad([-half, 0, back], [half, 0, back], [half, high, back], [-half, high, back]);
  for (const side of [-1, 1]) {
    model.quad(
      [side * half, 0, 4],
      [side * half, 0, back],
      [side * half, high, back],
      [side * half, high, 4],
    );
  }
}

/** A pointed window with panes, whose glass gives light. */
function tallWindow(
  { model, stuff }: Scenery,
  x: number,
  z: number,
  half: number,
  low: number,
  high: number,
  glass: Rgb,
) {
  const pane: Material = { look: 'plain', colour: glass, glow: glass, clear: true };
  model
    .use(pane)
    .quad([x - half, low, z], [x + half, low, z], [x + half, high, z], [x - half, high, z]);
  const steps = 10;
  for (let index = 0; index < steps; index++) {
    const edge = (step: number): readonly [number, number] => {
      const t = step / steps;
      return [x - half + 2 * half * t, high + half * 1.5 * (1 - Math.abs(2 * t - 1) ** 1.7)];
    };
    const [a, b] = [edge(index), edge(index + 1)];
    model.triangle([x, high, z], [a[0], a[1], z], [b[0], b[1], z]);
  }
  model.use(stuff.timber);
  for (const part of [-1 / 3, 1 / 3]) {
    model.box(
      [x + part * half * 1.5, (low + high + half * 1.1) / 2, z + 0.06],
      [0.04, (high + half * 1.1 - low) / 2, 0.05],
    );
  }
  for (let bar = 0; low + bar * 0.8 < high + half; bar++) {
    model.box(
      [x, low + bar * 0.8, z + 0.06],
      [half * (low + bar * 0.8 > high ? 0.75 : 1), 0.035, 0.04],
    );
  }
  model.use(stuff.stone);
  for (const part of [-1, 1]) {
    model.box(
      [x + part * (half + 0.14), (low + high) / 2, z + 0.1],
      [0.16, (high - low) / 2 + 0.1, 0.22],
    );
  }
  model.box([x, low - 0.12, z + 0.15], [half + 0.4, 0.14, 0.35]);
}

/** Shelves of books beside a tall window. */
export function library(scenery: Scenery): Scene {
  const { model, stuff, next, side, hour, mood } = scenery;
  const back = -8;
  const glass = windowLight[hour];
  walls(model, stuff.plaster, stuff.planks, 7, 9, back);
  const middle = side * between(next, 0.5, 1);
  tallWindow(
    scenery,
    middle,
    back + 0.1,
    1.35,
    1.1,
    4.1,
    scale(glass, hour === 'night' ? 0.75 : 1.3),
  );
  const spines: Rgb[] = [
    [0.26, 0.06, 0.04],
    [0.07, 0.12, 0.2],
    [0.1, 0.15, 0.07],
    [0.3, 0.2, 0.08],
    [0.17, 0.08, 0.18],
    [0.3, 0.26, 0.18],
  ];
  for (const part of [-1, 1]) {
    const inner = middle + part * 1.95;
    const wide = 2.6;
    for (let shelf = 0; shelf < 8; shelf++) {
      const y = 0.3 + shelf * 0.78;
      model.use(stuff.timber).box([inner + part * wide, y - 0.06, back + 0.4], [wide, 0.05, 0.4]);
      let x = 0.08;
      while (x < wide * 2 - 0.1) {
        const thick = between(next, 0.05, 0.13);
        if (next() < 0.9) {
          const high = between(next, 0.2, 0.31);
          model.use({
            look: 'plain',
            colour: spines[Math.floor(next() * spines.length)] ?? [0.2, 0.1, 0.1],
          });
          model.box([inner + part * (x + thick), y + high, back + 0.4], [thick, high, 0.3]);
        }
        x += thick * 2 + 0.015;
      }
    }
    model.use(stuff.timber).box([inner, 3.2, back + 0.45], [0.12, 3.4, 0.48]);
  }
  const lamps: Lamp[] = [
    { at: [middle, 3.6, back + 1.4], colour: glass, strength: 2.4, reach: 3, halo: 2.2 },
    {
      at: [-side * 2.6, 3.4, -3.6],
      colour: [1, 0.62, 0.28],
      strength: 2 * mood.lamps,
      reach: 2.6,
      halo: 0.7,
    },
    { at: [side * 4.4, 2.4, -5.4], colour: [1, 0.6, 0.26], strength: 1.4, reach: 1.8, halo: 0.7 },
  ];
  return {
    light: scale(glass, 1.7),
    rim: [0.95, 0.58, 0.26],
    ambient: [0.13, 0.13, 0.16],
    lamps,
    beams: [
      {
        from: [middle, 4.6, back + 0.5],
        to: [middle - side * 3.4, 0.6, -3.4],
        radius: 0.9,
        colour: scale(glass, 0.3),
      },
    ],
    indoors: { dark: [0.03, 0.026, 0.026], ambient: 1.5 },
    horizon: 0.45,
  };
}

/** The fire of a forge, with tools on the wall. */
export function smithy(scenery: Scenery): Scene {
  const { model, stuff, next, side } = scenery;
  const back = -7;
  walls(model, stuff.stone, stuff.earth, 7, 7, back);
  const x = side * between(next, 1.1, 1.7);
  model.use(stuff.stone).box([x, 0.7, back + 1], [2, 0.7, 1]);
  arch(model, stuff.stone, [x, 2.4, back + 0.7], 0, 1.7, 0.5, 1.4);
  model.use(stuff.stone).box([x, 5.4, back + 0.6], [1.8, 1.8, 0.9], 0.6);
  model.use({ look: 'plain', colour: [0.1, 0.03, 0.01], glow: [2.2, 0.75, 0.16], clear: true });
  for (let index = 0; index < 40; index++) {
    model.ball(
      [x + between(next, -1.3, 1.3), 1.45 + next() * 0.14, back + 1.2 + next() * 0.6],
      between(next, 0.1, 0.24),
      [1, 0.7, 1],
      6,
    );
  }
  for (const shift of [-0.7, 0, 0.6]) {
    flame(model, stuff, [x + shift, 1.5, back + 1.2], between(next, 0.24, 0.4));
  }
  model.use(stuff.timber).box([-side * 2.6, 3.9, back + 0.2], [2.2, 0.07, 0.1]);
  for (let index = 0; index < 8; index++) {
    const px = -side * (0.8 + index * 0.5);
    const long = between(next, 0.6, 1.4);
    model.use(stuff.iron).tube([px, 3.9, back + 0.3], [px, 3.9 - long, back + 0.3], 0.045, 0.04, 6);
    model.box(
      [px, 3.8 - long, back + 0.3],
      [between(next, 0.06, 0.24), between(next, 0.07, 0.2), 0.07],
    );
  }
  model.use(stuff.timber).box([0, 5.6, -4], [9, 0.18, 0.2]);
  return {
    light: [1.7, 0.72, 0.26],
    rim: [0.34, 0.46, 0.66],
    ambient: [0.1, 0.1, 0.14],
    lamps: [
      fireLamp([x, 2.2, back + 1.8], 7, 3, { halo: 2.6 }),
      fireLamp([x - side * 2, 1.5, back + 3], 2, 3, { halo: 0 }),
    ],
    indoors: { dark: [0.022, 0.02, 0.022], ambient: 1.6 },
    sparks: { count: 46, colour: [1.5, 0.6, 0.16] },
    horizon: 0.5,
  };
}

/** Columns and beams of light in a holy place. */
export function shrine(scenery: Scenery): Scene {
  const { model, stuff, side, hour } = scenery;
  const back = -14;
  const glass = windowLight[hour];
  const stone: Material = { ...stuff.paleStone, dusted: 0 };
  walls(model, stone, { ...stone, pitch: 0.5, shine: 0.6 }, 6, 11, back);
  for (const part of [-1, 1]) {
    for (let bay = 0; bay < 4; bay++) {
      column(model, stone, [part * 3.2, 0, -3.6 - bay * 3.2], 0.36, 5.2, 1, bay + 3);
    }
  }
  arch(model, stone, [0, 5.4, -6.8], 0, 2.9, 0.3, 0.4);
  arch(model, stone, [0, 5.4, -11], 0, 2.9, 0.3, 0.4);
  tallWindow(
    scenery,
    side * 0.5,
    back + 0.1,
    1.1,
    2.2,
    5.4,
    scale(glass, hour === 'night' ? 0.9 : 1.5),
  );
  for (const part of [-1, 1]) {
    tallWindow(scenery, side * 0.5 + part * 2.8, back + 0.1, 0.6, 2.6, 4.6, scale(glass, 0.9));
  }
  model.use(stuff.gold);
  for (let index = 0; index < 16; index++) {
    const angle = (index / 16) * 6.283;
    const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
    model.tube(
      [side * 0.5 + dx * 0.5, 7.9 + dy * 0.5, back + 0.4],
      [side * 0.5 + dx * 1.1, 7.9 + dy * 1.1, back + 0.4],
      0.08,
      0.02,
      5,
    );
  }
  const lamps: Lamp[] = [
    { at: [side * 0.5, 4.6, back + 1.6], colour: glass, strength: 3.4, reach: 4, halo: 3 },
  ];
  for (const part of [-1, 1]) {
    for (const z of [-4.8, -8]) {
      lamps.push({
        at: [part * 2.5, 1.5, z],
        colour: [1, 0.66, 0.3],
        strength: 1.5,
        reach: 1.8,
        halo: 0.6,
      });
    }
  }
  return {
    light: scale(glass, 1.8),
    rim: [0.9, 0.62, 0.32],
    ambient: [0.15, 0.15, 0.18],
    lamps,
    beams: [
      {
        from: [side * 3, 8, -10],
        to: [-side * 1.6, 0.4, -6],
        radius: 0.8,
        colour: scale(glass, 0.34),
      },
      {
        from: [side * 3, 8, -6.5],
        to: [-side * 1.8, 0.4, -3.6],
        radius: 0.7,
        colour: scale(glass, 0.26),
      },
    ],
    indoors: { dark: [0.03, 0.03, 0.036], ambient: 1.7 },
    horizon: 0.5,
  };
}

/** The hall of an inn, with lanterns under its beams. */
export function hall(scenery: Scenery): Scene {
  const { model, stuff, next, side } = scenery;
  const back = -10;
  walls(model, stuff.plaster, stuff.planks, 6.5, 5.6, back);
  model.use(stuff.timber);
  for (let index = -3; index <= 3; index++) {
    model.box([index * 2, 2.8, back + 0.1], [0.13, 2.8, 0.12]);
  }
  model.box([0, 2.5, back + 0.1], [6.5, 0.12, 0.12]);
  for (let beam = 0; beam < 4; beam++) {
    const z = -2.6 - beam * 2.2;
    model.box([0, 4.5, z], [6.5, 0.16, 0.16]);
    for (const part of [-1, 1]) {
      model.tube([part * 4.6, 2.6, z], [part * 3, 4.5, z], 0.11, 0.11, 5);
      model.box([part * 4.7, 2.2, z], [0.14, 2.4, 0.14]);
    }
  }
  const lamps: Lamp[] = [];
  for (let index = 0; index < 6; index++) {
    const [x, y, z] = [
      between(next, -3.6, 3.6),
      between(next, 2.7, 3.9),
      -between(next, 3.6, 9),
    ] as const;
    model.use(stuff.iron).tube([x, 4.5, z], [x, y + 0.25, z], 0.015, 0.015, 4);
    model.use(stuff.window).ball([x, y, z], 0.14, [1, 1.3, 1], 8);
    lamps.push({
      at: [x, y, z + 0.2],
      colour: [1, 0.58, 0.24],
      strength: 1.7,
      reach: 2,
      halo: 0.75,
    });
  }
  model.use(stuff.window).box([side * 1.3, 2.3, back + 0.3], [0.75, 0.8, 0.05]);
  model.use(stuff.timber).box([side * 1.3, 2.3, back + 0.4], [0.05, 0.85, 0.05]);
  lamps.push({
    at: [side * 1.3, 2.5, back + 1.2],
    colour: [1, 0.62, 0.28],
    strength: 3,
    reach: 3,
    halo: 1.8,
  });
  return {
    light: [1.9, 1.05, 0.46],
    rim: [0.5, 0.6, 0.8],
    ambient: [0.17, 0.15, 0.15],
    lamps,
    indoors: { dark: [0.03, 0.024, 0.02], ambient: 1.6 },
    horizon: 0.42,
  };
}
