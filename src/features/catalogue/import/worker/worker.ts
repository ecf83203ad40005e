import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { definitions } from '../../kinds/definitions.ts';
import type { ImportWorkerOptions } from './draft-types.ts';
import { ImportService } from './import-service.ts';
import { ImportStore } from './import-store.ts';
import { moveOlderImports } from './older-imports.ts';
import { type WorkerRequest, serve } from '#src/components/worker/remote.ts';

/** Returns null if the browser has no storage (a private window); the import works without it. */
async function storeOf({ userId, kind }: ImportWorkerOptions) {
  const store = new DraftStore();
  try {
    await store.open();
  } catch {
    return null;
  }
  await moveOlderImports(store);
  return new ImportStore(store, userId, kind);
}

const answer = serve<ImportWorkerOptions>(
  (reply) => postMessage(reply),
  (start, onProgress) => new ImportService(definitions[start.kind], storeOf(start), onProgress),
);

addEventListener(
  'message',
  ({ data }: MessageEvent<WorkerRequest<ImportWorkerOptions>>) => void answer(data),
);
