import { grain } from '#art/cover/render/grain.ts';
import type { Material } from '#art/cover/render/material.ts';
import type { Model } from '#art/cover/render/model.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Beard, Hair } from '../plan.ts';
import { curve, hill, ramp } from './curve.ts';
import { skullPoint } from './head.ts';
import type { HeadShape } from './species.ts';
import { sweep, through } from './sweep.ts';

interface HairStyle {
  hair: Hair;
  material: Material;
  shape: HeadShape;
  /** Whether a hood, hat or helmet is over the hair. */
  covered: boolean;
  /** Rings in beards and braids. */
  ring: Material;
  next: () => number;
}

/** The lowest height of hair for each angle from the front. */
const hairline = curve(
  [0, 0.72],
  [0.5, 0.76],
  [0.95, 0.66],
  [1.15, 0.3],
  [1.36, -0.02],
  [1.6, 0.12],
  [1.85, -0.4],
  [2.3, -0.72],
  [3.2, -0.8],
);

export function addHair(model: Model, style: HairStyle) {
  const { hair, material, shape, covered, next } = style;
  if (hair === 'bald') {
    return;
  }
  const shift = next() * 20;
  const thick = {
    short: 0.14,
    long: 0.16,
    braid: 0.1,
    topknot: 0.07,
    curls: 0.2,
    wild: 0.3,
    crest: 0.03,
  };
  const part = (next() - 0.5) * 0.9;
  model.use(material).sheet({
    columns: 80,
    rows: 46,
    closed: true,
    span: [16, 3],
    at: (u, v) => {
      const angle = (u - 0.5) * 2 * Math.PI;
      const y = -0.95 + v * 2.1;
      const edge = hairline(Math.abs(angle)) + (grain(angle * 3 + shift, 1) - 0.5) * 0.16;
      const cover = ramp(edge - 0.03, edge + 0.16, y);
      const lock = grain(angle * (hair === 'wild' ? 1.6 : 2.6) + shift, y * 0.25) - 0.42;
      const full = thick[hair] * (covered ? 0.3 : 1);
      const parting =
        hair === 'long' || hair === 'short' ? 0.1 * hill(angle - part, 0.12) * ramp(0.5, 1, y) : 0;
      const grow = -0.09 + cover * (0.09 + full * (0.85 + lock * 1.5) - parting);
      return skullPoint(shape, angle, y, grow);
    },
  });
  styles[hair]?.(model, style, shift);
}

const styles: Partial<Record<Hair, (model: Model, style: HairStyle, shift: number) => void>> = {
  long: (model, { shape, next }, shift) => curtain(model, shape, -2.5 - next() * 0.9, shift),
  wild(model, { shape, covered, next }, shift) {
    curtain(model, shape, -2, shift);
    const count = covered ? 0 : 90;
    for (let index = 0; index < count; index++) {
      const angle = Math.PI + (next() - 0.5) * 4.2;
      // In front of the ears only the hair above the forehead stands out.
      const low = Math.abs(angle - Math.PI) > 1.3 ? 0.45 : -0.5;
      const y = low + next() * (1.05 - low);
      const root = skullPoint(shape, angle, y, 0.1);
      const out = skullPoint(shape, angle + (next() - 0.5) * 0.5, y, 0.34 + next() * 0.2);
      const tip: Vector = [out[0] * 1.15, out[1] - 0.15 - next() * 0.55, out[2] - 0.22];
      sweep(model, {
        path: through(root, out, tip),
        radius: (t) => 0.15 * (1 - t * 0.94),
        flat: 0.6,
        steps: 7,
        sides: 5,
      });
    }
  },
  braid(model, { shape, ring, material, next }) {
    const side = next() < 0.5 ? -1 : 1;
    const path = through(
      [0, -0.4, -0.95],
      [side * 0.5, -1.3, -0.85],
      [side * 1, -2.1, -0.1],
      [side * 1.05, -2.9, 0.75],
      [side * 0.95, -3.7, 1],
    );
    braid(model, path, 0.27, 6);
    model.use(ring).ball(path(0.97), 0.2, [1, 0.7, 1], 9);
    model.use(material).ball(path(1), 0.15, [0.8, 1.6, 0.8], 8);
    curtain(model, shape, -0.9, 3);
  },
  topknot(model, { ring, material, covered, next }) {
    if (covered) {
      return;
    }
    model.ball([0, 1.28, -0.42], 0.3, [1, 0.8, 1], 12);
    model.use(ring).ball([0, 1.12, -0.4], 0.2, [1.15, 0.5, 1.15], 10);
    const sway = (next() - 0.5) * 0.5;
    model.use(material);
    sweep(model, {
      path: through(
        [0, 1.3, -0.42],
        [sway * 0.4, 1.55, -0.9],
        [sway, 0.9, -1.45],
        [sway * 1.3, -0.2, -1.4],
      ),
      radius: (t) => 0.2 + 0.1 * Math.sin(t * 3) - 0.24 * t * t,
      flat: 0.7,
    });
  },
  curls(model, { shape, covered, next }) {
    const count = covered ? 70 : 230;
    for (let index = 0; index < count; index++) {
      const angle = next() * 2 * Math.PI - Math.PI;
      const line = hairline(Math.abs(angle));
      const y = line + 0.05 + next() ** 1.3 * (covered ? 0.4 : 1.12 - line);
      const at = skullPoint(shape, angle, Math.min(1.12, y), 0.12);
      model.ball(at, 0.09 + next() * 0.07, [1, 0.9 + next() * 0.4, 1], 6);
    }
  },
  crest(model, { shape, covered, next }) {
    if (covered) {
      return;
    }
    for (let index = 0; index < 26; index++) {
      const t = index / 25;
      const turn = -0.55 + t * 2.5;
      const root: Vector = [
        (next() - 0.5) * 0.14,
        0.1 + Math.cos(turn) * 1,
        -0.08 - Math.sin(turn) * 1,
      ];
      const far = 1.42 + 0.16 * Math.sin(t * 3) + next() * 0.14;
      const tip: Vector = [
        (next() - 0.5) * 0.3,
        0.1 + Math.cos(turn + 0.16) * far,
        -0.08 - Math.sin(turn + 0.16) * far,
      ];
      sweep(model, {
        path: through(root, tip),
        radius: (s) => 0.17 * (1 - s * 0.85) * shape.width,
        steps: 4,
        sides: 6,
      });
    }
  },
};

