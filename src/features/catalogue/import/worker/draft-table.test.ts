import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted, rowsOf, weapon, weaponDraft } from '#tests/support/drafts.ts';
import { testUndoAndRedo } from '#tests/support/undo-laws.ts';
import { type DraftTable, DraftTable as Table } from './draft-table.ts';
import { templateCsv } from './template.ts';
import { definitions } from '../../kinds/definitions.ts';

const club = weapon(
  '2024#club',
  { name: 'Club', cost: { amount: 1, unit: 'sp' }, notes: 'old' },
  3,
);
const type = (rowId: string, key: string, text: string) => ({
  label: 'Type',
  edits: [{ rowId, key, text }],
  appended: [],
});
const statuses = (table: DraftTable) => rowsOf(table).map(({ status }) => status);

describe('comparison with the catalogue', () => {
  test('rows create items, update items or are unchanged', () => {
    const mace = weapon('2024#mace', { name: 'Mace' });
    const table = weaponDraft(
      'Name,Category,Cost\nClub,Simple melee,2 sp\nMace,Simple melee,\nFlail,Martial melee,10 gp',
      [club, mace],
    );
    expect(statuses(table)).toEqual(['update', 'unchanged', 'create']);
    const [row] = rowsOf(table);
    expect(row?.cells['cost']).toEqual({ text: '2 sp', was: '1 sp' });
    expect(row?.cells['notes']).toEqual({ text: 'old' });
    expect(row?.matched).toEqual({ sk: '2024#club', name: 'Club' });
    expect(table.summary().changedFields).toEqual(['cost']);
  });

  test('names are compared without case and punctuation, and the spelling of the catalogue is kept', () => {
    const hammer = weapon('2024#light-hammer', { name: 'Light Hammer' });
    const table = weaponDraft('Name,Category\nLIGHT-HAMMER,Simple melee', [hammer]);
    const [row] = rowsOf(table);
    expect(row?.status).toBe('unchanged');
    expect(row?.cells['name']?.note).toContain(
      'The catalogue has this item as Light Hammer (2024). It keeps that name.',
    );
    table.onConflict('create');
    expect(statuses(table)).toEqual(['create']);
  });

  test('a name with one typing error gets an error that asks whether it is the same item', () => {
    const hammer = weapon('2024#light-hammer', { name: 'Light Hammer' });
    const text =
      'Name,Category\nLihgt hammer,Simple melee\nLight hamer,Simple melee\nWarhammer,Martial melee';
    const errors = rowsOf(weaponDraft(text, [hammer])).map(({ cells }) => cells['name']?.error);
    expect(errors[0]).toContain('The catalogue has Light Hammer');
    expect(errors[1]).toContain('Is it the same item?');
    expect(errors[2]).toBeUndefined();
  });

  test('a row with the key of an item can rename the item', () => {
    const table = weaponDraft('key,Name\n2024#club,Cudgel', [club]);
    expect(rowsOf(table)[0]?.cells['name']).toEqual({ text: 'Cudgel', was: 'Club' });
  });

  test('a row cannot rename an item to the name of another item', () => {
    const table = weaponDraft('key,Name\n2024#club,mace', [
      club,
      weapon('2024#mace', { name: 'Mace' }),
    ]);
    expect(rowsOf(table)[0]?.cells['name']?.error).toContain(
      'already has Mace (2024), under the key 2024#mace',
    );
  });

  test('a row has an error with a suggestion if its item was changed after the export', () => {
    const table = weaponDraft('key,version,Name,Cost\n2024#club,2,Club,5 sp', [club]);
    expect(rowsOf(table)[0]?.cells['version']?.error).toContain('version 3 now');
    const [group] = table.summary().groups;
    table.reply(group?.id ?? '', 0);
    expect(statuses(table)).toEqual(['update']);
    expect(
      weaponDraft('key,version,Name\n2024#club,2,Club', [club]).summary().counts.unchanged,
    ).toBe(1);
  });

  test('blank cells keep the value unless the user chooses to clear it', () => {
    const table = weaponDraft('Name,Category,Cost,Notes\nClub,Simple melee,,', [club]);
    expect(statuses(table)).toEqual(['unchanged']);
    const blanks = table.summary().blanks.map(({ field, affected }) => [field, affected]);
    expect(blanks).toEqual([
      ['cost', 1],
      ['notes', 1],
    ]);
    table.blanks('notes', 'clear');
    expect(rowsOf(table)[0]?.cells['notes']).toEqual({ text: '', was: 'old' });
    // A cell that the user empties clears the value, even if cells that are blank in the file keep the value of
    // the catalogue.
    table.edit(type('0', 'cost', ''));
    expect(rowsOf(table)[0]?.cells['cost']).toEqual({ text: '', was: '1 sp' });
  });

  test('existing items can be skipped', () => {
    const table = weaponDraft('Name,Category,Cost\nClub,Simple melee,2 sp', [club]);
    table.onConflict('skip');
    expect(rowsOf(table)[0]).toMatchObject({
      status: 'skip',
      message: 'Club (2024) is already in the catalogue.',
    });
    table.undo();
    expect(statuses(table)).toEqual(['update']);
  });

  test('rows are compared again when the catalogue changes', () => {
    const table = weaponDraft('Name,Category,Cost\nClub,Simple melee,1 sp', []);
    expect(statuses(table)).toEqual(['create']);
    table.setCatalogue([club]);
    expect(statuses(table)).toEqual(['unchanged']);
  });
});

