import { add, black, mix, palette, type Rgb, scale, times } from '#art/paint/colour.ts';
import type { Scene } from '#art/paint/image.ts';
import { clamp, fbm, noise, smooth } from '#art/paint/noise.ts';
import { d20, type Solid } from './dice.ts';
import { landscape } from './landscape.ts';

export interface TablePlan {
  lantern: { x: number; foot: number; size: number };
  dice: Solid[];
  /** The position of an inkwell with a quill: the middle of its base. */
  quill: { x: number; foot: number } | undefined;
  /** The arched window in the wall behind the table. */
  window: { x: number; sill: number; half: number; top: number } | undefined;
  /** The height of the far edge of the table in the picture. */
  edge: number;
  /** Whether there is no map on the table. */
  bare?: boolean;
}

/** A table at night: a lantern, a map, dice, and the cold mountains outside. */
export function tableScene(plan: TablePlan): Scene {
  const outside = landscape({
    sky: { seed: 19, moon: { x: -0.5, y: 0.2, size: 0 }, horizon: 0.5, clouds: 0.42 },
    ridges: [
      { base: 0.4, rise: 0.4, pitch: 3.2, near: 0.1, seed: 8 },
      { base: 0.5, rise: 0.3, pitch: 3.9, near: 0.35, seed: 15 },
    ],
    buildings: [],
    trees: [],
    lamps: [],
    mist: 0.8,
  });
  return (x, y) => {
    const object = lanternAt(x, y, plan) ?? diceAt(x, y, plan) ?? quillAt(x, y, plan);
    if (object) {
      return object;
    }
    return add(
      y > plan.edge ? tableTop(x, y, plan) : wall(x, y, plan, outside),
      palette.ember,
      0.2 * glowAround(x, y, plan),
    );
  };
}

function flame({ lantern }: TablePlan): [number, number] {
  return [lantern.x, lantern.foot - lantern.size * 0.46];
}

function glowAround(x: number, y: number, plan: TablePlan): number {
  const [fx, fy] = flame(plan);
  return Math.exp(-Math.hypot(x - fx, y - fy) / (plan.lantern.size * 0.55));
}

function wall(x: number, y: number, plan: TablePlan, outside: Scene): Rgb {
  const opening = windowDistance(x, y, plan);
  if (opening > 0) {
    const bar = Math.abs(x - (plan.window?.x ?? 0)) < 0.007 || Math.abs(y - 0.2) < 0.006;
    return bar ? scale(palette.ink, 1) : scale(outside(x, y * 1.15), 1.05);
  }
  const [fx, fy] = flame(plan);
  const course = Math.floor(y * 15);
  const shifted = x * 8 + (course % 2) * 0.5;
  const joint = Math.min(
    Math.abs(y * 15 - course - 0.5) < 0.46 ? 1 : 0.55,
    Math.abs(shifted - Math.floor(shifted) - 0.5) < 0.475 ? 1 : 0.55,
  );
  const stone =
    0.6 + 0.55 * fbm(x * 14, y * 14, 4, 33) + 0.25 * noise(Math.floor(shifted), course, 3);
  const distance = Math.hypot(x - fx, (y - fy) * 0.9);
  const warm = 0.22 / (1 + (distance / 0.2) ** 2);
  const reveal = smooth(-0.03, 0, opening) * 0.05;
  let colour = scale(palette.rock, 0.36 * stone * joint);
  colour = add(colour, times(palette.flame, [0.9, 0.62, 0.5]), warm * stone * joint);
  colour = add(colour, palette.moon, reveal);
  return scale(colour, 1 - 0.4 * smooth(plan.edge - 0.05, plan.edge, y));
}

/** The distance to the edge of the arched window, above zero inside. */
function windowDistance(x: number, y: number, { window }: TablePlan): number {
  if (!window) {
    return -1;
  }
  const u = x - window.x;
  const spring = window.top + window.half;
  const side = window.half - (y < spring ? Math.hypot(u, y - spring) : Math.abs(u));
  return Math.min(side, window.sill - y);
}

function tableTop(x: number, y: number, plan: TablePlan): Rgb {
  const { lantern, edge } = plan;
  // The perspective of the table: depth grows towards its far edge.
  const depth = 0.32 / (y - edge + 0.16);
  const px = (x - lantern.x) * depth * 1.6;
  const pz = depth * 1.9;
  const foot = 0.32 / (lantern.foot - edge + 0.16);
  const distance = Math.hypot(px, (pz - foot * 1.9) * 1.1);
  const light = 2.3 / (1 + (distance / 0.44) ** 2) ** 1.2;
  const contact = smooth(0.16, 0.34, distance);
  const base = plan.bare ? boards(px, pz) : mapOrBoards(px, pz);
  const moonlight = plan.window ? 0.05 * smooth(0.5, 0, Math.abs(px + 1 - pz * 0.3)) : 0.02;
  const shade = shadowOfDice(x, y, plan);
  let colour = times(base, scale(palette.flame, light * contact * shade));
  colour = add(colour, times(base, palette.moon), moonlight + 0.035);
  return colour;
}

