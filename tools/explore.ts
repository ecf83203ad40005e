import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/*
 * Runs the property tests with new seeds until one fails: npm run explore -- --rounds 20. With
 * --seed it repeats one round.
 */

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string' },
  },
});
const { seed: seedToRepeat, runs } = values;
const rounds = seedToRepeat === undefined ? Number(values.rounds) : 1;

/** What a test file imports if it contains property tests. */
const properties = /'(?:fast-check|#tests\/support\/(?:undo-laws|values-of-contract)\.ts)'/;
const files = globSync('{src,contract,backend,mocks,server,tests}/**/*.test.{ts,tsx}', {
  cwd: root,
}).filter((file) => properties.test(readFileSync(join(root, file), 'utf8')));

for (let round = 1; round <= rounds; round += 1) {
  const seed = seedToRepeat ?? String(randomInt(2 ** 31));
  console.log(`Round ${round} of ${rounds}: seed ${seed}, ${runs} examples per property`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--testTimeout=300000', ...files],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'test', PROPERTY_SEED: seed, PROPERTY_RUNS: runs },
      stdio: 'inherit',
    },
  );
  if (status === 0) continue;
  // fast-check has printed the path and the example that failed; both belong to this seed.
  console.error(`\nTo repeat this: npm run explore -- --seed ${seed} --runs ${runs}`);
  process.exit(1);
}
