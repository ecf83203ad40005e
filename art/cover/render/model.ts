import type { Sliced } from '#art/paint/slices.ts';
import { cross, minus, type Vector } from '#art/solid/vector.ts';
import type { Material } from './material.ts';

/** x to the right, y upwards, z towards the viewer: position 0-2, normal 3-5, surface 6-7. */
export const floatsOfVertex = 8;

interface Frame {
  /** The axes of the frame in the world, scaled. */
  x: Vector;
  y: Vector;
  z: Vector;
  origin: Vector;
}

export interface Placing {
  at?: Vector;
  /** The turn around the vertical axis. `lean` is to the side, and `pitch` is forwards. */
  turn?: number;
  lean?: number;
  pitch?: number;
  size?: number;
}

export interface Sheet {
  columns: number;
  rows: number;
  /** A point for u and v from 0 to 1. */
  at: (u: number, v: number) => Vector;
  /** How many metres u and v are long; the materials use them. */
  span: readonly [number, number];
  /** The last column continues with the first. */
  closed?: boolean;
}

/** Triangles with materials. Shapes are added in the current frame and with the current material. */
export class Model {
  #vertices = new Float32Array(2 ** 16);
  #vertexEnd = 0;
  #corners = new Int32Array(3 * 2 ** 14);
  #materialOf = new Int32Array(2 ** 14);
  #triangles = 0;
  readonly materials: Material[] = [];
  #frame: Frame = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, 0] };
  #material = 0;

  /** All shapes that `draw` adds are placed inside the current frame. */
  inside(placing: Placing, draw: () => void) {
    const outer = this.#frame;
    this.#frame = this.#placed(placing);
    draw();
    this.#frame = outer;
  }

  /** Like `inside`, for many shapes. Nothing else may be added to the model between two slices. */
  *insideInSlices(placing: Placing, draw: () => Sliced<void>): Sliced<void> {
    const outer = this.#frame;
    this.#frame = this.#placed(placing);
    yield* draw();
    this.#frame = outer;
  }