describe('rows of the same file', () => {
  test('a row with the same values is skipped, and a row with other values for the same item is an error', () => {
    const table = weaponDraft(
      'Name,Category,Cost\nClub,Simple melee,1 sp\nclub!,Simple melee,1 sp\nCLUB,Simple melee,9 gp',
    );
    expect(statuses(table)).toEqual(['create', 'skip', 'error']);
    expect(rowsOf(table)[2]?.cells['name']?.error).toContain('Club (2024) is already in line 2');
    table.skip(['0'], true);
    expect(statuses(table)).toEqual(['skip', 'create', 'error']);
    table.edit(type('2', 'name', 'Cudgel'));
    expect(statuses(table)).toEqual(['skip', 'create', 'create']);
  });

  test('a cell can contain values for other fields; a contradiction is an error', () => {
    const table = weaponDraft(
      'Name,Category,Properties,Range\nDart,Simple ranged,"Finesse, Thrown (range 20/60)",\nNet,Simple ranged,Thrown (range 20/60),5/15',
    );
    const [dart, net] = rowsOf(table);
    expect(dart?.cells['range']).toEqual({ text: '20/60 ft.', note: 'From Properties: 20/60 ft.' });
    expect(net?.cells['range']?.error).toBe(
      'Range says 5/15 ft., and Properties says 20/60 ft. Change one of them.',
    );
  });

  test('a row has an error if the file lacks a required field', () => {
    const table = weaponDraft('Name\nClub');
    expect(rowsOf(table)[0]?.cells['category']?.error).toBe('This needs an answer.');
    table.fixAlike(table.summary().groups[0]?.id ?? '', 'Simple melee');
    expect(statuses(table)).toEqual(['create']);
  });

  test('ammunition refers to the item of the same edition as the row', () => {
    const table = weaponDraft(
      'Name,Category,Edition,Ammunition\nBow,Simple ranged,2024,Arrow\nBow,Simple ranged,2014,Arrow',
    );
    const sent = table.take()?.operations.map(({ operation }) => operation);
    expect(sent).toMatchObject([
      { values: { ammunitionSk: '2024#arrows' } },
      { values: { ammunitionSk: '2014#arrow' } },
    ]);
  });

  test('gear can contain items of the same file, which are sent first and undone last', () => {
    const table = new Table(
      definitions.gear,
      [],
      new Map([
        ['contents', new Map()],
        ['storageSk', new Map()],
      ]),
    );
    table.load({
      name: null,
      content: 'Name,Category,Contents\nBundle,Equipment pack,2 × Torch\nTorch,Adventuring gear,',
    });
    expect(statuses(table)).toEqual(['create', 'create']);
    const first = table.take();
    expect(first?.operations.map(({ id }) => id)).toEqual(['1']);
    table.answered(accepted(first));
    table.answered(accepted(table.take()));
    expect(table.summary().counts).toMatchObject({ saved: 2 });
    const undo = table.takeUndo();
    expect(undo?.operations.map(({ id }) => id)).toEqual(['0']);
    const last = table.takeUndo(500, undo?.key);
    expect(last?.operations.map(({ id }) => id)).toEqual(['1']);
  });
});

