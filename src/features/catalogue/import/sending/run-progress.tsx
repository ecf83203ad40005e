import { Pause, Play } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import { Progress } from '#src/ui/progress.tsx';
import type { ImportSession } from '../import-session.ts';
import type { Run } from '../import-state.ts';
import { amount, rows, timeLeft } from '../import-texts.ts';

interface RunProgressProps {
  run: Extract<Run, { state: 'running' }>;
  session: ImportSession;
}

export function RunProgress({ run, session }: RunProgressProps) {
  const { task, done, total, paused, left } = run;
  const verb = task === 'send' ? 'Sending' : 'Taking back';
  const rest = left === null || paused || done >= total ? '' : ` · ${timeLeft(left)}`;
  // By quarters: somebody who listens wants to know that it moves, not every step of it.
  const quarter = total === 0 ? 0 : Math.floor((done / total) * 4) * 25;
  return (
    <>
      <Progress
        label={paused ? `${verb} is paused` : `${verb} ${rows(total)}`}
        value={done}
        max={total}
        detail={`${amount(done)} of ${amount(total)}${rest}`}
      />
      <p role="status" className="sr-only">
        {paused ? `${verb} is paused.` : `${verb}: ${quarter} percent.`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-56 text-sm text-muted">
          {task === 'send'
            ? 'You can go on mending rows meanwhile. What is saved stays saved.'
            : 'What is taken back stays taken back.'}
        </p>
        {paused ? (
          <Button variant="primary" icon={<Play aria-hidden size={16} />} onClick={session.goOn}>
            Go on
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
