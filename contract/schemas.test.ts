import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { operations, type Operation } from '#src/generated/contract/operations.ts';
import { schemas } from '#src/generated/contract/schemas.ts';

const ajv = new Ajv2020({ strict: false, formats: { binary: true } });

function findingsIn(schema: object): unknown {
  void ajv.validateSchema(schema);
  return ajv.errors ?? [];
}

test.for(Object.entries(schemas))(
  'the component %s is a schema of JSON Schema 2020-12',
  ([, schema]) => {
    expect(findingsIn(schema)).toEqual([]);
  },
);

/** All schemas of an operation, by the place where they are. */
const schemasOf = ({ parameters, body, responses }: Operation): [string, object][] =>
  [
    ...parameters.map(({ name, schema }) => [name, schema] as const),
    ['the body', body?.schema] as const,
    ...Object.entries(responses).map(([status, { schema }]) => [status, schema] as const),
  ].flatMap(([place, schema]) => (schema ? [[place, schema]] : []));

test.for(Object.entries<Operation>(operations))(
  'the parameters, the body and the responses of %s have schemas of JSON Schema 2020-12',
  ([, operation]) => {
    for (const [place, schema] of schemasOf(operation)) {
      expect(findingsIn(schema), place).toEqual([]);
    }
  },
);

test('a wrong keyword is found', () => {
  expect(findingsIn({ type: 'text' })).not.toEqual([]);
  expect(findingsIn({ type: 'string', maxLength: -1 })).not.toEqual([]);
});
