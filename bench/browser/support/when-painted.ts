import type { Page } from '@playwright/test';

/** An element that must exist, and the text that it must contain. */
export interface ExpectedElement {
  readonly selector: string;
  readonly text?: string;
}

declare global {
  /**
   * When the browser received the last click, key, paste or choice of a file, on the clock of
   * `performance.now()`; 0 for none.
   */
  var lastActionTime: number;
  /** The result of `untilPainted`. */
  var painted: Promise<number>;
}

/** Records the times of user actions, beginning with the next page that is opened. */
export const watchUserActions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.lastActionTime = 0;
    for (const type of ['click', 'change', 'keydown', 'paste']) {
      // The time stamp is earlier than `performance.now()` here if the page was busy.
      const recordTime = ({ timeStamp }: Event): void => {
        globalThis.lastActionTime = timeStamp;
      };
      document.addEventListener(type, recordTime, { capture: true });
    }
  });

const maxWaitMs = 120_000;

/**
 * Performs an action and waits until all expected elements exist. Returns the milliseconds from the
 * last event of the action until the frame in which the elements are found is painted. Both times are read from the clock
 * of the page, so the communication between benchmark and browser does not count.
 */
export async function untilPainted(
  page: Page,
  act: () => Promise<unknown>,
  expected: readonly ExpectedElement[],
): Promise<number> {
  // The page watches before the action, because the action may finish before the next evaluate().
  await page.evaluate(
    (options) => {
      globalThis.lastActionTime = 0;
      globalThis.painted = new Promise<number>((resolve, reject) => {
        const isThere = ({ selector, text = '' }: ExpectedElement): boolean =>
          [...document.querySelectorAll(selector)].some((each) => each.textContent.includes(text));
        const began = performance.now();
        const check = (): void => {
          // Every element counts as missing until the first event of the action.
          const missing = options.expected.find(
            (element) => globalThis.lastActionTime === 0 || !isThere(element),
          );
          if (missing === undefined) {
            // The browser lays out and paints this frame before it begins another task.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () =>
              resolve(performance.now() - globalThis.lastActionTime),
            );
            port1.start();
            port2.postMessage(null);
          } else if (performance.now() - began > options.maxWaitMs) {
            reject(new Error(`There is no ${JSON.stringify(missing)}: ${document.title}`));
          } else requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
      });
    },
    { expected, maxWaitMs },
  );
  await act();
  return page.evaluate(() => globalThis.painted);
}

/** Pastes into the focused cell without the system clipboard. */
export const paste = (page: Page, text: string): Promise<unknown> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);

/** The milliseconds until the text is painted in a bare text field of the same page. */
export const untilTextIsPainted = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (value) =>
      new Promise<number>((resolve) => {
        const field = document.createElement('textarea');
        field.style.cssText = 'position:fixed;inset:0;z-index:9999;width:100%;height:100%';
        document.body.append(field);
        const since = performance.now();
        field.value = value;
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const taken = performance.now() - since;
            field.remove();
            resolve(taken);
          }),
        );
      }),
    text,
  );
