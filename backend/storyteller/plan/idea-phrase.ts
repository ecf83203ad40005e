import {
  auxiliaries,
  claimNouns,
  clauseVerbs,
  pluralNouns,
} from '../tables/matters/idea-grammar.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';

/** The noun phrase of an idea, and what it says about the noun. Untrusted input: letters, hyphens and apostrophes only. */
export interface IdeaPhrase {
  /** The noun with what stands before it, without an article: `harbour master`, `vampire countess`. */
  noun: string;
  /** The last word of `noun`. */
  head: string;
  words: readonly string[];
  /** The article of the idea. */
  article: 'the' | 'a' | '';
  /** What stands after the noun: `who takes bribes`, `of a dead god`; empty if nothing does. */
  rest: string;
  /** Whether the rest is what the noun does, as in `the ferryman asks for help`. */
  isClause: boolean;
  isPlural: boolean;
}

const mostWords = 16;
const mostLetters = 110;
const mostOfNoun = 5;

const preamble =
  /^(?:i want|we want|i need|we need|maybe|perhaps|please|write|give me|make(?: me)?|create|draw(?: me)?|design|describe|invent|generate|something about|an? (?:adventure|campaign|npc|person|place|character|quest|setting|story|tale) (?:about|of|with|in|where)|in)\s+/i;
const determiners =
  /^(?:an?|the|some|one|my|our|their|his|her|two|three|four|five|seven|ten|many|all|every)$/;
export const stops =
  /^(?:that|which|who|whose|whom|where|with|without|of|in|on|at|from|for|to|by|under|between|behind|near|against|beneath|inside|into|about|through|across|over|upon|among|below|above|beyond|beside|along|atop|within|outside|underneath|amid|amidst|overlooking|during|before|after|since|past|as|full|but|because|while|when|afraid|around)$/;
/** After a noun and before its place or cause: "a city built on bones", "a monk raised by wolves", "a smith called Odo". */
const participles =
  /^(?:built|made|hung|run|kept|taken|held|lost|sunk|hidden|forgotten|born|split|cut|torn|frozen|burnt|overgrown|overrun|stuck|caught|called|named|used|\w{3,}ed)$/;
/** Before a preposition, these say where or how something is: "a cave deep in the forest", "an island floating in the sky". */
const beforePositions =
  /^(?:deep|high|far|halfway|somewhere|floating|flying|hanging|standing|lying|drifting|burning|sinking)$/;
const afterVerbs =
  /^(?:an?|the|his|her|their|its|every|no|all|for|to|at|in|on|by|with|not|up|down|back|again|only)$/;

