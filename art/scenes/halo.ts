import { palette, type Rgb, scale } from '#art/paint/colour.ts';

/** The glow of a flame in the air. `at` is its place in the picture, `reach` is in metres. */
export function halo(
  at: { x: number; y: number; unit: number },
  reach: number,
  strength: number,
): (x: number, y: number) => Rgb {
  return (x, y) =>
    scale(palette.ember, strength * Math.exp(-Math.hypot(x - at.x, y - at.y) / (reach * at.unit)));
}
