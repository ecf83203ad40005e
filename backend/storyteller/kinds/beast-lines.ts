import type { MatterPlan } from '../plan/matter-plan.ts';
import { challengeOf, nameWithArticle, pluralOfCreature } from '../plan/foe.ts';
import { inDigits, numberWord } from '../realise/tidy.ts';
import type { Telling } from '../realise/telling.ts';
import { foeEnds } from '../tables/foes/foe-facts.ts';
import { beastEnds, beastNumbers, beastOthers } from '../tables/matters/beast-rows.ts';
import { partyWords } from './written.ts';

/** What the rules say of a beast that leads the last fight: its statistics, those beside it, and how it ends. */
export function beastLines({ telling, plan }: { telling: Telling; plan: MatterPlan }): string[] {
  const { beast, encounter } = plan;
  if (beast === undefined) return [];
  const { escort, xp, budget } = encounter;
  const words = {
    stands: `${nameWithArticle(beast.stands.name)}, CR ${challengeOf(beast.stands)}`,
    own:
      beast.own === undefined
        ? ''
        : `${nameWithArticle(beast.own.name)}, CR ${challengeOf(beast.own)}`,
    kind: beast.own === undefined ? '' : pluralOfCreature(beast.own.name),
    others: escort === null ? '' : `${numberWord(escort.count)} ${escort.name}`,
    sum: `${inDigits(xp)} XP of a budget of ${inDigits(budget)} for ${partyWords(plan)}`,
  };
  const end = telling.say(foeEnds);
  return [
    telling.must(beastNumbers, 'statistics of the beast', words),
    escort === null ? '' : telling.say(beastOthers, words),
    end === '' ? telling.say(beastEnds) : `${telling.text('**What ends {foe}**:')} ${end}`,
  ];
}
