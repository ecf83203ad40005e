import type { Lookup } from '#src/lib/catalogue/codec.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import type { Field } from './field.ts';
import type { Values } from './values.ts';

/** What a player wants to know about an item, from one field or from several that belong together. */
export interface Fact {
  /** The keys of the fields that it is made from. */
  keys: readonly string[];
  label: string;
  /** Empty if there is nothing to say. */
  text: (values: Values, lookups?: ReadonlyMap<string, Lookup>) => string;
  numeric: boolean;
  /** The value of the `sort` parameter that sorts a list by this fact. */
  sort: string | null;
}

/** A field as a fact. A flag that is not set has no text. */
export function fieldFact({ key, label, show, type, options }: Field): Fact {
  return {
    keys: [key],
    label,
    text: (values, lookups) => (values[key] === false ? '' : show(values[key], lookups?.get(key))),
    numeric: type.numeric ?? false,
    sort: options.sort ?? null,
  };
}

export function factOf(fields: readonly Field[], key: string): Fact {
  const field = fields.find((each) => each.key === key);
  if (field === undefined) throw new TypeError(`There is no field ${key}.`);
  return fieldFact(field);
}

/** The fact for readers: no line ends within one of its figures. */
export const inOnePiece = (fact: Fact): Fact => ({
  ...fact,
  text: (values, lookups) => unbroken(fact.text(values, lookups)),
});
