import type { Rgb } from '#art/paint/colour.ts';
import { fbm, noise } from '#art/paint/noise.ts';
import type { Sliced } from '#art/paint/slices.ts';
import type { Vector } from '#art/solid/vector.ts';
import { arch } from '../models/columns.ts';
import { boulder } from '../models/land.ts';
import type { Material } from '../render/material.ts';
import type { Beam, Lamp } from '../render/stage.ts';
import { between, fireLamp, oneOf, type Setting, type Workshop } from '../setting.ts';

const glows: readonly [Rgb, ...Rgb[]] = [
  [0.16, 0.75, 0.85],
  [0.5, 0.3, 1],
  [0.2, 0.8, 0.4],
  [0.95, 0.35, 0.55],
];

/** A cave with crystals, lava, an underground lake, or a door in the rock. */
export function* cavern(workshop: Workshop): Sliced<Setting> {
  const { model, stuff, next, plan } = workshop;
  const seed = Math.floor(next() * 900);
  const side = next() < 0.65 ? 1 : -1;
  const wide = between(next, 8, 14);
  const high = between(next, 8, 15);
  const floor = (x: number, z: number) =>
    (fbm(x / 6 + 40, z / 6 + 40, 4, seed) - 0.5) * 1.6 + (Math.abs(x) / wide) ** 3 * 2.4;
  const rock: Material = {
    ...stuff.rock,
    dusted: 0,
    second: [0.14, 0.13, 0.13],
    bump: 0.55,
    pitch: 0.55,
    shine: 0.14,
  };
  shell(workshop, rock, seed, wide, high, floor);
  yield;
  const feature =
    plan.tone === 'whimsical'
      ? 'crystals'
      : oneOf(next, ['crystals', 'lava', 'lake', 'door', 'shaft'] as const);
  const colour = plan.tone === 'horror' ? glows[2] : oneOf(next, glows);
  const eye: Vector = [between(next, -2, 2), floor(0, 10) + between(next, 1.5, 3.4), 11];
  spikes(workshop, rock, wide, high, floor);
  yield;
  const lamps: Lamp[] = [];
  const beams: Beam[] = [];
  const away = between(next, 10, 20);
  const x = side * between(next, 1.5, 3.6);
  if (feature === 'lava') {
    lamps.push(...lava(workshop, side, away));
  } else {
    lamps.push(
      ...crystals(workshop, colour ?? glows[0], floor, side, feature === 'crystals' ? 9 : 3),
    );
  }
  if (feature === 'lake' || (feature === 'crystals' && next() < 0.5)) {
    const level = -0.12;
    model
      .use(stuff.water)
      .quad([-40, level, 6], [40, level, 6], [40, level, -60], [-40, level, -60]);
  }
  if (feature === 'door') {
    lamps.push(...door(workshop, [x, floor(x, -away), -away]));
  }
  if (feature === 'shaft' || feature === 'lake') {
    const top: Vector = [x * 0.6, high + 3, -away];
    beams.push({
      from: top,
      to: [x * 0.6 + side * 1.2, floor(x, -away) - 1, -away + 1.5],
      radius: between(next, 1.6, 2.6),
      colour: [0.3, 0.4, 0.46],
    });
    lamps.push({
      at: [top[0], high * 0.75, top[2]],
      colour: [0.55, 0.75, 0.85],
      strength: 2,
      reach: 6.5,
      shadow: true,
    });
  }
  const near: Vector = [-side * between(next, 0.8, 2), 0, between(next, 2, 5)];
  return {
    camera: {
      eye,
      target: [x * 0.4, between(next, 2.6, 4.2), -away],
      angle: between(next, 0.72, 1),
    },
    lamps,
    around: [0, 3, -6],
    span: 24,
    calm: next() < 0.5 ? 'upper-left' : 'lower',
    near: [
      { at: [near[0], floor(near[0], near[2]), near[2]], size: 1 },
      { at: [side * 2.2, floor(side * 2.2, -1), -1], size: 1 },
    ],
    ground: floor,
    far: [
      { at: [-x, floor(-x, -away), -away - 2], size: 4 },
      { at: [x * 1.4, floor(x, -away), -away - 5], size: 4 },
    ],
    air: { at: [-x * 0.6, high * 0.62, -away - 4], size: 3 },
    indoors: { dark: [0.006, 0.01, 0.016], ambient: 3.4 },
    key: { towards: [0, 1, 0], colour: [0, 0, 0] },
    fog: {
      distance: 60,
      start: 6,
      most: 0.9,
      colour: feature === 'lava' ? [0.055, 0.02, 0.01] : [0.012, 0.024, 0.034],
    },
    ...(feature === 'lake' || feature === 'crystals' ? { water: { waves: 0.05, size: 1.4 } } : {}),
    beams,
    sparks: { count: 26, colour: feature === 'lava' ? [1, 0.4, 0.1] : (colour ?? glows[0]) },
  };
}

