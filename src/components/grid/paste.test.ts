import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapPaste, type PasteColumn } from './paste.ts';

const columns: PasteColumn[] = [
  { key: 'name', label: 'Name', editable: true },
  { key: 'cost', label: 'Cost', aliases: ['price'], editable: true },
  { key: 'status', label: 'Status', editable: false },
  { key: 'notes', label: 'Notes', editable: true },
];
const at = (row: number, column: number) => ({
  top: row,
  bottom: row,
  left: column,
  right: column,
});
const paste = (cells: string[][], rect = at(0, 0), rowCount = 3) =>
  mapPaste(cells, { columns, rowCount, rect });

describe('a paste', () => {
  test('writes from the focused cell to the right and down', () => {
    expect(
      paste(
        [
          ['Club', '1 sp'],
          ['Sling', '1 sp'],
        ],
        at(1, 0),
      ).writes,
    ).toEqual([
      { row: 1, key: 'name', text: 'Club' },
      { row: 1, key: 'cost', text: '1 sp' },
      { row: 2, key: 'name', text: 'Sling' },
      { row: 2, key: 'cost', text: '1 sp' },
    ]);
  });

  test('below the last row adds rows, but none for blank lines', () => {
    expect(
      paste(
        [
          ['Club', '1 sp'],
          ['', ''],
          ['Sling', ''],
        ],
        at(2, 0),
      ),
    ).toMatchObject({
      writes: [{ row: 2 }, { row: 2 }],
      appended: [{ name: 'Sling' }],
      area: { top: 2, bottom: 2, left: 0, right: 1 },
    });
  });

  test('into an empty grid adds rows', () => {
    expect(paste([['Club', '1 sp']], at(0, 0), 0)).toMatchObject({
      writes: [],
      appended: [{ name: 'Club', cost: '1 sp' }],
      area: null,
    });
  });

  test('of one value fills the range, and a block is repeated', () => {
    const whole = { top: 0, bottom: 1, left: 0, right: 1 };
    expect(paste([['x']], whole).writes.map(({ text }) => text)).toEqual(['x', 'x', 'x', 'x']);
    expect(paste([['a', 'b']], whole).writes.map(({ text }) => text)).toEqual(['a', 'b', 'a', 'b']);
    expect(paste([['a'], ['b'], ['c']], whole).writes).toHaveLength(3);
  });

  test('with a header row writes into the columns with these titles', () => {
    const { writes, leftOut } = paste(
      [
        ['PRICE', 'Weight', 'name'],
        ['1 sp', '2 lb.', 'Club'],
      ],
      at(0, 3),
    );
    expect(writes).toEqual([
      { row: 0, key: 'cost', text: '1 sp' },
      { row: 0, key: 'name', text: 'Club' },
    ]);
    expect(leftOut).toEqual(['the column “Weight”, which is not in this table']);
  });

  test('writes the texts of the first row if they are not titles', () => {
    expect(
      paste([
        ['Name of a sword', 'x'],
        ['a', 'b'],
      ]).writes,
    ).toHaveLength(4);
  });

  test('lists the cells that are left out', () => {
    expect(paste([['x', 'y', 'z']], at(0, 2)).leftOut).toEqual([
      '1 cell in read-only columns',
      '1 cell beyond the last column',
    ]);
  });
});

test('every text that is not blank is written, added or counted as left out', () => {
  const cells = fc.integer({ min: 1, max: 5 }).chain((width) =>
    fc.array(fc.array(fc.constantFrom('', 'x', 'y1'), { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 6,
    }),
  );
  fc.assert(
    fc.property(cells, fc.nat({ max: 3 }), fc.nat({ max: 3 }), (rows, row, column) => {
      const { writes, appended, leftOut } = paste(rows, at(row, column));
      const placed =
        writes.filter(({ text }) => text !== '').length +
        appended.reduce((sum, each) => sum + Object.keys(each).length, 0);
      const counted = leftOut.reduce((sum, sentence) => sum + Number.parseInt(sentence, 10), 0);
      expect(placed + counted).toBe(rows.flat().filter((text) => text !== '').length);
    }),
  );
});
