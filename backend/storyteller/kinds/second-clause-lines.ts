import { difficultyFor } from '../plan/difficulty.ts';
import type { MatterPlan } from '../plan/matter-plan.ts';
import type { Telling } from '../realise/telling.ts';
import { anchorLine, prose } from './written.ts';

interface Writing {
  plan: MatterPlan;
  telling: Telling;
}

/** For players, in place of a rumour. */
export const rumourOfClause = ({ plan: { second }, telling }: Writing): string =>
  second === undefined ? '' : telling.say(second.row.rumours);

/** A line at a glance. */
export function glanceOfClause({ plan: { second }, telling }: Writing): string[] {
  if (second === undefined) return [];
  telling.paragraph();
  const label = telling.text(second.row.label);
  return [`- **${label}**: ${anchorLine(telling.must(second.row.gist, 'gists of the clause'))}`];
}

/** Nothing, if the rows of the plot tell it. */
export function truthOfClause({ plan: { second }, telling }: Writing): string {
  if (second === undefined || second.part !== undefined) return '';
  telling.paragraph();
  return anchorLine(telling.must(second.row.truth, 'truths of the clause'));
}

export function clueOfClause({ plan: { second }, telling }: Writing): string {
  if (second === undefined || second.part !== undefined) return '';
  const [skill = '', how = '', shown = ''] = (telling.shuffled(second.row.clues)[0] ?? '').split(
    ' :: ',
  );
  const dc = difficultyFor(telling.shuffled([12, 13, 14, 15])[0] ?? 13, telling.subject.truths);
  telling.paragraph();
  const check = telling.text(`- **DC ${dc} ${skill}**, ${how}:`);
  return anchorLine(`${check} ${telling.text(shown)}`);
}

/** Who the person of the clause is, and what this person wants. */
export function personOfClause({ plan: { second, people }, telling }: Writing): string[] {
  const person = people.get('Y');
  if (second?.row.person === undefined || second.part !== undefined || person === undefined) {
    return [];
  }
  telling.paragraph();
  const role = telling.subject.names.add(person.role);
  const label = telling.text(`**{Y.full}** (${role}, ${person.pronouns})`);
  return [`- ${label}: ${anchorLine(telling.must(second.row.person, 'what Y wants'))}`];
}

export function endingOfClause({ plan: { second }, telling }: Writing): string[] {
  if (second === undefined) return [];
  const { heading, text } = second.row.ending;
  telling.paragraph();
  const label = telling.text(heading);
  return [anchorLine(prose(`**${label}**:`, telling.must(text, 'endings of the clause')))];
}
