import { attributionChanges, attributions } from '#src/lib/attribution.ts';
import { writeCsv } from '#src/lib/csv.ts';
import type { Field } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { UnreadableText, type Values } from '../values.ts';

/** A row to export: an item, or a new row without a key. */
export interface ExportRow {
  sk: string | null;
  version: number | null;
  values: Values;
}

/** Writes a file in pieces, because writing many rows in one task blocks the page. */
export interface FileWriter {
  start: () => string;
  rows: (rows: readonly ExportRow[]) => string;
  end: () => string;
}

const attributionBySource = new Map(attributions.map((each) => [each.source, each]));

const statementOf = (source: string): string | undefined => {
  const found = attributionBySource.get(source);
  return found && `${found.statement} ${attributionChanges}`;
};

/**
 * Makes the function that writes the attribution of a row. The first row of a source gets the full
 * statement, the other rows of the source get its name and the licence.
 */
function makeAttributionWriter() {
  const statedSources = new Set<unknown>();
  return (source: unknown): string => {
    const statement = typeof source === 'string' ? statementOf(source) : undefined;
    if (statement === undefined) return '';
    if (statedSources.has(source)) return `${String(source)}, CC-BY-4.0`;
    statedSources.add(source);
    return statement;
  };
}

/**
 * The headers are the field names of the contract, `key` and `version`, so that an import
 * recognizes the columns. The attribution is a column, because a comment line would break the
 * table.
 */
function csvWriter(fields: readonly Field[]): FileWriter {
  const attributionOf = makeAttributionWriter();
  return {
    // Without the byte order mark, Excel does not read the file as UTF-8.
    start: () =>
      `\uFEFF${writeCsv([['key', 'version', ...fields.map(({ key }) => key), 'attribution']])}`,
    rows: (rows) =>
      writeCsv(
        rows.map(({ sk, version, values }) => [
          sk ?? '',
          version === null ? '' : String(version),
          ...fields.map(({ key, text }) => text(values[key])),
          attributionOf(values['source']),
        ]),
      ),
    end: () => '',
  };
}

/** A text that could not be read is exported as it was typed. */
const asTyped = (value: unknown): unknown => (value instanceof UnreadableText ? value.text : value);

/** Writes one item on each line, with the field names and values of the contract. */
function jsonWriter(
  { slug, skField }: Pick<KindDefinition, 'slug' | 'skField'>,
  fields: readonly Field[],
): FileWriter {
  const sources = new Set<string>();
  let separator = '\n';
  const lineOf = ({ sk, version, values }: ExportRow): string => {
    const { source } = values;
    if (typeof source === 'string') sources.add(source);
    const line = JSON.stringify({
      ...(sk !== null && { [skField]: sk }),
      ...Object.fromEntries(fields.map(({ key }) => [key, asTyped(values[key])])),
      ...(version !== null && { version }),
    });
    const lineText = separator + line;
    separator = ',\n';
    return lineText;
  };
  return {
    start: () => `{\n"kind": ${JSON.stringify(slug)},\n"items": [`,
    rows: (rows) => rows.map(lineOf).join(''),
    end: () => {
      const statements = [...sources].flatMap((source) => statementOf(source) ?? []);
      return `\n],\n"attribution": ${JSON.stringify(statements)}\n}\n`;
    },
  };
}

export const formats = {
  csv: {
    name: 'CSV',
    hint: 'For spreadsheets. Cells that would run as a formula are written as text.',
    type: 'text/csv;charset=utf-8',
    writer: (_kind: KindDefinition, fields: readonly Field[]) => csvWriter(fields),
  },
  json: {
    name: 'JSON',
    hint: 'For programs: every value as the contract has it.',
    type: 'application/json',
    writer: jsonWriter,
  },
} as const;

export type ExportFormat = keyof typeof formats;

/** Writes a whole file as one text. */
export function exportText(
  format: ExportFormat,
  kind: KindDefinition,
  rows: readonly ExportRow[],
  fields: readonly Field[] = kind.fields,
): string {
  const writer = formats[format].writer(kind, fields);
  return writer.start() + writer.rows(rows) + writer.end();
}
