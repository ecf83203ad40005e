import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validatorOf } from '#contract/schemas.ts';
import { personNameFrom } from './person-name.ts';

const isPersonName = validatorOf({ $ref: '#/components/schemas/PersonName' });

// NFC makes three code points of the first character, and one of the second.
const growing = '\ufb2c';
const shrinking = 'e\u0301';
const family = '👩‍👩‍👧‍👦';

test.each([
  ['a short name', '  Mira ', 'Mira'],
  ['a name that grows in NFC', growing.repeat(80), growing.normalize('NFC').repeat(26)],
  ['a name that shrinks in NFC', shrinking.repeat(90), 'é'.repeat(80)],
  ['a name with a pair of surrogates at the limit', `${'x'.repeat(79)}😀😀`, `${'x'.repeat(79)}😀`],
  ['a name with half a pair', 'Mi\ud83dra', 'Mi\ufffdra'],
  ['a name with an emoji over the limit', `${'x'.repeat(75)} ${family}`, 'x'.repeat(75)],
  ['a letter with too many accents', `a${'\u0316'.repeat(200)}`, `a${'\u0316'.repeat(79)}`],
  ['a name with NUL', 'Mi\u0000ra', 'Mira'],
  ['only NUL', '\u0000 \u0000', ''],
  ['no text', 42, ''],
])('%s becomes a name that the contract allows', (_, given, name) => {
  expect(personNameFrom(given)).toBe(name);
});

test('every text becomes a name that the contract allows, in NFC, or nothing', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(growing, shrinking, family, '\ud800', '\udc00', ' ', '\u0000', 'x'.repeat(70)),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const name = personNameFrom(pieces.join(''));
      expect(name === '' || isPersonName(name), JSON.stringify(name)).toBe(true);
      expect(name.isWellFormed()).toBe(true);
      expect(name.normalize('NFC')).toBe(name);
    }),
  );
});
