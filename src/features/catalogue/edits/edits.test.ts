import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clashes,
  type Command,
  type Edits,
  merged,
  noEdits,
  perform,
  rebase,
  redo,
  saved,
  settle,
  undo,
  withStatus,
} from './edits.ts';
import type { CatalogueItem } from '../values.ts';

const item = (sk: string, values: Record<string, unknown>, version = 1): CatalogueItem => ({
  sk,
  name: sk,
  version,
  values,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
});

const items = new Map(
  ['club', 'dagger', 'sling'].map((sk) => [
    sk,
    item(sk, { name: sk, cost: { amount: 1, unit: 'gp' }, notes: '' }),
  ]),
);
const find = (sk: string) => items.get(sk);

const shown = (edits: Edits, sk: string, field: string): unknown => {
  const draft = edits.drafts.get(sk);
  return draft === undefined ? find(sk)?.values[field] : merged(draft)[field];
};

const cell = fc.record({
  sk: fc.constantFrom(...items.keys()),
  field: fc.constantFrom('name', 'cost', 'notes'),
  to: fc.oneof(
    fc.constantFrom('', 'club', 'x'),
    fc.record({ amount: fc.constantFrom(1, 2), unit: fc.constant('gp') }),
    fc.constant(null),
  ),
});

/** A gesture over several cells, with the values it finds there. */
function commandOn(edits: Edits, cells: readonly { sk: string; field: string; to: unknown }[]) {
  const distinct = new Map(cells.map((each) => [`${each.sk}/${each.field}`, each]));
  const patches = [...distinct.values()].map((each) => ({
    ...each,
    from: shown(edits, each.sk, each.field),
  }));
  return { label: 'change', patches } satisfies Command;
}

const gestures = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 12 });

const performed = (cells: readonly (readonly { sk: string; field: string; to: unknown }[])[]) =>
  cells.reduce((edits, each) => perform(edits, commandOn(edits, each), find), noEdits);

describe('undo', () => {
  test('takes back exactly what was done', () => {
    fc.assert(
      fc.property(gestures, fc.array(cell, { minLength: 1, maxLength: 4 }), (before, cells) => {
        const start = performed(before);
        const next = perform(start, commandOn(start, cells), find);
        if (next === start) return;
        expect(undo(next, find).drafts).toEqual(start.drafts);
      }),
    );
  });

  test('of everything leaves nothing to save, and redo of everything brings it all back', () => {
    fc.assert(
      fc.property(gestures, (cells) => {
        const end = performed(cells);
        const steps = end.done.length;
        let edits = end;
        for (let step = 0; step < steps; step += 1) edits = undo(edits, find);
        expect(edits.drafts.size).toBe(0);
        for (let step = 0; step < steps; step += 1) edits = redo(edits, find);
        expect(edits.drafts).toEqual(end.drafts);
        expect(edits.undone).toEqual([]);
      }),
    );
  });

  test('after saving brings the old value back as a change to be saved', () => {
    const edited = perform(
      noEdits,
      { label: 'change', patches: [{ sk: 'club', field: 'notes', from: '', to: 'new' }] },
      find,
    );
    const stored = item('club', { ...find('club')?.values, notes: 'new' }, 2);
    const undone = undo(settle(edited, 'club'), () => stored);
    expect(undone.drafts.get('club')).toEqual({ base: stored, changed: { notes: '' } });
  });

  test('keeps what was typed while the row was on its way', () => {
    const type = (edits: Edits, from: string, to: string) =>
      perform(
        edits,
        { label: 'change', patches: [{ sk: 'club', field: 'notes', from, to }] },
        find,
      );
    const sent = type(noEdits, '', 'one');
    const draft = sent.drafts.get('club');
    const stored = item('club', { ...find('club')?.values, notes: 'one' }, 2);
    if (draft === undefined) throw new Error('there is a draft');
    expect(saved(sent, draft, stored).drafts.size).toBe(0);
    const later = saved(type(sent, 'one', 'two'), draft, stored);
    expect(later.drafts.get('club')).toEqual({ base: stored, changed: { notes: 'two' } });
  });

  test('with nothing done changes nothing', () => {
    expect(undo(noEdits, find)).toBe(noEdits);
    expect(redo(noEdits, find)).toBe(noEdits);
  });
});

describe('an edit', () => {
  const change = (to: unknown, from: unknown = ''): Command => ({
    label: 'change',
    patches: [{ sk: 'club', field: 'notes', from, to }],
  });

  test('to the same value is no edit', () => {
    expect(perform(noEdits, change('', ''), find)).toBe(noEdits);
  });

  test('of a row that is gone is dropped', () => {
    const command = { label: 'x', patches: [{ sk: 'gone', field: 'notes', from: '', to: 'x' }] };
    expect(perform(noEdits, command, find).drafts.size).toBe(0);
  });

  test('takes back the complaint about the row', () => {
    const failed = withStatus(perform(noEdits, change('x'), find), 'club', {
      state: 'failed',
      message: 'no',
      errors: {},
    });
    expect(perform(failed, change('y', 'x'), find).drafts.get('club')?.status).toBeUndefined();
  });
});

describe('somebody else’s change', () => {
  const edits = perform(
    noEdits,
    { label: 'change', patches: [{ sk: 'club', field: 'notes', from: '', to: 'mine' }] },
    find,
  );
  const draft = edits.drafts.get('club');
  const base = find('club')?.values;

  test('to another field does not clash and is merged', () => {
    const theirs = item('club', { ...base, name: 'Great club' }, 2);
    expect(draft && clashes(draft, theirs)).toEqual([]);
    const next = rebase(edits, 'club', theirs).drafts.get('club');
    expect(next && merged(next)).toMatchObject({ name: 'Great club', notes: 'mine' });
    expect(next?.base.version).toBe(2);
  });

  test('to the same field clashes', () => {
    expect(draft && clashes(draft, item('club', { ...base, notes: 'theirs' }, 2))).toEqual([
      'notes',
    ]);
  });

  test('to the very same value leaves nothing to save', () => {
    const theirs = item('club', { ...base, notes: 'mine' }, 2);
    expect(draft && clashes(draft, theirs)).toEqual([]);
    expect(rebase(edits, 'club', theirs).drafts.size).toBe(0);
  });
});
