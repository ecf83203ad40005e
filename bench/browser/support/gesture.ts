import type { Page } from '@playwright/test';

/** What a person does at the focused cell. */
export type Gesture =
  | { readonly paste: string }
  /** With Ctrl. */
  | { readonly press: string };

/** An element that is there, and holds a text. */
export interface Sign {
  readonly selector: string;
  readonly text?: string;
}

const patience = 60_000;

/**
 * Milliseconds from a gesture to the frame after the one in which all signs of its outcome were
 * there. Both ends are taken by the clock of the page: nothing between us and it counts.
 */
export const untilPainted = (
  page: Page,
  gesture: Gesture,
  signs: readonly Sign[],
): Promise<number> =>
  page.evaluate(
    (asked) =>
      new Promise<number>((resolve, reject) => {
        const isThere = ({ selector, text = '' }: Sign): boolean =>
          [...document.querySelectorAll(selector)].some((each) => each.textContent.includes(text));
        const event = (): Event => {
          if ('press' in asked.gesture) {
            const { press: key } = asked.gesture;
            return new KeyboardEvent('keydown', {
              key,
              ctrlKey: true,
              bubbles: true,
              cancelable: true,
            });
          }
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', asked.gesture.paste);
          return new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        };
        const made = event();
        const since = performance.now();
        const look = (): void => {
          const waited = performance.now() - since;
          const missing = asked.signs.find((sign) => !isThere(sign));
          if (missing === undefined) {
            requestAnimationFrame(() => resolve(performance.now() - since));
          } else if (waited > asked.patience) {
            reject(new Error(`After ${waited} ms there is no ${JSON.stringify(missing)}.`));
          } else requestAnimationFrame(look);
        };
        (document.activeElement ?? document.body).dispatchEvent(made);
        requestAnimationFrame(look);
      }),
    { gesture, signs, patience },
  );

/** Milliseconds that a bare text field of the same page takes for the same text. */
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
