import { foldName } from '#src/lib/fold.ts';
import type { BulkOperation, Kind } from '../kind.ts';
import type { Sendable } from '../submit/chunk.ts';
import { type Draft, merged, nameOf } from './draft.ts';

function operationOf({ skField }: Pick<Kind, 'skField'>, draft: Draft): BulkOperation {
  const { base } = draft;
  if (draft.state === 'removed') {
    return { action: 'delete', sk: draft.sk, version: draft.base.version };
  }
  if (base !== null) {
    return { action: 'update', sk: draft.sk, version: base.version, values: merged(draft) };
  }
  const { changed, key } = draft;
  return {
    action: 'create',
    values: key === null ? changed : { ...changed, [skField]: key },
  };
}

/**
 * In an order in which nothing stands in its own way: names are freed before they are taken, and
 * what refers to an item lets go of it before it is deleted.
 */
export function operationsOf(
  kind: Pick<Kind, 'skField'>,
  drafts: readonly Draft[],
): readonly Sendable[] {
  const taken = new Set(
    drafts.filter(({ state }) => state !== 'removed').map((draft) => foldName(nameOf(draft))),
  );
  const turn = (draft: Draft): number => {
    if (draft.state === 'removed') return taken.has(foldName(draft.base.name)) ? 0 : 3;
    return draft.state === 'changed' ? 1 : 2;
  };
  return drafts
    .map((draft) => ({ draft, turn: turn(draft) }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ draft }) => ({ id: draft.sk, operation: operationOf(kind, draft) }));
}
