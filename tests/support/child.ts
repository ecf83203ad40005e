import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface RunningProgram {
  /** Resolves with the first match in the whole output; waits until there is one. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

/** Starts a program of the project in its own process. `folder` is the project or a copy of it. */
export function startProgram(file: string, env: NodeJS.ProcessEnv, folder = root): RunningProgram {
  const child = spawn(process.execPath, [join(folder, file)], {
    cwd: folder,
    // Playwright gives its workers FORCE_COLOR, and an escape code could be in the middle of what `printed`
    // looks for.
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      notify();
    });
  }
  const ended = once(child, 'exit');
  void ended.then(notify, notify);

  return {
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const finish = (settlePromise: () => void): void => {
          clearTimeout(timer);
          listeners.delete(checkOutput);
          settlePromise();
        };
        const fail = (why: string): void => {
          // Otherwise the program would run on, because a test that fails here does not call `stop`.
          child.kill();
          finish(() => reject(new Error(`${file} ${why} ${String(pattern)}:\n${output}`)));
        };
        const checkOutput = (): void => {
          const match = pattern.exec(output);
          if (match !== null) finish(() => resolve(match));
          else if (child.exitCode !== null) fail(`ended with ${child.exitCode} before printing`);
        };
        const timer = setTimeout(() => fail('did not print in time'), 40_000);
        listeners.add(checkOutput);
        checkOutput();
      }),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Below the ports that systems give to outgoing connections and to programs that listen on port 0. */
const portRange = [20_000, 32_000] as const;

const givenPorts = new Set<number>();

/** Whether a program could listen on this port of the loopback address now. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * A free port of the loopback address, for a program that must know its port before it listens. It is
 * a random port, and not one from the system: the system could give that to another program meanwhile.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(...portRange);
    if (givenPorts.has(port)) continue;
    givenPorts.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port between ${portRange.join(' and ')} is free.`);
}
