import { number } from '../../numbers.ts';
import { Download, Pause, Play, RotateCcw, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { middleDot } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/button.tsx';
import type { Kind } from '../../kind.ts';
import type { Counts, Summary } from '../worker/draft-types.ts';
import type { ImportSession } from '../import-session.ts';
import type { Run } from '../import-state.ts';
import { capitalised, countsInWords, rows, timeLeft, toUndo } from '../import-texts.ts';
import { UndoQuestion } from '../undo-question.tsx';
import { RunOutcome } from './run-outcome.tsx';
import type { ImportTasks } from './use-import-tasks.ts';
import { Progress } from '#src/ui/progress.tsx';
import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { csvFile, saveFile } from '#src/components/save-file.ts';

interface SendBarProps {
  kind: Kind;
  session: ImportSession;
  summary: Summary;
  run: Run;
  tasks: ImportTasks;
}

/** Focuses the bar if no element has the focus, because the pressed button has been replaced. */
function keepFocus(part: HTMLElement | null): void {
  if (document.activeElement === document.body) part?.closest('section')?.focus();
}

/** The plan, the progress and the result of sending; always visible. */
export function SendBar({ kind, session, summary, run, tasks }: SendBarProps) {
  const [undoing, setUndoing] = useState(false);
  const { counts } = summary;
  const ready = counts.create + counts.update;

  return (
    <section
      tabIndex={-1}
      aria-label="Sending"
      className="panel z-10 flex flex-col gap-3 p-4 md:sticky md:bottom-0 md:shadow-floating"
    >
      {run.state === 'running' ? (
        <div ref={keepFocus} className="contents">
          <RunProgress run={run} session={session} />
        </div>
      ) : (
        <>
          {run.state !== 'idle' && <span ref={keepFocus} hidden />}
          <RunOutcome kind={kind} session={session} summary={summary} run={run} />
          <div className="flex flex-wrap items-center gap-3">
            <p role="status" className="tabular min-w-0 flex-1 basis-56 text-sm text-muted">
              {capitalised(countsInWords(counts))}.
              {counts.error > 0 && ' Rows with errors wait here until they are fixed.'}
            </p>
            <NextSteps
              kind={kind}
              session={session}
              counts={counts}
              tasks={tasks}
              onUndo={() => setUndoing(true)}
            />
            <Button size="small" variant="ghost" onClick={() => void session.leave()}>
              Import another table
            </Button>
            {(ready > 0 || counts.saved + counts.undone === 0) && (
              <Button
                variant="primary"
                icon={<Send aria-hidden size={18} />}
                onClick={tasks.send}
                {...(ready === 0 && {
                  disabledReason:
                    counts.error > 0
                      ? 'Every remaining row has errors: fix one first.'
                      : 'No row would change anything in the catalogue.',
                })}
              >
                {sendLabel(counts)}
              </Button>
            )}
          </div>
        </>
      )}
      <UndoQuestion
        kind={kind}
        counts={undoing ? counts : null}
        onCancel={() => setUndoing(false)}
        onConfirm={() => {
          setUndoing(false);
          tasks.undo();
        }}
      />
    </section>
  );
}

/** The label of the button with all its actions: "Create 312, update 14, leave out 9". */
export function sendLabel({ create, update, skip }: Counts): string {
  const parts = [
    ...(create > 0 ? [`create ${number(create)}`] : []),
    ...(update > 0 ? [`update ${number(update)}`] : []),
    ...(skip > 0 ? [`leave out ${number(skip)}`] : []),
  ];
  return create + update === 0 ? 'Nothing to send' : capitalised(parts.join(', '));
}

interface RunProgressProps {
  run: Extract<Run, { state: 'running' }>;
  session: ImportSession;
}

function RunProgress({ run, session }: RunProgressProps) {
  const { task, done, total, paused, remaining } = run;
  const verb = task === 'send' ? 'Sending' : 'Taking back';
  const timeText =
    remaining === null || paused || done >= total ? '' : `${middleDot}${timeLeft(remaining)}`;
  // Rounded to quarters, so that a screen reader does not read every step.
  const quarter = total === 0 ? 0 : Math.floor((done / total) * 4) * 25;
  return (
    <>
      <Progress
        label={paused ? `${verb} is paused` : `${verb} ${rows(total)}`}
        value={done}
        max={total}
        detail={`${number(done)} of ${number(total)}${timeText}`}
      />
      <p role="status" className="sr-only">
        {paused ? `${verb} is paused.` : `${verb}: ${quarter} percent.`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-56 text-sm text-muted">
          {task === 'send'
            ? 'You can continue fixing rows meanwhile. What is saved stays saved.'
            : 'What is taken back stays taken back.'}
        </p>
        {paused ? (
          <Button
            variant="primary"
            icon={<Play aria-hidden size={16} />}
            onClick={session.continueSending}
          >
            Resume
          </Button>
        ) : (
          <Button icon={<Pause aria-hidden size={16} />} onClick={session.pause}>
            Pause
          </Button>
        )}
        <Button variant="ghost" onClick={session.cancel}>
          Stop
        </Button>
      </div>
    </>
  );
}

interface NextStepsProps {
  kind: Kind;
  session: ImportSession;
  counts: Counts;
  tasks: ImportTasks;
  onUndo: () => void;
}

/** The actions for saved rows and for rows that were not saved. */
function NextSteps({ kind, session, counts, tasks, onUndo }: NextStepsProps) {
  const { saved, failed, error } = counts;
  const download = async (status: 'failed' | 'error') => {
    const name = status === 'failed' ? 'failed' : 'errors';
    const file = csvFile(await session.worker.ask('csvOf', status));
    saveFile(`questwright-${kind.slug}-${name}.csv`, file);
  };
  return (
    <>
      {saved > 0 && (
        <Link
          className="text-link text-sm"
          to={`${paths.catalogueList(kind.slug)}?sort=updated_at&reverse=true`}
        >
          See them in the list
        </Link>
      )}
      {toUndo(counts) > 0 && (
        <Button
          size="small"
          variant="ghost"
          icon={<Undo2 aria-hidden size={16} />}
          onClick={onUndo}
        >
          Undo the import
        </Button>
      )}
      {failed > 0 && (
        <>
          <Button
            size="small"
            icon={<RotateCcw aria-hidden size={16} />}
            pending={tasks.comparing}
            onClick={tasks.retry}
          >
            Retry {number(failed)} failed
          </Button>
          <Button
            size="small"
            variant="ghost"
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
    </>
  );
}
