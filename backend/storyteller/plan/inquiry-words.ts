import { randomStream } from '../random.ts';
import {
  coats,
  deedWords,
  hidingNouns,
  motives,
  poisonWays,
  violentWays,
} from '../tables/matters/inquiry-rows.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import type { Truths } from '../tables/row-types.ts';
import type { MatterPlan } from './matter-plan.ts';
import type { Matter } from './matter-words.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';

type Asked = Pick<MatterPlan, 'matter' | 'kernel' | 'seed'>;

const feastOf = ({ words }: Matter): string => {
  const [, phrase = ''] =
    /\b(?:at|during) (?:an?|the) ((?:[\p{L}'-]+ )?[\p{L}-]+)/u.exec(words) ?? [];
  return ideaNouns.get(phrase.split(' ').at(-1) ?? '') === 'event' ? `the ${phrase}` : '';
};

/** The place at which a murder was committed, if an idea says it: `the locked room`. */
export function sceneOf({ kernel, matter }: Pick<Asked, 'matter' | 'kernel'>): string | undefined {
  if (kernel.id !== 'inquire-murder') return undefined;
  const feast = feastOf(matter);
  if (feast !== '') return `the house of ${feast}`;
  const [, phrase = ''] =
    /\b(?:in|on|at|aboard|inside) (?:an?|the|his|her|their) ((?:[\p{L}'-]+ )?[\p{L}-]+)$/u.exec(
      matter.words,
    ) ?? [];
  const head = phrase.split(' ').at(-1) ?? '';
  if (head === 'ship' || head === 'boat') return `the cabin on the ${phrase}`;
  const isPlace = isPlaceNoun(head) || ideaNouns.get(head) === 'site' || head === 'room';
  return isPlace && !/^(?:town|city|village|capital|port|kingdom)$/.test(head)
    ? `the ${phrase}`
    : undefined;
}

/** Conditions of rows about an inquiry. */
export function inquiryTruths({ matter, kernel, seed }: Asked): Truths {
  const { inquiry, words } = matter;
  return {
    feast: feastOf(matter) === '' ? 'no' : 'yes',
    accused: inquiry?.accused ?? 'no',
    means: /poison/.test(words) ? 'poison' : 'violence',
    deed: inquiry?.deed ?? 'no',
    doer: inquiry?.doer === undefined ? 'no' : 'yes',
    omen: inquiry?.omen === undefined ? 'no' : 'yes',
    mask: kernel.id === 'inquire-double' ? 'yes' : 'no',
    asks: inquiry?.giver === undefined ? 'no' : 'kin',
    version: 1 + randomStream(seed, 'version').copy().int(2),
  };
}

const withArticle = (noun: string): string =>
  noun === '' ? '' : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Words of rows about an inquiry. */
export function inquiryWords({ matter, kernel, seed }: Asked): [string, string][] {
  if (!kernel.id.startsWith('inquire-')) return [];
  const random = randomStream(seed, 'inquiry');
  const { inquiry, words } = matter;
  const ways = /poison/.test(words) ? poisonWays : violentWays;
  const doer = inquiry?.doer ?? hidingNouns[kernel.id] ?? 'murderer';
  const deed = deedWords[inquiry?.deed ?? 'damage'];
  const one = matter.it.replace(/^the /, '');
  return [
    ['how', random.pick(ways)],
    ['coat', random.pick(coats)],
    ['motive', random.pick(motives)],
    ['feast', feastOf(matter)],
    ['doer', doer],
    ['a doer', withArticle(doer)],
    ['omen', inquiry?.omen ?? ''],
    ['omen.does', inquiry?.does ?? ''],
    ['circle', inquiry?.circle ?? '{council}'],
    ['part', inquiry?.part ?? 'the right hands'],
    ['targets', one],
    ...Object.entries(deed).map(([key, texts]): [string, string] => [key, random.pick(texts)]),
  ];
}
