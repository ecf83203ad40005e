import { expect, test } from 'vitest';
import type { ItemPage } from '../kind-queries.ts';
import { itemsOfPages } from './items-of-pages.ts';

const page = (...names: string[]): ItemPage => ({
  items: names.map((name) => ({
    sk: name,
    name,
    version: 1,
    values: {},
    updatedAt: '2026-01-01T00:00:00.000Z',
    updatedBy: null,
  })),
  nextCursor: null,
});
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).join('');

test('the same pages give the same list object', () => {
  const itemsOf = itemsOfPages();
  const pages = [page('a', 'b'), page('c')];
  const items = itemsOf(pages);
  expect(names(items)).toBe('abc');
  expect(itemsOf([...pages])).toBe(items);
});

test('new pages give a longer list, and the previous list does not change', () => {
  const itemsOf = itemsOfPages();
  const first = page('a');
  const before = itemsOf([first]);
  expect(names(itemsOf([first, page('b'), page('c')]))).toBe('abc');
  expect(names(before)).toBe('a');
});

test('a changed or removed page gives a new list', () => {
  const itemsOf = itemsOfPages();
  const [first, second] = [page('a'), page('b')];
  itemsOf([first, second]);
  expect(names(itemsOf([page('A'), second]))).toBe('Ab');
  expect(names(itemsOf([first]))).toBe('a');
  expect(itemsOf(undefined)).toEqual([]);
});
