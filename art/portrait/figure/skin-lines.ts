import type { Material } from '#art/cover/render/material.ts';
import type { Model } from '#art/cover/render/model.ts';
import { mix, scale } from '#art/paint/colour.ts';
import { face } from './head.ts';
import type { HeadShape } from './species.ts';

/** Angle and height of the ends and the middle of a line on the face. */
type Course = readonly [
  readonly [number, number],
  readonly [number, number],
  readonly [number, number],
];

/** Lines on the forehead, beside the eyes and beside the mouth. */
const ofAge: readonly Course[] = [
  [
    [-0.5, 0.47],
    [0, 0.5],
    [0.5, 0.47],
  ],
  [
    [-0.42, 0.6],
    [0, 0.63],
    [0.42, 0.6],
  ],
  ...[-1, 1].flatMap((side): Course[] => [
    [
      [side * 0.23, -0.22],
      [side * 0.37, -0.38],
      [side * 0.42, -0.58],
    ],
    [
      [side * 0.22, -0.02],
      [side * 0.4, -0.07],
      [side * 0.56, 0],
    ],
    [
      [side * 0.66, 0.12],
      [side * 0.78, 0.17],
      [side * 0.9, 0.25],
    ],
    [
      [side * 0.66, 0.07],
      [side * 0.78, 0.04],
      [side * 0.9, -0.02],
    ],
  ]),
];

/** The wrinkles of an old face. */
export function addWrinkles(model: Model, skin: Material, shape: HeadShape) {
  model.use(lined(skin, scale(skin.colour, 0.42)));
  for (const course of ofAge) line(model, shape, course, 0.03);
}

/** A scar across the cheek, on the side that is turned to the viewer. */
export function addScar(model: Model, skin: Material, shape: HeadShape, side: number) {
  const pale = mix(skin.colour, [0.75, 0.32, 0.27], 0.6);
  model.use(lined(skin, pale));
  line(
    model,
    shape,
    [
      [side * 0.34, 0.4],
      [side * 0.5, -0.08],
      [side * 0.62, -0.55],
    ],
    0.075,
  );
}

const lined = (skin: Material, colour: Material['colour']): Material => ({
  ...skin,
  colour,
  ...(skin.second && { second: colour }),
});

function line(model: Model, shape: HeadShape, [from, through, to]: Course, wide: number) {
  const at = (t: number, axis: 0 | 1): number =>
    from[axis] * (1 - t) ** 2 +
    (2 * through[axis] - (from[axis] + to[axis]) / 2) * 2 * t * (1 - t) +
    to[axis] * t ** 2;
  model.sheet({
    columns: 4,
    rows: 24,
    span: [wide, 1],
    at: (u, v) => {
      // Across the line, so that its ends are thin.
      const [dx, dy] = [
        at(Math.min(1, v + 0.05), 0) - at(v, 0),
        at(Math.min(1, v + 0.05), 1) - at(v, 1),
      ];
      const length = Math.hypot(dx, dy) || 1;
      const across = (u - 0.5) * wide * Math.sin(Math.PI * Math.min(0.97, 0.06 + v * 0.9));
      const angle = at(v, 0) + (dy / length) * across;
      const [x, y, z] = face(shape, angle, at(v, 1) - (dx / length) * across);
      // The surface of the head has corners, which would hide parts of a line that lies on it.
      const grow = 0.022 + 0.012 * Math.sin(Math.PI * u);
      return [x + Math.sin(angle) * grow, y, z + Math.cos(angle) * grow];
    },
  });
}
