import type { CatalogueItem, Values } from '../values.ts';
import { overTheirs } from './applied.ts';
import { type Command, patchesTo } from './commands.ts';
import { changedFields, clashes, type Draft, merged } from './draft.ts';
import { type Edits, type Find, perform } from './edits.ts';
import { type Picks, valuesAfter } from './picks.ts';
import { anew } from './settled.ts';

/** The draft over what somebody else has saved: merged where both can stand, else a conflict. */
function overNewer(draft: Draft, theirs: CatalogueItem): Draft | undefined {
  if (draft.state === 'created') return draft;
  if (draft.state === 'removed') {
    const fields = changedFields(draft.base.values, theirs.values);
    return fields.length === 0
      ? { ...draft, base: theirs }
      : { ...draft, status: { state: 'conflict', theirs, fields } };
  }
  const fields = clashes(draft, theirs);
  return fields.length === 0
    ? overTheirs(draft, theirs)
    : { ...draft, status: { state: 'conflict', theirs, fields } };
}

function withDraft(edits: Edits, sk: string, draft: Draft | undefined): Edits {
  const drafts = new Map(edits.drafts);
  if (draft === undefined) drafts.delete(sk);
  else drafts.set(sk, draft);
  return { ...edits, drafts };
}

/** Others' versions of rows come under what is typed over them here. */
export function rebase(edits: Edits, news: readonly CatalogueItem[]): Edits {
  const drafts = new Map(edits.drafts);
  const written = new Map(edits.written);
  for (const theirs of news) {
    const { sk, version } = theirs;
    const draft = drafts.get(sk);
    if (draft === undefined) continue;
    const next = overNewer(draft, theirs);
    if (next === undefined) drafts.delete(sk);
    else drafts.set(sk, next);
    // Commands that are undone later go over this version, also before the list has heard of it.
    written.set(sk, { item: theirs, version });
  }
  return { ...edits, drafts, written };
}

const heardOf = ({ base, status }: Draft): number =>
  status?.state === 'conflict' ? status.theirs.version : (base?.version ?? Infinity);

/** Whatever the list knows newer than the drafts do comes under them. */
export function meet(edits: Edits, find: Find, busy: ReadonlySet<string>): Edits {
  const news: CatalogueItem[] = [];
  for (const draft of edits.drafts.values()) {
    const listed = find(draft.sk);
    // A row that is on its way hears of it from the answer.
    if (listed !== undefined && listed.version > heardOf(draft) && !busy.has(draft.sk)) {
      news.push(listed);
    }
  }
  return news.length === 0 ? edits : rebase(edits, news);
}

/** Others have deleted these; what was typed over them waits for a decision. */
export function lost(edits: Edits, sks: readonly string[]): Edits {
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

/** A row that others have deleted, to be made again with what is typed. */
export function createdAgain(edits: Edits, sk: string): Edits {
  const draft = edits.drafts.get(sk);
  return draft?.status?.state === 'gone' ? withDraft(edits, sk, anew(draft)) : edits;
}

/**
 * A conflict decided field by field, on top of their version. What is given up by it can be undone;
 * what only they have changed cannot: it is stored.
 */
export function resolved(edits: Edits, sk: string, picks: Picks, find: Find): Edits {
  const draft = edits.drafts.get(sk);
  if (draft?.status?.state !== 'conflict') return edits;
  const { theirs } = draft.status;
  if (draft.state === 'removed') {
    const keep = Object.values(picks).some((side) => side !== 'mine');
    const { status: _decided, ...rest } = draft;
    return withDraft(edits, sk, keep ? undefined : { ...rest, base: theirs });
  }
  if (draft.state === 'created') return edits;
  const mine: Values = merged(draft);
  const over = withDraft(edits, sk, overTheirs(draft, theirs));
  const wanted = valuesAfter({ base: draft.base.values, mine, theirs: theirs.values, picks });
  const command: Command = {
    label: `Conflict over ${theirs.name}`,
    patches: patchesTo({ sk, values: { ...theirs.values, ...draft.changed } }, wanted),
  };
  return perform(over, command, find);
}
