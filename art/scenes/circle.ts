import { add, black, mix, palette, type Rgb, scale } from '#art/paint/colour.ts';
import type { Painting } from '#art/paint/export.ts';
import { fbm, fbm3, noise, random, smooth } from '#art/paint/noise.ts';
import { flame, logs, sparks } from '#art/solid/fire.ts';
import { mountains, type Range } from '#art/solid/mountains.ts';
import { ball, blend, box, limb, solidsOf, rough, type Solid } from '#art/solid/solids.ts';
import { plus, turn, unit, type Vector } from '#art/solid/vector.ts';
import { view, type World } from '#art/solid/world.ts';
import { company, sign } from './company.ts';
import { sky, skyLight, type SkyPlan } from './sky.ts';

const moon = unit([-0.62, 0.5, 0.35]);
const heavens: SkyPlan = {
  seed: 29,
  moon: { x: 0.1, y: -0.2, size: 0 },
  horizon: 0.5,
  clouds: 0.36,
};

const range: Range = {
  peaks: [
    { x: -3.6, z: -8.2, height: 1.3, width: 3 },
    { x: -1.2, z: -8.4, height: 0.85, width: 2.4 },
    { x: 0.6, z: -8, height: 0.7, width: 2.2 },
    { x: 3.1, z: -8.4, height: 1.25, width: 3 },
  ],
  seed: 5,
  moon,
  snow: 0.32,
  air: 5.2,
  haze: scale(palette.haze, 0.8),
  mist: 0.3,
};

/** The stars of a constellation, in the order of the line that connects them. */
const starsOfFigure: [number, number][] = [
  [0.72, 0.215],
  [0.85, 0.12],
  [1.0, 0.175],
  [1.15, 0.105],
  [1.27, 0.175],
  [1.17, 0.26],
  [1.0, 0.175],
];

interface Stone {
  x: number;
  z: number;
  height: number;
  width: number;
  angle: number;
  lean: number;
}

const stones: Stone[] = [
  { x: -4.1, z: 0.6, height: 2.5, width: 0.5, angle: 0.5, lean: -0.05 },
  { x: -3.1, z: -2.6, height: 2.2, width: 0.5, angle: 0.3, lean: 0.06 },
  { x: -1.5, z: -4.2, height: 2.3, width: 0.5, angle: 0.2, lean: -0.03 },
  { x: 0.5, z: -4.6, height: 2.5, width: 0.55, angle: -0.1, lean: 0.02 },
  { x: 2.2, z: -3.6, height: 2.2, width: 0.5, angle: -0.4, lean: 0.08 },
  { x: 3.0, z: -1.0, height: 2.7, width: 0.6, angle: -0.6, lean: -0.04 },
];

function standingStone({ x, z, height, width, angle, lean }: Stone): Solid[] {
  const body = box([x, height / 2 - 0.15, z], [width / 2, height / 2 + 0.1, 0.2], angle, 0.1, lean);
  const worn = rough(
    body,
    (px, py, pz) => 0.16 * (fbm3(px * 1.7, py * 1.7, pz * 1.7, 3) - 0.35) + 0.05 * py * 0.4,
    0.1,
  );
  const grey: Rgb = [0.16, 0.165, 0.175];
  return solidsOf(
    {
      colour: (px, py, pz, up) => {
        const moss = smooth(0.55, 0.7, fbm3(px * 3, py * 3, pz * 3, 3)) * 0.7;
        const cap = smooth(0.45, 0.75, up) * 0.7;
        const stain = 0.55 + 0.9 * fbm3(px * 7, py * 7, pz * 7, 3);
        return mix(mix(scale(grey, stain), [0.07, 0.08, 0.04], moss), [0.5, 0.56, 0.65], cap);
      },
      bump: [9, 0.7],
    },
    worn,
  );
}

/** Grass at the feet of the stones and at random places. */
function tufts(): Solid[] {
  const next = random(4);
  const places: Vector[] = stones.flatMap(({ x, z }) =>
    Array.from({ length: 6 }, (): Vector => [x + (next() - 0.5) * 0.9, 0, z + 0.1 + next() * 0.35]),
  );
  for (let count = 0; count < 90; count++) {
    const angle = next() * Math.PI * 2;
    const far = 2.7 + next() ** 0.7 * 4;
    places.push([Math.cos(angle) * far - 0.6, 0, Math.sin(angle) * far * 0.8 + 1]);
  }
  return places.flatMap((place) => {
    const tall = 0.13 + 0.2 * next();
    const blades = Array.from({ length: 6 }, (_, index) => {
      const lean = turn([0, 0, tall * (0.25 + 0.5 * next())], index + next() * 2);
      const foot = plus([place[0], ground(place[0], place[2]) - 0.02, place[2]], lean, 0.25);
      return limb(foot, plus(plus(foot, lean), [0, tall, 0]), 0.017, 0.005);
    });
    const dry = 0.5 + next();
    return solidsOf({ colour: [0.1 * dry, 0.1 * dry, 0.045 * dry] }, blend(0.006, ...blades));
  });
}

function pebbles(): Solid[] {
  const next = random(21);
  const around = Array.from({ length: 15 }, (_, index) => {
    const angle = (index / 15) * Math.PI * 2 + next() * 0.15;
    const far = 0.56 + next() * 0.06;
    return ball(
      [Math.cos(angle) * far, 0.03, Math.sin(angle) * far],
      0.085 + 0.03 * next(),
      [1.1, 0.8, 1],
    );
  });
  const strewn = Array.from({ length: 26 }, () => {
    const x = -6 + next() * 9;
    const z = -1.5 + next() * 5.5;
    return ball([x, ground(x, z), z], 0.04 + 0.12 * next() ** 3, [1.3, 0.7, 1]);
  });
  return solidsOf({ colour: [0.12, 0.12, 0.125], bump: [12, 0.6] }, ...around, ...strewn);
}

