import { kinNoun } from '../names/pronouns.ts';
import { parted } from '../plan/idea-names.ts';
import { ideaPhraseOf } from '../plan/idea-phrase.ts';
import { castPerson, preferring, roleText, type Situation } from '../plan/situation.ts';
import type { Departure } from '../tables/departure-type.ts';
import { pronounsOfNoun, pronounsOfRole } from '../tables/person-nouns.ts';
import type { Livelihood, Person } from '../tables/row-types.ts';
import { askedPronouns, askedRelation } from './asked-person.ts';
import { wordsOf } from './choices.ts';
import type { SubjectName } from './subject-name.ts';
import { withText } from './written.ts';

/** A name that begins with one of these words is always used as a whole, because it has no first name. */
const titles = /^(?:the|a|an|old|young|sir|dame|lord|lady|brother|sister|mother|father|captain)$/i;

/** Relatives who have the same family name. */
const blood = /\b(?:brother|sister|twin|father|mother|son|daughter)$/;

function nameOfForm(typed: string): Pick<Person, 'first' | 'last'> {
  const words = typed.split(' ');
  const { first, last } = parted(words);
  return titles.test(words[0] ?? '') ? { first: typed, last: '' } : { first, last };
}

/** A mark of a species that begins with a pronoun, or with the name where a pronoun would not be clear. */
export const marked = withText((text) => text.replace(/^\{P\}/, '{P.they}'));

/**
 * A character with the name of the form or of the idea. The pronouns of a character whose name is given are `they`,
 * unless the idea says other ones.
 */
export function castCharacter(
  situation: Situation,
  { ofForm, given, own }: { ofForm: string; given: SubjectName; own: ReadonlySet<string> },
): Person {
  const phrase = ideaPhraseOf(situation.request.idea, situation.current);
  const ofNoun = phrase === undefined ? undefined : pronounsOfNoun(phrase.head);
  const asked = ofNoun ?? askedPronouns(wordsOf([situation.request.idea]), own) ?? given.pronouns;
  const pronouns = asked ?? (ofForm === '' ? undefined : 'they');
  const person = castPerson(situation, 'P', '', pronouns === undefined ? {} : { pronouns });
  const name = ofForm === '' ? given.name : nameOfForm(ofForm);
  if (name === undefined) return person;
  const named = { ...person, ...name };
  situation.people.set('P', named);
  return named;
}

/** Casts the person whom the departure is about, in the relation that the idea names. */
export function castOther(
  situation: Situation,
  departure: Departure,
  livelihood: Livelihood,
): void {
  // "The Bold" and "of the Reeds" are no names of a family.
  const family = situation.people.get('P')?.last.replace(/^(?:the|of) .*/, '') ?? '';
  const relation = departure.kin === true ? askedRelation(situation.idea) : undefined;
  if (relation !== undefined) {
    const relative = castPerson(situation, 'Q', relation.noun, { pronouns: relation.pronouns });
    if (blood.test(relation.noun)) situation.people.set('Q', { ...relative, last: family });
    return;
  }
  if (departure.otherName !== undefined) {
    const named = castPerson(situation, 'Q', '');
    situation.people.set('Q', { ...named, ...nameOfForm(departure.otherName) });
    return;
  }
  const possible = preferring(departure.other, (other) => !situation.exclusions.matches(other));
  const role = roleText(situation, livelihood, situation.random.pick(possible));
  const pronouns = pronounsOfRole(role);
  const person = castPerson(situation, 'Q', role, pronouns === undefined ? {} : { pronouns });
  const sibling = kinNoun(person.pronouns, 'sibling');
  const isSibling = role.includes('{Q.kin:sibling}');
  situation.people.set('Q', {
    ...person,
    ...(isSibling ? { last: family } : {}),
    role: role.replace('{Q.kin:sibling}', sibling),
  });
}
