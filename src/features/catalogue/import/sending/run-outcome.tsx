import { Download, RotateCcw, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import type { Kind } from '../../kind.ts';
import type { Counts, Summary } from '../engine/draft-types.ts';
import type { ImportSession } from '../import-session.ts';
import type { Run } from '../import-store.ts';
import { amount, many, rows } from '../import-texts.ts';
import { saveFile } from '../save-file.ts';
import { KeptRows } from './kept-rows.tsx';
import type { ImportTasks } from './use-import-tasks.ts';

interface RunOutcomeProps {
  kind: Kind;
  session: ImportSession;
  summary: Summary;
  run: Run;
  tasks: ImportTasks;
  onUndo: () => void;
}

/** What has become of it so far, and what can be done about what has not. */
export function RunOutcome({ kind, session, summary, run, tasks, onUndo }: RunOutcomeProps) {
  const { counts } = summary;
  const { saved, failed, error } = counts;

  const download = async (status: 'failed' | 'error') => {
    saveFile(`questwright-${kind.slug}-${status}.csv`, await session.engine.csvOf(status));
  };

  return (
    <>
      {run.state === 'stopped' && (
        <Alert
          tone={run.why === null ? 'info' : 'danger'}
          title={
            run.why === null
              ? 'Stopped.'
              : `Sending stopped after ${amount(run.done)} of ${rows(run.total)}.`
          }
        >
          {run.why} {afterStop(run, counts)}
        </Alert>
      )}
      {run.state === 'finished' && <Alert {...finished(run, counts, kind)} />}
      {(saved > 0 || failed > 0 || error > 0) && (
        <div
          role="group"
          aria-label="What can be done now"
          className="flex flex-wrap items-center gap-2"
        >
          {saved > 0 && (
            <>
              <Link
                className="text-link"
                to={`${paths.catalogueList(kind.slug)}?sort=updated_at&reverse=true`}
              >
                See them in the list
              </Link>
              <Button size="small" icon={<Undo2 aria-hidden size={16} />} onClick={onUndo}>
                Undo the import
              </Button>
            </>
          )}
          {failed > 0 && (
            <>
              <Button
                size="small"
                icon={<RotateCcw aria-hidden size={16} />}
                pending={tasks.comparing}
                onClick={tasks.retry}
              >
                Retry {amount(failed)} failed
              </Button>
              <Button
                size="small"
                icon={<Download aria-hidden size={16} />}
                onClick={() => void download('failed')}
              >
                Download failed rows
              </Button>
            </>
          )}
          {error > 0 && (
            <Button
              size="small"
              variant="ghost"
              icon={<Download aria-hidden size={16} />}
              onClick={() => void download('error')}
            >
              Download rows with errors
            </Button>
          )}
        </div>
      )}
      {counts.kept > 0 && <KeptRows session={session} summary={summary} />}
    </>
  );

  function afterStop(stopped: Extract<Run, { state: 'stopped' }>, { create, update }: Counts) {
    if (stopped.task === 'undo') {
      return `${many(counts.undone, kind)} taken back so far; undo again to go on.`;
    }
    const open = create + update + summary.unanswered;
    return `${rows(saved)} saved, and they stay. ${rows(open)} ${open === 1 ? 'waits' : 'wait'} here: send again to go on. Nothing is sent twice.`;
  }
}

function finished(
  { task }: Extract<Run, { state: 'finished' }>,
  { saved, failed, undone, kept, error }: Counts,
  kind: Kind,
) {
  if (task === 'undo') {
    return {
      tone: kept > 0 ? ('warning' as const) : ('success' as const),
      title: `${many(undone, kind)} taken back.`,
    };
  }
  if (failed > 0) {
    return {
      tone: 'warning' as const,
      title: `${rows(saved)} saved, ${amount(failed)} failed.`,
      children: 'Each of them says why in its row. The others are in the catalogue.',
    };
  }
  return {
    tone: 'success' as const,
    title:
      error > 0
        ? `${rows(saved)} saved; ${rows(error)} with errors ${error === 1 ? 'waits' : 'wait'}.`
        : `All of them are in the catalogue: ${rows(saved)} saved.`,
  };
}
