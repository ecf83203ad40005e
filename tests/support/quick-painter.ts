import type { Painter } from '#backend/ports.ts';
import { smallPicture } from './small-picture.ts';

/** Returns a small picture at once, for tests in which the content of the picture has no meaning. */
export const quickPainter: Painter = {
  paint: () => Promise.resolve(smallPicture),
  paintPortrait: () => Promise.resolve(smallPicture),
};
