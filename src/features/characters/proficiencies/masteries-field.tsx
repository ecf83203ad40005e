import { useState } from 'react';
import { classesOf } from '#src/lib/character/class-list.ts';
import { masteryOptions } from '#src/lib/character/marks/mastery-marks.ts';
import { masteryAllowance } from '#src/lib/character/weapon-masteries.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { characterLabels } from '../character-fields.ts';
import { MarksAt } from '../levels/marks-at.tsx';
import type { CharacterFormState } from '../use-character-form.ts';

/** What is chosen, without the places that are empty. */
const listed = (places: readonly string[]): string[] => places.filter((name) => name !== '');

/** The kinds of weapons whose mastery the character uses. Only some classes have the feature. */
export function MasteriesField({ values, set, part }: CharacterFormState) {
  const classes = classesOf(values);
  const { count: allowed } = masteryAllowance(classes);
  const chosen = values.weaponMasteries;
  const count = Math.max(allowed, chosen.length);
  // The list has no gaps, but a weapon stays at the place where it was chosen.
  const [kept, setKept] = useState<readonly string[]>(chosen);
  const isSame = kept.length <= count && listed(kept).join() === chosen.join();
  const places = isSame ? kept : chosen;
  if (count === 0) return null;
  const options = masteryOptions(values, { classes });
  return (
    <fieldset id={part('weaponMasteries').id} tabIndex={-1}>
      <legend className="mb-1 text-lg font-semibold">{characterLabels.weaponMasteries}</legend>
      <p className="mb-3 text-sm text-muted">
        {allowed === 1
          ? 'You know the special trick of one kind of weapon.'
          : `You know the special tricks of ${allowed} kinds of weapons. After a Long Rest you can swap one.`}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {Array.from({ length: count }, (_, index) => {
          const current = places[index] ?? '';
          const names = options.filter((name) => name === current || !chosen.includes(name));
          const offered = current === '' || names.includes(current) ? names : [current, ...names];
          return (
            <SelectField
              // The places of the kinds.
              key={index}
              label={`Weapon ${index + 1}`}
              placeholder="Choose"
              // One too many can be removed.
              optional={index >= allowed}
              value={current}
              options={offered.map((value) => ({ value, label: value }))}
              onChange={(name) => {
                const after = Array.from({ length: count }, (__, place) =>
                  place === index ? name : (places[place] ?? ''),
                );
                setKept(after);
                set('weaponMasteries', listed(after));
              }}
            />
          );
        })}
      </div>
      <MarksAt values={values} path="/weaponMasteries" />
    </fieldset>
  );
}
