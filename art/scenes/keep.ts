import type { Scene } from '#art/paint/image.ts';
import { crest, landscape, type Ridge } from './landscape.ts';
import { keep, plantTrees, traveller } from './shapes.ts';

/** A traveller with a lantern looks over a valley to a keep with lit windows. */
export function keepScene(): Scene {
  const ridges: Ridge[] = [
    { base: 0.5, rise: 0.46, pitch: 2.1, near: 0.08, seed: 6 },
    { base: 0.58, rise: 0.42, pitch: 2.6, near: 0.26, seed: 11 },
    { base: 0.69, rise: 0.3, pitch: 1.9, near: 0.5, seed: 23 },
    { base: 0.82, rise: 0.16, pitch: 2.2, near: 0.68, seed: 31 },
    { base: 0.94, rise: 0.1, pitch: 1.5, near: 0.95, seed: 47 },
  ];
  const [, , spur, woods, ledge] = ridges;
  if (!spur || !woods || !ledge) {
    throw new Error('The keep needs its spur, its woods and the ledge in front.');
  }
  const keepX = 1.06;
  const keepFoot = crest(keepX, spur) + 0.045;
  const guideX = 1.36;
  const guideFoot = crest(guideX, ledge) + 0.012;
  const guideSize = 0.25;
  return landscape({
    sky: { seed: 7, moon: { x: 0.46, y: 0.17, size: 0.04 }, horizon: 0.62, clouds: 0.5 },
    ridges,
    mist: 0.95,
    buildings: [
      { x: keepX, foot: keepFoot, size: 0.27, near: 0.49, shape: keep },
      { x: guideX, foot: guideFoot, size: guideSize, near: 1.25, shape: traveller },
    ],
    trees: [
      { near: 0.6, list: plantTrees(5, 60, 0, 1.7, (x) => crest(x, woods), 0.09) },
      { near: 0.9, list: plantTrees(9, 16, 0, 0.85, (x) => crest(x, ledge), 0.24) },
    ],
    lamps: [
      { x: keepX, y: keepFoot - 0.04, reach: 0.2, strength: 0.55, near: 0.5 },
      {
        x: guideX + 0.26 * guideSize,
        y: guideFoot - 0.4 * guideSize,
        reach: 0.2,
        strength: 1.7,
        near: 0.97,
      },
    ],
  });
}
