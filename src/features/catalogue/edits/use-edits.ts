import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Choices } from '#src/components/drafts/rebase.ts';
import type { Gesture } from '#src/components/grid/grid-types.ts';
import type { Kind } from '../kind.ts';
import { numbered } from '../numbers.ts';
import type { CatalogueItem, Values } from '../values.ts';
import {
  type Command,
  discarding,
  newRowName,
  type Patch,
  type TouchedCell,
  touchedBy,
} from './commands.ts';
import {
  type Edits,
  type Find,
  currentKeyOf,
  perform,
  performing,
  redo,
  newestItem,
  undo,
} from './edits.ts';
import { commandOf, type Report, reportOn } from './gesture.ts';
import { listStateOf } from './list-state.ts';
import { createAgain, rebaseOnList, resolveConflict } from './rebase.ts';
import { type GridRow, itemIndex, rowOfDraft, rowsOf } from './rows.ts';
import { titleOf } from '../title.ts';
import { saveDrafts, type SaveReport, undoOfSave } from './save-drafts.ts';
import { inSlices, type Work } from './slices.ts';

/** The command that was undone or redone, and its cells. */
export interface Step {
  label: string;
  cells: readonly TouchedCell[];
}

const listedIn =
  (items: readonly CatalogueItem[], index: ReadonlyMap<string, number>): Find =>
  (sk) => {
    const at = index.get(sk);
    return at === undefined ? undefined : items[at];
  };

/** Applies a command, and checks the rows of all drafts in advance, so that they are drawn fast. */
function* prepared(kind: Kind, edits: Edits, command: Command, find: Find): Work<Edits> {
  const after = yield* performing(edits, command, find);
  for (const draft of after.drafts.values()) {
    rowOfDraft(kind, draft);
    yield;
  }
  return after;
}

/** The title of the row if it is the only one, else the number of rows. */
function titleOrCount(rows: readonly GridRow[], one: string, many: string): string {
  const [only] = rows;
  return only !== undefined && rows.length === 1 ? titleOf(only) : numbered(rows.length, one, many);
}

/**
 * The drafts of one list and the functions that change them. The functions read the current state,
 * not the state of the last rendering.
 * @param findElsewhere finds items that are not in this list but were in another list
 */
