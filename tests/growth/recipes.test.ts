import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesOfAdvance, writeAdvance } from './advance.ts';
import { startMockHost, type MockHost } from './mock-host.ts';
import { advance, conditions } from './operations.ts';
import { addRarity, withRarity } from './rarity.ts';
import { addParts, SourceCopy } from './source-copy.ts';
import { partsOfPoisons } from './poisons.ts';

const gear = 'src/features/catalogue/kinds/gear.ts';
const page = 'src/features/dashboard/dashboard-page.tsx';
const tests = {
  'src/features/characters/advance-appears.test.tsx': 'advance-appears.test.tsx.txt',
  'src/features/dashboard/conditions-appear.test.tsx': 'conditions-appear.test.tsx.txt',
  'src/features/catalogue/poisons-appear.test.tsx': 'poisons-appear.test.tsx.txt',
};

const besideThis = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Adds a list of the conditions to the text of an existing page. */
const addConditions = (text: string) =>
  `import { useRuleConditionsInfinite } from '#src/generated/endpoints/rules/rules.ts';
${text.replace('<RecentCharacters />', '<RecentCharacters />\n      <Conditions />')}${besideThis('conditions-list.tsx.txt')}`;

// One copy has the changes of all recipes, because each check of a copy takes seconds.
const copy = new SourceCopy();
let filesOfField: string[];
let filesOfOperation: string[];
let filesOfWrite: string[];
let filesOfKind: string[];

beforeAll(async () => {
  filesOfField = copy.filesWrittenBy(() => {
    copy.editContract(addRarity);
    copy.write(gear, withRarity(copy.read(gear)));
  });
  filesOfOperation = copy.filesWrittenBy(() => {
    copy.editContract((contract) => addParts(contract, conditions));
    copy.writeAll('operation');
    copy.write(page, addConditions(copy.read(page)));
  });
  filesOfWrite = copy.filesWrittenBy(() => {
    copy.editContract((contract) => addParts(contract, advance));
    writeAdvance(copy);
  });
  filesOfKind = copy.filesWrittenBy(() => {
    copy.editContract((contract) => addParts(contract, partsOfPoisons(contract)));
    copy.writeAll('kind');
  });
  await copy.generate();
});
afterAll(() => copy.remove());

test('a new field needs changes of two files by hand', () => {
  expect(filesOfField).toEqual(['openapi.yaml', gear]);
});

test('an operation with handler, cases and component needs changes of four files by hand', () => {
  expect(filesOfOperation).toEqual([
    'backend/handlers/rules.ts',
    'openapi.yaml',
    page,
    'tests/contract/cases/rules.ts',
  ]);
});

test('an operation that writes, with handler, cases and component, needs changes of four files by hand', () => {
  expect(filesOfWrite).toEqual(filesOfAdvance);
});

test('a new kind needs changes of four files by hand', () => {
  expect(filesOfKind).toEqual([
    'backend/catalogue/kinds/poisons.ts',
    'backend/seed/srd/poisons.json',
    'openapi.yaml',
    'src/features/catalogue/kinds/poisons.ts',
  ]);
});

test('all other changes for a field, an operation and a kind are generated', () => {
  expect(copy.unexplained()).toEqual([]);
});

test('`npm run record-shapes` records the shapes of a new field and a new kind, and the tests of shapes pass', async () => {
  expect(await copy.recordShapes()).toMatch(/[1-9]\d* passed/);
  expect(copy.unexplained()).toEqual(['backend/db/stored-shapes.json']);
});

