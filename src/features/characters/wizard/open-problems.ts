import { characterClasses } from '#src/lib/character/classes.ts';
import { characterFindings } from '#src/lib/character/rules.ts';
import { spellSources } from '../catalogue/spell-counts.ts';
import type { CharacterValues } from '../character-fields.ts';
import { languageCount, speciesSkills, toolChoices } from '../data/origin-options.ts';
import { stepOf, type WizardStep } from './steps.ts';

/** Something that a new character lacks. */
export interface OpenProblem {
  readonly step: WizardStep['id'];
  readonly text: string;
  /** Whether the server refuses the character. Other problems can stay, and the sheet marks them. */
  readonly mustChange: boolean;
}

const left = (count: number, one: string, many: string): string =>
  count === 1 ? `One ${one} is left to choose.` : `${count} ${many} are left to choose.`;

/** What is missing until the character is legal and complete. */
export function openProblems(values: CharacterValues): OpenProblem[] {
  const findings = characterFindings(values).map(({ path, message }) => ({
    step: stepOf(path),
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
  const count = characterClasses[values.class].skillCount + (speciesSkills[values.species] ? 1 : 0);
  const skillsLeft = count - values.skills.length;
  if (skillsLeft > 0) open('skills', left(skillsLeft, 'skill', 'skills'));
  const toolsLeft = toolChoices(values.class, values.background).reduce(
    (sum, choice) =>
      sum +
      Math.max(0, choice.count - values.tools.filter((tool) => choice.from.includes(tool)).length),
    0,
  );
  if (toolsLeft > 0) open('skills', left(toolsLeft, 'tool', 'tools'));
  // Common is one of the languages.
  const languagesLeft = 1 + languageCount - values.languages.length;
  if (languagesLeft > 0) open('skills', left(languagesLeft, 'language', 'languages'));
  for (const { class: name, counts } of spellSources(values)) {
    const chosen = values.spells.filter((spell) => spell.class === name);
    const cantrips = chosen.filter(({ facts }) => facts.level === 0).length;
    const cantripsLeft = counts.cantrips - cantrips;
    if (cantripsLeft > 0) open('spells', left(cantripsLeft, 'cantrip', 'cantrips'));
    const spellsLeft = counts.known - (chosen.length - cantrips);
    if (spellsLeft > 0) open('spells', left(spellsLeft, 'spell', 'spells'));
  }
  return found;
}
