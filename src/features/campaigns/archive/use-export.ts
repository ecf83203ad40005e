import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readsOnly } from '#src/components/campaigns/use-campaign-changes.ts';
import type { Campaign, Member } from '#src/generated/model/index.ts';
import { safeFileName } from '#src/lib/archive/file-names.ts';
import { fileTarget, zipFile } from '#src/components/file-target.ts';
import type { ArchiveView, ExportProgress } from '#src/api/archive/export-archive.ts';
import { useRetries } from '#src/components/archive/use-retries.ts';

export interface RunningExport extends ExportProgress {
  readonly bytes: number;
}

const nothing: RunningExport = {
  entries: 0,
  pictures: 0,
  pictureCount: null,
  missing: 0,
  bytes: 0,
};

/** `The Lanterns of Vell 2026-11-24.zip` */
const fileName = (title: string, now: Date): string =>
  `${safeFileName(title)} ${now.toLocaleDateString('sv')}.zip`;

/** Makes an archive and saves it. Unmounting the component cancels it. */
export function useExport(campaign: Campaign, members: readonly Member[]) {
  const [progress, setProgress] = useState(nothing);
  const controller = useRef<AbortController>(null);
  const { retryOptions, waiting, failure, tryAgain } = useRetries();
  useEffect(() => () => controller.current?.abort(), []);
  const exporting = useMutation({
    mutationKey: readsOnly,
    mutationFn: async (view: ArchiveView): Promise<RunningExport | null> => {
      const { signal } = (controller.current = new AbortController());
      setProgress(nothing);
      const target = await fileTarget(fileName(campaign.title, new Date()), zipFile);
      if (target === null) return null;
      // Only an export needs this code.
      const { archiveStream } = await import('#src/api/archive/export-archive.ts');
      let last = nothing;
      const update = (part: Partial<RunningExport>) => {
        last = { ...last, ...part };
        setProgress(last);
      };
      const stream = archiveStream({
        campaign,
        members,
        view,
        retries: retryOptions(signal),
        onProgress: update,
      });
      const counted = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, into) => {
          update({ bytes: last.bytes + chunk.length });
          into.enqueue(chunk);
        },
      });
      await target.write(stream.pipeThrough(counted), signal);
      return last;
    },
  });
  const isCancelled = exporting.error?.name === 'AbortError';
  return {
    progress,
    waiting,
    failure,
    tryAgain,
    start: exporting.mutate,
    cancel: () => controller.current?.abort(),
    isPending: exporting.isPending,
    done: exporting.data ?? null,
    isCancelled,
    error: isCancelled ? null : exporting.error,
  };
}
