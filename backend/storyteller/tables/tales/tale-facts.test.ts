import { describe, expect, test } from 'vitest';
import type { Row } from '../row-types.ts';
import { tales } from './tales.ts';

const textOf = (row: Row): string => (typeof row === 'string' ? row : row[0]);

describe('the turns of the tales', () => {
  test('name the saving throw against what makes a party sleep, shrink or forget', () => {
    const done = /sleeping draught|potion into|remembers nothing|from its memory/;
    const turns = tales
      .flatMap(({ acts }) => acts.opens.map(textOf))
      .filter((text) => done.test(text));
    expect(turns.length).toBeGreaterThan(2);
    expect(turns.filter((text) => !text.includes('saving throw'))).toEqual([]);
  });

  test('do not count on the names of a party that has been forgotten', () => {
    const heir = tales.find(({ id }) => id === 'heir');
    const clock = heir?.acts.clock.map(textOf).join(' ') ?? '';
    expect(clock).toContain('does not know whose they are');
  });
});

test('the price of the ferry does not repeat what the truth says about the ferryman', () => {
  const tale = tales.find(({ id }) => id === 'nobody-dies');
  const endings = JSON.stringify(tale?.endings ?? []);
  expect(JSON.stringify(tale?.truth)).toContain('punctual');
  expect(endings).not.toContain('punctual');
});
