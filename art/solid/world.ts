import { add, black, mix, type Rgb, scale, times } from '#art/paint/colour.ts';
import type { Scene } from '#art/paint/image.ts';
import { clamp, fbm3, smooth } from '#art/paint/noise.ts';
import type { Solid, Surface } from './solids.ts';
import { cross, dot, minus, plus, unit, type Vector } from './vector.ts';

export interface Lamp {
  at: Vector;
  colour: Rgb;
  strength: number;
  /** The distance at which half of the light is left. */
  reach: number;
  /** The softness of the shadows: large for a fire, small for a candle. */
  soft: number;
}

export interface World {
  camera: { eye: Vector; target: Vector; angle: number; aspect: number };
  solids: Solid[];
  ground: { height: (x: number, z: number) => number; surface: Surface } | undefined;
  lamps: Lamp[];
  /** The direction towards the moon, and the colour of its light. */
  moon: { towards: Vector; colour: Rgb };
  ambient: Rgb;
  /** Below the height `valley`, distant things vanish in the mist. */
  fog: { colour: Rgb; from: number; to: number; most: number; valley?: number };
  /** Mountains beyond the reach of solids and ground, in front of the sky. */
  mountains?: (direction: Vector) => Rgb | undefined;
  sky: (x: number, y: number) => Rgb;
  far: number;
}

interface Hit {
  distance: number;
  surface: Surface;
}

interface Ray {
  from: Vector;
  direction: Vector;
}

const steps = 170;

/** Renders solids with light and shadow. `at` gives where a point of the world is in the picture. */
export function view(world: World): {
  scene: Scene;
  open: (x: number, y: number) => boolean;
  at: (point: Vector) => { x: number; y: number; unit: number };
} {
  const { eye, target, angle, aspect } = world.camera;
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const zoom = 2 * Math.tan(angle / 2);
  const ray = (x: number, y: number): Ray => ({
    from: eye,
    direction: unit(plus(plus(forward, right, (x - aspect / 2) * zoom), up, (0.5 - y) * zoom)),
  });
  const see = ({ from, direction }: Ray) => {
    const active = crossed(world.solids, from, direction, world.far);
    return { active, hit: march(world, active, from, direction, world.far) };
  };
  return {
    scene: (x, y) => {
      const seen = ray(x, y);
      const { hit } = see(seen);
      return hit ? shade(world, seen, hit) : (world.mountains?.(seen.direction) ?? world.sky(x, y));
    },
    open: (x, y) => {
      const seen = ray(x, y);
      return see(seen).hit === undefined && world.mountains?.(seen.direction) === undefined;
    },
    at: (point) => {
      const away = minus(point, eye);
      const deep = dot(away, forward) * zoom;
      return {
        x: aspect / 2 + dot(away, right) / deep,
        y: 0.5 - dot(away, up) / deep,
        unit: 1 / deep,
      };
    },
  };
}

/** The solids whose sphere the ray crosses. */
function crossed(solids: readonly Solid[], from: Vector, direction: Vector, far: number): Solid[] {
  return solids.filter(({ centre, radius }) => {
    const x = centre[0] - from[0];
    const y = centre[1] - from[1];
    const z = centre[2] - from[2];
    const along = x * direction[0] + y * direction[1] + z * direction[2];
    return (
      along > -radius &&
      along < far + radius &&
      x * x + y * y + z * z - along * along < radius * radius
    );
  });
}

function march(
  { ground }: World,
  active: readonly Solid[],
  from: Vector,
  [dx, dy, dz]: Vector,
  far: number,
): Hit | undefined {
  if (!ground && active.length === 0) {
    return undefined;
  }
  let distance = 0;
  for (let step = 0; step < steps && distance < far; step++) {
    const x = from[0] + dx * distance;
    const y = from[1] + dy * distance;
    const z = from[2] + dz * distance;
    let least = ground ? (y - ground.height(x, z)) * 0.75 : Infinity;
    let surface = ground?.surface;
    for (const solid of active) {
      const gap = gapTo(solid, x, y, z, least);
      if (gap < least) {
        least = gap;
        surface = solid.surface;
      }
    }
    if (least < Math.min(0.03, 0.0006 * (1 + distance)) && surface) {
      return { distance, surface };
    }
    distance += least;
  }
  return undefined;
}

/** The distance to a solid, or only to its sphere if the solid is far away or not the nearest. */
function gapTo(
  { centre, radius, distance }: Solid,
  x: number,
  y: number,
  z: number,
  least: number,
): number {
  const [dx, dy, dz] = [x - centre[0], y - centre[1], z - centre[2]];
  const space = Math.sqrt(dx * dx + dy * dy + dz * dz) - radius;
  return space > 0.05 || space > least ? space : distance(x, y, z);
}

