import { add, mix, palette, type Rgb, scale } from '#art/paint/colour.ts';
import type { Scene } from '#art/paint/image.ts';
import { fbm, ridged, smooth } from '#art/paint/noise.ts';
import { fir, type Touch, type Tree } from './shapes.ts';
import { sky, type SkyPlan } from './sky.ts';

export interface Ridge {
  /** The height of the crest line, measured from the top of the picture. */
  base: number;
  /** The height of the peaks. */
  rise: number;
  /** Peaks per picture height. */
  pitch: number;
  /** The distance: 0 at the horizon, 1 at the viewer. */
  near: number;
  seed: number;
}

interface Building {
  x: number;
  foot: number;
  size: number;
  near: number;
  shape: (u: number, v: number) => Touch | undefined;
}

interface Lamp {
  x: number;
  y: number;
  reach: number;
  strength: number;
  /**
   * The distance of the lamp, on the same scale as `near` of a ridge. The lamp lights mainly what is
   * at about this distance.
   */
  near: number;
}

export interface LandscapePlan {
  sky: SkyPlan;
  ridges: Ridge[];
  buildings: Building[];
  trees: { near: number; list: Tree[] }[];
  lamps: Lamp[];
  mist: number;
  /** The height of the surface of the water; undefined without water. */
  water?: number;
}

interface Hit {
  colour: Rgb;
  near: number;
  glow: number;
}

export function crest(x: number, { base, rise, pitch, seed }: Ridge): number {
  const broad = ridged(x * pitch, seed * 1.7, 2, seed) ** 1.7;
  const jagged = ridged(x * pitch * 3.3, seed * 2.3, 4, seed + 2) - 0.5;
  return base - rise * (broad - 0.3 + jagged * 0.34 * (0.35 + broad));
}

export function landscape(plan: LandscapePlan): Scene {
  const scene = (x: number, y: number): Rgb => {
    const hit = nearest(x, y, plan);
    let colour = hit.colour;
    for (const lamp of plan.lamps) {
      colour = lightBy(colour, lamp, x, y, hit.near);
    }
    return add(colour, palette.glow, hit.glow * 2.4);
  };
  const { water } = plan;
  if (water === undefined) {
    return scene;
  }
  return (x, y) => {
    if (y < water || ridgeInFront(x, y, plan)) {
      return scene(x, y);
    }
    const depth = (y - water) / (1 - water);
    const ripple = (fbm(x * 9, depth * 60 + 3, 4, 61) - 0.5) * (0.015 + 0.1 * depth);
    const mirrored = water - (y - water) * (1 + ripple) * 1.15;
    const image = scene(x + ripple * 0.9, Math.max(0.01, mirrored));
    const sheen = smooth(0.52, 0.75, fbm(x * 5, depth * 42, 4, 62)) * 0.12;
    return add(add(scale(image, 0.62), palette.night, 0.3), palette.moon, sheen);
  };
}

function ridgeInFront(x: number, y: number, { ridges }: LandscapePlan): boolean {
  return ridges.some((ridge) => ridge.near > 0.72 && y > crest(x, ridge));
}

function nearest(x: number, y: number, plan: LandscapePlan): Hit {
  let hit: Hit = { colour: sky(x, y, plan.sky), near: 0, glow: 0 };
  // Draws from far to near, so that near shapes cover far shapes. A building is drawn before the
  // next nearer ridge, which covers its foot.
  for (const ridge of plan.ridges) {
    for (const building of plan.buildings) {
      if (building.near <= ridge.near && building.near > hit.near - 1e-6) {
        hit = buildingHit(x, y, building, plan) ?? hit;
      }
    }
    for (const { near, list } of plan.trees) {
      if (near <= ridge.near && near > ridge.near - 0.14) {
        hit = treeHit(x, y, near, list) ?? hit;
      }
    }
    const top = crest(x, ridge);
    if (y > top) {
      hit = { colour: rock(x, y, top, ridge, plan), near: ridge.near, glow: 0 };
    }
  }
  for (const building of plan.buildings) {
    if (building.near > hit.near) {
      hit = buildingHit(x, y, building, plan) ?? hit;
    }
  }
  return hit;
}

