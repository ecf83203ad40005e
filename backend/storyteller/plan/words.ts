import { numberWord } from '../realise/tidy.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const small = new Set([
  'a',
  'an',
  'the',
  'of',
  'in',
  'on',
  'at',
  'to',
  'and',
  'with',
  'is',
  'its',
  'for',
  'by',
  'from',
]);

const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, index) => (small.has(word) && (index > 0 || word === 'the') ? word : capital(word)))
    .join(' ');

/** Whether a verb after the noun is in the plural: `the pans of the coast`, `the drink and the rent`. */
function isPlural(noun: string): boolean {
  const [head = ''] = noun.split(
    / (?:of|at|that|which|who|whose|without|within|in|on|with|by|for|from|to|under|between|behind) /,
  );
  return head.includes(' and ') || noun.includes(' and the ') || /(?:[^s]s|ses)$/.test(head);
}

const withoutArticle = (noun: string): string => noun.replace(/^(?:the|an?) /, '');

/** As in a title, where a definite article stays: `the Tan Yards`. */
export const titleForm = (noun: string): string => titleCase(noun.replace(/^an? /, ''));

/** The forms of a noun with its article that rows ask for: `{works.is}`, `{deed.t}`, `{body.n}`. */
export function nounForms(key: string, noun: string): [string, string][] {
  const plural = isPlural(noun);
  return [
    [key, noun],
    [`${key}.n`, withoutArticle(noun)],
    [`${key}.s`, noun],
    [`${key}.t`, titleForm(noun)],
    [`${key}.v`, plural ? '' : 's'],
    [`${key}.is`, plural ? 'are' : 'is'],
    [`${key}.was`, plural ? 'were' : 'was'],
    [`${key}.has`, plural ? 'have' : 'has'],
    [`${key}.go`, plural ? 'go' : 'goes'],
  ];
}

export function numberForms(key: string, count: number): [string, string][] {
  const word = numberWord(count);
  return [
    [key, word],
    [`${key}.s`, word],
    [`${key}.t`, titleCase(word)],
  ];
}
