import { auxiliaries } from '../tables/matters/idea-grammar.ts';
import { baseOfVerb, isBaseVerb, taskVerbs } from '../tables/matters/said-words.ts';
import { furtherNouns } from '../tables/matters/typed-nouns.ts';
import { isKnownNoun } from './known-nouns.ts';
import { isPluralWord, type Matter } from './matter-words.ts';
import { verbAt } from './matter.ts';
import { living } from '../tables/matters/noun-kinds.ts';
import { kindOfNoun } from './subject-kinds.ts';
import { factOfTask } from './task-fact.ts';

/** Words that a noun phrase has not, before it says more of its noun. */
const loose =
  /^(?:but|it's|because|while|if|so|though|although|it|he|she|they|we|you|i|him|them|us|don't|doesn't|not|never|let|without)$/;
const relative =
  /^(?:who|that|which|whose|whom|where|when|what|how|why|after|before|since|until|in|on|at|of|from|with|for|to|by|under|over|about|around|through|between|among|against|near|behind|across|beneath|inside|outside|above|below|beside|beyond|every|each|into|onto|aboard)$/;
const article = /^(?:an?|the|some|all|every|two|three|four|five|our|my) /;

/** Words that begin an order and that are no nouns: "the exorcise demon". */
const isOrder = (word: string, next: string): boolean =>
  (taskVerbs.has(word) && /^(?:down|out|up|an?|the|for|off)$/.test(next)) ||
  isBareOrder(word, next);

const isBareOrder = (word: string, next: string): boolean =>
  next !== '' && taskVerbs.has(word) && !isNoun(word) && !word.endsWith('ing');

const isNoun = (word: string): boolean =>
  isKnownNoun(word) || furtherNouns.has(word) || kindOfNoun(word) !== undefined;

/** "Overlooking" in "an inn overlooking a lake". */
const isDoing = (words: readonly string[], index: number): boolean => {
  const [before = '', word = ''] = [words[index - 1], words[index]];
  const isVerb = baseOfVerb(word) !== '' || article.test(`${words[index + 1] ?? ''} `);
  return index > 0 && word.endsWith('ing') && isNoun(before) && isVerb;
};

/** Whether a phrase can stand where a text needs a noun: no order, no clause, no loose words. */
export function isNounPhrase(typed: string): boolean {
  const words = typed.toLowerCase().replace(article, '').split(' ');
  const end = words.findIndex((word, index) => relative.test(word) || isDoing(words, index));
  const own = words.slice(0, end < 0 ? undefined : end);
  const [first = '', second = ''] = own;
  if (first === '' || isOrder(first, second) || /^(?:and|or)$/.test(own.at(-1) ?? '')) return false;
  return !own.some(
    (word) => loose.test(word) || auxiliaries.has(word) || /^(?:an?|the)$/.test(word),
  );
}

/** "All children in town sleep" is a clause. */
function endsInVerb(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const isPlural = words.slice(0, -1).some((word) => isPluralWord(word));
  const isVerb = isBaseVerb(last) && (words[0] === 'all' || !isKnownNoun(last));
  return isPlural && isVerb && words.length > 2;
}

/** "A two wizards duel" is about several. */
const severalAs = /^an? (?:two|three|four|five|six|seven|several|many) /;

/** Whether what there is said to be is a noun with what is said of it: not "all children in town sleep". */
function isThere(rest: string): boolean {
  if (!isNounPhrase(rest) || severalAs.test(rest)) return false;
  const words = rest.toLowerCase().split(' ');
  const clause = words.findIndex(
    (word, index) =>
      /^(?:who|that|which|whose|where|when|what|and)$/.test(word) ||
      words[index - 1]?.endsWith(',') === true,
  );
  const own = words.slice(0, clause < 0 ? undefined : clause);
  const hasLoose = words
    .slice(0, own.length + 1)
    .some(
      (word, index) =>
        (/^(?:he|she|they|i|we|you|it)$/.test(word) && !relative.test(words[index - 1] ?? '')) ||
        (/^(?:and|but|or)$/.test(word) &&
          /^(?:let|do|don't|it|they|realize|realise)$/.test(words[index + 1] ?? '')),
    );
  return !hasLoose && !(clause < 0 && endsInVerb(own));
}

const existence =
  /^(?:there (?:is to be|are to be|has been|have been|is|are)|everyone talks about|people see) (.+)$/;

/** A quarrel has sides that can quarrel: "evidence against the judge" is none. */
const isSide = (side: string): boolean =>
  !/^(?:carried|event|ill|sky|idea)$/.test(kindOfNoun(side.split(' ').at(-1) ?? '') ?? '') &&
  isNounPhrase(side);

/** A role can have a name with an article: "Old Tomas the miller". */
const isRole = (role: string): boolean => {
  const [first = '', second = ''] = role.toLowerCase().split(' ');
  return !isOrder(first, second) && !loose.test(first);
};

/** Without an order or loose words before the noun: `the lights` of "the investigate lights". */
function nounOf(phrase: string): string {
  const [the = '', ...words] = phrase.split(' ');
  const own = the === 'the' ? words : [the, ...words];
  const bare = own.filter((word) => !loose.test(word) && !/^(?:an?|the|and|or)$/.test(word));
  const [first = '', second = ''] = bare;
  const noun = (
    isOrder(first, second) || (second !== '' && isDeed(first)) ? bare.slice(1) : bare
  ).join(' ');
  return the === 'the' ? `the ${noun}` : noun;
}

const isDeed = (word: string): boolean => isBaseVerb(word) && !isNoun(word);

/** What is so, if a reader has put "there is" before a clause or an order. */
function factOf(fact: string): string {
  const [, typed = ''] = existence.exec(fact) ?? [];
  if (typed === '' || isThere(typed)) return fact;
  const bare = typed.replace(/^an? /, '');
  const [first = '', second = ''] = bare.toLowerCase().split(' ');
  if (isOrder(first, second)) return factOfTask(bare);
  if (/^it(?:'s| is) /.test(bare) || severalAs.test(typed)) return bare;
  const words = typed.split(' ');
  const hasVerb =
    verbAt(words) > 0 || (isPluralWord(first) && isBaseVerb(second)) || endsInVerb(words);
  const isClause = fact.startsWith('there ') && hasVerb;
  return isClause ? (isPluralWord(first) ? bare : typed) : fact;
}

/** "A necromancer raising the dead" with the verb that a sentence needs. */
function inFull(fact: string): string {
  const words = fact.split(' ');
  const at = words.findIndex((_, index) => isDoing(words, index));
  const before = words.slice(0, Math.max(at, 0));
  const doer = before.at(-1) ?? '';
  const isWhole =
    existence.test(fact) || before.some((word) => relative.test(word) || auxiliaries.has(word));
  const kind = kindOfNoun(doer);
  if (at < 1 || isWhole || kind === undefined || !living.includes(kind)) return fact;
  const be = isPluralWord(doer) ? 'are' : 'is';
  return [...before, be, ...words.slice(at)].join(' ');
}

/** A matter with its words mended, if a text can tell it; undefined if a noun of it is none. */
export function soundMatter(typed: Matter): Matter | undefined {
  const matter = { ...typed, fact: inFull(typed.fact) };
  if (isSound(matter)) return matter;
  const { fact, it, role } = matter;
  const mended = {
    ...matter,
    fact: factOf(fact),
    it: it.startsWith('{') || isNounPhrase(it) ? it : nounOf(it),
    role: isRole(role) ? role : nounOf(role),
  };
  const isNamed = mended.it === it || isNoun(mended.it.split(' ').at(-1) ?? '');
  return isNamed && isSound(mended) ? mended : undefined;
}

/** "Haunted house but the ghost is a child" has a noun before its clause that no verb belongs to. */
const isLoose = (fact: string): boolean => {
  const [before = '', after] = fact.split(
    / (?:but|because|and(?= (?:marry|kill|find|get|take|bring|save|win|steal) )) /,
  );
  return (
    after !== undefined &&
    !existence.test(fact) &&
    !fact.startsWith('{') &&
    verbAt(before.split(' ')) < 0
  );
};

/** Whether a text can say of a matter what it has to, without pasting an order or a clause for a noun. */
function isSound({ fact, it, role, sides, deadline }: Matter): boolean {
  const [, there] = existence.exec(fact) ?? [];
  return (
    (there === undefined || isThere(there)) &&
    !/^the (?:find|rescue|stop|kill|get|help|save|catch) (?:an?|the|missing|lost|stolen) /.test(
      fact,
    ) &&
    (it.startsWith('{') || isNounPhrase(it)) &&
    (role === '' || isRole(role)) &&
    !isLoose(fact) &&
    (deadline === undefined || isNounPhrase(deadline)) &&
    (sides === undefined || sides.every(isSide))
  );
}
