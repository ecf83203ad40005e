import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse as parseYaml, stringify } from 'yaml';
import { isSchema } from '#contract/json-schema.ts';
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
  /** The judgement of each pair, such as `breaking`, by the rule of the pair. */
  readonly says: (pairs: readonly BreakingPair[]) => Promise<Readonly<Record<string, string>>>;
}

const read = (text: string): ReturnType<typeof apiOf> =>
  apiOf(parse({ name: 'openapi.yaml', text }));

function severityIn({ rule, before, after, deprecationDays }: BreakingPair): string {
  const findings = compareContracts(read(before), read(after), today, deprecationDays);
  return findings.find((finding) => finding.rule === rule)?.severity ?? 'nothing';
}

export const ourBreaking: BreakingJudge = {
  name: 'breaking',
  version: oursVersion,
  says: async (pairs) => Object.fromEntries(pairs.map((pair) => [pair.rule, severityIn(pair)])),
};

/** The paths and webhooks of a contract under names that begin with those of its pair. */
function renamed(text: string, index: number): Record<'paths' | 'webhooks', object> {
  const document: unknown = parseYaml(text);
  const under = (key: string): object => {
    const part = isSchema(document) ? document[key] : undefined;
    return Object.fromEntries(
      Object.entries(isSchema(part) ? part : {}).map(([name, value]) => [
        `/pair-${index}${name.startsWith('/') ? '' : '/'}${name}`,
        value,
      ]),
    );
  };
  return { paths: under('paths'), webhooks: under('webhooks') };
}

/** One contract with the contracts of all pairs, because a start of Redocly takes longer than its comparison. */
function joined(texts: readonly string[]): string {
  const parts = texts.map(renamed);
  const all = (key: 'paths' | 'webhooks'): object =>
    Object.fromEntries(parts.flatMap((part) => Object.entries(part[key] ?? {})));
  return stringify(
    {
      openapi: '3.1.0',
      info: { title: 'Pairs', version: '1.0.0' },
      paths: all('paths'),
      webhooks: all('webhooks'),
    },
    { aliasDuplicateObjects: false },
  );
}

const impacts = ['none', 'patch', 'minor', 'major'] as const;

interface DiffReport {
  readonly changes: readonly {
    /** A pointer to what has changed. */
    readonly path: string;
    readonly impact: (typeof impacts)[number];
  }[];
}

async function diffOf(before: string, after: string): Promise<DiffReport> {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-matrix-'));
  try {
    const [old, present] = [join(folder, 'before.yaml'), join(folder, 'after.yaml')];
    const report = join(folder, 'report.json');
    writeFileSync(old, before);
    writeFileSync(present, after);
    await redocly(folder, [
      'diff',
      old,
      present,
      '--format=json',
      '--fail-on=none',
      `-o=${report}`,
    ]);
    // Redocly of this version writes this shape.
    return JSON.parse(readFileSync(report, 'utf8')) as DiffReport;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const redoclyDiff: BreakingJudge = {
  name: 'Redocly diff',
  version: redoclyVersion,
  says: async (pairs) => {
    const { changes } = await diffOf(
      joined(pairs.map(({ before }) => before)),
      joined(pairs.map(({ after }) => after)),
    );
    const levels = pairs.map(() => 0);
    for (const { path, impact } of changes) {
      const index = Number(/~1pair-(\d+)~1/.exec(path)?.[1]);
      levels[index] = Math.max(levels[index] ?? 0, impacts.indexOf(impact));
    }
    return Object.fromEntries(
      pairs.map(({ rule }, index) => {
        const impact = impacts[levels[index] ?? 0] ?? 'none';
        return [rule, impact === 'none' ? 'nothing' : impact];
      }),
    );
  },
};
