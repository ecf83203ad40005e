import { ideaNouns } from '../tables/idea-nouns.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { singularOf, stops } from './matter-words.ts';

/** What has happened to the person whom an idea names. */
export interface Fate {
  readonly crime: 'dead' | 'missing';
  /** What it is called: `murder`. */
  readonly name: string;
  /** Whether it happens only to persons: a town can be lost, too. */
  readonly isOfPersons: boolean;
  /** What an idea says with other words, as a clause: "rescue Hanne Velt" says that she `was kidnapped`. */
  readonly says?: string;
}

const done = '^(?:is|was|has been|had been|got|gets) (?:\\p{L}+ly )?';

const fates: readonly (readonly [said: RegExp, fate: Fate])[] = [
  [
    new RegExp(`${done}(?:murdered|killed|slain|assassinated|poisoned|sacrificed)\\b`, 'u'),
    { crime: 'dead', name: 'murder', isOfPersons: true },
  ],
  [
    new RegExp(`${done}(?:found )?dead\\b|^(?:has |had )?died\\b|${done}executed\\b`, 'u'),
    { crime: 'dead', name: 'death', isOfPersons: true },
  ],
  [
    new RegExp(
      `${done}(?:kidnapped|abducted|imprisoned|enslaved|(?:held|taken) (?:captive|prisoner|hostage))\\b`,
      'u',
    ),
    { crime: 'missing', name: 'abduction', isOfPersons: true },
  ],
  [
    new RegExp(`${done}(?:captured|(?:taken|held) by)\\b`, 'u'),
    { crime: 'missing', name: 'abduction', isOfPersons: false },
  ],
  [
    /^(?:has |had )?(?:vanished|disappeared)\b|^(?:vanishes|disappears)\b/u,
    { crime: 'missing', name: 'disappearance', isOfPersons: true },
  ],
  [
    new RegExp(`${done}(?:missing|lost|gone)\\b|^(?:has gone|had gone|went|goes) missing\\b`, 'u'),
    { crime: 'missing', name: 'disappearance', isOfPersons: false },
  ],
];

/** What a clause such as "was murdered" says of the person before it. */
export const fateIn = (says: string): Fate | undefined =>
  fates.find(([said]) => said.test(says))?.[1];

/** Whether a clause says what was done to the person, and not what the person does: "was betrayed". */
export const isSuffered = (says: string): boolean => new RegExp(`${done}\\p{L}+`, 'u').test(says);

/** Whether a clause calls the person an enemy: "is a traitor to the crown". */
export const isCalledEnemy = (says: string): boolean =>
  /^(?:is|was) (?:secretly |really )?(?:an?|the) (?:\p{L}+ )?(?:traitor|spy|murderer|killer|thief|impostor|culprit|poisoner|kidnapper|assassin|vampire|cultist|usurper|tyrant)(?: |$)/u.test(
    says,
  );

/** Who holds a person that has to be rescued from there; undefined if it is a place: "from the tower". */
export function holderIn(words: readonly string[]): string | undefined {
  const end = words.findIndex((word, index) => index > 0 && stops.test(word) && word !== 'of');
  const own = words.slice(0, end < 0 ? undefined : end);
  const of = own.indexOf('of');
  const head = own.slice(0, of < 0 ? undefined : of).map((word) => singularOf(word.toLowerCase()));
  const isPlace = (word: string | undefined): boolean =>
    word !== undefined && (isPlaceNoun(word) || ideaNouns.get(word) === 'site');
  // "Castle Ravenloft" is a place by its first word.
  const isNamedPlace = /^\p{Lu}/u.test(own[0] ?? '') && isPlace(head[0]);
  return isNamedPlace || isPlace(head.at(-1)) ? undefined : own.join(' ') || undefined;
}
