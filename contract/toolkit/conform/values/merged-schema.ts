import { isSchema, namesIn, type JsonSchema } from '#contract/json-schema.ts';
import { pointerIn, resolveAt } from '../../document/references.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const largest = (one: unknown, other: unknown): unknown =>
  typeof one === 'number' && typeof other === 'number' ? Math.max(one, other) : (other ?? one);

const smallest = (one: unknown, other: unknown): unknown =>
  typeof one === 'number' && typeof other === 'number' ? Math.min(one, other) : (other ?? one);

const lowerLimits = new Set([
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
]);
const upperLimits = new Set([
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
]);

/** Types as a list; absent for any type. `number` allows integers. */
const typesOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : namesIn(value);

function commonTypes(one: unknown, other: unknown): unknown {
  if (one === undefined || other === undefined) return one ?? other;
  const [first, second] = [typesOf(one), typesOf(other)];
  return [
    ...first.filter(
      (type) => second.includes(type) || (type === 'integer' && second.includes('number')),
    ),
    ...second.filter(
      (type) => type === 'integer' && first.includes('number') && !first.includes(type),
    ),
  ];
}

function combined(key: string, one: unknown, other: unknown): unknown {
  if (one === undefined || other === undefined) return one ?? other;
  if (lowerLimits.has(key)) return largest(one, other);
  if (upperLimits.has(key)) return smallest(one, other);
  if (key === 'type') return commonTypes(one, other);
  if (key === 'required') return [...new Set([...namesIn(one), ...namesIn(other)])];
  if (key === 'enum') {
    const texts = new Set(listOf(other).map((value) => JSON.stringify(value)));
    return listOf(one).filter((value) => texts.has(JSON.stringify(value)));
  }
  if ((key === 'properties' || key === 'patternProperties') && isSchema(one) && isSchema(other)) {
    return combinedProperties(one, other);
  }
  if (key === 'dependentRequired' && isSchema(one) && isSchema(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return Object.fromEntries(
      names.map((name) => [name, [...namesIn(one[name]), ...namesIn(other[name])]]),
    );
  }
  if (key === 'propertyNames') return { allOf: [one, other] };
  if (key === 'additionalProperties') return one === false || other === false ? false : other;
  return other;
}

function combinedProperties(one: JsonSchema, other: JsonSchema): JsonSchema {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    names.map((name) => {
      const [first, second] = [one[name], other[name]];
      const both = first !== undefined && second !== undefined;
      return [name, both ? { allOf: [first, second] } : (first ?? second)];
    }),
  );
}

/** A schema that allows what both allow, as far as their keywords can be combined. */
export const combine = (one: JsonSchema, other: JsonSchema): JsonSchema =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [
      key,
      combined(key, one[key], other[key]),
    ]),
  );

/** Follows `$ref` and combines it and `allOf` with the keywords beside them; unions stay. */
export function mergedSchema(document: JsonSchema, schema: unknown): JsonSchema | boolean {
  if (schema === true || schema === undefined) return true;
  if (!isSchema(schema)) return false;
  const { $ref: reference, allOf, ...rest } = schema;
  const parts = [
    ...(typeof reference === 'string' ? [resolveAt(document, pointerIn(reference)).value] : []),
    ...listOf(allOf),
  ].map((part) => mergedSchema(document, part));
  if (parts.includes(false)) return false;
  return parts
    .filter((part) => isSchema(part))
    .reduce((merged, part) => combine(part, merged), rest);
}

const objectKeywords = ['properties', 'additionalProperties', 'propertyNames', 'dependentRequired'];

export const schemaTypes = (schema: JsonSchema): readonly string[] => {
  const types = typesOf(schema['type']);
  if (types.length > 0) return types;
  // A schema without a type allows any; the keywords tell what its author meant.
  if (objectKeywords.some((keyword) => keyword in schema)) return ['object'];
  if ('items' in schema || 'prefixItems' in schema || 'contains' in schema) return ['array'];
  if ('pattern' in schema || 'maxLength' in schema || 'minLength' in schema) return ['string'];
  if ('minimum' in schema || 'maximum' in schema) return ['number'];
  return [];
};

export const numberIn = (schema: JsonSchema, key: string): number | undefined => {
  const value = schema[key];
  return typeof value === 'number' ? value : undefined;
};
