import { standIns } from '../realise/told-again.ts';
import type { MatterPlan } from '../plan/matter-plan.ts';
import type { Telling } from '../realise/telling.ts';
import type { StorySection } from '../story.ts';
import {
  checkClues,
  checkForm,
  checkGiver,
  checkLines,
  checkNamed,
  checkPronouns,
} from './check-plot.ts';
import { checkRules } from './check-rules.ts';

/** The sections that must be about what the idea names. */
const sectionsAboutIdea = ['pitch', 'glance', 'truth', 'endings'] as const;

/** Checks that what the idea names is in the whole plot, and not only in one sentence. */
function checkTopic(
  { matter }: MatterPlan,
  sections: readonly StorySection[],
  telling: Telling,
): string[] {
  const noun = matter.it.split(' ').at(-1) ?? '';
  const said = matter.fact.split(' ').slice(0, 3).join(' ');
  const marks =
    matter.sort === 'person'
      ? telling.marksOf('I')
      : [
          noun,
          said,
          // A text that has the sentence of the idea often enough refers to it.
          ...standIns,
          ...sidesOf(matter.sides),
          ...captorOf(matter),
          // A victim is in the text by name.
          ...(matter.sort === 'crime' ? telling.marksOf('B') : []),
        ];
  const isIn = (id: string): boolean =>
    sections.some(
      (section) =>
        section.id === id &&
        marks.some((mark) => section.text.toLowerCase().includes(mark.toLowerCase())),
    );
  return sectionsAboutIdea
    .filter((id) => sections.some((section) => section.id === id) && !isIn(id))
    .map((id) => `${id}: is not about the idea`);
}

/** Pronouns of those of whom an idea speaks without a name, and of a ghost: `he` of "a ghost wants his toy back". */
const pronounsOf = ({
  matter: { fact, deadline = '' },
  second,
  kernel,
  people,
}: MatterPlan): string[] => [
  ...(/\b(?:he|his|him)\b/.test(`${fact} ${deadline} ${second?.text ?? ''}`) ? ['he'] : []),
  ...(/\b(?:she|her)\b/.test(`${fact} ${deadline} ${second?.text ?? ''}`) ? ['she'] : []),
  ...(kernel.plight === 'ghost' ? [people.get('I')?.pronouns ?? 'they'] : []),
];

const captorOf = ({ captor }: MatterPlan['matter']): string[] =>
  captor === undefined ? [] : [captor.noun];

const sidesOf = (sides: MatterPlan['matter']['sides']): string[] =>
  (sides ?? []).map((side) => side.split(' ').at(-1) ?? '');

/** The game master reads what happens if the party is too late. */
const checkFailure = (sections: readonly StorySection[]): string[] =>
  sections
    .filter(({ id, text }) => id === 'endings' && !text.includes('**If the party '))
    .map(({ id }) => `${id}: does not say what happens if the party is too late`);

/** The faults of a text whose plot is about what the idea of the request names. */
export function checkMatter(
  plan: MatterPlan,
  sections: readonly StorySection[],
  telling: Telling,
): string[] {
  const lair = telling.subject.words.get('lair') ?? plan.lair;
  return [
    ...checkForm(sections),
    ...checkLines(sections, telling),
    ...checkClues(
      plan.kernel.isLairKnown === true ? undefined : { name: lair, residue: lair },
      sections,
      plan.kernel.frame?.labels?.clues,
    ),
    ...checkPronouns(sections, telling, pronounsOf(plan)),
    ...checkGiver(sections, telling),
    ...checkTopic(plan, sections, telling),
    ...checkNamed(plan.people.keys(), sections, telling),
    ...checkFailure(sections),
    ...checkRules(plan, sections, telling),
  ];
}