describe('errors', () => {
  const bad = 'Name,Category,Mastery\nClub,Weapn,Sap\nMace,Weapn,Sapp\nFlail,Simple melee,Sap';

  test('are grouped, counted and fixed together', () => {
    const table = weaponDraft(bad);
    const { groups, errors } = table.summary();
    expect(groups.map(({ field, value, count }) => [field, value, count])).toEqual([
      ['category', 'Weapn', 2],
      ['mastery', 'Sapp', 1],
    ]);
    expect(groups[1]?.replies).toEqual([{ text: 'Sap', label: 'Sap' }]);
    expect(errors).toEqual({ cells: 3, inGroups: 3 });
    table.fixAlike(groups[0]?.id ?? '', 'Martial melee');
    expect(statuses(table)).toEqual(['create', 'error', 'create']);
    expect(table.summary().undoLabel).toBe('Fix 2 cells');
  });

  test('of texts that differ only in their case are one group', () => {
    const table = weaponDraft('Name,Category\nClub,Meleee\nMace,meleee\nFlail,MELEEE');
    const [group, ...others] = table.summary().groups;
    expect([group?.count, others.length]).toEqual([3, 0]);
    table.fixAlike(group?.id ?? '', 'Simple melee');
    expect(statuses(table)).toEqual(['create', 'create', 'create']);
  });

  test('can be visited in both directions; the first error follows the last error', () => {
    const table = weaponDraft(bad);
    const goThroughErrors = (direction: 1 | -1) => {
      const places = [];
      let from: { index: number; field: string | null } | null = null;
      for (let left = 4; left > 0; left -= 1) {
        const place: ReturnType<typeof table.nextError> = table.nextError({}, from, direction);
        places.push(`${place?.id} ${place?.field} ${place?.nth}/${place?.of}`);
        from = place;
      }
      return places;
    };
    expect(goThroughErrors(1)).toEqual([
      '0 category 1/3',
      '1 category 2/3',
      '1 mastery 3/3',
      '0 category 1/3',
    ]);
    expect(goThroughErrors(-1)).toEqual([
      '1 mastery 3/3',
      '1 category 2/3',
      '0 category 1/3',
      '1 mastery 3/3',
    ]);
    expect(table.nextError({ status: 'create' }, null, 1)).toBeNull();
  });

  test('can be filtered by group or by status', () => {
    const table = weaponDraft(bad);
    const [group] = table.summary().groups;
    expect(rowsOf(table, { group: group?.id ?? '' }).map(({ id }) => id)).toEqual(['0', '1']);
    expect(table.count({ status: 'create' })).toBe(1);
    expect(rowsOf(table, { status: 'error' }).map(({ line }) => line)).toEqual([2, 3]);
  });
});

test('rows that are pasted below the last row are added', () => {
  const table = weaponDraft('Name,Category\nClub,Simple melee');
  table.edit({
    label: 'Paste',
    edits: [],
    appended: [{ name: 'Mace', category: 'simple melee' }, {}],
  });
  expect(rowsOf(table).map(({ line, status }) => [line, status])).toEqual([
    [2, 'create'],
    [null, 'create'],
  ]);
  table.undo();
  expect(table.count({})).toBe(1);
  table.redo();
  expect(rowsOf(table)[1]?.cells['name']?.text).toBe('Mace');
});

