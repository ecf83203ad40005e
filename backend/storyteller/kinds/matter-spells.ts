import type { MatterPlan } from '../plan/matter-plan.ts';
import { affects, spellsIn } from '../plan/spell-targets.ts';
import { rowText } from '../plan/truths.ts';
import type { Telling } from '../realise/telling.ts';
import { matterMagic } from '../tables/matters/matter-encounters.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import type { Row } from '../tables/row-types.ts';

/** The sentences about spells: those of the plot, and the usual ones that do not contradict it. */
const magicFor = ({ frame }: MatterKernel): readonly Row[] => [
  ...(frame?.magic ?? []),
  ...matterMagic.filter((row) => frame?.excludedMagic?.test(rowText(row)) !== true),
];

/** Without spells on persons whom they cannot affect. */
export const spellRows = ({ subject }: Telling, { kernel }: MatterPlan): readonly Row[] =>
  magicFor(kernel).filter((row) =>
    spellsIn(rowText(row)).every(({ spell, target }) => affects(spell, subject.people.get(target))),
  );
