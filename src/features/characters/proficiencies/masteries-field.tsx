import { classesOf } from '#src/lib/character/class-list.ts';
import { masteryOptions } from '#src/lib/character/marks/mastery-marks.ts';
import { masteryAllowance } from '#src/lib/character/weapon-masteries.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { characterLabels } from '../character-fields.ts';
import { MarksAt } from '../levels/marks-at.tsx';
import type { CharacterFormState } from '../use-character-form.ts';

/** The kinds of weapons whose mastery the character uses. Only some classes have the feature. */
export function MasteriesField({ values, set, part }: CharacterFormState) {
  const classes = classesOf(values);
  const { count } = masteryAllowance(classes);
  const chosen = values.weaponMasteries;
  if (count === 0 && chosen.length === 0) return null;
  const options = masteryOptions(values, { classes });
  return (
    <fieldset id={part('weaponMasteries').id} tabIndex={-1}>
      <legend className="mb-1 text-lg font-semibold">{characterLabels.weaponMasteries}</legend>
      <p className="mb-3 text-sm text-muted">
        {count === 1
          ? 'You know the special trick of one kind of weapon.'
          : `You know the special tricks of ${count} kinds of weapons. After a Long Rest you can swap one.`}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {Array.from({ length: Math.max(count, chosen.length) }, (_, index) => {
          const current = chosen[index] ?? '';
          const names = options.filter((name) => name === current || !chosen.includes(name));
          const listed = current === '' || names.includes(current) ? names : [current, ...names];
          return (
            <SelectField
              // The places of the kinds.
              key={index}
              label={`Weapon ${index + 1}`}
              placeholder="Choose"
              value={current}
              options={listed.map((value) => ({ value, label: value }))}
              onChange={(name) =>
                set('weaponMasteries', [
                  ...chosen.slice(0, index),
                  name,
                  ...chosen.slice(index + 1),
                ])
              }
            />
          );
        })}
      </div>
      <MarksAt values={values} path="/weaponMasteries" />
    </fieldset>
  );
}
