import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Gesture } from '#src/components/grid/grid-types.ts';
import type { Kind } from '../kind.ts';
import type { CatalogueItem, Values } from '../values.ts';
import { type Command, newRowName, type Patch, type TouchedCell, touchedBy } from './commands.ts';
import { deskOf } from './desk.ts';
import { discarding } from './discarding.ts';
import { type Edits, type Find, perform, performing, redo, undo } from './edits.ts';
import { commandOf } from './gesture.ts';
import { createdAgain, meet, resolved } from './meet.ts';
import type { Picks } from './picks.ts';
import { placesOf } from './places.ts';
import { type Report, reportOn } from './report.ts';
import { type GridRow, type Lookups, rowOfDraft, rowsOf } from './rows.ts';
import { saveDrafts, type SaveReport } from './save-drafts.ts';
import { inSlices, type Work } from './slices.ts';
import { keyOf, storedUnder } from './stored.ts';
import { takeBack } from './take-back.ts';

/** What was undone or done again, and where. */
export interface Step {
  label: string;
  cells: readonly TouchedCell[];
}

const listedIn =
  (items: readonly CatalogueItem[], places: ReadonlyMap<string, number>): Find =>
  (sk) => {
    const place = places.get(sk);
    return place === undefined ? undefined : items[place];
  };

/** A command carried out, with every row checked and made that the list will show. */
function* prepared(kind: Kind, edits: Edits, command: Command, find: Find): Work<Edits> {
  const after = yield* performing(edits, command, find);
  for (const draft of after.drafts.values()) {
    rowOfDraft(kind, draft);
    yield;
  }
  return after;
}

/**
 * The drafts of one list and everything that can be done with them. The functions read what is
 * there when they are called, not what was there at the last rendering.
 * @param elsewhere knows items that are not in this list, but were in another one
 */
