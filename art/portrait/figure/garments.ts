import { grain } from '#art/cover/render/grain.ts';
import type { Material } from '#art/cover/render/material.ts';
import type { Model } from '#art/cover/render/model.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { PortraitClass } from '../plan.ts';
import { hill, ramp } from './curve.ts';
import type { Build } from './species.ts';
import { sweep, through } from './sweep.ts';
import { bareTorso, drapedTorso, torsoPoint } from './torso.ts';

export interface Wardrobe {
  build: Build;
  cloth: Material;
  second: Material;
  leather: Material;
  metal: Material;
  mail: Material;
  trim: Material;
  fur: Material;
  leaves: Material;
  feathers: Material;
  skin: Material;
  horn: Material;
  glow: Material;
  next: () => number;
}

const turnOf = (u: number): number => u * 2 * Math.PI;

/** A collar of cloth over the shoulders, down to a height. */
function mantle(
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
function roll(model: Model, { build, next }: Wardrobe, y: number, thick: number) {
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
function standingCollar(
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

/** Layers of plate over both shoulders. */
function pauldrons(
  model: Model,
  { build, metal, trim }: Wardrobe,
  size: number,
  sides: readonly number[],
) {
  const { shoulders } = build;
  for (const side of sides) {
    for (let layer = 3; layer >= 0; layer--) {
      const drop = layer * 0.36;
      const wide = (0.92 - layer * 0.05) * size * (0.5 + 0.5 * shoulders);
      const centre: Vector = [side * (1.74 * shoulders + 0.1 + layer * 0.06), -2.5 - drop, -0.1];
      const edge: Vector[] = [];
      model.use(metal).sheet({
        columns: 34,
        rows: 12,
        closed: true,
        span: [4, 1.4],
        at: (u, v) => {
          const angle = turnOf(u);
          const rise = (1 - v) * 1.5;
          const flat = Math.cos(rise) * wide * (1 + 0.08 * ramp(0.8, 1, v));
          return [
            centre[0] + Math.sin(angle) * flat + side * 0.08,
            centre[1] +
              Math.sin(rise) * wide * 0.78 -
              (side * Math.sin(angle) > 0 ? 0.3 * Math.abs(Math.sin(angle)) : 0.05) * v,
            centre[2] + Math.cos(angle) * flat * 1.12,
          ];
        },
      });
      for (let index = 0; index <= 24; index++) {
        const angle = turnOf(index / 24);
        const far = wide * 1.08;
        edge.push([
          centre[0] + Math.sin(angle) * far + side * 0.08,
          centre[1] - (side * Math.sin(angle) > 0 ? 0.3 * Math.abs(Math.sin(angle)) : 0.05),
          centre[2] + Math.cos(angle) * far * 1.12,
        ]);
      }
      model.use(trim);
      sweep(model, {
        path: through(...edge),
        radius: () => 0.05,
        steps: 40,
        sides: 6,
        up: [0.02, 1, 0.03],
      });
    }
  }
}

function tufts(
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
function lapels(model: Model, { build }: Wardrobe, wide: number, draped: number, low = -4.6) {
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
function stole(model: Model, { build }: Wardrobe) {
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

function cape(model: Model, { build, next }: Wardrobe) {
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

/** Clothes of each class, in the frame of the shoulders. */
export const garments: Record<PortraitClass, (model: Model, wardrobe: Wardrobe) => void> = {
  barbarian(model, wardrobe) {
    const { build, skin, leather, fur, trim } = wardrobe;
    bareTorso(model, skin, skin, build);
    model.use(leather);
    strap(model, build, 1, 0.42, 0.06);
    model.use(trim).ball(torsoPoint(build, 0.05, -3.55, { grow: 0.16 }), 0.26, [1, 1, 0.4], 14);
    model.use(fur);
    mantle(model, wardrobe, { bottom: -2.5, grow: 0.08, draped: 0.5 });
    tufts(model, wardrobe, {
      count: 300,
      from: -2.75,
      to: -1.6,
      long: 0.95,
      wide: 0.19,
      draped: 0.7,
      flat: 0.6,
    });
  },
  bard(model, wardrobe) {
    const { build, cloth, second, trim, next } = wardrobe;
    bareTorso(model, cloth, cloth, build);
    model.use(second);
    lapels(model, wardrobe, 0.34, 0, -5.4);
    model.use(trim);
    for (let index = 0; index < 6; index++) {
      model.ball(torsoPoint(build, 0, -2.5 - index * 0.42, { grow: 0.12 }), 0.085, [1, 1, 0.6], 8);
    }
    // A ruff.
    model.use({ ...second, colour: [0.5, 0.46, 0.38] }).sheet({
      columns: 96,
      rows: 5,
      closed: true,
      span: [8, 0.6],
      at: (u, v) => {
        const angle = turnOf(u);
        const [x, , z] = torsoPoint(build, angle, -1.7, { grow: 0.1 + v * 0.42 });
        return [
          x,
          -1.62 + 0.13 * Math.sin(u * 2 * Math.PI * 16) * v - 0.12 * v - 0.12 * Math.cos(angle),
          z,
        ];
      },
    });
    const side = next() < 0.5 ? -1 : 1;
    model.use(second).sheet({
      columns: 40,
      rows: 22,
      span: [5, 4],
      at: (u, v) => {
        const angle = side * (1.75 + (u - 0.5) * 2.4);
        const fold = (grain(u * 4, v * 0.3) - 0.5) * 0.5 * v;
        return torsoPoint(build, angle, -1.9 - 3.9 * v, { grow: 0.2 + fold, draped: 1 });
      },
    });
  },
  cleric(model, wardrobe) {
    const { build, cloth, second, trim, next } = wardrobe;
    drapedTorso(model, cloth, build, next() * 9);
    model.use(second);
    mantle(model, wardrobe, { bottom: -2.75, grow: 0.14, waves: 0.03 });
    model.use(trim);
    stole(model, wardrobe);
    model.use(second);
    roll(model, wardrobe, -1.66, 0.2);
    sunSign(model, wardrobe);
  },
  druid(model, wardrobe) {
    const { build, cloth, leaves, leather, next } = wardrobe;
    drapedTorso(model, cloth, build, next() * 9);
    model.use(leaves);
    mantle(model, wardrobe, { bottom: -2.7, grow: 0.08 });
    tufts(model, wardrobe, {
      count: 280,
      from: -3.05,
      to: -1.65,
      long: 0.7,
      wide: 0.22,
      draped: 1,
      fall: 0.72,
      flat: 0.2,
    });
    model.use(leather);
    for (const [from, to] of [
      [-0.5, 0.5],
      [-0.38, 0.38],
    ] as const) {
      cord(model, build, from, to, -3.1 - to * 0.6, 0.05);
    }
  },
  fighter(model, wardrobe) {
    const { build, mail, leather, cloth, next } = wardrobe;
    bareTorso(model, cloth, mail, build);
    model.use(mail);
    mantle(model, wardrobe, { bottom: -2.75, grow: 0.07, draped: 0.35, waves: 0.02 });
    roll(model, wardrobe, -1.72, 0.16);
    model.use(leather);
    strap(model, build, -1, 0.36, 0.14);
    pauldrons(model, wardrobe, 0.96, [next() < 0.5 ? -1 : 1]);
  },
  monk(model, wardrobe) {
    const { build, cloth, second, skin, horn, next } = wardrobe;
    bareTorso(model, skin, skin, build);
    // A robe over one shoulder.
    const side = next() < 0.5 ? -1 : 1;
    model.use(cloth).sheet({
      columns: 80,
      rows: 32,
      closed: true,
      span: [12, 4],
      at: (u, v) => {
        const angle = turnOf(u);
        const high = -2.9 + 1.2 * ramp(-0.75, 0.45, side * Math.sin(angle)) - 0.2 * Math.cos(angle);
        const y = high + (-5.8 - high) * v;
        const fold = 0.05 * Math.sin(angle * 13 - y * 4 * side) * (0.4 + v);
        return torsoPoint(build, angle, y, {
          grow: 0.1 + fold,
          draped: 0.25 + 0.75 * ramp(-0.2, 0.6, side * Math.sin(angle)),
        });
      },
    });
    model.use(second);
    strap(model, build, side, 0.5, 0.22);
    model.use(horn);
    for (let index = 0; index < 34; index++) {
      const angle = turnOf(index / 34);
      const y = -1.85 - 0.95 * (0.5 + 0.5 * Math.cos(angle)) ** 1.4;
      model.ball(torsoPoint(build, angle, y, { grow: 0.22 }), 0.14, [1, 1, 1], 9);
    }
  },
  paladin(model, wardrobe) {
    const { build, metal, trim, cloth } = wardrobe;
    bareTorso(model, metal, metal, build);
    model.use(cloth);
    cape(model, wardrobe);
    model.use(metal);
    mantle(model, wardrobe, { bottom: -2.6, grow: 0.08, draped: 0.2, waves: 0 });
    standingCollar(model, wardrobe, 0.85, 0.3, 0.001);
    model.use(trim);
    roll(model, { ...wardrobe, next: () => 0 }, -2.02, 0.06);
    // The ridge of the breastplate.
    sweep(model, {
      path: (t) => torsoPoint(build, 0, -2.3 - 3 * t, { grow: 0.1 }),
      radius: () => 0.06,
      steps: 12,
      sides: 6,
    });
    pauldrons(model, wardrobe, 1.2, [-1, 1]);
    sunSign(model, wardrobe);
  },
  ranger(model, wardrobe) {
    const { build, cloth, leather, second, trim, next } = wardrobe;
    drapedTorso(model, second, build, next() * 9);
    model.use(cloth);
    mantle(model, wardrobe, { bottom: -3.15, grow: 0.15, seed: next() * 9, waves: 0.3 });
    roll(model, wardrobe, -1.7, 0.24);
    model.use(leather);
    strap(model, build, 1, 0.34, 0.3, 1);
    model.use(trim).ball(torsoPoint(build, 0.12, -1.98, { grow: 0.4 }), 0.17, [1, 1, 0.5], 10);
  },
  rogue(model, wardrobe) {
    const { build, cloth, leather, second, metal, next } = wardrobe;
    bareTorso(model, leather, second, build);
    model.use(cloth);
    mantle(model, wardrobe, {
      bottom: -2.5,
      grow: 0.12,
      draped: 0.6,
      seed: next() * 9,
      waves: 0.25,
    });
    cape(model, wardrobe);
    model.use(second);
    roll(model, wardrobe, -1.62, 0.3);
    model.use(leather);
    strap(model, build, -1, 0.5, 0.1);
    model.use(metal);
    for (let index = 0; index < 3; index++) {
      const [x, y, z] = torsoPoint(build, 0.5 - index * 0.42, -2.9 - index * 0.52, { grow: 0.16 });
      sweep(model, {
        path: through([x, y + 0.42, z + 0.1], [x, y - 0.1, z + 0.06]),
        radius: () => 0.075,
        steps: 3,
        sides: 7,
      });
      model.box([x, y, z + 0.08], [0.2, 0.04, 0.06]);
    }
  },
  sorcerer(model, wardrobe) {
    const { build, cloth, second, skin, trim, glow, next } = wardrobe;
    bareTorso(model, skin, cloth, build);
    // A coat that is open at the chest.
    model.use(cloth).sheet({
      columns: 80,
      rows: 30,
      span: [12, 4],
      at: (u, v) => {
        const open = 0.5 + 0.25 * Math.sin(v * 3);
        const angle = open + u * (2 * Math.PI - 2 * open);
        const y = -1.7 - 4 * v;
        const fold = (grain(angle * 2.2, v * 0.3) - 0.5) * 0.34 * v;
        return torsoPoint(build, angle, y, { grow: 0.16 + fold, draped: 0.75 });
      },
    });
    model.use(second);
    standingCollar(model, wardrobe, 1.75, 0.85, 0.55);
    model.use(trim);
    lapels(model, wardrobe, 0.14, 0.1, -4.2);
    const [x, y, z] = torsoPoint(build, 0, -2.75, { grow: 0.14 });
    model.use(glow).ball([x, y, z], 0.16, [0.8, 1.2, 0.6], 10);
    pauldrons(model, { ...wardrobe, metal: second }, 0.72 + next() * 0.1, [-1, 1]);
  },
  warlock(model, wardrobe) {
    const { build, cloth, feathers, second, trim, next } = wardrobe;
    drapedTorso(model, cloth, build, next() * 9);
    model.use(feathers);
    mantle(model, wardrobe, { bottom: -2.7, grow: 0.1 });
    tufts(model, wardrobe, {
      count: 210,
      from: -2.95,
      to: -1.75,
      long: 1.3,
      wide: 0.17,
      draped: 1,
      fall: 0.42,
      flat: 0.25,
      open: 0.75,
    });
    model.use(second);
    standingCollar(model, wardrobe, 2.1, 0.5, 0.95);
    model.use(trim);
    cord(model, build, -0.6, 0.6, -3, 0.05);
    model.ball(torsoPoint(build, 0, -3.2, { grow: 0.3 }), 0.2, [1, 1.2, 0.5], 10);
  },
  wizard(model, wardrobe) {
    const { build, cloth, second, trim, next } = wardrobe;
    drapedTorso(model, cloth, build, next() * 9);
    model.use(second);
    mantle(model, wardrobe, { bottom: -2.95, grow: 0.16, seed: next() * 9, waves: 0.05 });
    roll(model, wardrobe, -1.66, 0.2);
    model.use(trim);
    lapels(model, wardrobe, 0.2, 1);
    model.ball(torsoPoint(build, 0, -2.05, { grow: 0.34 }), 0.17, [1, 1, 0.6], 10);
  },
};

/** A disc with rays on the chest, on a cord. */
function sunSign(model: Model, { build, trim }: Wardrobe) {
  const [x, y, z] = torsoPoint(build, 0, -3.5, { grow: 0.3 });
  model.use(trim);
  cord(model, build, -0.62, 0.62, -3.3, 0.04);
  model.ball([x, y, z], 0.24, [1, 1, 0.35], 14);
  for (let ray = 0; ray < 8; ray++) {
    const angle = turnOf(ray / 8);
    const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
    model.tube(
      [x + dx * 0.24, y + dy * 0.24, z],
      [x + dx * 0.46, y + dy * 0.46, z],
      0.06,
      0.012,
      5,
    );
  }
}

/** A cord from the shoulders that hangs over the chest. */
function cord(model: Model, build: Build, from: number, to: number, low: number, thick: number) {
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
