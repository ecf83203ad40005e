import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  withQueryClient,
  expectRefusal,
  mockCatalogue,
  newClient,
  storedItem,
} from '#tests/support/mocked-catalogue.tsx';
import { HttpError } from '#src/api/http-error.ts';
import type { Kind } from '../kind.ts';
import { listOf } from '../list-query.ts';
import { kinds } from '../kinds/all.ts';
import type { CatalogueItem } from '../values.ts';
import { useEdits } from './use-edits.ts';

const kind = kinds.weapons;
const club = '2024#club';

mockCatalogue();

const refusal = (status: number) =>
  new HttpError(new Response(null, { status }), { detail: 'No.', code: 'internal' });

const stored = (sk = club) => storedItem(kind, sk);
const isStored = (sk = club) =>
  stored(sk).then(
    () => true,
    () => false,
  );

/** Opens a list with the first page of the weapons. */
async function openList(shown: Kind = kind) {
  const client = newClient();
  const { pages } = await client.infiniteQuery(shown.pages(listOf('simple-melee')));
  const items = pages.flatMap((page) => page.items);
  const hook = renderHook(
    (props: { items: CatalogueItem[] }) => useEdits(shown, props.items, new Map(), 'odo'),
    { wrapper: withQueryClient(client), initialProps: { items } },
  );
  const edits = () => hook.result.current;
  return {
    items,
    edits,
    type: (key: string, text: string, rowId = club) =>
      act(
        () => void edits().apply({ label: 'Typing', edits: [{ rowId, key, text }], appended: [] }),
      ),
    save: () => act(() => edits().save()),
    duplicate: (sk: string): string => {
      let copy: string | undefined;
      act(() => {
        [copy] = edits().duplicate([sk]);
      });
      return copy ?? '';
    },
    /** Passes the items of a new request to the list. */
    relist: async (now: CatalogueItem[]) => hook.rerender({ items: now }),
    row: (sk = club) => edits().rows.find((row) => row.sk === sk),
  };
}

describe('saving', () => {
  test('stores changes and removes their drafts', async () => {
    const { edits, type, save } = await openList();
    type('cost', '3 sp');
    expect(await save()).toEqual({ saved: 1, unsaved: 0, sks: [club], stopped: null });
    expect((await stored()).values['cost']).toEqual({ amount: 3, unit: 'sp' });
    expect(edits().edits.drafts.size).toBe(0);
  });

  test('shows the saved values before the list has them', async () => {
    const { type, save, row } = await openList();
    type('cost', '3 sp');
    await save();
    expect(row()?.values['cost']).toEqual({ amount: 3, unit: 'sp' });
    expect(row()?.draft).toBeUndefined();
  });

  test('keeps rows with errors as drafts, and sends the others', async () => {
    const { edits, type, save } = await openList();
    type('cost', 'lots');
    type('cost', '9 gp', '2024#dagger');
    expect(await save()).toMatchObject({ saved: 1, unsaved: 1 });
    expect([...edits().edits.drafts.keys()]).toEqual([club]);
    expect((await stored()).version).toBe(1);
  });

  test('creates, changes and deletes in one save, and the new row stays in its place', async () => {
    expectRefusal();
    const { duplicate, edits, type, save, items } = await openList();
    act(() => edits().remove(['2024#dagger']));
    const copy = duplicate(club);
    type('name', 'Knobkerrie', copy);
    type('notes', 'heavy');
    expect(await save()).toMatchObject({ saved: 3, unsaved: 0 });
    expect(await isStored('2024#dagger')).toBe(false);
    expect((await stored('2024#knobkerrie')).values['cost']).toEqual(
      items.find(({ sk }) => sk === club)?.values['cost'],
    );
    const names = edits().rows.map(({ name }) => name);
    expect(names.indexOf('Knobkerrie')).toBe(names.indexOf('Club') + 1);
    expect(names).not.toContain('Dagger');
  });

  test('names the dependents of an item that cannot be deleted', async () => {
    const client = newClient();
    const arrows = await client.query(kinds.gear.item('2024#arrows'));
    const { result } = renderHook(() => useEdits(kinds.gear, [arrows], new Map(), 'odo'), {
      wrapper: withQueryClient(client),
    });
    act(() => result.current.remove([arrows.sk]));
    expect(await act(() => result.current.save())).toMatchObject({ saved: 0, unsaved: 1 });
    const status = result.current.edits.drafts.get(arrows.sk)?.status;
    expect(status?.state === 'failed' && status.usedBy?.map(({ name }) => name)).toContain(
      'Longbow',
    );
  });

  test('shows the reason at the field of a refused row, and keeps the draft', async () => {
    const { duplicate, edits, save, type } = await openList();
    const copy = duplicate(club);
    expect(await save()).toMatchObject({ saved: 0, unsaved: 1 });
    const draft = edits().edits.drafts.get(copy);
    expect(draft?.status?.state).toBe('failed');
    expect(edits().draftRows[0]?.draft?.errors['name']).toBeDefined();
    type('name', 'Another club', copy);
    expect(await save()).toMatchObject({ saved: 1, unsaved: 0 });
  });

  test('that fails keeps the draft; a retry has the same idempotency key, the next save another', async () => {
    const keys: string[] = [];
    const bulk: Kind['bulk'] = async (operations, options) => {
      keys.push(options.idempotencyKey);
      if (keys.length === 1) throw refusal(413);
      return kind.bulk(operations, options);
    };
    const { edits, type, save } = await openList({ ...kind, bulk });
    type('cost', '3 sp');
    expect(await save()).toEqual({ saved: 0, unsaved: 1, sks: [], stopped: 'No.' });
    expect(edits().saving.size).toBe(0);
    expect(edits().edits.drafts.get(club)?.changed).toEqual({ cost: { amount: 3, unit: 'sp' } });
    expect(await save()).toMatchObject({ saved: 1, unsaved: 0, stopped: null });
    expect(new Set(keys).size).toBe(1);
    type('cost', '4 sp');
    await save();
    expect(new Set(keys).size).toBe(2);
  });

  test('after the end of the session rejects with the error and keeps the draft', async () => {
    const bulk: Kind['bulk'] = () => Promise.reject(refusal(401));
    const { edits, type } = await openList({ ...kind, bulk });
    type('cost', '3 sp');
    await act(() => expect(edits().save()).rejects.toMatchObject({ status: 401 }));
    expect(edits().saving.size).toBe(0);
    expect(edits().edits.drafts.size).toBe(1);
  });
});

