import { Remote } from '#src/components/worker/remote.ts';
import { workerStarter } from '#src/components/worker/start-worker.ts';
import { ImportProblem } from '#src/lib/import/import-problem.ts';
import type { ArchiveReader } from './archive-reader.ts';
// oxlint-disable-next-line import/default -- the bundler makes the worker's address the default
import workerUrl from './worker.ts?worker&url';

const startWorker = workerStarter(workerUrl, 'questwright-archive-worker');

/** The reader in its worker. `close` ends the worker. */
export type ArchiveWorker = Pick<ArchiveReader, 'read' | 'picture'> & { close: () => void };

/** The first call of a method starts the worker. */
export function openArchiveWorker(): ArchiveWorker {
  const remote = new Remote<null>(startWorker, null);
  const own = { close: () => remote.end(new ImportProblem('The import was closed.')) };
  // The proxy sends every other method call to the reader, whose methods all return promises.
  return remote.proxy(own) as ArchiveWorker;
}
