import { grain } from '#art/cover/render/grain.ts';
import type { Model } from '#art/cover/render/model.ts';
import { hill, ramp } from './curve.ts';
import type { Build } from './species.ts';
import { sweep, through } from './sweep.ts';
import { torsoPoint } from './torso.ts';
import type { Wardrobe } from './wardrobe.ts';

/** The angle for a share of the way around a body. */
export const turnOf = (u: number): number => u * 2 * Math.PI;

/** A collar of cloth over the shoulders, down to a height. */
export function mantle(
  model: Model,
  { build }: Wardrobe,
  {
    bottom,
    grow,
    draped = 1,
    seed = 0,
    waves = 0.12,
    top = -1.5,
  }: { bottom: number; grow: number; draped?: number; seed?: number; waves?: number; top?: number },
) {
  model.sheet({
    columns: 90,
    rows: 18,
    closed: true,
    span: [12, 1.6],
    at: (u, v) => {
      const angle = turnOf(u);
      const edge = bottom + (grain(angle * 2 + seed, 3) - 0.5) * waves * 2;
      const y = top + (edge - top) * v;
      const fold = (grain(angle * 2.4 + seed, 0.7) - 0.5) * 0.2 * v;
      return torsoPoint(build, angle, y, {
        grow: grow + fold + 0.05 * Math.sin(v * Math.PI),
        draped,
      });
    },
  });
}

/** A roll of cloth around the neck. */
export function roll(model: Model, { build, next }: Wardrobe, y: number, thick: number) {
  const shift = next() * 6;
  sweep(model, {
    path: (t) => {
      // It begins and ends at the back.
      const angle = turnOf(t) + Math.PI;
      const [x, , z] = torsoPoint(build, angle, y, { grow: 0.12 });
      return [x, y + 0.16 - 0.14 * Math.cos(angle) + 0.05 * Math.sin(angle * 2 + shift), z];
    },
    radius: (t) =>
      thick * (1 + 0.13 * Math.sin(turnOf(t) * 3 + shift) + 0.09 * Math.sin(turnOf(t) * 7)),
    up: [0, 1, 0.01],
    steps: 44,
    sides: 10,
  });
}

/** A standing collar that is open at the front and flares outwards. */
export function standingCollar(
  model: Model,
  { build }: Wardrobe,
  high: number,
  flare: number,
  gap: number,
) {
  model.sheet({
    columns: 50,
    rows: 12,
    span: [6, 2],
    at: (u, v) => {
      const angle = gap + u * (2 * Math.PI - 2 * gap);
      const rear = 0.5 - 0.5 * Math.cos(angle);
      const [x, , z] = torsoPoint(build, angle, -1.85, { grow: 0.08 + flare * v ** 1.4 });
      return [x, -2 + high * v * (0.55 + 0.45 * rear), z - 0.15 * v * rear];
    },
  });
}

/** A band over one shoulder, across the chest and the back. */
export function strap(
  model: Model,
  build: Build,
  side: number,
  wide: number,
  grow: number,
  draped = 0,
) {
  model.sheet({
    columns: 4,
    rows: 60,
    span: [wide, 8],
    at: (u, v) => {
      const across = (u - 0.5) * wide;
      const front = v < 0.5;
      // From the hip over the shoulder to the back.
      const t = front ? v * 2 : 2 - v * 2;
      const x = side * (-1.1 + 1.9 * t);
      const y = -5 + 2.9 * t + across * 0.3;
      const angle = Math.asin(
        Math.max(-0.98, Math.min(0.98, (x + across * side * -0.7) / (draped > 0 ? 2.4 : 1.9))),
      );
      const place = front ? angle : Math.PI - angle;
      return torsoPoint(build, place, Math.min(-2.05, y), {
        grow: grow + 0.02 * Math.sin(u * Math.PI),
        draped,
      });
    },
  });
}

