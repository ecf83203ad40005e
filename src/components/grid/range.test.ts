import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heightOf, containsCell, rectOf, sizeInWords, stepFrom, widthOf } from './range.ts';

const place = fc.record({ row: fc.nat({ max: 20 }), column: fc.nat({ max: 20 }) });

test('a range is the same from either corner and includes both corners', () => {
  fc.assert(
    fc.property(place, place, (anchor, head) => {
      const rect = rectOf(anchor, head);
      expect(rectOf(head, anchor)).toEqual(rect);
      expect(containsCell(rect, anchor) && containsCell(rect, head)).toBe(true);
      expect(heightOf(rect)).toBe(Math.abs(anchor.row - head.row) + 1);
      expect(widthOf(rect)).toBe(Math.abs(anchor.column - head.column) + 1);
    }),
  );
});

test('a step stops at the edge of the grid', () => {
  const size = { rows: 3, columns: 2 };
  expect(stepFrom({ row: 2, column: 1 }, { down: 1, right: 1 }, size)).toEqual({
    row: 2,
    column: 1,
  });
  expect(stepFrom({ row: 1, column: 1 }, { down: -Infinity }, size)).toEqual({ row: 0, column: 1 });
});

test('the text of a size has the rows before the columns', () => {
  expect(sizeInWords({ top: 1, bottom: 3, left: 0, right: 3 })).toBe('3 × 4 cells');
  expect(sizeInWords({ top: 1, bottom: 1, left: 0, right: 0 })).toBe('1 cell');
});
