/** Words that begin with a vowel and the sound of a consonant, and the reverse. */
const consonantSound = /^(?:one|once|us(?:e|ual|ur)|uni(?!m)|eu|ew|u[bt]i)/i;
const vowelSound = /^(?:hour|honest|honou?r|heir|x\b|8|11\b|18\b)/i;

export const beginsWithVowel = (word: string): boolean =>
  vowelSound.test(word) || (/^[aeiou]/i.test(word) && !consonantSound.test(word));

const withArticle = (text: string): string =>
  text.replaceAll(/\b([Aa])n? (?=\*{0,2}([\w'-]+))/g, (_match, article: string, word: string) =>
    beginsWithVowel(word) ? `${article}n ` : `${article} `,
  );

const withCapitals = (text: string): string =>
  text
    .replaceAll(
      /(^|[.?!] |\.['")*]{1,3} )([("*]{0,3})([a-z])/g,
      (_match, before: string, quote: string, letter: string) =>
        `${before}${quote}${letter.toUpperCase()}`,
    )
    .replaceAll(/: "([a-z])/g, (_match, letter: string) => `: "${letter.toUpperCase()}`);

/** Corrects what follows from joining phrases: articles, capitals, spaces and doubled marks. */
export function tidy(sentence: string): string {
  const joined = isUntidy.test(sentence) ? withoutDoubles(sentence) : sentence.trim();
  return withCapitals(withArticle(joined));
}

const isUntidy = / {2}| [,.;:?!]|\.\.|,[.,;:?!)]|, [(–]|s's /;

const withoutDoubles = (sentence: string): string =>
  sentence
    .replaceAll(/ {2,}/g, ' ')
    // A person whom an idea names may have no role: "Strahd, the , stands".
    .replaceAll(/, the (?:, |(?=[.:?!]))/g, (match) => (match.endsWith('e ') ? '' : ' '))
    .replaceAll(/ ([,.;:?!])/g, '$1')
    .replaceAll(/\.\.+/g, '.')
    .replaceAll(/,+([.,;:?!)])/g, '$1')
    .replaceAll(/,(?= [(–])/g, '')
    .replaceAll("s's ", "s' ")
    .trim();

const units = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
).split(' ');
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Numbers below a hundred and whole hundreds as words, others as digits. */
export function numberWord(count: number): string {
  if (count < 20) return units[count] ?? String(count);
  if (count < 100) {
    const rest = count % 10;
    return `${tens[Math.floor(count / 10)] ?? ''}${rest === 0 ? '' : `-${units[rest] ?? ''}`}`;
  }
  return count % 100 === 0 && count < 2000 ? `${numberWord(count / 100)} hundred` : String(count);
}

/** Made once, because each call of `toLocaleString` makes one. */
const digits = new Intl.NumberFormat('en-US');

/** The number in digits: `13,900`. */
export const inDigits = (count: number): string => digits.format(count);
