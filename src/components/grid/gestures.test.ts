import { beforeEach, describe, expect, test } from 'vitest';
import { clearCells, editCell, fillDown, pasteCells, withTargetIds } from './gestures.ts';
import type { DataGridProps, Gesture, GridColumn } from './grid-types.ts';
import type { CellIndexes } from './range.ts';
import { Sheet } from './sheet.ts';

interface Row {
  id: string;
  name: string;
  cost: string;
  gone?: boolean;
}

const columns: GridColumn<Row>[] = [
  { key: 'name', label: 'Name', text: ({ name }) => name, width: 100, editor: { type: 'line' } },
  {
    key: 'cost',
    label: 'Cost',
    text: ({ cost }) => `${cost} gp`,
    copyText: ({ cost }) => cost,
    width: 100,
    editor: { type: 'line' },
  },
  { key: 'id', label: 'Key', text: ({ id }) => id, width: 100 },
];
const rows: Row[] = [
  { id: 'a', name: 'Axe', cost: '1' },
  { id: 'b', name: 'Bow', cost: '2' },
  { id: 'c', name: 'Club', cost: '3', gone: true },
];

/** A sheet with a fixed range and without a grid. */
class SheetWithRange extends Sheet<Row> {
  readonly gestures: Gesture[] = [];
  readonly announcements: string[] = [];
  readonly range: { from: CellIndexes; to: CellIndexes };

  constructor(from: CellIndexes, to: CellIndexes, props: Partial<DataGridProps<Row>> = {}) {
    const gestures: Gesture[] = [];
    const allProps = {
      label: 'Weapons',
      name: 'weapons',
      columns,
      rows,
      rowId: ({ id }) => id,
      rowState: ({ gone }) => (gone === true ? 'deleted' : undefined),
      onGesture: (gesture) => gestures.push(gesture),
      ...props,
      // `rows` is set above, so these are the props of a grid without a source.
    } as DataGridProps<Row>;
    super(allProps, columns);
    this.gestures = gestures;
    this.range = { from, to };
  }

  override get anchor(): CellIndexes {
    return this.range.from;
  }

  override get head(): CellIndexes {
    return this.range.to;
  }

  override focusedRow(): number {
    return this.range.from.row;
  }

  override announce(text: string): void {
    this.announcements.push(text);
  }
}

const place = (row: number, column: number): CellIndexes => ({ row, column });
let sheet: SheetWithRange;

beforeEach(() => {
  sheet = new SheetWithRange(place(0, 0), place(2, 2));
});

describe('a gesture', () => {
  test('clears editable cells, except in rows to be deleted', () => {
    clearCells(sheet);
    expect(sheet.gestures).toEqual([
      {
        label: 'Clear 4 cells',
        edits: ['a', 'b'].flatMap((rowId) =>
          ['name', 'cost'].map((key) => ({ rowId, key, text: '' })),
        ),
        appended: [],
      },
    ]);
  });

  test('fills a range down with the clipboard texts of its first row', () => {
    fillDown(
      new SheetWithRange(place(0, 1), place(1, 1), { onGesture: (g) => sheet.gestures.push(g) }),
    );
    expect(sheet.gestures[0]?.edits).toEqual([{ rowId: 'b', key: 'cost', text: '1' }]);
  });

  test('fills one cell from the row above', () => {
    const one = new SheetWithRange(place(1, 0), place(1, 0));
    fillDown(one);
    expect(one.gestures[0]?.edits).toEqual([{ rowId: 'b', key: 'name', text: 'Axe' }]);
    const top = new SheetWithRange(place(0, 0), place(0, 0));
    fillDown(top);
    expect(top.gestures).toEqual([]);
    expect(top.announcements).toEqual(['There is no row above to fill from.']);
  });

  test('fills selected rows from the first selected row', () => {
    const selection = { ids: new Set(['a', 'b']), onChange: () => {} };
    const picked = new SheetWithRange(place(1, 1), place(1, 1), { selection });
    fillDown(picked);
    expect(picked.gestures[0]?.edits).toEqual([{ rowId: 'b', key: 'cost', text: '1' }]);
  });

  test('pastes cells, appends rows, and announces the cells that are left out', () => {
    const one = new SheetWithRange(place(1, 0), place(1, 0));
    pasteCells(
      one,
      [
        ['Bolt', '9', 'x'],
        ['Cloak', '8'],
        ['Dart', '7'],
      ],
      () => {},
    );
    expect(one.gestures[0]).toEqual({
      label: 'Paste 2 cells and 1 new row',
      edits: [
        { rowId: 'b', key: 'name', text: 'Bolt' },
        { rowId: 'b', key: 'cost', text: '9' },
      ],
      appended: [{ name: 'Dart', cost: '7' }],
    });
    expect(one.announcements.join()).toContain('1 cell in read-only columns');
    expect(one.announcements.join()).toContain('2 cells in rows to be deleted or left out');
  });

  test('that edits a cell names column and row, and skips rows to be deleted and read-only columns', () => {
    for (const row of rows) editCell(sheet, row, 'name', 'X');
    editCell(sheet, { id: 'a', name: 'Axe', cost: '1' }, 'id', 'X');
    expect(sheet.gestures.map(({ label }) => label)).toEqual([
      'Edit Name of Axe',
      'Edit Name of Bow',
    ]);
  });
});

test('an action for rows applies to the selection if the focused row is selected, else to the range', () => {
  const idLists: (readonly string[])[] = [];
  withTargetIds(sheet, (ids) => idLists.push(ids));
  const selection = { ids: new Set(['b', 'c']), onChange: () => {} };
  withTargetIds(new SheetWithRange(place(1, 0), place(1, 0), { selection }), (ids) =>
    idLists.push(ids),
  );
  withTargetIds(new SheetWithRange(place(0, 0), place(0, 0), { selection }), (ids) =>
    idLists.push(ids),
  );
  expect(idLists).toEqual([['a', 'b', 'c'], ['b', 'c'], ['a']]);
});
