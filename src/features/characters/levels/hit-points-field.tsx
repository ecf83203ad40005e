import { characterClasses, type ClassName } from '#src/lib/character/classes.ts';
import { RadioSet } from '#src/ui/radio-set.tsx';
import { TypedNumberField } from '#src/ui/typed-fields.tsx';
import type { CharacterValues } from '../character-fields.ts';
import { fixedRoll, hitPointGain } from './level-changes.ts';

interface HitPointsFieldProps {
  before: CharacterValues;
  after: CharacterValues;
  className: ClassName;
  /** What the die showed; null for the fixed number. */
  roll: number | null;
  onRoll: (roll: number | null) => void;
}

/** The hit points of the new level: the fixed number of the rules, or what a die has shown. */
export function HitPointsField({ before, after, className, roll, onRoll }: HitPointsFieldProps) {
  const fixed = fixedRoll(className);
  const gain = hitPointGain(before, after);
  const { hitDie } = characterClasses[className];
  const rest = gain - fixed;
  const sum = rest === 0 ? `${fixed}` : `${fixed} ${rest < 0 ? '−' : '+'} ${Math.abs(rest)}`;
  return (
    <div className="flex flex-col gap-3">
      <RadioSet
        legend="Hit Points"
        value={roll === null ? 'fixed' : 'rolled'}
        options={[
          { value: 'fixed', label: `+${gain}, the fixed number`, hint: `${sum}. The usual way.` },
          {
            value: 'rolled',
            label: `We rolled the d${hitDie}`,
            hint: 'The total then counts as a number of your table.',
          },
        ]}
        onChange={(way) => onRoll(way === 'rolled' ? fixed : null)}
      />
      {roll !== null && (
        <TypedNumberField
          label="The die showed"
          className="max-w-48"
          hint={`+${Math.max(1, roll + rest)} Hit Points in all`}
          value={roll}
          min={1}
          max={hitDie}
          onChange={(value) => {
            if (value !== null) onRoll(value);
          }}
        />
      )}
    </div>
  );
}
