import { type Rgb, scale } from '#art/paint/colour.ts';
import { fbm3, noise, smooth } from '#art/paint/noise.ts';

interface Stonework {
  tone: Rgb;
  /** Courses and blocks per unit. */
  courses: number;
  blocks: number;
  seed: number;
}

/** The colour of a wall of hewn blocks: each course has its own lengths, each block its own grey. */
export function stonework({ tone, courses, blocks, seed }: Stonework) {
  return (x: number, y: number, z: number): Rgb => {
    const warp = 0.06 * noise(x * 3 + z * 3, y * 3, seed);
    const height = y * courses + warp;
    const course = Math.floor(height);
    const place =
      (x + z) * blocks * (0.8 + 0.5 * noise(course * 3.7, 5, seed)) + course * 0.37 + warp;
    const along = place + 0.3 * Math.sin(place * 2.1 + course * 1.9);
    const block = Math.floor(along);
    const joint =
      smooth(0, 0.07, Math.min(along - block, block + 1 - along)) *
      smooth(0, 0.11, Math.min(height - course, course + 1 - height));
    const grey = 0.5 + 0.5 * noise(block * 5.3, course * 3.7, seed + 1);
    const stain = 0.55 * fbm3(x * courses * 1.3, y * courses * 1.3, z * courses * 1.3, 4);
    return scale(tone, (grey + stain) * (0.36 + 0.64 * joint));
  };
}
