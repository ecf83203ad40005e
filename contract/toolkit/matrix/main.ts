import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { breakingPairs } from './pairs/breaking-pairs.ts';
import { faultNames, type FaultName } from './faults.ts';
import { freePort } from './free-port.ts';
import { ourBreaking, redoclyDiff, type BreakingJudge } from './judges/breaking.ts';
import type { Judge } from './judges/judge.ts';
import { ours } from './judges/ours.ts';
import { prism } from './judges/prism.ts';
import { drift, respect } from './judges/redocly.ts';
import { specmatic } from './judges/specmatic.ts';
import { pageOf } from './page.ts';
import { readResults, saveResults, type Results, type ToolResult } from './results.ts';
import { startShelf } from './start-shelf.ts';

/*
 * Runs the kill matrix and writes docs/contract-matrix.md: npm run contract:matrix. All tools together take about half
 * an hour. --tools=conform,prism runs only these tools and keeps the results of the others. --missing runs only the
 * faults that a tool was not run with. --for=300 begins no fault after 300 seconds; a later run with --missing
 * continues. Other tools are installed into the temporary folder.
 */

const judges: Readonly<Record<string, () => Judge>> = {
  conform: () => ours,
  specmatic,
  prism,
  respect: () => respect,
  drift: () => drift,
};

const breakingJudges: Readonly<Record<string, BreakingJudge>> = {
  breaking: ourBreaking,
  'redocly-diff': redoclyDiff,
};

const { values } = parseArgs({
  options: {
    tools: { type: 'string' },
    missing: { type: 'boolean', default: false },
    for: { type: 'string', default: 'Infinity' },
  },
});
const names = [...Object.keys(judges), ...Object.keys(breakingJudges)];
const wanted = values.tools?.split(',') ?? names;
const end = performance.now() + Number(values.for) * 1000;
const today = new Date().toISOString().slice(0, 10);

/** Reads before it writes, because slow tools can run at the same time in processes of their own. */
function keep(change: (results: Results) => Partial<Results>): void {
  const before = readResults();
  const results = { ...before, ...change(before) };
  saveResults(results);
  writeFileSync('docs/contract-matrix.md', pageOf(results));
}

const port = await freePort();

async function reportsAbout(judge: Judge, fault: FaultName | null): Promise<readonly string[]> {
  const shelf = await startShelf(fault, port);
  try {
    return await judge.reports({ url: shelf.url, fault });
  } finally {
    await shelf.stop();
  }
}

async function runJudge(key: string, start: () => Judge): Promise<void> {
  const judge = start();
  const known = values.missing ? readResults().backends[key] : undefined;
  const isKnown = known?.version === judge.version;
  // Twice, because some tools send other values in each run.
  const alarms = async () => [
    ...(await reportsAbout(judge, null)),
    ...(await reportsAbout(judge, null)),
  ];
  const falseAlarms = new Set(isKnown ? known.falseAlarms : await alarms());
  const found: Record<string, boolean> = isKnown ? { ...known.found } : {};
  const { name, version, how } = judge;
  let seconds = isKnown ? known.seconds : 0;
  for (const fault of faultNames.filter((each) => !(each in found))) {
    const begun = performance.now();
    if (begun > end) break;
    const reports = await reportsAbout(judge, fault);
    seconds += (performance.now() - begun) / 1000;
    found[fault] = reports.some((report) => !falseAlarms.has(report));
    const result: ToolResult = {
      name,
      version,
      how,
      date: today,
      seconds: Math.round(seconds),
      falseAlarms: [...falseAlarms],
      found,
    };
    keep(({ backends }) => ({ backends: inOrder({ ...backends, [key]: result }) }));
  }
  await judge.close?.();
  const tried = Object.values(found);
  console.log(`${name} finds ${tried.filter(Boolean).length} of ${tried.length} faults.`);
}

/** In the order of the table above, whichever was run first. */
const inOrder = (backends: Results['backends']): Results['backends'] =>
  Object.fromEntries(
    Object.keys(judges).flatMap((key) => {
      const result = backends[key];
      return result ? [[key, result]] : [];
    }),
  );

async function runBreaking(key: string, { name, version, says }: BreakingJudge): Promise<void> {
  // One pair for each rule is enough.
  const pairs = breakingPairs.filter(
    ({ rule }, index) => breakingPairs.findIndex((pair) => pair.rule === rule) === index,
  );
  const said = await says(pairs);
  const result = { name, version, date: today, says: said };
  keep(({ breaking }) => ({ breaking: { ...breaking, [key]: result } }));
  const rules = Object.values(said);
  console.log(
    `${name} reports ${rules.filter((each) => each !== 'nothing').length} of ${rules.length} breaks.`,
  );
}

for (const key of wanted) {
  const start = judges[key];
  const breaking = breakingJudges[key];
  keep(({ missing }) => ({
    missing: Object.fromEntries(Object.entries(missing).filter(([name]) => name !== key)),
  }));
  try {
    if (start) await runJudge(key, start);
    else if (breaking) await runBreaking(key, breaking);
    else console.error(`There is no tool ${key}; the tools are ${names.join(', ')}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${key} cannot be run: ${reason}`);
    const sentence = reason.replaceAll(/\s+/g, ' ').slice(0, 200);
    keep(({ missing }) => ({ missing: { ...missing, [key]: sentence } }));
    process.exitCode = 1;
  }
}
