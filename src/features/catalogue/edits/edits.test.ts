import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testUndoAndRedo } from '#tests/support/undo-laws.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { CatalogueItem, Values } from '../values.ts';
import type { Command, NewRow, Patch } from './commands.ts';
import { type Draft, merged } from './draft.ts';
import { type Edits, noEdits, perform, redo, undo } from './edits.ts';
import { applyResults, type SaveResult } from './rebase.ts';

type Stored = ReadonlyMap<string, CatalogueItem>;

/** The stored items and the edits of a list. */
interface World {
  stored: Stored;
  edits: Edits;
  nextId: number;
}

const item = (sk: string, values: Values, version = 1): CatalogueItem => ({
  sk,
  name: sk,
  version,
  values,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
});

const cost = (amount: number) => ({ amount, unit: 'gp' });

const stored: Stored = new Map(
  ['club', 'dagger', 'sling'].map((sk) => [sk, item(sk, { name: sk, cost: cost(1), notes: '' })]),
);

const initialWorld: World = { stored, edits: noEdits, nextId: 0 };

const findIn = (world: World) => (sk: string) => world.stored.get(sk);

/** The rows that an administrator sees, by their current keys. */
function view(world: World): Map<string, Values> {
  const { edits } = world;
  const visibleRows = new Map([...world.stored].map(([sk, { values }]) => [sk, values]));
  for (const draft of edits.drafts.values()) {
    if (draft.state === 'removed') visibleRows.delete(draft.sk);
    else visibleRows.set(draft.sk, merged(draft));
  }
  return visibleRows;
}

/** Replaces the temporary names of the visible new rows by the keys that the rows got by saving. */
const withSavedKeys = ({ keys }: Edits, visibleRows: Map<string, Values>): Map<string, Values> =>
  new Map([...visibleRows].map(([sk, values]) => [keys.get(sk) ?? sk, values]));

type Step =
  | { do: 'change'; cells: { row: number; field: string; to: unknown }[] }
  | { do: 'create' | 'duplicate' | 'remove'; rows: number[] }
  | { do: 'undo' | 'redo' | 'save' };

const rowNumbers = fc.array(fc.nat(9), { minLength: 1, maxLength: 3 });
const command: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('change' as const),
    cells: fc.array(
      fc.record({
        row: fc.nat(9),
        field: fc.constantFrom('name', 'cost', 'notes'),
        to: fc.oneof(fc.constantFrom('', 'club', 'x', null), fc.nat(2).map(cost)),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  fc.record({ do: fc.constantFrom('create', 'duplicate', 'remove'), rows: rowNumbers }),
);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: command },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('undo', 'redo', 'save') }) },
);

/** Converts a random step to a command for the existing rows. */
function commandFor(world: World, step: Step): Command | null {
  const rows = [...view(world)];
  const pick = (index: number) => rows[index % Math.max(rows.length, 1)];
  const none: Patch[] = [];
  if (step.do === 'change') {
    const shown = new Map(rows.map(([sk, values]) => [sk, { ...values }]));
    const patches = step.cells.flatMap(({ row, field, to }): Patch[] => {
      const [sk = ''] = pick(row) ?? [];
      const values = shown.get(sk);
      if (values === undefined) return [];
      const from = values[field];
      values[field] = to;
      return [{ sk, field, from, to }];
    });
    return { label: 'change', patches };
  }
  if (step.do === 'create' || step.do === 'duplicate') {
    const created = step.rows.map((index, place): NewRow => {
      const [above = null, values] = step.do === 'duplicate' ? (pick(index) ?? []) : [];
      const sk = `new:${world.nextId}-${place}`;
      return {
        sk,
        after: above,
        values: { ...(values ?? { name: 'New', cost: null, notes: '' }) },
      };
    });
    return { label: step.do, patches: none, created };
  }
  if (step.do !== 'remove') return null;
  const rowsToRemove = new Map(step.rows.flatMap((index) => [pick(index) ?? []].filter(isPair)));
  const removed = [...rowsToRemove].map(([sk, values]): NewRow => {
    const draft = world.edits.drafts.get(sk);
    return { sk, values, after: draft?.state === 'created' ? draft.after : null };
  });
  return { label: 'remove', patches: none, removed };
}

const isPair = (row: readonly unknown[]): row is [string, Values] => row.length === 2;

/** Saves all drafts, as if the server accepts everything. */
function saved(world: World): World {
  const after = new Map(world.stored);
  const results = [...world.edits.drafts.values()].map((sent): SaveResult => {
    if (sent.state === 'removed') {
      after.delete(sent.sk);
      return { sent, outcome: 'deleted' };
    }
    const sk = sent.state === 'created' ? (sent.key ?? `made-${sent.sk.slice(4)}`) : sent.sk;
    const made = item(sk, merged(sent), (sent.base?.version ?? 7) + 1);
    after.set(sk, made);
    return { sent, outcome: 'stored', item: made };
  });
  return { ...world, stored: after, edits: applyResults(world.edits, results) };
}

function afterStep(world: World, step: Step): World {
  const next = { ...world, nextId: world.nextId + 1 };
  if (step.do === 'save') return saved(next);
  if (step.do === 'undo') return { ...next, edits: undo(world.edits, findIn(world)) };
  if (step.do === 'redo') return { ...next, edits: redo(world.edits, findIn(world)) };
  const made = commandFor(world, step);
  return made === null ? next : { ...next, edits: perform(world.edits, made, findIn(world)) };
}

const anySteps = fc.array(anyStep, { maxLength: 14 });
const worldAfter = (steps: readonly Step[]): World => steps.reduce(afterStep, initialWorld);

