import { mix, type Rgb } from '#art/paint/colour.ts';
import { fbm, noise } from '#art/paint/noise.ts';
import type { Sliced } from '#art/paint/slices.ts';
import type { Vector } from '#art/solid/vector.ts';
import { arch, column, guardStatue, seatedStatue } from '../models/columns.ts';
import { groundCover } from '../models/ground-cover.ts';
import { boulder, land, mountains } from '../models/land.ts';
import type { Material } from '../render/material.ts';
import { between, oneOf, type Setting, type Workshop } from '../setting.ts';

const sandColour: Rgb = [0.46, 0.31, 0.17];

/** Old stones between dunes: a colossus, a gate, a row of columns or a pyramid. */
export function* desertRuin(workshop: Workshop): Sliced<Setting> {
  const { model, stuff, next, plan, mood } = workshop;
  const seed = Math.floor(next() * 900);
  const side = next() < 0.7 ? 1 : -1;
  const sand: Material = {
    look: 'ground',
    colour: mix(sandColour, [0.5, 0.24, 0.13], next() * 0.8),
    second: [0.54, 0.38, 0.22],
    bump: 0.35,
    pitch: 0.8,
    dusted: mood.snow,
  };
  const pale = stuff.paleStone;
  const height = dunes(seed, between(next, 0.8, 2.4));
  const eye: Vector = [0, height(0, 12) + between(next, 1.5, 4.5), 12];
  land(model, { material: sand, height, eye, far: 220 });
  groundCover(
    model,
    { ...stuff, rock: { ...pale, look: 'rock' } },
    { height, eye, tufts: 12, stones: 16 },
    next,
  );
  yield;
  const away = between(next, 16, 34);
  const x = side * away * between(next, 0.14, 0.3);
  const centre: Vector = [x, height(x, -away) - 0.5, -away];
  const size = between(next, 1.7, 3.2) * (away / 24);
  monument(workshop, pale, centre, size, side);
  ruins(workshop, pale, height, centre, away);
  yield;
  if (next() < 0.55) {
    const far = { ...pale, pitch: 0.25 };
    for (let index = 0; index < 1 + Math.floor(next() * 3); index++) {
      const wide = between(next, 14, 30);
      model
        .use(far)
        .inside(
          { at: [-side * between(next, 15, 90), -2, -between(next, 90, 150)], turn: 0.6 },
          () =>
            model.lathe(
              [0, 0, 0],
              [
                [wide, 0],
                [wide * 0.5, wide * 0.5],
                [0.1, wide],
              ],
              4,
            ),
        );
    }
  } else {
    mountains(model, {
      material: {
        ...stuff.rock,
        colour: [0.3, 0.17, 0.1],
        second: [0.36, 0.24, 0.15],
        pitch: 0.12,
      },
      seed,
      away: 190,
      width: 480,
      height: between(next, 18, 34),
      foot: -3,
    });
  }
  const place = (dx: number, z: number): Vector => [dx, height(dx, z), z];
  return {
    camera: {
      eye,
      target: [x * 0.5, eye[1] + size * between(next, 0.9, 1.5), -away],
      angle: between(next, 0.55, 0.8),
    },
    lamps: [],
    subject: { at: centre, size: size * 2.4 },
    around: [x * 0.5, 2, -away * 0.5],
    span: Math.max(24, away * 0.95),
    calm: side > 0 ? 'upper-left' : 'lower',
    near: [
      { at: place(side * 1.6, 3), size: 1 },
      { at: place(-side * 2.6, -1), size: 1.1 },
    ],
    ground: height,
    far: [
      { at: place(-x * 1.2, -away * 1.5), size: 7 },
      { at: place(x * 2.2, -away * 1.5), size: 6 },
    ],
    air: { at: [-x * 0.6, 14, -away * 1.3], size: 6 },
    fog: {
      colour: mix(
        mood.fog.colour,
        plan.hour === 'night' ? mood.fog.colour : [0.5, 0.36, 0.22],
        0.4,
      ),
      low: { top: 3, density: 0.3 },
    },
  };
}

/** Dunes have a gentle side and a steep side, and ripples. */
function dunes(seed: number, depth: number) {
  return (x: number, z: number): number => {
    const bend = fbm(x * 0.03 + 9, z * 0.03 + 9, 2, seed) * 9;
    const wave = (x * 0.55 + z + bend * 2.4) / 15;
    const share = wave - Math.floor(wave);
    const crest = share < 0.72 ? (share / 0.72) ** 1.4 : (1 - share) / 0.28;
    const broad = fbm(x / 40 + 20, z / 40 + 20, 3, seed + 4) - 0.5;
    const ripple = Math.sin((x * 0.7 + z * 1.6 + noise(x * 0.4, z * 0.4, seed) * 3) * 3.2) * 0.016;
    return (
      crest * depth * (0.5 + noise(x * 0.04, z * 0.05, seed + 9)) + broad * depth * 3.4 + ripple
    );
  };
}

