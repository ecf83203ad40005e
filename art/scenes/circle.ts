import { add, mix, palette, type Rgb, scale } from '#art/paint/colour.ts';
import type { Scene } from '#art/paint/image.ts';
import { fbm, noise, smooth } from '#art/paint/noise.ts';
import { crest, landscape, type Ridge } from './landscape.ts';
import { traveller } from './shapes.ts';
import { stones } from './stones.ts';

const horizon = 0.56;
const fire = { x: 1.06, y: 0.72 };

const ridges: Ridge[] = [
  { base: 0.5, rise: 0.3, pitch: 2.4, near: 0.12, seed: 63 },
  { base: 0.57, rise: 0.16, pitch: 3.1, near: 0.34, seed: 71 },
];

const backdrop = landscape({
  sky: { seed: 29, moon: { x: 0.3, y: 0.12, size: 0 }, horizon: 0.6, clouds: 0.4 },
  ridges,
  buildings: [],
  trees: [],
  lamps: [],
  mist: 0.9,
});

/** The stars of a constellation, in the order of the line that connects them. */
const figure: [number, number][] = [
  [0.74, 0.24],
  [0.88, 0.13],
  [1.03, 0.2],
  [1.2, 0.1],
  [1.33, 0.21],
  [1.22, 0.33],
  [1.03, 0.2],
];

/** A ring of standing stones, a fire in the middle, and a magic circle around the fire. */
export function circleScene(): Scene {
  return (x, y) => {
    let colour = y < groundLine(x) ? withStars(x, y, backdrop(x, y)) : ground(x, y);
    for (const stone of stones(fire.x, fire.y)) {
      const touch = stone.at(x, y);
      if (touch) {
        const body = mix(
          mix(palette.haze, palette.ink, 0.55 + 0.45 * stone.near),
          palette.rock,
          0.3,
        );
        colour = add(scale(body, 0.5 + 0.5 * touch.grain), palette.moon, touch.moonlit * 0.09);
        colour = add(colour, palette.flame, touch.firelit * 0.62 * touch.grain);
        colour = add(colour, palette.arcane, touch.firelit * 0.09 * smooth(0.3, 0, touch.height));
      }
    }
    colour = withCaster(x, y, colour);
    return withFire(x, y, colour);
  };
}

function groundLine(x: number): number {
  return horizon + 0.02 * (fbm(x * 3, 2, 3, 37) - 0.5);
}

function withStars(x: number, y: number, colour: Rgb): Rgb {
  let light = 0;
  for (const [index, [x2, y2]] of figure.entries()) {
    const spot = Math.hypot(x - x2, y - y2);
    light = Math.max(light, 1.6 * smooth(0.008, 0.002, spot) + 0.16 * Math.exp(-spot / 0.014));
    const before = figure[index - 1];
    if (before) {
      light = Math.max(light, 0.1 * smooth(0.0028, 0.0008, toSegment(x, y, before, [x2, y2])));
    }
  }
  const behind = y > crest(x, ridges[0] ?? { base: 1, rise: 0, pitch: 1, near: 0, seed: 1 }) - 0.01;
  return behind ? colour : add(colour, mix(palette.arcane, palette.moon, 0.35), light);
}

function toSegment(x: number, y: number, a: [number, number], b: [number, number]): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
}

