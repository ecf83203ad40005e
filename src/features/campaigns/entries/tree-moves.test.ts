import { describe, expect, test } from 'vitest';
import { dropOf, moveOf, type TreePlace, zoneAt } from './tree-moves.ts';

const entries = (...ids: string[]) => ids.map((entryId) => ({ entryId, title: entryId }));
const top = (index: number): TreePlace => ({
  siblings: entries('coast', 'guild', 'tower'),
  index,
  parent: null,
});
/** An entry below the guild. */
const below = (index: number): TreePlace => ({
  siblings: entries('corvin', 'nessa', 'orla'),
  index,
  parent: top(1),
});

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
