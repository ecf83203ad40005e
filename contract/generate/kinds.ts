import { namesIn } from '#contract/json-schema.ts';
import { banner, type Contract } from './document.ts';

export interface KindRow {
  /** The name in the paths of the API, in the database and in the addresses of the web app. */
  readonly kind: string;
  /** The beginning of the kind's operationIds. */
  readonly prefix: string;
  /** The field with the key, which is also the name of the path parameter. */
  readonly skField: string;
  /** The names of the schemas: the record, its input, and one bulk operation. */
  readonly record: string;
  readonly input: string;
  readonly bulkOperation: string;
}

/** The noun at the beginning of a tag's operationIds. */
export const nounOf = ({ document }: Contract, tag: string): string =>
  document.tags.find(({ name }) => name === tag)?.['x-noun'] ?? tag;

/** The kinds that `CatalogueKind` lists. All other names are derived from the noun of the tag. */
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

/**
 * Returns the text of the generated module with `kindTable`: the names by which the code for all
 * kinds finds the schemas, fields and operations of one kind.
 */
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
 * Returns the text of the generated module with `kindCalls`. It gives the functions of each kind the
 * same names (`toolList` and `armorList` are both `list`), so that the same code works for any kind.
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
