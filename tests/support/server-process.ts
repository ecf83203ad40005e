import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { Client } from '#tests/contract/client.ts';
import { programOf, serverBundle } from '#tools/build/outputs.ts';
import { freePort } from './child.ts';
import { people } from './named-people.ts';

/** The bundle, which `server-bundle.ts` has built. */
export const serverProgram = programOf(join(import.meta.dirname, '../..'), serverBundle);

interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Resolves with the exit code, or with the signal that ended the process. */
  readonly ended: Promise<number | string | null>;
  readonly output: () => string;
  /** Resolves with the match as soon as the output has one. */
  readonly printed: (pattern: RegExp) => Promise<RegExpExecArray>;
}

export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-start-'));
  // A hook of this module would exist only in the first file of a worker, because files share their modules.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The variables that have no effect on what the server does. */
const inherited = () => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
});

/** Starts the server with these variables, on a free port if they name none. */
export async function startServer(
  env: Readonly<Record<string, string>>,
  [program, ...args]: readonly [string, ...string[]] = [process.execPath, serverProgram],
): Promise<ServerProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(program, args, {
    env: { ...inherited(), NODE_ENV: 'test', LOG: 'human', PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, 'exit').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal ?? null,
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    child,
    ended,
    url: `http://localhost:${port}`,
    output: () => output,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const match = pattern.exec(output);
          if (!match) return;
          listeners.delete(check);
          resolve(match);
        };
        listeners.add(check);
        check();
        void ended.then((code) => reject(new Error(`It ended with ${code}: ${output}`)));
      }),
  };
}

export const ready = /ready: (http\S+)/;
export const setupLink = /\/setup#token=([\w-]+)/;

/** Creates the first administrator of a running server and returns a signed-in client. */
export async function setUp(run: ServerProcess): Promise<Client> {
  const client = new Client(run.url, fetch);
  const [, token = ''] = await run.printed(setupLink);
  const answer = await client.call('authSetup', { body: { ...people.odo, token } });
  expect(answer.status).toBe(201);
  return client;
}
