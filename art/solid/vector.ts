/** x to the right, y upwards, z towards the viewer; in metres. */
export type Vector = readonly [number, number, number];

export function plus(a: Vector, b: Vector, amount = 1): Vector {
  return [a[0] + b[0] * amount, a[1] + b[1] * amount, a[2] + b[2] * amount];
}

export function minus(a: Vector, b: Vector): Vector {
  return plus(a, b, -1);
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: Vector): Vector {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Turns a vector around the vertical axis. A positive angle turns z towards x. */
export function turn([x, y, z]: Vector, angle: number): Vector {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [x * cos + z * sin, y, z * cos - x * sin];
}
