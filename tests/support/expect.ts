import { expect as playwrightExpect, type Locator, type Page } from '@playwright/test';

/**
 * With a longer time-out, Playwright tries again only every 500 ms, and most tests would wait that long for what
 * is there after 300 ms. With this one it tries again every 100 ms.
 */
const longestRound = 2400;

/** Returns undefined if the assertion holds, otherwise its message. */
async function failureOf(assertion: Promise<void>): Promise<string | undefined> {
  try {
    await assertion;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Tries an assertion in rounds until it holds, and returns its message if it still does not hold in the end. */
async function failureWithin(
  timeout: number,
  attempt: (timeout: number) => Promise<void>,
): Promise<string | undefined> {
  const end = performance.now() + timeout;
  for (;;) {
    const start = performance.now();
    const round = Math.max(1, Math.min(longestRound, Math.ceil(end - start)));
    const failure = await failureOf(attempt(round));
    const now = performance.now();
    // An error such as a closed page comes earlier than the end of the round.
    if (failure === undefined || now >= end || now < start + round) {
      return failure?.replace(/(Timeout:\s+)\d+ms/, `$1${timeout}ms`);
    }
  }
}

interface Options {
  readonly timeout?: number;
}

interface State {
  readonly isNot: boolean;
  readonly timeout: number;
}

/** The result of a matcher whose assertion is tried in rounds. */
async function resultOf(
  { isNot, timeout: usual }: State,
  options: Options | undefined,
  attempt: (timeout: number) => Promise<void>,
) {
  const failure = await failureWithin(options?.timeout ?? usual, attempt);
  return { pass: (failure === undefined) !== isNot, message: () => failure ?? '' };
}

type Texts = string | RegExp | readonly (string | RegExp)[];

const ofLocator = (locator: Locator, { isNot }: State) =>
  isNot ? playwrightExpect(locator).not : playwrightExpect(locator);

/** The `expect` of browser tests, which tries often and cheaply. */
export const expect = playwrightExpect.extend({
  /**
   * While an element does not exist yet, each try of Playwright describes the whole page for a message that is
   * seldom needed. That costs five times as much as waiting without it.
   */
  async toBeVisible(locator: Locator, options?: Options) {
    return resultOf(this, options, async (timeout) => {
      if (this.isNot) return playwrightExpect(locator).not.toBeVisible({ timeout });
      const appeared = await failureOf(locator.waitFor({ timeout }));
      return playwrightExpect(locator).toBeVisible({
        timeout: appeared === undefined ? timeout : 1,
      });
    });
  },
  async toBeHidden(locator: Locator, options?: Options) {
    return resultOf(this, options, (timeout) => ofLocator(locator, this).toBeHidden({ timeout }));
  },
  async toBeFocused(locator: Locator, options?: Options) {
    return resultOf(this, options, (timeout) => ofLocator(locator, this).toBeFocused({ timeout }));
  },
  async toHaveText(locator: Locator, expected: Texts, options?: Options) {
    return resultOf(this, options, (timeout) =>
      ofLocator(locator, this).toHaveText(expected, { timeout }),
    );
  },
  async toContainText(locator: Locator, expected: Texts, options?: Options) {
    return resultOf(this, options, (timeout) =>
      ofLocator(locator, this).toContainText(expected, { timeout }),
    );
  },
  async toHaveValue(locator: Locator, expected: string | RegExp, options?: Options) {
    return resultOf(this, options, (timeout) =>
      ofLocator(locator, this).toHaveValue(expected, { timeout }),
    );
  },
  async toHaveCount(locator: Locator, expected: number, options?: Options) {
    return resultOf(this, options, (timeout) =>
      ofLocator(locator, this).toHaveCount(expected, { timeout }),
    );
  },
  async toHaveURL(page: Page, expected: string | RegExp, options?: Options) {
    return resultOf(this, options, (timeout) => {
      const assertion = playwrightExpect(page);
      return (this.isNot ? assertion.not : assertion).toHaveURL(expected, { timeout });
    });
  },
});
