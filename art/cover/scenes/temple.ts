import type { Rgb } from '#art/paint/colour.ts';
import type { Sliced } from '#art/paint/slices.ts';
import type { Vector } from '#art/solid/vector.ts';
import { arch, brazier, column, guardStatue, seatedStatue } from '../models/columns.ts';
import { groundCover } from '../models/ground-cover.ts';
import { boulder, land, mountains, rolling } from '../models/land.ts';
import { banner, flame } from '../models/people.ts';
import { sanctuary } from '../models/sanctuary.ts';
import { broadTree, deadTree, fir } from '../models/trees.ts';
import type { Material } from '../render/material.ts';
import type { Beam, Lamp } from '../render/stage.ts';
import { between, fireLamp, oneOf, type Setting, type Workshop } from '../setting.ts';
import { isIndoors } from '../things/fitting.ts';

/** The nave of a temple with light from high windows, or a temple on a hill. */
export function temple(workshop: Workshop): Sliced<Setting> {
  return isIndoors(workshop.plan) ? nave(workshop) : hilltop(workshop);
}

function* nave(workshop: Workshop): Sliced<Setting> {
  const { model, stuff, next, plan } = workshop;
  const half = between(next, 3.4, 5.2);
  const high = between(next, 7, 11);
  const bays = 6 + Math.floor(next() * 3);
  const step = between(next, 4, 5);
  const back = -bays * step;
  const side = next() < 0.5 ? 1 : -1;
  const stone: Material = {
    ...(next() < 0.5 ? stuff.stone : stuff.paleStone),
    dusted: 0,
    shine: 0.2,
  };
  const floor: Material = { ...stone, pitch: 0.55, shine: 0.8, bump: 0.25 };
  model.use(floor).quad([-14, 0, 13], [14, 0, 13], [14, 0, back - 4], [-14, 0, back - 4]);
  const lamps: Lamp[] = [];
  const beams: Beam[] = [];
  const light: Rgb =
    plan.hour === 'night'
      ? [0.2, 0.28, 0.42]
      : plan.hour === 'dusk'
        ? [0.62, 0.3, 0.12]
        : [0.55, 0.46, 0.32];
  model.use(stone);
  for (const part of [-1, 1]) {
    model.quad(
      [part * half * 2, -1, 13],
      [part * half * 2, high * 1.4, 13],
      [part * half * 2, high * 1.4, back - 4],
      [part * half * 2, -1, back - 4],
    );
  }
  for (let bay = 0; bay <= bays; bay++) {
    yield;
    const z = 5 - bay * step;
    for (const part of [-1, 1]) {
      const broken =
        plan.tone === 'horror' || plan.tone === 'grim'
          ? next() < 0.22
            ? between(next, 0.35, 0.8)
            : 1
          : 1;
      column(model, stone, [part * half, 0, z], between(next, 0.5, 0.56), high * 0.62, broken, bay);
      arch(
        model,
        stone,
        [part * half, high * 0.66, z - step / 2],
        Math.PI / 2,
        step / 2 - 0.35,
        0.3,
        0.5,
      );
      if (bay < bays && next() < 0.85) {
        windowOf(model, plan.tone, part * half * 1.98, high * 0.9, z - step / 2, light);
      }
    }
    arch(model, stone, [0, high * 0.74, z], 0, half - 0.3, 0.2, 0.45);
    if (bay % 2 === 1 && bay < bays) {
      const from: Vector = [side * half * 1.9, high * 1.02, z - step / 2];
      beams.push({
        from,
        to: [-side * half * 0.5, 0, z - step / 2 + 1.4],
        radius: 0.75,
        colour: [light[0] * 0.42, light[1] * 0.42, light[2] * 0.42],
      });
    }
  }
  model.use(stone).sheet({
    columns: 18,
    rows: 30,
    span: [14, 50],
    at: (u, v) => [
      -Math.cos(u * Math.PI) * half * 2,
      high * 0.85 + Math.sin(u * Math.PI) * high * 0.62,
      13 - v * (17 - back),
    ],
  });
  model.quad(
    [-14, -1, back - 3],
    [14, -1, back - 3],
    [14, high * 2, back - 3],
    [-14, high * 2, back - 3],
  );
  const size = high * between(next, 0.17, 0.22);
  for (let rise = 0; rise < 5; rise++) {
    model.box([0, rise * 0.22, back + 5.5 - rise * 0.55], [half * 0.92 - rise * 0.2, 0.14, 1.6]);
  }
  yield;
  if (next() < 0.5) {
    seatedStatue(model, stuff.paleStone, [0, 1, back + 1.2], size);
  } else {
    guardStatue(model, stuff.paleStone, [0, 1, back + 1], size);
  }
  for (const [index, z] of [1.5, -step * 1.6, back + 5].entries()) {
    for (const part of [-1, 1]) {
      const at: Vector = [part * (half - 1.05), 0, z];
      const top = brazier(model, stuff, at, 1);
      flame(model, stuff, [at[0], at[1] + 1.1, at[2]], 0.2);
      lamps.push(fireLamp(top, 2.5, 3.2, { halo: 1.2, shadow: index < 2 && part === side }));
    }
  }
  yield;
  lamps.push({ at: [0, high * 0.75, back + 5], colour: light, strength: 3.2, reach: 5, halo: 0 });
  if (next() < 0.6) {
    for (let bay = 0; bay < bays; bay += 2) {
      const colour: Rgb =
        plan.tone === 'horror'
          ? [0.2, 0.02, 0.02]
          : side > 0
            ? [0.28, 0.04, 0.04]
            : [0.05, 0.08, 0.2];
      for (const part of [-1, 1]) {
        model.use(stuff.cloth(colour)).sheet({
          columns: 6,
          rows: 8,
          span: [1.2, 4],
          at: (u, v) => [
            part * (half - 0.62) + Math.sin(u * 9) * 0.05,
            high * 0.6 - v * high * 0.36,
            5 - bay * step + (u - 0.5) * 0.9,
          ],
        });
      }
    }
  }
  return {
    camera: {
      eye: [between(next, -1.6, 1.6), between(next, 1.3, 3), 11.5],
      target: [between(next, -0.4, 0.4), between(next, 2.8, 4.4), back],
      angle: between(next, 0.62, 0.86),
    },
    lamps,
    around: [0, 4, -8],
    span: 24,
    calm: 'lower',
    near: [
      { at: [side * 1.3, 0, 2.5], size: 1 },
      { at: [-side * 1.8, 0, -3], size: 1.1 },
    ],
    far: [
      { at: [0, 1.2, back + 3.4], size: 3 },
      { at: [side * half * 0.5, 0, back + 6], size: 3 },
    ],
    air: { at: [-side * half * 0.4, high * 0.72, back + 12], size: 2.4 },
    indoors: { dark: [0.016, 0.02, 0.028], ambient: 2.4 },
    key: { towards: [side * 0.75, 0.62, -0.2], colour: [0, 0, 0] },
    fog: {
      distance: 75,
      start: 8,
      most: 0.75,
      colour: [light[0] * 0.14, light[1] * 0.14, light[2] * 0.15],
    },
    beams,
    sparks: { count: 22, colour: [light[0], light[1], light[2]] },
  };
}

