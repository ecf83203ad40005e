import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropTo16By9 } from './prepare-cover.ts';

describe('cropping to 16:9', () => {
  it('takes the middle of a wide picture and of a high picture', () => {
    expect(cropTo16By9(3200, 900)).toEqual({ x: 800, y: 0, width: 1600, height: 900 });
    expect(cropTo16By9(1600, 1900)).toEqual({ x: 0, y: 500, width: 1600, height: 900 });
  });

  it('stays inside the picture and has the ratio 16:9, for pictures of any size', () => {
    const pixels = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(pixels, pixels, (width, height) => {
        const crop = cropTo16By9(width, height);
        expect(crop.x).toBeGreaterThanOrEqual(-1e-6);
        expect(crop.y).toBeGreaterThanOrEqual(-1e-6);
        expect(crop.x + crop.width).toBeLessThanOrEqual(width + 1e-6);
        expect(crop.y + crop.height).toBeLessThanOrEqual(height + 1e-6);
        expect(crop.width / crop.height).toBeCloseTo(16 / 9);
      }),
    );
  });
});
