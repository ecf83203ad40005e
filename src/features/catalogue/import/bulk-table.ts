import { parseCsv, unneutralise } from '../../../lib/csv.ts';
import type { Field } from '../field.ts';
import { firstErrorIn } from '../issues.ts';
import type { Kind } from '../kind.ts';
import type { FieldErrors, Values } from '../values.ts';

/** One row on its way into the catalogue; another object after every change. */
export interface BulkRow {
  id: string;
  values: Values;
  errors: FieldErrors;
  state:
    | { state: 'waiting' }
    | { state: 'sending' }
    | { state: 'created' }
    | { state: 'refused'; message: string };
}

export interface BulkTable {
  rows: BulkRow[];
  /** The fields that the table has columns for, in its order. */
  fields: Field[];
  /** Headers that belong to no field; their cells are left out, and it is said. */
  ignored: string[];
}

/** Headers that an export writes beside the fields. */
const exportHeaders = new Set(['key', 'version', 'attribution']);

const fold = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function fieldByHeader(fields: readonly Field[]): Map<string, Field> {
  const names = new Map<string, Field>();
  // Keys and labels before aliases: an alias never takes a column from the field of that name.
  for (const field of fields) {
    for (const name of [field.key, field.label]) names.set(fold(name), field);
  }
  for (const field of fields) {
    for (const alias of field.options.aliases ?? []) {
      if (!names.has(fold(alias))) names.set(fold(alias), field);
    }
  }
  return names;
}

export type ReadTable = { ok: true; table: BulkTable } | { ok: false; message: string };

/** Reads a pasted table; the first row names the columns. Rows with errors come along as they are. */
export function readTable(kind: Kind, text: string): ReadTable {
  const [header, ...lines] = parseCsv(text);
  if (header === undefined) return { ok: false, message: 'There is nothing to read yet.' };
  const names = fieldByHeader(kind.fields);
  const taken = new Set<Field>();
  const columns = header.map((title) => {
    const field = names.get(fold(title));
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
  const needed = kind.fields.filter(({ key }) => key === 'name');
  const missing = needed.filter((field) => !taken.has(field));
  if (missing.length > 0) {
    return {
      ok: false,
      message: `The first row has to name the columns, and one of them is ${missing.map(({ label }) => label).join(', ')}.`,
    };
  }
  if (lines.length === 0) {
    return { ok: false, message: 'There are column names, and no rows under them.' };
  }
  const width = columns.length;
  const overlong = lines.findIndex((cells) =>
    cells.slice(width).some((cell) => cell.trim() !== ''),
  );
  if (overlong !== -1) {
    return {
      ok: false,
      message: `Row ${overlong + 2} has more cells than there are column names. Is a separator in a text without quotes?`,
    };
  }
  const rows = lines.map((cells, index) => {
    const values = { ...kind.emptyValues };
    columns.forEach((field, place) => {
      const cell = unneutralise(cells[place] ?? '');
      // A blank cell leaves what a new item starts with.
      if (field !== undefined && cell.trim() !== '') values[field.key] = field.read(cell);
    });
    return bulkRow(kind, String(index + 2), values);
  });
  return {
    ok: true,
    table: {
      rows,
      fields: [
        ...columns.filter((field) => field !== undefined),
        // A field without a column that needs one, so that it can be filled in.
        ...kind.fields.filter(
          (field) =>
            !taken.has(field) &&
            rows.some(({ errors }) => firstErrorIn(errors, field.key) !== undefined),
        ),
      ],
      ignored: header.filter(
        (title, place) =>
          columns[place] === undefined && title.trim() !== '' && !exportHeaders.has(fold(title)),
      ),
    },
  };
}

export function bulkRow(kind: Kind, id: string, values: Values): BulkRow {
  const check = kind.check(values);
  return { id, values, errors: check.ok ? {} : check.errors, state: { state: 'waiting' } };
}

export const isReady = ({ errors, state }: BulkRow): boolean =>
  Object.keys(errors).length === 0 && state.state !== 'created' && state.state !== 'sending';
