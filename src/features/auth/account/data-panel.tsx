import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '#src/api/http-error.ts';
import type { EverythingProgress } from '#src/api/archive/export-everything.ts';
import { fileTarget, zipFile } from '#src/components/file-target.ts';
import { RunStatus } from '#src/components/archive/run-status.tsx';
import { useRetries } from '#src/components/archive/use-retries.ts';
import { DownloadButtons } from '#src/components/forms/download-buttons.tsx';
import { LeaveGuard } from '#src/components/forms/leave-guard.tsx';
import { TaskStatus } from '#src/components/forms/task-status.tsx';
import { counted } from '#src/lib/counted.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { Progress } from '#src/ui/progress.tsx';

const nothing: EverythingProgress = { campaigns: 0, characters: 0 };

const progressText = ({ campaigns, characters }: EverythingProgress): string =>
  `${counted(campaigns, 'campaign', 'campaigns')}, ${counted(characters, 'character', 'characters')}`;

/** Saves everything that belongs to the user as one file. */
export function DataPanel() {
  const run = useExportEverything();
  return (
    <Panel
      title="Take everything with you"
      description="One ZIP file with your account, your drafts, your campaigns, what you wrote in others, and your characters."
    >
      <LeaveGuard dirty={run.isPending}>
        The export is not finished. If you leave, it is cancelled and no file is written.
      </LeaveGuard>
      <form
        aria-label="Export everything"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!run.isPending) run.start();
        }}
      >
        {run.error && (
          <Alert tone="danger" title="The export stopped">
            {failureText(run.error)}
          </Alert>
        )}
        {run.isPending && (
          <>
            <Progress
              label="Writing the archive"
              value={null}
              max={1}
              detail={progressText(run.progress)}
            />
            <RunStatus waiting={run.waiting} failure={run.failure} onTryAgain={run.tryAgain} />
          </>
        )}
        <TaskStatus phase={run.isPending ? 'Writing the archive' : null}>
          {run.done && `Saved: ${progressText(run.done)}.`}
          {run.isCancelled && 'Cancelled; no file was written.'}
        </TaskStatus>
        <DownloadButtons
          label="Export everything"
          isPending={run.isPending}
          onCancel={run.cancel}
        />
      </form>
    </Panel>
  );
}

function useExportEverything() {
  const [progress, setProgress] = useState(nothing);
  const controller = useRef<AbortController>(null);
  const { retryOptions, waiting, failure, tryAgain } = useRetries();
  useEffect(() => () => controller.current?.abort(), []);
  const exporting = useMutation({
    mutationFn: async (): Promise<EverythingProgress | null> => {
      const { signal } = (controller.current = new AbortController());
      setProgress(nothing);
      const day = new Date().toLocaleDateString('sv');
      const target = await fileTarget(`Questwright ${day}.zip`, zipFile);
      if (target === null) return null;
      // Only an export needs this code.
      const { everythingStream } = await import('#src/api/archive/export-everything.ts');
      let last = nothing;
      const stream = everythingStream({
        retries: retryOptions(signal),
        onProgress: (next) => {
          last = next;
          setProgress(next);
        },
      });
      await target.write(stream, signal);
      return last;
    },
  });
  const isCancelled = exporting.error?.name === 'AbortError';
  return {
    progress,
    waiting,
    failure,
    tryAgain,
    start: () => exporting.mutate(),
    cancel: () => controller.current?.abort(),
    isPending: exporting.isPending,
    done: exporting.data ?? null,
    isCancelled,
    error: isCancelled ? null : exporting.error,
  };
}
