import type { FieldErrors } from 'react-hook-form';
import { firstMessage } from '#src/components/forms/first-message.ts';
import { classesOf } from '#src/lib/character/class-list.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { characterFindings } from '#src/lib/character/rules.ts';
import type { CharacterValues } from '../character-fields.ts';
import { languageChoice, toolChoices } from '../data/origin-options.ts';
import { allChoices, type AnyChoice } from '../levels/all-choices.ts';
import { stepOf, type WizardStep } from './steps.ts';

/** Something that a new character lacks. */
export interface OpenProblem {
  readonly step: WizardStep['id'];
  readonly text: string;
  /** Whether the server refuses the character. Other problems can stay, and the sheet marks them. */
  readonly mustChange: boolean;
}

const stepOfChoice: Readonly<Record<AnyChoice['kind'], WizardStep['id']>> = {
  subclass: 'class',
  'ability-score-improvement': 'class',
  'epic-boon': 'class',
  'fighting-style': 'class',
  option: 'class',
  expertise: 'skills',
  skills: 'skills',
  cantrips: 'spells',
  spells: 'spells',
  'species-option': 'species',
  'origin-feat': 'species',
};

/** What was refused at the last attempt in steps about which nothing else is known. */
export function refusedFields(
  errors: FieldErrors,
  missing: readonly OpenProblem[],
  values: CharacterValues,
): OpenProblem[] {
  const known = new Set(missing.filter(({ mustChange }) => mustChange).map(({ step }) => step));
  return Object.entries(errors).flatMap(([name, error]) => {
    const step = stepOf(`/${name}`, values);
    if (name === 'root' || known.has(step)) return [];
    const text = firstMessage(error) ?? 'This needs another look.';
    return [{ step, text, mustChange: true }];
  });
}

const left = (count: number, one: string, many: string): string =>
  count === 1 ? `One ${one} is left to choose.` : `${count} ${many} are left to choose.`;

/** What is missing until the character is legal and complete. */
export function openProblems(values: CharacterValues): OpenProblem[] {
  const findings = characterFindings(values).map(({ path, message }) => ({
    step: stepOf(path, values),
    text: message,
    mustChange: true,
  }));
  const found: OpenProblem[] = [...findings];
  const open = (step: WizardStep['id'], text: string) =>
    found.push({ step, text, mustChange: false });
  if (values.name.trim() === '') {
    found.push({ step: 'name', text: 'Your character has no name yet.', mustChange: true });
  }
  if (values.increases.length === 0) open('background', 'The background adds nothing yet.');
  const toolsLeft = toolChoices(values).reduce(
    (sum, choice) =>
      sum +
      Math.max(0, choice.count - values.tools.filter((tool) => choice.from.includes(tool)).length),
    0,
  );
  if (toolsLeft > 0) open('skills', left(toolsLeft, 'tool', 'tools'));
  // Common is one of the languages.
  const languagesLeft = 1 + languageChoice(classesOf(values)).count - values.languages.length;
  if (languagesLeft > 0) open('skills', left(languagesLeft, 'language', 'languages'));
  for (const { kind, label, done } of allChoices(values)) {
    if (!done) open(stepOfChoice[kind], `Still to choose: ${label}.`);
  }
  for (const { path, message } of marksOf(values)) open(stepOf(path, values), message);
  return found;
}
