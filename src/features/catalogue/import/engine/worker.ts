import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { definitions } from '../../kinds/definitions.ts';
import { answerWith } from './answer.ts';
import { Host } from './host.ts';
import { ImportStore } from './import-store.ts';
import { moveOlderImports } from './older-imports.ts';
import type { Request } from './protocol.ts';

/** Where the browser stores nothing (a private window), an import works as long as the page stays. */
async function storeOf(userId: string, kind: keyof typeof definitions) {
  const store = new DraftStore();
  try {
    await store.open();
  } catch {
    return null;
  }
  await moveOlderImports(store);
  return new ImportStore(store, userId, kind);
}

const answer = answerWith(
  (reply) => postMessage(reply),
  ({ kind, userId }, onProgress) => new Host(definitions[kind], storeOf(userId, kind), onProgress),
);

addEventListener('message', ({ data }: MessageEvent<Request>) => void answer(data));
