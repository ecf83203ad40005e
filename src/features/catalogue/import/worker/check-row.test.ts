import fc from 'fast-check';
import { expect, test } from 'vitest';
import { definitions } from '../../kinds/definitions.ts';
import { UnreadableText, type Values } from '../../values.ts';
import { errorsByField, rowChecker } from './check-row.ts';

test.for(Object.values(definitions))(
  'checking single fields gives the same errors as the check of $slug',
  (kind) => {
    const check = rowChecker(kind);
    const value = fc.oneof(
      fc.constantFrom(
        undefined,
        null,
        '',
        'x',
        '2024',
        'x'.repeat(200),
        -1,
        1.5,
        12,
        true,
        new UnreadableText('a', 'b'),
      ),
      fc.constantFrom<unknown>([], ['x'], {}, { amount: 1, unit: 'gp' }, { amount: -1, unit: 'x' }),
    );
    const changes = fc.dictionary(
      fc.constantFrom(...Object.keys(kind.emptyValues), kind.skField),
      value,
    );
    fc.assert(
      fc.property(changes, (changed) => {
        const values: Values = { ...kind.emptyValues, name: 'Club', ...changed };
        const whole = kind.check(values);
        expect(check(values)).toEqual(whole.ok ? null : errorsByField(whole.errors));
      }),
      { numRuns: 60 },
    );
  },
);
