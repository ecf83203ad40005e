import type { Lookups } from '#src/lib/catalogue/codec.ts';
import type { Field } from '../field.ts';
import { differences, type ImpliedValues, remarksIn } from '../other-fields.ts';
import { UnreadableText, type Values } from '../values.ts';

export const isBlankValue = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

interface TextFields {
  fields: ReadonlyMap<string, Field>;
  lookups: Lookups;
}

type Written = readonly [key: string, text: string];

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The edition in the texts, if they set one; names are looked up in this edition. */
function editionOf(texts: readonly Written[], fields: TextFields['fields']): string | undefined {
  const written = texts.find(([key]) => key === 'edition')?.[1];
  return written === undefined ? undefined : asText(fields.get('edition')?.read(written).value);
}

/**
 * Reads the texts of one row to values by field. A text can also set another field (`Club +1` sets
 * `bonus`). If that field has its own text with another value, the first text becomes an error.
 */
export function readTexts(
  texts: readonly Written[],
  { fields, lookups }: TextFields,
  row: Values,
): Values {
  const read: Record<string, unknown> = {};
  const edition = editionOf(texts, fields) ?? row['edition'];
  const implied: ImpliedValues[] = [];
  for (const [key, text] of texts) {
    const field = fields.get(key);
    if (field === undefined) continue;
    const { value, otherFields } = field.read(text, lookups.get(key), asText(edition));
    read[key] = value;
    if (otherFields !== undefined) implied.push({ from: field, values: otherFields });
  }
  for (const { key, remark } of remarksIn(implied)) {
    const own = read[key] ?? row[key];
    if (typeof own === 'string') read[key] = remark.addTo(own);
  }
  const textOf = new Map(texts);
  const valueOf = (key: string) => read[key];
  for (const { from, field, value, own, contradiction } of differences(implied, {
    fields,
    lookups,
    valueOf,
  })) {
    if (isBlankValue(own)) read[field.key] = value;
    else read[from.key] = new UnreadableText(textOf.get(from.key) ?? '', contradiction);
  }
  return read;
}

export const fieldsByKey = (fields: readonly Field[]): ReadonlyMap<string, Field> =>
  new Map(fields.map((field) => [field.key, field]));
