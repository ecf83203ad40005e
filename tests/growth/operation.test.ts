import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startMockHost, type MockHost } from './mock-host.ts';
import { addParts, SourceCopy, type ContractParts } from './source-copy.ts';

const copy = new SourceCopy();
const path = '/api/rules/conditions';

afterAll(() => copy.remove());

const besideThis = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

// conditions.yaml has the same structure as openapi.yaml.
const added = parse(besideThis('conditions.yaml')) as ContractParts;

interface Page {
  readonly items: readonly { readonly name: string; readonly text: string }[];
  readonly nextCursor: string | null;
}

describe('an operation that is only in the contract', () => {
  let host: MockHost;

  beforeAll(async () => {
    copy.editContract((contract) => addParts(contract, added));
    await copy.generate();
    host = await startMockHost(copy.path);
  });
  afterAll(() => host.stop());

  test('needs a change of openapi.yaml only', () => {
    expect([...copy.byHand]).toEqual(['openapi.yaml']);
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
    await expect(copy.checkTypes()).rejects.toThrow(
      /^backend\/handlers\/all\.ts.*'ruleConditions' is missing/m,
    );
  });
});

const page = 'src/features/dashboard/dashboard-page.tsx';

/** Adds a list of the conditions to the text of an existing page. */
const addConditions = (text: string) =>
  `import { useRuleConditionsInfinite } from '#src/generated/endpoints/rules/rules.ts';
${text.replace('<NextSteps />', '<NextSteps />\n      <Conditions />')}${besideThis('conditions-list.tsx.txt')}`;

describe('an operation with handler, cases and component', () => {
  beforeAll(async () => {
    copy.writeAll('operation');
    copy.write(page, addConditions(copy.read(page)));
    await copy.generate();
  });

  test('needs changes of four files by hand', () => {
    expect([...copy.byHand].toSorted()).toEqual([
      'backend/handlers/rules.ts',
      'openapi.yaml',
      page,
      'tests/contract/cases/rules.ts',
    ]);
    expect(copy.unexplained()).toEqual([]);
  });

  test('has no type error', async () => {
    expect(await copy.checkTypes()).toBe('');
  });

  test('passes the linter and dead-code detection', async () => {
    expect(await copy.lintFindings()).toEqual([]);
    expect(await copy.deadCode()).toBe('');
  });

  test('is shown on the page', async () => {
    const file = 'src/features/dashboard/conditions-appear.test.tsx';
    writeFileSync(join(copy.path, file), besideThis('conditions-appear.test.tsx.txt'));
    expect(await copy.vitest('components', file)).toMatch(/1 passed/);
  });

  test('is answered by the handler', async () => {
    const host = await startMockHost(copy.path);
    await host.signIn('tomas');
    const { body } = await host.call('GET', path);
    await host.stop();
    expect(body).toEqual({ items: [{ name: 'Prone', text: 'Crawl.' }], nextCursor: null });
  });

  test('passes its cases', async () => {
    const output = await copy.vitest(
      'contract',
      'tests/contract/memory.test.ts',
      'tests/contract/coverage.test.ts',
      '-t',
      'ruleConditions|cover every operation',
    );
    expect(output).toMatch(/[1-9]\d* passed/);
  });
});
