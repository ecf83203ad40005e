import type { KnownThing } from '../story.ts';
import { recased, typedClause } from './idea-case.ts';
import { isMuteCreature } from './foe.ts';
import { personNamedIn } from './idea-names.ts';
import { stateOfClause } from './idea-state.ts';
import { isCommon, shortened } from './known-nouns.ts';
import { kindOfName } from './known-people.ts';
import type { Exclusions } from './lines.ts';
import { isPluralWord, type Matter } from './matter-words.ts';

/** What an enemy wants of whom the idea says nothing. */
export const masterOfTown = '{I} wants to be master of {town}';

/** The matter of an idea that names a person, which is a person of the story and not an event. */
export function namedMatter(
  idea: string,
  { matches }: Exclusions,
  known: readonly KnownThing[],
): Matter | undefined {
  const source = typedClause(idea);
  const person = personNamedIn(idea, (name) => kindOfName(name, known));
  if (person === undefined || matches(source)) return undefined;
  const { first, last, role, pronouns, says, isVillain, captor, fate, isHelped } = person;
  const full = last === '' ? first : `${first} ${last}`;
  const shared = {
    source,
    words: shortened(source.toLowerCase()) || full.toLowerCase(),
    isPlural: false,
    role,
    pronouns,
    sides: undefined,
    name: { first, last },
  };
  const said = shortened(says);
  if (fate !== undefined) {
    const bare = captor?.replace(/^(?:an?|the|some) /, '') ?? '';
    const isName = /^\p{Lu}/u.test(bare);
    const noun = isName || bare === '' ? bare : `the ${bare.toLowerCase()}`;
    return {
      ...shared,
      sort: 'crime',
      crime: fate.crime,
      state: fate.crime === 'dead' ? 'dead' : 'gone',
      it: `the ${fate.name}`,
      fact:
        said !== ''
          ? `${full} ${recased(said, source, isCommon)}`
          : noun === ''
            ? `${full} ${fate.says ?? (fate.crime === 'dead' ? 'was murdered' : 'has vanished')}`
            : `${full} was kidnapped by ${noun}`,
      ...(noun !== '' && {
        captor: { noun, isPlural: !isName && isPluralWord(bare.split(' ').at(-1) ?? '') },
      }),
    };
  }
  if (isMuteCreature(role)) {
    const does = said === '' ? 'threatens {town}' : recased(said, source, isCommon);
    const { name: _name, ...beast } = shared;
    return { ...beast, sort: 'beast', being: role, role: '', it: full, fact: `${full} ${does}` };
  }
  const fact =
    said !== ''
      ? `{I} ${recased(said, source, isCommon)}`
      : isVillain
        ? masterOfTown
        : isHelped
          ? '{I} needs help'
          : '{I} has come to {town}';
  const isUnwell = !isVillain && stateOfClause(said)?.state === 'unwell';
  return {
    ...shared,
    sort: 'person',
    it: '{I}',
    fact,
    ...(isVillain && { isVillain }),
    ...(isUnwell && { state: 'unwell' }),
  };
}