/** Hair that hangs around the back of the head, down to a height. */
function curtain(model: Model, shape: HeadShape, bottom: number, shift: number) {
  model.sheet({
    columns: 64,
    rows: 34,
    span: [16, 4],
    at: (u, v) => {
      const angle = Math.PI + (u - 0.5) * 3.9;
      const ragged = (grain(angle * 4 + shift, 5) - 0.5) * 0.9;
      const y = 0.6 + (bottom + ragged * 0.5 - 0.6) * v;
      const lock = (grain(angle * 2.4 + shift, y * 0.2) - 0.45) * 0.3;
      const [x, , z] = skullPoint(shape, angle, Math.max(y, -0.35), 0.14 + lock);
      const fall = ramp(-0.2, -2.4, y);
      return [
        x * (1 - 0.1 * ramp(-0.2, -1.2, y) + 0.34 * ramp(-1.3, -2.6, y)) + lock * fall * 0.4,
        y,
        z * (1 - 0.18 * ramp(-0.2, -1.1, y) + 0.1 * fall) + 0.1 * fall,
      ];
    },
  });
}

/** Three strands that cross each other. */
function braid(model: Model, path: (t: number) => Vector, size: number, turns: number) {
  for (let strand = 0; strand < 3; strand++) {
    sweep(model, {
      path: (t) => {
        const [x, y, z] = path(t);
        const phase = t * turns * Math.PI + strand * 2.094;
        const narrow = 1 - 0.4 * t;
        return [
          x + Math.sin(phase) * size * 0.55 * narrow,
          y,
          z + Math.sin(phase * 2) * size * 0.3 * narrow,
        ];
      },
      radius: (t) => size * 0.62 * (1 - 0.4 * t),
      steps: turns * 7,
      sides: 7,
    });
  }
}

/** The upper edge of a beard for each angle from the front. */
const beardTop = curve([0, -0.62], [0.3, -0.6], [0.5, -0.4], [0.9, -0.24], [1.2, 0], [1.4, 0.2]);

export function addBeard(
  model: Model,
  { beard, shape, material, ring, next }: Omit<HairStyle, 'hair' | 'covered'> & { beard: Beard },
) {
  if (beard === 'none') {
    return;
  }
  const shift = next() * 9;
  const long = beard === 'short' ? 0.22 : beard === 'full' ? 1 + next() * 0.5 : 0.75;
  const thick = beard === 'short' ? 0.08 : 0.2;
  model.use(material).sheet({
    columns: 60,
    rows: 30,
    span: [11, 2],
    at: (u, v) => {
      const angle = (u - 0.5) * 2.8;
      const wide = Math.abs(angle);
      const ragged = (grain(angle * 5 + shift, 2) - 0.5) * long * 0.5;
      const end = -1.08 - (long + ragged) * hill(wide, 0.75) + 0.35 * ramp(0.8, 1.4, wide);
      const y = beardTop(wide) + (end - beardTop(wide)) * v;
      const lock = (grain(angle * 3.2 + shift, y * 0.3) - 0.45) * 0.26 * thick * 5;
      const swell = -0.04 + ramp(0, 0.14, v) * (thick + lock * 0.6);
      const [x, , z] = skullPoint(shape, angle, Math.max(-0.98, y), swell);
      const below = ramp(-0.95, -2.4, y);
      return [
        x * (1 - 0.35 * below) * (y < -0.98 ? 1.02 : 1),
        y,
        z + 0.1 * ramp(-0.6, -1.3, y) - 0.25 * below,
      ];
    },
  });
  for (const side of [-1, 1]) {
    sweep(model, {
      path: through(
        [side * 0.03, -0.4, 0.98],
        [side * 0.26, -0.47, 0.92],
        [side * 0.47, -0.72, 0.74],
        [side * 0.5, -0.95 - long * 0.2, 0.72],
      ),
      radius: (t) => (beard === 'short' ? 0.06 : 0.11) * (1.1 - t * 0.85),
      steps: 10,
      sides: 7,
    });
  }
  if (beard === 'braided') {
    for (const side of [-1, 0, 1]) {
      const end: Vector = [side * 0.42, -2.4 - (side === 0 ? 0.25 : 0), 0.78];
      const path = through([side * 0.32, -1.2, 0.82], [side * 0.4, -1.8, 0.92], end);
      model.use(material);
      braid(model, path, 0.2, 4);
      model.use(ring).ball([end[0], end[1] + 0.12, end[2]], 0.17, [1, 0.8, 1], 9);
      model.use(material).ball(end, 0.13, [0.9, 1.6, 0.9], 8);
    }
  }
}
