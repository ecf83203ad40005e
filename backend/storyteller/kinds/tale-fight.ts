import type { TalePlan } from '../plan/tale-plan.ts';
import type { Telling } from '../realise/telling.ts';
import { creatures } from '../tables/creatures.ts';
import { comicFights } from '../tables/matters/matter-encounters.ts';
import { behindChief } from '../tables/tales/chief-enemies.ts';
import { taleGuards } from '../tables/tales/shared.ts';
import { anchorTale as anchorLine } from './tale-prose.ts';
import { partyWords, prose } from './written.ts';

/** What is known when the last fight of a tale is written. */
interface Fight {
  plan: TalePlan;
  telling: Telling;
}

export const points = (number: number): string => number.toLocaleString('en-US');

const xpOf = (name: string): number =>
  creatures.find((creature) => creature.name === name || creature.plural === name)?.xp ?? 0;

/** Whether A would be the first to fall, long before the others. */
const isGuarded = ({ level, tale, chief, encounter: { leader, escort } }: TalePlan): boolean =>
  level > 8 &&
  chief === undefined &&
  tale.fighter === undefined &&
  escort !== null &&
  escort.count > 1 &&
  xpOf(escort.name) > xpOf(leader);

/** What the chief enemy wants and how it fights, and that A is no fighter then. */
function chiefText({ telling, plan: { chief } }: Fight): string {
  if (chief === undefined) return '';
  const text = telling.must(chief.text, 'chief enemies');
  return prose(text, telling.must(behindChief, 'strength of A', { chief: chief.who }));
}

export function fightText(writing: Fight): string {
  const { telling, plan } = writing;
  const { leader, escort, xp, budget } = plan.encounter;
  const looks =
    leader === 'Archmage' && plan.tale.mage !== undefined
      ? `, whose spells look like ${plan.tale.mage}`
      : '';
  const companions = escort === null ? 'alone' : `with ${escort.count} ${escort.name}`;
  const tactics = telling.must(plan.tale.tactics, 'tactics').replace(/\.$/, '');
  const who = plan.chief?.who ?? plan.tale.fighter ?? '{A}';
  const fighter = telling.text(`${who} has the statistics`);
  const count = `${points(xp)} XP of a budget of ${points(budget)} for ${partyWords(plan)}`;
  const of = `of ${/^[AEIO]/.test(leader) ? 'an' : 'a'} ${leader}${looks}, ${companions}`;
  // After a bracket the numbers are a sentence.
  const numbers = tactics.endsWith(')')
    ? `. ${fighter} ${of}: ${count}.`
    : ` (${fighter.replace(/^(?:The|She|He)\b/, (word) => word.toLowerCase())} ${of}; ${count}).`;
  return prose(
    anchorLine(telling, `**If it comes to a fight**: ${tactics}${numbers}`),
    anchorLine(telling, chiefText(writing)),
    anchorLine(telling, isGuarded(plan) ? telling.say(taleGuards) : ''),
    anchorLine(telling, telling.say(plan.tale.companions)),
    anchorLine(telling, telling.say(comicFights)),
  );
}
