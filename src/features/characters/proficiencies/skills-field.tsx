import { characterClasses, type CharacterClass } from '#src/lib/character/classes.ts';
import { backgrounds, species } from '#src/lib/character/origins.ts';
import { type Skill, skillNames, skills } from '#src/lib/character/skills.ts';
import { Alert } from '#src/ui/alert.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { characterLabels } from '../character-fields.ts';
import { skillTexts } from '../data/choice-texts.ts';
import { speciesSkills } from '../data/origin-options.ts';
import type { CharacterFormState } from '../use-character-form.ts';

interface SkillsFieldProps extends CharacterFormState {
  /** Whether each skill says what it is for. */
  explains?: boolean;
}

/** A field to choose skills of class and species. It does not offer the skills that the background gives. */
export function SkillsField({ values, set, part, explains = false }: SkillsFieldProps) {
  const chosenClass: CharacterClass = characterClasses[values.class];
  const given: readonly Skill[] = backgrounds[values.background].skills;
  const list = chosenClass.skills ?? skillNames;
  const ofSpecies = speciesSkills[values.species];
  const isFree = (skill: Skill) => !given.includes(skill);
  const inList = list.filter(isFree);
  // Skills that neither class nor species offers, for example of a multiclass, can still be removed.
  const others = skillNames.filter(
    (skill) =>
      isFree(skill) &&
      !list.includes(skill) &&
      (ofSpecies?.from.includes(skill) === true || values.skills.includes(skill)),
  );
  const count = chosenClass.skillCount + (ofSpecies ? 1 : 0);
  const openCount = count - values.skills.filter(isFree).length;
  const chosenOthers = values.skills.filter((skill) => others.includes(skill)).length;
  const isFull = (skill: Skill) =>
    openCount <= 0 || (others.includes(skill) && chosenOthers >= (ofSpecies ? 1 : 0));
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
        {ofSpecies && `${species[values.species].label}s choose one more (${ofSpecies.trait}). `}
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
          <p className="mt-5 mb-3 text-sm text-muted">
            {ofSpecies
              ? `One of these can be the skill of ${ofSpecies.trait}:`
              : 'Not among the skills of the class:'}
          </p>
          {boxes(others)}
        </>
      )}
      <p role="status" className="mt-3 text-sm text-muted">
        {openCount > 0 ? `${openCount} left to choose.` : 'All chosen.'}
      </p>
    </fieldset>
  );
}