export const wordsOfIdea = (text: string): string[] =>
  text.toLowerCase().match(/\p{L}+(?:['-]\p{L}+)*'?/gu) ?? [];

/** The parts of an idea between its marks. The first one has the noun: "I want a quest about" is left out of it. */
export function partsOfIdea(idea: string): readonly [first: string, ...later: string[]] {
  const [first = '', ...later] = idea
    .slice(0, 600)
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019`]/g, "'")
    .replaceAll(/[\u2010\u2011]/g, '-')
    .split(/[.;:!?()\n",]/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  // "Captain Redbeard, a pirate": the name says less than what follows it.
  const isName =
    /^(?:\p{Lu}[\p{L}'-]*(?: |$)){1,4}$/u.test(first) && /^(?:an?|the) /i.test(later[0] ?? '');
  let text = isName ? (later.shift() ?? '') : first;
  while (preamble.test(text)) text = text.replace(preamble, '');
  return [text, ...later];
}

const isVerb = (words: readonly string[], index: number): boolean => {
  const [word = '', next] = words.slice(index);
  if (auxiliaries.has(word)) return true;
  const form = clauseVerbs.get(word);
  const before = words[index - 1] ?? '';
  if (form === undefined) return false;
  // "Ruled" in "a kingdom ruled by vampires" is no verb of the kingdom.
  if (form === 'past' && participles.test(word) && stops.test(next ?? '')) return false;
  const isOfPlural = /[^su]s$/.test(before) || pluralNouns.has(before);
  if (form === 'base' ? !isOfPlural : form === 'third' && isOfPlural) return false;
  // "Steals" in "a rogue steals books" is a verb, "kills" at the end of an idea can be a noun.
  return form === 'third' || next === undefined ? true : afterVerbs.test(next);
};

/** What an idea is about, as far as the lines of the campaign allow it. */
export function ideaPhraseOf(
  idea: string,
  { matches }: { matches: (text: string) => boolean },
): IdeaPhrase | undefined {
  const all = wordsOfIdea(partsOfIdea(idea)[0]);
  const first = all[0] ?? '';
  const isMany = /^(?:two|three|four|five|seven|ten|many|all|some)$/.test(first);
  const words = determiners.test(first) ? all.slice(1) : all;
  const end = words.findIndex(
    (word, index) =>
      index > 0 &&
      (stops.test(word) ||
        isVerb(words, index) ||
        (beforePositions.test(word) && stops.test(words[index + 1] ?? '')) ||
        // "An old man selling maps".
        (word.endsWith('ing') &&
          word !== 'king' &&
          index < words.length - 1 &&
          isPersonNoun(words[index - 1] ?? '')) ||
        // "A fort guarding the pass", "a city half burned down".
        (isPlaceNoun(words[index - 1] ?? '') &&
          (word === 'half' || (word.endsWith('ing') && afterVerbs.test(words[index + 1] ?? '')))) ||
        (participles.test(word) &&
          (index === words.length - 1 ||
            stops.test(words[index + 1] ?? '') ||
            /^(?:called|named)$/.test(word)))),
  );
  const own = words.slice(0, end === -1 ? undefined : end);
  const head = (own.at(-1) ?? '').replace(/'s?$/, '');
  const noun = own.join(' ');
  if (head.length < 2 || own.length > mostOfNoun || matches(noun)) return undefined;
  const after = end === -1 ? [] : words.slice(end);
  const rest = after.join(' ');
  const isUsable =
    after.length <= mostWords && rest.length + noun.length <= mostLetters && !matches(rest);
  return {
    noun,
    head,
    words: own,
    article: first === 'the' ? 'the' : /^an?$/.test(first) ? 'a' : '',
    rest: isUsable ? rest : '',
    isClause: isUsable && end > 0 && isVerb(words, end) && !stops.test(after[0] ?? ''),
    isPlural:
      isMany || head === 'people' || (/[^su]s$/.test(head) && all[0] !== 'a' && all[0] !== 'an'),
  };
}

/** The noun with the article that its sound asks for: `an elf ranger`, `a unicorn`. */
export const withArticle = (noun: string): string =>
  /^(?:[aei]|o(?!n[ec])|u(?!ni|se|ti))/i.test(noun) ? `an ${noun}` : `a ${noun}`;

const abstract = /(?:[ts]ion|ment|ness|ity|cy|ism|ship|hood|dom|age|[ae]nce|ure|ry|ics|ings?)$/;

/** Whether an idea for a person is about one. Most of its nouns that no list has are trades. */
export const isOfPerson = ({ article, head, isPlural, rest }: IdeaPhrase): boolean =>
  isPersonNoun(head) ||
  rest.startsWith('who ') ||
  (!isPlural &&
    article !== '' &&
    !ideaNouns.has(head) &&
    !claimNouns.has(head) &&
    !abstract.test(head) &&
    !/^(?:that|which)\b/.test(rest));

/** Whether an idea for a setting is about one thing or one person in it, and not about all of it. */
export const isPartOfLand = ({ head, isPlural }: IdeaPhrase): boolean =>
  /^(?:thing|beast)$/.test(ideaNouns.get(head) ?? '') ||
  (!isPlural && head !== 'god' && isPersonNoun(head));