function rock(x: number, y: number, top: number, ridge: Ridge, plan: LandscapePlan): Rgb {
  const { near, seed } = ridge;
  const depth = y - top;
  const lit = plan.sky.moon.x < x ? -1 : 1;
  // The grain of the rock follows the spurs, which run down from the crest at an angle.
  const bend = fbm(x * 5, y * 5, 3, seed + 6) * 0.12;
  const u = x + bend;
  const v = y * 0.75 + bend;
  const grain = 5 + near * 13;
  const relief = (dx: number, dy: number) =>
    ridged((u + dx) * grain, (v + dy) * grain, 4, seed + 3) +
    (0.6 - 0.5 * near) * ridged((u + dx) * grain * 0.35, (v + dy) * grain * 0.5, 2, seed + 4);
  const slope = relief(0, 0) - relief(lit * 0.03, -0.022);
  const facing = Math.max(0, slope) * (1 - smooth(0.02, 0.34, depth));
  const shadow = Math.max(0, -slope) * (1 - smooth(0.05, 0.4, depth));
  const body = mix(palette.haze, palette.ink, Math.min(1, 0.34 + near * 0.7));
  let colour = scale(body, Math.max(0.25, 1 - shadow * (2.1 - near)));
  colour = add(colour, palette.moon, facing * Math.max(0.008, 0.5 - 0.56 * near));
  const snow =
    smooth(0.16, 0.01, depth) *
    smooth(0.02, 0.2, slope + 0.04) *
    (near < 0.35 ? 0.2 : 0.03 * Math.max(0, 1 - near * 1.3));
  colour = add(colour, palette.moon, snow);
  const drift = fbm(x * 2.6 + seed, y * 8, 4, seed + 9);
  const fog =
    smooth(0.03, 0.26, depth) * (0.3 + 1.1 * drift) * plan.mist * Math.max(0.02, 1 - near * 1.04);
  return mix(colour, mix(palette.haze, palette.moon, 0.1), Math.min(0.92, fog));
}

function buildingHit(
  x: number,
  y: number,
  { x: cx, foot, size, near, shape }: Building,
  plan: LandscapePlan,
): Hit | undefined {
  const touch = shape((x - cx) / size, (foot - y) / size);
  if (!touch) {
    return undefined;
  }
  const body = mix(palette.haze, palette.ink, Math.min(1, 0.62 + near * 0.4));
  const colour = add(body, palette.moon, touch.facing * Math.max(0.012, 0.12 - 0.1 * near));
  const fog =
    smooth(foot - size * 0.25, foot + size * 0.1, y) * plan.mist * Math.max(0, 1 - near) * 0.7;
  return { colour: mix(colour, palette.haze, Math.min(0.7, fog)), near, glow: touch.glow };
}

function treeHit(x: number, y: number, near: number, list: Tree[]): Hit | undefined {
  for (const tree of list) {
    const side = fir(x, y, tree);
    if (side !== undefined) {
      const body = mix(palette.haze, palette.ink, Math.min(1, 0.36 + near * 0.68));
      return { colour: add(body, palette.moon, side * 0.05 * (1.1 - near)), near, glow: 0 };
    }
  }
  return undefined;
}

/** Adds warm light to a colour if its point is near the lamp. */
function lightBy(colour: Rgb, lamp: Lamp, x: number, y: number, near: number): Rgb {
  const distance = Math.hypot(x - lamp.x, (y - lamp.y) * 1.15) / lamp.reach;
  const apart = Math.exp(-(((near - lamp.near) / 0.22) ** 2));
  const fall = 1 / (1 + distance * distance * 6);
  const grain = 0.55 + 0.9 * fbm(x * 30, y * 34, 3, 15);
  const surface = add(colour, palette.flame, lamp.strength * fall * fall * apart * 0.34 * grain);
  return add(surface, palette.ember, lamp.strength * fall * fall * fall * 0.16);
}
