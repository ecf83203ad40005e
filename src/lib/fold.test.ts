import { expect, test, vi } from 'vitest';
import { foldName } from './fold.ts';

test.each([
  ['Rope (50 FT)', 'rope (50 ft)'],
  ['  Rope \t of  Silk ', 'rope of silk'],
  ['Thieves’ Tools', "thieves' tools"],
  ['“Lucky” Dice', '"lucky" dice'],
  ['ÉPÉE', 'épée'],
  ['Ｒｏｐｅ', 'rope'],
  ['', ''],
])('%j is compared as %j', (name, expected) => {
  expect(foldName(name)).toBe(expected);
});

test('a name in ASCII with single spaces is not normalized, because that takes ten times as long', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  foldName('Rope of Silk (50 ft.)');
  expect(normalize).not.toHaveBeenCalled();
  foldName('Rope  of Silk');
  expect(normalize).toHaveBeenCalledOnce();
  normalize.mockRestore();
});