function windowOf(
  model: Workshop['model'],
  tone: string,
  x: number,
  y: number,
  z: number,
  light: Rgb,
) {
  const glass: Rgb =
    tone === 'whimsical' || tone === 'heroic'
      ? [light[0] * 1.6, light[1] * 1.5, light[2] * 1.9]
      : [light[0] * 1.5, light[1] * 1.5, light[2] * 1.5];
  const turned = x > 0 ? -0.05 : 0.05;
  model.use({ look: 'plain', colour: glass, glow: glass, clear: true });
  model.quad(
    [x + turned, y - 1.3, z + 0.55],
    [x + turned, y - 1.3, z - 0.55],
    [x + turned, y + 0.9, z - 0.55],
    [x + turned, y + 0.9, z + 0.55],
  );
  model.triangle(
    [x + turned, y + 0.9, z + 0.55],
    [x + turned, y + 0.9, z - 0.55],
    [x + turned, y + 1.7, z],
  );
}

function* hilltop(workshop: Workshop): Sliced<Setting> {
  const { model, stuff, next, plan, mood } = workshop;
  const seed = Math.floor(next() * 900);
  const side = next() < 0.7 ? 1 : -1;
  const away = between(next, 20, 32);
  const x = side * away * between(next, 0.1, 0.26);
  const rise = between(next, 2, 6.5);
  const hills = rolling(seed, 17, 1.8);
  const height = (px: number, z: number) => {
    const near = Math.exp(-((((px - x) / 15) ** 2 + ((z + away) / 14) ** 2) ** 1.6));
    return hills(px, z) * (1 - near) + rise * near;
  };
  const eye: Vector = [0, height(0, 11) + between(next, 1.3, 3), 11];
  land(model, { material: stuff.earth, height, eye });
  groundCover(model, stuff, { height, eye, tufts: 190, stones: 14 }, next);
  yield;
  const stone: Material = { ...stuff.paleStone, colour: [0.44, 0.4, 0.34] };
  const ruined = plan.tone === 'grim' || plan.tone === 'horror';
  const kind = oneOf(next, ['columns', 'round', 'steps', 'abbey'] as const);
  const wide = between(next, 5, 7);
  const lamps: Lamp[] = [];
  model.inside({ at: [x, rise - 0.3, -away], turn: -side * between(next, 0, 0.5) }, () => {
    for (const at of sanctuary(model, stuff, { kind, stone, wide, ruined }, next)) {
      lamps.push(fireLamp(at, 3.2, 3.4, { halo: 2, shadow: lamps.length === 0 }));
    }
  });
  yield;
  const trees = oneOf(next, ['broad', 'fir', 'none'] as const);
  for (let index = 0; index < 9; index++) {
    const z = between(next, -24, -4);
    const px = -side * between(next, 3, 12);
    if (trees === 'none' && index > 1) {
      continue;
    }
    if (trees === 'fir') {
      fir(model, stuff, [px, height(px, z), z], between(next, 4, 8), next);
    } else if (ruined) {
      deadTree(model, stuff, [px, height(px, z), z], between(next, 4, 8), next);
    } else {
      broadTree(model, stuff, [px, height(px, z), z], between(next, 4, 8), next);
    }
  }
  if (next() < 0.35) {
    banner(
      model,
      stuff,
      [x * 0.5 + side * 3.5, height(x * 0.5 + side * 3.5, -5), -5],
      5,
      1.1,
      [0.34, 0.22, 0.05],
    );
  }
  yield;
  boulder(model, stuff.rock, [side * 4.5, height(side * 4.5, 4), 4], [2, 1.3, 1.4], seed, 24);
  mountains(model, {
    material: { ...stuff.rock, pitch: 0.1, dusted: Math.max(0.55, mood.snow) },
    seed: seed + 2,
    away: 160,
    width: 460,
    height: between(next, 22, 55),
    foot: -4,
    gap: side * 0.25,
  });
  return {
    camera: {
      eye,
      target: [
        x * 0.5,
        eye[1] + rise * 0.5 + (kind === 'columns' ? 0 : 1.6) + between(next, 1, 2.6),
        -away,
      ],
      angle: between(next, 0.58, 0.75),
    },
    lamps,
    subject: { at: [x, rise, -away], size: wide },
    around: [x * 0.5, 3, -away * 0.6],
    span: 27,
    calm: side > 0 ? 'upper-left' : 'lower',
    near: [
      { at: [x * 0.2, height(x * 0.2, 1), 1], size: 1 },
      { at: [-side * 2, height(-side * 2, -3), -3], size: 1.1 },
    ],
    ground: height,
    far: [
      { at: [-x * 1.4, height(-x * 1.4, -40), -42], size: 7 },
      { at: [x * 2.4, height(x * 2.4, -44), -46], size: 6 },
    ],
    air: { at: [-x * 0.8, 13 + rise, -42], size: 6 },
  };
}
