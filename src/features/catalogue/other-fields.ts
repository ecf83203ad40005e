import type { Lookup } from '#src/lib/catalogue/codec.ts';
import { Remark } from '#src/lib/catalogue/remark.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { Field } from './field.ts';
import type { Values } from './values.ts';

/** Values of other fields in the text of one field: `Thrown (range 20/60)` contains the range. */
export interface ImpliedValues {
  /** The field with the text. */
  from: Field;
  values: Values;
}

/** Words in the text of one field that belong to another field, such as the notes. */
export interface ImpliedRemark {
  from: Field;
  key: string;
  remark: Remark;
}

export function* remarksIn(implied: readonly ImpliedValues[]): Generator<ImpliedRemark> {
  for (const { from, values } of implied) {
    for (const [key, remark] of Object.entries(values)) {
      if (remark instanceof Remark) yield { from, key, remark };
    }
  }
}

interface Row {
  fields: ReadonlyMap<string, Field>;
  lookups: ReadonlyMap<string, Lookup>;
  /** Returns the value of a field in the row. */
  valueOf: (key: string) => unknown;
  /**
   * Converts a value in the text of another field into a value of `field`. By default the value stays
   * the same.
   */
  read?: (field: Field, value: unknown) => unknown;
}

export interface Difference {
  from: Field;
  field: Field;
  /** The value in the text of `from`. */
  value: unknown;
  /** The value of `field` in the row. */
  own: unknown;
  /** `value` as text. */
  valueText: string;
  /** The error message if `field` also has a value in the row: both values must be equal. */
  contradiction: string;
}

/** Yields every value, except remarks, in the text of another field that differs from the value in the row. */
export function* differences(
  implied: readonly ImpliedValues[],
  { fields, lookups, valueOf, read = (_field, value) => value }: Row,
): Generator<Difference> {
  for (const { from, values } of implied) {
    for (const [key, each] of Object.entries(values)) {
      const field = fields.get(key);
      if (field === undefined || each instanceof Remark) continue;
      const value = read(field, each);
      const own = valueOf(key);
      if (sameValue(own, value)) continue;
      const show = (of: unknown) => field.show(of, lookups.get(key));
      // The message adds a full stop, so the full stop of a unit such as `ft.` is removed.
      const valueText = show(value).replace(/\.$/, '');
      yield {
        from,
        field,
        value,
        own,
        valueText,
        contradiction: `${field.label} says ${show(own) || 'nothing'}, and ${from.label} says ${valueText}. Change one of them.`,
      };
    }
  }
}
