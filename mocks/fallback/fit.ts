import { faker } from '@faker-js/faker/locale/en';
import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { resolveSchema } from '#contract/schemas.ts';
import { textForPattern } from './text-for-pattern.ts';

const maxTextLength = 200;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberAt = (schema: JsonSchema, keyword: string, otherwise: number): number => {
  const value = schema[keyword];
  return typeof value === 'number' ? value : otherwise;
};

const draw = (limit: number): number => faker.number.int({ min: 0, max: limit - 1 });

/** For these keywords the generated handlers already choose an allowed text. */
const keywordsWithValues = ['enum', 'x-extensible-enum', 'const'];

function fitText(schema: JsonSchema, text: string): string {
  const { pattern, format } = schema;
  if (keywordsWithValues.some((keyword) => schema[keyword] !== undefined)) return text;
  const minLength = numberAt(schema, 'minLength', 0);
  const maxLength = numberAt(schema, 'maxLength', maxTextLength);
  if (typeof pattern === 'string') {
    const words = faker.word.words(2).slice(0, maxLength);
    if (words.length >= minLength && new RegExp(pattern, 'u').test(words)) return words;
    // If textForPattern finds no text, the text stays, and the pipeline reports that the answer breaks
    // the contract.
    return textForPattern(pattern, { minLength, maxLength }, draw) ?? text;
  }
  if (format !== undefined) return text;
  return text.slice(0, Math.min(maxTextLength, maxLength)).padEnd(minLength, 'x');
}

function fitList(schema: JsonSchema, list: readonly unknown[]): unknown[] {
  const items = schema['items'];
  const fitted = list.map((entry) => (isSchema(items) ? fit(items, entry) : entry));
  if (schema['uniqueItems'] !== true) return fitted;
  return [...new Map(fitted.map((entry) => [JSON.stringify(entry), entry])).values()];
}

/**
 * The first branch of a union that fits the value: `type: null` fits only null, and an object fits a
 * branch if it has the constants of that branch.
 */
function branchFor(branches: readonly unknown[], value: unknown): JsonSchema | undefined {
  const resolved = branches.filter(isSchema).map(resolveSchema);
  return resolved.find(({ type, properties }) => {
    if (type === 'null') return value === null;
    if (value === null) return false;
    if (!isObject(value) || !isObject(properties)) return true;
    return Object.entries(properties).every(
      ([name, property]) =>
        !isSchema(property) || property['const'] === undefined || property['const'] === value[name],
    );
  });
}

/**
 * Changes a generated value so that it fits its schema, because the generated handlers ignore patterns
 * and `uniqueItems`. Also shortens generated texts, because they can be as long as the schema allows.
 */
export function fit(schemaOrReference: JsonSchema, value: unknown): unknown {
  const schema = resolveSchema(schemaOrReference);
  const { oneOf, anyOf, allOf, properties } = schema;
  const branches = oneOf ?? anyOf;
  if (Array.isArray(branches)) {
    const branch = branchFor(branches, value);
    return branch ? fit(branch, value) : value;
  }
  if (Array.isArray(allOf)) {
    const parts: readonly unknown[] = allOf;
    return parts.filter(isSchema).reduce((fitted, part) => fit(part, fitted), value);
  }
  if (typeof value === 'string') return fitText(schema, value);
  if (Array.isArray(value)) return fitList(schema, value);
  if (!isObject(value) || !isObject(properties)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const property = properties[name];
      return [name, isSchema(property) ? fit(property, entry) : entry];
    }),
  );
}
