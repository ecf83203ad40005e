import { freePort } from '#tests/support/child.ts';
import type { BareInput } from './bare-server.ts';
import { firstAnswer, startScript } from './processes.ts';
import type { Running } from './product.ts';
import type { Store } from './store.ts';

/** Starts the bare server, which sends the same statements as the product for every request. */
export async function startBare(
  { bareDatabase: database }: Store,
  statements: BareInput['statements'],
): Promise<Running> {
  const port = await freePort();
  const input: BareInput = { port, database, statements };
  const program = startScript('bench/support/bare-server.ts', [JSON.stringify(input)], {
    NODE_ENV: 'production',
  });
  const url = `http://127.0.0.1:${port}`;
  await firstAnswer(program, `${url}/readyz`);
  return { ...program, url };
}
