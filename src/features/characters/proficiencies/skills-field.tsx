import { classesOf } from '#src/lib/character/class-list.ts';
import { takenFeats } from '#src/lib/character/feats.ts';
import { assignSkills, skillAllowances } from '#src/lib/character/skill-allowance.ts';
import { characterClasses, type CharacterClass } from '#src/lib/character/classes.ts';
import { backgrounds } from '#src/lib/character/origins.ts';
import { type Skill, skillNames, skills } from '#src/lib/character/skills.ts';
import { Alert } from '#src/ui/alert.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { characterLabels } from '../character-fields.ts';
import { skillTexts } from '../data/choice-texts.ts';
import { MarksAt } from '../levels/marks-at.tsx';
import type { CharacterFormState } from '../use-character-form.ts';

interface SkillsFieldProps extends CharacterFormState {
  /** Whether each skill says what it is for. */
  explains?: boolean;
}

/** A field to choose skills of class and species. It does not offer the skills that the background gives. */
export function SkillsField({ values, set, part, explains = false }: SkillsFieldProps) {
  const chosenClass: CharacterClass = characterClasses[values.class];
  const given: readonly Skill[] = backgrounds[values.background].skills;
  const classes = classesOf(values);
  const allowances = skillAllowances(values, classes, takenFeats(values, classes));
  const list = chosenClass.skills ?? skillNames;
  const isFree = (skill: Skill) => !given.includes(skill);
  const inList = list.filter(isFree);
  // Skills that nothing offers, for example of another class before, can still be removed.
  const others = skillNames.filter(
    (skill) =>
      isFree(skill) &&
      !list.includes(skill) &&
      (values.skills.includes(skill) ||
        allowances.some(({ from }) => from === null || from.includes(skill))),
  );
  const further = allowances.filter(({ label }) => label !== `${chosenClass.label} skills`);
  const openCount = allowances
    .filter(({ isOptional }) => !isOptional)
    .reduce((sum, { count }) => sum + count, -values.skills.filter(isFree).length);
  /** Whether nothing lets the player choose the skill besides those that are chosen. */
  const isFull = (skill: Skill) =>
    assignSkills({ ...values, skills: [...values.skills, skill] }, allowances).unassigned.size > 0;
  const { id, error } = part('skills');
  const boxes = (names: readonly Skill[]) => (
    <div className="grid gap-3 sm:grid-cols-2">
      {names.map((skill) => {
        const chosen = values.skills.includes(skill);
        return (
          <CheckboxField
            key={skill}
            label={skills[skill].label}
            hint={explains && skillTexts[skill]}
            checked={chosen}
            disabled={!chosen && isFull(skill)}
            onChange={() =>
              set(
                'skills',
                chosen ? values.skills.filter((each) => each !== skill) : [...values.skills, skill],
              )
            }
          />
        );
      })}
    </div>
  );
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="mb-1 text-lg font-semibold">{characterLabels.skills}</legend>
      <p className="mb-3 text-sm text-muted">
        {`${chosenClass.label}s choose ${chosenClass.skillCount}. `}
        {further.map(({ label, count }) => `${label} gives ${count} more. `)}
        {`The background gives ${given.map((skill) => skills[skill].label).join(' and ')}.`}
      </p>
      {error !== undefined && (
        <Alert tone="danger" tabIndex={-1} className="mb-3">
          {error}
        </Alert>
      )}
      {boxes(inList)}
      {others.length > 0 && (
        <>
          <p className="mt-5 mb-3 text-sm text-muted">Not on the list of the class:</p>
          {boxes(others)}
        </>
      )}
      <p role="status" className="mt-3 text-sm text-muted">
        {openCount > 0 ? `${openCount} left to choose.` : 'All chosen.'}
      </p>
      <MarksAt values={values} path="/skills" />
    </fieldset>
  );
}
