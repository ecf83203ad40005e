import { faker } from '@faker-js/faker/locale/en';
import type { JsonSchema } from '#contract/json-schema.ts';
import { resolveSchema } from '#contract/schemas.ts';
import { canonical } from './canonical.ts';

const longestText = 200;
const longestList = 3;

/** Texts for the patterns of the contract: the generated factories do not know regular expressions. */
const specimens: Readonly<Record<string, () => string>> = {
  [String.raw`^[^\u0000]*$`]: () => faker.word.words(2),
  [String.raw`^[^\u0000]*\S[^\u0000]*$`]: () => faker.word.words(2),
  [String.raw`^[^\s\u0000]([^\u0000\r\n]*[^\s\u0000])?$`]: () => faker.word.words(2),
  '^[A-Za-z0-9_-]+$': () => faker.string.alphanumeric(24),
  '^[A-Za-z0-9_.-]+$': () => faker.string.alphanumeric(24),
  '^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$': () => `2024#${faker.word.noun().replaceAll(/[^a-z]/g, '')}`,
  '^[a-z0-9-]+$': () => faker.string.alpha({ length: 8, casing: 'lower' }),
  '^[1-9][0-9]*(d(4|6|8|10|12))?$': () => faker.helpers.arrayElement(['1d4', '1d8', '2d6']),
  '^([+-]?[0-9]{1,3}|PB)$': () => faker.helpers.arrayElement(['+1', '+2', 'PB']),
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberAt = (schema: JsonSchema, keyword: string, otherwise: number): number => {
  const value = schema[keyword];
  return typeof value === 'number' ? value : otherwise;
};

function mendText(schema: JsonSchema, text: string): string {
  const { pattern, format } = schema;
  const given = ['enum', 'const', 'x-extensible-enum'].some((keyword) => keyword in schema);
  if (given) return text;
  if (typeof pattern === 'string') {
    const specimen = specimens[pattern];
    if (!specimen) throw new Error(`mocks/core/mend.ts has no specimen for ${pattern}`);
    return specimen();
  }
  if (format !== undefined) return text;
  const longest = Math.min(longestText, numberAt(schema, 'maxLength', longestText));
  return text.slice(0, longest).padEnd(numberAt(schema, 'minLength', 0), 'x');
}

function mendList(schema: JsonSchema, list: readonly unknown[]): unknown[] {
  const items = schema['items'];
  const mended = list
    .slice(0, Math.max(longestList, numberAt(schema, 'minItems', 0)))
    .map((entry) => (isObject(items) ? mend(items, entry) : entry));
  if (schema['uniqueItems'] !== true) return mended;
  return [...new Map(mended.map((entry) => [canonical(entry), entry])).values()];
}

/** The branch of a union that a value is meant for: by its constant, else the only one left. */
function branchFor(branches: readonly unknown[], value: unknown): JsonSchema | undefined {
  const resolved = branches.filter(isObject).map(resolveSchema);
  return resolved.find(({ type, properties }) => {
    if (type === 'null') return value === null;
    if (value === null) return false;
    if (!isObject(value) || !isObject(properties)) return true;
    return Object.entries(properties).every(
      ([name, property]) =>
        !isObject(property) || property['const'] === undefined || property['const'] === value[name],
    );
  });
}

/**
 * Brings what a generated factory made within its schema: the factories know neither patterns nor
 * unique lists, and fill texts and lists to their very limits.
 */
export function mend(given: JsonSchema, value: unknown): unknown {
  const schema = resolveSchema(given);
  const { oneOf, properties } = schema;
  if (Array.isArray(oneOf)) {
    const branch = branchFor(oneOf, value);
    return branch ? mend(branch, value) : value;
  }
  if (typeof value === 'string') return mendText(schema, value);
  if (Array.isArray(value)) return mendList(schema, value);
  if (!isObject(value) || !isObject(properties)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const property = properties[name];
      return [name, isObject(property) ? mend(property, entry) : entry];
    }),
  );
}