describe.concurrent('a copy with a new field, a new operation and a new kind', () => {
  let host: MockHost;

  beforeAll(async () => {
    for (const [file, source] of Object.entries(tests)) copy.write(file, besideThis(source));
    host = await startMockHost(copy.path);
    await host.signIn('odo');
  });
  afterAll(() => host.stop());

  test('has no type error', async () => {
    expect(await copy.checkTypes()).toBe('');
  });

  test('shows the operations and the kind in the app, and names the kind on the landing page', async () => {
    const files = [...Object.keys(tests), 'src/features/landing/landing-promises.test.tsx'];
    const names = 'new operation|poisons|names every kind';
    expect(await copy.vitest('components', ...files, '-t', names)).toMatch(/7 passed/);
  });

  test('passes the linter', async () => {
    expect(await copy.lintFindings()).toEqual([]);
  });

  test('passes dead-code detection', async () => {
    expect(await copy.deadCode()).toBe('');
  });

  test('passes our own lint rules of the contract', async () => {
    expect(await copy.contractFindings()).toEqual([]);
  });

  test('passes the contract cases of the operations, of the kind and of gear', async () => {
    const output = await copy.vitest(
      'contract',
      'tests/contract/memory.test.ts',
      'tests/contract/coverage.test.ts',
      '-t',
      'ruleConditions|characterAdvance|poison|gearCreate|gearUpdate|gearBulk|cover every operation',
    );
    expect(output).toMatch(/[1-9]\d* passed/);
  });

  test('answers the new operation with its handler', async () => {
    const { body } = await host.call('GET', '/api/rules/conditions');
    expect(body).toEqual({ items: [{ name: 'Prone', text: 'Crawl.' }], nextCursor: null });
  });

  test('answers the new write with its handler', async () => {
    const input = await host.call('POST', '/api/characters/create', {
      name: 'Ilse Varn',
      class: 'fighter',
      species: 'human',
      background: 'soldier',
      abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
      increases: [
        { ability: 'str', amount: 2 },
        { ability: 'con', amount: 1 },
      ],
    });
    const { characterId } = input.body as { readonly characterId: string };
    const path = `/api/characters/${characterId}/advance`;
    expect(await host.call('POST', path, { levels: 2 })).toMatchObject({
      status: 200,
      body: { characterId, level: 3, version: 2 },
    });
  });

  test('stores the new field, and answers with its default for items without it', async () => {
    const item = { name: 'Lantern of the Drowned', category: 'other', rarity: 'rare' };
    expect(await host.call('POST', '/api/gear/create', item)).toMatchObject({
      status: 201,
      body: { rarity: 'rare' },
    });
    const { body } = await host.call('GET', '/api/gear/2024%23acid');
    expect(body).toMatchObject({ name: 'Acid', rarity: 'common' });
    const wrong = { ...item, name: 'Another', rarity: 'unheard of' };
    expect(await host.call('POST', '/api/gear/create', wrong)).toMatchObject({
      status: 422,
      body: { fields: [{ path: '/rarity' }] },
    });
  });

  test('answers the seven operations of the new kind', async () => {
    const item = { name: 'Moon Venom', category: 'ingested', saveDc: 12 };
    const list = await host.call('GET', '/api/poisons/?sort=name');
    expect(list).toMatchObject({
      status: 200,
      body: {
        items: [{ name: 'Assassin’s Blood', saveDc: 10 }, { name: 'Serpent Venom' }],
        nextCursor: null,
      },
    });
    const sk = '2024%23moon-venom';
    expect(await host.call('POST', '/api/poisons/create', item)).toMatchObject({
      status: 201,
      body: { poisonSk: '2024#moon-venom', version: 1, ...item },
    });
    expect(await host.call('PUT', `/api/poisons/${sk}`, { ...item, saveDc: 13 })).toMatchObject({
      status: 200,
      body: { saveDc: 13, version: 2 },
    });
    expect((await host.call('GET', `/api/poisons/${sk}`)).body).toMatchObject({ saveDc: 13 });
    expect(await host.call('GET', `/api/poisons/${sk}/history`)).toMatchObject({
      status: 200,
      body: { items: [{ action: 'updated', before: { saveDc: 12 } }, { action: 'created' }] },
    });
    expect((await host.call('DELETE', `/api/poisons/${sk}`)).status).toBe(204);
    const operations = [{ action: 'create', item }, { action: 'explode' }];
    expect(await host.call('POST', '/api/poisons/bulk', { operations })).toMatchObject({
      status: 200,
      body: { counts: { created: 1, failed: 1 } },
    });
    expect(await host.call('POST', '/api/poisons/create', { ...item, saveDc: 31 })).toMatchObject({
      status: 422,
      body: { fields: [{ path: '/saveDc' }] },
    });
  });
});
