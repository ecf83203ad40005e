import { refusedPassword } from '#src/lib/passwords/refused-password.ts';

type StrengthScore = 0 | 1 | 2 | 3 | 4;

export interface Strength {
  score: StrengthScore;
  /** A change that makes the password stronger; null for the highest score. */
  advice: string | null;
}

export const strengthWords = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** Sequences of letters, digits and keyboard keys, which are easy to guess. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1qaz2wsx3edc4rfv',
];

/** Parts of common passwords, which attackers try first. */
const commonParts =
  /passwor[dt]|passwd|letmein|welcome|admin|login|qwert[yz]|iloveyou|dragon|dungeon|master|monkey|sunshine|princess|football|baseball|superman|batman|starwars|shadow|secret|questwright/g;

/**
 * Counts characters. A character counts as a quarter if it is equal to the previous one or next to it in
 * one of the `rows`.
 */
function unpredictable(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const pair = text.slice(index - 1, index + 1);
    const reversed = `${pair[1] ?? ''}${pair[0] ?? ''}`;
    const isPredictable =
      index > 0 &&
      (pair[0] === pair[1] || rows.some((row) => row.includes(pair) || row.includes(reversed)));
    count += isPredictable ? 0.25 : 1;
  }
  return count;
}

/** Removes immediate repetitions of a part, so that the part counts once. */
function withoutRepeats(text: string): string {
  return text.replace(/(.{2,}?)\1+/gu, '$1');
}

function alphabet(password: string): number {
  const kinds: readonly [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 33],
  ];
  return kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
}

/** The words of names and e-mail addresses, without the top-level domain, the longest first. */
const personalWords = (known: readonly string[]): string[] =>
  known
    .map((text) => text.toLowerCase().replace(/(@.*)\.[^.]*$/u, '$1'))
    .flatMap((text) => text.split(/[^\p{L}\d]+/u))
    .filter((part) => part.length > 2)
    .toSorted((one, other) => other.length - one.length);

/** Estimates how hard a password is to guess, in steps of about fifteen bits. */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const lower = password.toLowerCase();
  const personal = personalWords(known).filter((part) => lower.includes(part));
  // A personal word counts as one character: only the choice of the word has to be guessed.
  const withoutNames = personal.reduce((text, part) => text.replaceAll(part, '*'), lower);
  const withoutCommon = withoutNames.replace(commonParts, '*');
  const withoutRepetitions = withoutRepeats(withoutCommon);
  const bits =
    unpredictable(withoutRepetitions) * Math.log2(Math.max(alphabet(password), 2)) * 0.75;
  const score = bits < 18 ? 0 : bits < 33 ? 1 : bits < 48 ? 2 : bits < 63 ? 3 : 4;
  if (score === 4) return { score, advice: null };
  if (personal.length > 0) return { score, advice: 'leave out your name and address.' };
  if (withoutCommon !== withoutNames) {
    return { score, advice: 'leave out the words everybody tries.' };
  }
  if (withoutRepetitions.length < withoutCommon.length * 0.7) {
    return { score, advice: 'repeating adds little.' };
  }
  if (unpredictable(withoutRepetitions) < withoutRepetitions.length * 0.7) {
    return { score, advice: 'rows of keys or letters are guessed first.' };
  }
  return { score, advice: 'another word or two makes it stronger.' };
}

/**
 * What the meter shows. A password that the server refuses is weak at most, with the reason that the server
 * would give, and one that the server accepts is fair at least.
 * @param refusal why the form refuses the password, as far as the password alone does not tell it
 */
export function shownStrength(
  password: string,
  known: readonly string[],
  refusal?: string,
): { readonly score: StrengthScore; readonly text: string } {
  const { score, advice } = passwordStrength(password, known);
  const fault = refusedPassword(password, known) ?? refusal ?? null;
  if (fault !== null) return { score: score === 0 ? 0 : 1, text: fault };
  const accepted = score < 2 ? 2 : score;
  const word = strengthWords[accepted];
  return { score: accepted, text: advice === null ? word : `${word}: ${advice}` };
}
