import { connect } from 'node:net';
import { CannotRun, failureOf, messageOf } from '../cannot-run.ts';
import type { Judge } from './judge.ts';
import { startProxy, type Proxy } from './proxy.ts';

interface WatchOptions {
  readonly port: number;
  readonly target: string;
  /** Null to end at a signal. */
  readonly seconds: number | null;
  readonly waitSeconds: number;
}

/** How much of a body is checked at most. */
const bodyBytes = 5_000_000;

const longestConnect = 5000;

/** @throws CannotRun if nothing listens at the address. It sends no request, because that could be counted. */
function checkTarget(target: string): Promise<void> {
  const { hostname, port, protocol } = new URL(target);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname.replaceAll(/^\[|\]$/g, ''),
      port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    });
    const fail = (reason: string): void => {
      socket.destroy();
      reject(new CannotRun(`The backend at ${target} does not answer: ${reason}`));
    };
    socket.setTimeout(longestConnect, () => fail(`no connection within ${longestConnect} ms.`));
    socket.once('error', (error) => fail(messageOf(error)));
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
  });
}

/** Ends after some seconds, or when the user or another program asks for it. */
function untilEnd(seconds: number | null): Promise<void> {
  return new Promise((resolve) => {
    const signals = ['SIGINT', 'SIGTERM'] as const;
    const timer = seconds === null ? null : setTimeout(() => end(), seconds * 1000);
    const end = (): void => {
      if (timer) clearTimeout(timer);
      // A second signal ends the program at once.
      for (const signal of signals) process.off(signal, end);
      resolve();
    };
    for (const signal of signals) process.once(signal, end);
  });
}

/** Passes requests on to a backend and judges each of them, until the end of the run. */
export async function watch(
  judge: Judge,
  { port, target, seconds, waitSeconds }: WatchOptions,
): Promise<Pick<Proxy, 'upgrades' | 'aborted' | 'unreadable'> & { failure: string | null }> {
  await checkTarget(target);
  // One after the other, so that the same requests give the same findings.
  let judging = Promise.resolve();
  const faults: unknown[] = [];
  const proxy = await startProxy({
    port,
    target,
    limits: { waitMilliseconds: waitSeconds * 1000, bodyBytes },
    onExchange: (recorded) => {
      judging = judging
        .then(() => judge.judge(recorded))
        .catch((error: unknown) => {
          faults.push(error);
        });
    },
  });
  const ending = seconds === null ? 'Ctrl+C ends it' : `it ends in ${seconds} s`;
  process.stderr.write(`Listening on ${proxy.url} for ${target}; ${ending} and reports.\n`);
  await untilEnd(seconds);
  await proxy.stop();
  await judging;
  // What was found before and after a fault stays in the report.
  const failure = await failureOf(async () => {
    if (faults.length > 0) throw faults[0];
  });
  const { upgrades, aborted, unreadable } = proxy;
  return { upgrades, aborted, unreadable, failure };
}
