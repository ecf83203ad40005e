import type { Painter } from '#backend/ports.ts';
import { smallPicture } from './small-picture.ts';

/** Paints nothing, for tests that need only any picture. */
export const quickPainter: Painter = {
  paint: () => Promise.resolve(smallPicture),
  paintPortrait: () => Promise.resolve(smallPicture),
};
