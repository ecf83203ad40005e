import type { Scene } from '#art/paint/image.ts';
import { tableScene } from './table.ts';

export function heroTable(): Scene {
  return tableScene({
    lantern: { x: 1.13, foot: 0.68, size: 0.36 },
    dice: [
      { x: 0.86, y: 0.73, size: 0.05, turn: 0.5, tilt: 0.42 },
      { x: 0.73, y: 0.8, size: 0.036, turn: 1.3, tilt: 0.7 },
    ],
    quill: { x: 1.42, foot: 0.735 },
    window: { x: 0.72, sill: 0.44, half: 0.2, top: 0.03 },
    edge: 0.55,
  });
}