describe('undo', () => {
  const text =
    'key,Name,Category,Cost\n,Club,Simple melee,2 sp\n,Mace,Weapn,\n,club,Simple melee,3 sp\n2024#x,Flail,,x';
  const key = fc.constantFrom('name', 'category', 'cost', 'weaponSk');
  const written = fc.constantFrom('', 'Club', 'club', 'Simple melee', '5 gp', 'x', '2024#x');
  const cells = fc.record({ rowId: fc.constantFrom('0', '1', '2', '3', '4'), key, text: written });
  const appended = fc.dictionary(key, written, { maxKeys: 2 });
  type Change = (table: DraftTable) => void;
  const changes: fc.Arbitrary<Change> = fc.oneof(
    fc
      .tuple(fc.array(cells, { maxLength: 4 }), fc.array(appended, { maxLength: 2 }))
      .map(([edits, rows]): Change => {
        return (table) => table.edit({ label: 'Paste', edits, appended: rows });
      }),
    fc.boolean().map(
      (on): Change =>
        (table) =>
          table.skip(['0', '2'], on),
    ),
    fc.constantFrom('update' as const, 'skip' as const, 'create' as const).map(
      (choice): Change =>
        (table) =>
          table.onConflict(choice),
    ),
    fc.constantFrom('keep' as const, 'clear' as const).map(
      (choice): Change =>
        (table) =>
          table.blanks('cost', choice),
    ),
    fc.constantFrom(null, 'notes').map(
      (field): Change =>
        (table) =>
          void table.map(3, field),
    ),
  );

  interface TableState {
    table: DraftTable;
    depth: number;
  }

  const stepOf =
    (change: Change) =>
    ({ table, depth }: TableState): TableState => {
      const before = table.summary().version;
      change(table);
      return { table, depth: table.summary().version === before ? depth : depth + 1 };
    };

  testUndoAndRedo<TableState>(
    {
      open: () => ({ table: weaponDraft(text, [club]), depth: 0 }),
      steps: changes.map(stepOf),
      undo: ({ table, depth }) => {
        table.undo();
        return { table, depth: Math.max(depth - 1, 0) };
      },
      redo: ({ table, depth }) => {
        if (table.summary().redoLabel === null) return { table, depth };
        table.redo();
        return { table, depth: depth + 1 };
      },
      view: ({ table }) => rowsOf(table),
      depth: ({ depth }) => depth,
    },
    20,
  );

  test('and redo lead to the same rows as a new table from the same snapshot', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 6 }), (all) => {
        const table = weaponDraft(text, [club]);
        for (const change of all) change(table);
        const done = rowsOf(table);
        table.undo();
        if (table.summary().redoLabel !== null) table.redo();
        const fresh = weaponDraft(text, [club]);
        fresh.load({ name: null, content: text }, { state: table.snapshot() });
        expect(rowsOf(fresh)).toEqual(done);
      }),
      { numRuns: 20 },
    );
  });
});

test.for(Object.values(definitions))(
  'the template of $slug contains no items, and its examples can be imported',
  (kind) => {
    const table = new Table(kind);
    expect(() => table.load({ name: null, content: templateCsv(kind) })).toThrow(
      'no rows below them',
    );
    const [titles = '', ...examples] = templateCsv(kind).split('\r\n');
    const filled = [titles, ...examples.slice(-3, -1).map((row) => row.replace('#: ', ''))].join(
      '\n',
    );
    table.load({ name: null, content: filled });
    expect(table.outline().columns.every(({ field }) => field !== null)).toBe(true);
    expect(table.summary().counts).toMatchObject({ create: 2, error: 0 });
  },
);
