import { errorsOfProblem } from '../issues.ts';
import type { BulkOutcome } from '../kind.ts';
import type { Draft, RowStatus } from './draft.ts';
import type { Settled } from './settled.ts';

/** What the server's answer means for a row; `stale` is to be looked at again, with what is there now. */
export type Verdict = Settled | { sent: Draft; outcome: 'stale' };

const refused = (problem: BulkOutcome['problem']): RowStatus => ({
  state: 'failed',
  message: problem?.detail ?? 'The server did not say what became of this row.',
  errors: errorsOfProblem(problem?.fields ?? []),
  ...(problem?.usedBy && { usedBy: problem.usedBy }),
});

export function verdictOn(sent: Draft, { status, item, problem }: BulkOutcome): Verdict {
  if (status !== 'failed') {
    if (item !== null) return { sent, outcome: 'stored', item };
    if (status === 'deleted') return { sent, outcome: 'deleted' };
    return { sent, outcome: 'stale' };
  }
  if (problem?.code === 'version_mismatch') return { sent, outcome: 'stale' };
  if (problem?.code === 'not_found' && sent.state !== 'created') {
    // Somebody else was quicker: for a deletion that comes to the same.
    return sent.state === 'removed'
      ? { sent, outcome: 'deleted' }
      : { sent, outcome: 'stands', status: { state: 'gone' } };
  }
  return { sent, outcome: 'stands', status: refused(problem) };
}
