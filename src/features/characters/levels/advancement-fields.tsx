import { experienceFor, levelOf } from '#src/lib/character/experience.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TypedNumberField } from '#src/ui/typed-fields.tsx';
import { advancementLabels, characterLabels } from '../character-fields.ts';
import type { CharacterFormState } from '../use-character-form.ts';

/** How the character gets levels, and its experience points. */
export function AdvancementFields({ values, set, part }: CharacterFormState) {
  const { advancement, experience, level } = values;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        {...part('advancement')}
        label={characterLabels.advancement}
        value={advancement}
        options={[
          { value: 'milestones', label: advancementLabels.milestones },
          { value: 'experience', label: advancementLabels.experience },
        ]}
        onChange={(chosen) =>
          set('advancement', chosen === 'experience' ? 'experience' : 'milestones')
        }
      />
      {advancement === 'experience' && (
        <TypedNumberField
          {...part('experience')}
          label={characterLabels.experience}
          hint={experienceText(experience, level)}
          value={experience}
          min={0}
          max={10_000_000}
          step={50}
          onChange={(points) => {
            if (points !== null) set('experience', points);
          }}
        />
      )}
    </div>
  );
}

const points = (count: number): string => count.toLocaleString('en-GB');

/** What the experience points mean for the next level. */
function experienceText(experience: number, level: number): string {
  if (level >= 20) return 'Level 20 is the highest.';
  if (levelOf(experience) > level) return `Enough for level ${level + 1}.`;
  return `Level ${level + 1} begins at ${points(experienceFor(level + 1))}.`;
}
