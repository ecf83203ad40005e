import type { PictureSize } from '#backend/ports.ts';

/** The largest size with the same ratio that fits inside the other one. Nothing becomes larger. */
export function sizeInside({ width, height }: PictureSize, outer: PictureSize): PictureSize {
  const scale = Math.min(1, outer.width / width, outer.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
