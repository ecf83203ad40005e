import type { MatterPlan } from '../plan/matter-plan.ts';
import { namePattern } from '../realise/sentences.ts';
import type { Telling } from '../realise/telling.ts';
import type { StorySection } from '../story.ts';
import { checkClues, checkForm, checkGiver, checkPronouns } from './check-plot.ts';

/** The sections that turn on what the idea names. */
const turnsOnIt = ['pitch', 'glance', 'truth', 'endings'] as const;

/** What the idea names is in the plot, and not only in one sentence. */
function checkTopic(
  { matter }: MatterPlan,
  sections: readonly StorySection[],
  telling: Telling,
): string[] {
  const noun = matter.it.split(' ').at(-1) ?? '';
  const said = matter.fact.split(' ').slice(0, 3).join(' ');
  const marks =
    matter.sort === 'person' ? telling.marksOf('I') : [noun, said, ...sidesOf(matter.sides)];
  const isIn = (id: string): boolean =>
    sections.some(
      (section) =>
        section.id === id && marks.some((mark) => section.text.toLowerCase().includes(mark)),
    );
  return turnsOnIt
    .filter((id) => sections.some((section) => section.id === id) && !isIn(id))
    .map((id) => `${id}: is not about the idea`);
}

const sidesOf = (sides: MatterPlan['matter']['sides']): string[] =>
  (sides ?? []).map((side) => side.split(' ').at(-1) ?? '');

/** Each person of the plan has a name that is used more than once. */
function checkPeople(
  { people }: MatterPlan,
  sections: readonly StorySection[],
  telling: Telling,
): string[] {
  const text = sections.map((section) => section.text).join('\n');
  const found = text.match(namePattern) ?? [];
  return [...people.keys()]
    .filter((part) => !part.startsWith('F'))
    .filter((part) => {
      const marks = telling.marksOf(part);
      return found.filter((mark) => marks.includes(mark)).length < 2;
    })
    .map((part) => `${part} is named less than twice`);
}

/** The game master reads what happens if the party is too late. */
const checkFailure = (sections: readonly StorySection[]): string[] =>
  sections
    .filter(({ id, text }) => id === 'endings' && !text.includes('**If the party '))
    .map(({ id }) => `${id}: does not say what happens if the party is too late`);

/** The rules of the checker about a plot that an idea is the matter of. */
export function checkMatter(
  plan: MatterPlan,
  sections: readonly StorySection[],
  telling: Telling,
): string[] {
  const { exclusions, names } = telling.subject;
  const faults = [
    ...checkForm(sections),
    ...checkClues({ name: plan.lair, residue: plan.lair }, sections),
    ...checkPronouns(sections, telling),
    ...checkGiver(sections, telling),
    ...checkTopic(plan, sections, telling),
    ...checkPeople(plan, sections, telling),
    ...checkFailure(sections),
  ];
  for (const { id, text } of sections) {
    if (exclusions.matches(names.invented(text))) faults.push(`${id}: crosses a line`);
  }
  if (plan.encounter.xp > plan.encounter.budget) faults.push('The encounter is over its budget.');
  return faults;
}
