import { expect, test } from 'vitest';
import { JsonScan } from '#backend/pipeline/json-scan.ts';
import { isSchema, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { resolveSchema } from '#contract/schemas.ts';
import { operations, type Operation } from '#src/generated/contract/operations.ts';

/** The number of entries of a list without `maxItems`. */
const unlimited = 1e6;

/** A value with as many values in it as the schema allows; its texts and numbers do not matter. */
function fullest(schema: JsonSchema): unknown {
  const resolved = resolveSchema(schema);
  const { oneOf, items, maxItems = unlimited } = resolved;
  const branches: readonly unknown[] = Array.isArray(oneOf) ? oneOf : [];
  const properties = Object.entries(propertiesOf(resolved));
  const values = branches.filter(isSchema).map(fullest);
  if (properties.length > 0) {
    values.push(Object.fromEntries(properties.map(([name, each]) => [name, fullest(each)])));
  }
  if (isSchema(items)) {
    const entry = fullest(items);
    values.push(Array.from({ length: Number(maxItems) }, () => entry));
  }
  return values.reduce((most, value) => (sizeOf(value) > sizeOf(most) ? value : most), 0);
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

// A bulk request may have fewer operations if its items are large: the import then sends fewer rows at once.
const withJson = Object.entries<Operation>(operations).filter(
  ([id, { body }]) => body?.contentType === 'application/json' && !id.endsWith('Bulk'),
);

test.each(withJson)('%s accepts a body with as many values as its schema allows', (_, { body }) => {
  const scan = new JsonScan(body?.maxBytes ?? 0);
  const bytes = new TextEncoder().encode(JSON.stringify(fullest(body?.schema ?? {})));
  expect(() => scan.add(bytes)).not.toThrow();
});
