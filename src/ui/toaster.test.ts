import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

// The specification requires these values, but they are private constants of sonner. The test fails
// if an update of sonner changes them.
const source = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8');

describe('sonner has the constants of the specification', () => {
  it.each([
    ['TOAST_WIDTH', 356],
    ['SWIPE_THRESHOLD', 45],
    ['TIME_BEFORE_UNMOUNT', 200],
  ])('%s is %i', (name, value) => {
    expect(source).toContain(`const ${name} = ${value};`);
  });

  it('the velocity of a swipe is above 0.11', () => {
    expect(source).toContain('velocity > 0.11');
  });
});
