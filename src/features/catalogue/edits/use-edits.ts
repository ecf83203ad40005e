import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useReducer } from 'react';
import {
  type Draft,
  type Edits,
  noEdits,
  perform,
  rebase,
  redo,
  saved,
  settle,
  undo,
  withStatus,
} from './edits.ts';
import type { Field } from '../field.ts';
import { errorsOfDraft, type GridRow } from '../list/grid-rows.ts';
import type { Kind } from '../kind.ts';
import { failureOf, saveDraft } from './save-draft.ts';
import type { CatalogueItem } from '../values.ts';

/** Rows that are saved at the same time. */
const atOnce = 4;

export interface SaveReport {
  saved: number;
  /** Refused by the server, clashing with another change, or not sent because of errors. */
  left: number;
}

/** The drafts of one list and everything that can be done with them. */
export function useEdits(kind: Kind, items: readonly CatalogueItem[]) {
  const client = useQueryClient();
  const [edits, change] = useReducer(
    (current: Edits, step: (edits: Edits) => Edits) => step(current),
    noEdits,
  );
  const bySk = useMemo(() => new Map(items.map((item) => [item.sk, item])), [items]);
  const find = (sk: string) => bySk.get(sk);

  const sending = useMutation({ mutationFn: (draft: Draft) => saveDraft(client, kind, draft) });

  async function saveOne(draft: Draft): Promise<boolean> {
    const { sk } = draft.base;
    const result = await sending.mutateAsync(draft).catch((error: unknown) => ({
      outcome: 'failed' as const,
      ...failureOf(error),
    }));
    change((current) => {
      if (result.outcome === 'saved') return saved(current, draft, result.item);
      if (result.outcome === 'conflict') {
        return withStatus(current, sk, { state: 'conflict', theirs: result.theirs });
      }
      const { message, errors } = result;
      return withStatus(current, sk, { state: 'failed', message, errors });
    });
    return result.outcome === 'saved';
  }

  /** Rows with errors stay where they are; the others go one by one, a few at a time. */
  async function save(): Promise<SaveReport> {
    const waiting = [...edits.drafts.values()].filter(
      (draft) =>
        draft.status?.state !== 'saving' &&
        draft.status?.state !== 'conflict' &&
        Object.keys(errorsOfDraft(kind, draft)).length === 0,
    );
    change((current) =>
      waiting.reduce((all, { base }) => withStatus(all, base.sk, { state: 'saving' }), current),
    );
    let count = 0;
    const queue = waiting.values();
    const worker = async () => {
      for (const draft of queue) if (await saveOne(draft)) count += 1;
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    if (count > 0) await kind.outdate(client);
    return { saved: count, left: edits.drafts.size - count };
  }

  return {
    edits,
    save,
    edit: (row: GridRow, field: Field, text: string) =>
      change((current) =>
        perform(
          current,
          {
            label: `${field.label} of ${row.item.name}`,
            patches: [
              {
                sk: row.item.sk,
                field: field.key,
                from: row.values[field.key],
                to: field.read(text),
              },
            ],
          },
          find,
        ),
      ),
    undo: () => change((current) => undo(current, find)),
    redo: () => change((current) => redo(current, find)),
    discard: () => change(() => noEdits),
    takeTheirs: (sk: string) => change((current) => settle(current, sk)),
    keepMine: (sk: string, theirs: CatalogueItem) =>
      change((current) => rebase(current, sk, theirs)),
  };
}

export type EditsOfList = ReturnType<typeof useEdits>;
