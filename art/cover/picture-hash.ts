const columns = 9;
const rows = 8;

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel. */
  pixels: Uint8ClampedArray;
}

/**
 * A perceptual hash of 64 bits (dHash): for each of 8 × 8 cells, whether the next cell is brighter.
 * Pictures that look alike have hashes with few different bits.
 */
export function pictureHash({ width, height, pixels }: Pixels): boolean[] {
  const means = new Float64Array(columns * rows);
  const counts = new Float64Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * rows) / height);
    for (let x = 0; x < width; x++) {
      const cell = row * columns + Math.floor((x * columns) / width);
      const at = (y * width + x) * 4;
      const grey =
        0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0);
      means[cell] = (means[cell] ?? 0) + grey;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  const mean = (cell: number) => (means[cell] ?? 0) / (counts[cell] ?? 1);
  return Array.from({ length: 64 }, (_, bit) => {
    const cell = Math.floor(bit / 8) * columns + (bit % 8);
    return mean(cell + 1) > mean(cell);
  });
}

/** The number of different bits of the two most similar hashes, and which hashes they are. */
export function nearestPair(hashes: readonly boolean[][]): {
  distance: number;
  pair: [number, number];
} {
  let nearest: { distance: number; pair: [number, number] } = { distance: 65, pair: [0, 0] };
  for (const [index, hash] of hashes.entries()) {
    for (let other = 0; other < index; other++) {
      const distance = hash.filter((bit, at) => bit !== hashes[other]?.[at]).length;
      if (distance < nearest.distance) {
        nearest = { distance, pair: [other, index] };
      }
    }
  }
  return nearest;
}
