import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

// Constants of the specification that sonner does not export; an update must not change them.
const source = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8');

describe('sonner has the numbers of the specification', () => {
  it.each([
    ['TOAST_WIDTH', 356],
    ['SWIPE_THRESHOLD', 45],
    ['TIME_BEFORE_UNMOUNT', 200],
  ])('%s is %i', (name, value) => {
    expect(source).toContain(`const ${name} = ${value};`);
  });

  it('swipes at a velocity above 0.11', () => {
    expect(source).toContain('velocity > 0.11');
  });
});
