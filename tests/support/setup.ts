import { afterEach, beforeEach, expect, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

// Component tests are the .tsx files, and only they have a document.
if (expect.getState().testPath?.endsWith('.tsx') === true) {
  await builtinEnvironments['happy-dom'].setup(globalThis, {});
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}

const consoleOutput: string[] = [];

// A test that expects console output replaces these with its own spy.
beforeEach(() => {
  consoleOutput.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      consoleOutput.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(consoleOutput.splice(0), 'the test wrote to the console').toEqual([]);
});
