import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faults, type FaultName } from '../matrix/faults.ts';
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

/** One fault of each sort that the responses to these clients can show; only `conform` finds the others. */
const visibleFaults = [
  'create answers 200',
  'missing ETag of a book',
  'ETag without quotation marks',
  'title missing in a book',
  'further property in the list',
  'genre outside of the enum',
  'problem as text',
  'book as text/html',
  'book without content type',
  'broken JSON of the report',
  'bytes that are not UTF-8',
  'content type with 204',
  'second delete fails',
  'empty title is accepted',
  'limit of 0 is accepted',
  'long Idempotency-Key is accepted',
  'any content type is accepted',
  'half a JSON is accepted',
  'longest title is refused',
  'longest title breaks',
  'session is ignored on reading',
  'CSRF token is not required',
  'session cookie without HttpOnly',
  '405 without Allow',
  'never answers one request',
] as const satisfies readonly FaultName[];

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

  it('has a finding for each sort of wrong request of a bad client', async () => {
    const judge = await judged(null, misuseShelf, { only: ['client'] });
    const rules = new Set(judge.findings.map(({ rule }) => rule));
    expect(rules).toEqual(
      new Set([
        'request_content_type_conformance',
        'request_headers_conformance',
        'request_parameters_conformance',
        'request_schema_conformance',
        'undeclared_operation',
      ]),
    );
  });

  it.each(visibleFaults)('has a finding for the fault: %s', async (fault) => {
    const both = async (url: string): Promise<void> => {
      await visitShelf(url);
      await misuseShelf(url);
    };
    const { findings } = await judged(fault, both, { only: ['backend'] });
    const rules = findings.map(({ rule }) => rule);
    const expected: readonly string[] = faults[fault];
    expect(rules.filter((rule) => expected.includes(rule))).not.toEqual([]);
  });
});
