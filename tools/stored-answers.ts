import { storedSchemas } from '#backend/db/stored-schemas.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { operations, type Operation } from '#src/generated/contract/operations.ts';
import { limitsOf, type Limits } from './stored-limits.ts';

/** The name of the schema that a schema refers to, such as `Campaign`. */
export function referredName(schema: JsonSchema | null | undefined): string | undefined {
  const reference = schema?.['$ref'];
  return typeof reference === 'string'
    ? reference.slice(reference.lastIndexOf('/') + 1)
    : undefined;
}

/**
 * The limits of every response with status 201, by the name of its schema. The server has stored the
 * values of such a response, most of them in columns. If the body of the request is stored as JSON,
 * its fields are left out here, because they are recorded with the schema of the body.
 */
export function limitsOfStoredAnswers(): ReadonlyMap<string, Limits> {
  const answers = Object.values<Operation>(operations).flatMap(({ body, responses }) => {
    const schema = responses[201]?.schema;
    const name = referredName(schema);
    if (!schema || name === undefined) return [];
    const isStored = body !== null && storedSchemas.includes(referredName(body.schema) ?? '');
    const ofBody = isStored ? limitsOf(body.schema) : {};
    const others = Object.entries(limitsOf(schema)).filter(([path]) => !(path in ofBody));
    return [[name, Object.fromEntries(others)] as const];
  });
  return new Map(answers);
}
