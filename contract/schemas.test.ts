import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { schemas } from '#src/generated/contract/schemas.ts';

const ajv = new Ajv2020({ strict: false, formats: { binary: true } });

test.for(Object.entries(schemas))(
  'the component %s is a schema of JSON Schema 2020-12',
  ([, schema]) => {
    void ajv.validateSchema(schema);
    expect(ajv.errors ?? []).toEqual([]);
  },
);
