import { describe, expect, test } from 'vitest';
import {
  defaultLayout,
  moveColumn,
  reconcile,
  withVisibility,
  visibleColumns,
} from './column-layout.ts';

const columns = [
  { key: 'name', pinned: true, required: true },
  { key: 'cost' },
  { key: 'weight' },
  { key: 'page', hidden: true },
];
const keysOf = (stored: unknown) =>
  visibleColumns(reconcile(stored, columns), columns).map(({ key }) => key);

describe('a stored layout', () => {
  test('is restored with its order and widths', () => {
    const stored = {
      order: ['name', 'weight', 'cost', 'page'],
      hidden: ['cost'],
      widths: { cost: 120 },
    };
    expect(keysOf(stored)).toEqual(['name', 'weight', 'page']);
    expect(reconcile(stored, columns).widths).toEqual({ cost: 120 });
  });

  test('loses columns that no longer exist, and gets new ones at their default positions', () => {
    expect(keysOf({ order: ['name', 'speed', 'weight'], hidden: ['speed'] })).toEqual([
      'name',
      'cost',
      'weight',
    ]);
  });

  test('can neither hide a required column nor move a column before the pinned columns', () => {
    expect(keysOf({ order: ['cost', 'name', 'weight', 'page'], hidden: ['name', 'page'] })).toEqual(
      ['name', 'cost', 'weight'],
    );
  });

  test.for([
    null,
    7,
    'x',
    [],
    { order: 3, hidden: {}, widths: [] },
    { widths: { cost: 9e9, name: 'wide' } },
  ])('is replaced by the default layout if it is invalid (%j)', (stored) => {
    expect(reconcile(stored, columns)).toEqual(defaultLayout(columns));
  });
});

test('reconciling a layout again changes nothing', () => {
  const layout = withVisibility(
    moveColumn(defaultLayout(columns), columns, 'weight', -1),
    'page',
    true,
  );
  expect(reconcile(structuredClone(layout), columns)).toEqual(layout);
});

test('a column moves one step, but not before the pinned columns or beyond the end', () => {
  const start = defaultLayout(columns);
  expect(moveColumn(start, columns, 'weight', -1).order).toEqual([
    'name',
    'weight',
    'cost',
    'page',
  ]);
  expect(moveColumn(start, columns, 'cost', -1).order).toEqual(start.order);
  expect(moveColumn(start, columns, 'page', 1)).toBe(start);
});
