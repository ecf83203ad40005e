import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { send } from './send.ts';

/** The input of this thread. */
export interface VisitorInput {
  readonly url: string;
  readonly cookie: string;
}

/** The answered requests since the last message. */
export interface VisitReport {
  /** Milliseconds, in ascending order. */
  readonly times: readonly number[];
  /** How many answers had another status than 200. */
  readonly failed: number;
}

const pauseMs = 10;
/** Lists that take longer fail with this time, so that the benchmark ends. */
const maxListMs = 10_000;

// The benchmark gives this value.
const { url, cookie } = workerData as VisitorInput;
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
let visits: Promise<{ readonly ms: number; readonly status: number }>[] = [];

async function visit() {
  const started = performance.now();
  const answered = send(url, { cookie }, { agent }).catch(() => 0);
  const status = await Promise.race([answered, wait(maxListMs, 0)]);
  return { ms: performance.now() - started, status };
}

// No request waits for the previous one. Otherwise a second without answers would count as only one slow request.
setInterval(() => visits.push(visit()), pauseMs);
parentPort?.on('message', () => {
  const requests = visits;
  visits = [];
  void Promise.all(requests).then((answered) => {
    const times = answered.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const failed = answered.filter(({ status }) => status !== 200).length;
    parentPort?.postMessage({ times, failed } satisfies VisitReport);
  });
});
