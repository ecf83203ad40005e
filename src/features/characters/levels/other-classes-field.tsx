import { Plus, Trash2 } from 'lucide-react';
import type { OtherClass } from '#src/generated/model/index.ts';
import { characterClasses, characterClassNames } from '#src/lib/character/classes.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { multiclassRequirement } from '#src/lib/character/multiclass.ts';
import { Button } from '#src/ui/button.tsx';
import { GroupError } from '#src/ui/field-frame.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TypedNumberField } from '#src/ui/typed-fields.tsx';
import { characterLabels } from '../character-fields.ts';
import type { ReadingFormState } from '../use-character-form.ts';

/** The levels in further classes. The level of the character counts them, too. */
export function OtherClassesField({ values, setAll, part, read }: ReadingFormState) {
  const { otherClasses } = values;
  const { id, error } = part('otherClasses');
  const taken = [values.class, ...otherClasses.map((other) => other.class)];
  const free = characterClassNames.filter((name) => !taken.includes(name));
  const { scores } = deriveCharacter(values);
  const unmet = [...new Set(taken)]
    .map((name) => multiclassRequirement(name, scores))
    .filter((sentence) => sentence !== null);
  /** Replaces or removes a class; the level of the character follows. */
  function change(index: number, other: OtherClass | null) {
    const latest = read();
    const before = latest.otherClasses[index]?.level ?? 0;
    setAll({
      level: Math.min(20, Math.max(1, latest.level - before + (other?.level ?? 0))),
      otherClasses: latest.otherClasses.toSpliced(index, 1, ...(other ? [other] : [])),
    });
  }
  return (
    <fieldset id={id} tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-1 text-lg font-semibold">{characterLabels.otherClasses}</legend>
      <GroupError error={error} />
      {otherClasses.map((other, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- with the class as the key, its field would lose the focus at a change
        <div key={index} className="flex flex-wrap items-end gap-3">
          <SelectField
            label="Further class"
            className="min-w-40 flex-1"
            value={other.class}
            options={[other.class, ...free].map((value) => ({
              value,
              label: characterClasses[value].label,
            }))}
            onChange={(chosen) => {
              const name = characterClassNames.find((each) => each === chosen);
              if (name) change(index, { ...other, class: name });
            }}
          />
          <TypedNumberField
            label={`Levels as a ${characterClasses[other.class].label}`}
            className="w-40"
            value={other.level}
            min={1}
            max={19}
            onChange={(level) => {
              if (level !== null) change(index, { ...other, level });
            }}
          />
          <IconButton
            label={`Remove ${characterClasses[other.class].label}`}
            icon={<Trash2 size={18} />}
            onClick={() => change(index, null)}
          />
        </div>
      ))}
      {otherClasses.length > 0 &&
        unmet.map((sentence) => (
          <p key={sentence} role="status" className="text-sm text-gold">
            {`${sentence} You may keep it: the sheet marks it.`}
          </p>
        ))}
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden size={16} />}
          {...(values.level >= 20 && { disabledReason: 'Level 20 is the highest.' })}
          onClick={() => {
            const [name] = free;
            if (name === undefined) return;
            const latest = read();
            setAll({
              level: latest.level + 1,
              otherClasses: [...latest.otherClasses, { class: name, level: 1 }],
            });
          }}
        >
          Add a further class
        </Button>
      </div>
    </fieldset>
  );
}