export function tufts(
  model: Model,
  { build, next }: Wardrobe,
  {
    count,
    from,
    to,
    long,
    wide,
    draped = 0.6,
    fall = 0.8,
    flat = 0.5,
    open = 0,
  }: {
    count: number;
    from: number;
    to: number;
    long: number;
    wide: number;
    draped?: number;
    fall?: number;
    flat?: number;
    open?: number;
  },
) {
  for (let index = 0; index < count; index++) {
    // From the lowest row upwards, as they overlap.
    const row = index / count;
    const angle = open + next() * 2 * (Math.PI - open);
    const y = from + (to - from) * Math.min(1, row + (next() - 0.5) * 0.1);
    const size = long * (0.7 + next() * 0.6);
    const root = torsoPoint(build, angle, y, { grow: 0.08, draped });
    const middle = torsoPoint(build, angle + (next() - 0.5) * 0.1, y - size * 0.4 * fall, {
      grow: 0.12 + size * (0.42 - 0.24 * fall),
      draped,
    });
    const tip = torsoPoint(build, angle + (next() - 0.5) * 0.16, y - size * fall, {
      grow: 0.1 + size * (0.62 - 0.5 * fall),
      draped,
    });
    sweep(model, {
      path: through(root, middle, tip),
      radius: (t) => wide * (0.5 + 1.2 * t) * (1 - t ** 1.6) + 0.004,
      flat,
      up: [Math.sin(angle), 0.4, Math.cos(angle)],
      steps: 5,
      sides: 6,
    });
  }
}

/** Two edges of cloth that cross over the chest. */
export function lapels(
  model: Model,
  { build }: Wardrobe,
  wide: number,
  draped: number,
  low = -4.6,
) {
  for (const side of [-1, 1]) {
    model.sheet({
      columns: 5,
      rows: 26,
      span: [wide, 3],
      at: (u, v) => {
        const y = -1.62 + (low + 1.62) * v;
        const angle = side * (0.92 - 1.05 * ramp(0, 0.9, v) + (u - 0.5) * wide * (0.9 - 0.45 * v));
        return torsoPoint(build, angle, y, {
          grow: 0.1 + (side > 0 ? 0.03 : 0) + 0.03 * Math.sin(u * Math.PI),
          draped,
        });
      },
    });
  }
}

/** Two bands that hang straight down from the neck. */
export function stole(model: Model, { build }: Wardrobe) {
  for (const side of [-1, 1]) {
    model.sheet({
      columns: 4,
      rows: 26,
      span: [0.5, 4],
      at: (u, v) => {
        const y = -2.2 - 3.5 * v;
        const x = side * (0.42 + 0.3 * ramp(0, 0.4, v)) + (u - 0.5) * 0.5;
        const [wide] = torsoPoint(build, Math.PI / 2, y, { draped: 1 });
        const [, py, z] = torsoPoint(build, Math.asin(x / wide), y, { grow: 0.26, draped: 1 });
        return [x, py, z + 0.03 * Math.sin(u * Math.PI)];
      },
    });
  }
}

export function cape(model: Model, { build, next }: Wardrobe) {
  const shift = next() * 9;
  const blown = (next() - 0.5) * 0.6;
  model.sheet({
    columns: 60,
    rows: 26,
    span: [9, 5],
    at: (u, v) => {
      const angle = Math.PI + (u - 0.5) * 4.3;
      const y = -1.75 - v * 4.2;
      const fold = (grain(angle * 2.2 + shift, v * 0.4) - 0.5) * 0.6 * v;
      const [x, py, z] = torsoPoint(build, angle, y, { grow: 0.2 + 0.25 * v + fold, draped: 1 });
      return [x * (1 + 0.12 * v) + blown * v * v, py, z - 0.2 * v];
    },
  });
}

/** A cloak over other clothes. It is wide enough for armour, and open at the chest. */
export function cloak(model: Model, wardrobe: Wardrobe) {
  const { build, cloth, trim, next } = wardrobe;
  const shift = next() * 9;
  model.use(cloth).sheet({
    columns: 90,
    rows: 30,
    span: [12, 5],
    at: (u, v) => {
      const open = 0.12 + 0.62 * ramp(0.1, 0.75, v);
      const angle = open + u * (2 * Math.PI - 2 * open);
      const y = -1.5 - 4.3 * v;
      const fold = (grain(angle * 2.3 + shift, v * 0.4) - 0.5) * 0.5 * v;
      return torsoPoint(build, angle, y, { grow: 0.3 + 0.24 * v + fold, draped: 1 });
    },
  });
  roll(model, wardrobe, -1.62, 0.24);
  model.use(trim).ball(torsoPoint(build, 0, -1.95, { grow: 0.46 }), 0.17, [1, 1, 0.5], 10);
}

/** A cord from the shoulders that hangs over the chest. */
export function cord(
  model: Model,
  build: Build,
  from: number,
  to: number,
  low: number,
  thick: number,
) {
  sweep(model, {
    path: (t) => {
      const angle = from + (to - from) * t;
      const hang = hill(t - 0.5, 0.36);
      return torsoPoint(build, angle, -1.95 + (low + 1.95) * hang, { grow: 0.24, draped: 0.6 });
    },
    radius: () => thick,
    steps: 30,
    sides: 6,
  });
}
