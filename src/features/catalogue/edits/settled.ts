import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { CatalogueItem, Values } from '../values.ts';
import { type CreatedDraft, type Draft, merged, type RowStatus } from './draft.ts';
import type { Edits, Written } from './edits.ts';

/** What became of a draft that was sent. The draft is the one that was sent: more may be typed since. */
export type Settled =
  | { sent: Draft; outcome: 'stored'; item: CatalogueItem }
  | { sent: Draft; outcome: 'deleted' }
  | { sent: Draft; outcome: 'stands'; status: RowStatus };

/** Takes what was saved out of the drafts; the commands stay, for undoing over what is stored now. */
export function settle(edits: Edits, results: readonly Settled[]): Edits {
  const drafts = new Map(edits.drafts);
  const keys = new Map(edits.keys);
  const written = new Map(edits.written);
  const placed = new Map(edits.placed);

  function stored(sent: Draft, item: CatalogueItem): void {
    const now = drafts.get(sent.sk);
    drafts.delete(sent.sk);
    if (sent.sk !== item.sk) keys.set(sent.sk, item.sk);
    written.set(item.sk, { item, version: item.version });
    if (sent.state === 'created') placed.set(item.sk, sent.after);
    const draft = typedSince(sent, now, item);
    if (draft !== undefined) drafts.set(item.sk, draft);
  }

  function deleted(sent: Draft): void {
    const now = drafts.get(sent.sk);
    drafts.delete(sent.sk);
    placed.delete(sent.sk);
    written.set(sent.sk, tombstone(sent));
    // Brought back while its deletion was on its way: then it has to be made again.
    if (now?.state !== 'removed') drafts.set(sent.sk, anew(now ?? { ...sent, changed: {} }));
  }

  for (const result of results) {
    if (result.outcome === 'stored') stored(result.sent, result.item);
    else if (result.outcome === 'deleted') deleted(result.sent);
    else {
      const now = drafts.get(result.sent.sk);
      // What was changed since is another matter than what was refused.
      if (now === result.sent) drafts.set(now.sk, { ...now, status: result.status });
    }
  }
  return { ...edits, drafts, keys, written, placed };
}

const tombstone = ({ base }: Draft): Written => ({ item: null, version: base?.version ?? 0 });

/** The draft of a row that is stored no more, as one that creates it under the key it had. */
export function anew(draft: Draft): CreatedDraft {
  const { sk } = draft;
  return { sk, state: 'created', base: null, changed: merged(draft), key: sk, after: null };
}

/** What the row shows beyond what was sent, on top of what is stored now. */
function typedSince(sent: Draft, now: Draft | undefined, item: CatalogueItem): Draft | undefined {
  if (now === sent) return undefined;
  const { sk } = item;
  const gone = sent.state === 'created' ? now === undefined : now?.state === 'removed';
  if (gone) return { sk, state: 'removed', base: item, changed: {} };
  const then = merged(sent);
  const shown: Values = now === undefined ? (sent.base?.values ?? {}) : merged(now);
  const changed = Object.fromEntries(
    Object.entries(shown).filter(
      ([field, value]) => !sameValue(value, then[field]) && !sameValue(value, item.values[field]),
    ),
  );
  return Object.keys(changed).length === 0
    ? undefined
    : { sk, state: 'changed', base: item, changed };
}
