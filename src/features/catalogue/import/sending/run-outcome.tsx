import { number } from '../../numbers.ts';
import { Alert, type AlertTone } from '#src/ui/alert.tsx';
import type { Kind } from '../../kind.ts';
import type { Counts, Filter, Summary } from '../worker/draft-types.ts';
import type { ImportSession } from '../import-session.ts';
import type { Run } from '../import-state.ts';
import { listed, many, rows } from '../import-texts.ts';
import { titleOfRow } from '../draft/row-texts.ts';
import { useDraftRows } from '../draft/use-draft-rows.ts';

interface RunOutcomeProps {
  kind: Kind;
  session: ImportSession;
  summary: Summary;
  run: Run;
}

interface Outcome {
  tone: AlertTone;
  title: string;
  text?: string;
}

/** The result of a run: the saved rows, the other rows, and what users can do with them. */
export function RunOutcome({ kind, session, summary, run }: RunOutcomeProps) {
  const { counts } = summary;
  const outcome = outcomeOf(run, counts, kind);
  return (
    <>
      {outcome !== null && (
        <Alert tone={outcome.tone} title={outcome.title}>
          {outcome.text}
        </Alert>
      )}
      {counts.kept > 0 && <KeptRows session={session} summary={summary} />}
    </>
  );
}

function outcomeOf(run: Run, counts: Counts, kind: Kind): Outcome | null {
  if (run.state === 'stopped') return stoppedOutcome(run, counts, kind);
  if (run.state === 'differs') return updatesOutcome(run.updates);
  if (run.state !== 'finished') return null;
  return run.task === 'send' ? sentOutcome(counts) : undoneOutcome(counts, kind);
}

function stoppedOutcome(
  { task, reason, done, total }: Extract<Run, { state: 'stopped' }>,
  { create, update, saved, undone }: Counts,
  kind: Kind,
): Outcome {
  const open = create + update;
  const state =
    task === 'undo'
      ? `${many(undone, kind)} taken back so far; undo again to continue.`
      : `${rows(saved)} saved, and ${saved === 1 ? 'it stays' : 'they stay'}. ${rows(open)} ${open === 1 ? 'waits' : 'wait'} here: send again to continue. Nothing is sent twice.`;
  if (reason === null) return { tone: 'info', title: 'Stopped.', text: state };
  const what = task === 'undo' ? 'Taking back' : 'Sending';
  return {
    tone: 'danger',
    title: `${what} stopped after ${number(done)} of ${rows(total)}.`,
    text: `${reason} ${state}`,
  };
}

const updatesOutcome = (updates: number): Outcome => ({
  tone: 'warning',
  title: `Nothing was sent: ${rows(updates)} would now change what someone else has saved meanwhile.`,
  text: 'The cells show what is there and what would replace it. Leave rows out, or send them.',
});

function undoneOutcome({ undone, kept }: Counts, kind: Kind): Outcome {
  return { tone: kept > 0 ? 'warning' : 'success', title: `${many(undone, kind)} taken back.` };
}

function sentOutcome({ saved, failed, error }: Counts): Outcome {
  if (failed > 0) {
    return {
      tone: 'warning',
      title: `${rows(saved)} saved, ${number(failed)} failed.`,
      text: `${failed === 1 ? 'Its row says' : 'Their rows say'} why.${saved > 0 ? ` The ${saved === 1 ? 'other is' : 'others are'} in the catalogue.` : ''}`,
    };
  }
  return {
    tone: 'success',
    title:
      error > 0
        ? `${rows(saved)} saved; ${rows(error)} with errors ${error === 1 ? 'waits' : 'wait'}.`
        : `${saved === 1 ? 'It is' : 'All of them are'} in the catalogue: ${rows(saved)} saved.`,
  };
}

const maxNames = 12;
const savedRows: Filter = { status: 'saved' };

/** Rows that undo did not revert, because someone changed them after the import. */
function KeptRows({ session, summary }: { session: ImportSession; summary: Summary }) {
  const { kept } = summary.counts;
  const keptRows = useDraftRows(session.worker, savedRows, maxNames, summary.version) ?? [];
  const names = keptRows.map(titleOfRow);
  const more = kept - names.length;
  return (
    <Alert
      tone="warning"
      title={`${number(kept)} ${kept === 1 ? 'has been changed since and is left as it is' : 'have been changed since and are left as they are'}.`}
    >
      {listed([...names, ...(more > 0 ? [`${number(more)} more`] : [])])}
    </Alert>
  );
}
