import { ideaNouns } from '../tables/idea-nouns.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { parted, type NamedPerson } from './idea-names.ts';
import { isPluralWord, stops } from './matter-words.ts';
import { titleForm } from './words.ts';

/** The name of a person, and what an idea says besides: "a blacksmith" of "a blacksmith named Hilda Brand". */
export interface CalledName extends Pick<NamedPerson, 'first' | 'last' | 'pronouns'> {
  readonly besides: string;
}

const calling =
  /^([^.,;:!?()\n\u2013\u2014]+?),? (named|called|nicknamed|known as|by the name of|whose name is|who is (?:named|called|known as)|who goes by(?: the name(?: of)?)?) (.+)$/su;
const particles = /^(?:von|van|de|der|den|del|di|da|du|al|bin|ibn|le|la|of|the)$/;

const hasCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const lower = (word: string): string => word.toLowerCase();

/** Whether the words before "named" are about one person, and the name is that of no one else. */
function isOfSubject(words: readonly string[]): boolean {
  const own = words.map(lower);
  const last = own.at(-1) ?? '';
  const stop = own.findIndex((word, index) => index > 0 && stops.test(word));
  if (stop < 0) {
    const isOther = ideaNouns.has(last) || isPlaceNoun(last);
    return !isPluralWord(last) && (isPersonNoun(last) || !isOther);
  }
  // "A priest of a god named Bane" and "a smith from a village called Ashby" name the god and the village.
  const isPart = own[stop] === 'of' && !/^(?:an?|some)$/.test(own[stop + 1] ?? '');
  const isOrigin = /^(?:of|from|in|at)$/.test(own[stop] ?? '') && hasCapital(words.at(-1) ?? '');
  const isOnly = !own.slice(stop + 1).some((word) => stops.test(word));
  return isOnly && (isOrigin || (isPart && !isPlaceNoun(last)));
}

/** How many words, from the first on, are a name: `Hilda Brand`, `Hanne van der Velt`, `the Crow`. */
function lengthOfName(words: readonly string[]): number {
  let length = 0;
  for (const [index, word] of words.entries()) {
    if (hasCapital(word)) length = index + 1;
    else if (!particles.test(word)) break;
  }
  return length;
}

/** A name without capitals: "a blacksmith named hilda brand", but not "a knight named heir of the realm". */
function isPlainName(words: readonly string[], verb: string): boolean {
  const isNoun = (word: string): boolean => stops.test(word) || isPersonNoun(word);
  return (
    !/(?:called|known as)$/.test(verb) &&
    words.length > 0 &&
    words.length < 3 &&
    !words.some(isNoun) &&
    !/^(?:an?|the|as)$/.test(words[0] ?? '')
  );
}

const mostWords = 5;
const mostLetters = 60;

/** The name that an idea gives to the person it is about after "named" or "called". */
export function calledName(idea: string): CalledName | undefined {
  const text = idea.trim().replaceAll(/[^\S\n]+/g, ' ');
  const [, before = '', verb = '', after = ''] = calling.exec(text) ?? [];
  if (after === '' || !isOfSubject(before.split(' '))) return undefined;
  const [front = ''] = after.split(/[.,;:!?()\n\u2013\u2014]/, 1);
  const words = front.split(' ');
  const typed = lengthOfName(words);
  const length = typed > 0 || !isPlainName(words, verb) ? typed : words.length;
  const said = words.slice(0, length).join(' ');
  const name = (typed > 0 ? said : titleForm(said)).replace(/^the /, 'The ');
  // "Twins called Ada and Odo" are two persons; "Tom and his dog" is one with a dog.
  const isOne = !/^(?:and|or)$/.test(words[length] ?? '') || !hasCapital(words[length + 1] ?? '');
  if (length === 0 || length > mostWords || name.length > mostLetters || !isOne) return undefined;
  const besides =
    before + after.slice(said.length).replace(/^ and (?=(?:an?|his|her|their) )/, ' with ');
  return { ...parted(name.split(' ')), besides };
}