const undoIn = (world: World): World => ({ ...world, edits: undo(world.edits, findIn(world)) });
const redoIn = (world: World): World => ({ ...world, edits: redo(world.edits, findIn(world)) });

describe('undo', () => {
  test('reverts exactly the last command, after any earlier commands and saves', () => {
    fc.assert(
      fc.property(anySteps, command, (steps, last) => {
        const before = worldAfter(steps);
        const done = afterStep(before, last);
        if (done.edits === before.edits) return;
        expect(view(undoIn(done))).toEqual(view(before));
        expect(undoIn(done).edits.drafts).toEqual(before.edits.drafts);
      }),
    );
  });

  test('restores the earlier rows even if the command was saved', () => {
    fc.assert(
      fc.property(anySteps, command, (steps, last) => {
        const before = worldAfter(steps);
        const done = afterStep(before, last);
        if (done.edits === before.edits) return;
        const undone = undoIn(saved(done));
        expect(view(undone)).toEqual(withSavedKeys(undone.edits, view(before)));
      }),
    );
  });

  test('followed by redo restores the rows, even with a save between them', () => {
    fc.assert(
      fc.property(anySteps, fc.boolean(), (steps, saving) => {
        const world = worldAfter(steps);
        if (world.edits.done.length === 0) return;
        const undone = undoIn(world);
        const redone = redoIn(saving ? saved(undone) : undone);
        expect(withSavedKeys(redone.edits, view(redone))).toEqual(
          withSavedKeys(redone.edits, view(world)),
        );
        const again = saving ? redone : world;
        expect(redone.edits.drafts).toEqual(again.edits.drafts);
      }),
    );
  });

  test('restores a deleted row at its old position, even if the deletion was saved', () => {
    const steps: Step[] = [
      { do: 'duplicate', rows: [0] },
      { do: 'save' },
      { do: 'remove', rows: [3, 0] },
      { do: 'save' },
      { do: 'undo' },
    ];
    const { edits } = worldAfter(steps);
    expect(edits.drafts.get('made-0-0')).toMatchObject({ state: 'created', after: 'club' });
  });

  test('of all commands restores the original rows, even after saves', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        let world = worldAfter(steps);
        while (world.edits.done.length > 0) world = undoIn(world);
        expect(view(world)).toEqual(view(initialWorld));
      }),
    );
  });

  testUndoAndRedo<World>({
    open: () => initialWorld,
    steps: command.map((step) => (world) => afterStep(world, step)),
    undo: undoIn,
    redo: redoIn,
    view: (world) => [view(world), world.edits.drafts],
    depth: ({ edits }) => edits.done.length,
  });

  test('without a command changes nothing', () => {
    expect(undo(noEdits, findIn(initialWorld))).toBe(noEdits);
    expect(redo(noEdits, findIn(initialWorld))).toBe(noEdits);
  });

  test('is possible for the last 200 commands', () => {
    let { edits } = initialWorld;
    for (let to = 1; to <= 210; to += 1) {
      const patches = [{ sk: 'club', field: 'notes', from: `${to - 1}`, to: `${to}` }];
      edits = perform(edits, { label: `${to}`, patches }, findIn(initialWorld));
    }
    expect(edits.done).toHaveLength(200);
    expect(edits.done.at(-1)?.label).toBe('210');
  });

  test('is possible for fewer commands if they are large, but always for the last one', () => {
    let { edits } = initialWorld;
    for (const to of ['a', 'b', 'c']) {
      const change = { sk: 'club', field: 'notes', from: to === 'a' ? '' : 'x', to };
      const patches = Array.from({ length: 300_000 }, () => change);
      edits = perform(edits, { label: to, patches }, findIn(initialWorld));
    }
    expect(edits.done.map(({ label }) => label)).toEqual(['c']);
  });
});

test('the draft of a stored item contains only values that differ from the item', () => {
  const isMinimal = (draft: Draft): boolean => {
    if (draft.base === null) return true;
    const values = Object.entries(draft.changed);
    return (
      (draft.state === 'removed' || values.length > 0) &&
      values.every(([field, value]) => !sameValue(value, draft.base.values[field]))
    );
  };
  fc.assert(
    fc.property(anySteps, (steps) => {
      expect(
        [...worldAfter(steps).edits.drafts.values()].filter((each) => !isMinimal(each)),
      ).toEqual([]);
    }),
  );
});

describe('an edit', () => {
  const change = (to: unknown, from: unknown = ''): Command => ({
    label: 'change',
    patches: [{ sk: 'club', field: 'notes', from, to }],
  });
  const find = findIn(initialWorld);

  test('to the same value creates no draft', () => {
    expect(perform(noEdits, change('', ''), find)).toBe(noEdits);
  });

  test('of a row that does not exist is ignored', () => {
    const gone = { label: 'x', patches: [{ sk: 'gone', field: 'notes', from: '', to: 'x' }] };
    expect(perform(noEdits, gone, find).drafts.size).toBe(0);
  });

  test('removes the server’s error from the row', () => {
    const edits = perform(noEdits, change('x'), find);
    const sent = edits.drafts.get('club');
    if (sent === undefined) throw new Error('there is a draft');
    const status = { state: 'failed', message: 'no', errors: {} } as const;
    const failed = applyResults(edits, [{ sent, outcome: 'unsaved', status }]);
    expect(failed.drafts.get('club')?.status).toEqual(status);
    expect(perform(failed, change('y', 'x'), find).drafts.get('club')?.status).toBeUndefined();
  });
});