function boards(px: number, pz: number): Rgb {
  const board = pz * 2.6;
  const joint = Math.abs(board - Math.floor(board) - 0.5) < 0.47 ? 1 : 0.35;
  const fibre = 0.6 + 0.7 * fbm(px * 3 + Math.floor(board) * 9, pz * 38, 4, 21);
  return scale(palette.wood, 1.5 * joint * fibre);
}

function mapOrBoards(px: number, pz: number): Rgb {
  const torn = (fbm(px * 7, pz * 7, 3, 52) - 0.5) * 0.07;
  const inside =
    Math.min(1.32 - Math.abs(px + 0.1 + 0.12 * (pz - 1.2)), pz - 0.42, 2.1 - pz) + torn;
  if (inside < 0) {
    return scale(boards(px, pz), 0.45 + 0.55 * smooth(0, 0.16, -inside));
  }
  const stain = 0.75 + 0.4 * fbm(px * 5, pz * 5, 4, 71);
  const worn = 0.55 + 0.45 * smooth(0, 0.14, inside);
  const paper = scale(palette.parchment, stain * worn);
  return mix(paper, [0.055, 0.035, 0.03], mapInk(px, pz));
}

/** The ink of the map: coast, depth lines, a river, hills, compass lines and a marked path. */
function mapInk(px: number, pz: number): number {
  const land = fbm(px * 2.6 + 4.2, pz * 2.6 + 0.4, 5, 14) - 0.5;
  let ink = smooth(0.011, 0.003, Math.abs(land)) * 0.95;
  if (land < 0) {
    const rings = Math.abs(((-land * 26) % 1) - 0.5);
    ink = Math.max(ink, smooth(0.42, 0.5, rings) * 0.4 * smooth(-0.13, -0.02, land));
    const angle = Math.atan2(pz - 1.2, px + 0.42);
    const ray = Math.abs(((angle / Math.PI) * 16) % 1);
    ink = Math.max(ink, smooth(0.035, 0.01, Math.min(ray, 1 - ray)) * 0.35);
  } else {
    const cx = Math.floor(px * 15);
    const cz = Math.floor(pz * 15);
    const hill = noise(cx * 5.1, cz * 3.3, 83) > 0.56 && land > 0.03;
    const u = px * 15 - cx - 0.5;
    const v = pz * 15 - cz - 0.35;
    const peak = Math.abs(v - (0.42 - Math.abs(u) * 1.15));
    ink = Math.max(ink, hill && Math.abs(u) < 0.36 ? smooth(0.13, 0.05, peak) * 0.85 : 0);
    const river = Math.abs(noise(px * 2.2, pz * 2.2, 96) - 0.5);
    ink = Math.max(ink, smooth(0.016, 0.006, river) * 0.55);
  }
  const rose = compass((px + 0.42) / 0.13, (pz - 1.2) / 0.13);
  ink = Math.max(ink, rose);
  const way = Math.abs(pz - 0.98 - 0.1 * Math.sin(px * 5.2)) < 0.008;
  const dash = (((px * 17) % 1) + 1) % 1 < 0.58 && Math.abs(px + 0.35) < 0.55;
  return Math.max(ink, way && dash ? 0.9 : 0);
}

/** A compass rose of eight points in a ring. */
function compass(u: number, v: number): number {
  const radius = Math.hypot(u, v);
  if (radius > 1.1) {
    return 0;
  }
  const ring = smooth(0.08, 0.03, Math.abs(radius - 0.82));
  const angle = Math.atan2(v, u);
  const point = (turns: number, reach: number) => {
    const apart = Math.abs(((angle / (Math.PI / 2) + turns + 4.5) % 1) - 0.5);
    return radius < reach && apart < 0.17 * (1 - radius / reach) ? 1 : 0;
  };
  return Math.max(ring * 0.8, point(0, 1.05), point(0.5, 0.62) * 0.7) * 0.85;
}

