import type { MatterPlan } from '../plan/matter-plan.ts';
import { affects, spellsIn } from '../plan/spell-targets.ts';
import { rowHolds, rowText } from '../plan/truths.ts';
import { partsOf } from '../realise/templates.ts';
import type { Telling } from '../realise/telling.ts';
import type { FrameLabels, MatterFrame } from '../tables/matters/frame-type.ts';
import { usualFrame } from '../tables/matters/usual-frame.ts';
import type { Row } from '../tables/row-types.ts';

/** The keys of persons in rows. */
export const castParts = /^(?:[GABSTHIRZ]|F\d)$/;

/** Rows without those about people whom the plot does not have. */
const aboutCast = (plan: MatterPlan, rows: readonly Row[]): readonly Row[] =>
  rows.filter((row) =>
    partsOf(rowText(row)).every((part) => !castParts.test(part) || plan.people.has(part)),
  );

/** The rows of a table of the frame: those of the kernel, or the usual ones. */
export const frameRows = (
  plan: MatterPlan,
  key: Exclude<keyof MatterFrame, 'labels' | 'sides'>,
): readonly Row[] => plan.kernel.frame?.[key] ?? aboutCast(plan, usualFrame[key]);

/** Words of rows that name what an idea is about. */
const namesIdea = /\{(?:it|It|den|brood|house|loot|foes|band|captor|one|two|I|role|lost)[.}]/;

const titlesOfRoles: readonly Row[] = [
  '{role.t} of {town}.',
  '{role.t} and {town}.',
  '{role.t} Before {deadline.t}.',
];

/** The rows for a title: those that name what the idea is about, if there is an idea. */
export function titleRows(plan: MatterPlan, { truths }: Telling['subject']): readonly Row[] {
  const rows = frameRows(plan, 'titles').filter((row) => rowHolds(row, truths));
  if (plan.request.idea.trim() === '') return rows;
  const { sort, role, name } = plan.matter;
  const isOfPerson = sort === 'person' || (sort === 'crime' && plan.kernel.victim === 'held');
  if (isOfPerson && role !== '' && name === undefined) return titlesOfRoles;
  const named = rows.filter((row) => namesIdea.test(rowText(row)));
  return named.length > 0 ? named : rows;
}

export const labelsOf = ({ kernel }: MatterPlan): FrameLabels => ({
  ...usualFrame.labels,
  ...kernel.frame?.labels,
});

export const sidesOf = ({ kernel }: MatterPlan): MatterFrame['sides'] =>
  kernel.frame?.sides ?? usualFrame.sides;

const spellOf = (row: Row): string => rowText(row).split('*')[1] ?? '';

/**
 * What spells show, the rows of the kernel first: without spells on persons whom they cannot affect, and without a
 * second row about a spell.
 */
export function spellRows(plan: MatterPlan, { subject }: Telling): readonly (readonly Row[])[] {
  const castable = (rows: readonly Row[]): readonly Row[] =>
    rows.filter((row) =>
      spellsIn(rowText(row)).every(({ spell, target }) =>
        affects(spell, subject.people.get(target)),
      ),
    );
  const own = castable(frameRows(plan, 'ownMagic'));
  const told = new Set(own.map(spellOf));
  const excluded = plan.kernel.frame?.excludedMagic;
  const usual = castable(frameRows(plan, 'magic')).filter(
    (row) => !told.has(spellOf(row)) && excluded?.test(rowText(row)) !== true,
  );
  return [own, usual];
}
