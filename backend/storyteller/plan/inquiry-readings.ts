import { bandNouns } from '../tables/matters/idea-grammar.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { isPersonNoun, pronounsOfNoun } from '../tables/person-nouns.ts';
import { isPluralWord, singularOf, type Inquiry, type Told } from './matter-words.ts';

/** What an idea says of an inquiry: all that the rest of a matter does not follow from. */
export type Reading = Partial<Told> & { fact: string; it: string; inquiry: Inquiry };
export type InquiryRule = readonly [
  pattern: RegExp,
  read: (...parts: string[]) => Reading | undefined,
];

export const bare = (text: string): string =>
  text.replace(/^(?:an?|the|some|two|all|several) /, '');

export const isPeople = (plural: string): boolean => {
  const noun = singularOf(plural.split(' ').at(-1) ?? '');
  return (
    /^(?:people|men|women|folk|villagers|townsfolk|nobles|children)$/.test(plural) ||
    isPersonNoun(noun) ||
    bandNouns.has(noun) ||
    (ideaNouns.get(noun) === undefined && /(?:er|or|ist|ian|ate|ant|man|lord)$/.test(noun))
  );
};

/** `shepherd` of "shepherds"; empty for those who have no trade. */
const oneOf = (plural: string): string =>
  /^(?:people|men|women|folk|villagers|townsfolk|children)$/.test(plural) ? '' : singularOf(plural);

/** Creatures that live among people with a face of their own. */
const hiddenBeings =
  /\b(were(?:wol(?:f|ves)|rats?|bears?|boars?|tigers?)|vampires?|doppelgangers?|shapeshifters?|changelings?|rakshasas?|devils?|demons?|succub(?:us|i)|hags?|mind flayers?|cultists?|oni)\b/;

/** Whether a text names a creature that lives among people with a face of its own. */
export const hiddenBeing = (text: string): boolean => hiddenBeings.test(text);

const doerIn = (text: string): Pick<Inquiry, 'doer'> => {
  const [doer] = hiddenBeings.exec(text) ?? [];
  return doer === undefined ? {} : { doer: singularOf(doer).replace('wolve', 'wolf') };
};

export const killers =
  "(?:some(?:one|body)|(?:an?|the) (?:[\\p{L}'-]+ )?(?:killer|murderer|assassin|poisoner|strangler|slasher|werewolf|wererat|werebear|wereboar|weretiger|vampire|doppelganger|shapeshifter|hag|witch|cultist|maniac))";
export const killing =
  '(?:is|are|keeps?|has been|have been) (?:killing|murdering|slaughtering|poisoning|strangling|assassinating)';

export const killings = (fact: string, plural = '', noun = 'the murders'): Reading => ({
  sort: 'crime',
  crime: 'dead',
  state: 'dead',
  it: noun,
  isPlural: true,
  role: oneOf(plural),
  fact,
  inquiry: { kind: hiddenBeings.test(fact) ? 'skin' : 'killings', ...doerIn(fact) },
});

const deedOf = (verb: string, object: string): Inquiry['deed'] =>
  /burn|fire|torch|arson/.test(verb)
    ? 'fire'
    : /grave|corpse|bod(?:y|ies)|tomb|coffin|crypt|bone/.test(object)
      ? 'grave'
      : 'damage';

export function damage(fact: string, verb: string, typed: string): Reading | undefined {
  const [object = ''] = typed.split(/ (?:and|but|in|on|at|of|with|by|for|from|before|to) /);
  const deed = deedOf(verb, object);
  // What is stolen or emptied has not been searched and swept up.
  if (deed === 'damage' && !/smash|break|destroy|sabotag|cut|tear|wreck|desecrat/.test(verb)) {
    return undefined;
  }
  const noun = bare(object);
  const last = noun.split(' ').at(-1) ?? '';
  if (noun === '' || isPeople(noun)) return undefined;
  const [, part = ''] = / (?:only )?taking (?:only )?(?:the |their )?(\p{L}+)/u.exec(fact) ?? [];
  return {
    sort: 'claim',
    it: `the ${noun}`,
    isPlural: isPluralWord(last),
    fact,
    inquiry: { kind: 'damage', deed, ...(part !== '' && { part: `the ${part}` }) },
  };
}

export const double = (fact: string, typed: string, doer: string): Reading => {
  const role = bare(typed).replace(/^real /, '');
  const head = role.split(' ').at(-1) ?? '';
  return {
    sort: 'claim',
    it: `the ${role}`,
    isPlural: false,
    role,
    fact,
    ...(pronounsOfNoun(head) !== undefined && { pronouns: pronounsOfNoun(head) }),
    inquiry: { kind: 'double', doer: doerIn(doer).doer ?? 'doppelganger' },
  };
};

export const hidden = (fact: string, typed: string, circle: string): Reading => {
  const noun = bare(typed);
  const isBand = isPluralWord(noun.split(' ').at(-1) ?? '') || noun.includes('cult');
  // One who has the face of another is no traitor.
  if (!isBand && /doppelganger|shapeshifter|changeling|impost[eo]r/.test(noun)) {
    return { ...double(fact, '', noun), it: `the ${noun}`, role: '' };
  }
  return {
    sort: 'claim',
    it: `the ${noun}`,
    isPlural: isPluralWord(noun.split(' ').at(-1) ?? ''),
    fact,
    inquiry: {
      kind: isBand ? 'band' : 'hidden',
      circle: /^(?:an?|the) /.test(circle) ? circle.replace(/^an? /, 'the ') : `the ${circle}`,
      ...doerIn(noun),
      ...(/cult/.test(noun) && { doer: 'cultist' }),
    },
  };
};
