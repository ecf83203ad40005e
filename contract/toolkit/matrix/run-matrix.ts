import { join } from 'node:path';
import { createSender } from '../http/send.ts';
import { openApi } from '../document/open.ts';
import { validatorsOf } from '../document/validators.ts';
import type { Finding } from '../finding.ts';
import { signInAll } from '../conform/callers.ts';
import { readConfig } from '../conform/config.ts';
import { Coverage } from '../conform/coverage.ts';
import { Learned } from '../conform/learned.ts';
import { runPhases } from '../conform/phases/all.ts';
import { Run } from '../conform/run.ts';
import type { FaultName } from './faults.ts';
import { startShelf } from './start-shelf.ts';

const contract = join(import.meta.dirname, 'shelf.yaml');
const config = join(import.meta.dirname, 'shelf.config.yaml');

/** With each of these seeds, nothing may be found in the correct backend. */
export const correctSeeds: readonly number[] = Array.from({ length: 20 }, (_, index) => index + 1);

/** The findings of `conform` for a backend with one fault, or with none. */
export async function findingsFor(
  fault: FaultName | null,
  seed: number,
): Promise<readonly Finding[]> {
  const shelf = await startShelf(fault);
  const sender = createSender();
  try {
    const api = await openApi(contract);
    const settings = readConfig(config);
    const run = new Run({
      api,
      validators: validatorsOf(api),
      sender,
      url: shelf.url,
      callers: await signInAll(sender, shelf.url, settings),
      config: settings,
      coverage: new Coverage(api),
      learned: new Learned(api.operations.map(({ path }) => path)),
      limits: {
        requests: 3000,
        seconds: 60,
        responseMilliseconds: null,
        findings: 1,
        waitMilliseconds: 1000,
      },
      seed,
      isSafe: false,
    });
    await runPhases(run);
    return run.findings;
  } finally {
    sender.close();
    await shelf.stop();
  }
}
