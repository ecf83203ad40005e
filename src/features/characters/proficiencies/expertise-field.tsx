import { backgrounds } from '#src/lib/character/origins.ts';
import { type Skill, skillNames, skills } from '#src/lib/character/skills.ts';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { characterLabels } from '../character-fields.ts';
import type { CharacterFormState } from '../use-character-form.ts';

interface ExpertiseFieldProps extends CharacterFormState {
  /** How many skills get Expertise in all. */
  count: number;
}

/** The skills in which the proficiency bonus counts twice. */
export function ExpertiseField({ values, set, part, count }: ExpertiseFieldProps) {
  const { expertise } = values;
  const proficient = new Set<Skill>([
    ...backgrounds[values.background].skills,
    ...values.skills,
    ...expertise,
  ]);
  const openCount = count - expertise.length;
  return (
    <fieldset id={part('expertise').id} tabIndex={-1}>
      <legend className="mb-1 text-lg font-semibold">{characterLabels.expertise}</legend>
      <p className="mb-3 text-sm text-muted">
        {`In ${count} of your skills your proficiency counts twice.`}
      </p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {skillNames
          .filter((skill) => proficient.has(skill))
          .map((skill) => {
            const chosen = expertise.includes(skill);
            return (
              <CheckboxField
                key={skill}
                label={skills[skill].label}
                checked={chosen}
                disabled={!chosen && openCount <= 0}
                onChange={() =>
                  set(
                    'expertise',
                    chosen ? expertise.filter((each) => each !== skill) : [...expertise, skill],
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
