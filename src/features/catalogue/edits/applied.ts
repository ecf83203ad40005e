import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { CatalogueItem } from '../values.ts';
import { type Command, isNewRow, type NewRow, type Patch } from './commands.ts';
import { type ChangedDraft, clashes, type Draft, overBase, type RowStatus } from './draft.ts';
import type { Edits, Find } from './edits.ts';
import { atOnce, type Work } from './slices.ts';
import { keyOf, storedUnder } from './stored.ts';

/** A draft that is being worked on: its values are its own until it is closed. */
interface OpenDraft {
  draft: Pick<Draft, 'sk' | 'state' | 'base'> & { key?: string | null; after?: string | null };
  changed: Record<string, unknown>;
  status: RowStatus | undefined;
}

/** Patches or rows between two pauses. */
const stride = 200;

/**
 * The drafts after a command, in either direction. Rows are opened once however many cells of them
 * it touches: a block of ten thousand rows is pasted in one go.
 */
export function* applying(
  edits: Edits,
  command: Command,
  direction: 'forward' | 'backward',
  find: Find,
): Work<Edits['drafts']> {
  const next = new Map(edits.drafts);
  const open = new Map<string, OpenDraft>();

  function opened(name: string): OpenDraft | undefined {
    const sk = keyOf(edits, name);
    const already = open.get(sk);
    if (already !== undefined) return already;
    const draft = next.get(sk);
    const base = draft === undefined ? storedUnder(edits, sk, find) : draft.base;
    if (draft === undefined && base === undefined) return undefined;
    const fresh: OpenDraft =
      draft === undefined
        ? { draft: { sk, state: 'changed', base: base ?? null }, changed: {}, status: undefined }
        : { draft, changed: { ...draft.changed }, status: draft.status };
    open.set(sk, fresh);
    return fresh;
  }

  function write({ sk, field }: Patch, value: unknown, before: unknown): void {
    const row = opened(sk);
    if (row === undefined) return;
    const stored = row.draft.base?.values[field];
    // A command's two values differ: where one is the stored one, the other need not be compared.
    const isStored =
      row.draft.base !== null &&
      (value === stored || (before !== stored && sameValue(value, stored)));
    // Back to what is stored means there is nothing to save.
    if (isStored) delete row.changed[field];
    else row.changed[field] = value;
  }

  function bring({ sk: name, values, after }: NewRow): void {
    const row = opened(name);
    if (row === undefined) {
      const sk = keyOf(edits, name);
      open.set(sk, {
        draft: { sk, state: 'created', base: null, key: isNewRow(sk) ? null : sk, after },
        changed: { ...values },
        status: undefined,
      });
    } else if (row.draft.state === 'removed') {
      row.draft = { sk: row.draft.sk, state: 'changed', base: row.draft.base };
      row.status = undefined;
    }
  }

  function take({ sk: name }: NewRow): void {
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
  const isPause = (): boolean => (steps += 1) % stride === 0;

  const { patches, created = [], removed = [] } = command;
  if (direction === 'forward') {
    for (const row of created) bring(row);
    for (const patch of patches) {
      write(patch, patch.to, patch.from);
      if (isPause()) yield;
    }
    for (const row of removed) take(row);
  } else {
    for (const row of removed.toReversed()) bring(row);
    for (const patch of patches.toReversed()) write(patch, patch.from, patch.to);
    for (const row of created.toReversed()) take(row);
  }

  for (const [sk, row] of open) {
    const draft = closed(row);
    if (draft === undefined) next.delete(sk);
    else next.set(sk, draft);
    if (isPause()) yield;
  }
  return next;
}

export const applied = (...change: Parameters<typeof applying>): Edits['drafts'] =>
  atOnce(applying(...change));

/** A row with nothing left to save is no draft. */
function closed({ draft, changed, status }: OpenDraft): Draft | undefined {
  const { sk, state, base, key = null, after = null } = draft;
  if (base === null) return { sk, state: 'created', base, changed, key, after };
  if (state === 'removed') return { sk, state, base, changed };
  if (Object.keys(changed).length === 0) return undefined;
  return withStatusKept({ sk, state: 'changed', base, changed }, status);
}

/** Typing takes back a complaint of the server's; it does not undo what somebody else has done. */
function withStatusKept(draft: ChangedDraft, status: RowStatus | undefined): Draft | undefined {
  if (status?.state === 'gone') return { ...draft, status };
  if (status?.state !== 'conflict') return draft;
  const fields = clashes(draft, status.theirs);
  return fields.length > 0
    ? { ...draft, status: { ...status, fields } }
    : overTheirs(draft, status.theirs);
}

/** The same changes on top of what somebody else has saved; nothing when that is the same. */
export function overTheirs(
  { sk, changed }: Pick<ChangedDraft, 'sk' | 'changed'>,
  theirs: CatalogueItem,
): ChangedDraft | undefined {
  const left = overBase(theirs, changed);
  return Object.keys(left).length === 0
    ? undefined
    : { sk, state: 'changed', base: theirs, changed: left };
}