function lanternAt(x: number, y: number, plan: TablePlan): Rgb | undefined {
  const { x: cx, foot, size } = plan.lantern;
  const u = (x - cx) / size;
  const v = (foot - y) / size;
  if (v < -0.03 || v > 1.2 || Math.abs(u) > 0.34) {
    return undefined;
  }
  const ring = Math.abs(Math.hypot(u, (v - 1.04) * 1.0) - 0.11) < 0.013;
  const cap = v > 0.78 && v < 0.96 && Math.abs(u) < 0.25 - (v - 0.78) * 1.05;
  const plate =
    (v > 0.73 && v < 0.79 && Math.abs(u) < 0.27) || (v < 0.1 && Math.abs(u) < 0.27 - v * 0.4);
  const knob = Math.hypot(u, v - 0.965) < 0.03;
  const metal = scale(palette.ink, 1.4);
  if (ring || cap || plate || knob) {
    const rim =
      smooth(0.12, 0.26, Math.abs(u)) * 0.06 +
      (v < 0.1 ? 0.03 + 0.1 * v : v > 0.72 && v < 0.76 ? 0.16 : 0);
    return add(metal, palette.flame, rim);
  }
  if (v < 0.1 || v > 0.74 || Math.abs(u) > 0.22) {
    return undefined;
  }
  const bars = Math.abs(Math.abs(u) - 0.21) < 0.014 || Math.abs(u - 0.07) < 0.008;
  if (bars) {
    return add(metal, palette.flame, 0.1);
  }
  const core = Math.hypot(u * 2.6, (v - 0.33) * (v > 0.33 ? 1.5 : 2.9));
  const candle = v < 0.26 && Math.abs(u) < 0.075;
  const glass = add(scale(palette.flame, 0.6), palette.ember, 0.12 + 0.2 * noise(u * 9, v * 9, 3));
  const burning = add(
    glass,
    palette.glow,
    4.2 * Math.exp(-((core / 0.2) ** 2)) + 0.5 * Math.exp(-core / 0.3),
  );
  return candle
    ? add(scale(palette.parchment, 0.55), palette.flame, 0.5 * smooth(0.05, 0.26, v))
    : burning;
}

function diceAt(x: number, y: number, plan: TablePlan): Rgb | undefined {
  const [fx, fy] = flame(plan);
  for (const solid of plan.dice) {
    const face = d20(x, y, solid, [fx - solid.x, solid.y - fy, 0.22]);
    if (face) {
      const glass = mix(palette.violet, palette.arcane, 0.25 + 0.5 * face.tint);
      const edge = add(black, palette.glow, face.edge * (0.08 + 0.5 * face.light));
      const body = add(
        times(glass, scale(palette.glow, 0.03 + 0.7 * face.light)),
        glass,
        0.05 + 0.05 * face.tint,
      );
      return add(body, edge, 1);
    }
  }
  return undefined;
}

function quillAt(x: number, y: number, { quill, lantern }: TablePlan): Rgb | undefined {
  if (!quill) {
    return undefined;
  }
  const u = (x - quill.x) / 0.1;
  const v = (quill.foot - y) / 0.1;
  const lit = clamp(0.5 - (lantern.x < quill.x ? u : -u) * 1.4);
  const well = v > -0.05 && v < 0.62 && Math.abs(u) < (v < 0.45 ? 0.42 - 0.1 * v * v : 0.2);
  if (well) {
    return add(scale(palette.ink, 1.2), palette.flame, 0.3 * lit ** 2);
  }
  const t = (v - 0.5) / 3.1;
  if (t < 0 || t > 1) {
    return undefined;
  }
  const spine = 0.1 + 0.95 * t + 0.35 * t * t;
  const vane = t < 0.22 ? 0.035 : 0.3 * Math.sin(Math.PI * ((t - 0.22) / 0.78) ** 0.75) + 0.02;
  const across = (u - spine) / vane;
  const barb = 1 - 0.22 * noise(t * 46 - Math.abs(across) * 3, 7, 9);
  if (Math.abs(across) > barb) {
    return undefined;
  }
  const shaft =
    Math.abs(u - spine) < 0.03 ? 1.35 : 0.75 + 0.35 * noise(t * 60 - Math.abs(across) * 6, 3, 5);
  const white = mix(palette.parchment, palette.moon, 0.4);
  return add(
    scale(times(white, palette.flame), shaft * (0.16 + 0.6 * clamp(0.6 - across * 0.6))),
    palette.moon,
    0.02,
  );
}

/** The light at a point: 1 in full light, less in the shadow of a die. */
function shadowOfDice(x: number, y: number, plan: TablePlan): number {
  let light = 1;
  for (const { x: cx, y: cy, size } of plan.dice) {
    const away = cx > plan.lantern.x ? 1 : -1;
    const u = (x - cx - away * size * 1.1) / (size * 1.9);
    const v = (y - cy - size * 0.72) / (size * 0.42);
    light = Math.min(light, 0.22 + 0.78 * smooth(0.55, 1.1, Math.hypot(u, v)));
  }
  return light;
}
