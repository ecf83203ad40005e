import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { useDocument } from './document.ts';

// Every run draws the same examples, so that a test fails only because of a change.
// `npm run explore` draws others.
fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 1),
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100),
});

// Only component tests, which are .tsx files, get a document.
if (expect.getState().testPath?.endsWith('.tsx') === true) {
  await useDocument();
}

const consoleOutput: string[] = [];

/** happy-dom logs this for a request that the page aborts, for which browsers log nothing. */
const abortedRequest = 'Error: socket hang up';

// A test fails if it writes an error or a warning to the console. A test that expects such output
// replaces the implementation of the spy.
beforeEach(() => {
  consoleOutput.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ');
      if (text !== abortedRequest) consoleOutput.push(`console.${method}: ${text}`);
    });
  }
});

afterEach(() => {
  expect(consoleOutput.splice(0), 'the test wrote to the console').toEqual([]);
});
