import { phraseLists } from '../tables/character-phrases.ts';

/** Words after which a noun phrase ends. */
const ends =
  'and|but|or|who|whose|whom|that|which|because|since|to|for|in|on|at|from|with|without|by|when|while|where|after|before|until|as|so|if|now|then|is|was|are|were|has|have|had|he|she|they|despite|during|turned|instead|through|under|than|into|like|just|still|trying|looking|seeking|hoping|searching|hiding|tracking|hunting|chasing|fleeing|hates|hating|fighting|pursuing|stalking|avenging|out|too|killed|slaughtered|massacred|destroyed|took|sold|burned|burnt|razed|sacked|murdered|slew|raided|enslaved|stole|kidnapped|butchered';

/** Words with which a new clause of the idea begins. */
const clauseEnds = String.raw`(?:and|but|or|who|whose|which|because|so|now|then|until|while)\b`;

const nounWord = String.raw`(?!(?:${ends})\b)[\p{L}'-]+`;
const anyWord = String.raw`[\p{L}'-]+`;
const phraseEnd = String.raw`(?=$|,| (?:${ends})\b)`;

const listOf = (name: string): string => {
  const list = phraseLists[name];
  if (list === undefined) throw new Error(`No list of phrases is called ${name}.`);
  return alternatives(list.split(' '));
};

/** The longest words come first, so that `city` does not end a match of `city guard`. */
const alternatives = (words: readonly string[]): string =>
  words
    .map((word) => word.replaceAll('_', ' '))
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/<(\w+)>/g, (_, name: string) => `(?:${listOf(name)})`))
    .join('|');

/** The pattern of one item of a phrase, which follows a space. */
function patternOf(item: string): string {
  const isOptional = item.endsWith('?');
  const [, slot, list, owner = ''] = /^\{(\w+)[!~^]?(?::([^}]+))?\}('s)?\??$/.exec(item) ?? [];
  if (slot !== undefined) {
    if (item.startsWith(`{${slot}~`)) {
      return ` (?<${slot}>(?!to )${anyWord}(?: (?!${clauseEnds})${anyWord}){0,8})(?=$|,| ${clauseEnds})`;
    }
    if (item.startsWith(`{${slot}^`)) {
      return ` (?<${slot}>(?:an?|the|those) (?:${anyWord} ){0,2}(?:who|that)(?: (?!${clauseEnds})${anyWord}){1,8})(?=$|,| ${clauseEnds})`;
    }
    const isNamed = item.startsWith(`{${slot}!`) ? '(?=(?:an?|the|his|her|their) )' : '';
    const noun =
      list === undefined
        ? ` (?<${slot}>${isNamed}(?!(?:him|her|them|it|me|us|how|what|why|be)${phraseEnd})${nounWord}(?: ${nounWord}){0,6})${phraseEnd}`
        : ` (?<${slot}>${alternatives(list.split('|'))})${owner}`;
    return isOptional ? `(?:${noun})?` : noun;
  }
  if (item === '*') return `(?: ${anyWord}){0,3}?`;
  const words = alternatives((isOptional ? item.slice(0, -1) : item).split('|'));
  return isOptional ? `(?: (?:${words}))?` : ` (?:${words})`;
}

/** A phrase whose first item can be left out begins with it or with the next one. */
function withoutFirst(text: string): readonly string[] {
  const [first = '', ...others] = text.split(' ');
  return first.endsWith('?')
    ? [[first.slice(0, -1), ...others].join(' '), others.join(' ')]
    : [text];
}

/**
 * Finds phrases in an idea in small letters. In a phrase, `burned|razed` is one of several words, `<home>` one of a list,
 * `all?` can be left out, `*` stands for up to three words, `{what}` for a noun with all that is before it, and
 * `{what!}` for one with an article, `{what~}` for all up to the next clause,
 * `{what^}` for one with its own clause, "the man who left", and `{what:<kin>}` for one of a list. Words joined by `_` follow each other.
 */
export const phrases = (...texts: readonly string[]): readonly RegExp[] =>
  texts.flatMap(withoutFirst).map((text) => {
    const pattern = text.split(' ').map(patternOf).join('');
    return new RegExp(
      String.raw`(?:^|(?<=[ ,-]))${pattern.replace(/^ /, '').replace(/^\(\?: /, '(?:')}(?![\p{L}'-])`,
      'u',
    );
  });
