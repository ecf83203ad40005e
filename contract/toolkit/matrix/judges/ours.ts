import { readFileSync } from 'node:fs';
import { faults } from '../faults.ts';
import { correctSeeds, findingsFor } from '../run-matrix.ts';
import type { Judge } from './judge.ts';

// Every package file has a version.
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

export const oursVersion = `questwright-contract ${version}`;

async function findingsOnCorrect(): Promise<string[]> {
  const found: string[] = [];
  for (const seed of correctSeeds) {
    found.push(...(await findingsFor(null, seed)).map(({ rule }) => rule));
  }
  return found;
}

export const ours: Judge = {
  name: 'conform',
  version: oursVersion,
  how: `This tool, with the usual phases: with seed 1 on each fault, with the seeds 1 to ${correctSeeds.length} on the correct backend. A fault counts as found only if a rule that names it reports it.`,
  reports: async ({ fault }) => {
    if (fault === null) return findingsOnCorrect();
    const rules = (await findingsFor(fault, 1)).map(({ rule }) => rule);
    return rules.filter((rule) => faults[fault].some((each) => each === rule));
  },
};
