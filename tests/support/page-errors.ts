import type { Page } from '@playwright/test';

/**
 * Collects console errors and warnings, exceptions, failed requests and responses with an error
 * status. `list` returns those that the test has not declared as expected; each of them fails the test.
 */
export class PageErrors {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Declares an error as expected, such as `/^404 GET .*campaigns/`. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  list(): string[] {
    return this.#seen.filter((entry) => !this.#expected.some((pattern) => pattern.test(entry)));
  }

  watch(page: Page): void {
    page.on('console', (message) => {
      // Chromium logs each failed response, which the listener for responses below already records.
      if (message.text().startsWith('Failed to load resource: the server responded')) return;
      if (['error', 'warning', 'assert'].includes(message.type())) {
        this.#seen.push(`console.${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => this.#seen.push(`page error: ${error.stack || error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) {
        const { method, url } = { method: response.request().method(), url: response.url() };
        this.#seen.push(`${response.status()} ${method} ${url}`);
      }
    });
    page.on('requestfailed', (failed) => {
      const reason = failed.failure()?.errorText ?? 'unknown';
      // When the browser leaves a page, it aborts the running requests of the page.
      if (reason !== 'net::ERR_ABORTED') {
        this.#seen.push(`${reason} ${failed.method()} ${failed.url()}`);
      }
    });
  }
}
