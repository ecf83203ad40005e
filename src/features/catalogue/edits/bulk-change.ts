import { sameValue } from '../../../lib/catalogue/same-value.ts';
import type { Field } from '../field.ts';
import { firstErrorIn } from '../issues.ts';
import type { Kind } from '../kind.ts';
import { Unread, type Values } from '../values.ts';
import type { Patch } from './commands.ts';
import { fieldsByKey, isBlankValue, readTexts } from './read-texts.ts';
import type { GridRow, Lookups } from './rows.ts';

/** One thing done to one field of many rows. */
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

export interface BulkPlan {
  patches: Patch[];
  /** The rows that something changes in. */
  rows: { sk: string; name: string; cells: ChangedCell[] }[];
  errors: number;
}

/** What a field of a row becomes, and what else the same words set. */
type Maker = (row: Values) => Values;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const has = (list: readonly unknown[], wanted: unknown): boolean =>
  list.some((each) => sameValue(each, wanted));

function counting(change: Extract<BulkChange, { by: number }>, { key, type }: Field): Maker {
  const { arithmetic } = type;
  return ({ [key]: value }) =>
    arithmetic === undefined || isBlankValue(value) || value instanceof Unread
      ? {}
      : { [key]: arithmetic[change.how](value, change.by) };
}

function maker(
  change: BulkChange,
  field: Field,
  read: (text: string, row: Values) => Values,
): Maker {
  if ('by' in change) return counting(change, field);
  const { key } = field;
  const { how } = change;
  const text = 'text' in change ? change.text : '';
  return (row) => {
    const made = read(text, row);
    const named = made[key];
    if (how === 'set' || how === 'clear' || named instanceof Unread) return made;
    const there = listOf(row[key]);
    const wanted = listOf(named);
    if (how === 'exclude') return { [key]: there.filter((each) => !has(wanted, each)) };
    const more = wanted.filter((each) => !has(there, each));
    if (more.length === 0) return {};
    // Read back, so that it stands in the order in which it would have been typed.
    return { ...made, [key]: read(field.text([...there, ...more]), row)[key] };
  };
}

/** Everything a bulk change would do, before it is done. */
export function planBulkChange(
  kind: Pick<Kind, 'fields' | 'check'>,
  rows: readonly GridRow[],
  changes: readonly BulkChange[],
  lookups: Lookups,
): BulkPlan {
  const fields = fieldsByKey(kind.fields);
  const reader = { fields, lookups };
  const makers = changes.flatMap((change) => {
    const field = fields.get(change.field);
    if (field === undefined) return [];
    const make = maker(change, field, (text, row) => readTexts([[field.key, text]], reader, row));
    return [make];
  });
  const plan: BulkPlan = { patches: [], rows: [], errors: 0 };

  for (const row of rows) {
    if (row.draft?.state === 'removed') continue;
    const values: Record<string, unknown> = { ...row.values };
    for (const make of makers) Object.assign(values, make(values));
    const changed = Object.keys(values).filter((key) => !sameValue(values[key], row.values[key]));
    if (changed.length === 0) continue;
    const check = kind.check(values);
    const errors = check.ok ? {} : check.errors;
    const cells = changed.map((field): ChangedCell => {
      const shown = (value: unknown) => fields.get(field)?.show(value, lookups.get(field)) ?? '';
      const error = firstErrorIn(errors, field);
      if (error !== undefined) plan.errors += 1;
      return {
        field,
        before: shown(row.values[field]),
        after: shown(values[field]),
        ...(error !== undefined && { error }),
      };
    });
    plan.rows.push({ sk: row.sk, name: row.name, cells });
    for (const field of changed) {
      plan.patches.push({ sk: row.sk, field, from: row.values[field], to: values[field] });
    }
  }
  return plan;
}
