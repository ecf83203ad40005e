import type { Encounter } from '../plan/encounter.ts';
import { challengeOf, nameWithArticle, type Foe } from '../plan/foe.ts';
import { inDigits } from '../realise/tidy.ts';
import type { Telling } from '../realise/telling.ts';
import { foeEnds, missingRows, strongRows } from '../tables/foes/foe-facts.ts';
import { partyWords } from './written.ts';

interface Fight {
  telling: Telling;
  plan: { encounter: Encounter; foe?: Foe; level: number; partySize: number };
}

/** With which statistics the other side fights, and how much of the budget that is. */
export function statisticsOf({ plan }: Pick<Fight, 'plan'>): string {
  const { foe, encounter } = plan;
  const { leader, escort, xp, budget } = encounter;
  const challenge = foe?.creature.name === leader ? `, CR ${challengeOf(foe.creature)}` : '';
  const statistics = `the statistics of ${nameWithArticle(leader)}${challenge}`;
  const others = escort === null ? '' : `${escort.count} ${escort.name}`;
  const who =
    foe?.isTooStrong === true
      ? `against those who serve {A}: ${statistics}${others === '' ? '' : ` and ${others}`}`
      : `${statistics}, ${others === '' ? 'alone' : `with ${others}`}`;
  return `${who}; ${inDigits(xp)} XP of a budget of ${inDigits(budget)} for ${partyWords(plan)}`;
}

/** What the rules say about the enemy whom the idea names: its strength and how it ends. */
export function foeLines({ telling, plan }: Fight): string[] {
  const { foe } = plan;
  if (foe === undefined) return [];
  const { name, type, xp } = foe.creature;
  const words = {
    missing: foe.missing ?? '',
    creature: nameWithArticle(name),
    type: type === 'undead' ? type : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`,
    challenge: challengeOf(foe.creature),
    points: inDigits(xp),
    party: partyWords(plan),
  };
  const end = telling.say(foeEnds);
  return [
    foe.missing === undefined ? '' : telling.say(missingRows, words),
    foe.isTooStrong ? telling.say(strongRows, words) : '',
    end === '' ? '' : `${telling.text('**What ends {foe}**:')} ${end}`,
  ];
}
