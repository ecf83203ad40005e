import { randomStream, type Random } from '../random.ts';
import {
  bandWords,
  coats,
  deedWords,
  hidingNouns,
  motives,
  poisonWays,
  violentWays,
} from '../tables/matters/inquiry-rows.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import type { Truths } from '../tables/row-types.ts';
import type { Pronouns } from '../story.ts';
import type { MatterPart } from '../tables/matters/matter-types.ts';
import type { Matter } from './matter-words.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';

interface Asked {
  matter: Matter;
  kernel: { id: string };
  seed: number;
}

const feastOf = ({ words }: Matter): string => {
  const [, phrase = ''] =
    /\b(?:at|during) (?:an?|the) ((?:[\p{L}'-]+ )?[\p{L}-]+)/u.exec(words) ?? [];
  return ideaNouns.get(phrase.split(' ').at(-1) ?? '') === 'event' ? `the ${phrase}` : '';
};

/** The place at which a murder was committed, if an idea says it: `the locked room`. */
export function murderScene({
  kernel,
  matter,
}: Pick<Asked, 'matter' | 'kernel'>): string | undefined {
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

/** Whether those among whom someone is hidden have a council of their own. */
const isSecret = (circle: string): boolean =>
  /rebel|resistance|conspirator|outlaw|bandit|pirate|smuggler|thieves|revolution|crew|caravan|expedition/.test(
    circle,
  );

/** Who asks for help, or is accused, if an idea says it. */
export function askedPart(
  part: MatterPart,
  inquiry: Matter['inquiry'],
): { role: string; pronouns?: Pronouns | undefined } | undefined {
  if (part === 'G') {
    const circle = inquiry?.circle ?? '';
    return isSecret(circle) ? { role: `leader of ${circle}` } : inquiry?.giver;
  }
  if (part === 'T') return inquiry?.witness;
  if (part === 'A' && inquiry?.seller !== undefined) return { role: inquiry.seller };
  if (part === 'A' && inquiry?.kind === 'dinner') {
    return { role: inquiry.doer ?? '', pronouns: inquiry.host };
  }
  if (part === 'A' && inquiry?.kind === 'double') return { role: inquiry.doer ?? '' };
  if (part !== 'S' || inquiry?.accused !== 'one') return undefined;
  return { role: inquiry.accusedRole ?? '', pronouns: inquiry.accusedPronouns };
}

/** Conditions of rows about an inquiry. */
export function inquiryTruths({ matter, kernel }: Pick<Asked, 'matter' | 'kernel'>): Truths {
  const { inquiry, words } = matter;
  return {
    feast: feastOf(matter) === '' ? 'no' : 'yes',
    accused: inquiry?.accused ?? 'no',
    means: /poison/.test(words) ? 'poison' : 'violence',
    deed: inquiry?.deed ?? 'damage',
    doer: inquiry?.doer === undefined ? 'no' : 'yes',
    shape: inquiry?.doer?.startsWith('were') === true ? 'were' : 'other',
    omen: inquiry?.omen === undefined ? 'no' : 'yes',
    mask: kernel.id === 'inquire-double' ? 'yes' : kernel.id === 'inquire-dinner' ? 'host' : 'no',
    asks: inquiry?.giver === undefined ? 'no' : 'kin',
    secret: isSecret(inquiry?.circle ?? '') ? 'yes' : 'no',
  };
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const withArticle = (noun: string): string =>
  noun === '' ? '' : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

function deedForms(
  deed: Readonly<Record<string, readonly string[]>>,
  random: Random,
): [string, string][] {
  const forms = Object.entries(deed).map(([key, texts]): [string, string] => [
    key,
    random.pick(texts),
  ]);
  const tool = forms.find(([key]) => key === 'tool')?.[1] ?? '';
  return [...forms, ['tool.u', upper(tool)]];
}

/** Words of rows about an inquiry. */
export function inquiryWords({ matter, kernel, seed }: Asked): [string, string][] {
  if (!kernel.id.startsWith('inquire-')) return [];
  const random = randomStream(seed, 'inquiry');
  const { inquiry, words } = matter;
  const ways = /poison/.test(words) ? poisonWays : violentWays;
  const doer = inquiry?.doer ?? hidingNouns[kernel.id] ?? 'murderer';
  const circle = inquiry?.circle ?? '{council}';
  const band = bandWords.find(([own]) => own.test(matter.it));
  const deed = deedWords[inquiry?.deed ?? 'damage'];
  return [
    ['how', random.pick(ways)],
    ['coat', random.pick(coats)],
    ['motive', random.pick(motives)],
    ['feast', feastOf(matter)],
    ['doer', doer],
    ['a doer', withArticle(doer)],
    [
      'cause',
      /poison/.test(words)
        ? 'a poison that kills as frost does'
        : 'the cold of a locked ice chamber',
    ],
    ['omen.u', upper(inquiry?.omen ?? '')],
    ['omen', inquiry?.omen ?? ''],
    ['omen.does', inquiry?.does ?? ''],
    ['circle', circle],
    ['circle.u', upper(circle)],
    ['circle.n', circle.replace(/^the /, '')],
    ...(isSecret(circle)
      ? [['council', `the council of ${circle}`] satisfies [string, string]]
      : []),
    ['part', inquiry?.part ?? 'the right hands'],
    ...deedForms(deed, random),
    ...(band === undefined
      ? []
      : [...Object.entries(band[1]), ['wants.u', upper(band[1].wants)] satisfies [string, string]]),
  ];
}
