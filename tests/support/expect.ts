import { expect as playwrightExpect, type Locator } from '@playwright/test';

/** Returns undefined if the assertion holds, otherwise its message. */
async function failureOf(assertion: Promise<void>): Promise<string | undefined> {
  try {
    await assertion;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * The `expect` of browser tests. While the `toBeVisible` of Playwright waits for an element that the page does
 * not have yet, each of its tries describes the whole page for a message that is seldom needed. That costs most
 * while the page loads, and five times as much as waiting without it, which this `toBeVisible` does first.
 */
export const expect = playwrightExpect.extend({
  async toBeVisible(locator: Locator, options?: { readonly timeout?: number }) {
    const name = 'toBeVisible';
    if (this.isNot) {
      const failure = await failureOf(playwrightExpect(locator).not.toBeVisible(options));
      return { name, pass: failure !== undefined, message: () => failure ?? '' };
    }
    const timeout = options?.timeout ?? this.timeout;
    const failedWait = await failureOf(locator.waitFor({ timeout }));
    const assertion = playwrightExpect(locator).toBeVisible({
      timeout: failedWait === undefined ? timeout : 1,
    });
    const failure = await failureOf(assertion);
    const message = () => failure?.replace(/(Timeout:\s+)1ms/, `$1${timeout}ms`) ?? '';
    return { name, pass: failure === undefined, message };
  },
});
