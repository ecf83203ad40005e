import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { pointerKeys, pointerOf } from '#src/lib/json-pointer.ts';
import { CannotRun } from '../cannot-run.ts';
import type { Parsed } from './parse.ts';

/** The keys whose values are data of users, in which `$ref` means nothing. */
const opaqueKeys = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/** Names that users choose: a property called `example` is not an example. */
const namedChildren = new Set([
  'properties',
  'patternProperties',
  'schemas',
  'responses',
  'parameters',
  'headers',
  'requestBodies',
  'dependentSchemas',
  '$defs',
  'paths',
  'content',
]);

/** Calls `visit` with each object of the document that has a `$ref`, and with its pointer. */
function walkReferences(
  document: JsonSchema,
  visit: (referrer: JsonSchema, pointer: string) => void,
): void {
  const walk = (value: unknown, pointer: string, hasNames: boolean): void => {
    if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) walk(entry, pointer + pointerOf(index), false);
      return;
    }
    if (!isSchema(value)) return;
    if ('$ref' in value && !hasNames) visit(value, pointer);
    for (const [key, child] of Object.entries(value)) {
      const isOpaque = !hasNames && (opaqueKeys.has(key) || key.startsWith('x-'));
      // `components.examples` holds Example Objects, which can be references.
      const isExamples = key === 'examples' && isSchema(child);
      if (isOpaque && !isExamples) continue;
      walk(child, pointer + pointerOf(key), (!hasNames && namedChildren.has(key)) || isExamples);
    }
  };
  walk(document, '', false);
}

const own = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value[Number(key)] as unknown;
  return isSchema(value) && Object.hasOwn(value, key) ? value[key] : undefined;
};

/** The value at a pointer of the document; undefined for none. */
export const valueAt = (document: JsonSchema, pointer: string): unknown =>
  (pointer === '' ? [] : pointerKeys(pointer)).reduce<unknown>(own, document);

/** The text without its percent-encoding; a text whose encoding is broken stays as it is. */
export const percentDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** `#/components/schemas/Gear%7Ename` as a pointer. */
export const pointerIn = (reference: string): string => percentDecoded(reference.slice(1));

/** Follows references until there is a value that is not one; returns it with its pointer. */
export function resolveAt(
  document: JsonSchema,
  pointer: string,
): { readonly value: unknown; readonly pointer: string } {
  let at = pointer;
  const seen = new Set<string>();
  for (;;) {
    const value = valueAt(document, at);
    const reference = isSchema(value) ? value['$ref'] : undefined;
    // In OpenAPI 3.1, a schema can have keywords beside `$ref`; then the reference is a keyword like others.
    const isAlias = typeof reference === 'string' && isSchema(value) && hasOnlyReference(value);
    if (!isAlias || seen.has(at)) return { value, pointer: at };
    seen.add(at);
    at = pointerIn(reference);
  }
}

/**
 * Whether a schema contains itself as a part of the same value, as in `A: { allOf: [{ $ref: A }] }`. Properties and
 * items are parts of other values, which may be schemas that contain themselves.
 *
 * @param known the schemas that were looked at; true for those that are still open
 */
function isEndless(document: JsonSchema, schema: unknown, known: Map<unknown, boolean>): boolean {
  if (!isSchema(schema)) return false;
  const before = known.get(schema);
  if (before !== undefined) return before;
  known.set(schema, true);
  const reference = schema['$ref'];
  const parts = [schema['allOf'], schema['anyOf'], schema['oneOf']].flatMap(
    (each): readonly unknown[] => (Array.isArray(each) ? each : []),
  );
  const referred = typeof reference === 'string' ? [valueAt(document, pointerIn(reference))] : [];
  const found = [...referred, ...parts].some((part) => isEndless(document, part, known));
  known.set(schema, false);
  return found;
}

const hasOnlyReference = (value: JsonSchema): boolean =>
  Object.keys(value).every((key) => ['$ref', 'summary', 'description'].includes(key));

function faultOf(
  document: JsonSchema,
  referrer: JsonSchema,
  known: Map<unknown, boolean>,
): string | null {
  const reference = referrer['$ref'];
  if (typeof reference !== 'string') return '$ref is not a text.';
  if (!reference.startsWith('#')) {
    return `the reference ${reference} leads to another document. Bundle the contract into one file first, for example with "npx @redocly/cli bundle".`;
  }
  if (valueAt(document, pointerIn(reference)) === undefined) {
    return `the reference ${reference} leads nowhere.`;
  }
  return isEndless(document, referrer, known)
    ? `the reference ${reference} leads back to itself.`
    : null;
}

/**
 * Checks that each reference leads to a value of this document.
 *
 * @throws CannotRun with the place of the first one that does not
 */
export function checkReferences({ document, placeOf, name }: Parsed): void {
  const known = new Map<unknown, boolean>();
  // A document of thousands of references has a few hundred different ones.
  const good = new Set<unknown>();
  walkReferences(document, (referrer, pointer) => {
    const isAlias = Object.keys(referrer).length === 1;
    if (isAlias && good.has(referrer['$ref'])) return;
    const what = faultOf(document, referrer, known);
    if (what === null) {
      if (isAlias) good.add(referrer['$ref']);
      return;
    }
    const { line, column } = placeOf(pointer);
    throw new CannotRun(`${name}:${line}:${column}: ${what}`);
  });
}
