import { mix, type Rgb } from '#art/paint/colour.ts';
import { smooth } from '#art/paint/noise.ts';
import { solidsOf, type Solid } from './solids.ts';
import { cross, dot, turn, unit, type Vector } from './vector.ts';

const golden = (1 + Math.sqrt(5)) / 2;

/** The directions of ten faces of an icosahedron. The other ten are opposite. */
const faces: Vector[] = [
  ...[-1, 1].flatMap((a) => [-1, 1].map((b) => unit([1, a, b]))),
  ...[-1, 1].flatMap((side): Vector[] => [
    unit([0, side / golden, golden]),
    unit([side / golden, golden, 0]),
    unit([golden, 0, side / golden]),
  ]),
];

/** A die with twenty faces that lies on one of them at height 0. Its edges have another colour. */
export function d20(
  [x0, , z0]: Vector,
  size: number,
  angle: number,
  colour: Rgb,
  edge: Rgb,
): Solid[] {
  const up = faces[0] ?? [0, 1, 0];
  const right = unit(cross(up, [0, 0, 1]));
  const ahead = cross(right, up);
  const normals = faces.map((face) =>
    turn([dot(face, right), dot(face, up), dot(face, ahead)], angle),
  );
  const heights = (x: number, y: number, z: number) =>
    normals.map(([nx, ny, nz]) => Math.abs((x - x0) * nx + (y - size) * ny + (z - z0) * nz));
  return solidsOf(
    {
      colour: (x, y, z) => {
        const [first = 0, second = 0] = heights(x, y, z).toSorted((a, b) => b - a);
        return mix(edge, colour, smooth(0.01, 0.05, (first - second) / size));
      },
      shine: 0.5,
    },
    {
      centre: [x0, size, z0],
      radius: size * 1.3,
      distance: (x, y, z) => (Math.max(...heights(x, y, z)) - size) * 0.9,
    },
  );
}
