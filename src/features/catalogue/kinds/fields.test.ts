import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueKinds, kindTable } from '#src/generated/contract/kinds.ts';
import { definitions } from './definitions.ts';
import { valuesAt } from '#tests/support/values-of-contract.ts';

describe.for(catalogueKinds)('every field of %s', (slug) => {
  test.for(definitions[slug].fields.map((field) => [field.key, field] as const))(
    '%s reads the text of a value as the same value',
    ([key, { text, read }]) => {
      fc.assert(
        fc.property(valuesAt(kindTable[slug].input, key), (value) => {
          expect(read(text(value)).value).toEqual(value);
        }),
      );
    },
  );
});
