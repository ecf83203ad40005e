import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { contractLimits } from './contract-limits.ts';
import { banner, type Contract } from './document.ts';
import { entryLimits } from './entry-limits.ts';
import { kindsOf, type KindRow } from './kinds.ts';
import type { SourceFile } from './trees.ts';

/**
 * The generated files outside of src/generated: lists of the modules of all kinds or tags, and limits. They import only modules that exist, so that the mocks can start before all
 * handlers are written. Until every kind and operation has its module, these files have type errors.
 */
export function indexFiles(contract: Contract, root = '.'): Promise<SourceFile[]> {
  const exists = (path: string) => existsSync(join(root, path));
  const kindsIn = (folder: string) =>
    kindsOf(contract).filter(({ kind }) => exists(`${folder}/${kind}.ts`));
  const screens = kindsIn('src/features/catalogue/kinds');
  const kinds = kindsIn('backend/catalogue/kinds');
  const files = [
    ['src/features/catalogue/kinds/definitions.ts', definitions(screens)],
    ['backend/catalogue/kinds/all.ts', backendKinds(kinds)],
    ['backend/handlers/catalogue.ts', catalogueHandlers(kinds)],
    ['backend/handlers/all.ts', allHandlers(contract, exists)],
    ['tests/contract/cases/all.ts', allCases(join(root, 'tests/contract/cases'))],
    ['src/lib/contract-limits.ts', contractLimits(contract)],
    ['src/lib/entries/entry-limits.ts', entryLimits(contract)],
  ];
  return Promise.all(
    files.map(async ([path = '', text = '']) => ({ path, text: await formatted(path, text) })),
  );
}

const names = (kinds: readonly KindRow[]) => kinds.map(({ kind }) => kind).join(', ');

const imports = (kinds: readonly KindRow[], folder: string) =>
  kinds.map(({ kind }) => `import { ${kind} } from '${folder}/${kind}.ts';`).join('\n');

const definitions = (kinds: readonly KindRow[]) => `${banner}
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { KindDefinition } from '../kind.ts';
${imports(kinds, '.')}

/** The definitions of all kinds. The worker of the import loads them; they call no operation. */
export const definitions = { ${names(kinds)} } satisfies Record<CatalogueKind, KindDefinition>;
`;

const backendKinds = (kinds: readonly KindRow[]) => `${banner}
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { Definition } from '../definition.ts';
${imports(kinds, '.')}

export const kinds = { ${names(kinds)} } satisfies {
  readonly [K in CatalogueKind]: Definition<K>;
};
`;

/**
 * Writes the seven operations of each kind with their full names, so that a text search finds them.
 */
const catalogueHandlers = (kinds: readonly KindRow[]) => `${banner}
import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import { createItem, deleteItem, getItem, updateItem } from '#backend/catalogue/answers.ts';
import { bulk } from '#backend/catalogue/bulk.ts';
import { historyOf } from '#backend/catalogue/history.ts';
${imports(kinds, '#backend/catalogue/kinds')}
import { listItems } from '#backend/catalogue/list.ts';
import type { RequestContext } from '#backend/context.ts';

type CatalogueOperation = OperationsOfTag<${kinds.map(({ kind }) => `'${kind}'`).join(' | ')}>;

export const catalogue: Handlers<RequestContext, CatalogueOperation> = {
${kinds.map(handlersOfKind).join('\n')}
};
`;

const handlersOfKind = ({ kind, prefix, skField }: KindRow) => `
  ${prefix}List: ({ db }, { params }) => listItems(db, ${kind}, params),
  ${prefix}Create: (context, { params, body }) =>
    createItem(context, ${kind}, body, params.idempotencyKey),
  ${prefix}Bulk: (context, { params, body }) => bulk(context, ${kind}, body, params.idempotencyKey),
  ${prefix}Get: (context, { params }) => getItem(context, ${kind}, params.${skField}),
  ${prefix}History: ({ db }, { params }) => historyOf(db, ${kind}, params.${skField}, params),
  ${prefix}Update: (context, { params, body }) => updateItem(context, ${kind}, params.${skField}, body, params.ifMatch),
  ${prefix}Delete: (context, { params }) => deleteItem(context, ${kind}, params.${skField}, params.ifMatch),`;

/** Imports the file of each tag, which has the tag's name and exports the handlers under that name. */
function allHandlers(contract: Contract, exists: (path: string) => boolean): string {
  const kinds = new Set(kindsOf(contract).map(({ kind }) => kind));
  const tags = contract.document.tags
    .map(({ name }) => name)
    .filter((tag) => !kinds.has(tag) && exists(`backend/handlers/${tag}.ts`));
  const modules = [...tags, 'catalogue'].toSorted();
  return `${banner}
import type { Handlers } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
${modules.map((name) => `import { ${camelCase(name)} } from './${name}.ts';`).join('\n')}

/** Every operation of the contract; one that is missing here is a type error. */
export const handlers = {
${modules.map((name) => `  ...${camelCase(name)},`).join('\n')}
} satisfies Handlers<RequestContext>;
`;
}

/** Writes a list of the files in the folder that export `cases`. */
function allCases(folder: string): string {
  const modules = readdirSync(folder)
    .filter((file) => /^export const cases\b/m.test(readFileSync(join(folder, file), 'utf8')))
    .filter((file) => file !== 'all.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted();
  const localName = (name: string) => `${camelCase(name)}Cases`;
  return `${banner}
import type { ContractCase } from '../case.ts';
${modules.map((name) => `import { cases as ${localName(name)} } from './${name}.ts';`).join('\n')}

/** What every backend of this contract must do. */
export const cases: readonly ContractCase[] = [
${modules.map((name) => `  ...${localName(name)},`).join('\n')}
];
`;
}

const camelCase = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

async function formatted(path: string, text: string): Promise<string> {
  // The file has the form that its schema says.
  const { ignorePatterns: _, ...options } = JSON.parse(
    readFileSync('.oxfmtrc.json', 'utf8'),
  ) as FormatConfig & { readonly ignorePatterns?: unknown };
  const { code, errors } = await format(path, text, options);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be formatted: ${error.message}`);
  return code;
}
