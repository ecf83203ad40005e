import type { Scene } from '#art/paint/image.ts';
import { crest, landscape, type Ridge } from './landscape.ts';
import { beacon, keep, plantTrees, traveller } from './shapes.ts';

function last(ridges: Ridge[]): Ridge {
  const ridge = ridges.at(-1);
  if (!ridge) {
    throw new Error('A landscape needs a ridge to stand on.');
  }
  return ridge;
}

/** A watchtower with a fire above a mountain pass. */
export function passCover(): Scene {
  const ridges: Ridge[] = [
    { base: 0.52, rise: 0.5, pitch: 2.3, near: 0.08, seed: 101 },
    { base: 0.66, rise: 0.42, pitch: 2.0, near: 0.3, seed: 114 },
    { base: 0.88, rise: 0.4, pitch: 1.5, near: 0.62, seed: 122 },
  ];
  const front = last(ridges);
  const x = 1.12;
  const foot = crest(x, front) + 0.05;
  return landscape({
    sky: { seed: 41, moon: { x: 0.4, y: 0.2, size: 0.045 }, horizon: 0.6, clouds: 0.48 },
    ridges,
    mist: 1,
    buildings: [{ x, foot, size: 0.3, near: 0.6, shape: beacon }],
    trees: [{ near: 0.66, list: plantTrees(51, 26, 0, 1.8, (at) => crest(at, front), 0.1) }],
    lamps: [{ x, y: foot - 0.265, reach: 0.24, strength: 0.95, near: 0.6 }],
  });
}

/** A lighthouse over still, dark water. */
export function harbourCover(): Scene {
  const ridges: Ridge[] = [
    { base: 0.56, rise: 0.26, pitch: 2.1, near: 0.1, seed: 143 },
    { base: 0.63, rise: 0.2, pitch: 1.1, near: 0.5, seed: 158 },
  ];
  const cape = last(ridges);
  const x = 1.28;
  const foot = Math.min(crest(x, cape) + 0.05, 0.62);
  return landscape({
    sky: { seed: 53, moon: { x: 0.52, y: 0.22, size: 0.05 }, horizon: 0.62, clouds: 0.46 },
    ridges,
    mist: 0.85,
    water: 0.645,
    buildings: [{ x, foot, size: 0.34, near: 0.52, shape: beacon }],
    trees: [],
    lamps: [{ x, y: foot - 0.3, reach: 0.26, strength: 1.1, near: 0.52 }],
  });
}

/** A traveller carries a lantern into an old forest. */
export function forestCover(): Scene {
  const ridges: Ridge[] = [
    { base: 0.5, rise: 0.2, pitch: 2.2, near: 0.15, seed: 171 },
    { base: 0.68, rise: 0.1, pitch: 1.6, near: 0.4, seed: 183 },
    { base: 0.8, rise: 0.08, pitch: 1.8, near: 0.64, seed: 192 },
    { base: 0.93, rise: 0.05, pitch: 1.4, near: 0.92, seed: 199 },
  ];
  const [, far, middle, near] = ridges;
  if (!far || !middle || !near) {
    throw new Error('The forest needs its three slopes.');
  }
  const x = 0.93;
  const foot = crest(x, near) + 0.01;
  const sides = (from: number, to: number, seed: number, count: number) =>
    plantTrees(seed, count, from, to, (at) => crest(at, near), 0.78);
  return landscape({
    sky: { seed: 61, moon: { x: 0.95, y: 0.2, size: 0 }, horizon: 0.7, clouds: 0.55 },
    ridges,
    mist: 1.15,
    buildings: [{ x, foot, size: 0.2, near: 1.2, shape: traveller }],
    trees: [
      { near: 0.36, list: plantTrees(65, 46, 0, 1.8, (at) => crest(at, far), 0.3) },
      { near: 0.6, list: plantTrees(66, 24, 0, 1.8, (at) => crest(at, middle), 0.44) },
      { near: 0.88, list: [...sides(0, 0.62, 67, 7), ...sides(1.26, 1.78, 68, 6)] },
    ],
    lamps: [{ x: x + 0.052, y: foot - 0.08, reach: 0.26, strength: 1.7, near: 0.9 }],
  });
}

/** A keep with lit windows beyond the water. */
export function lakeCover(): Scene {
  const ridges: Ridge[] = [
    { base: 0.48, rise: 0.46, pitch: 2.4, near: 0.08, seed: 211 },
    { base: 0.6, rise: 0.16, pitch: 1.3, near: 0.42, seed: 226 },
  ];
  const shore = last(ridges);
  const x = 0.82;
  const foot = crest(x, shore) + 0.03;
  return landscape({
    sky: { seed: 73, moon: { x: 1.4, y: 0.2, size: 0.04 }, horizon: 0.58, clouds: 0.5 },
    ridges,
    mist: 0.9,
    water: 0.64,
    buildings: [{ x, foot, size: 0.32, near: 0.44, shape: keep }],
    trees: [{ near: 0.4, list: plantTrees(75, 40, 0, 1.8, (at) => crest(at, shore), 0.08) }],
    lamps: [{ x, y: foot - 0.05, reach: 0.26, strength: 0.7, near: 0.44 }],
  });
}
