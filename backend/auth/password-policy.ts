import { validationProblem } from '#contract/problem.ts';

/** Passwords that are long enough but easy to guess. Only letters and digits are compared, without case. */
const common = new Set([
  'passwordpassword',
  'passwordpassword1',
  'password123456789',
  'password1234567890',
  'mypasswordispassword',
  'thisismypassword',
  'correcthorsebatterystaple',
  'iloveyouiloveyou',
  'iloveyousomuch1',
  'qwertyuiopasdfghjkl',
  'qwertyuiopasdfgh',
  'qwertyuiop123456',
  'qwertyuiop1234567890',
  'qwerty1234567890',
  'qwertyqwertyqwerty',
  'qwertzuiopasdfghjkl',
  'azertyuiopqsdfghjklm',
  '1q2w3e4r5t6y7u8i',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv',
  '1qaz2wsx3edc4rfv5tgb',
  'zaq12wsxcde34rfv',
  'abcdefghijklmnop',
  'abcdefghijklmnopqrstuvwxyz',
  'administrator123',
  'administrator1234',
  'adminadminadmin',
  'letmeinletmeinletmein',
  'welcomewelcome1',
  'changemechangeme',
  'trustno1trustno1',
  'dungeonsanddragons',
  'dungeonsanddragons5e',
  'dungeonmaster123',
  'dungeonmaster1234',
  'youshallnotpass',
  'youshallnotpass1',
  'maytheforcebewithyou',
  'rollforinitiative',
  'naturaltwenty20',
  'iwanttobelieve1',
  'onceuponatime123',
  'summersummersummer',
  'dragondragondragon',
]);

/**
 * Common passwords without their digits, because many people add digits until such a password is
 * long enough.
 */
const commonStems = new Set([
  'password',
  'passwort',
  'qwerty',
  'qwertz',
  'letmein',
  'welcome',
  'admin',
  'administrator',
  'dragon',
  'dungeon',
  'iloveyou',
  'changeme',
  'secret',
  'login',
  'hello',
  'monkey',
  'abc',
]);

/** The alphabet, the digits and the letters of keyboards, in both directions. */
const sequences = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
].flatMap((row) => [row, [...row].toReversed().join('')]);

const productWords = ['questwright'];
/**
 * A password that contains the user's name or address or the name of the product must have at least
 * this many other letters and digits.
 */
const minRemaining = 8;

const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const isRepetition = (text: string): boolean => /^(.{1,5}?)\1+.{0,4}$/su.test(text);

const isSequence = (text: string): boolean =>
  sequences.some((row) => `${row}${row}`.includes(text));

function wordsOf(owner: { name: string; email: string }): string[] {
  const texts = [
    ...owner.name.split(/\s+/),
    owner.name,
    ...owner.email.split(/[@.+_-]/),
    owner.email,
  ];
  return [...productWords, ...texts.map(lettersAndDigits)]
    .filter((word) => word.length >= 4)
    .toSorted((a, b) => b.length - a.length);
}

function findFault(password: string, owner: { name: string; email: string }): string | null {
  const length = [...password.normalize('NFC')].length;
  if (length < 15) return 'Use at least 15 characters; a short sentence is fine.';
  if (length > 128) return 'Use at most 128 characters.';
  const text = lettersAndDigits(password);
  const isCommon = common.has(text) || commonStems.has(text.replaceAll(/\p{N}/gu, ''));
  if (isCommon || isRepetition(password.toLowerCase()) || isSequence(text)) {
    return 'That one is guessed early. Choose something only you would write.';
  }
  const remaining = wordsOf(owner).reduce((part, word) => part.replaceAll(word, ''), text);
  if (remaining !== text && remaining.length < minRemaining) {
    return 'It is mostly your name, your address or ours. Choose something else.';
  }
  return null;
}

/** @throws ProblemError 422 when the password is too short, too long or easy to guess */
export function requireGoodPassword(
  password: string,
  owner: { name: string; email: string },
): void {
  const fault = findFault(password, owner);
  if (fault !== null) throw validationProblem([{ path: '/password', message: fault }]);
}
