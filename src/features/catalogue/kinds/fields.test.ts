import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CatalogueKind, catalogueKinds } from '#src/paths.ts';
import { definitions } from './definitions.ts';
import { valuesAt } from './values-of-contract.ts';

const inputs: Record<CatalogueKind, string> = {
  gear: 'GearInput',
  tools: 'ToolInput',
  armor: 'ArmorInput',
  weapons: 'WeaponInput',
  feats: 'FeatInput',
};

describe.for(catalogueKinds)('every field of %s', (slug) => {
  test.for(definitions[slug].fields.map((field) => [field.key, field] as const))(
    '%s reads back what it writes',
    ([key, { text, read }]) => {
      fc.assert(
        fc.property(valuesAt(inputs[slug], key), (value) => {
          expect(read(text(value)).value).toEqual(value);
        }),
      );
    },
  );
});