describe('a change of another administrator', () => {
  async function meanwhile(values: Record<string, unknown>) {
    const before = await stored();
    return kind.update(before, { ...before.values, ...values });
  }

  test('to another field is merged', async () => {
    const { type, save } = await openList();
    await meanwhile({ notes: 'theirs' });
    type('cost', '3 sp');
    expect(await save()).toMatchObject({ saved: 1, unsaved: 0 });
    expect((await stored()).values).toMatchObject({
      notes: 'theirs',
      cost: { amount: 3, unit: 'sp' },
    });
  });

  test('to the same field waits for a choice', async () => {
    const { edits, type, save } = await openList();
    await meanwhile({ notes: 'theirs', weightLb: 7 });
    type('notes', 'mine');
    expect(await save()).toMatchObject({ saved: 0, unsaved: 1 });
    expect(edits().edits.drafts.get(club)?.status).toMatchObject({
      state: 'conflict',
      fields: ['notes'],
    });
    act(() => edits().resolve(club, { notes: 'mine' }));
    expect(await save()).toMatchObject({ saved: 1, unsaved: 0 });
    expect((await stored()).values).toMatchObject({ notes: 'mine', weightLb: 7 });
  });

  test('to the same field can be chosen, and undo reverts the choice', async () => {
    const { edits, type, save } = await openList();
    await meanwhile({ notes: 'theirs' });
    type('notes', 'mine');
    await save();
    act(() => edits().resolve(club, { notes: 'theirs' }));
    expect(edits().edits.drafts.size).toBe(0);
    act(() => void edits().undo());
    expect(edits().edits.drafts.get(club)?.changed).toEqual({ notes: 'mine' });
    expect(await save()).toMatchObject({ saved: 1 });
    expect((await stored()).values['notes']).toBe('mine');
  });

  test('that the list has loaded becomes the base of the draft', async () => {
    const { edits, type, items, relist, row } = await openList();
    type('notes', 'mine');
    const theirs = await meanwhile({ weightLb: 7 });
    await relist(items.map((each) => (each.sk === club ? theirs : each)));
    expect(edits().edits.drafts.get(club)).toMatchObject({ base: { version: theirs.version } });
    expect(row()?.values).toMatchObject({ notes: 'mine', weightLb: 7 });
    const again = await meanwhile({ notes: 'theirs' });
    await relist(items.map((each) => (each.sk === club ? again : each)));
    expect(edits().edits.drafts.get(club)?.status?.state).toBe('conflict');
  });

  test('that deletes a row with a draft lets the user create the row again', async () => {
    const { edits, type, save } = await openList();
    await kind.remove(await stored());
    type('notes', 'mine');
    expect(await save()).toMatchObject({ saved: 0, unsaved: 1 });
    expect(edits().edits.drafts.get(club)?.status?.state).toBe('gone');
    act(() => edits().createAgain(club));
    expect(await save()).toMatchObject({ saved: 1, sks: [club] });
    expect((await stored()).values['notes']).toBe('mine');
  });

  test('to a row that is marked for deletion is a conflict that the user decides', async () => {
    expectRefusal();
    const { edits, save } = await openList();
    await meanwhile({ notes: 'theirs' });
    act(() => edits().remove([club]));
    expect(await save()).toMatchObject({ saved: 0, unsaved: 1 });
    expect(edits().edits.drafts.get(club)?.status).toMatchObject({ fields: ['notes'] });
    act(() => edits().resolve(club, { name: 'mine' }));
    expect(await save()).toMatchObject({ saved: 1 });
    expect(await isStored()).toBe(false);
  });
});

