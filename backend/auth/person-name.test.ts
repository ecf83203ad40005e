import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validatorOf } from '#contract/schemas.ts';
import { personNameFrom, personNameFromEmail } from './person-name.ts';

const isPersonName = validatorOf({ $ref: '#/components/schemas/NewPersonName' });

// NFC replaces U+FB2C by three code points, and `e` with U+0301 by one.
const longerInNfc = '\ufb2c';
const shorterInNfc = 'e\u0301';
const familyEmoji = '👩‍👩‍👧‍👦';

test.each([
  ['a short name', '  Mira ', 'Mira'],
  ['a name that is longer in NFC', longerInNfc.repeat(80), longerInNfc.normalize('NFC').repeat(26)],
  ['a name that is shorter in NFC', shorterInNfc.repeat(90), 'é'.repeat(80)],
  ['a name with a pair of surrogates at the limit', `${'x'.repeat(79)}𐐀𐐀`, `${'x'.repeat(79)}𐐀`],
  ['a name with half a pair of surrogates', 'Mi\ud83dra', 'Mi ra'],
  ['a name with an emoji', `Mira ${familyEmoji} of the Mill`, 'Mira of the Mill'],
  ['a name with a web address', 'Visit https://evil.example/win', 'Visit https evil example win'],
  ['a name after a full stop', ' .-.R. Mira', 'R. Mira'],
  ['a name with initials', 'Dr. J.R.R. Tolkien St.John', 'Dr. J.R.R. Tolkien St John'],
  ['a name with line breaks', 'Mira\r\n\r\nBcc: x', 'Mira Bcc x'],
  ['a name with marks of direction', 'Mi\u202era\u200b', 'Mi ra'],
  ['a name with punctuation', "O’Neill-D'Arcy, Jr.", "O’Neill-D'Arcy, Jr."],
  ['only punctuation', " .-,' ", ''],
  ['a letter with too many accents', `a${'\u0316'.repeat(200)}`, `a${'\u0316'.repeat(79)}`],
  ['a name with hidden marks', 'Mi\ufe0fr\u034fa\u{e0100}', 'Mira'],
  ['a name with letters that look like a space', 'Mi\uffa0r\u3164a\u115f\u1160', 'Mira'],
  ['only a letter that looks like a space', '\uffa0', ''],
  ['a name with a variant of a Han letter', '葛\u{e0100}城\ufe0f', '葛\u{e0100}城'],
  ['a name with a hidden mark before an accent', 'e\u034f\u0301', 'é'],
  ['a name with NUL', 'Mi\u0000ra', 'Mi ra'],
  ['only NUL', '\u0000 \u0000', ''],
  ['no text', 42, ''],
])('%s becomes an allowed name or an empty text', (_, value, name) => {
  expect(personNameFrom(value)).toBe(name);
});

test.each([
  'J.R.R. Tolkien',
  'St. John',
  'Dr. Vex',
  'O’Neil',
  'J.-P. Sartre',
  'Mira...',
  'Mira, Jr.',
  'É.É. Oakes',
  '’t Hooft',
  '... Mira',
])('the contract allows the name %s', (name) => {
  expect(isPersonName(name)).toBe(true);
});

test.each([
  'www.evil.example',
  'evil.co',
  'x.com',
  'Mira evil.example',
  'evil.éxample',
  'пример.рф',
  'evil.xn--p1ai',
  'evil.e\u0301x',
  '192.168.1.1',
  '1.1.1.1',
  '.example',
])('the contract refuses the web address %s as a name', (name) => {
  expect(isPersonName(name)).toBe(false);
});

test.each([
  ['mira.oakes@example.com', 'mira oakes'],
  ['MiRa@example.com', 'mira'],
  ['+_+@example.com', 'Adventurer'],
])('the address %s becomes the name %s', (email, name) => {
  expect(personNameFromEmail(email)).toBe(name);
});

test('every text becomes a name in NFC that the contract allows, or an empty text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      longerInNfc,
      shorterInNfc,
      familyEmoji,
      '\ud800',
      '\udc00',
      ' ',
      '\u0000',
      '\ufe0f',
      '\u{e0100}',
      '\u180b',
      '葛',
      '.',
      '-',
      'R',
      'ab',
      'x'.repeat(70),
    ),
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