/** The grass, with the lines of the circle in perspective. */
function ground(x: number, y: number): Rgb {
  const depth = 0.3 / (y - horizon + 0.055);
  const centre = 0.3 / (fire.y - horizon + 0.055);
  const px = (x - fire.x) * depth * 2.1;
  const pz = (depth - centre) * 2.1;
  const distance = Math.hypot(px, pz);
  const blades = 0.45 + 0.75 * fbm(px * 6, pz * 3.2, 4, 55) + 0.25 * noise(x * 130, y * 40, 12);
  let colour = scale(mix(palette.rock, palette.night, 0.75), 0.62 * blades);
  const far = smooth(1.2, 5.5, depth);
  colour = mix(colour, palette.haze, far * 0.55);
  colour = add(colour, palette.flame, (0.85 * blades) / (1 + (distance / 0.36) ** 2) ** 1.5);
  colour = add(colour, palette.moon, 0.025 * blades);
  const lines = circleLines(px, pz, distance);
  const pulse = 0.7 + 0.5 * fbm(px * 4, pz * 4, 2, 77);
  const hue = mix(palette.arcane, palette.violet, smooth(-1, 1, px * 0.9 + 0.25));
  const halo = 0.07 * Math.exp(-Math.abs(distance - 1.04) / 0.16);
  return add(colour, hue, (lines * 0.95 + halo) * pulse);
}

/** The lines of the magic circle: three rings, runes, and a seven-pointed star. */
function circleLines(px: number, pz: number, distance: number): number {
  const ring = (radius: number, width: number) =>
    smooth(width, width * 0.35, Math.abs(distance - radius));
  let lines = Math.max(ring(1.16, 0.022), ring(0.94, 0.016), 0.7 * ring(0.45, 0.014));
  const angle = Math.atan2(pz, px);
  if (distance > 0.98 && distance < 1.12) {
    const around = ((angle / Math.PI + 1) / 2) * 42;
    const cell = Math.floor(around);
    const u = Math.floor((around - cell) * 5);
    const v = Math.floor(((distance - 0.98) / 0.14) * 5);
    const drawn = u > 0 && u < 4 && noise(cell * 3.1 + u * 7.7, v * 5.3 + cell, 19) > 0.52;
    lines = Math.max(lines, drawn ? 0.8 : 0);
  }
  for (let point = 0; point < 7; point++) {
    const at = (index: number): [number, number] => {
      const turn = (index * 2 * Math.PI) / 7 + 0.3;
      return [Math.cos(turn) * 0.94, Math.sin(turn) * 0.94];
    };
    lines = Math.max(
      lines,
      0.62 * smooth(0.013, 0.004, toSegment(px, pz, at(point), at(point + 3))),
    );
  }
  return lines;
}

function withCaster(x: number, y: number, colour: Rgb): Rgb {
  const size = 0.3;
  const foot = 0.89;
  const centre = 1.31;
  const u = (centre - x) / size;
  const v = (foot - y) / size;
  const touch = traveller(u, v);
  if (!touch) {
    return colour;
  }
  if (touch.glow > 0) {
    return add(palette.ink, palette.arcane, 1.5);
  }
  // The traveller faces the fire on the left, so only the left edge is lit.
  const rim = smooth(0.12, -0.12, traveller(u + 0.03, v) ? 0.3 : -0.12);
  return add(scale(palette.ink, 1.3), palette.flame, rim * 0.34 + 0.004);
}

function withFire(x: number, y: number, colour: Rgb): Rgb {
  const u = (x - fire.x) / 0.05;
  const v = (fire.y - y) / 0.13;
  const lick = (fbm(x * 34, y * 15 + 4, 3, 88) - 0.5) * 0.9;
  const tongue =
    smooth(1, 0.2, Math.abs(u + lick * v) / Math.max(0.02, 1 - v * 0.95)) *
    (v > -0.12 && v < 1 ? 1 : 0);
  const spark = noise(Math.floor(x * 240) * 1.7, Math.floor(y * 240) * 2.3, 44);
  const near = Math.exp(-Math.hypot(x - fire.x, (y - fire.y + 0.14) * 0.62) / 0.05);
  let lit = add(colour, mix(palette.ember, palette.glow, smooth(0.2, 0.9, tongue)), tongue * 2.6);
  lit = add(lit, palette.flame, spark > 0.93 ? near * 3 : 0);
  return add(
    lit,
    palette.ember,
    0.34 * Math.exp(-Math.hypot(x - fire.x, y - fire.y + 0.04) / 0.13),
  );
}
