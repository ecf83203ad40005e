import type { Page } from '@playwright/test';
import { fixed, percentile } from '#bench/support/numbers.ts';

/** The lengths of frames of an idle page in milliseconds. */
export const idleFrames = (page: Page, count: number): Promise<number[]> =>
  page.evaluate(
    (frames) =>
      new Promise<number[]>((resolve) => {
        const lengths: number[] = [];
        let last = performance.now();
        const step = (now: number): void => {
          lengths.push(now - last);
          last = now;
          if (lengths.length < frames) requestAnimationFrame(step);
          // The first frame began before the measurement.
          else resolve(lengths.slice(1));
        };
        requestAnimationFrame(step);
      }),
    count,
  );

/** Scrolls the grid by `pixels` in each frame, and returns the lengths of the frames. */
export const scrollingFrames = (
  page: Page,
  options: { readonly label: string; readonly frames: number; readonly pixels: number },
): Promise<number[]> =>
  page.evaluate(
    ({ label, frames, pixels }) =>
      new Promise<number[]>((resolve) => {
        const grids = [...document.querySelectorAll(`[aria-label="${label}"]`)];
        const tallest = grids
          .flatMap((grid) => [grid, ...grid.querySelectorAll('*')])
          .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
          .toSorted((one, other) => other.scrollHeight - one.scrollHeight)[0];
        if (!tallest) throw new Error(`Nothing scrolls in ${label}.`);
        tallest.scrollTop = 0;
        const lengths: number[] = [];
        let last = performance.now();
        const step = (now: number): void => {
          lengths.push(now - last);
          last = now;
          tallest.scrollTop += pixels;
          if (lengths.length < frames) requestAnimationFrame(step);
          else resolve(lengths.slice(1));
        };
        requestAnimationFrame(step);
      }),
    options,
  );

export const percentilesText = (lengths: readonly number[]): string =>
  [0.5, 0.95, 0.99, 1].map((share) => fixed(percentile(lengths, share), 1)).join(' / ');
