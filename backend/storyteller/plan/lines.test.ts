import { describe, expect, test } from 'vitest';
import { exclusionsOf } from './lines.ts';

describe('a line', () => {
  test.each([
    ['Wolves', 'A wolf waits.'],
    ['wolf', 'Wolves wait.'],
    ['Thieves', 'A thief waits.'],
    ['knife', 'Knives lie there.'],
    ['armies', 'An army waits.'],
    ['dead bodies', 'A body lies there.'],
    ['Violence', 'There is blood on the floor.'],
    ['graphic violence', 'There is blood on the floor.'],
    ['Harm to people', 'He was tortured.'],
    ['пауки', 'Здесь пауки.'],
  ])('"%s" excludes "%s"', (line, text) => {
    expect(exclusionsOf([line]).matches(text)).toBe(true);
  });

  test.each([
    ['Harm to people', 'Many people come here.'],
    ['rats', 'He would rather wait.'],
    ['пауки', 'Spiders wait.'],
    ['', 'Anything goes.'],
  ])('"%s" allows "%s"', (line, text) => {
    expect(exclusionsOf([line]).matches(text)).toBe(false);
  });
});
