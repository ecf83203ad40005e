import type { Page } from '@playwright/test';

declare global {
  /** Milliseconds from each key to the end of the frame that paints it, since `watchKeys`. */
  var keyTimes: number[];
}

/** Measures the keys that are pressed in the open page from now on. */
export const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isWatching = 'keyTimes' in globalThis;
    globalThis.keyTimes = [];
    if (isWatching) return;
    const measure = ({ timeStamp, key }: KeyboardEvent): void => {
      if (key.length !== 1) return;
      requestAnimationFrame(() => {
        // The message arrives after the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          globalThis.keyTimes.push(performance.now() - timeStamp);
          port1.close();
        });
        port1.start();
        port2.postMessage(null);
      });
    };
    document.addEventListener('keydown', measure, { capture: true });
  });
