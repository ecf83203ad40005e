import { mix, palette, type Rgb, scale } from '#art/paint/colour.ts';
import { fbm3, smooth } from '#art/paint/noise.ts';
import { box, cone, solidsOf, rough, type Shape, type Solid } from '#art/solid/solids.ts';
import { plus, type Vector } from '#art/solid/vector.ts';

interface Tower {
  x: number;
  z: number;
  radius: number;
  top: number;
  /** The height of the pointed roof; without it the tower has battlements. */
  roof?: number;
  windows: number[];
}

const towers: Tower[] = [
  { x: 0.2, z: -0.6, radius: 1.15, top: 9.4, roof: 3.6, windows: [4.6, 6.4, 8.4] },
  { x: 1.9, z: -0.4, radius: 0.62, top: 11.2, roof: 2.9, windows: [10.3] },
  { x: -2.7, z: 0.4, radius: 0.85, top: 6.6, roof: 2.7, windows: [5.4] },
  { x: 3.9, z: 0.5, radius: 0.95, top: 5.9, windows: [4.7] },
  { x: -4.8, z: 1, radius: 0.7, top: 3.9, roof: 1.9, windows: [2.9] },
  { x: 5.9, z: 1.2, radius: 0.65, top: 3.2, roof: 1.8, windows: [] },
];

const stone: Rgb = [0.1, 0.115, 0.14];
const slate: Rgb = [0.045, 0.055, 0.08];

/** A castle with its foot at `at`, about 14 units high, on a crag. */
export function castle(at: Vector): Solid[] {
  const to = (x: number, y: number, z: number): Vector => plus(at, [x, y, z]);
  const walls: Shape[] = [
    box(to(0.4, 1.3, 1.1), [5.6, 1.5, 0.5]),
    box(to(-0.6, 2.9, 0.2), [2.6, 2.2, 0.9]),
    box(to(2.4, 2.4, -0.2), [1.9, 2.2, 0.8]),
    ...teeth(-5, 5.9, 1.1, 2.95, to),
    ...teeth(-3, 1.9, 0.9, 5.25, to),
  ];
  const roofs: Shape[] = [];
  const windows: Shape[] = [
    box(to(-1.6, 3.6, 1.12), [0.14, 0.3, 0.08]),
    box(to(-0.9, 3.6, 1.12), [0.14, 0.3, 0.08]),
    box(to(-0.2, 3.6, 1.12), [0.14, 0.3, 0.08]),
    box(to(2.9, 3.4, 0.65), [0.13, 0.26, 0.08]),
    box(to(0.9, 0.75, 1.62), [0.34, 0.62, 0.08]),
  ];
  for (const { x, z, radius, top, roof, windows: rows } of towers) {
    walls.push(cone(to(x, -2, z), to(x, top, z), radius * 1.12, radius));
    walls.push(cone(to(x, top - 0.35, z), to(x, top, z), radius, radius * 1.2));
    if (roof === undefined) {
      walls.push(...teeth(x - radius, x + radius, z + radius * 0.9, top + 0.1, to));
    } else {
      roofs.push(cone(to(x, top, z), to(x, top + roof, z), radius * 1.28, 0.02));
    }
    windows.push(...rows.map((row) => box(to(x - 0.12, row, z + radius * 1.04), [0.15, 0.3, 0.1])));
  }
  return [
    ...solidsOf({ colour: stone, bump: [2.5, 0.4] }, ...walls),
    ...solidsOf({ colour: slate }, ...roofs),
    ...solidsOf(
      { colour: palette.flame, glow: scale(palette.flame, 1.7), clear: true },
      ...windows,
    ),
    ...crag(at),
  ];
}

function teeth(
  from: number,
  to: number,
  z: number,
  y: number,
  at: (x: number, y: number, z: number) => Vector,
): Shape[] {
  const count = Math.round((to - from) / 0.55);
  return Array.from({ length: count }, (_, index) =>
    box(at(from + (index + 0.5) * ((to - from) / count), y, z), [0.15, 0.22, 0.16]),
  );
}

function crag(at: Vector): Solid[] {
  const cut = (x: number, y: number, z: number) =>
    3.4 * (fbm3(x * 0.22, y * 0.1, z * 0.22, 4) - 0.42) +
    0.8 * (fbm3(x * 0.7, y * 0.5, z * 0.7, 3) - 0.5);
  return solidsOf(
    {
      bump: [0.6, 0.9],
      colour: (x, y, z, up) => {
        const ledge = smooth(0.42, 0.6, up + 0.8 * (fbm3(x * 0.3, y * 0.3, z * 0.3, 4) - 0.5));
        return mix([0.045, 0.052, 0.068], [0.2, 0.23, 0.28], ledge);
      },
    },
    rough(cone(plus(at, [0.3, -26, -1]), plus(at, [0.3, 0.2, -1]), 15, 6.4), cut, 2),
    rough(cone(plus(at, [11, -26, -3]), plus(at, [10, -6, -3]), 10, 2.2), cut, 2),
    rough(cone(plus(at, [-10, -26, 0]), plus(at, [-9, -9, 0]), 9, 2.4), cut, 2),
  );
}
