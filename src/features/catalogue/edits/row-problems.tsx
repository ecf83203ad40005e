import { useState } from 'react';
import type { Kind } from '../kind.ts';
import { ConflictCard } from './conflict-card.tsx';
import { merged, nameOf } from './draft.ts';
import { FailedRows } from './failed-rows.tsx';
import { GoneRow } from './gone-row.tsx';
import { aroundQuestions } from './questions.ts';
import { RemovalConflict } from './removal-conflict.tsx';
import type { Lookups } from './rows.ts';
import type { EditsOfList } from './use-edits.ts';

interface RowProblemsProps {
  kind: Kind;
  edits: EditsOfList;
  lookups: Lookups;
  /** The last question is answered: what was asked is gone, and the focus with it. */
  onDone?: () => void;
}

/** More questions than these are asked after each other. */
const askedAtOnce = 3;

/** What saving ran into, row by row; the cells at fault are marked in the grid. */
export function RowProblems({ kind, edits, lookups, onDone }: RowProblemsProps) {
  /** The question that took the place of an answered one; another that comes up disturbs nobody. */
  const [next, setNext] = useState<string | null>(null);
  const drafts = [...edits.edits.drafts.values()];
  const failed = drafts.filter(({ status }) => status?.state === 'failed');
  const questions = drafts.filter(
    ({ status }) => status?.state === 'conflict' || status?.state === 'gone',
  );

  function answer(sk: string, how: () => void) {
    how();
    const left = questions.find((question) => question.sk !== sk);
    setNext(left?.sk ?? null);
    if (left === undefined) onDone?.();
  }

  return (
    <>
      {failed.length > 0 && <FailedRows kind={kind} drafts={failed} />}
      {questions.length > 0 && (
        <div className="contents" {...aroundQuestions}>
          {questions.slice(0, askedAtOnce).map((draft) => {
            const { sk, status } = draft;
            const name = nameOf(draft);
            if (status?.state === 'gone') {
              return (
                <GoneRow
                  key={sk}
                  kind={kind}
                  name={name}
                  onCreate={() => answer(sk, () => edits.createAgain(sk))}
                  onDrop={() => answer(sk, () => edits.discard([sk]))}
                />
              );
            }
            if (status?.state !== 'conflict' || draft.state === 'created') return null;
            const { theirs, fields } = status;
            const shared = { kind, lookups, name, theirs, fields, base: draft.base.values };
            return draft.state === 'removed' ? (
              <RemovalConflict
                key={sk}
                {...shared}
                onDelete={() => answer(sk, () => edits.resolve(sk, { name: 'mine' }))}
                onKeep={() => answer(sk, () => edits.resolve(sk, { name: 'theirs' }))}
              />
            ) : (
              <ConflictCard
                // Their next change is another question.
                key={`${sk} ${theirs.version}`}
                {...shared}
                mine={merged(draft)}
                focused={sk === next}
                onResolve={(picks) => answer(sk, () => edits.resolve(sk, picks))}
              />
            );
          })}
        </div>
      )}
      {questions.length > askedAtOnce && (
        <p role="status" className="text-sm text-muted">
          {`${questions.length - askedAtOnce} more rows were changed by others; they are asked about after these.`}
        </p>
      )}
    </>
  );
}
