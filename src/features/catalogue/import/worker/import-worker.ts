import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { ImportProblem } from '#src/lib/import/import-problem.ts';
import { refuseLargeFile } from '#src/lib/import/limits.ts';
import type { ImportSource, ImportWorkerOptions, LoadedDraft } from './draft-types.ts';
import type { ImportService } from './import-service.ts';
import { Remote, type ReportProgress, type WorkerLike } from '#src/components/worker/remote.ts';
import { workerStarter } from '#src/components/worker/start-worker.ts';
// oxlint-disable-next-line import/default -- the bundler exports the URL of the worker as default
import workerUrl from './worker.ts?worker&url';

interface OwnMethods {
  load: (
    source: { text: string } | { file: File },
    options?: { onProgress?: ReportProgress; signal?: AbortSignal },
  ) => Promise<LoadedDraft>;
  /** Ends the worker. Edits that it has stored stay in the draft store. */
  close: () => void;
}

/**
 * The interface of the import for the page: the methods of the service in the worker. A failure with
 * a message for the user is an ImportProblem, any other failure a plain Error.
 */
export type ImportWorker = Omit<ImportService, keyof OwnMethods> & OwnMethods;

async function sourceOf(source: { text: string } | { file: File }): Promise<ImportSource> {
  if ('text' in source) return { name: null, content: source.text };
  refuseLargeFile(source.file.size);
  return { name: source.file.name, content: new Uint8Array(await source.file.arrayBuffer()) };
}

/** For the imports of one user and one kind. The first call of a method starts the worker. */
export function openImportWorker(
  kind: CatalogueKind,
  userId: string,
  start: () => WorkerLike = startWorker,
): ImportWorker {
  const remote = new Remote<ImportWorkerOptions>(start, { kind, userId });
  const own: OwnMethods = {
    load: async (source, { onProgress, signal } = {}) => {
      const content = await sourceOf(source);
      signal?.throwIfAborted();
      const stop = () => remote.end(signal?.reason);
      signal?.addEventListener('abort', stop, { once: true });
      remote.onProgress = onProgress;
      try {
        const bytes = content.content;
        const transfer = typeof bytes === 'string' ? [] : [bytes.buffer];
        // The worker returns the result of the service's `load`.
        return (await remote.call('load', [content], transfer)) as LoadedDraft;
      } finally {
        remote.onProgress = undefined;
        signal?.removeEventListener('abort', stop);
      }
    },
    close: () => remote.end(new ImportProblem('The import was closed.')),
  };
  // The proxy sends every other method call to the service, whose methods all return promises.
  return remote.proxy(own) as ImportWorker;
}

const startWorker = workerStarter(workerUrl, 'questwright-import-worker');
