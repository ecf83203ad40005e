import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adaptToRuntime } from './adapt.ts';
import { completeExamples } from './complete-examples.ts';
import { documentOf, readContract } from './document.ts';
import { documentOfSchemas } from './named-schemas.ts';
import { operationTable } from './operation-table.ts';
import { operationTypes } from './operation-types.ts';
import { exportsImportedBy, importsOf, prune } from './prune.ts';
import { compareTrees, applyDifferences } from './trees.ts';

const tree = (files: Readonly<Record<string, string>>) => {
  const root = mkdtempSync(join(tmpdir(), 'tree-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
};

describe('the comparison of generated files with committed ones', () => {
  const filesIn = (root: string, files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([name, text]) => ({ path: `${root}/${name}`, text }));

  it('finds no difference between equal trees', () => {
    const root = tree({ 'a/b.ts': '1' });
    expect(compareTrees(filesIn(root, { 'a/b.ts': '1' }), root)).toEqual([]);
  });

  it('names every file that is missing, superfluous or different, and corrects it', () => {
    const root = tree({ 'same.ts': '1', 'edited.ts': '2', 'old.ts': '' });
    const wanted = filesIn(root, { 'in/new.ts': '', 'same.ts': '1', 'edited.ts': '1' });
    const differences = compareTrees(wanted, root);
    expect(differences.map(({ what, path }) => `${what} ${path.slice(root.length + 1)}`)).toEqual([
      'different edited.ts',
      'missing in/new.ts',
      'left over old.ts',
    ]);
    applyDifferences(differences);
    expect(compareTrees(wanted, root)).toEqual([]);
  });
});

describe('the output for the runtime', () => {
  it('imports index files by name', () => {
    expect(adaptToRuntime("} from '../../model';")).toBe("} from '../../model/index.ts';");
    expect(adaptToRuntime("} from './gear.faker.ts';")).toBe("} from './gear.faker.ts';");
  });
});

describe('the pruned output', () => {
  const api = 'src/generated/endpoints/gear.ts';
  const model = 'src/generated/model/gear.ts';
  const index = 'src/generated/model/index.ts';
  const files = [
    {
      path: api,
      text: [
        "import type { Gear, Tool } from '../model/index.ts';",
        "import { http } from '#src/api/http.ts';",
        "export const getUrl = () => '/gear';",
        '/** Get it. */',
        'export const gear = () => http<Gear>(getUrl());',
        'export const tool = () => http<Tool>(getUrl());',
      ].join('\n'),
    },
    { path: model, text: 'export type Gear = string;' },
    { path: 'src/generated/model/tool.ts', text: 'export type Tool = string;' },
    { path: index, text: "export * from './gear.ts';\nexport * from './tool.ts';" },
  ];
  const pruneFor = (text: string) => {
    const pruned = prune(files, exportsImportedBy({ path: 'src/app.ts', text }));
    return new Map(pruned.map((file) => [file.path, file.text]));
  };

  it('has only the exports that the app imports and their dependencies', () => {
    const result = pruneFor("import { gear } from '#src/generated/endpoints/gear.ts';");
    expect([...result.keys()].toSorted()).toEqual([api, model, index]);
    expect(result.get(index)).toBe("export * from './gear.ts';\n");
    expect(result.get(api)).toBe(
      [
        "import type { Gear } from '../model/index.ts';",
        "import { http } from '#src/api/http.ts';",
        '',
        "const getUrl = () => '/gear';",
        '',
        '/** Get it. */',
        'export const gear = () => http<Gear>(getUrl());',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [
      'import() with a name',
      "import('#src/generated/model/index.ts').then(({ Tool }) => Tool)",
      ['Tool'],
    ],
    ['import * as', "import * as all from '#src/generated/model/index.ts'", ['Gear', 'Tool']],
    ['import() without names', "import('#src/generated/model/index.ts')", ['Gear', 'Tool']],
  ])('has the exports that the app gets by %s', (_, text, names) => {
    const exported = [...pruneFor(text).values()].join('').match(/(?<=export type )\w+/g);
    expect(exported?.toSorted()).toEqual(names);
  });
});

it('the output has no export that only a test imports', () => {
  const from = "from '#src/generated/model.ts';";
  const path = 'src/generated/model.ts';
  const sources = tree({
    'app.ts': `import { used } ${from}`,
    'app.test.ts': `import { tested } ${from}`,
  });
  const output = [{ path, text: 'export const used = 1;\nexport const tested = 2;' }];
  const [pruned] = prune(output, importsOf([sources]));
  expect(pruned).toEqual({ path, text: '\nexport const used = 1;\n' });
});

describe('the document for validators', () => {
  const { document } = readContract('openapi.yaml');

  it('has the named schemas after those that they refer to, and no others', () => {
    const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const schemas = {
      Lamp: { properties: { oil: reference('Oil'), next: reference('Lamp') } },
      Room: { properties: { lamp: reference('Lamp') } },
      Oil: { type: 'string' },
      Other: reference('Oil'),
    };
    const components = { ...document.components, schemas };
    const { Oil, Lamp } = schemas;
    const reduced = documentOfSchemas({ ...document, components }, ['Lamp']);
    expect(JSON.stringify(reduced)).toContain(JSON.stringify({ schemas: { Oil, Lamp } }));
  });

  it('is the whole one if something else than a schema is imported', () => {
    expect(documentOfSchemas(document, ['GearInput', 'EmailMax'])).toBeNull();
  });
});

describe('the operation table', () => {
  const contract = readContract('openapi.yaml');

  it('is the same on every run', () => {
    expect(operationTable(contract)).toBe(operationTable(readContract('openapi.yaml')));
  });

  it('has a row and a type for every operation', () => {
    const table = operationTable(contract);
    const types = operationTypes(contract);
    for (const { operation } of contract.operations) {
      expect(table).toContain(`\n  ${operation.operationId}: {`);
      expect(types).toContain(`\n  ${operation.operationId}: {`);
    }
  });
});

describe('a contract that is not YAML', () => {
  it('is refused with the line of the error', () => {
    expect(documentOf('paths:\n  /a: {}\n  /b: {}\n')).toEqual({ paths: { '/a': {}, '/b': {} } });
    expect(() => documentOf('paths:\n  /a: {}\n  /a: {}\n')).toThrow(
      /^openapi\.yaml cannot be read\. Map keys must be unique at line 3/,
    );
  });
});

describe('the examples of the contract', () => {
  it('get a new required field of tools, with its default, in all three examples with a tool', () => {
    const withField = readFileSync('openapi.yaml', 'utf8')
      .replaceAll(
        "ability: { $ref: '#/components/schemas/OptionalAbility' }",
        "ability: { $ref: '#/components/schemas/OptionalAbility' }\n        smell: { type: string, maxLength: 9, default: none }",
      )
      .replace('weightLb, ability, utilize', 'weightLb, ability, smell, utilize');
    const completed = completeExamples(withField);
    expect(completed.length - withField.length).toBe(3 * ', smell: none'.length);
    expect(completed.replaceAll(', smell: none', '')).toBe(withField);
  });
});
