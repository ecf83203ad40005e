import { nameWithArticle } from '../plan/foe.ts';
import type { TalePlan } from '../plan/tale-plan.ts';
import type { Telling } from '../realise/telling.ts';
import { creatures } from '../tables/creatures.ts';
import { comicFights } from '../tables/matters/matter-encounters.ts';
import { behindChief, chiefTraces } from '../tables/tales/chief-enemies.ts';
import { taleGuards } from '../tables/tales/shared.ts';
import { anchorTale as anchorLine } from './tale-prose.ts';
import { partyWords, prose } from './written.ts';
import { inDigits } from '../realise/tidy.ts';

/** What is known when the last fight of a tale is written. */
interface Fight {
  plan: TalePlan;
  telling: Telling;
}

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

/** Names the chief enemy and says what it is, for the overview. Empty if A leads. */
export function chiefLine({ telling, plan: { chief, encounter } }: Fight): string {
  if (chief === undefined) return '';
  const label = `**In the last fight**: ${chief.who} (${nameWithArticle(encounter.leader)}).`;
  return `- ${telling.text(label)} ${telling.must(chief.is, 'what the chief enemy is')}`;
}

/** A trace or a rumour of the chief enemy before it is met. */
export function chiefTrace({ telling, plan: { chief } }: Fight): string {
  if (chief === undefined) return '';
  telling.paragraph();
  const label = telling.text('**Who fights for {A.name}**:');
  return `${label} ${telling.must(chiefTraces, 'traces of the chief enemy', { chief: chief.who })}`;
}

/** How the chief enemy fights, and that A is no fighter then. */
function chiefText({ telling, plan: { chief } }: Fight, isIntroduced: boolean): string {
  if (chief === undefined) return '';
  const rows = [
    isIntroduced ? '' : telling.must(chief.is, 'what the chief enemy is'),
    telling.must(chief.text, 'chief enemies'),
    telling.must(behindChief, 'strength of A', { chief: chief.who }),
  ];
  return prose(...rows.map((row) => anchorLine(telling, row)));
}

/** The last fight; `isIntroduced` if the overview says who the chief enemy is. */
export function fightText(writing: Fight, isIntroduced: boolean): string {
  const { telling, plan } = writing;
  const { leader, escort, xp, budget } = plan.encounter;
  const looks =
    leader === 'Archmage' && plan.tale.mage !== undefined
      ? `, whose spells look like ${plan.tale.mage}`
      : '';
  const companions = escort === null ? 'alone' : `with ${escort.count} ${escort.name}`;
  const tactics = telling.must(plan.tale.tactics, 'tactics').replace(/\.$/, '');
  // A budget that no creature of the tale fits is spent on people, whom A leads.
  const who =
    plan.chief?.who ?? (leader === 'Noble' ? '{A.name}' : (plan.tale.fighter ?? '{A.name}'));
  const fighter = telling.text(`${who} has the statistics`);
  const count = `${inDigits(xp)} XP of a budget of ${inDigits(budget)} for ${partyWords(plan)}`;
  const of = `of ${nameWithArticle(leader)}${looks}, ${companions}`;
  return prose(
    anchorLine(telling, `**If it comes to a fight**: ${tactics}.`),
    `${fighter} ${of}: ${count}.`,
    chiefText(writing, isIntroduced),
    anchorLine(telling, isGuarded(plan) ? telling.say(plan.tale.guards ?? taleGuards) : ''),
    anchorLine(telling, telling.say(plan.tale.companions)),
    anchorLine(telling, telling.say(comicFights)),
  );
}
