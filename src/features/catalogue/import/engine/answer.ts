import { ImportProblem } from '#src/lib/import/import-problem.ts';
import type { Progress } from './engine.ts';
import type { Host } from './host.ts';
import type { Reply, Request } from './protocol.ts';

type Start = Extract<Request, { type: 'start' }>;

/** Answers the page's requests with what the host's methods give, one call like the other. */
export function answerWith(
  say: (reply: Reply) => void,
  newHost: (start: Start, onProgress: Progress) => Host,
): (request: Request) => Promise<void> {
  let host: Host | undefined;
  return async (request) => {
    if (request.type === 'start') {
      host = newHost(request, (done, what) => say({ type: 'progress', done, what }));
      return;
    }
    const { call, method, args } = request;
    try {
      if (host === undefined) throw new TypeError('The worker was not started.');
      // The client's types have matched the arguments to the method.
      const run = host[method] as (...all: readonly unknown[]) => unknown;
      say({ type: 'answer', call, value: await run.apply(host, [...args]) });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      say({ type: 'refusal', call, message, isProblem: error instanceof ImportProblem });
    }
  };
}