function monument(
  { model, stuff, next }: Workshop,
  pale: Material,
  centre: Vector,
  size: number,
  side: number,
) {
  const kind = oneOf(next, ['colossus', 'guards', 'gate', 'temple', 'head'] as const);
  const [x, y, z] = centre;
  if (kind === 'colossus') {
    for (const shift of [0, side * size * 3.1]) {
      seatedStatue(
        model,
        pale,
        [x + shift, y - (shift === 0 ? 0.2 : size * 0.9), z - shift * 0.1],
        size,
        -side * 0.3,
      );
    }
    const cliff: Material = { ...pale, look: 'rock', pitch: 0.3 };
    for (const [dx, wide, high] of [
      [0.3, 4.6, 4.9],
      [4.4, 4, 3.6],
      [-4, 3.4, 2.8],
    ] as const) {
      const at: Vector = [x + side * size * dx, y, z - size * 5.6];
      boulder(
        model,
        cliff,
        at,
        [size * wide, size * high, size * 2.9],
        Math.abs(Math.round(dx * 10)),
        44,
      );
    }
  } else if (kind === 'guards') {
    for (const shift of [-1.6, 1.6]) {
      guardStatue(model, pale, [x + shift * size, y - 0.2, z], size * 1.05, -shift * 0.14);
    }
    arch(model, pale, [x, y - 0.5, z - size * 1.4], 0, size * 0.95, size * 2.6, size * 0.7);
    model
      .use(pale)
      .box([x, y + size * 2, z - size * 2], [size * 3.6, size * 2.4, size * 0.6], 0.95);
    model
      .use({ look: 'plain', colour: [0.01, 0.01, 0.01] })
      .box([x, y + size, z - size * 1.6], [size * 0.95, size * 2.6, size * 0.3]);
  } else if (kind === 'gate') {
    for (const part of [-1, 1]) {
      model
        .use(pale)
        .box([x + part * size * 1.7, y + size * 2, z], [size * 1.1, size * 2.4, size * 0.7], 0.8);
      model.use(stuff.iron).inside({ at: [x + part * size * 2.9, y, z + size * 1.4] }, () =>
        model.use(pale).lathe(
          [0, 0, 0],
          [
            [size * 0.28, 0],
            [size * 0.2, size * 3.4],
            [0.01, size * 3.9],
          ],
          4,
        ),
      );
    }
    model.use(pale).box([x, y + size * 3, z], [size * 0.9, size * 0.5, size * 0.5]);
  } else if (kind === 'temple') {
    for (let index = 0; index < 6; index++) {
      column(
        model,
        pale,
        [x + (index - 2.5) * size * 1.05, y, z],
        size * 0.26,
        size * 3,
        next() < 0.3 ? between(next, 0.3, 0.8) : 1,
        index,
      );
    }
    model
      .use(pale)
      .box([x - size * 0.6, y + size * 3.5, z], [size * 2.2, size * 0.26, size * 0.45]);
    model.box([x, y - 0.2, z], [size * 3.4, 0.5, size * 1.2]);
    model.box([x, y + size * 1.6, z - size * 2], [size * 2.8, size * 2, size * 0.6]);
  } else {
    model.inside(
      { at: [x, y + size * 0.5, z], lean: side * 0.3, pitch: -0.15, size: size * 1.15 },
      () => {
        const plain: Material = { ...pale, look: 'rock', pitch: 0.9 };
        model.use(plain).ball([0, 0.7, 0], 1.25, [0.86, 1.2, 0.95], 22);
        model.box([0, 0.5, 1.1], [0.14, 0.34, 0.2], 0.6);
        model.box([0, 1.02, 1.02], [0.75, 0.1, 0.16]);
        model.use({ look: 'plain', colour: [0.03, 0.02, 0.015] });
        model.box([-0.42, 0.85, 1.04], [0.2, 0.09, 0.06]);
        model.box([0.42, 0.85, 1.04], [0.2, 0.09, 0.06]);
        model.box([0, -0.05, 1.06], [0.36, 0.05, 0.06]);
        model.use(plain).lathe(
          [0, 1.35, 0],
          [
            [1.18, 0],
            [1.26, 0.5],
            [1.05, 0.95],
            [0.2, 1.1],
          ],
          16,
        );
        model.box([0, 0.4, -0.5], [1.5, 1.3, 0.5], 0.72);
      },
    );
  }
}

/** Fallen and broken columns and blocks around the monument. */
function ruins(
  { model, next }: Workshop,
  pale: Material,
  height: (x: number, z: number) => number,
  centre: Vector,
  away: number,
) {
  for (let index = 0; index < 7 + Math.floor(next() * 6); index++) {
    const z = between(next, -away * 1.2, 5);
    const x = centre[0] * ((12 - z) / (12 + away)) + between(next, -1, 1) * (4 + (12 - z) * 0.42);
    if (Math.abs(x) < 1.3 && z > 0) {
      continue;
    }
    const at: Vector = [x, height(x, z) - 0.3, z];
    const size = between(next, 0.24, 0.5);
    if (next() < 0.55) {
      column(model, pale, at, size, between(next, 2.6, 5), between(next, 0.2, 0.95), index);
    } else if (next() < 0.5) {
      model.inside({ at, lean: Math.PI / 2 - 0.1, turn: next() * 3 }, () =>
        column(model, pale, [0, -1.4, 0], size, 4, 0.7, index),
      );
    } else {
      boulder(
        model,
        { ...pale, look: 'rock' },
        at,
        [size * 2.4, size * 1.5, size * 2],
        index + 40,
        14,
      );
    }
  }
}
