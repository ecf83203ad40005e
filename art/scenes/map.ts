import { mix, palette, type Rgb, scale } from '#art/paint/colour.ts';
import { fbm, noise, smooth } from '#art/paint/noise.ts';

/** The paper of the map, whose middle is at 0, 0. */
export function mapPaper(x: number, z: number): Rgb {
  const stain = 0.72 + 0.45 * fbm(x * 2.4, z * 2.4, 4, 71);
  const fold =
    1 - 0.22 * smooth(0.03, 0, Math.min(Math.abs(x + 0.62), Math.abs(x - 0.55), Math.abs(z - 0.1)));
  const ring = 0.25 * smooth(0.025, 0.008, Math.abs(Math.hypot(x + 1.05, z - 0.5) - 0.2));
  return mix(
    scale(palette.parchment, stain * fold * (1 - ring) * 0.8),
    [0.05, 0.03, 0.025],
    mapInk(x, z),
  );
}

/** The ink of the map: coast, depth lines, a river, hills, a compass rose and a marked path. */
function mapInk(x: number, z: number): number {
  const land = fbm(x * 0.85 + 4.2, z * 0.85 + 0.4, 5, 14) - 0.5;
  let ink = smooth(0.009, 0.003, Math.abs(land)) * 0.95;
  if (land < 0) {
    const rings = Math.abs(((-land * 16) % 1) - 0.5);
    ink = Math.max(ink, smooth(0.42, 0.5, rings) * 0.32 * smooth(-0.13, -0.02, land));
  } else {
    const cx = Math.floor(x * 7);
    const cz = Math.floor(z * 7);
    const hill = noise(cx * 5.1, cz * 3.3, 83) > 0.5 && land > 0.03;
    const u = x * 7 - cx - 0.5;
    const v = z * 7 - cz - 0.5;
    const peak = Math.abs(v - (Math.abs(u) * 1.15 - 0.2));
    ink = Math.max(ink, hill && Math.abs(u) < 0.36 ? smooth(0.11, 0.04, peak) * 0.85 : 0);
    const river = Math.abs(noise(x * 1.1, z * 1.1, 96) - 0.5);
    ink = Math.max(ink, smooth(0.014, 0.005, river) * 0.55);
  }
  ink = Math.max(ink, compass((x + 0.62) / 0.3, (z - 0.62) / 0.3));
  const way = Math.abs(z - 0.42 - 0.16 * Math.sin(x * 3.1)) < 0.014;
  const dash = (((x * 9) % 1) + 1) % 1 < 0.58 && Math.abs(x - 0.35) < 0.75;
  return Math.max(ink, way && dash ? 0.9 : 0);
}

/** A compass rose of eight points in a ring. */
function compass(u: number, v: number): number {
  const radius = Math.hypot(u, v);
  if (radius > 1.1) {
    return 0;
  }
  const ring = smooth(0.07, 0.03, Math.abs(radius - 0.82));
  const angle = Math.atan2(v, u);
  const point = (turns: number, reach: number) => {
    const apart = Math.abs(((angle / (Math.PI / 2) + turns + 4.5) % 1) - 0.5);
    return radius < reach && apart < 0.17 * (1 - radius / reach) ? 1 : 0;
  };
  return Math.max(ring * 0.8, point(0, 1.05), point(0.5, 0.62) * 0.7) * 0.85;
}
