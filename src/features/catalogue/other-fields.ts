import type { Lookup } from '#src/lib/catalogue/codec.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { Field } from './field.ts';
import type { Values } from './values.ts';

/** What the text of one field says about others, as `Thrown (range 20/60)` does about the range. */
export interface Said {
  from: Field;
  values: Values;
}

interface Row {
  fields: ReadonlyMap<string, Field>;
  lookups: ReadonlyMap<string, Lookup>;
  /** What the row itself says about a field. */
  valueOf: (key: string) => unknown;
  /** How a said value is read for its own field; without it as it is. */
  read?: (field: Field, value: unknown) => unknown;
}

export interface Difference {
  from: Field;
  field: Field;
  /** What the other text says. */
  value: unknown;
  /** What the row itself says. */
  own: unknown;
  /** The value in words. */
  shown: string;
  /** For the case that the row says something else: it has to agree. */
  contradiction: string;
}

/** Every value that a text says about another field and that the row does not say as well. */
export function* differences(
  said: readonly Said[],
  { fields, lookups, valueOf, read = (_field, value) => value }: Row,
): Generator<Difference> {
  for (const { from, values } of said) {
    for (const [key, each] of Object.entries(values)) {
      const field = fields.get(key);
      if (field === undefined) continue;
      const value = read(field, each);
      const own = valueOf(key);
      if (sameValue(own, value)) continue;
      const show = (of: unknown) => field.show(of, lookups.get(key));
      // It ends a sentence, and a value may end in the full stop of `ft.`
      const shown = show(value).replace(/\.$/, '');
      yield {
        from,
        field,
        value,
        own,
        shown,
        contradiction: `${field.label} says ${show(own) || 'nothing'}, and ${from.label} says ${shown}. Change one of them.`,
      };
    }
  }
}
