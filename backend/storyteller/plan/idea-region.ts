import { isOnPlace } from '../realise/place-prepositions.ts';
import { realms } from '../tables/place-sorts.ts';
import { isTitle, typedClause } from './idea-case.ts';
import { sortOfPlace } from './known-places.ts';
import type { Region } from './matter-words.ts';

const placed =
  /^(?:set )?(?:(in|on|at|along|near|across) )?((?:(?:the|an?) )?(?:\p{L}[\p{L}'-]* ){0,4}\p{L}+)$/iu;

const isLandscape = (phrase: string): boolean =>
  !/ (?:that|which|who|where|whose|is|are|was|were|has|have) /.test(` ${phrase} `) &&
  sortOfPlace(phrase) === 'landscape';

/** The noun of a name: `kingdom` of `the Kingdom of Ash`. */
const nounOf = (phrase: string): string =>
  phrase.toLowerCase().split(' of ', 1)[0]?.split(' ').at(-1) ?? '';

/** Landscapes that are too large for a story about themselves. */
const large =
  /^(?:desert|coast|sea|ocean|mountains|hills|jungle|tundra|steppes?|plains?|wilderness|wastelands?|badlands|highlands|moors?|archipelago|isles|islands)$/i;

/** Whether a noun names a land, of which an idea can say something: "the kingdom is at war". */
export const isLargeLand = (noun: string): boolean => large.test(noun) || realms.has(noun);

/** The region of an idea that is only a landscape. "A forest" without a word for where is what a story can be about. */
export function regionIn(idea: string): Region | undefined {
  const clause = typedClause(idea);
  const [, typed = '', phrase = ''] = placed.exec(clause) ?? [];
  const isNamed = isTitle(clause) && /\p{Lu}/u.test(phrase.replace(/^(?:the|an?) /i, ''));
  const isPlaced = typed !== '' || isNamed || isLargeLand(nounOf(phrase));
  if (!isPlaced || !isLandscape(phrase)) return undefined;
  const name = phrase.replace(/^(?:The|An?)(?= )/, (article) => article.toLowerCase());
  const preposition = typed.toLowerCase().replace(/^$/, 'in');
  const where = preposition === 'in' && isOnPlace(name) ? 'on' : preposition;
  return { name, where: `${where} ${name}` };
}

/** Whether a statement ends with a place outside of all towns: "smugglers on the Shattered Coast". */
export function endsInLandscape(fact: string): boolean {
  const [, place = ''] =
    / (?:in|on|at|along|near|across) ((?:the|an?) (?:\p{L}[\p{L}'-]* ){0,3}\p{L}+)$/u.exec(fact) ??
    [];
  return place !== '' && isLandscape(place) && !realms.has(nounOf(place));
}
