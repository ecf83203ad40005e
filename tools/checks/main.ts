import { parseArgs } from 'node:util';
import { checks, type Check } from './checks.ts';
import { runInLanes } from './in-lanes.ts';
import type { CheckOutcome } from './outcome.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = checks.map((check) => check.name);
const usual = checks.filter(({ isOnDemand }) => isOnDemand !== true).map(({ name }) => name);
const only = values.only?.split(',').map((name) => name.trim()) ?? usual;
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. The checks are: ${names.join(', ')}.`);
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
await runInLanes(
  checks.filter(({ name }) => only.includes(name)),
  runAndReport,
);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs a check and returns how to report its outcome. */
async function runAndReport(check: Check): Promise<() => void> {
  const start = performance.now();
  const { passed, failed, details } = await check.run().catch(crashed);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return () => {
    const mark = failed === 0 ? 'ok  ' : 'FAIL';
    const count = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
    console.log(`${mark} ${check.name.padEnd(14)} ${`${seconds} s`.padStart(8)}  ${count}`);
    if (details !== '') {
      console.log(`\n${details}\n`);
    }
    total.passed += passed;
    total.failed += failed;
  };
}

function crashed(error: unknown): CheckOutcome {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, details };
}
