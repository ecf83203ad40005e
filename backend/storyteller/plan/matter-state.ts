import { bandNouns } from '../tables/matters/idea-grammar.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import type { MatterSort } from '../tables/matters/matter-types.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import type { Stated } from './idea-state.ts';
import { captorIn } from './matter-crime.ts';
import { determiners, nounPhraseOf, pronounsIn, singularOf, type Matter } from './matter-words.ts';

/** Nouns of people who have no trade: "a sick child" can be met, and "missing children" are many. */
const people =
  /^(?:child|baby|infant|toddler|man|woman|person|folk|villager|townsfolk|neighbou?r|citizen|parent|visitor)$/;

/** Nouns of animals of which the lists of ideas make something that is so. */
const animals = /^(?:animal|bird|rat|mouse|goose|insect|spider|snake|cattle|sheep)$/;

/**
 * What a story about a subject in a state can be about; undefined if no story keeps this state, so that the rest of the
 * idea decides.
 */
function sortIn(
  found: MatterSort,
  { state, isDescribed }: Stated,
  head: string,
  isPlural: boolean,
): MatterSort | undefined {
  const noun = singularOf(head);
  const isThing = ideaNouns.get(noun) === 'thing';
  const isPeople =
    !isThing &&
    (people.test(noun) || bandNouns.has(noun) || isPersonNoun(noun) || found === 'band');
  const isBeast = ideaNouns.get(noun) === 'beast' || animals.test(noun) || found === 'beast';
  if (found === 'person' || (people.test(noun) && !isPlural)) {
    return state === 'unwell' ? 'person' : found === 'person' ? undefined : 'being';
  }
  // A haunted mill is haunted in each story about a mill.
  if (found === 'site') return state === 'gone' && isDescribed ? 'site' : undefined;
  if (isPeople || isBeast) return 'being';
  const isCarried = found === 'thing' || (isThing && isPlural && state === 'gone');
  return isCarried && state !== 'dead' ? 'thing' : undefined;
}

const deadOwner = /^(?:an? |the )?(?:long )?(?:dead|late|murdered|slain|fallen|drowned|forgotten) /;

/** "The dog of the innkeeper": whose it is. */
function ownerIn({ subject }: Stated): string {
  const [, owner = ''] = / of (?:an?|the) ((?:[\p{L}-]+ )?[\p{L}-]+)$/u.exec(subject) ?? [];
  return isPersonNoun(owner.split(' ').at(-1) ?? '') ? owner : '';
}

const indefinite = (text: string, isPlural: boolean): string =>
  text.replace(/^the /, isPlural ? '' : 'a ');

/** A clause that says that there is what a noun phrase names. */
export function existence(sort: MatterSort, text: string, isPlural: boolean): string {
  const hasArticle = determiners.test(text.split(' ')[0] ?? '');
  const noun = hasArticle || isPlural ? text : `a ${text}`;
  if (sort === 'event') return `there is to be ${indefinite(noun, isPlural)}`;
  // "A hag offers sweets" is read as a noun in the plural.
  const isMany = isPlural && !/^an? /.test(noun);
  if (sort === 'claim') return `there ${isMany ? 'are' : 'is'} ${indefinite(noun, isMany)}`;
  if (noun.startsWith('the ')) return `everyone talks about ${noun}`;
  return `there ${isPlural ? 'are' : 'is'} ${noun}`;
}

/** "There is a lost dog", "everyone talks about the bell", "the mayor's dog has run away". */
function factIn(
  { state, typed, subject, says, isDescribed }: Stated,
  sort: MatterSort,
  it: string,
  isPlural: boolean,
): string {
  if (isDescribed && sort === 'thing' && state === 'gone') return `everyone talks about ${it}`;
  return isDescribed && !subject.startsWith('the ')
    ? existence(sort, typed, isPlural)
    : `${subject} ${says}`;
}

/** The matter of an idea whose subject is in a state: a lost dog, a cursed prince. */
export function statedMatter(
  stated: Stated,
  found: MatterSort,
): Omit<Matter, 'words' | 'source'> | undefined {
  const { state, noun, says } = stated;
  const { head, it, owner, isPlural } = nounPhraseOf(noun);
  const sort = sortIn(found, stated, head, isPlural);
  if (sort === undefined) return undefined;
  const own = noun.filter((word, index) => index > 0 || !determiners.test(word)).join(' ');
  const isPerson = sort === 'person';
  const named = owner || ownerIn(stated);
  // A dead king does not ask for his crown.
  const whose = isPerson || !deadOwner.test(named) ? named : '';
  return {
    sort,
    fact: isPerson ? `{I} ${says}` : factIn(stated, sort, it, isPlural),
    it: isPerson ? '{I}' : it,
    isPlural: !isPerson && isPlural,
    role: (isPerson ? own : whose).replace(/^(?:an?|the) /, ''),
    pronouns: pronounsIn(noun, isPerson ? head : whose),
    sides: undefined,
    state,
    ...(state === 'gone' && sort !== 'site' && captorIn(says.split(' '))),
  };
}
