import {
  abilityLabels,
  abilityModifier,
  abilityNames,
  isStandardArray,
  signed,
  withIncreases,
} from '#src/lib/character/abilities.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { mapAbilities } from '#src/lib/character/scores.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TypedNumberField } from '#src/ui/typed-fields.tsx';
import { abilityMethods, characterLabels } from '../character-fields.ts';
import { abilityTexts, methodTexts } from '../data/choice-texts.ts';
import type { ScoresFormState } from '../use-character-form.ts';
import { PointBuy } from './point-buy.tsx';
import { SwappedScores } from './swapped-scores.tsx';
import { RollScores } from './roll-scores.tsx';

/** Fields for the six base scores and for the method of choosing them. */
export function AbilitiesFields(
  form: ScoresFormState & { /** Whether each ability says what it is for. */ explains?: boolean },
) {
  const { values, set, part, read, memory, remember, explains = false } = form;
  const { abilityMethod: method, abilities } = values;
  const { array, label } = characterClasses[values.class];
  const totals = withIncreases(abilities, values.increases);
  const { id, error } = part('abilities');
  const scores = abilityNames.map((name) => ({ name, ...part(`abilities.${name}`) }));
  const isAboutOneScore = scores.some((score) => score.error !== undefined);
  const hints = mapAbilities((name) => {
    const total = `Total ${totals[name]}, modifier ${signed(abilityModifier(totals[name]))}`;
    return explains ? `${total}. ${abilityTexts[name]}` : total;
  });

  /** Each method keeps its own scores, so that trying another one loses nothing. */
  function chooseMethod(chosen: string) {
    const next = abilityMethods.find(({ value }) => value === chosen)?.value;
    if (next === undefined || next === method) return;
    remember({ scores: { ...memory.scores, [method]: abilities } });
    set('abilityMethod', next);
    const known = memory.scores[next];
    if (known) set('abilities', known);
    else if (next === 'point-buy' || (next === 'standard-array' && !isStandardArray(abilities))) {
      set('abilities', isStandardArray(abilities) ? abilities : array);
    }
  }

  return (
    <fieldset id={id} tabIndex={-1} className="flex flex-col gap-4">
      <legend className="mb-3 text-lg font-semibold">{characterLabels.abilities}</legend>
      <div className="flex flex-wrap items-start gap-3">
        <SelectField
          label={characterLabels.abilityMethod}
          hint={methodTexts[method]}
          className="min-w-56 flex-1"
          value={method}
          options={abilityMethods}
          onChange={chooseMethod}
        />
        {method !== 'roll' && (
          <Button className="sm:mt-7" onClick={() => set('abilities', array)}>
            {`Use the usual scores of a ${label}`}
          </Button>
        )}
      </div>
      {error !== undefined && !isAboutOneScore && (
        <Alert tone="danger" tabIndex={-1}>
          {error}
        </Alert>
      )}
      {method === 'standard-array' && isStandardArray(abilities) && (
        <SwappedScores {...form} hints={hints} />
      )}
      {method === 'roll' && <RollScores {...form} hints={hints} />}
      {method === 'point-buy' && <PointBuy {...form} hints={hints} />}
      {(method === 'manual' || (method === 'standard-array' && !isStandardArray(abilities))) && (
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {scores.map(({ name, ...field }) => (
            <TypedNumberField
              key={name}
              {...field}
              label={abilityLabels[name]}
              hint={hints[name]}
              value={abilities[name]}
              min={3}
              max={20}
              onChange={(score) => {
                if (score !== null) set('abilities', { ...read().abilities, [name]: score });
              }}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