describe('after saving', () => {
  test('undo restores the old value as a draft', async () => {
    const { edits, items, type, save } = await openList();
    const before = items.find(({ sk }) => sk === club)?.values['cost'];
    type('cost', '3 sp');
    await save();
    act(() => void edits().undo());
    expect(edits().edits.drafts.get(club)?.changed).toEqual({ cost: before });
    await save();
    expect((await stored()).values['cost']).toEqual(before);
  });

  test('the whole save can be undone', async () => {
    expectRefusal();
    const { duplicate, edits, items, type, save } = await openList();
    act(() => edits().remove(['2024#dagger']));
    const copy = duplicate(club);
    type('name', 'Knobkerrie', copy);
    type('notes', 'heavy');
    await save();
    expect(await act(() => edits().undoSave())).toMatchObject({ saved: 3, unsaved: 0 });
    expect(edits().edits.drafts.size).toBe(0);
    expect(await isStored('2024#knobkerrie')).toBe(false);
    const dagger = items.find(({ sk }) => sk === '2024#dagger');
    expect((await stored('2024#dagger')).values).toEqual(dagger?.values);
    expect((await stored()).values['notes']).toBe('');
  });

  test('undoing the save restores deleted rows at their places', async () => {
    const { edits, save, items, relist } = await openList();
    const names = () => edits().rows.map(({ name }) => name);
    const before = names();
    const removed = ['2024#dagger', club];
    act(() => edits().remove(removed));
    await save();
    await relist(items.filter(({ sk }) => !removed.includes(sk)));
    expect(names()).toHaveLength(before.length - 2);
    await act(() => edits().undoSave());
    expect(names()).toEqual(before);
  });

  test('undoing the save does not revert rows that someone else has changed since', async () => {
    const { edits, type, save } = await openList();
    expectRefusal();
    type('notes', 'heavy');
    await save();
    const now = await stored();
    await kind.update(now, { ...now.values, notes: 'theirs' });
    const report = await act(() => edits().undoSave());
    expect(report).toMatchObject({ saved: 0, unsaved: 1 });
    expect((await stored()).values['notes']).toBe('theirs');
  });
});

test('discarding can be undone', async () => {
  const { edits, type } = await openList();
  type('notes', 'mine');
  act(() => edits().remove(['2024#dagger']));
  act(() => void edits().create([{ name: 'Whip' }]));
  const before = new Map(edits().edits.drafts);
  act(() => edits().discard());
  expect(edits().edits.drafts.size).toBe(0);
  act(() => void edits().undo());
  expect(edits().edits.drafts).toEqual(before);
});

describe('a change in slices', () => {
  const patches = [club, '2024#dagger'].map((sk) => ({
    sk,
    field: 'notes',
    from: '',
    to: 'checked',
  }));

  test('is one undo step, and keeps edits that are made while it runs', async () => {
    const { edits, type, row } = await openList();
    const { signal } = new AbortController();
    await act(async () => {
      const changing = edits().changeInSlices('Notes of 2 weapons', patches, signal);
      edits().change('Typing', [{ sk: club, field: 'weightLb', from: 2, to: 9 }]);
      await changing;
    });
    expect(row()?.values).toMatchObject({ notes: 'checked', weightLb: 9 });
    type('cost', '3 sp');
    act(() => void edits().undo());
    act(() => void edits().undo());
    expect(row()?.values).toMatchObject({ notes: '', weightLb: 9 });
  });

  test('that is cancelled changes nothing', async () => {
    const { edits } = await openList();
    const stop = new AbortController();
    await act(async () => {
      const changing = edits().changeInSlices('Notes of 2 weapons', patches, stop.signal);
      stop.abort();
      await expect(changing).rejects.toThrow(/abort/i);
    });
    expect(edits().edits.drafts.size).toBe(0);
  });
});