function nearest(
  { ground }: World,
  solids: readonly Solid[],
  x: number,
  y: number,
  z: number,
): number {
  let least = ground ? y - ground.height(x, z) : Infinity;
  for (const solid of solids) {
    least = Math.min(least, gapTo(solid, x, y, z, least));
  }
  return least;
}

function shade(world: World, { from, direction }: Ray, { distance, surface }: Hit): Rgb {
  const point = plus(from, direction, distance);
  const near = world.solids.filter(
    ({ centre, radius }) => Math.hypot(...minus(centre, point)) < radius + 0.8,
  );
  const flat = slope(world, near, point, 0.0012 * (1 + distance));
  const normal = bumped(point, flat, surface);
  const start = plus(point, flat, 0.004 * (1 + distance * 0.3));
  const open = openness(world, near, point, flat);
  const body =
    typeof surface.colour === 'function' ? surface.colour(...point, flat[1]) : surface.colour;
  let light = scale(world.ambient, open * (0.6 + 0.4 * normal[1]));
  let gloss: Rgb = black;
  const shine = (towards: Vector, colour: Rgb) => {
    const half = unit(minus(towards, direction));
    return scale(colour, (surface.shine ?? 0) * clamp(dot(normal, half)) ** 28);
  };
  const facing = clamp(dot(normal, world.moon.towards));
  if (facing > 0) {
    const free = lightThrough(world, start, world.moon.towards, 30, 0.03);
    light = add(light, world.moon.colour, facing * free);
    gloss = add(gloss, shine(world.moon.towards, world.moon.colour), free);
  }
  for (const lamp of world.lamps) {
    const away = minus(lamp.at, point);
    const far = Math.hypot(...away);
    const towards = unit(away);
    const strength = lamp.strength / (1 + (far / lamp.reach) ** 2);
    // Light of a fire reaches a little around edges, because the fire is wide.
    const wrapped = clamp((dot(normal, towards) + 0.12) / 1.12);
    if (wrapped * strength > 0.0004) {
      const free = lightThrough(world, start, towards, far, lamp.soft);
      light = add(light, lamp.colour, wrapped * strength * free);
      gloss = add(gloss, shine(towards, lamp.colour), strength * free);
    }
  }
  const lit = add(add(times(body, light), gloss), surface.glow ?? black);
  const { colour, from: begin, to, most, valley = -1000 } = world.fog;
  const mist = smooth(valley, valley - 9, point[1]) * smooth(begin, begin * 2, distance);
  return mix(lit, colour, Math.max(mist * 0.95, smooth(begin, to, distance) * most));
}

function slope(world: World, near: readonly Solid[], [x, y, z]: Vector, size: number): Vector {
  const along = (dx: number, dy: number, dz: number) =>
    nearest(world, near, x + dx, y + dy, z + dz) - nearest(world, near, x - dx, y - dy, z - dz);
  return unit([along(size, 0, 0) + 1e-9, along(0, size, 0), along(0, 0, size)]);
}

function bumped(point: Vector, normal: Vector, { bump }: Surface): Vector {
  if (!bump) {
    return normal;
  }
  const [fine, depth] = bump;
  const [x, y, z] = [point[0] * fine, point[1] * fine, point[2] * fine];
  const here = fbm3(x, y, z, 3);
  const bend: Vector = [
    fbm3(x + 0.2, y, z, 3) - here,
    fbm3(x, y + 0.2, z, 3) - here,
    fbm3(x, y, z + 0.2, 3) - here,
  ];
  return unit(minus(normal, [bend[0] * depth * 5, bend[1] * depth * 5, bend[2] * depth * 5]));
}

/** The share of the sky that is visible from a point: less in corners and under solids. */
function openness(world: World, near: readonly Solid[], point: Vector, normal: Vector): number {
  let closed = 0;
  for (const [index, reach] of [0.05, 0.16, 0.38, 0.75].entries()) {
    const gap = nearest(world, near, ...plus(point, normal, reach));
    closed += clamp((reach - gap) / reach) * 0.5 ** index * 0.62;
  }
  return clamp(1 - closed, 0.06);
}

/** The share of the light that comes through: 0 in full shadow. */
function lightThrough(
  world: World,
  from: Vector,
  towards: Vector,
  far: number,
  soft: number,
): number {
  const active = crossed(world.solids, from, towards, far).filter(({ surface }) => !surface.clear);
  if (active.length === 0) {
    return 1;
  }
  let free = 1;
  let distance = 0.02;
  for (let step = 0; step < 60 && distance < far; step++) {
    const [x, y, z] = plus(from, towards, distance);
    let gap = 2;
    for (const solid of active) {
      gap = Math.min(gap, gapTo(solid, x, y, z, gap));
    }
    free = Math.min(free, gap / (soft * distance) + 0.5);
    if (free < 0.02) {
      return 0;
    }
    distance += Math.max(gap, 0.012);
  }
  return smooth(0, 1, free);
}
