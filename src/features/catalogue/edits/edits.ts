import {
  type History,
  inverseOf,
  noHistory,
  recorded,
  stepBack,
  stepForward,
} from '#src/components/drafts/commands.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { CatalogueItem } from '../values.ts';
import { type Command, isNewRow, type NewRow, type Patch, tightened } from './commands.ts';
import { type ChangedDraft, clashes, type Draft, overTheirs, type RowStatus } from './draft.ts';
import { runThrough, type Work } from './slices.ts';

/** What is known of a row that was written from here: null once it is deleted. */
export interface Written {
  item: CatalogueItem | null;
  version: number;
}

/** The drafts of one list, and the commands that made them. Never changed in place. */
export interface Edits extends History<Command> {
  drafts: ReadonlyMap<string, Draft>;
  /** The keys that new rows got when they were saved; commands still use their first name. */
  keys: ReadonlyMap<string, string>;
  /** Rows that were saved from here, as they are stored; the list may have an older version. */
  written: ReadonlyMap<string, Written>;
  /** Saved rows that the list does not hold yet, and the row that each stands under. */
  placed: ReadonlyMap<string, string | null>;
}

/** The item of a key, as far as the list has it. */
export type Find = (sk: string) => CatalogueItem | undefined;

export const noEdits: Edits = {
  ...noHistory,
  drafts: new Map(),
  keys: new Map(),
  written: new Map(),
  placed: new Map(),
};

/** Carries a command out and records it; what was undone before can then not be redone. */
export const perform = (edits: Edits, command: Command, find: Find): Edits =>
  runThrough(performing(edits, command, find));

/** The same with pauses, for a command that touches very many rows. */
export function* performing(edits: Edits, command: Command, find: Find): Work<Edits> {
  const tight = tightened(command);
  if (tight === null) return edits;
  return { ...edits, ...recorded(edits, tight), drafts: yield* applying(edits, tight, find) };
}

/** Also after saving: the old values then come back as a draft, to be saved again. */
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

/** The key of a row that commands may still know by the name it was created under. */
export const keyOf = ({ keys }: Pick<Edits, 'keys'>, sk: string): string => keys.get(sk) ?? sk;

/** What is stored under a key now: what was written from here, or a newer version of the list. */
export function storedUnder(
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

/** A draft that is being changed: its values are its own until it is closed. */
interface OpenDraft {
  draft: Pick<Draft, 'sk' | 'state' | 'base'> & { key?: string | null; after?: string | null };
  changed: Record<string, unknown>;
  status: RowStatus | undefined;
}

/** Patches or rows between two pauses. */
const stride = 200;

/**
 * The drafts after a command. A row is opened once, however many of its cells change: a block of
 * ten thousand rows is pasted in one go.
 */
function* applying(edits: Edits, command: Command, find: Find): Work<Edits['drafts']> {
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

  function write({ sk, field, from, to }: Patch): void {
    const row = opened(sk);
    if (row === undefined) return;
    const stored = row.draft.base?.values[field];
    // The two values of a patch differ: if `from` is the stored one, `to` need not be compared.
    const isStored =
      row.draft.base !== null && (to === stored || (from !== stored && sameValue(to, stored)));
    // Back to what is stored means there is nothing to save.
    if (isStored) delete row.changed[field];
    else row.changed[field] = to;
  }

  function create({ sk: name, values, after }: NewRow): void {
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
  const isPause = (): boolean => (steps += 1) % stride === 0;

  const { patches, created = [], removed = [] } = command;
  for (const row of created) create(row);
  for (const patch of patches) {
    write(patch);
    if (isPause()) yield;
  }
  for (const row of removed) remove(row);

  for (const [sk, row] of open) {
    const draft = closed(row);
    if (draft === undefined) next.delete(sk);
    else next.set(sk, draft);
    if (isPause()) yield;
  }
  return next;
}

/** A row with nothing left to save is no draft. */
function closed({ draft, changed, status }: OpenDraft): Draft | undefined {
  const { sk, state, base, key = null, after = null } = draft;
  if (base === null) return { sk, state: 'created', base, changed, key, after };
  if (state === 'removed') return { sk, state, base, changed };
  if (Object.keys(changed).length === 0) return undefined;
  return withStatusKept({ sk, state: 'changed', base, changed }, status);
}

/** Typing removes an error of the server; it does not undo what another administrator has done. */
function withStatusKept(draft: ChangedDraft, status: RowStatus | undefined): Draft | undefined {
  if (status?.state === 'gone') return { ...draft, status };
  if (status?.state !== 'conflict') return draft;
  const fields = clashes(draft, status.theirs);
  return fields.length > 0
    ? { ...draft, status: { ...status, fields } }
    : overTheirs(draft, status.theirs);
}
