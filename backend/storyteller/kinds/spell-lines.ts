import { affects, spellsIn } from '../plan/spell-targets.ts';
import { rowText } from '../plan/truths.ts';
import type { Telling } from '../realise/telling.ts';
import { matterMagic } from '../tables/matters/matter-encounters.ts';
import type { Row } from '../tables/row-types.ts';
import type { StoryRequest } from '../story.ts';
import { anchorLine, bullets } from './written.ts';

interface Spells {
  telling: Telling;
  plan: { kernel: { magic?: readonly Row[] } };
  request: StoryRequest;
}

/** Rows as a list, each of which names its people. */
export function listed(telling: Telling, rows: readonly Row[], count: number): string {
  const lines = Array.from({ length: count }, () => {
    telling.paragraph();
    return telling.say(rows);
  });
  return bullets(lines);
}

/** Without spells on persons whom they cannot affect. */
const castable = (rows: readonly Row[], { telling: { subject } }: Spells): readonly Row[] =>
  rows.filter((row) =>
    spellsIn(rowText(row)).every(({ spell, target }) => affects(spell, subject.people.get(target))),
  );

/** What spells show: first in this plot, then in all plots, without the spells that this plot has rows about. */
export function spellsText(writing: Spells): string {
  const { telling, plan, request } = writing;
  const own = castable(plan.kernel.magic ?? [], writing);
  const count = request.length === 'long' ? 7 : 3;
  const said = telling.list(own, count).map(anchorLine);
  const spells = new Set((plan.kernel.magic ?? []).map((row) => rowText(row).split('*')[1]));
  const others = castable(matterMagic, writing).filter(
    (row) => !spells.has(rowText(row).split('*')[1]),
  );
  const more = own.length === 0 ? count : Math.max(0, Math.min(2, count - said.length));
  return [...said.map((row) => `- ${row}`), listed(telling, others, more)]
    .filter((text) => text !== '')
    .join('\n');
}
