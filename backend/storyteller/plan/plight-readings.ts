import { bandNouns, personNouns } from '../tables/matters/idea-grammar.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { isPluralWord, pronounsIn, singularOf, type Plight, type Told } from './matter-words.ts';

/** What people eat, drink or live on: if it is spoiled, all are hit. */
export const carriers =
  'wells?|waters?|rivers?|lakes?|springs?|streams?|ponds?|fountains?|cisterns?|aqueducts?|beers?|ales?|wines?|mead|bread|flour|grain|food|meat|milk|honey|fish|harvest|crops?|fields?|soil|land|air|orchards?|cattle|cows|sheep|herds?|livestock|salt|villagers|townsfolk|townspeople|people|children|soldiers|sailors|farmers|miners|monks';
export const plagues =
  'plague|famine|epidemic|blight|pox|pestilence|infestation|contagion|disease|sickness|fever';
export const illnesses =
  'sickness|illness|disease|curse|fever|plague|poisoning|poison|wounds?|madness|blindness|affliction|malady|sleep|nightmares?|amnesia|lycanthropy|petrification';

export const pattern = (text: string): RegExp => new RegExp(`^${text}$`, 'u');

export const bare = (text: string): string =>
  text.replace(/^(?:an?|the|all the|our|my|his|her) /, '');
export const headOf = (text: string): string => text.split(' ').at(-1) ?? '';
export const article = (text: string): string =>
  /^[aeiou]/.test(text) ? `an ${text}` : `a ${text}`;

/** Those whom it has hit. */
export const struckBy = (text: string): string =>
  /famine|crop|harvest|blight|locust|field|herd|cattle/.test(text)
    ? 'the hungry'
    : /sleep|dream|wake/.test(text)
      ? 'the sleepers'
      : 'the sick';

export const claim = (
  it: string,
  fact: string,
  words: string,
  plight: Omit<Plight, 'kind'>,
  kind: Plight['kind'] = 'spread',
): Told => ({
  sort: 'claim',
  words,
  fact,
  it,
  isPlural: isPluralWord(headOf(it)),
  role: '',
  pronouns: undefined,
  sides: undefined,
  plight: { ...plight, kind },
});

/** One person who is ill or under a curse. */
export function patient(role: string, says: string, words: string, ill: string): Told {
  return {
    sort: 'person',
    state: 'unwell',
    words,
    fact: `{I} ${says}`,
    it: '{I}',
    isPlural: false,
    role: bare(role),
    pronouns: pronounsIn(words.split(' '), headOf(role)),
    sides: undefined,
    plight: { kind: 'one', ill },
  };
}

export const isPerson = (head: string): boolean => {
  const one = singularOf(head);
  return personNouns.has(one) || isPersonNoun(one) || bandNouns.has(one);
};

export type PlightRule = readonly [
  RegExp,
  (parts: readonly string[], text: string) => Told | undefined,
];

export const withArticle = (ill: string): string =>
  /^(?:amnesia|madness|blindness|lycanthropy|nightmares)$/.test(ill)
    ? ill
    : ill.endsWith('s') && !ill.endsWith('ness')
      ? ill
      : /ness$|fever$|plague$/.test(ill)
        ? `the ${ill}`
        : article(ill);
