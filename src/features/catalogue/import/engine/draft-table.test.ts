import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowsOf, weapon, weaponDraft } from '#tests/support/drafts.ts';
import type { DraftTable } from './draft-table.ts';
import { templateCsv } from './template.ts';
import { definitions } from '../../kinds/definitions.ts';
import { DraftTable as Table } from './draft-table.ts';

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

describe('against the catalogue', () => {
  test('a row says what it creates, changes and leaves as it is', () => {
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

  test('names are found whatever their case and punctuation, and stay as the catalogue has them', () => {
    const hammer = weapon('2024#light-hammer', { name: 'Light Hammer' });
    const table = weaponDraft('Name,Category\nLIGHT-HAMMER,Simple melee', [hammer]);
    const [row] = rowsOf(table);
    expect(row?.status).toBe('unchanged');
    expect(row?.cells['name']?.note).toContain('Found as Light Hammer');
    table.onConflict('create');
    expect(statuses(table)).toEqual(['create']);
  });

  test('a name that is a slip away from one of the catalogue is pointed at', () => {
    const hammer = weapon('2024#light-hammer', { name: 'Light Hammer' });
    const text =
      'Name,Category\nLihgt hammer,Simple melee\nLight hamer,Simple melee\nWarhammer,Martial melee';
    const notes = rowsOf(weaponDraft(text, [hammer])).map(({ cells }) => cells['name']?.note);
    expect(notes[0]).toContain('The catalogue has Light Hammer');
    expect(notes[1]).toContain('nearly the same');
    expect(notes[2]).toBeUndefined();
  });

  test('with its key an item can be renamed', () => {
    const table = weaponDraft('key,Name\n2024#club,Cudgel', [club]);
    expect(rowsOf(table)[0]?.cells['name']).toEqual({ text: 'Cudgel', was: 'Club' });
  });

  test('but not to a name that another one has', () => {
    const table = weaponDraft('key,Name\n2024#club,mace', [
      club,
      weapon('2024#mace', { name: 'Mace' }),
    ]);
    expect(rowsOf(table)[0]?.cells['name']?.error).toContain(
      'has Mace already, under the key 2024#mace',
    );
  });

  test('what was exported before somebody changed it is an error with a way out', () => {
    const table = weaponDraft('key,version,Name,Cost\n2024#club,2,Club,5 sp', [club]);
    expect(rowsOf(table)[0]?.cells['version']?.error).toContain('version 3 by now');
    const [group] = table.summary().groups;
    table.fixAlike(group?.id ?? '', group?.suggestion?.text ?? 'none');
    expect(statuses(table)).toEqual(['update']);
    expect(
      weaponDraft('key,version,Name\n2024#club,2,Club', [club]).summary().counts.unchanged,
    ).toBe(1);
  });

  test('blank cells keep what is there, or clear it where that is wanted', () => {
    const table = weaponDraft('Name,Category,Cost,Notes\nClub,Simple melee,,', [club]);
    expect(statuses(table)).toEqual(['unchanged']);
    const blanks = table.summary().blanks.map(({ field, affected }) => [field, affected]);
    expect(blanks).toEqual([
      ['cost', 1],
      ['notes', 1],
    ]);
    table.blanks('notes', 'clear');
    expect(rowsOf(table)[0]?.cells['notes']).toEqual({ text: '', was: 'old' });
    // A cell that somebody empties is empty, whatever blank cells do.
    table.edit(type('0', 'cost', ''));
    expect(rowsOf(table)[0]?.cells['cost']).toEqual({ text: '', was: '1 sp' });
  });

  test('what exists can be left alone', () => {
    const table = weaponDraft('Name,Category,Cost\nClub,Simple melee,2 sp', [club]);
    table.onConflict('skip');
    expect(rowsOf(table)[0]).toMatchObject({
      status: 'skip',
      message: 'Club is in the catalogue already.',
    });
    table.undo();
    expect(statuses(table)).toEqual(['update']);
  });

  test('a later look at the catalogue counts', () => {
    const table = weaponDraft('Name,Category,Cost\nClub,Simple melee,1 sp', []);
    expect(statuses(table)).toEqual(['create']);
    table.setExisting([club]);
    expect(statuses(table)).toEqual(['unchanged']);
  });
});

describe('inside the file', () => {
  test('the same row again is left out, another one about the same item is an error', () => {
    const table = weaponDraft(
      'Name,Category,Cost\nClub,Simple melee,1 sp\nclub!,Simple melee,1 sp\nCLUB,Simple melee,9 gp',
    );
    expect(statuses(table)).toEqual(['create', 'skip', 'error']);
    expect(rowsOf(table)[2]?.cells['name']?.error).toContain('Club is in line 2 already');
    table.skip(['0'], true);
    expect(statuses(table)).toEqual(['skip', 'create', 'error']);
    table.edit(type('2', 'name', 'Cudgel'));
    expect(statuses(table)).toEqual(['skip', 'create', 'create']);
  });

  test('one cell tells about others, and must not contradict them', () => {
    const table = weaponDraft(
      'Name,Category,Properties,Range\nDart,Simple ranged,"Finesse, Thrown (range 20/60)",\nNet,Simple ranged,Thrown (range 20/60),5/15',
    );
    const [dart, net] = rowsOf(table);
    expect(dart?.cells['range']).toEqual({ text: '20/60 ft.', note: 'From Properties: 20/60 ft.' });
    expect(net?.cells['range']?.error).toBe(
      'Range says 5/15 ft., and Properties says 20/60 ft. Change one of them.',
    );
  });

  test('what the contract asks for and the file lacks is asked for', () => {
    const table = weaponDraft('Name\nClub');
    expect(rowsOf(table)[0]?.cells['category']?.error).toBe('This needs an answer.');
    table.fixAlike(table.summary().groups[0]?.id ?? '', 'Simple melee');
    expect(statuses(table)).toEqual(['create']);
  });

  test('ammunition of the row’s own edition is meant', () => {
    const table = weaponDraft(
      'Name,Category,Edition,Ammunition\nBow,Simple ranged,2024,Arrow\nBow,Simple ranged,2014,Arrow',
    );
    const sent = table.take()?.operations.map(({ operation }) => operation);
    expect(sent).toMatchObject([
      { values: { ammunitionSk: '2024#arrows' } },
      { values: { ammunitionSk: '2014#arrow' } },
    ]);
  });

  test('gear may hold what comes in the same file, and is sent after it', () => {
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
  });
});

describe('errors', () => {
  const bad = 'Name,Category,Mastery\nClub,Weapn,Sap\nMace,Weapn,Sapp\nFlail,Simple melee,Sap';

  test('are counted by kind, and mended together', () => {
    const table = weaponDraft(bad);
    const { groups, errors } = table.summary();
    expect(groups.map(({ field, value, count }) => [field, value, count])).toEqual([
      ['category', 'Weapn', 2],
      ['mastery', 'Sapp', 1],
    ]);
    expect(groups[1]?.suggestion?.text).toBe('Sap');
    expect(errors).toEqual({ cells: 3, inGroups: 3 });
    table.fixAlike(groups[0]?.id ?? '', 'Martial melee');
    expect(statuses(table)).toEqual(['create', 'error', 'create']);
    expect(table.summary().undoLabel).toBe('Mend 2 cells');
  });

  test('are walked in both directions, round the end', () => {
    const table = weaponDraft(bad);
    const walk = (direction: 1 | -1) => {
      const places = [];
      let from: { index: number; field: string | null } | null = null;
      for (let left = 4; left > 0; left -= 1) {
        const place: ReturnType<typeof table.nextError> = table.nextError({}, from, direction);
        places.push(`${place?.id} ${place?.field} ${place?.nth}/${place?.of}`);
        from = place;
      }
      return places;
    };
    expect(walk(1)).toEqual([
      '0 category 1/3',
      '1 category 2/3',
      '1 mastery 3/3',
      '0 category 1/3',
    ]);
    expect(walk(-1)).toEqual([
      '1 mastery 3/3',
      '1 category 2/3',
      '0 category 1/3',
      '1 mastery 3/3',
    ]);
    expect(table.nextError({ status: 'create' }, null, 1)).toBeNull();
  });

  test('rows of one group, or of one status, are shown alone', () => {
    const table = weaponDraft(bad);
    const [group] = table.summary().groups;
    expect(rowsOf(table, { group: group?.id ?? '' }).map(({ id }) => id)).toEqual(['0', '1']);
    expect(table.count({ status: 'create' })).toBe(1);
    expect(rowsOf(table, { status: 'error' }).map(({ line }) => line)).toEqual([2, 3]);
  });
});

test('rows pasted past the end are rows', () => {
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

test('undoing whatever was done brings the same table back', () => {
  const text =
    'key,Name,Category,Cost\n,Club,Simple melee,2 sp\n,Mace,Weapn,\n,club,Simple melee,3 sp\n2024#x,Flail,,x';
  const key = fc.constantFrom('name', 'category', 'cost', 'weaponSk');
  const written = fc.constantFrom('', 'Club', 'club', 'Simple melee', '5 gp', 'x', '2024#x');
  const cells = fc.record({ rowId: fc.constantFrom('0', '1', '2', '3', '4'), key, text: written });
  const appended = fc.dictionary(key, written, { maxKeys: 2 });
  type Step = (table: DraftTable) => void;
  const steps = fc.oneof(
    fc.tuple(fc.array(cells, { maxLength: 4 }), fc.array(appended, { maxLength: 2 })).map(
      ([edits, rows]): Step =>
        (table) =>
          table.edit({ label: 'Paste', edits, appended: rows }),
    ),
    fc.boolean().map(
      (on): Step =>
        (table) =>
          table.skip(['0', '2'], on),
    ),
    fc.constantFrom('update', 'skip', 'create').map(
      (choice): Step =>
        (table) =>
          table.onConflict(choice),
    ),
    fc.constantFrom('keep', 'clear').map(
      (choice): Step =>
        (table) =>
          table.blanks('cost', choice),
    ),
    fc.constantFrom(null, 'notes').map(
      (field): Step =>
        (table) =>
          table.map(3, field),
    ),
  );
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 6 }), (all) => {
      const table = weaponDraft(text, [club]);
      const states = [rowsOf(table)];
      const labels = [table.summary().undoLabel];
      for (const step of all) {
        const before = table.summary().version;
        step(table);
        if (table.summary().version === before) continue;
        states.push(rowsOf(table));
        labels.push(table.summary().undoLabel);
      }
      const done = states.at(-1);
      for (const [back, state] of states.slice(0, -1).toReversed().entries()) {
        table.undo();
        expect(rowsOf(table), `back ${back + 1}`).toEqual(state);
      }
      expect(table.summary().undoLabel).toBeNull();
      for (let left = states.length - 1; left > 0; left -= 1) table.redo();
      expect(rowsOf(table)).toEqual(done);
      expect(table.summary().undoLabel).toBe(labels.at(-1));
      // What was worked out step by step is what is worked out at once.
      const afresh = weaponDraft(text, [club]);
      afresh.load({ name: null, content: text }, { state: table.snapshot() });
      expect(rowsOf(afresh)).toEqual(done);
    }),
    { numRuns: 20 },
  );
});

test.for(Object.values(definitions))('the template of $slug is understood and empty', (kind) => {
  const table = new Table(kind);
  expect(() => table.load({ name: null, content: templateCsv(kind) })).toThrow(
    'no rows under them',
  );
  const [titles = '', ...examples] = templateCsv(kind).split('\r\n');
  const filled = [titles, ...examples.slice(-3, -1).map((row) => row.replace('#: ', ''))].join(
    '\n',
  );
  table.load({ name: null, content: filled });
  expect(table.outline().columns.every(({ field }) => field !== null)).toBe(true);
  expect(table.summary().counts).toMatchObject({ create: 2, error: 0 });
});
