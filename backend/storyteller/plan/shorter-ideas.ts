import { stops, withArticle, wordsOfIdea } from './idea-phrase.ts';
import { verbAt } from './matter.ts';

/** Before what is the idea: "there is a well", "she is a painter". */
const opening =
  /^(?:there(?:'s| (?:is|are|was|were))|(?:he|she|they|it)(?:'s|'re| (?:is|are|was|were)))\s+/i;

/** Words that end no phrase: "a city that is", "only". */
const dangling =
  /^(?:an?|the|his|her|their|its|is|are|was|were|has|have|had|just|only|really|very|secretly|now|and|or|but|not|never|always|still)$/;

const isDangling = (word: string): boolean => dangling.test(word) || stops.test(word);

/** What stands after a noun and says more of it, besides prepositions: "raised by wolves", "turned healer". */
const participle = /^\p{L}{3,}(?:ed|ing)$/u;

/** What needs the words after it: "a hospital run" by a person. */
const passive =
  /^(?:born|bound|broken|built|caught|chosen|cut|driven|forgotten|held|hidden|hung|kept|known|led|lost|made|run|stolen|stuck|sunk|sworn|taken|torn|\p{L}{2,}ed)$/u;

/** The first word of a clause. What is cut off within it is no phrase: "a beekeeper who talks". */
const relative =
  /^(?:who|whose|whom|that|which|where|when|while|because|but|if|until|before|after)$/;

/** Each of them is a draft. */
const mostShorter = { plot: 2, other: 3 };

/** The beginnings of an idea that can stand for themselves, the longest first. */
function beginningsOf(idea: string): readonly (readonly string[])[] {
  const [clause = ''] = idea
    .trim()
    .replace(opening, '')
    .split(/[.,;:!?()\n]| - /);
  const words = clause.trim().split(/\s+/);
  const plain = wordsOfIdea(clause);
  const verb = plain.length === words.length ? verbAt(plain) : -1;
  const least = /^(?:an?|the)$/i.test(words[0] ?? '') ? 1 : 0;
  const clauseAt = words.findIndex((word) => relative.test(word.toLowerCase()));
  const cuts = words
    .slice(0, clauseAt < 0 ? undefined : clauseAt + 1)
    .map((_, index) => index)
    .filter((index) => {
      const word = words[index]?.toLowerCase() ?? '';
      return (
        index > 0 &&
        (stops.test(word) ||
          index === verb ||
          (index > least && participle.test(word) && !stops.test(words[index + 1] ?? 'of')))
      );
    })
    .toReversed();
  return [words.length, ...cuts].map((end) => {
    const kept = words.slice(0, end);
    const last = (): string => kept.at(-1)?.toLowerCase() ?? '';
    while (isDangling(last()) || (end < words.length && kept.length > 1 && passive.test(last()))) {
      kept.pop();
    }
    return kept;
  });
}

/**
 * The beginnings of an idea that can stand for themselves, the longest first, and then the noun: "a blind painter" and
 * "a painter" of "She is a blind painter who paints the future".
 */
export function shorterIdeas(idea: string, isTask: boolean): readonly string[] {
  const beginnings = beginningsOf(idea);
  const noun = beginnings.at(-1) ?? [];
  const [article = ''] = noun;
  const isPhrase = !isTask && noun.length > 2 && /^(?:an?|the)$/i.test(article);
  const head = noun.at(-1) ?? '';
  const nouns = isPhrase
    ? [/^the$/i.test(article) ? `the ${head}` : withArticle(head)]
    : noun.length > 1 && !isTask
      ? [head]
      : [];
  const shorter = [...new Set([...beginnings.map((kept) => kept.join(' ')), ...nouns])].filter(
    (text) => text !== '' && text !== idea.trim(),
  );
  const most = isTask ? mostShorter.plot : mostShorter.other;
  return shorter.length <= most ? shorter : [...shorter.slice(0, most - 1), ...shorter.slice(-1)];
}

/** The noun phrase that an idea is about, word by word: "a blind painter" of "a blind painter who paints the future". */
export const nounsOfIdea = (idea: string): readonly string[] =>
  (beginningsOf(idea).at(-1) ?? []).map((word) => word.toLowerCase());

/** The noun that an idea is about: "painter". */
export const headOfIdea = (idea: string): string => nounsOfIdea(idea).at(-1) ?? '';
