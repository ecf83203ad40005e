import type { Random } from '../random.ts';

/** A text that contains none of the `signs`, in small letters, has nothing that the pattern finds. To search for them is faster. */
type Group = readonly [forms: readonly string[], pattern: RegExp, signs: readonly string[]];

/** Each form is found and can become each other one. */
const both = (...forms: readonly string[]): Group => [
  forms,
  new RegExp(String.raw`\b(?:${forms.join('|')})\b`, 'gi'),
  forms,
];

/** Only the first form is replaced: the others can have another meaning, which the first form does not have. */
const from = (pattern: RegExp, ...forms: readonly string[]): Group => [
  forms,
  pattern,
  forms.map((form) => form.trim()),
];

const groups: readonly Group[] = [
  both('somebody', 'someone'),
  both('nobody', 'no one'),
  both('everybody', 'everyone'),
  both('anybody', 'anyone'),
  both('nearly', 'almost'),
  both('perhaps', 'maybe'),
  both('as if', 'as though'),
  both('each time', 'every time'),
  both('each night', 'every night'),
  both('each evening', 'every evening'),
  both('each morning', 'every morning'),
  both('each round', 'every round'),
  both('afraid of', 'frightened of'),
  from(/\bbegins to\b/gi, 'begins to', 'starts to'),
  from(/\bbegin to\b/gi, 'begin to', 'start to'),
  from(/\bcomes back\b/gi, 'comes back', 'returns'),
  from(/\bcame back\b/gi, 'came back', 'returned'),
  from(/\bfinds out(?= (?:who|what|where|why|how|that|if|whose)\b)/gi, 'finds out', 'discovers'),
  from(/\bfound out(?= (?:who|what|where|why|how|that|whose)\b)/gi, 'found out', 'discovered'),
  from(/\bbeside\b(?! \w+sel(?:f|ves)\b)/gi, 'beside', 'next to'),
  from(/(?<!\bat )\blarge\b(?! size)/gi, 'large', 'big'),
  from(
    /(?<!\b(?:nine|ten|eleven|twelve|one|two|three|late) )\bat night\b/gi,
    'at night',
    'by night',
  ),
  // After a negative, "must" would be the opposite.
  from(/(?<!\b(?:only|nobody|no one|none|neither|never) )\bhas to\b/gi, 'must', 'has to'),
  from(
    /(?<!\b(?:would|will|shall|to|may|might|can|could|should|do|did|not|only) )\bhave to\b/gi,
    'must',
    'have to',
  ),
  from(/(?<!\b(?:who|only|never) )\bwants to\b/gi, 'would like to', 'wants to'),
  from(/\bas well(?! as)\b/gi, 'too', 'as well'),
  from(/\bin the end(?! ?[.,;:?!"'])\b/gi, 'in the end', 'finally'),
  from(/, and then\b/gi, ', and then', ', then'),
  both('each other', 'one another'),
  both('in the middle of', 'in the midst of'),
  from(/(?<=, )people say\b/gi, 'people say', 'they say'),
  from(
    /\ba small (?=(?!part|number|amount|price|sum|wonder|thing|voice)\w+)/gi,
    'a small ',
    'a little ',
  ),
  from(/\ba long time\b/gi, 'a long time', 'a long while'),
  // Inside of a sentence, the word can mean a certain person.
  from(
    /(?:^|(?<=[.;:?!] ))whoever(?= (?:\w+s|was|will|can)\b)/gi,
    'whoever',
    'anyone who',
    'anybody who',
  ),
];

/** To test a text once is faster than to search it for the signs of each group. */
const anySign = new RegExp(groups.flatMap(([, , signs]) => signs).join('|'), 'i');

const isUpper = (text: string): boolean => /^[A-Z]/.test(text);

const withCapital = (text: string, like: string): string =>
  isUpper(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

function replaced(text: string, choose: (forms: readonly string[]) => string): string {
  if (!anySign.test(text)) return text;
  let said = text;
  let small = text.toLowerCase();
  for (const [forms, pattern, signs] of groups) {
    if (!signs.some((sign) => small.includes(sign))) continue;
    said = said.replaceAll(pattern, (found) => withCapital(choose(forms), found));
    small = said.toLowerCase();
  }
  return said;
}

/** The sentence with other words for the same: two texts of a tale share fewer sentences. */
export const varied = (text: string, random: Random): string =>
  replaced(text, (forms) => random.pick(forms));

/** The form in which texts are compared that differ in such words only: in small letters. */
export const plainWords = (text: string): string =>
  groups.reduce(
    (plain, [[first = '', ...others]]) =>
      others.reduce(
        (said, form) => said.replaceAll(new RegExp(String.raw`\b${form}\b`, 'g'), first),
        plain,
      ),
    text.toLowerCase(),
  );
