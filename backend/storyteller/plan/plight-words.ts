import type { Matter } from './matter-words.ts';
import { titleForm } from './words.ts';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ills: readonly (readonly [RegExp, string])[] = [
  [/curs|hex|bewitch|enchant/, 'the curse'],
  [/sleep|wake/, 'the sleep'],
  [/stone|petrif/, 'the stone'],
];

const illIn = (fact: string): string =>
  ills.find(([said]) => said.test(fact))?.[1] ?? 'the illness';

/** What has befallen people, with words for ideas that do not say it. */
export function plightWords({ plight, it, sort, fact }: Matter): [string, string][] {
  const ill = plight?.ill ?? (/person|being/.test(sort) ? illIn(fact) : it);
  const struck = plight?.struck ?? 'the sick';
  const wish = plight?.wish ?? 'the ring that was taken from the grave';
  const form = plight?.form ?? 'creature';
  return [
    ['form', form],
    ['form.t', titleForm(form)],
    ['ill', ill],
    ['ill.u', upper(ill)],
    ['struck', struck],
    ['struck.u', upper(struck)],
    ['wish', wish],
    ['wish.u', upper(wish)],
  ];
}
