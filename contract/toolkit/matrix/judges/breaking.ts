import { readFileSync, rmSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareContracts } from '../../breaking/compare-contracts.ts';
import { apiOf } from '../../document/open.ts';
import { parse } from '../../document/parse.ts';
import { today, type BreakingPair } from '../pairs/breaking-pairs.ts';
import { oursVersion } from './ours.ts';
import { redocly, redoclyVersion } from './redocly.ts';

/** A tool that compares two contracts. */
export interface BreakingJudge {
  readonly name: string;
  readonly version: string;
  /** What it says of a pair, in one word. */
  readonly says: (pair: BreakingPair) => Promise<string>;
}

const read = (text: string): ReturnType<typeof apiOf> =>
  apiOf(parse({ name: 'openapi.yaml', text }));

export const ourBreaking: BreakingJudge = {
  name: 'breaking',
  version: oursVersion,
  says: async ({ rule, before, after, deprecationDays }) => {
    const findings = compareContracts(read(before), read(after), today, deprecationDays);
    return findings.find((finding) => finding.rule === rule)?.severity ?? 'nothing';
  },
};

export const redoclyDiff: BreakingJudge = {
  name: 'Redocly diff',
  version: redoclyVersion,
  says: async ({ before, after }) => {
    const folder = mkdtempSync(join(tmpdir(), 'questwright-matrix-'));
    try {
      const [old, present] = [join(folder, 'before.yaml'), join(folder, 'after.yaml')];
      const report = join(folder, 'report.json');
      writeFileSync(old, before);
      writeFileSync(present, after);
      await redocly(['diff', old, present, '--format=json', '--fail-on=none', `-o=${report}`]);
      // Redocly of this version writes this shape.
      const { bump } = JSON.parse(readFileSync(report, 'utf8')) as { bump: string };
      return bump === 'none' ? 'nothing' : bump;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