  #placed({ at = [0, 0, 0], turn = 0, lean = 0, pitch = 0, size = 1 }: Placing): Frame {
    const outer = this.#frame;
    const [ct, st, cl, sl] = [Math.cos(turn), Math.sin(turn), Math.cos(lean), Math.sin(lean)];
    const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
    const turned = (x: number, y: number, z: number): Vector =>
      direction(outer, [(x * ct + z * st) * size, y * size, (z * ct - x * st) * size]);
    return {
      x: turned(cl, sl, 0),
      y: turned(-sl * cp, cl * cp, sp),
      z: turned(sl * sp, -cl * sp, cp),
      origin: this.world(at),
    };
  }

  use(material: Material): this {
    const known = this.materials.indexOf(material);
    this.#material = known < 0 ? this.materials.push(material) - 1 : known;
    return this;
  }

  /** The point of the current frame in the world. */
  world(point: Vector): Vector {
    const { origin } = this.#frame;
    const [x, y, z] = direction(this.#frame, point);
    return [origin[0] + x, origin[1] + y, origin[2] + z];
  }

  /** Eight numbers for each vertex. */
  get vertices(): Float32Array {
    return this.#vertices.subarray(0, this.#vertexEnd);
  }

  /** Three vertices for each triangle. */
  get corners(): Int32Array {
    return this.#corners.subarray(0, this.#triangles * 3);
  }

  /** The index of the material of each triangle. */
  get materialOf(): Int32Array {
    return this.#materialOf.subarray(0, this.#triangles);
  }

  /** Makes room for this many more vertices. */
  #makeRoom(count: number) {
    const needed = this.#vertexEnd + count * floatsOfVertex;
    if (needed > this.#vertices.length) {
      const larger = new Float32Array(Math.max(needed, this.#vertices.length * 2));
      larger.set(this.#vertices);
      this.#vertices = larger;
    }
  }

  #vertex([x, y, z]: Vector, [nx, ny, nz]: Vector, u: number, v: number): number {
    const at = this.#vertexEnd;
    this.#makeRoom(1);
    this.#vertexEnd += floatsOfVertex;
    const all = this.#vertices;
    all[at] = x;
    all[at + 1] = y;
    all[at + 2] = z;
    all[at + 3] = nx;
    all[at + 4] = ny;
    all[at + 5] = nz;
    all[at + 6] = u;
    all[at + 7] = v;
    return at / floatsOfVertex;
  }

  #triangle(a: number, b: number, c: number) {
    if (this.#triangles === this.#materialOf.length) {
      const corners = new Int32Array(this.#corners.length * 2);
      corners.set(this.#corners);
      this.#corners = corners;
      const materialOf = new Int32Array(this.#materialOf.length * 2);
      materialOf.set(this.#materialOf);
      this.#materialOf = materialOf;
    }
    const at = this.#triangles * 3;
    this.#corners[at] = a;
    this.#corners[at + 1] = b;
    this.#corners[at + 2] = c;
    this.#materialOf[this.#triangles] = this.#material;
    this.#triangles += 1;
  }

  /** A flat face with four corners in turn. */
  quad(a: Vector, b: Vector, c: Vector, d: Vector, from: readonly [number, number] = [0, 0]) {
    const [wa, wb, wc, wd] = [this.world(a), this.world(b), this.world(c), this.world(d)];
    const normal = normalOf(minus(wb, wa), minus(wd, wa));
    const width = lengthOf(minus(b, a));
    const height = lengthOf(minus(d, a));
    const [u, v] = from;
    const first = this.#vertex(wa, normal, u, v);
    const second = this.#vertex(wb, normal, u + width, v);
    const third = this.#vertex(wc, normal, u + width, v + height);
    const fourth = this.#vertex(wd, normal, u, v + height);
    this.#triangle(first, second, third);
    this.#triangle(first, third, fourth);
  }

  triangle(a: Vector, b: Vector, c: Vector) {
    const [wa, wb, wc] = [this.world(a), this.world(b), this.world(c)];
    const normal = normalOf(minus(wb, wa), minus(wc, wa));
    this.#triangle(
      this.#vertex(wa, normal, a[0] + a[2], a[1]),
      this.#vertex(wb, normal, b[0] + b[2], b[1]),
      this.#vertex(wc, normal, c[0] + c[2], c[1]),
    );
  }

  /** A box around its centre. `taper` is the width of the top as a share of the width of the foot. */
  box([x, y, z]: Vector, [hx, hy, hz]: Vector, taper = 1) {
    const [tx, tz] = [hx * taper, hz * taper];
    const low: Vector[] = [
      [x - hx, y - hy, z + hz],
      [x + hx, y - hy, z + hz],
      [x + hx, y - hy, z - hz],
      [x - hx, y - hy, z - hz],
    ];
    const high: Vector[] = [
      [x - tx, y + hy, z + tz],
      [x + tx, y + hy, z + tz],
      [x + tx, y + hy, z - tz],
      [x - tx, y + hy, z - tz],
    ];
    for (let side = 0; side < 4; side++) {
      const next = (side + 1) % 4;
      const start: readonly [number, number] = [x + z + side * 7.3, y - hy];
      this.quad(pick(low, side), pick(low, next), pick(high, next), pick(high, side), start);
    }
    this.quad(pick(high, 0), pick(high, 1), pick(high, 2), pick(high, 3));
    this.quad(pick(low, 3), pick(low, 2), pick(low, 1), pick(low, 0));
  }

  /** A curved surface with smooth light. Most of a scene is made of these, so no vertex needs an object. */
  sheet({ columns, rows, at, span, closed = false }: Sheet) {
    const wide = columns + 1;
    const points = this.#grid(columns, rows, at);
    const first = this.#vertexEnd / floatsOfVertex;
    this.#makeRoom((rows + 1) * wide);
    for (let row = 0; row <= rows; row++) {
      const here = row * wide;
      const above = Math.max(0, row - 1) * wide;
      const below = Math.min(rows, row + 1) * wide;
      for (let column = 0; column <= columns; column++) {
        // The last column of a closed sheet is at the place of its first.
        const inside = closed ? column % columns : column;
        const right = closed ? (column + 1) % columns : Math.min(columns, column + 1);
        const left = closed ? (column + columns - 1) % columns : Math.max(0, column - 1);
        this.#smoothVertex(
          points,
          here + column,
          here + right,
          here + left,
          below + inside,
          above + inside,
          (column / columns) * span[0],
          (row / rows) * span[1],
        );
      }
    }
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const corner = first + row * wide + column;
        this.#triangle(corner, corner + 1, corner + wide + 1);
        this.#triangle(corner, corner + wide + 1, corner + wide);
      }
    }
  }

  /** The points of a sheet in the world, three numbers each. */
  #grid(columns: number, rows: number, at: Sheet['at']): Float64Array {
    const points = new Float64Array((columns + 1) * (rows + 1) * 3);
    const { x, y, z, origin } = this.#frame;
    for (let row = 0, to = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++, to += 3) {
        const [a, b, c] = at(column / columns, row / rows);
        points[to] = origin[0] + (x[0] * a + y[0] * b + z[0] * c);
        points[to + 1] = origin[1] + (x[1] * a + y[1] * b + z[1] * c);
        points[to + 2] = origin[2] + (x[2] * a + y[2] * b + z[2] * c);
      }
    }
    return points;
  }

  /** A vertex whose normal is across the lines between its neighbours. `#makeRoom` comes before. */
  #smoothVertex(
    points: Float64Array,
    here: number,
    right: number,
    left: number,
    below: number,
    above: number,
    u: number,
    v: number,
  ) {
    const ax = (points[right * 3] ?? 0) - (points[left * 3] ?? 0);
    const ay = (points[right * 3 + 1] ?? 0) - (points[left * 3 + 1] ?? 0);
    const az = (points[right * 3 + 2] ?? 0) - (points[left * 3 + 2] ?? 0);
    const bx = (points[below * 3] ?? 0) - (points[above * 3] ?? 0);
    const by = (points[below * 3 + 1] ?? 0) - (points[above * 3 + 1] ?? 0);
    const bz = (points[below * 3 + 2] ?? 0) - (points[above * 3 + 2] ?? 0);
    const nx = ay * bz - az * by;
    const ny = az * bx - ax * bz;
    const nz = ax * by - ay * bx;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    const share = length > 1e-12 ? 1 / length : 0;
    const to = this.#vertexEnd;
    const all = this.#vertices;
    all[to] = points[here * 3] ?? 0;
    all[to + 1] = points[here * 3 + 1] ?? 0;
    all[to + 2] = points[here * 3 + 2] ?? 0;
    all[to + 3] = nx * share;
    all[to + 4] = share === 0 ? 1 : ny * share;
    all[to + 5] = nz * share;
    all[to + 6] = u;
    all[to + 7] = v;
    this.#vertexEnd = to + floatsOfVertex;
  }

  /** A round bar from one point to another. */
  tube(from: Vector, to: Vector, radius: number, end = radius, sides = 7) {
    const axis = minus(to, from);
    const across =
      Math.abs(axis[1]) > 0.8 * lengthOf(axis) ? ([1, 0, 0] as const) : ([0, 1, 0] as const);
    const right = normalOf(axis, across);
    const up = normalOf(axis, right);
    this.sheet({
      columns: sides,
      rows: 1,
      closed: true,
      span: [radius * 6.3, lengthOf(axis)],
      at: (u, v) => {
        const [cos, sin] = [Math.cos(u * 6.2832), Math.sin(u * 6.2832)];
        const reach = radius + (end - radius) * v;
        return [
          from[0] + axis[0] * v + (right[0] * cos + up[0] * sin) * reach,
          from[1] + axis[1] * v + (right[1] * cos + up[1] * sin) * reach,
          from[2] + axis[2] * v + (right[2] * cos + up[2] * sin) * reach,
        ];
      },
    });
  }

  /** A turned shape around a vertical axis. The profile has pairs of radius and height, upwards. */
  lathe(
    [x, y, z]: Vector,
    profile: readonly (readonly [number, number])[],
    sides = 12,
    wobble: (angle: number, v: number) => number = () => 1,
  ) {
    const rows = profile.length - 1;
    const widest = Math.max(...profile.map(([radius]) => radius));
    this.sheet({
      columns: sides,
      rows,
      closed: true,
      span: [widest * 6.3, (profile[rows]?.[1] ?? 0) - (profile[0]?.[1] ?? 0)],
      at: (u, v) => {
        const [radius, height] = profile[Math.round(v * rows)] ?? [0, 0];
        const angle = -u * 2 * Math.PI;
        const reach = radius * wobble(angle, v);
        return [x + Math.cos(angle) * reach, y + height, z + Math.sin(angle) * reach];
      },
    });
  }

  ball([x, y, z]: Vector, radius: number, squash: Vector = [1, 1, 1], sides = 10) {
    this.sheet({
      columns: sides,
      rows: Math.ceil(sides / 2),
      closed: true,
      span: [radius * 6.3, radius * 3.1],
      at: (u, v) => {
        const [angle, rise] = [-u * 2 * Math.PI, (v - 0.5) * Math.PI];
        const flat = Math.cos(rise) * radius;
        return [
          x + Math.cos(angle) * flat * squash[0],
          y + Math.sin(rise) * radius * squash[1],
          z + Math.sin(angle) * flat * squash[2],
        ];
      },
    });
  }
}

const pick = (points: readonly Vector[], index: number): Vector => points[index] ?? [0, 0, 0];

function direction({ x, y, z }: Frame, [a, b, c]: Vector): Vector {
  return [
    x[0] * a + y[0] * b + z[0] * c,
    x[1] * a + y[1] * b + z[1] * c,
    x[2] * a + y[2] * b + z[2] * c,
  ];
}

/** `Math.hypot` takes many times as long, and no length here is near to the limits of a number. */
const lengthOf = ([x, y, z]: Vector): number => Math.sqrt(x * x + y * y + z * z);

function normalOf(a: Vector, b: Vector): Vector {
  const normal = cross(a, b);
  const length = lengthOf(normal);
  return length > 1e-12 ? [normal[0] / length, normal[1] / length, normal[2] / length] : [0, 1, 0];
}
