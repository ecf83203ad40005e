import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface RunningProgram {
  /** Resolves with the first match in the whole output; waits until there is one. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

/** Starts a TypeScript file in its own process. `folder` is the project or a copy of it. */
export function startProgram(file: string, env: NodeJS.ProcessEnv, folder = root): RunningProgram {
  const child = spawn(process.execPath, [join(folder, file)], {
    cwd: folder,
    env: { ...process.env, ...env },
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
        const fail = (why: string): void =>
          finish(() => reject(new Error(`${file} ${why} ${String(pattern)}:\n${output}`)));
        const checkOutput = (): void => {
          const match = pattern.exec(output);
          if (match !== null) finish(() => resolve(match));
          else if (child.exitCode !== null) fail(`ended with ${child.exitCode} before printing`);
        };
        const timer = setTimeout(() => fail('did not print in time'), 20_000);
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

/** A port of the loopback address that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new TypeError('There is no port.');
  return address.port;
}
