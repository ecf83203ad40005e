import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { fileOf, lists } from '#tools/breached-passwords.ts';
import { commonPasswords } from './breached-passwords.ts';
import { commonWords } from './guess-bits.ts';
import { wellKnownPhrases } from './well-known-phrases.ts';
import { passwordFault } from './password-fault.ts';

const common = commonWords(commonPasswords);
const faultOf = (password: string, known: readonly string[] = []) =>
  passwordFault(password, known, common);

const guessed = 'That one is guessed early. Choose something only you would write.';

test.for([
  // In the list of breached passwords, whole, twice, with a year, or two of them.
  'polniypizdec0211',
  'chickenwing1010',
  'dragondragondragon',
  'summer2026summer',
  'michaelfootball99',
  'sunshineprincess',
  'monkey dragon football',
  'administrator123',
  // One long word, alone or with a few digits.
  'congratulations',
  'Responsibilities',
  'notwithstanding',
  'unconditionally!',
  'administration1',
  'misunderstanding2026',
  'P@ssw0rdP@ssw0rd!',
  // Sequences and repetitions.
  'qwertyuiop1234567890',
  '1qaz2wsx3edc4rfv5tgb',
  'zaq12wsxcde34rfv',
  'abcdefghijklmnop',
  '111222333444555',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  '!@#$%^&*()_+!@#$%^&*()_+',
  '1!2@3#4$5%6^7&8*9(0)',
  'a!b@c#d$e%f^g&h*',
  '!"§$%&/()=!"§$%&/()=',
  'йцукенгшщзхъфывап',
  'ъхзщшгнекуцйюбьтимс',
  'абвгдеёжзийклмноп',
  'ncc1701ncc1701ncc',
  'ab'.repeat(64),
  'xkqz'.repeat(32),
  `7${'the'.repeat(42)}`,
  // What everybody knows, with digits and marks at its ends.
  'spongebobsquarepants',
  'Sp0ngeB0b SquareP@nts!',
  'supercalifragilisticexpialidocious',
  'lordoftherings1',
  'Lord of the Rings #&% 2001',
  'thequickbrownfoxjumpsoverthelazydog',
  '48291 The quick brown fox jumps over the lazy dog!?',
  'contraseña123456',
  'contrasena82619453',
  'пароль1234567890',
  '!!!Motdepasse-7391',
  'Passwort passwort 82',
  'qwertyuiopasdfghjklñzxcvbnm',
  'correcthorsebatterystaple',
  'Correct Horse Battery Staple 1',
  'youshallnotpass1',
  'roll for initiative 20',
])('refuses %s', (password) => expect(faultOf(password)).toBe(guessed));

test.for([
  'lantern over the map',
  'three torches and a rope',
  'owlbear in the larder',
  'complicated staple',
  'the rings of my lord are in the dishwasher',
  'Lord of the Rings 83920174652',
  '839201746529384',
  'v9#Kd2!pQz7&Lw4x',
  '#)!&*+_%=|~?;<@',
  'lantern!@#torch$%^map',
  'фонарь над картой стола',
  '地図の上のランタンと三本の松明と縄',
])('accepts %s', (password) => expect(faultOf(password)).toBeNull());

test.for(wellKnownPhrases)('knows %s, also with digits and marks at its ends', (phrase) => {
  // A digit first, because a password has fifteen characters.
  const padding = '7'.repeat(Math.max(0, 15 - [...phrase].length));
  expect(faultOf(phrase.length < 15 ? phrase + padding : phrase)).toBe(guessed);
  expect(faultOf(`(${phrase}) 4829!?`.padEnd(15, '.'))).toBe(guessed);
  expect(faultOf(`58*${phrase}-2026`.padStart(15, '#'))).toBe(guessed);
});

test('counts code points after NFC', () => {
  expect(faultOf(`cafe\u0301 xkqwzvbjm`)).toContain('at least 15');
  expect(faultOf(`cafe\u0301 xkqwzvbjmn`)).toBeNull();
  expect(faultOf('x7 lamp'.repeat(19))).toContain('at most 128');
});

test('refuses a password that is mostly the name, the address or the product', () => {
  const known = ['Mira Thornwood', 'mira@lantern.example'];
  const mostlyYou =
    'It is mostly your name, your address or the name of this product. Choose something else.';
  expect(faultOf('mirathornwood12', known)).toBe(mostlyYou);
  expect(faultOf('mira@lantern.example', known)).toBe(mostlyYou);
  expect(faultOf('questwright 2026', known)).toBe(mostlyYou);
  expect(faultOf('thornwood keeps a green boat', known)).toBeNull();
});

test('the list of breached passwords is what the tool makes of the packages', () => {
  const text = readFileSync('src/lib/passwords/breached-passwords.ts', 'utf8');
  expect(text).toBe(fileOf(...lists));
  for (const words of commonPasswords) {
    const list = words.split(' ');
    expect(list).toEqual(list.toSorted());
  }
});
