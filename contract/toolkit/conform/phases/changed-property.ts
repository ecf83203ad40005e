import { dequal } from 'dequal/lite';
import { isSchema, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { mergedSchema } from '../values/merged-schema.ts';

/** What the contract says about a received value. */
interface Expected {
  readonly document: JsonSchema;
  readonly schema: unknown;
}

/** The schema of a part of what came back; null if the contract says nothing. */
type Part = Expected | null;

const mergedOf = (part: Part): JsonSchema => {
  const merged = part && mergedSchema(part.document, part.schema);
  return isSchema(merged) ? merged : {};
};

/** The alternative of a union that an object has: the one that shares most of its names. */
function branchFor(part: Part, value: JsonSchema): Part {
  const schema = mergedOf(part);
  const branches: unknown = schema['oneOf'] ?? schema['anyOf'];
  if (part === null || !Array.isArray(branches)) return part;
  const { oneOf: _one, anyOf: _any, ...rest } = schema;
  const sharedBy = (branch: unknown): number =>
    Object.keys(propertiesOf(mergedOf({ ...part, schema: branch }))).filter((name) => name in value)
      .length;
  const candidates: readonly unknown[] = branches;
  const [best] = candidates.toSorted((one, other) => sharedBy(other) - sharedBy(one));
  return { ...part, schema: { allOf: [rest, best] } };
}

const partAt = (part: Part, schema: unknown): Part =>
  part && schema !== undefined ? { ...part, schema } : null;

const dateTime =
  /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})$/;

/** Some backends store whole seconds. */
const sameTime = 1000;

/** Many backends trim and compose texts, write a time in another zone, or `1.5` as `1.50`: nothing is lost. */
function areEqualTexts(one: string, other: string, { format }: JsonSchema): boolean {
  const [sent, received] = [one.normalize('NFC').trim(), other.normalize('NFC').trim()];
  if (sent === received) return true;
  if (dateTime.test(sent) && dateTime.test(received)) {
    return Math.abs(Date.parse(sent) - Date.parse(received)) < sameTime;
  }
  const isNumeric = format === 'decimal' || format === 'number';
  return isNumeric && sent !== '' && Number(sent) === Number(received);
}

/** A database with single precision keeps seven digits of a number. */
const areEqualNumbers = (one: number, other: number): boolean =>
  one === other ||
  (!Number.isInteger(one) && Math.abs(one - other) <= Math.max(Math.abs(one), 1e-30) * 1e-6);

const inside = (name: string | number, rest: string): string =>
  rest === '' ? String(name) : `${name}/${rest}`;

/** Each item that was sent has one that came back; where the schema makes the list a set, in any order. */
function changeInList(
  one: readonly unknown[],
  other: readonly unknown[],
  part: Part,
): string | null {
  const schema = mergedOf(part);
  const items = partAt(part, schema['items']);
  if (one.length !== other.length) return '';
  if (schema['uniqueItems'] !== true) {
    for (const [index, item] of one.entries()) {
      const change = changeIn(item, other[index], items);
      if (change !== null) return inside(index, change);
    }
    return null;
  }
  const rest = [...other];
  for (const [index, item] of one.entries()) {
    const found = rest.findIndex((each) => changeIn(item, each, items) === null);
    if (found === -1) return String(index);
    rest.splice(found, 1);
  }
  return null;
}

/** Where two values differ, as a path; null if they do not, and '' for the values as a whole. */
function changeIn(one: unknown, other: unknown, part: Part): string | null {
  if (Array.isArray(one) && Array.isArray(other)) return changeInList(one, other, part);
  if (isSchema(one) && isSchema(other)) {
    return changedProperty(one, other, branchFor(part, other));
  }
  // Some backends keep an empty text as none.
  if (other === null) return typeof one === 'string' && one.trim() === '' ? null : '';
  // A picture goes out as bytes and comes back as an address, an id as the record that it names.
  if (typeof one !== typeof other || Array.isArray(one) !== Array.isArray(other)) return null;
  if (typeof one === 'string' && typeof other === 'string') {
    return areEqualTexts(one, other, mergedOf(part)) ? null : '';
  }
  if (typeof one === 'number' && typeof other === 'number') {
    return areEqualNumbers(one, other) ? null : '';
  }
  return one === other ? null : '';
}

/** Some backends leave out what is empty or the default: for a client, nothing is lost. */
export function isLeftOut(value: unknown, schema: JsonSchema): boolean {
  if (dequal(value, schema['default'])) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (isSchema(value)) return Object.values(value).every((part) => part === null);
  return value === false || value === 0;
}

/**
 * The first property that was sent and came back with another value, or that the contract declares and that did not
 * come back. What came back may have
 * more: properties of the backend, in each object and in each item of a list.
 *
 * @param expected the schema of what came back; without it, nothing counts as absent
 */
export function changedProperty(
  sent: unknown,
  received: unknown,
  expected: Expected | null = null,
): string | null {
  if (!isSchema(sent) || !isSchema(received)) return null;
  const properties = propertiesOf(mergedOf(branchFor(expected, received)));
  for (const [name, value] of Object.entries(sent)) {
    // What was left empty may get a value of the backend.
    if (value instanceof Uint8Array || value === null || value === undefined) continue;
    const property = partAt(expected, properties[name]);
    const schema = mergedOf(property);
    // What is only written has no value to compare.
    if (schema['writeOnly'] === true) continue;
    if (!(name in received)) {
      if (property !== null && !isLeftOut(value, schema)) return name;
      continue;
    }
    const change = changeIn(value, received[name], property);
    if (change !== null) return inside(name, change);
  }
  return null;
}
