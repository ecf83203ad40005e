import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { ValuesCheck } from '../check-values.ts';
import type { Field } from '../field.ts';
import { firstErrorIn } from '../issues.ts';
import type { Kind } from '../kind.ts';
import { type FieldErrors, UnreadableText, type Values } from '../values.ts';
import type { Patch } from './commands.ts';
import { noErrors } from './draft.ts';
import { fieldsByKey, isBlankValue, readTexts } from './read-texts.ts';
import type { GridRow } from './rows.ts';
import { runThrough, type Work } from './slices.ts';

/** One change of one field in many rows. */
export type BulkChange =
  | { field: string; how: 'set' | 'include' | 'exclude'; text: string }
  | { field: string; how: 'clear' }
  | { field: string; how: 'multiply' | 'add'; by: number };

export interface ChangedCell {
  field: string;
  before: string;
  after: string;
  error?: string;
}

/** The effect of a bulk change on one row. */
export interface PlannedRow {
  row: GridRow;
  /** The new values of the changed fields. */
  to: Values;
  /** The errors of the changed fields. */
  errors: FieldErrors;
}

export interface BulkPlan {
  patches: Patch[];
  validRows: PlannedRow[];
  /** Rows in which a changed field has an error; they cannot be saved before they are fixed. */
  invalidRows: PlannedRow[];
  errors: number;
  /** The number of rows that were checked so far. */
  checkedRows: number;
}

export const emptyPlan = (): BulkPlan => ({
  patches: [],
  validRows: [],
  invalidRows: [],
  errors: 0,
  checkedRows: 0,
});

export const rowsIn = ({ validRows, invalidRows }: BulkPlan): number =>
  validRows.length + invalidRows.length;

/** Computes the new value of the field, and of other fields that the same text sets. */
type ComputeValues = (row: Values) => Values;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const has = (list: readonly unknown[], wanted: unknown): boolean =>
  list.some((each) => sameValue(each, wanted));

function withArithmetic(
  change: Extract<BulkChange, { by: number }>,
  { key, type }: Field,
): ComputeValues {
  const { arithmetic } = type;
  return ({ [key]: value }) =>
    arithmetic === undefined || isBlankValue(value) || value instanceof UnreadableText
      ? {}
      : { [key]: arithmetic[change.how](value, change.by) };
}

function computeFor(
  change: BulkChange,
  field: Field,
  read: (text: string, row: Values) => Values,
): ComputeValues {
  if ('by' in change) return withArithmetic(change, field);
  const { key } = field;
  const { how } = change;
  const text = 'text' in change ? change.text : '';
  return (row) => {
    const newValues = read(text, row);
    const newValue = newValues[key];
    if (how === 'set' || how === 'clear' || newValue instanceof UnreadableText) return newValues;
    const present = listOf(row[key]);
    const wanted = listOf(newValue);
    if (how === 'exclude') return { [key]: present.filter((each) => !has(wanted, each)) };
    const more = wanted.filter((each) => !has(present, each));
    if (more.length === 0) return {};
    // The list is converted to text and read again, because reading sorts its entries.
    return { ...newValues, [key]: read(field.text([...present, ...more]), row)[key] };
  };
}

/** Reads each text only once per field and edition, because many rows get the same text. */
function readOnce(textFields: Parameters<typeof readTexts>[1]) {
  const known = new Map<string, Values>();
  return (key: string, text: string, row: Values): Values => {
    const name = JSON.stringify([key, text, row['edition']]);
    const values = known.get(name) ?? readTexts([[key, text]], textFields, row);
    known.set(name, values);
    return values;
  };
}

/** The number of rows between two `yield`s. */
const stride = 20;

/** Computes the effect of a bulk change without applying it; yields the plan so far. */
export function* planning(
  kind: Pick<Kind, 'fields' | 'check'>,
  rows: readonly GridRow[],
  changes: readonly BulkChange[],
  lookups: Lookups,
): Work<BulkPlan, BulkPlan> {
  const fields = fieldsByKey(kind.fields);
  const read = readOnce({ fields, lookups });
  const computations = changes.flatMap((change) => {
    const field = fields.get(change.field);
    return field === undefined
      ? []
      : [computeFor(change, field, (text, row) => read(field.key, text, row))];
  });
  const plan = emptyPlan();

  function planRow(row: GridRow): void {
    const values: Record<string, unknown> = { ...row.values };
    for (const compute of computations) Object.assign(values, compute(values));
    const to: Record<string, unknown> = {};
    for (const field in values) {
      const from = row.values[field];
      if (sameValue(values[field], from)) continue;
      to[field] = values[field];
      plan.patches.push({ sk: row.sk, field, from, to: to[field] });
    }
    const changed = Object.keys(to);
    if (changed.length === 0) return;
    const errors = errorsIn(kind.check(values), changed);
    const count = Object.keys(errors).length;
    plan.errors += count;
    (count === 0 ? plan.validRows : plan.invalidRows).push({ row, to, errors });
  }

  for (const row of rows) {
    if (row.draft?.state !== 'removed') planRow(row);
    plan.checkedRows += 1;
    if (plan.checkedRows % stride === 0) yield plan;
  }
  return plan;
}

export const planBulkChange = (...change: Parameters<typeof planning>): BulkPlan =>
  runThrough(planning(...change));

/** The errors of these fields. */
function errorsIn(check: ValuesCheck, fields: readonly string[]): FieldErrors {
  if (check.ok) return noErrors;
  const found = fields.flatMap((field) => {
    const error = firstErrorIn(check.errors, field);
    return error === undefined ? [] : [[field, error] as const];
  });
  return Object.fromEntries(found);
}

/** The changed cells of a planned row as texts. */
export function cellsOf(
  { row, to, errors }: PlannedRow,
  fields: readonly Field[],
  lookups: Lookups,
): ChangedCell[] {
  return fields.flatMap(({ key, show }): ChangedCell[] => {
    if (!(key in to)) return [];
    const shown = (value: unknown) => show(value, lookups.get(key));
    const error = errors[key];
    return [
      {
        field: key,
        before: shown(row.values[key]),
        after: shown(to[key]),
        ...(error !== undefined && { error }),
      },
    ];
  });
}
