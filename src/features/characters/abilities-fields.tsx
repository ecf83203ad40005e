import {
  abilityLabels,
  abilityModifier,
  abilityNames,
  pointBudget,
  pointsSpent,
  signed,
  withIncreases,
} from '#src/lib/character/abilities.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { NumberField } from '#src/ui/number-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import type { CharacterFormState, CharacterValues } from './use-character-form.ts';

const methods: readonly { value: CharacterValues['abilityMethod']; label: string }[] = [
  { value: 'standard-array', label: 'Standard array (15, 14, 13, 12, 10, 8)' },
  { value: 'point-buy', label: 'Point buy (27 points)' },
  { value: 'roll', label: 'Rolled (4d6, drop the lowest)' },
  { value: 'manual', label: 'Entered by hand' },
];

/** Fields for the six base scores and for the method of choosing them. */
export function AbilitiesFields({ values, set, part }: CharacterFormState) {
  const totals = withIncreases(values.abilities, values.increases);
  const spent = pointsSpent(values.abilities);
  const { id, error } = part('abilities');
  const scores = abilityNames.map((name) => ({ name, ...part(`abilities.${name}`) }));
  const isAboutOneScore = scores.some((score) => score.error !== undefined);
  return (
    <fieldset id={id} tabIndex={-1} className="flex flex-col gap-4">
      <legend className="mb-3 text-lg font-semibold">Abilities</legend>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Method"
          className="min-w-56 flex-1"
          value={values.abilityMethod}
          options={methods}
          onChange={(event) => {
            const method = methods.find(({ value }) => value === event.target.value);
            if (method) set('abilityMethod', method.value);
          }}
        />
        <Button onClick={() => set('abilities', characterClasses[values.class].array)}>
          Use the usual array of the class
        </Button>
      </div>
      {error !== undefined && !isAboutOneScore && (
        <Alert tone="danger" tabIndex={-1}>
          {error}
        </Alert>
      )}
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {scores.map(({ name, ...field }) => (
          <NumberField
            key={name}
            {...field}
            label={abilityLabels[name]}
            hint={`Total ${totals[name]}, modifier ${signed(abilityModifier(totals[name]))}`}
            value={values.abilities[name]}
            min={3}
            max={20}
            onChange={(score) => {
              if (score !== null) set('abilities', { ...values.abilities, [name]: score });
            }}
          />
        ))}
      </div>
      {values.abilityMethod === 'point-buy' && (
        <p role="status" className="text-sm text-muted">
          {spent === null
            ? 'Point buy goes from 8 to 15.'
            : `${spent} of ${pointBudget} points spent.`}
        </p>
      )}
    </fieldset>
  );
}
