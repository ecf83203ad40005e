import { expect, test } from 'vitest';
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
])('%s becomes %s', (name, expected) => {
  expect(slug(name)).toBe(expected);
});

test('letters of other scripts keep names apart', () => {
  expect(slug('剣')).toBe('u5263');
  expect(slug('剣')).not.toBe(slug('刀'));
});

test('a name of nothing but signs still makes a key', () => {
  expect(slug('!?')).toBe('unnamed');
});

test('no slug is longer than a key can hold beside its edition', () => {
  expect(slug('剣'.repeat(120)).length).toBeLessThanOrEqual(120);
});
