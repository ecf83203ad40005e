import { isPersonNoun } from '../tables/person-nouns.ts';
import { personNouns } from '../tables/matters/idea-grammar.ts';
import type { Named } from './duty-types.ts';
import { isPluralWord } from './matter-words.ts';

const preamble =
  /^(?:(?:the )?(?:party|players|heroes|adventurers|characters) (?:must|have to|has to|need to|needs to|should|are (?:hired|asked) to) |you (?:must|have to) |(?:an? )?(?:quest|adventure|story|mission) (?:to|about|where|in which) )/;

/** The clauses of an idea as they were typed, with only letters and the marks inside of words. */
const typedClauses = (idea: string): string[] =>
  idea
    .slice(0, 300)
    .normalize('NFC')
    .replaceAll(/[\u2019\u2018`]/g, "'")
    .split(/[.;:!?()\n,"]|\u2014| - /)
    .map((text) =>
      text
        .replaceAll(/[^\p{L}' -]/gu, ' ')
        .replaceAll(/(?<!\p{L})['-]+|['-]+(?!\p{L})/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((clause) => clause !== '');

/** An idea with all of its clauses. */
export const typedText = (idea: string): string => typedClauses(idea).join(', ');

/** The clauses of an idea in small letters. */
export const clausesOf = (idea: string): string[] =>
  typedClauses(idea.toLowerCase()).map((clause, index) =>
    index === 0 ? clause.replace(preamble, '') : clause,
  );

export const article = /^(?:an?|the|some|two|three|four|several|many|our|my|their|his|her|your) /;
const ends =
  /^(?:of|with|who|that|which|whose|full|from|in|on|at|to|for|by|under|above|before|until|and|or|cut|held|made|carrying|going|through|across|over|against|while|because|near|safely|alive|home|is|are|has|have|was|were|gets?|receives?|needs?)$/;
const groups =
  /^(?:train|group|band|column|caravan|party|crowd|line|trek|wagons?|convoy|army|horde|host|gang|tribe|force|clan)$/;
const plurals = /^(?:sahuagin|lizardfolk|drow|duergar|supplies|people|folk|undead|dead|living)$/;

export const isMany = (noun: string): boolean => plurals.test(noun) || isPluralWord(noun);

/** The words of a phrase up to what says more of its noun. */
export function core(phrase: string): string[] {
  const words = phrase.replace(article, '').split(' ');
  const end = words.findIndex((word, index) => index > 0 && ends.test(word));
  return words.slice(0, end < 0 ? undefined : end);
}

/** `the caravan` of "a merchant caravan with salt", `the refugees` of "a train of refugees". */
export function namedIn(phrase: string): Named {
  const own = core(phrase);
  const [, whole = ''] = / of (.+)$/.exec(phrase) ?? [];
  if (groups.test(own.at(-1) ?? '') && whole !== '' && isMany(core(whole).at(-1) ?? '')) {
    const inner = core(whole).slice(-2);
    return { noun: `the ${inner.join(' ')}`, isPlural: true };
  }
  return { noun: `the ${own.slice(-2).join(' ')}`, isPlural: isMany(own.at(-1) ?? '') };
}

export const isPersonOf = ({ noun, isPlural }: Named): boolean => {
  const head = noun.split(' ').at(-1) ?? '';
  return !isPlural && (isPersonNoun(head) || personNouns.has(head) || persons.test(head));
};

const persons =
  /^(?:witness|ambassador|envoy|diplomat|singer|prisoner|heir|senator|councillor|oracle|scientist|child|hostage|bride|pope|emissary|delegate|informant|nobleman|noblewoman|celebrity|politician|judge|scholar|candidate|brat|daughter|son|twin|guest)$/;

export const be = ({ isPlural }: Named): string => (isPlural ? 'are' : 'is');

/** `an orc army` of "orc army". */
const mass =
  /\b(?:medicine|food|grain|gold|water|silver|salt|wine|ice|relief|powder|treasure|cargo|news|proof|help|aid)$/;

export const withArticle = (phrase: string, { noun, isPlural }: Named): string =>
  article.test(phrase) || isPlural || mass.test(noun)
    ? phrase
    : `${/^[aeiou]/.test(phrase) ? 'an' : 'a'} ${phrase}`;

const events =
  /\b(?:for|to|until|till|at|before|during) (?:an?|the|his|her|their|its) (?:(?:great|royal|big|own) )?(trial|wedding|coronation|tournament|feast|festival|funeral|ball|signing|peace talks|peace conference|election|solstice|execution|hearing|summit|council|concert|opening|debate)\b/;

export const eventIn = (text: string): string | undefined => {
  const [, noun] = events.exec(text) ?? [];
  return noun === undefined ? undefined : `the ${noun}`;
};

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const daysIn = (text: string): number | undefined => {
  const [, word = ''] =
    /\b(?:for|within|in) (?:the next )?(\p{L}+) (?:days|nights)\b/u.exec(text) ?? [];
  const at = numbers.indexOf(word);
  return at < 1 ? undefined : at + 1;
};

export const limit = (text: string): string => {
  const words = text.split(' ');
  if (words.length <= 22) return text;
  const [first = ''] = text.split(/ (?:and|but|because|while|so that) /);
  return first.split(' ').length <= 22 ? first : '';
};

export const bandWords =
  'bandit|brigand|raider|robber|outlaw|pirate|corsair|goblin|kobold|orc|hobgoblin|bugbear|gnoll|giant|troll|ogre|sahuagin|lizardfolk|barbarian|deserter|marauder|highwaymen|mercenarie|logger|harpie|minotaur|centaur|slaver|nomad|merrow|bullywug|drow|duergar|invader|attacker|cultist|reaver|wereboar|werewolf|werewolve|wererat|vampire|ratfolk|woodcutter|soldier|convict|fugitive|escapee|criminal|gang|tribe|clan';
export const bands = new RegExp(`\\b(?:${bandWords})s?$`);
export const plural = (noun: string): string =>
  /^(?:sahuagin|lizardfolk|drow|duergar|highwaymen)$/.test(noun) ? noun : `${noun}s`;
