import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conditions } from './conditions.ts';
import { startMockHost, type MockHost } from './mock-host.ts';
import { addParts, SourceCopy } from './source-copy.ts';

const path = '/api/rules/conditions';

interface Page {
  readonly items: readonly { readonly name: string; readonly text: string }[];
  readonly nextCursor: string | null;
}

describe('an operation that is only in the contract', () => {
  const copy = new SourceCopy();
  let files: string[];
  let host: MockHost;

  beforeAll(async () => {
    files = copy.filesWrittenBy(() =>
      copy.editContract((contract) => addParts(contract, conditions)),
    );
    await copy.generate();
    host = await startMockHost(copy.path);
  });
  afterAll(async () => {
    await host.stop();
    copy.remove();
  });

  test('needs a change of openapi.yaml only', () => {
    expect(files).toEqual(['openapi.yaml']);
    expect(copy.unexplained()).toEqual([]);
  });

  test('passes our own lint rules of the contract', async () => {
    expect(await copy.contractFindings()).toEqual([]);
  });

  test('answers 401 to a guest', async () => {
    expect(await host.call('GET', path)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  });

  test('returns more than 25 items in pages of at most 25', async () => {
    await host.signIn('tomas');
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const next: string = cursor === null ? '' : `&nextCursor=${encodeURIComponent(cursor)}`;
      const { status, body } = await host.call('GET', `${path}?pageSize=25${next}`);
      expect(status).toBe(200);
      // The mocks validate their answers with the contract.
      const page = body as Page;
      expect(page.items.length).toBeLessThanOrEqual(25);
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen.length).toBeGreaterThan(25);
  });

  test('refuses parameters and methods that the contract does not have', async () => {
    expect(await host.call('GET', `${path}?pageSize=0`)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', fields: [{ path: 'query/pageSize' }] },
    });
    expect((await host.call('GET', `${path}?surprise=1`)).status).toBe(422);
    const { status, headers } = await host.call('POST', path, {});
    expect(status).toBe(405);
    expect(headers.get('allow')).toContain('GET');
  });

  test('is a type error until it has a handler', async () => {
    await expect(copy.checkTypes('backend')).rejects.toThrow(
      /^backend\/handlers\/all\.ts.*'ruleConditions' is missing/m,
    );
  });
});
