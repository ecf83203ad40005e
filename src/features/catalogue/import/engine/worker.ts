import { definitions } from '../../kinds/definitions.ts';
import { answerWith } from './answer.ts';
import { Host } from './host.ts';
import { ImportStore, openImportDatabase } from './import-store.ts';
import type { Request } from './protocol.ts';

/** Where the browser keeps nothing (a private window), an import works as long as the page stays. */
async function storeOf(userId: string, kind: keyof typeof definitions) {
  try {
    return new ImportStore(await openImportDatabase(), userId, kind);
  } catch {
    return null;
  }
}

const answer = answerWith(
  (reply) => postMessage(reply),
  ({ kind, userId }, onProgress) => new Host(definitions[kind], storeOf(userId, kind), onProgress),
);

addEventListener('message', ({ data }: MessageEvent<Request>) => void answer(data));
