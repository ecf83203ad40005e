import { changedFields, type Choices, resolve } from '#src/components/drafts/rebase.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { CatalogueItem, Values } from '../values.ts';
import { patchesTo } from './commands.ts';
import {
  clashes,
  type CreatedDraft,
  type Draft,
  merged,
  withNewBase,
  type DraftStatus,
} from './draft.ts';
import { type Edits, type Find, perform, type WrittenItem } from './edits.ts';
import { titleOf } from '../title.ts';

/**
 * Rebases a draft on a newer version; undefined if no change is left to save. The draft is marked as
 * a conflict if both sides have changed a field to different values. A draft that deletes the row is
 * marked as a conflict if the newer version has other values.
 */
function rebasedDraft(draft: Draft, theirs: CatalogueItem): Draft | undefined {
  if (draft.state === 'created') return draft;
  if (draft.state === 'removed') {
    const fields = changedFields(draft.base.values, theirs.values);
    return fields.length === 0
      ? { ...draft, base: theirs }
      : { ...draft, status: { state: 'conflict', theirs, fields } };
  }
  const fields = clashes(draft, theirs);
  return fields.length === 0
    ? withNewBase(draft, theirs)
    : { ...draft, status: { state: 'conflict', theirs, fields } };
}

function withDraft(edits: Edits, sk: string, draft: Draft | undefined): Edits {
  const drafts = new Map(edits.drafts);
  if (draft === undefined) drafts.delete(sk);
  else drafts.set(sk, draft);
  return { ...edits, drafts };
}

/** Rebases the drafts of the items in `newer` on these newer versions. */
export function rebaseEdits(edits: Edits, newer: readonly CatalogueItem[]): Edits {
  const drafts = new Map(edits.drafts);
  const written = new Map(edits.written);
  for (const theirs of newer) {
    const { sk, version } = theirs;
    const draft = drafts.get(sk);
    if (draft === undefined) continue;
    const next = rebasedDraft(draft, theirs);
    if (next === undefined) drafts.delete(sk);
    else drafts.set(sk, next);
    // Undo must be based on this version, even if the list does not have it yet.
    written.set(sk, { item: theirs, version });
  }
  return { ...edits, drafts, written };
}

const knownVersion = ({ base, status }: Draft): number =>
  status?.state === 'conflict' ? status.theirs.version : (base?.version ?? Infinity);

/** Rebases drafts on newer versions in the list, except for rows that are being saved. */
export function rebaseOnList(edits: Edits, find: Find, saving: ReadonlySet<string>): Edits {
  const newer: CatalogueItem[] = [];
  for (const draft of edits.drafts.values()) {
    const listed = find(draft.sk);
    if (listed !== undefined && listed.version > knownVersion(draft) && !saving.has(draft.sk)) {
      newer.push(listed);
    }
  }
  return newer.length === 0 ? edits : rebaseEdits(edits, newer);
}

/**
 * Marks changed rows that others have deleted: the user must decide what happens to the changes.
 * Removes drafts that delete such rows.
 */
export function markGone(edits: Edits, sks: readonly string[]): Edits {
  const drafts = new Map(edits.drafts);
  const written = new Map(edits.written);
  const placed = new Map(edits.placed);
  for (const sk of sks) {
    const draft = drafts.get(sk);
    const version = Math.max(written.get(sk)?.version ?? 0, draft?.base?.version ?? 0);
    written.set(sk, { item: null, version });
    placed.delete(sk);
    if (draft?.state === 'removed') drafts.delete(sk);
    else if (draft?.state === 'changed') drafts.set(sk, { ...draft, status: { state: 'gone' } });
  }
  return { ...edits, drafts, written, placed };
}

/** A draft that creates a deleted row again with the same key. */
function recreated(draft: Draft): CreatedDraft {
  const { sk } = draft;
  return { sk, state: 'created', base: null, changed: merged(draft), key: sk, after: null };
}

/** Replaces a draft with the status `gone` by one that creates the row again. */
export function createAgain(edits: Edits, sk: string): Edits {
  const draft = edits.drafts.get(sk);
  return draft?.status?.state === 'gone' ? withDraft(edits, sk, recreated(draft)) : edits;
}

