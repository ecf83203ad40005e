import { once } from 'node:events';
import { startScript } from './processes.ts';
import type { LoadInput, LoadResult } from './load-process.ts';

/** Sends load to a server from a separate process. */
export async function load(input: LoadInput): Promise<LoadResult> {
  const program = startScript('bench/support/load-process.ts', [JSON.stringify(input)]);
  await once(program.child, 'close');
  await program.stop();
  if (program.child.exitCode !== 0) throw new Error(`The load failed:\n${program.output()}`);
  // load-process.ts prints one JSON object of this type.
  const result = JSON.parse(program.output()) as LoadResult;
  if (result.failed > 0) throw new Error(`${result.failed} requests to ${input.url} failed.`);
  return result;
}
