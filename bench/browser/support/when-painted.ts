import type { Page } from '@playwright/test';

/** An element that exists and contains a text. */
export interface Sign {
  readonly selector: string;
  readonly text?: string;
}

declare global {
  /** The `performance.now()` of the last click, key, paste or choice of a file; 0 for none. */
  var actedAt: number;
  var painted: Promise<number>;
}

/** Records the times of user actions, beginning with the next page that is opened. */
export const watchActs = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.actedAt = 0;
    for (const type of ['click', 'change', 'keydown', 'paste']) {
      const note = (): void => {
        globalThis.actedAt = performance.now();
      };
      document.addEventListener(type, note, { capture: true });
    }
  });

const patience = 120_000;

/**
 * Performs an action and waits until all signs of its outcome are present. Returns the milliseconds
 * from the last event of the action to the frame after that. The clock of the page takes both
 * times, so the time between benchmark and browser does not count.
 */
export async function untilPainted(
  page: Page,
  act: () => Promise<unknown>,
  signs: readonly Sign[],
): Promise<number> {
  // Starts to watch before the action, because the action may finish before the next evaluate().
  await page.evaluate(
    (wanted) => {
      globalThis.actedAt = 0;
      globalThis.painted = new Promise<number>((resolve, reject) => {
        const isThere = ({ selector, text = '' }: Sign): boolean =>
          [...document.querySelectorAll(selector)].some((each) => each.textContent.includes(text));
        const began = performance.now();
        const look = (): void => {
          // Signs from before the action do not count.
          const missing = wanted.signs.find((sign) => globalThis.actedAt === 0 || !isThere(sign));
          if (missing === undefined) {
            requestAnimationFrame(() => resolve(performance.now() - globalThis.actedAt));
          } else if (performance.now() - began > wanted.patience) {
            reject(new Error(`There is no ${JSON.stringify(missing)}: ${document.title}`));
          } else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    },
    { signs, patience },
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