function shell(
  { model }: Workshop,
  rock: Material,
  seed: number,
  wide: number,
  high: number,
  floor: (x: number, z: number) => number,
) {
  model.use(rock).sheet({
    columns: 74,
    rows: 66,
    span: [40, 70],
    at: (u, v) => {
      const angle = u * Math.PI;
      const z = 13 - v * 62;
      const close = Math.max(0.02, 1 - Math.max(0, v - 0.5) * 2);
      const bulge =
        fbm(Math.cos(angle) * 2.4 + 20, z / 5 + Math.sin(angle) * 2 + 20, 5, seed) - 0.5;
      const narrow = 1 + bulge * 0.9 - 0.25 * noise(z / 7, 3, seed + 4);
      const x = Math.cos(angle) * wide * 1.25 * narrow * close;
      const y = Math.sin(angle) ** 0.8 * high * narrow * close;
      return [x, y + floor(x, z) * (1 - Math.sin(angle)) - 0.6, z];
    },
  });
  model.use(rock).sheet({
    columns: 90,
    rows: 90,
    span: [40, 60],
    at: (u, v) => {
      const z = 10.2 - 60 * v ** 1.7;
      const x = (u - 0.5) * wide * 3;
      return [x, floor(x, z), z];
    },
  });
}

/** Stalactites above and stalagmites on the ground, larger at the sides. */
function spikes(
  { model, next }: Workshop,
  rock: Material,
  wide: number,
  high: number,
  floor: (x: number, z: number) => number,
) {
  const add = (at: Vector, size: number, length: number) => {
    const seed = Math.floor(next() * 900);
    model.use(rock).sheet({
      columns: 14,
      rows: 16,
      closed: true,
      span: [size * 6, Math.abs(length)],
      at: (u, v) => {
        const angle = -u * 2 * Math.PI;
        const reach =
          size *
          ((1 - v) ** 1.5 + 0.03) *
          (0.62 + 0.5 * noise(v * 9, u * 3, seed) + 0.3 * noise(u * 12, v * 3, seed + 1));
        return [
          at[0] + Math.cos(angle) * reach,
          at[1] + v * length,
          at[2] + Math.sin(angle) * reach,
        ];
      },
    });
  };
  for (let index = 0; index < 46; index++) {
    const z = between(next, -36, 7);
    const x = between(next, -1, 1) * wide * 0.95;
    add(
      [x, high * (0.98 - 0.3 * (x / wide) ** 2), z],
      between(next, 0.25, 0.9),
      -between(next, 1.5, 5),
    );
  }
  for (let index = 0; index < 22; index++) {
    const z = between(next, -34, 5);
    const side = next() < 0.5 ? 1 : -1;
    const x = side * between(next, wide * 0.3 + Math.max(0, z) * 0.2, wide * 0.95);
    add([x, floor(x, z) - 0.3, z], between(next, 0.4, 1.2), between(next, 1, 4.6));
  }
  for (let index = 0; index < 3; index++) {
    const x = (index % 2 === 0 ? 1 : -1) * between(next, wide * 0.4, wide * 0.8);
    const z = between(next, -26, -3);
    add([x, floor(x, z) - 0.4, z], between(next, 1, 1.5), high * 0.8);
    add([x, high, z], between(next, 1, 1.5), -high * 0.85);
  }
  for (let index = 0; index < 12; index++) {
    const [x, z] = [between(next, -wide, wide) * 0.8, between(next, -20, 6)];
    const size = between(next, 0.25, 0.9);
    boulder(model, rock, [x, floor(x, z), z], [size * 1.2, size * 0.8, size], index + 9, 14);
  }
}

