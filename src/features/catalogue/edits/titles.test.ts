import { expect, test } from 'vitest';
import { weapon } from '#tests/support/drafts.ts';
import { rowTitles } from './titles.ts';

const item = (name: string, edition: string) => weapon(`${edition}#${name}`, { name, edition });

const old = item('Battleaxe', '2014');
const current = item('Battleaxe', '2024');
const club = item('Club', '2024');

test('a title has the edition if another loaded item has the same name', () => {
  const titleOf = rowTitles()([old, current, club]);
  expect([old, current, club].map(titleOf)).toEqual([
    'Battleaxe (2014)',
    'Battleaxe (2024)',
    'Club',
  ]);
  expect(titleOf({ name: 'BATTLEAXE ', values: { edition: '2024' } })).toBe('BATTLEAXE  (2024)');
});

test('a new row has the edition in its title if a loaded item of another edition has its name', () => {
  const titleOf = rowTitles()([club]);
  expect(titleOf({ name: 'club', values: { edition: '2014' } })).toBe('club (2014)');
  expect(titleOf({ name: 'Mace', values: { edition: '2014' } })).toBe('Mace');
  expect(titleOf({ name: '', values: {} })).toBe('New row');
});

test('titles follow the list: an added item adds editions, and a removed item removes them', () => {
  const titlesOf = rowTitles();
  expect(titlesOf([old])(old)).toBe('Battleaxe');
  expect(titlesOf([old, current])(old)).toBe('Battleaxe (2014)');
  expect(titlesOf([current])(current)).toBe('Battleaxe');
});

test('the function stays the same while the items stay the same', () => {
  const titlesOf = rowTitles();
  const items = [old, current];
  expect(titlesOf(items)).toBe(titlesOf(items));
});
