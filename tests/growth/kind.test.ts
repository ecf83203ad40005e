import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMockHost, type MockHost } from './mock-host.ts';
import { addParts, SourceCopy, type ContractParts } from './source-copy.ts';

const copy = new SourceCopy();

afterAll(() => copy.remove());

const renamed = (text: string): string =>
  text.replaceAll('tools', 'spells').replaceAll('tool', 'spell').replaceAll('Tool', 'Spell');

/**
 * Copies the parts of the contract about tools, with other names and fields, as the recipe in
 * CONTRIBUTING.md says.
 */
function partsOfSpells({ paths, components }: ContractParts): ContractParts {
  const ofTools = (section: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(section)
        .filter(([name]) => /^\/api\/tools\/|^Tool(?!Utilize|Crafts)/.test(name))
        .map(([name, value]) => {
          const copied: unknown = JSON.parse(renamed(JSON.stringify(value)));
          return [renamed(name), asSpell(copied)];
        }),
    );
  return {
    tags: [{ name: 'spells', 'x-noun': 'spell', description: 'Catalogue: spells.' }],
    paths: ofTools(paths),
    components: {
      schemas: {
        ...ofTools(components.schemas),
        CatalogueKind: withSpells(components.schemas['CatalogueKind']),
        SpellCategory: { type: 'string', enum: ['abjuration', 'evocation', 'illusion'] },
        SpellLevel: { type: 'integer', minimum: 0, maximum: 9, default: 0 },
      },
      parameters: ofTools(components.parameters),
      examples: ofTools(components.examples),
    },
  };
}

function withSpells(kinds: unknown): unknown {
  // The generator of the kinds also reads the names from `enum`.
  const { enum: names, ...rest } = kinds as { readonly enum: readonly string[] };
  return { ...rest, enum: [...names, 'spells'] };
}

const fieldsOfTools = new Set(['ability', 'utilize', 'crafts']);

/** Removes the fields that only tools have from schemas and examples, and adds a level. */
function asSpell(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = value.filter((each) => !fieldsOfTools.has(String(each))).map(asSpell);
    return value.length === kept.length ? kept : [...kept, 'level'];
  }
  if (typeof value !== 'object' || value === null) {
    return value === 'other-spells' ? 'evocation' : value;
  }
  const entries = Object.entries(value).filter(([key]) => !fieldsOfTools.has(key));
  const item = Object.fromEntries(entries.map(([key, each]) => [key, asSpell(each)]));
  if (!('crafts' in value)) return item;
  const isExample = typeof item['name'] === 'string';
  return { ...item, level: isExample ? 3 : { $ref: '#/components/schemas/SpellLevel' } };
}

const screens = 'src/features/catalogue/spells-appear.test.tsx';
let host: MockHost;

beforeAll(async () => {
  copy.editContract((contract) => {
    addParts(contract, partsOfSpells(contract));
  });
  copy.writeAll('kind');
  await copy.generate();
  host = await startMockHost(copy.path);
  await host.signIn('odo');
});
afterAll(() => host.stop());

test('a new kind needs changes of four files by hand, and all other changes are generated', () => {
  expect([...copy.byHand].toSorted()).toEqual([
    'backend/catalogue/kinds/spells.ts',
    'backend/seed/srd/spells.json',
    'openapi.yaml',
    'src/features/catalogue/kinds/spells.ts',
  ]);
  expect(copy.unexplained()).toEqual([]);
});

test('a new kind causes no type error', async () => {
  expect(await copy.checkTypes()).toBe('');
});

test('the contract with a new kind passes our own lint rules', async () => {
  expect(await copy.contractFindings()).toEqual([]);
});

test('the linter and dead-code detection accept a new kind', async () => {
  expect(await copy.lintFindings()).toEqual([]);
  expect(await copy.deadCode()).toBe('');
});

test('`npm run record-shapes` records the shape of a new kind, and the tests of shapes pass', async () => {
  expect(await copy.recordShapes()).toMatch(/[1-9]\d* passed/);
  expect(copy.unexplained()).toEqual(['backend/db/stored-shapes.json']);
});

test('the mocks answer the seven operations of a new kind', async () => {
  const item = { name: 'Moonbeam', category: 'evocation', level: 2 };
  const list = await host.call('GET', '/api/spells/?sort=name');
  expect(list).toMatchObject({
    status: 200,
    body: { items: [{ name: 'Fireball', level: 3 }, { name: 'Shield' }], nextCursor: null },
  });
  const sk = '2024%23moonbeam';
  expect(await host.call('POST', '/api/spells/create', item)).toMatchObject({
    status: 201,
    body: { spellSk: '2024#moonbeam', version: 1, ...item },
  });
  expect(await host.call('PUT', `/api/spells/${sk}`, { ...item, level: 3 })).toMatchObject({
    status: 200,
    body: { level: 3, version: 2 },
  });
  expect((await host.call('GET', `/api/spells/${sk}`)).body).toMatchObject({ level: 3 });
  expect(await host.call('GET', `/api/spells/${sk}/history`)).toMatchObject({
    status: 200,
    body: { items: [{ action: 'updated', before: { level: 2 } }, { action: 'created' }] },
  });
  expect((await host.call('DELETE', `/api/spells/${sk}`)).status).toBe(204);
  const operations = [{ action: 'create', item }, { action: 'explode' }];
  expect(await host.call('POST', '/api/spells/bulk', { operations })).toMatchObject({
    status: 200,
    body: { counts: { created: 1, failed: 1 } },
  });
  expect(await host.call('POST', '/api/spells/create', { ...item, level: 10 })).toMatchObject({
    status: 422,
    body: { fields: [{ path: '/level' }] },
  });
});

test('the app shows a new kind', async () => {
  const text = readFileSync(join(import.meta.dirname, 'spells-appear.test.tsx.txt'), 'utf8');
  writeFileSync(join(copy.path, screens), text);
  const output = await copy.vitest('components', screens);
  expect(output).toMatch(/3 passed/);
});

test('a new kind passes the contract cases of its operations', async () => {
  const output = await copy.vitest('contract', 'tests/contract/memory.test.ts', '-t', 'spell');
  expect(output).toMatch(/[1-9]\d* passed/);
});
