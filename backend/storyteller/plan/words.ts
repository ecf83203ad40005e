import { inDigits, numberWord } from '../realise/tidy.ts';

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

/** The noun as it is in a title. A definite article stays: `the Tan Yards`. */
export const titleForm = (noun: string): string => titleCase(noun.replace(/^an? /, ''));

/** The forms of a noun with its article that rows ask for: `{works.is}`, `{deed.t}`, `{body.n}`. */
export function nounForms(key: string, noun: string): [string, string][] {
  return formsOf(noun).map(([form, word]) => [`${key}${form}`, word]);
}

/** Each candidate of a text asks for the forms of the same nouns. */
const knownForms = new Map<string, readonly (readonly [form: string, word: string])[]>();

/** The names of campaigns are among the nouns, so the cache needs a limit. */
const mostForms = 4000;

function formsOf(noun: string): readonly (readonly [form: string, word: string])[] {
  const known = knownForms.get(noun);
  if (known !== undefined) return known;
  const plural = isPlural(noun);
  const forms = [
    ['', noun],
    ['.n', withoutArticle(noun)],
    ['.s', noun],
    ['.t', titleForm(noun)],
    ['.v', plural ? '' : 's'],
    ['.is', plural ? 'are' : 'is'],
    ['.was', plural ? 'were' : 'was'],
    ['.has', plural ? 'have' : 'has'],
    ['.go', plural ? 'go' : 'goes'],
  ] as const;
  if (knownForms.size > mostForms) knownForms.clear();
  knownForms.set(noun, forms);
  return forms;
}

export function numberForms(key: string, count: number): [string, string][] {
  const word = numberWord(count);
  return [
    [key, word],
    [`${key}.s`, word],
    [`${key}.t`, titleCase(word)],
    // So many hundreds and thousands, in digits: `13,900` and not `139 hundred`.
    [`${key}.hundreds`, inDigits(count * 100)],
    [`${key}.thousands`, inDigits(count * 1000)],
  ];
}
