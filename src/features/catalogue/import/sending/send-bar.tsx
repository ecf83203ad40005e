import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import type { Kind } from '../../kind.ts';
import type { Summary } from '../engine/draft-types.ts';
import type { ImportSession } from '../import-session.ts';
import type { Run } from '../import-state.ts';
import { capitalised, countsInWords } from '../import-texts.ts';
import { UndoQuestion } from '../undo-question.tsx';
import { NextSteps } from './next-steps.tsx';
import { RunOutcome } from './run-outcome.tsx';
import { RunProgress } from './run-progress.tsx';
import { sendLabel } from './send-label.ts';
import type { ImportTasks } from './use-import-tasks.ts';

interface SendBarProps {
  kind: Kind;
  session: ImportSession;
  summary: Summary;
  run: Run;
  tasks: ImportTasks;
}

/** What was pressed makes room for what comes of it, and the focus would go with it. */
function keepFocus(part: HTMLElement | null): void {
  if (document.activeElement === document.body) part?.closest('section')?.focus();
}

/** What will happen, what happens, and what has happened; always in sight. */
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
              {counts.error > 0 && ' Rows with errors wait here until they are mended.'}
            </p>
            <NextSteps
              kind={kind}
              session={session}
              counts={counts}
              tasks={tasks}
              onUndo={() => setUndoing(true)}
            />
            <Button size="small" variant="ghost" onClick={() => void session.leave()}>
              Bring another table
            </Button>
            {(ready > 0 || counts.saved + counts.undone === 0) && (
              <Button
                variant="primary"
                icon={<Send aria-hidden size={18} />}
                onClick={tasks.send}
                {...(ready === 0 && {
                  disabledReason:
                    counts.error > 0
                      ? 'Every row that is left has errors: mend one first.'
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
