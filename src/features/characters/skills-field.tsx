import { characterClasses, type CharacterClass } from '#src/lib/character/classes.ts';
import { backgrounds } from '#src/lib/character/origins.ts';
import { type Skill, skillNames, skills } from '#src/lib/character/skills.ts';
import { Alert } from '#src/ui/alert.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { characterLabels } from './character-fields.ts';
import type { CharacterFormState } from './use-character-form.ts';

/** A field to choose skills of the class. It does not offer the skills that the background gives. */
export function SkillsField({ values, set, part }: CharacterFormState) {
  const chosenClass: CharacterClass = characterClasses[values.class];
  const backgroundSkills: readonly Skill[] = backgrounds[values.background].skills;
  const choices = (chosenClass.skills ?? skillNames).filter(
    (skill) => !backgroundSkills.includes(skill),
  );
  const openCount = chosenClass.skillCount - values.skills.length;
  const { id, error } = part('skills');
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="mb-1 text-lg font-semibold">{characterLabels.skills}</legend>
      <p className="mb-3 text-sm text-muted">
        {`${chosenClass.label}s choose ${chosenClass.skillCount}. `}
        {`The background gives ${backgroundSkills.map((skill) => skills[skill].label).join(' and ')}.`}
      </p>
      {error !== undefined && (
        <Alert tone="danger" tabIndex={-1} className="mb-3">
          {error}
        </Alert>
      )}
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {choices.map((skill) => {
          const chosen = values.skills.includes(skill);
          return (
            <CheckboxField
              key={skill}
              label={skills[skill].label}
              checked={chosen}
              disabled={!chosen && openCount <= 0}
              onChange={() =>
                set(
                  'skills',
                  chosen
                    ? values.skills.filter((each) => each !== skill)
                    : [...values.skills, skill],
                )
              }
            />
          );
        })}
      </div>
      <p role="status" className="mt-3 text-sm text-muted">
        {openCount > 0 ? `${openCount} left to choose.` : 'All chosen.'}
      </p>
    </fieldset>
  );
}
