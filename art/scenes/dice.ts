/** The position, size and rotation of a twenty-sided die. */
export interface Solid {
  x: number;
  y: number;
  size: number;
  turn: number;
  tilt: number;
}

interface Face {
  light: number;
  edge: number;
  tint: number;
}

type Vector = [number, number, number];

const golden = (1 + Math.sqrt(5)) / 2;

const corners: Vector[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Vector[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function unit(a: Vector): Vector {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** The twenty faces: triples of corners that are all connected by edges. */
const faces: [Vector, Vector, Vector][] = corners.flatMap((a, i) =>
  corners.slice(i + 1).flatMap((b, j) =>
    corners.slice(i + j + 2).flatMap((c): [Vector, Vector, Vector][] => {
      const near = (p: Vector, q: Vector) => Math.abs(Math.hypot(...minus(p, q)) - 2) < 0.01;
      return near(a, b) && near(b, c) && near(a, c) ? [[a, b, c]] : [];
    }),
  ),
);

function rotate([x, y, z]: Vector, turn: number, tilt: number): Vector {
  const cosTurn = Math.cos(turn);
  const sinTurn = Math.sin(turn);
  const [rx, rz] = [x * cosTurn + z * sinTurn, z * cosTurn - x * sinTurn];
  const cosTilt = Math.cos(tilt);
  const sinTilt = Math.sin(tilt);
  return [rx, y * cosTilt - rz * sinTilt, rz * cosTilt + y * sinTilt];
}

/** The light of the die at a point of the picture; undefined outside of the die. */
export function d20(
  x: number,
  y: number,
  { x: cx, y: cy, size, turn, tilt }: Solid,
  towardsLight: Vector,
): Face | undefined {
  const u = ((x - cx) / size) * 1.9;
  const v = ((cy - y) / size) * 1.9;
  if (Math.hypot(u, v) > 1.95) {
    return undefined;
  }
  const light = unit(towardsLight);
  for (const [index, face] of faces.entries()) {
    const [a, b, c] = face.map((corner) => rotate(corner, turn, tilt));
    if (!a || !b || !c) {
      continue;
    }
    const middle: Vector = [a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]];
    if (middle[2] <= 0) {
      continue;
    }
    const inside = insideTriangle(u, v, a, b, c);
    if (inside >= 0) {
      return {
        light: Math.max(0, dot(unit(middle), light)) ** 1.3,
        edge: inside < 0.035 ? 1 : 0,
        tint: ((index * 7) % 5) / 5,
      };
    }
  }
  return undefined;
}

/** The smallest barycentric coordinate of the point. It is negative outside of the triangle. */
function insideTriangle(u: number, v: number, a: Vector, b: Vector, c: Vector): number {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  const first = ((b[0] - u) * (c[1] - v) - (c[0] - u) * (b[1] - v)) / area;
  const second = ((c[0] - u) * (a[1] - v) - (a[0] - u) * (c[1] - v)) / area;
  return Math.min(first, second, 1 - first - second);
}
