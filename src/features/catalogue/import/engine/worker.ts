import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { definitions } from '../../kinds/definitions.ts';
import type { ImportStart } from './draft-types.ts';
import { Host } from './host.ts';
import { ImportStore } from './import-store.ts';
import { moveOlderImports } from './older-imports.ts';
import { type Request, serve } from './remote.ts';

/** Returns null if the browser stores nothing (a private window); the import works without it. */
async function storeOf({ userId, kind }: ImportStart) {
  const store = new DraftStore();
  try {
    await store.open();
  } catch {
    return null;
  }
  await moveOlderImports(store);
  return new ImportStore(store, userId, kind);
}

const answer = serve<ImportStart>(
  (reply) => postMessage(reply),
  (start, onProgress) => new Host(definitions[start.kind], storeOf(start), onProgress),
);

addEventListener('message', ({ data }: MessageEvent<Request<ImportStart>>) => void answer(data));
