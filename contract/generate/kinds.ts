import { namesIn } from '#contract/json-schema.ts';
import { banner, type Contract } from './document.ts';

export interface KindRow {
  /** As in the paths of the API, in the store and in the addresses of the web app. */
  readonly kind: string;
  /** How its operationIds begin. */
  readonly prefix: string;
  /** The field that contains the key, and the path parameter. */
  readonly skField: string;
  /** The schemas of an item as it is read, as it is written, and of one operation among many. */
  readonly record: string;
  readonly input: string;
  readonly bulkOperation: string;
}

/** The noun that the operationIds of a tag begin with. */
export const nounOf = ({ document }: Contract, tag: string): string =>
  document.tags.find(({ name }) => name === tag)?.['x-noun'] ?? tag;

/** The kinds of the catalogue: what `CatalogueKind` lists. All else follows from the noun of the tag. */
export const kindsOf = (contract: Contract): KindRow[] =>
  namesIn(contract.document.components.schemas['CatalogueKind']?.['enum']).map((kind) => {
    const prefix = nounOf(contract, kind);
    const record = prefix.charAt(0).toUpperCase() + prefix.slice(1);
    return {
      kind,
      prefix,
      skField: `${prefix}Sk`,
      record,
      input: `${record}Input`,
      bulkOperation: `${record}BulkOperation`,
    };
  });

/** The table of kinds: everything that client, backend and mocks need to serve any kind. */
export function kindTable(contract: Contract): string {
  const kinds = kindsOf(contract);
  return [
    banner,
    `export const catalogueKinds = ${JSON.stringify(kinds.map(({ kind }) => kind))} as const;`,
    'export type CatalogueKind = (typeof catalogueKinds)[number];',
    '',
    'export const kindTable = {',
    ...kinds.map((row) => `  ${row.kind}: ${JSON.stringify(row)},`),
    '} as const satisfies Record<CatalogueKind, Readonly<Record<string, string>>>;',
    '',
  ].join('\n');
}

/**
 * The generated calls of each kind under the same names, so that the same code can use any kind.
 */
export function kindCalls(contract: Contract): string {
  const kinds = kindsOf(contract);
  const callsOf = ({ prefix, record }: KindRow) => ({
    listKey: `get${record}ListInfiniteQueryKey`,
    list: `${prefix}List`,
    itemKey: `get${record}GetQueryKey`,
    get: `${prefix}Get`,
    create: `${prefix}Create`,
    update: `${prefix}Update`,
    remove: `${prefix}Delete`,
    bulk: `${prefix}Bulk`,
    historyKey: `get${record}HistoryInfiniteQueryKey`,
    history: `${prefix}History`,
  });
  return [
    banner,
    ...kinds.map((row) => {
      const names = Object.values(callsOf(row)).join(', ');
      return `import { ${names} } from '../endpoints/${row.kind}/${row.kind}.ts';`;
    }),
    '',
    'export const kindCalls = {',
    ...kinds.map((row) => {
      const calls = Object.entries(callsOf(row)).map(([key, name]) => `${key}: ${name}`);
      return `  ${row.kind}: { ${calls.join(', ')} },`;
    }),
    '};',
    '',
  ].join('\n');
}