export function useEdits(
  kind: Kind,
  items: readonly CatalogueItem[],
  lookups: Lookups,
  userId: string,
  elsewhere?: (sk: string) => CatalogueItem | undefined,
) {
  const client = useQueryClient();
  const [desk] = useState(() => deskOf(client, userId, kind.slug));
  const { edits, saving, restored, lastSave } = useSyncExternalStore(desk.subscribe, desk.get);
  const [toPlaces] = useState(placesOf);
  const places = useMemo(() => toPlaces(items), [toPlaces, items]);
  const rows = useMemo(() => rowsOf({ kind, items, places, edits }), [kind, items, places, edits]);
  const draftRows = useMemo(
    () => [...edits.drafts.values()].map((draft) => rowOfDraft(kind, draft)),
    [kind, edits.drafts],
  );

  const listed = listedIn(items, places);
  const find: Find = (sk) =>
    listed(sk) ?? elsewhere?.(sk) ?? client.getQueryData(kind.item(sk).queryKey);
  const rowOf = (sk: string): GridRow | undefined => {
    const { edits: now } = desk.get();
    const draft = now.drafts.get(keyOf(now, sk));
    return draft === undefined ? storedUnder(now, sk, find) : rowOfDraft(kind, draft);
  };

  // Whatever the list hears of others comes under the drafts, those that came back included.
  useEffect(() => {
    const inList = listedIn(items, places);
    if (meet(edits, inList, saving) === edits) return;
    desk.set((now) => ({ edits: meet(now.edits, inList, now.saving) }));
  }, [desk, edits, items, places, saving]);

  const change = (make: (edits: Edits) => Edits) =>
    desk.set((state) => ({ edits: make(state.edits) }));
  const run = (command: Command) => change((current) => perform(current, command, find));

  /** The row above one, for putting it back there. */
  function above(sk: string): string | null {
    const draft = desk.get().edits.drafts.get(sk);
    if (draft?.state === 'created') return draft.after;
    const place = places.get(sk);
    return place === undefined ? null : (items[place - 1]?.sk ?? null);
  }

  function create(valuesList: readonly Partial<Values>[], after: string | null, label: string) {
    const names: string[] = [];
    const created = valuesList.map((values) => {
      const row = {
        sk: newRowName(),
        values: { ...kind.emptyValues, ...values },
        after: names.at(-1) ?? after,
      };
      names.push(row.sk);
      return row;
    });
    run({ label, patches: [], created });
    return names;
  }

  function step(take: typeof undo, of: 'done' | 'undone'): Step | null {
    const { edits: now } = desk.get();
    const command = now[of].at(-1);
    if (command === undefined) return null;
    change((current) => take(current, find));
    const cells = touchedBy(command).map((cell) => ({ ...cell, sk: keyOf(now, cell.sk) }));
    return { label: command.label, cells };
  }

  const sending = useMutation({
    mutationFn: (only?: ReadonlySet<string>) => saveDrafts({ client, kind, desk }, only),
  });

  return {
    desk,
    edits,
    rows,
    draftRows,
    saving,
    restored,
    canUndoSave: lastSave.length > 0,
    /** What the list holds under a key. */
    listed,
    /** The row as it is shown, whether or not this list shows it. */
    rowOf,

    apply(gesture: Gesture): Report {
      const last = rows.at(-1)?.sk ?? null;
      const command = commandOf(gesture, { kind, lookups, rowOf, last });
      run(command);
      return reportOn(kind, desk.get().edits, command);
    },
    change: (label: string, patches: readonly Patch[]) => run({ label, patches }),
    /** For tens of thousands of rows: the page goes on meanwhile, and all of them change in the end. */
    async changeInSlices(
      label: string,
      patches: readonly Patch[],
      signal: AbortSignal,
    ): Promise<void> {
      const { edits: before } = desk.get();
      const command = { label, patches };
      const after = await inSlices(prepared(kind, before, command, find), { signal });
      // What has come in between stays: then the command goes on top of it, at once.
      change((current) => (current === before ? after : perform(current, command, find)));
    },
    create: (valuesList: readonly Partial<Values>[], after: string | null = null) =>
      create(valuesList, after, valuesList.length === 1 ? `New ${kind.one}` : `New ${kind.many}`),
    /** Copies, each under the row it was made of. */
    duplicate(sks: readonly string[]): string[] {
      const originals = sks.flatMap((sk) => rowOf(sk) ?? []);
      const created = originals.map(({ sk, values }) => ({ sk: newRowName(), values, after: sk }));
      const what = originals.length === 1 ? originals[0]?.name : `${originals.length} rows`;
      run({ label: `Copy of ${what ?? kind.one}`, patches: [], created });
      return created.map(({ sk }) => sk);
    },
    /** An item that is stored no more, under the key it had. */
    bringBack: (sk: string, values: Values) => {
      const name = String(values['name']);
      run({ label: `${name} brought back`, patches: [], created: [{ sk, values, after: null }] });
    },
    remove(sks: readonly string[]): void {
      const going = sks.flatMap((sk) => rowOf(sk) ?? []);
      const removed = going
        .filter(({ draft }) => draft?.state !== 'removed')
        .map(({ sk, values }) => ({ sk, values, after: above(sk) }));
      const what = going.length === 1 ? going[0]?.name : `${going.length} ${kind.many}`;
      run({ label: `Deletion of ${what ?? kind.one}`, patches: [], removed });
    },
    undo: () => step(undo, 'done'),
    redo: () => step(redo, 'undone'),
    /** Everything, or these rows. */
    discard(sks?: readonly string[]): void {
      const { drafts } = desk.get().edits;
      const going =
        sks === undefined ? [...drafts.values()] : sks.flatMap((sk) => drafts.get(sk) ?? []);
      run(discarding(going));
    },
    revertCell(sk: string, field: string): void {
      const draft = desk.get().edits.drafts.get(sk);
      if (draft === undefined || !(field in draft.changed)) return;
      const to = (draft.base?.values ?? kind.emptyValues)[field];
      const label = kind.fields.find(({ key }) => key === field)?.label ?? field;
      run({ label: `${label} put back`, patches: [{ sk, field, from: draft.changed[field], to }] });
    },

    /** Everything that can be saved, or these rows. */
    async save(sks?: readonly string[]): Promise<SaveReport> {
      return sending.mutateAsync(sks && new Set(sks));
    },
    /** Takes the last save back at once, as far as the rows are still as they were saved. */
    async undoSave(): Promise<SaveReport> {
      const { edits: now, lastSave: saved } = desk.get();
      const { command, atOnce, left } = takeBack(now, saved, find);
      run(command);
      const report = await sending.mutateAsync(atOnce);
      return { ...report, left: report.left + left };
    },
    resolve: (sk: string, picks: Picks) => change((current) => resolved(current, sk, picks, find)),
    createAgain: (sk: string) => change((current) => createdAgain(current, sk)),
    dismissRestored: () => desk.set(() => ({ restored: null })),
  };
}

export type EditsOfList = ReturnType<typeof useEdits>;
