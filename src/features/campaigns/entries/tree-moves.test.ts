import { describe, expect, test } from 'vitest';
import {
  dropOf,
  moveOf,
  moveRequest,
  type TreeMove,
  type TreePosition,
  zoneAt,
} from './tree-moves.ts';

const entries = (...ids: string[]) => ids.map((entryId) => ({ entryId, title: entryId }));
const top = (index: number): TreePosition => ({
  siblings: entries('coast', 'guild', 'tower'),
  index,
  parent: null,
  loadMore: null,
});
/** An entry below the guild. */
const below = (index: number): TreePosition => ({
  siblings: entries('corvin', 'nessa', 'orla'),
  index,
  parent: top(1),
  loadMore: null,
});

/** More entries follow on a page that is not loaded. */
const withMore = (position: TreePosition, ...ids: string[]): TreePosition => ({
  ...position,
  loadMore: () => Promise.resolve([...position.siblings, ...entries(...ids)]),
});
const request = (move: TreeMove | null) => (move === null ? null : moveRequest(move));

describe('a move in the tree', () => {
  test('goes before the entry above, or after the entry below', () => {
    expect(moveOf('up', top(2))).toEqual({ parentId: null, beforeId: 'guild' });
    expect(moveOf('down', below(0))).toEqual({ parentId: 'guild', beforeId: 'orla' });
    expect(moveOf('down', below(1))).toEqual({ parentId: 'guild', beforeId: null });
  });

  test('goes into the entry above, or out of the parent and directly after it', () => {
    expect(moveOf('into', top(1))).toEqual({ parentId: 'coast', beforeId: null });
    expect(moveOf('out', below(2))).toEqual({ parentId: null, beforeId: 'tower' });
  });

  test('does not exist at the ends of the tree', () => {
    expect(moveOf('up', top(0))).toBeNull();
    expect(moveOf('down', top(2))).toBeNull();
    expect(moveOf('into', below(0))).toBeNull();
    expect(moveOf('out', top(1))).toBeNull();
  });
});

describe('a drop on an entry', () => {
  test('depends on the height of the pointer', () => {
    expect([0.1, 0.5, 0.9].map(zoneAt)).toEqual(['before', 'into', 'after']);
  });

  test('goes before it, into it or after it', () => {
    expect(dropOf('before', below(1), 'coast')).toEqual({ parentId: 'guild', beforeId: 'nessa' });
    expect(dropOf('into', below(1), 'coast')).toEqual({ parentId: 'nessa', beforeId: null });
    expect(dropOf('after', below(1), 'coast')).toEqual({ parentId: 'guild', beforeId: 'orla' });
    expect(dropOf('after', below(2), 'coast')).toEqual({ parentId: 'guild', beforeId: null });
  });

  test('after the entry above itself stays where it is', () => {
    expect(dropOf('after', below(0), 'nessa')).toEqual({ parentId: 'guild', beforeId: 'orla' });
  });
});

describe('at the end of a loaded page', () => {
  test('an entry goes before the first one of the next page', async () => {
    const position = withMore(top(1), 'vell', 'wharf');
    expect(await request(moveOf('down', position))).toEqual({ parentId: null, beforeId: 'vell' });
    const last = withMore(top(2), 'vell', 'wharf');
    expect(await request(moveOf('down', last))).toEqual({ parentId: null, beforeId: 'wharf' });
    const out = { ...below(0), parent: withMore(top(2), 'vell') };
    expect(await request(moveOf('out', out))).toEqual({ parentId: null, beforeId: 'vell' });
    expect(await request(dropOf('after', last, 'coast'))).toEqual({
      parentId: null,
      beforeId: 'vell',
    });
  });

  test('an entry goes to the last position if the next page has only one entry', async () => {
    const last = withMore(top(2), 'vell');
    expect(await request(moveOf('down', last))).toEqual({ parentId: null, beforeId: null });
  });

  test('nothing is loaded for a position before a loaded entry', async () => {
    const loadMore = () => Promise.reject(new Error('loaded'));
    const drop = dropOf('after', { ...top(0), loadMore }, 'tower');
    expect(await request(drop)).toEqual({ parentId: null, beforeId: 'guild' });
  });
});
