import { ImportProblem } from '../../../../lib/import/import-problem.ts';
import { definitions } from '../../kinds/definitions.ts';
import { Host } from './host.ts';
import { ImportStore, openImportDatabase } from './import-store.ts';
import type { Reply, Request } from './protocol.ts';

const say = (reply: Reply): void => postMessage(reply);

let host: Host | undefined;

/** Where the browser keeps nothing (a private window), an import works as long as the page stays. */
async function storeOf(userId: string, kind: keyof typeof definitions) {
  try {
    return new ImportStore(await openImportDatabase(), userId, kind);
  } catch {
    return null;
  }
}

async function answer({ call, method, args }: Extract<Request, { type: 'call' }>): Promise<void> {
  try {
    if (host === undefined) throw new TypeError('The worker was not started.');
    // The client's types have matched the arguments to the method.
    const value: unknown = await (host[method] as (...all: unknown[]) => unknown).apply(host, [
      ...args,
    ]);
    say({ type: 'answer', call, value });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    say({ type: 'refusal', call, message, isProblem: error instanceof ImportProblem });
  }
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'call') void answer(data);
  else {
    const onProgress = (done: number, what: string) => say({ type: 'progress', done, what });
    host = new Host(definitions[data.kind], storeOf(data.userId, data.kind), onProgress);
  }
});