function crystals(
  { model, next }: Workshop,
  colour: Rgb,
  floor: (x: number, z: number) => number,
  side: number,
  groups: number,
): Lamp[] {
  const glowing: Material = {
    look: 'plain',
    colour,
    glow: [colour[0] * 0.6, colour[1] * 0.6, colour[2] * 0.6],
    shine: 1.4,
    clear: true,
  };
  const lamps: Lamp[] = [];
  for (let group = 0; group < groups; group++) {
    const z = group === 0 ? between(next, -7, -2) : between(next, -26, 3);
    const x = (group % 3 === 0 ? side : -side) * between(next, 2.2, 6.5);
    const at: Vector = [x, floor(x, z), z];
    const size = group === 0 ? between(next, 1.5, 2.4) : between(next, 0.5, 1.3);
    for (let index = 0; index < 6; index++) {
      model.inside({ at, turn: next() * 6.3, lean: between(next, 0.05, 0.7) }, () => {
        const long = size * between(next, 0.6, 1.6);
        const thick = size * between(next, 0.1, 0.2);
        model.use(glowing).lathe(
          [0, -0.2, 0],
          [
            [thick * 0.7, 0],
            [thick, long * 0.65],
            [0.01, long],
          ],
          6,
        );
      });
    }
    lamps.push({
      at: [x, at[1] + size * 1.3, z + size * 0.6],
      colour,
      strength: 1.5 * size,
      reach: 2.6,
      halo: size * 0.9,
      shadow: group === 0,
    });
  }
  return lamps.slice(0, 8);
}

function lava({ model, next }: Workshop, side: number, away: number): Lamp[] {
  const molten: Material = {
    look: 'ground',
    colour: [0.5, 0.1, 0.02],
    second: [0.05, 0.02, 0.01],
    glow: [1.25, 0.3, 0.05],
    clear: true,
  };
  const phase = next() * 6;
  model.use(molten).sheet({
    columns: 8,
    rows: 60,
    span: [4, 50],
    at: (u, v) => {
      const z = 9 - v * 46;
      const middle = side * 2.4 + Math.sin(z * 0.16 + phase) * 2.6;
      return [
        middle + (u - 0.5) * (2.4 + 1.2 * noise(z * 0.5, 1, 5)),
        0.32 + 0.1 * noise(z, u * 3, 8),
        z,
      ];
    },
  });
  return [4, -2, -away * 0.7, -away * 1.3, -away * 2].map((z, index) => ({
    at: [side * 2.4 + Math.sin(z * 0.16 + phase) * 2.6, 1.3, z] as const,
    colour: [1, 0.33, 0.07] as const,
    strength: 2.5,
    reach: 3.8,
    halo: 2,
    shadow: index < 2,
  }));
}

/** A carved door in the rock, with fire on both sides. */
function door({ model, stuff, next }: Workshop, [x, y, z]: Vector): Lamp[] {
  const size = between(next, 1.2, 1.9);
  const stone = { ...stuff.stone, dusted: 0 };
  model.use(stone).box([x, y + size * 2, z - 1.2], [size * 3.4, size * 2.6, 1]);
  arch(model, stone, [x, y - 0.2, z], 0, size, size * 2.1, size * 0.55);
  model
    .use({ look: 'plain', colour: [0.02, 0.06, 0.07], glow: [0.03, 0.12, 0.14] })
    .box([x, y + size * 1.3, z - 0.18], [size, size * 1.9, 0.06]);
  model.use(stone);
  for (let step = 0; step < 4; step++) {
    model.box(
      [x, y - 0.1 + step * 0.12, z + 2.2 - step * 0.5],
      [size * (2 - step * 0.15), 0.14, 0.5],
    );
  }
  return [-1, 1].map((part) => {
    const at: Vector = [x + part * size * 2, y + 0.2, z + 0.9];
    model.use(stuff.iron).lathe(
      at,
      [
        [0.3, 0],
        [0.1, 0.2],
        [0.1, 1],
        [0.4, 1.3],
        [0.36, 1.3],
      ],
      10,
    );
    model.use(stuff.flame).lathe(
      [at[0], at[1] + 1.2, at[2]],
      [
        [0.3, 0],
        [0.34, 0.3],
        [0.2, 0.8],
        [0.02, 1.3],
      ],
      9,
    );
    return fireLamp([at[0], at[1] + 1.9, at[2] + 0.3], 3.2, 3.4, { shadow: true, halo: 1.4 });
  });
}