function ground(x: number, z: number): number {
  return 0.16 * (noise(x * 0.55, z * 0.55, 12) - 0.5) * smooth(1.5, 4, Math.hypot(x, z));
}

function soil(x: number, _: number, z: number): Rgb {
  const distance = Math.hypot(x, z);
  const mottled = fbm(x * 2.4, z * 2.4, 4, 55);
  const blades = 0.5 + fbm(x * 26, z * 9, 3, 12);
  const grass = scale(mix([0.07, 0.075, 0.04], [0.11, 0.09, 0.05], mottled), blades);
  const earth = scale([0.13, 0.095, 0.07] as const, 0.6 + 0.8 * fbm(x * 9, z * 9, 3, 31));
  const worn = smooth(2.5, 1.2, distance + 1.4 * (mottled - 0.5));
  const snow = smooth(0.56, 0.64, fbm(x * 0.9 + 5, z * 1.3, 5, 91)) * smooth(1.7, 3.2, distance);
  return mix(mix(grass, earth, worn), [0.4, 0.45, 0.52], snow * 0.85);
}

/** A company around a fire in a ring of standing stones. One of them draws a spell in the air. */
export function circleScene(): Painting {
  const world: World = {
    camera: { eye: [-1.13, 1.45, 8.2], target: [-1.13, 0.98, 0], angle: 0.52, aspect: 1.6 },
    solids: [
      ...logs([0, 0, 0], 1),
      ...pebbles(),
      ...stones.flatMap(standingStone),
      ...company(),
      ...tufts(),
    ],
    ground: { height: ground, surface: { colour: soil, bump: [7, 0.5] } },
    lamps: [
      { at: [0, 0.6, 0.05], colour: palette.flame, strength: 4.6, reach: 1.6, soft: 0.3 },
      { at: sign, colour: palette.arcane, strength: 0.5, reach: 0.5, soft: 0.4 },
    ],
    moon: { towards: moon, colour: scale(palette.moon, 0.26) },
    ambient: scale(palette.horizon, 0.5),
    fog: { colour: scale(palette.haze, 0.55), from: 9, to: 42, most: 0.85 },
    far: 60,
    mountains: (direction) => mountains(range, 0.1, direction),
    sky: (x, y) => sky(x, y, heavens),
  };
  const seen = view(world);
  const fire = seen.at([0, 0.06, 0]);
  const stars = skyLight(heavens, seen.open);
  const middle = seen.at(sign);
  const radius = 0.3 * middle.unit;
  const size = 1.05 * fire.unit;
  return {
    scene: (x, y) => add(seen.scene(x, y), flame((x - fire.x) / size, (fire.y - y) / size, 3)),
    light: (x, y) => {
      const figure =
        y < 0.3 ? scale(mix(palette.arcane, palette.moon, 0.4), constellation(x, y)) : black;
      const glow = Math.exp(-Math.hypot(x - fire.x, y - fire.y + 0.07) / 0.12);
      const [u, v] = [(x - middle.x) / radius, (y - middle.y) / radius];
      const magic = scale(
        mix(palette.arcane, palette.violet, smooth(-1, 1, u + 0.3)),
        signLight(u, v),
      );
      const rising = sparks((x - fire.x) / size, (fire.y - y) / size, 8);
      return add(
        add(add(add(stars(x, y), figure), palette.ember, 0.16 * glow), magic),
        palette.flame,
        rising * 1.6,
      );
    },
  };
}

/** A ring of runes around a star with seven points. */
function signLight(u: number, v: number): number {
  const distance = Math.hypot(u, v);
  if (distance > 3) {
    return 0;
  }
  const line = (away: number, width: number) => smooth(width, width * 0.25, Math.abs(away));
  let light = Math.max(0.7 * line(distance - 1, 0.035), 0.45 * line(distance - 0.72, 0.028));
  if (distance > 0.76 && distance < 0.96) {
    const around = (Math.atan2(v, u) / Math.PI + 1) * 14;
    const rune = Math.floor(around);
    const across = Math.floor((around - rune) * 4);
    const up = Math.floor((distance - 0.76) * 15);
    light = Math.max(
      light,
      across < 3 && noise(rune * 3.1 + across * 7.7, up * 5.3 + rune, 19) > 0.55 ? 0.45 : 0,
    );
  }
  if (distance < 0.72) {
    for (let point = 0; point < 7; point++) {
      const at = (index: number): [number, number] => [
        0.72 * Math.sin(index * 0.8976),
        -0.72 * Math.cos(index * 0.8976),
      ];
      light = Math.max(light, 0.4 * line(toSegment(u, v, at(point), at(point + 3)), 0.03));
    }
  }
  return light + 0.1 * Math.exp(-distance / 0.5) + 0.05 * Math.exp(-Math.abs(distance - 1) / 0.16);
}

function constellation(x: number, y: number): number {
  let light = 0;
  for (const [index, star] of starsOfFigure.entries()) {
    const spot = Math.hypot(x - star[0], y - star[1]);
    light = Math.max(
      light,
      1.1 * Math.exp(-((spot / 0.0024) ** 2)) + 0.1 * Math.exp(-spot / 0.008),
    );
    const before = starsOfFigure[index - 1];
    if (before) {
      light = Math.max(light, 0.055 * smooth(0.0016, 0.0004, toSegment(x, y, before, star)));
    }
  }
  return light;
}

function toSegment(x: number, y: number, a: [number, number], b: [number, number]): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
}
