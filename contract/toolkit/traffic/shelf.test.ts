import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultNames, faults, type FaultName } from '../matrix/faults.ts';
import { startShelf } from '../matrix/start-shelf.ts';
import type { JudgeOptions } from './judge.ts';
import { misuseShelf, visitShelf } from './testing/shelf-client.ts';
import { watched } from './testing/watched.ts';

const contract = join(import.meta.dirname, '../matrix/shelf.yaml');

async function judged(
  fault: FaultName | null,
  client: (url: string) => Promise<void>,
  options: Partial<JudgeOptions> = {},
) {
  const shelf = await startShelf(fault);
  try {
    return (await watched(shelf.url, { contract, options }, client)).judge;
  } finally {
    await shelf.stop();
  }
}

/** Faults that only an active check finds: what is stored, who may do what, and what no client of ours sends. */
const unseen = new Set<FaultName>([]);

/** Rules that `conform` has under other names, because it sends the requests by itself. */
const namesOf = (fault: FaultName): readonly string[] => faults[fault];

describe('traffic through the proxy', () => {
  it('has no finding for a good client and a correct backend', async () => {
    const judge = await judged(null, visitShelf);
    expect(judge.findings).toEqual([]);
    expect(judge.judged).toBeGreaterThan(15);
    const called = judge.coverage.rows().filter(({ kind }) => kind === 'operation');
    expect(called.every(({ times }) => times > 0)).toBe(true);
  });

  it('has no finding about a correct backend that refuses what a bad client sends', async () => {
    const judge = await judged(null, misuseShelf, { only: ['backend'] });
    expect(judge.findings).toEqual([]);
  });

  it('names what a bad client sends', async () => {
    const judge = await judged(null, misuseShelf, { only: ['client'] });
    const rules = new Set(judge.findings.map(({ rule }) => rule));
    expect(rules).toEqual(
      new Set([
        'request_content_type_conformance',
        'request_headers_conformance',
        'request_parameters_conformance',
        'request_schema_conformance',
      ]),
    );
  });

  it.each(faultNames.filter((name) => !unseen.has(name)))('names the fault: %s', async (fault) => {
    const both = async (url: string): Promise<void> => {
      await visitShelf(url);
      await misuseShelf(url);
    };
    const { findings } = await judged(fault, both, { only: ['backend'] });
    const rules = findings.map(({ rule }) => rule);
    expect(rules.filter((rule) => namesOf(fault).includes(rule))).not.toEqual([]);
  });
});