/**
 * Applies the user's choices for a conflict to the newer version. For a changed row, the choices
 * become a command, so undo restores the changes that the user gave up.
 */
export function resolveConflict(edits: Edits, sk: string, choices: Choices, find: Find): Edits {
  const draft = edits.drafts.get(sk);
  if (draft?.status?.state !== 'conflict') return edits;
  const { theirs } = draft.status;
  if (draft.state === 'removed') {
    const isKept = Object.values(choices).some((side) => side !== 'mine');
    const { status: _decided, ...rest } = draft;
    return withDraft(edits, sk, isKept ? undefined : { ...rest, base: theirs });
  }
  if (draft.state === 'created') return edits;
  const mine: Values = merged(draft);
  const rebased = withDraft(edits, sk, withNewBase(draft, theirs));
  const wanted = resolve({ base: draft.base.values, mine, theirs: theirs.values, choices });
  const patches = patchesTo({ sk, values: { ...theirs.values, ...draft.changed } }, wanted);
  return perform(rebased, { label: `Conflict about ${titleOf(theirs)}`, patches }, find);
}

/** The result for one draft. `sent` is the draft as it was sent; later edits are not in it. */
export type SaveResult =
  | { sent: Draft; outcome: 'stored'; item: CatalogueItem }
  | { sent: Draft; outcome: 'deleted' }
  | { sent: Draft; outcome: 'unsaved'; status: DraftStatus };

/** Removes saved drafts, sets the status of unsaved drafts. Undo can still revert the commands. */
export function applyResults(edits: Edits, results: readonly SaveResult[]): Edits {
  const drafts = new Map(edits.drafts);
  const keys = new Map(edits.keys);
  const written = new Map(edits.written);
  const placed = new Map(edits.placed);

  function recordStored(sent: Draft, item: CatalogueItem): void {
    const now = drafts.get(sent.sk);
    drafts.delete(sent.sk);
    if (sent.sk !== item.sk) keys.set(sent.sk, item.sk);
    written.set(item.sk, { item, version: item.version });
    if (sent.state === 'created') placed.set(item.sk, sent.after);
    const draft = editsSince(sent, now, item);
    if (draft !== undefined) drafts.set(item.sk, draft);
  }

  function recordDeleted(sent: Draft): void {
    const now = drafts.get(sent.sk);
    drafts.delete(sent.sk);
    // `placed` keeps the row, so that an undo creates it at its position again.
    written.set(sent.sk, tombstone(sent));
    // If the deletion was undone while it was being sent, the row must be created again.
    if (now?.state !== 'removed') drafts.set(sent.sk, recreated(now ?? { ...sent, changed: {} }));
  }

  for (const result of results) {
    if (result.outcome === 'stored') recordStored(result.sent, result.item);
    else if (result.outcome === 'deleted') recordDeleted(result.sent);
    else {
      const now = drafts.get(result.sent.sk);
      // If the user has edited the row while it was being sent, the error is about older values.
      if (now === result.sent) drafts.set(now.sk, { ...now, status: result.status });
    }
  }
  return { ...edits, drafts, keys, written, placed };
}

const tombstone = ({ base }: Draft): WrittenItem => ({ item: null, version: base?.version ?? 0 });

/** A draft of the edits made after sending, based on `item`; undefined if there are no such edits. */
function editsSince(sent: Draft, now: Draft | undefined, item: CatalogueItem): Draft | undefined {
  if (now === sent) return undefined;
  const { sk } = item;
  const removedSince = sent.state === 'created' ? now === undefined : now?.state === 'removed';
  if (removedSince) return { sk, state: 'removed', base: item, changed: {} };
  const sentValues = merged(sent);
  const shown: Values = now === undefined ? (sent.base?.values ?? {}) : merged(now);
  const changed = Object.fromEntries(
    Object.entries(shown).filter(
      ([field, value]) =>
        !sameValue(value, sentValues[field]) && !sameValue(value, item.values[field]),
    ),
  );
  return Object.keys(changed).length === 0
    ? undefined
    : { sk, state: 'changed', base: item, changed };
}
