import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startShelf } from '../matrix/start-shelf.ts';
import { visitShelf } from './testing/shelf-client.ts';

const program = join(import.meta.dirname, '../main.ts');
const contract = join(import.meta.dirname, '../matrix/shelf.yaml');

/** Runs the program as its user does; `act` gets the address of the proxy and what ends the program. */
async function runProxy(
  args: readonly string[],
  act: (url: string, interrupt: () => void) => Promise<void>,
): Promise<{ code: number | null; out: string; error: string }> {
  const child = spawn(
    process.execPath,
    [program, 'traffic', `--contract=${contract}`, '--listen=0', ...args],
    { env: { ...process.env, GITHUB_ACTIONS: '' } },
  );
  const [out, error]: [string[], string[]] = [[], []];
  child.stdout.on('data', (part: Buffer) => out.push(part.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const listening = new Promise<string | null>((resolve) => {
    child.stderr.on('data', (part: Buffer) => {
      error.push(part.toString());
      const url = /Listening on (\S+)/.exec(error.join(''))?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('close', () => resolve(null));
  });
  const url = await listening;
  if (url !== null) await act(url, () => child.kill('SIGINT'));
  return { code: await ended, out: out.join(''), error: error.join('') };
}

it('is a proxy until it is interrupted, and then reports', { timeout: 30_000 }, async () => {
  const shelf = await startShelf('genre outside of the enum');
  const { code, out } = await runProxy([`--target=${shelf.url}`], async (url, interrupt) => {
    await visitShelf(url);
    interrupt();
  });
  await shelf.stop();
  expect(out).toContain('response_schema_conformance  GET /books/{bookId}');
  expect(out).toMatch(/^17 requests checked\./m);
  expect(code).toBe(1);
});

it('ends with 2 if no request came', { timeout: 30_000 }, async () => {
  const shelf = await startShelf(null);
  const { code, error } = await runProxy([`--target=${shelf.url}`, '--for=1'], async () => {});
  await shelf.stop();
  expect(error).toContain('No request came that the contract could judge.');
  expect(code).toBe(2);
});

it('ends with 2 if the backend is down', { timeout: 30_000 }, async () => {
  const { code, error } = await runProxy(['--target=http://127.0.0.1:1'], async () => {});
  expect(error).toMatch(/^contract traffic could not run\. The backend at .* ECONNREFUSED.*\n$/);
  expect(code).toBe(2);
});
