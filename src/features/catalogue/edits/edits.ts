import {
  addCommand,
  type History,
  inverseOf,
  noHistory,
  stepBack,
  stepForward,
} from '#src/components/drafts/commands.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { CatalogueItem } from '../values.ts';
import { type Command, isNewRow, type NewRow, type Patch, withoutUnchanged } from './commands.ts';
import { type ChangedDraft, clashes, type Draft, withNewBase, type DraftStatus } from './draft.ts';
import { runThrough, type Work } from './slices.ts';

/** The last version of a row that this page saved or fetched; `item` is null after a deletion. */
export interface WrittenItem {
  item: CatalogueItem | null;
  version: number;
}

/** The drafts of one list, and the commands that can be undone or redone. Immutable. */
export interface Edits extends History<Command> {
  drafts: ReadonlyMap<string, Draft>;
  /** The keys of new rows that were saved, by their temporary names, which commands still use. */
  keys: ReadonlyMap<string, string>;
  /** Rows that this page saved or fetched, by key; the list may still have an older version. */
  written: ReadonlyMap<string, WrittenItem>;
  /** New rows that this page saved, with the key of the row above; the list may not have them yet. */
  placed: ReadonlyMap<string, string | null>;
}

/** Finds an item of the list by key. */
export type Find = (sk: string) => CatalogueItem | undefined;

export const noEdits: Edits = {
  ...noHistory,
  drafts: new Map(),
  keys: new Map(),
  written: new Map(),
  placed: new Map(),
};

/** Applies a command and adds it to the history. After that, undone commands cannot be redone. */
export const perform = (edits: Edits, command: Command, find: Find): Edits =>
  runThrough(performing(edits, command, find));

/** `perform` as a generator, which `inSlices` can interrupt if a command changes very many rows. */
export function* performing(edits: Edits, command: Command, find: Find): Work<Edits> {
  const shorter = withoutUnchanged(command);
  if (shorter === null) return edits;
  return { ...edits, ...addCommand(edits, shorter), drafts: yield* applying(edits, shorter, find) };
}

/** Reverts the last command. If its changes were saved, the old values become drafts. */
export function undo(edits: Edits, find: Find): Edits {
  const step = stepBack(edits);
  if (step === null) return edits;
  const drafts = runThrough(applying(edits, inverseOf(step.command), find));
  return { ...edits, ...step.history, drafts };
}

export function redo(edits: Edits, find: Find): Edits {
  const step = stepForward(edits);
  if (step === null) return edits;
  return { ...edits, ...step.history, drafts: runThrough(applying(edits, step.command, find)) };
}

/** The current key of a row; commands can still use the temporary name of a new row. */
export const currentKeyOf = ({ keys }: Pick<Edits, 'keys'>, sk: string): string =>
  keys.get(sk) ?? sk;

/** The newest known version of an item: in `written` or in the list. */
export function newestItem(
  { written }: Pick<Edits, 'written'>,
  sk: string,
  find: Find,
): CatalogueItem | undefined {
  const listed = find(sk);
  const known = written.get(sk);
  if (known === undefined) return listed;
  if (listed !== undefined && listed.version > known.version) return listed;
  return known.item ?? undefined;
}

/** A draft that a command is changing. Its values are a copy, so they can be mutated. */
interface OpenDraft {
  draft: Pick<Draft, 'sk' | 'state' | 'base'> & { key?: string | null; after?: string | null };
  changed: Record<string, unknown>;
  status: DraftStatus | undefined;
}

/** The number of patches or rows between two `yield`s. */
const stride = 200;

/**
 * Computes the drafts after a command. Each row is copied only once, even if many of its cells
 * change, because a command can paste 10,000 rows.
 */
function* applying(edits: Edits, command: Command, find: Find): Work<Edits['drafts']> {
  const next = new Map(edits.drafts);
  const open = new Map<string, OpenDraft>();

  function opened(name: string): OpenDraft | undefined {
    const sk = currentKeyOf(edits, name);
    const already = open.get(sk);
    if (already !== undefined) return already;
    const draft = next.get(sk);
    const base = draft === undefined ? newestItem(edits, sk, find) : draft.base;
    if (draft === undefined && base === undefined) return undefined;
    const fresh: OpenDraft =
      draft === undefined
        ? { draft: { sk, state: 'changed', base: base ?? null }, changed: {}, status: undefined }
        : { draft, changed: { ...draft.changed }, status: draft.status };
    open.set(sk, fresh);
    return fresh;
  }

  function write({ sk, field, from, to }: Patch): void {
    const row = opened(sk);
    if (row === undefined) return;
    const stored = row.draft.base?.values[field];
    // `from` and `to` of a patch always differ. So if `from` is the stored value, `to` is another
    // value, and no comparison is needed.
    const isStored =
      row.draft.base !== null && (to === stored || (from !== stored && sameValue(to, stored)));
    // A field that has its stored value again does not have to be saved.
    if (isStored) delete row.changed[field];
    else row.changed[field] = to;
  }

  function create({ sk: name, values, after }: NewRow): void {
    const row = opened(name);
    if (row === undefined) {
      const sk = currentKeyOf(edits, name);
      const key = isNewRow(sk) ? null : sk;
      // The command that removed a saved row does not know the position at which it was created.
      const position = after ?? edits.placed.get(sk) ?? null;
      open.set(sk, {
        draft: { sk, state: 'created', base: null, key, after: position },
        changed: { ...values },
        status: undefined,
      });
    } else if (row.draft.state === 'removed') {
      row.draft = { sk: row.draft.sk, state: 'changed', base: row.draft.base };
      row.status = undefined;
    }
  }

  function remove({ sk: name }: NewRow): void {
    const row = opened(name);
    if (row === undefined) return;
    const { sk, base } = row.draft;
    if (base === null) {
      open.delete(sk);
      next.delete(sk);
    } else {
      row.draft = { sk, state: 'removed', base };
      row.status = undefined;
    }
  }

  let steps = 0;
  const isYieldDue = (): boolean => (steps += 1) % stride === 0;

  const { patches, created = [], removed = [] } = command;
  for (const row of created) create(row);
  for (const patch of patches) {
    write(patch);
    if (isYieldDue()) yield;
  }
  for (const row of removed) remove(row);

  for (const [sk, row] of open) {
    const draft = closed(row);
    if (draft === undefined) next.delete(sk);
    else next.set(sk, draft);
    if (isYieldDue()) yield;
  }
  return next;
}

/** Converts an open draft back to a draft; undefined if there is nothing to save. */
function closed({ draft, changed, status }: OpenDraft): Draft | undefined {
  const { sk, state, base, key = null, after = null } = draft;
  if (base === null) return { sk, state: 'created', base, changed, key, after };
  if (state === 'removed') return { sk, state, base, changed };
  if (Object.keys(changed).length === 0) return undefined;
  return withStatusKept({ sk, state: 'changed', base, changed }, status);
}

/** An edit removes the error of a failed save, but not a conflict or the state `gone`. */
function withStatusKept(draft: ChangedDraft, status: DraftStatus | undefined): Draft | undefined {
  if (status?.state === 'gone') return { ...draft, status };
  if (status?.state !== 'conflict') return draft;
  const fields = clashes(draft, status.theirs);
  return fields.length > 0
    ? { ...draft, status: { ...status, fields } }
    : withNewBase(draft, status.theirs);
}
