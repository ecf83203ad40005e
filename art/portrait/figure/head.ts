import type { Material } from '#art/cover/render/material.ts';
import type { Model } from '#art/cover/render/model.ts';
import type { Vector } from '#art/solid/vector.ts';
import { curve, hill, ramp } from './curve.ts';
import type { HeadShape } from './species.ts';

/** The outline of a skull from the side and from the front, for heights from the chin to the crown. */
const front = curve(
  [-1.2, 0.3],
  [-1.14, 0.62],
  [-1.02, 0.82],
  [-0.86, 0.87],
  [-0.66, 0.82],
  [-0.5, 0.86],
  [-0.3, 0.85],
  [0, 0.83],
  [0.18, 0.85],
  [0.32, 0.92],
  [0.5, 0.91],
  [0.75, 0.76],
  [0.95, 0.54],
  [1.06, 0.34],
  [1.12, 0.17],
  [1.15, 0],
);
const back = curve(
  [-1.2, 0.2],
  [-1.1, 0.1],
  [-0.9, -0.2],
  [-0.7, -0.52],
  [-0.4, -0.8],
  [0, -1],
  [0.4, -1.04],
  [0.7, -0.9],
  [0.95, -0.64],
  [1.06, -0.4],
  [1.12, -0.2],
  [1.15, 0],
);
const half = curve(
  [-1.2, 0.06],
  [-1.12, 0.24],
  [-1, 0.36],
  [-0.75, 0.52],
  [-0.5, 0.62],
  [-0.2, 0.7],
  [0.1, 0.75],
  [0.45, 0.77],
  [0.75, 0.66],
  [0.95, 0.49],
  [1.06, 0.31],
  [1.12, 0.15],
  [1.15, 0],
);
const noseHeight = curve(
  [-0.4, 0],
  [-0.33, 0.05],
  [-0.26, 0.2],
  [-0.19, 0.27],
  [-0.1, 0.22],
  [0.06, 0.14],
  [0.22, 0.05],
  [0.34, 0],
);
const noseHalf = curve([-0.3, 0.17], [-0.18, 0.13], [0.1, 0.08], [0.3, 0.1]);
const snoutHeight = curve(
  [-1.05, 0],
  [-0.9, 0.35],
  [-0.7, 0.72],
  [-0.54, 0.8],
  [-0.42, 0.98],
  [-0.25, 0.96],
  [-0.1, 0.72],
  [0.1, 0.36],
  [0.3, 0.1],
  [0.5, 0],
);

/**
 * A point of the skull without the face. The angle 0 is the front, and positive angles are to the
 * right. `grow` moves it outwards.
 */
export function skullPoint(shape: HeadShape, angle: number, y: number, grow = 0): Vector {
  const [f, b] = [front(y), back(y)];
  const low = ramp(0.1, -0.9, y);
  const wide = half(y) * shape.width * (1 + (shape.jaw - 1) * low);
  const middle = (f + b) / 2;
  const deep = (f - b) / 2;
  return [
    Math.sin(angle) * (wide + grow),
    y + grow * (y / 1.2),
    middle + Math.cos(angle) * (deep + grow) + shape.chin * low * Math.max(0, Math.cos(angle)),
  ];
}

/** A head without hair, looking to the front of the current frame. */
export function head(model: Model, skin: Material, eye: Material, shape: HeadShape) {
  model.use(eye);
  for (const side of [-1, 1]) {
    const [x, y, z] = face(shape, side * 0.37, 0.11);
    model.ball([x, y, z - 0.065], 0.11, [1.1, 0.42, 0.8], 10);
  }
  model.use(skin).sheet({
    columns: 88,
    rows: 84,
    closed: true,
    span: [5, 2.4],
    at: (u, v) => {
      const turned = (u - 0.5) * 2 * Math.PI;
      // More columns are at the front, where the face is.
      const angle = turned - 0.42 * Math.sin(turned);
      // More rows are at chin and crown, where the surface is round.
      const y = -1.2 + 2.35 * (0.7 * v + 0.15 * (1 - Math.cos(v * Math.PI)));
      return face(shape, angle, y);
    },
  });
}

/** A point of the face, or of the skull at the back. */
export function face(shape: HeadShape, angle: number, y: number): Vector {
  const [x, py, z] = skullPoint(shape, angle, y);
  const facing = Math.cos(angle);
  if (facing <= 0) {
    return [x, py, z];
  }
  const aside = Math.abs(x);
  const bare = shape.snout > 0 ? 0.35 : 1;
  const nose =
    noseHeight(y) * shape.nose * hill(aside, noseHalf(y) * shape.noseWidth) +
    0.05 * shape.nose * hill(aside - 0.13 * shape.noseWidth, 0.06) * hill(y + 0.24, 0.07);
  const socket = -0.14 * hill(aside - 0.3, 0.16) * hill(y - 0.13, 0.1);
  const eye = 0.01 * hill(aside - 0.3, 0.1) * hill(y - 0.11, 0.055);
  const brow = 0.07 * shape.brow * hill(aside - 0.24, 0.26) * hill(y - 0.29, 0.085);
  const cheek = 0.055 * shape.cheeks * hill(aside - 0.48, 0.17) * hill(y + 0.12, 0.17);
  const lips =
    bare *
    hill(aside, 0.2) *
    (0.05 * hill(y + 0.45, 0.05) + 0.055 * hill(y + 0.58, 0.055) - 0.04 * hill(y + 0.515, 0.022));
  const hollow = -0.05 * hill(aside - 0.42, 0.14) * hill(y + 0.5, 0.2) * (2 - shape.cheeks);
  const chin = 0.07 * hill(aside, 0.2) * hill(y + 0.92, 0.13);
  const snout =
    shape.snout *
    (snoutHeight(y) * Math.exp(-((aside / (0.44 - 0.12 * ramp(0, -0.5, y))) ** 4)) +
      0.1 * hill(aside - 0.2, 0.09) * hill(y + 0.28, 0.09) -
      0.07 * hill(y + 0.6, 0.03) * hill(aside, 0.5));
  const ahead = (nose + socket + eye + brow + lips + hollow + chin) * facing + cheek + snout;
  return [x + Math.sign(x) * cheek * 0.7, py, z + ahead];
}
