import { readFileSync } from 'node:fs';
import { faults } from '../faults.ts';
import { findingsFor } from '../run-matrix.ts';
import type { Judge } from './judge.ts';

// Every package file has a version.
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

export const oursVersion = `questwright-contract ${version}`;

export const ours: Judge = {
  name: 'conform',
  version: oursVersion,
  how: 'This tool, with the usual phases and seed 1. A fault counts as found only if a rule that names it reports it.',
  reports: async ({ fault }) => {
    const rules = (await findingsFor(fault, 1)).map(({ rule }) => rule);
    if (fault === null) return rules;
    return rules.filter((rule) => faults[fault].some((each) => each === rule));
  },
};
