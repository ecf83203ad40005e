import type { Duty } from './duty-types.ts';
import { be, daysIn, eventIn, isPersonOf, limit, namedIn, withArticle } from './duty-nouns.ts';

const killers =
  /\b(?:assassins?|killers?|murderers?|poisoners?|assassination|hired blades?|attempts? on)\b/;

export function guardOf(first: string, rest: readonly string[]): Duty | undefined {
  const all = [first, ...rest].join(' , ');
  const patterns: readonly RegExp[] = [
    /^(?<foe>.*?\b(?:assassins?|killers?|someone|somebody)) (?:is|are|comes?|coming) (?:after|for) (?<ward>.+)$/,
    /^(?<foe>.+?) (?:wants?|plans?|tr(?:y|ies)|is trying|are trying|is planning) to (?:kill|murder|assassinate|poison) (?<ward>.+)$/,
    /^(?:protect|guard|defend|bodyguard|keep|shield|watch over) (?<ward>.+?)(?: alive| safe)?(?: (?:from|against) (?<foe>(?:(?:an?|the) )?(?:\p{L}+ )?(?:assassins?|killers?|murderers?|poisoners?)\b.*))?(?: (?:until|till|for|at|during) .+)?$/u,
    /^(?:be |act as |hired as )?(?:bodyguards?|protection) (?:for|of|to) (?<ward>.+)$/,
    /^(?<ward>.+?) (?:gets?|receives?|is getting|has received) (?:death threats|threats).*$/,
  ];
  for (const pattern of patterns) {
    const groupsOf = pattern.exec(first)?.groups;
    if (groupsOf === undefined) continue;
    const phrase = (groupsOf['ward'] ?? '').replace(/ (?:until|till|for|at|during) .+$/, '');
    const about = namedIn(phrase);
    if (!isPersonOf(about)) continue;
    const foe = groupsOf['foe'] ?? '';
    const isNoOne = foe === '' || /\b(?:someone|somebody)\b/.test(foe);
    if (!isNoOne && !killers.test(foe) && /^(?:protect|guard|defend)/.test(first)) continue;
    const foes = isNoOne ? undefined : namedIn(foe);
    const whom = phrase.includes(' who ') ? `{I} ${phrase.slice(phrase.indexOf(' who ') + 5)}` : '';
    const who = foes === undefined ? 'somebody' : withArticle(foe, foes);
    const event = eventIn(all);
    const days = daysIn(all);
    return {
      kind: 'guard',
      fact: limit(
        [
          whom,
          foes !== undefined
            ? `${who} ${be(foes)} after ${whom === '' ? '{I}' : '{I.them}'}`
            : whom !== ''
              ? ''
              : foe === ''
                ? 'the life of {I} is in danger'
                : 'somebody wants {I} dead',
        ]
          .filter((clause) => clause !== '')
          .join(', and '),
      ),
      opening: 'In',
      about,
      isPerson: true,
      charge: 'person',
      ...(foes !== undefined && { foes }),
      ...(days !== undefined && { days }),
      ...(event !== undefined && { event }),
    };
  }
  return undefined;
}
