import { difficultyFor } from '../plan/difficulty.ts';
import { rowHolds, rowText } from '../plan/truths.ts';
import type { MatterPlan } from '../plan/matter-plan.ts';
import type { Telling } from '../realise/telling.ts';
import type { Row } from '../tables/row-types.ts';
import type { Strand } from '../tables/matters/strand-type.ts';
import { anchorLine } from './written.ts';

interface StrandWriting {
  plan: MatterPlan;
  telling: Telling;
}

/** A row of the strand, which a line of the campaign can exclude: then the story does without it. */
function said(
  { plan, telling }: StrandWriting,
  rowsOf: (strand: Strand) => readonly Row[],
): string {
  if (plan.strand === undefined) return '';
  telling.paragraph();
  return telling.say(rowsOf(plan.strand.strand));
}

const labelled = (
  writing: StrandWriting,
  rowsOf: (strand: Strand) => readonly Row[],
  bullet = '',
): string => {
  const text = said(writing, rowsOf);
  if (text === '') return '';
  const label = writing.telling.text(`**${writing.plan.strand?.strand.label ?? ''}**`);
  return `${bullet}${anchorLine(`${label}: ${text}`)}`;
};

/** For players: what the idea says besides, if the situation does not say it in the words of the idea. */
export function strandPitch(writing: StrandWriting, situation: string): string {
  const words = writing.plan.strand?.words ?? [];
  const text = situation.toLowerCase().replaceAll(',', '');
  const isSaid = text.includes(words.slice(-3).join(' '));
  return isSaid ? '' : said(writing, ({ pitch = [] }) => pitch);
}

export const strandGist = (writing: StrandWriting): string =>
  labelled(writing, ({ gist }) => gist, '- ');

/** How the party can notice it. */
export function strandClue(writing: StrandWriting): string {
  const { plan, telling } = writing;
  const row = telling
    .shuffled(plan.strand?.strand.clue ?? [])
    .find((one) => telling.allows(one) && rowHolds(one, telling.subject.truths));
  if (row === undefined) return '';
  const [skill = '', how = '', shown = ''] = rowText(row).split(' :: ');
  telling.paragraph();
  const dc = difficultyFor(13, telling.subject.truths);
  const check = telling.text(`**${plan.strand?.strand.label ?? ''}**: DC ${dc} ${skill}, ${how}:`);
  return anchorLine(`${check} ${telling.text(shown)}`);
}

export const strandScene = (writing: StrandWriting): string =>
  labelled(writing, ({ scene }) => scene);

export const strandLater = (writing: StrandWriting): string =>
  labelled(writing, ({ later }) => later);

export const strandEnd = (writing: StrandWriting): string => labelled(writing, ({ end }) => end);

/** What `{Z}` wants, if it is a person of the strand alone. */
export function strandPerson(writing: StrandWriting): string[] {
  const { plan, telling } = writing;
  const person = plan.people.get('Z');
  const wants = person?.id === 'Z' ? said(writing, ({ people, gist }) => people ?? gist) : '';
  if (person === undefined || wants === '') return [];
  const role = telling.subject.names.add(person.role);
  const label = telling.text(`**{Z.full}** (${role}, ${person.pronouns})`);
  return [`- ${label}: ${anchorLine(wants)}`];
}