export function useEdits(
  kind: Kind,
  items: readonly CatalogueItem[],
  lookups: Lookups,
  userId: string,
  findElsewhere?: (sk: string) => CatalogueItem | undefined,
) {
  const client = useQueryClient();
  const [state] = useState(() => listStateOf(client, userId, kind.slug));
  const { edits, saving, restored, lastSave } = useSyncExternalStore(state.subscribe, state.get);
  const [indexOf] = useState(itemIndex);
  const index = useMemo(() => indexOf(items), [indexOf, items]);
  const rows = useMemo(() => rowsOf({ kind, items, index, edits }), [kind, items, index, edits]);
  const draftRows = useMemo(
    () => [...edits.drafts.values()].map((draft) => rowOfDraft(kind, draft)),
    [kind, edits.drafts],
  );

  const listed = listedIn(items, index);
  const find: Find = (sk) =>
    listed(sk) ?? findElsewhere?.(sk) ?? client.getQueryData(kind.item(sk).queryKey);
  const rowOf = (sk: string): GridRow | undefined => {
    const { edits: now } = state.get();
    const draft = now.drafts.get(currentKeyOf(now, sk));
    return draft === undefined ? newestItem(now, sk, find) : rowOfDraft(kind, draft);
  };

  // Rebase drafts on newer versions in the list, also the drafts that the draft store has restored.
  useEffect(() => {
    const inList = listedIn(items, index);
    if (rebaseOnList(edits, inList, saving) === edits) return;
    state.set((now) => ({ edits: rebaseOnList(now.edits, inList, now.saving) }));
  }, [state, edits, items, index, saving]);

  const change = (make: (edits: Edits) => Edits) =>
    state.set((now) => ({ edits: make(now.edits) }));
  const run = (command: Command) => change((current) => perform(current, command, find));

  /** The key of the row above the given row: undo restores a removed row at this position. */
  function above(sk: string): string | null {
    const draft = state.get().edits.drafts.get(sk);
    if (draft?.state === 'created') return draft.after;
    const at = index.get(sk);
    return at === undefined ? null : (items[at - 1]?.sk ?? null);
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
    const { edits: now } = state.get();
    const command = now[of].at(-1);
    if (command === undefined) return null;
    change((current) => take(current, find));
    const cells = touchedBy(command).map((cell) => ({ ...cell, sk: currentKeyOf(now, cell.sk) }));
    return { label: command.label, cells };
  }

  const sending = useMutation({
    mutationFn: (only?: ReadonlySet<string>) => saveDrafts({ client, kind, state }, only),
  });

  return {
    state,
    edits,
    rows,
    draftRows,
    saving,
    restored,
    canUndoSave: lastSave.length > 0,
    /** Finds an item of the list by key. */
    listed,
    /** Finds a row with its draft, even if this list does not show it. */
    rowOf,

    apply(gesture: Gesture): Report {
      const last = rows.at(-1)?.sk ?? null;
      const command = commandOf(gesture, { kind, lookups, rowOf, last });
      run(command);
      return reportOn(kind, state.get().edits, command);
    },
    change: (label: string, patches: readonly Patch[]) => run({ label, patches }),
    /** For very many rows: keeps the page responsive, and changes all rows at the end. */
    async changeInSlices(
      label: string,
      patches: readonly Patch[],
      signal: AbortSignal,
    ): Promise<void> {
      const { edits: before } = state.get();
      const command = { label, patches };
      const after = await inSlices(prepared(kind, before, command, find), { signal });
      // If the edits have changed in the meantime, the command is applied to the new edits.
      change((current) => (current === before ? after : perform(current, command, find)));
    },
    create: (valuesList: readonly Partial<Values>[], after: string | null = null) =>
      create(valuesList, after, valuesList.length === 1 ? `New ${kind.one}` : `New ${kind.many}`),
    /** Copies rows; each copy is below its original. */
    duplicate(sks: readonly string[]): string[] {
      const originals = sks.flatMap((sk) => rowOf(sk) ?? []);
      const created = originals.map(({ sk, values }) => ({ sk: newRowName(), values, after: sk }));
      const what = titleOrCount(originals, 'row', 'rows');
      run({ label: `Copy of ${what}`, patches: [], created });
      return created.map(({ sk }) => sk);
    },
    /** Creates a deleted item again with its old key. */
    bringBack: (sk: string, values: Values) => {
      const title = titleOf({ name: String(values['name']), values });
      run({ label: `Restoring of ${title}`, patches: [], created: [{ sk, values, after: null }] });
    },
    remove(sks: readonly string[]): void {
      const rowsToRemove = sks.flatMap((sk) => rowOf(sk) ?? []);
      const removed = rowsToRemove
        .filter(({ draft }) => draft?.state !== 'removed')
        .map(({ sk, values }) => ({ sk, values, after: above(sk) }));
      const what = titleOrCount(rowsToRemove, kind.one, kind.many);
      run({ label: `Deletion of ${what}`, patches: [], removed });
    },
    undo: () => step(undo, 'done'),
    redo: () => step(redo, 'undone'),
    /** Discards the drafts of the given rows, or all drafts. */
    discard(sks?: readonly string[]): void {
      const { drafts } = state.get().edits;
      const discarded =
        sks === undefined ? [...drafts.values()] : sks.flatMap((sk) => drafts.get(sk) ?? []);
      run(discarding(discarded));
    },
    revertCell(sk: string, field: string): void {
      const draft = state.get().edits.drafts.get(sk);
      if (draft === undefined || !(field in draft.changed)) return;
      const to = (draft.base?.values ?? kind.emptyValues)[field];
      const label = kind.fields.find(({ key }) => key === field)?.label ?? field;
      run({ label: `Reset of ${label}`, patches: [{ sk, field, from: draft.changed[field], to }] });
    },

    /** Saves the given rows, or all drafts. */
    async save(sks?: readonly string[]): Promise<SaveReport> {
      return sending.mutateAsync(sks && new Set(sks));
    },
    /** Reverts the last save and saves the old values, except for rows that were changed since. */
    async undoSave(): Promise<SaveReport> {
      const { edits: now, lastSave: saved } = state.get();
      const { command, ready, skipped } = undoOfSave(now, saved, find);
      run(command);
      const report = await sending.mutateAsync(ready);
      return { ...report, unsaved: report.unsaved + skipped };
    },
    resolve: (sk: string, choices: Choices) =>
      change((current) => resolveConflict(current, sk, choices, find)),
    createAgain: (sk: string) => change((current) => createAgain(current, sk)),
    dismissRestored: () => state.set(() => ({ restored: null })),
  };
}

export type EditsOfList = ReturnType<typeof useEdits>;
