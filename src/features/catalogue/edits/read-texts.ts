import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { Field } from '../field.ts';
import { Unread, type Values } from '../values.ts';
import type { Lookups } from './rows.ts';

export const isBlankValue = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

interface Reader {
  fields: ReadonlyMap<string, Field>;
  lookups: Lookups;
}

type Written = readonly [key: string, text: string];

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** A name means the item of the row's own edition; the same texts may set that too. */
function editionOf(texts: readonly Written[], fields: Reader['fields']): string | undefined {
  const written = texts.find(([key]) => key === 'edition')?.[1];
  return written === undefined ? undefined : asText(fields.get('edition')?.read(written).value);
}

/**
 * What one row's texts say, by field. A text may speak of other fields too, as `Thrown (range
 * 20/60)` does of the range: it fills them in, and is in the wrong where the row says otherwise.
 */
export function readTexts(
  texts: readonly Written[],
  { fields, lookups }: Reader,
  row: Values,
): Values {
  const read: Record<string, unknown> = {};
  const edition = editionOf(texts, fields) ?? row['edition'];
  const told: { by: Field; text: string; also: Values }[] = [];
  for (const [key, text] of texts) {
    const field = fields.get(key);
    if (field === undefined) continue;
    const { value, also } = field.read(text, lookups.get(key), asText(edition));
    read[key] = value;
    if (also !== undefined) told.push({ by: field, text, also });
  }
  for (const { by, text, also } of told) {
    for (const [key, value] of Object.entries(also)) {
      const there = read[key];
      const field = fields.get(key);
      if (field === undefined || sameValue(there, value)) continue;
      if (isBlankValue(there)) {
        read[key] = value;
      } else {
        const says = `${field.label} says ${field.show(there, lookups.get(key))}`;
        const here = field.show(value, lookups.get(key));
        // A unit may end in a full stop of its own.
        const but = says.replace(/\.$/, '');
        read[by.key] = new Unread(text, `This says ${here}, but ${but}. Make them agree.`);
      }
    }
  }
  return read;
}

export const fieldsByKey = (fields: readonly Field[]): ReadonlyMap<string, Field> =>
  new Map(fields.map((field) => [field.key, field]));
