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
import { abilityMethods, characterLabels } from './character-fields.ts';
import type { CharacterFormState } from './use-character-form.ts';

/** Fields for the six base scores and for the method of choosing them. */
export function AbilitiesFields({ values, set, part }: CharacterFormState) {
  const totals = withIncreases(values.abilities, values.increases);
  const spent = pointsSpent(values.abilities);
  const { id, error } = part('abilities');
  const scores = abilityNames.map((name) => ({ name, ...part(`abilities.${name}`) }));
  const isAboutOneScore = scores.some((score) => score.error !== undefined);
  return (
    <fieldset id={id} tabIndex={-1} className="flex flex-col gap-4">
      <legend className="mb-3 text-lg font-semibold">{characterLabels.abilities}</legend>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={characterLabels.abilityMethod}
          className="min-w-56 flex-1"
          value={values.abilityMethod}
          options={abilityMethods}
          onChange={(chosen) => {
            const method = abilityMethods.find(({ value }) => value === chosen);
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
