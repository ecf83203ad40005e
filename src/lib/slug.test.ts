import { expect, test, vi } from 'vitest';
import { slug } from './slug.ts';

test.each([
  ['Longsword', 'longsword'],
  ['Thieves’ Tools', 'thieves-tools'],
  ["Alchemist's Fire", 'alchemists-fire'],
  ['Case, Map or Scroll', 'case-map-or-scroll'],
  ['Ball bearings (bag of 1,000)', 'ball-bearings-bag-of-1000'],
  ['Épée à deux mains', 'epee-a-deux-mains'],
  ['½ Plate', '1-2-plate'],
  ['  —Odd— ', 'odd'],
  ['Rope 50 FT', 'rope-50-ft'],
  ['Rope  50', 'rope-50'],
])('%s becomes %s', (name, expected) => {
  expect(slug(name)).toBe(expected);
});

test('two different letters that are not Latin have different slugs', () => {
  expect(slug('剣')).toBe('u5263');
  expect(slug('剣')).not.toBe(slug('刀'));
});

test('a name without letters and digits becomes "unnamed"', () => {
  expect(slug('!?')).toBe('unnamed');
});

test('the slug of a long name has at most 120 characters', () => {
  for (const length of [17, 18, 19, 20, 120]) {
    expect(slug('剣'.repeat(length))).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(slug('剣'.repeat(length)).length).toBeLessThanOrEqual(120);
  }
});

test('long names have different slugs if their ends differ, but the same slug if only case differs', () => {
  const beginning = '剣'.repeat(40);
  const names = '一二三四五六七八九十'.split('').map((end) => beginning + end);
  expect(new Set(names.map(slug)).size).toBe(names.length);
  expect(slug(`${beginning} A`)).toBe(slug(`${beginning} a`));
});

test('a name of letters, digits and single spaces needs no replacements', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  slug('Thing 4 of 1000');
  expect(normalize).not.toHaveBeenCalled();
  normalize.mockRestore();
});
