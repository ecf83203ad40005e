import { describe, expect, test } from 'vitest';
import { kinds } from '../kinds/all.ts';
import { nextOrder, readAddress, writeAddress } from './list-address.ts';

const read = (search: string, kind: keyof typeof kinds = 'weapons') =>
  readAddress(kinds[kind], new URLSearchParams(search));

describe('the URL of a list', () => {
  test('has category, search and order', () => {
    expect(read('category=martial-ranged&q=%20long%20bow&sort=cost&reverse=true')).toEqual({
      query: { category: 'martial-ranged', q: 'long bow', sort: 'cost', reverse: true },
      unknown: [],
    });
  });

  test('without parameters, or with empty or default values, means all items sorted by name', () => {
    const everything = { category: null, q: '', sort: null, reverse: false };
    expect(read('')).toEqual({ query: everything, unknown: [] });
    expect(read('category=&q=&sort=name&reverse=no')).toEqual({ query: everything, unknown: [] });
  });

  test('reports unknown values, and leaves them out of the query', () => {
    const { query, unknown } = read('category=siege&sort=sharpness');
    expect(query).toMatchObject({ category: null, sort: null });
    expect(unknown).toEqual([
      { part: 'category', value: 'siege' },
      { part: 'sort', value: 'sharpness' },
    ]);
    expect(read('sort=cost', 'feats').unknown).toEqual([{ part: 'sort', value: 'cost' }]);
  });

  test('limits the search to the length that the contract allows', () => {
    expect(read(`q=${'x'.repeat(400)}`).query.q).toHaveLength(120);
  });

  test('gets the changed parameters, loses the empty ones, and keeps the others', () => {
    const before = new URLSearchParams('category=armor&history=2024%23club');
    const after = writeAddress(before, { category: null, q: 'plate', reverse: true });
    expect(after.toString()).toBe('history=2024%23club&q=plate&reverse=true');
    expect(writeAddress(after, { q: '', reverse: false }).toString()).toBe('history=2024%23club');
  });
});

test('clicks on a header sort ascending, then descending, then by name', () => {
  const byName = { sort: null, reverse: false };
  const up = nextOrder(byName, 'cost');
  expect(up).toEqual({ sort: 'cost', reverse: false });
  const down = nextOrder(up, 'cost');
  expect(down).toEqual({ sort: 'cost', reverse: true });
  expect(nextOrder(down, 'cost')).toEqual(byName);
  expect(nextOrder(byName, 'name')).toEqual({ sort: null, reverse: true });
  expect(nextOrder(down, 'weight')).toEqual({ sort: 'weight', reverse: false });
});
